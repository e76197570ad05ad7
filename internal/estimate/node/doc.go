// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package node estimates from the nodes of a cluster and what runs on them: what an estimator that stands beside a cluster
// answers (docs/contract/protocols.md#scheduler-estimator).
//
//	Nodes, Pods, ResourceQuotas ──► Ledger ──► Snapshot ─┐
//	what a workload needs ───────────────────────────────┼─► plugins ──► the smallest answer
//
// A Ledger adds up the objects of a cluster as they come and go and keeps none of them; a Snapshot is what it holds at one
// moment. Plugins judge a Snapshot: NodeResources by what is free on each node that will do, Quotas by what the quotas of
// the namespace leave. The package is pure, and the order in which nodes and pods came makes no difference.
//
// Invariant: an answer is never negative; math.MaxInt32 means that no plugin knows of a limit; a cluster without nodes has
// room for nothing.
package node
