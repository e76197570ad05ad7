// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package member holds the clusters that this process owns, and the connections to them: credentials, clients and discovery.
//
//	Cluster or execution namespace ─► Members ─► Own(ctx, cluster) on every Owner
//	Cluster + Secret               ─► Members ─► Engage(ctx, *Member) on every Engager
//
// The context of a connection ends when the cluster is removed, its address or credentials change, or the manager ends. If the
// address or credentials change, Engage is called again with the new connection.
//
// A cluster in Pull mode is reached through the connection that its agent has opened (package tunnel), never at the address that the agent
// reports. Processes that apply Works use the local connection of the agent instead.
//
// Invariants: no shared code path waits for a member, so an unresponsive member does not delay the others. Credentials are
// never logged and are not part of errors.
package member
