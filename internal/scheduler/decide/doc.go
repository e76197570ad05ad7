// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package decide chooses the clusters of a workload and divides its replicas among them. It is pure: a Snapshot of the
// clusters and a Request go in, a Decision with its Trace comes out; nothing is read, written, timed or logged.
//
//	Request ─┐
//	         ├─► for each affinity term: filter ─► select ─► divide ─► Decision{Clusters, Affinity, Trace}
//	Snapshot ┘                             (the first term that works is taken)
//
// The same inputs give the same Decision, in whatever order they come. The Trace says of every cluster why it was chosen
// or not, in the words that conditions and the CLI print.
package decide
