// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

// Condition types of ResourceBinding and ClusterResourceBinding.
const (
	// Scheduled reports whether the last attempt to schedule succeeded.
	Scheduled = "Scheduled"
	// FullyApplied reports whether the object is applied in all of its clusters.
	FullyApplied = "FullyApplied"
	// Rendered reports whether the manifests of all clusters could be rendered, and their Works written. It exists only after a
	// first failure.
	Rendered = "Rendered"
	// Interpreted reports whether the statuses of all clusters could be interpreted and aggregated. It exists only after a
	// first failure.
	Interpreted = "Interpreted"
	// Enforced reports whether fields that are changed in the clusters are restored at once. It exists only after another manager of a
	// cluster set a field again after each restoration.
	Enforced = "Enforced"
	// RemovalHeld reports whether the removal of member objects awaits approval, because one change would remove many. It exists
	// only after a removal was held.
	RemovalHeld = "RemovalHeld"
	// RestartHeld reports whether the restart of a workload awaits approval, because one change of override policies would restart many. It
	// exists only after a restart was held.
	RestartHeld = "RestartHeld"
	// EvictionBlocked reports whether an eviction waits: the object stays in its cluster although it should leave. It exists only
	// after an eviction was blocked.
	EvictionBlocked = "EvictionBlocked"
	// StatusUnknown reports whether a part of the shown status is the last report of clusters that are not ready. It exists only
	// after a first loss.
	StatusUnknown = "StatusUnknown"
	// MoveHeldByBudget reports whether a move waits because of a disruption budget: clusters keep more replicas than they were assigned, or
	// an object that should leave them. It exists only after a move was held.
	MoveHeldByBudget = "MoveHeldByBudget"
)

// Reasons of the condition MoveHeldByBudget.
const (
	// BudgetExhausted is used with True; the message names the clusters and the budgets.
	BudgetExhausted = "BudgetExhausted"
	// BudgetAllows is used with False: no move waits.
	BudgetAllows = "BudgetAllows"
)

// Reasons of the condition StatusUnknown.
const (
	// ClusterNotReady is used with True; the message has the number of replicas and the clusters.
	ClusterNotReady = "ClusterNotReady"
	// ClustersReady is used with False: the status is current.
	ClustersReady = "ClustersReady"
)

// Reasons of the condition EvictionBlocked.
const (
	// NoReplacement is used with True: no other cluster can take the object.
	NoReplacement = "NoReplacement"
	// ReplacementMissing is used with True: another cluster was selected, and the object does not run there after the grace period.
	ReplacementMissing = "ReplacementMissing"
	// EvictionUnblocked is used with False: the eviction proceeds, or is no longer necessary.
	EvictionUnblocked = "EvictionUnblocked"
)

// Reasons of the condition RemovalHeld.
const (
	// TooManyRemovals is used with True; the message has the limit and how to approve.
	TooManyRemovals = "TooManyRemovals"
	// RemovalAllowed is used with False: the removals were approved or are no longer requested.
	RemovalAllowed = "RemovalAllowed"
)

// Reasons of the condition RestartHeld.
const (
	// TooManyRestarts is used with True; the message has the limit and how to approve.
	TooManyRestarts = "TooManyRestarts"
	// RestartAllowed is used with False: the restarts were approved or are no longer requested.
	RestartAllowed = "RestartAllowed"
)

// Reasons of the condition Scheduled.
const (
	// BindingReasonSuccess is used with True.
	BindingReasonSuccess = "Success"
	// BindingReasonSchedulerError is used with False: the attempt failed, or the clusters selected by spread constraints lack
	// capacity. It is retried.
	BindingReasonSchedulerError = "SchedulerError"
	// BindingReasonNoClusterFit is used with False: no cluster passes the filters.
	BindingReasonNoClusterFit = "NoClusterFit"
	// BindingReasonUnschedulable is used with False: the clusters that pass the filters cannot satisfy the placement or lack capacity.
	BindingReasonUnschedulable = "Unschedulable"
	// BindingReasonQuotaExceeded is used with False: a FederatedResourceQuota rejected the result.
	BindingReasonQuotaExceeded = "QuotaExceeded"
)

// Reasons of the condition FullyApplied.
const (
	// FullyAppliedSuccess is used with True.
	FullyAppliedSuccess = "FullyAppliedSuccess"
	// FullyAppliedFailed is used with False; see the aggregated status for the clusters.
	FullyAppliedFailed = "FullyAppliedFailed"
)

// Reasons of the conditions Rendered and Interpreted.
const (
	// RenderSuccess is used with True: the operation succeeds again.
	RenderSuccess = "RenderSuccess"
	// RenderFailed is used with False; the message names the clusters and the cause.
	RenderFailed = "RenderFailed"
	// InterpretSuccess is used with True: the operation succeeds again.
	InterpretSuccess = "InterpretSuccess"
	// InterpretFailed is used with False; the message names the interpreter and the cause.
	InterpretFailed = "InterpretFailed"
)

// Reasons of the condition Enforced.
const (
	// FieldsEnforced is used with True: the fields are no longer changed after each correction.
	FieldsEnforced = "FieldsEnforced"
	// FieldsContested is used with False; the message names the clusters, the fields and their managers.
	FieldsContested = "FieldsContested"
)

// Reasons of a GracefulEvictionTask.
const (
	// EvictionReasonTaintUntolerated means that the workload does not tolerate a NoExecute taint of the cluster.
	EvictionReasonTaintUntolerated = "TaintUntolerated"
	// EvictionReasonApplicationFailure means that the workload was unhealthy for too long.
	EvictionReasonApplicationFailure = "ApplicationFailure"
	// EvictionReasonClusterNotReady means that the cluster was not ready for longer than failover.applicationMigrationPolicy of
	// the policy tolerates.
	EvictionReasonClusterNotReady = "ClusterNotReady"
	// EvictionReasonRescheduled means that the scheduler no longer selects the cluster, and failover.rescheduling of the policy
	// delays the deletion.
	EvictionReasonRescheduled = "Rescheduled"
	// EvictionReasonRequested means that a PlacementEviction requested the eviction.
	EvictionReasonRequested = "PlacementEviction"
)
