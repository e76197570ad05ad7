// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package apply applies Works in members.
//
//	Work events ──► one queue per cluster ──► create or update in the member ──► work/observe: Work.status, one update
//	member events ─┘  (own workers, own backoff)   deleted Works: work/remove
//
// Invariants: the queue of a cluster is served by the workers of that cluster only, so that one member cannot delay another.
// Only objects with the label karmada.io/managed=true are changed, unless the Work requests to overwrite others, and only in the cluster
// whose ID the Cluster has. Nothing is changed in a cluster that is not ready.
package apply
