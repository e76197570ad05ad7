// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package status implements cluster-status-controller: it reports the state of Push-mode members in Cluster.status.
//
//	member.Engager ──► one loop per member: health, version, APIs, nodes and pods ──► Cluster.status, metrics
//
// Invariants: an unresponsive member delays only its own loop. A status that is up to date is not written.
package status
