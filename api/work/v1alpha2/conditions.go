// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

// Condition types of ResourceBinding and ClusterResourceBinding.
const (
	// Scheduled says whether the scheduler found clusters at its last attempt.
	Scheduled = "Scheduled"
	// FullyApplied says whether the object is in every cluster that it should be in.
	FullyApplied = "FullyApplied"
	// Rendered says whether the object could be made for every cluster. It is there only once it could not.
	Rendered = "Rendered"
	// Interpreted says whether the reports of all clusters could be interpreted and added up. It is there only once they
	// could not.
	Interpreted = "Interpreted"
)

// Reasons of the condition Scheduled.
const (
	// BindingReasonSuccess comes with True.
	BindingReasonSuccess = "Success"
	// BindingReasonSchedulerError comes with False: the attempt failed for a technical reason and is repeated.
	BindingReasonSchedulerError = "SchedulerError"
	// BindingReasonNoClusterFit comes with False: no cluster passes the filters.
	BindingReasonNoClusterFit = "NoClusterFit"
	// BindingReasonUnschedulable comes with False: clusters fit, but they cannot hold all replicas.
	BindingReasonUnschedulable = "Unschedulable"
	// BindingReasonQuotaExceeded comes with False: a FederatedResourceQuota refused the result.
	BindingReasonQuotaExceeded = "QuotaExceeded"
)

// Reasons of the condition FullyApplied.
const (
	// FullyAppliedSuccess comes with True.
	FullyAppliedSuccess = "FullyAppliedSuccess"
	// FullyAppliedFailed comes with False; the aggregated status says for which clusters.
	FullyAppliedFailed = "FullyAppliedFailed"
)

// Reasons of the conditions Rendered and Interpreted.
const (
	// RenderSuccess comes with True: what failed before works again.
	RenderSuccess = "RenderSuccess"
	// RenderFailed comes with False; the message says for which clusters, and why.
	RenderFailed = "RenderFailed"
	// InterpretSuccess comes with True: what failed before works again.
	InterpretSuccess = "InterpretSuccess"
	// InterpretFailed comes with False; the message says which interpreter failed, and why.
	InterpretFailed = "InterpretFailed"
)

// Reasons of a GracefulEvictionTask.
const (
	// EvictionReasonTaintUntolerated means that the cluster has a taint NoExecute which the workload does not tolerate.
	EvictionReasonTaintUntolerated = "TaintUntolerated"
	// EvictionReasonApplicationFailure means that the workload was unhealthy for too long.
	EvictionReasonApplicationFailure = "ApplicationFailure"
)
