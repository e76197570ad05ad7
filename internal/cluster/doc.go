// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package cluster is the life of a member cluster in the control plane: joining, being watched over, leaving.
//
//	Join ──► Cluster ──► lifecycle: execution namespace, taints by the condition Ready, finalizer ──► Unjoin: drained, gone
//	           ▲
//	           └── status: one loop for each member: health, version, APIs, nodes and pods ──► Cluster.status
//
// Invariants: a member that hangs delays only its own loop; a cluster leaves only when its execution namespace is gone
// and no binding names it; nothing is written that is right already.
package cluster
