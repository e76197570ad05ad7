// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package cluster manages member clusters in the control plane: it joins them, reports their status, and removes them.
//
//	Join ──► Cluster ──► cluster-controller: execution namespace, taints from the condition Ready, finalizer ──► Unjoin
//	           ▲
//	           └── cluster-status-controller: one loop per member: health, version, APIs, nodes and pods ──► Cluster.status
//
// Invariants: an unresponsive member delays only its own loop. A Cluster is removed only after its execution namespace is
// deleted and no binding targets it. Objects that are up to date are not written.
package cluster
