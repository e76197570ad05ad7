// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package bench measures a running control plane from outside, as its users see it.
//
//	Run       Deployments: how long they take to reach the members and to be reported back, and what they cost in writes
//	Schedule  bindings: how long they take to get clusters, what that costs, and what a high priority is worth
//	Benchmark what `go test -bench` says about the parts that decide
//
// Nothing here judges; it prints figures, and beside them what is promised. Times are taken where a watch shows the change.
package bench
