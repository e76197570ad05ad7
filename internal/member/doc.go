// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package member holds the connections to member clusters: credentials, clients, discovery, watches of what we manage.
//
//	Cluster + Secret ─► Members ─► Engage(ctx, *Member) to every Engager; ctx ends when the member leaves or its
//	                               address or credentials change, and Engage comes again for what replaced it
//
// Invariants: nothing here waits for a member on a shared path; a member that hangs, lies or is gone costs the others
// nothing. Credentials stay in this package; they are never logged.
package member
