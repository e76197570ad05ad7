// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package cluster joins clusters to the control plane and removes them.
//
//	Join ──► accounts in the member, Cluster and credentials in the control plane
//	Unjoin ──► Cluster deleted, then the accounts in the member
//
// Its subpackages are the controllers of Clusters: lifecycle (cluster-controller), status (cluster-status-controller),
// unifiedauth (unified-auth-controller), registration (agent-csr-approving-controller), taintpolicy
// (cluster-taint-policy-controller) and remedy (remedy-controller).
//
// Invariant: Join makes no changes if the cluster cannot join, and can be repeated.
package cluster
