// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package node computes the results of a scheduler-estimator from the nodes, pods and quotas of a cluster
// (docs/contract/protocols.md#scheduler-estimator).
//
//	Nodes, Pods, ResourceQuotas ──► Accounting ──► Snapshot ─┐
//	requirements ────────────────────────────────────────────────┼─► plugins ──► minimum
//
// Accounting sums the resources of a cluster and does not keep the objects. A Snapshot is an immutable view of it. The
// plugin Resources considers the free resources of the eligible nodes, the plugin Quotas those of the quotas of the namespace.
// The package is pure, and results do not depend on the order in which objects were added.
//
// Invariant: a result is never negative; math.MaxInt32 means that no plugin has a limit; without nodes the result is 0.
package node
