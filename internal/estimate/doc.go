// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package estimate computes how many replicas of a workload each cluster can run.
//
//	Clusters ──► Snapshot ─┐
//	Request ───────────────┼─► Gather ──► Estimate per cluster: the minimum, and the result of each estimator
//	Estimators ────────────┘
//
// The general estimator (summary) computes the result from the resource summary of the cluster. Other estimators, such as the
// scheduler-estimators (client calls server, with the messages of pb), are called concurrently under one deadline. The minimum
// counts (docs/contract/scheduling.md#available-replicas).
//
// Invariant: an estimator that is absent, slow, broken or malicious makes only its own result unknown or corrected. Unknown is
// not zero.
package estimate
