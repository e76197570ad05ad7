// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// Condition types of Work.
const (
	// WorkApplied reports whether the object in the member cluster matches the Work.
	WorkApplied = "Applied"
	// WorkDispatching reports whether changes are sent to the member cluster.
	WorkDispatching = "Dispatching"
	// WorkInterpreted reports whether the status and the health of the object in the member cluster could be interpreted. It
	// is there only once they could not.
	WorkInterpreted = "Interpreted"
	// WorkEnforced reports whether fields that are changed in the member cluster are restored at once. It is there only once other
	// managers set the same fields again and again.
	WorkEnforced = "Enforced"
	// WorkRemoved is set on a Work that is being deleted while its objects cannot be removed from the member cluster.
	WorkRemoved = "Removed"
	// WorkProgressing is reserved and never set.
	WorkProgressing = "Progressing"
	// WorkAvailable is reserved and never set.
	WorkAvailable = "Available"
	// WorkDegraded is reserved and never set.
	WorkDegraded = "Degraded"
)

// Reasons of the condition Applied.
const (
	// WorkAppliedSuccessful is used with True.
	WorkAppliedSuccessful = "AppliedSuccessful"
	// WorkAppliedFailed is used with False; the message names the object and the cause.
	WorkAppliedFailed = "AppliedFailed"
	// WorkAppliedUnknown is used with Unknown: the objects cannot be watched.
	WorkAppliedUnknown = "AppliedUnknown"
)

// Reasons of the condition Dispatching.
const (
	// WorkReasonDispatching is used with True.
	WorkReasonDispatching = "Dispatching"
	// WorkReasonSuspendDispatching is used with False: the Work is suspended.
	WorkReasonSuspendDispatching = "SuspendDispatching"
)

// Reasons of the condition Interpreted.
const (
	// WorkInterpretSuccessful is used with True: the operation succeeds again.
	WorkInterpretSuccessful = "InterpretSuccessful"
	// WorkInterpretFailed is used with False; the message names the interpreter, the object and the cause.
	WorkInterpretFailed = "InterpretFailed"
)

// Reasons of the condition Enforced.
const (
	// WorkFieldsEnforced is used with True: the fields are no longer changed after each correction.
	WorkFieldsEnforced = "FieldsEnforced"
	// WorkFieldsContested is used with False; the message names the fields and their managers.
	WorkFieldsContested = "FieldsContested"
)

// Reasons of the condition Removed.
const (
	// WorkNamespaceInUse is used with False: the namespace contains objects that Karmada does not manage.
	WorkNamespaceInUse = "NamespaceInUse"
	// WorkKindInUse is used with False: the deletion of the CustomResourceDefinition would delete objects that Karmada does not manage.
	WorkKindInUse = "KindInUse"
	// WorkClusterMismatch is used with False: the API server belongs to another cluster than the Cluster describes.
	WorkClusterMismatch = "ClusterMismatch"
	// WorkClusterHeldElsewhere is used with False: another control plane holds the cluster.
	WorkClusterHeldElsewhere = "ClusterHeldElsewhere"
)
