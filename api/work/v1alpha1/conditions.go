// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

// Condition types of Work.
const (
	// WorkApplied says whether the object in the member cluster is as the Work wants it.
	WorkApplied = "Applied"
	// WorkDispatching says whether changes are sent to the member cluster.
	WorkDispatching = "Dispatching"
	// WorkInterpreted says whether the status and the health of the object in the member cluster could be interpreted. It
	// is there only once they could not.
	WorkInterpreted = "Interpreted"
	// WorkProgressing is reserved and never set.
	WorkProgressing = "Progressing"
	// WorkAvailable is reserved and never set.
	WorkAvailable = "Available"
	// WorkDegraded is reserved and never set.
	WorkDegraded = "Degraded"
)

// Reasons of the condition Applied.
const (
	// WorkAppliedSuccessful comes with True.
	WorkAppliedSuccessful = "AppliedSuccessful"
	// WorkAppliedFailed comes with False; the message says which object, and why.
	WorkAppliedFailed = "AppliedFailed"
)

// Reasons of the condition Dispatching.
const (
	// WorkReasonDispatching comes with True.
	WorkReasonDispatching = "Dispatching"
	// WorkReasonSuspendDispatching comes with False: the Work is suspended.
	WorkReasonSuspendDispatching = "SuspendDispatching"
)

// Reasons of the condition Interpreted.
const (
	// WorkInterpretSuccessful comes with True: what failed before works again.
	WorkInterpretSuccessful = "InterpretSuccessful"
	// WorkInterpretFailed comes with False; the message says which interpreter failed, for which object, and why.
	WorkInterpretFailed = "InterpretFailed"
)
