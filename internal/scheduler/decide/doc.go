// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package decide chooses the clusters of a workload and divides its replicas among them. It is pure: a Snapshot of the
// clusters, a Request and Estimates of what the clusters can take go in, a Decision with its Trace comes out; nothing is
// read, written, timed or logged.
//
//	Request ──┐
//	Snapshot ─┼─► for each affinity term: filter ─► score ─► spread ─► divide ─► Decision{Clusters, Affinity, Trace}
//	Estimates ┘                           (the first term that works is taken)
//
// A Profile holds the plugins that filter and score. Questions says beforehand whose estimates a decision needs.
//
// The same inputs give the same Decision, in whatever order they come, and a Decision that was carried out is decided
// again as it is. The Trace says of every cluster why it was chosen or not, in the words that conditions and the CLI
// print; it is made on request, and the request does not change the Decision.
package decide
