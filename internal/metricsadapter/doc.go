// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package metricsadapter serves the metrics of all member clusters as one: karmada-metrics-adapter.
//
//	request ─► fleet: the same request to each ready cluster, in parallel ─► merge (pure) ─► response
//	                                                                     └► Warning header: clusters that are left out, and why
//
//	metrics.k8s.io           usage of nodes and pods: all objects, each with the cluster that it is from
//	custom.metrics.k8s.io    the sum of the values of all clusters
//	external.metrics.k8s.io  the values of all clusters
//
// Invariants: a request waits for members not longer than readTimeout, and is sent to at most parallel members at a time. A member that
// does not respond is left out and named in a Warning header. If no member responds, the response is an error: an empty list would look
// like workloads without load.
package metricsadapter
