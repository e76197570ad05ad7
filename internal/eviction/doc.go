// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package eviction decides which workloads leave a cluster, and when the copy that they leave behind is deleted. It is pure: values and
// a time in, decisions with reasons out. Both kinds of bindings share it.
//
//	ByTaints, ByHealth, ByReadiness ──► when must a workload leave a cluster, and why          (taint manager, application failover)
//	Cause                           ──► does the reason of an eviction task still hold?
//	Assess                          ──► keep, recover, cancel or complete a task, and why       (graceful eviction)
//	Suspension                      ──► did the control plane lose so many clusters at once that it may be disconnected?
//	Pacer                           ──► in which order and how fast do workloads leave a cluster?
//
// Invariants: a task is completed, and its copy deleted, only if the object is applied in another cluster. If that replacement is
// unhealthy, a task is completed only while its reason holds. Missing information is never a reason to evict or to delete.
package eviction
