// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package estimate says how many replicas of a workload fit where.
//
//	Clusters ──► Snapshot ─┐
//	Question ──────────────┼─► Gather ──► Estimate for each cluster: the least, and who said what
//	Estimators ────────────┘
//
// The general estimator (summary) answers from what the clusters report of themselves, at once. Others, such as the
// estimators that run beside the clusters (client talks to server, in the words of pb), are asked all at once under one
// deadline. The smallest answer counts (docs/contract/scheduling.md#available-replicas).
//
// Invariant: an estimator that is absent, slow, broken or lying makes its own answer unknown, or corrected, and changes
// nothing else. Unknown is not zero.
package estimate
