// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package decide chooses the clusters of a workload and assigns replicas to them. It is pure: it reads and writes nothing,
// has no clock and no logger.
//
//	Request ──┐
//	Snapshot ─┼─► for each affinity term: filter ─► score ─► spread ─► divide ─► Decision{Clusters, Affinity, Trace}
//	Estimates ┘                           (the first term that succeeds is chosen)
//
// A Profile holds the plugins that filter and score. EstimatesNeeded returns the clusters whose estimates affect a decision.
//
// It guarantees:
//   - the same input results in the same Decision, in any order of clusters, constraints and peers;
//   - a Decision is a fixpoint: with its clusters as Current, Decide returns the same clusters;
//   - the Trace contains for each cluster why it was chosen or not. It is recorded only if Request.Explain is set, which does
//     not affect the Decision.
package decide
