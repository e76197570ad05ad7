// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// WorkloadRebalancer requests, once, that workloads are rescheduled from scratch. Workloads that were scheduled after the
// creation of the WorkloadRebalancer are not rescheduled.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=workloadrebalancers,scope=Cluster
// +kubebuilder:subresource:status
type WorkloadRebalancer struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The workloads.
	Spec WorkloadRebalancerSpec `json:"spec"`

	// Results.
	// +optional
	Status WorkloadRebalancerStatus `json:"status,omitempty,omitzero"`
}

// WorkloadRebalancerList is a list of WorkloadRebalancers.
// +kubebuilder:object:root=true
type WorkloadRebalancerList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The rebalancers.
	Items []WorkloadRebalancer `json:"items"`
}

// WorkloadRebalancerSpec lists the workloads.
type WorkloadRebalancerSpec struct {
	// The workloads to reschedule, at least one.
	// +kubebuilder:validation:MinItems=1
	Workloads []ObjectReference `json:"workloads"`

	// Time, in seconds, after which the finished WorkloadRebalancer is deleted; 0 means immediately, nil never.
	// +optional
	TTLSecondsAfterFinished *int32 `json:"ttlSecondsAfterFinished,omitempty"`
}

// ObjectReference refers to one workload in the control plane.
type ObjectReference struct {
	// API version, such as "apps/v1".
	APIVersion string `json:"apiVersion"`

	// Kind, such as "Deployment".
	Kind string `json:"kind"`

	// Namespace; empty for a cluster-scoped object.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// Name.
	Name string `json:"name"`
}

// WorkloadRebalancerStatus holds the results.
type WorkloadRebalancerStatus struct {
	// The result for each workload, sorted by API version, kind, namespace and name. A result is final.
	// +optional
	ObservedWorkloads []ObservedWorkload `json:"observedWorkloads,omitempty"`

	// Generation of the spec that was processed last.
	// +optional
	ObservedGeneration int64 `json:"observedGeneration,omitempty"`

	// When every workload had a result. Nil before.
	// +optional
	FinishTime *metav1.Time `json:"finishTime,omitempty"`
}

// RebalanceResult is the result for one workload.
type RebalanceResult string

const (
	// RebalanceFailed means that the workload was not rescheduled; see the reason.
	RebalanceFailed RebalanceResult = "Failed"
	// RebalanceSuccessful means that the rescheduling was requested from the scheduler.
	RebalanceSuccessful RebalanceResult = "Successful"
)

// RebalanceFailedReason is the reason why a workload was not rescheduled.
type RebalanceFailedReason string

// RebalanceObjectNotFound means that the workload has no binding: it does not exist, or no policy selects it.
const RebalanceObjectNotFound RebalanceFailedReason = "ReferencedBindingNotFound"

// ObservedWorkload is the result for one workload.
type ObservedWorkload struct {
	// The workload.
	Workload ObjectReference `json:"workload"`

	// Successful or Failed. Empty while the request is retried.
	// +optional
	Result RebalanceResult `json:"result,omitempty"`

	// Why it failed; ReferencedBindingNotFound.
	// +optional
	Reason RebalanceFailedReason `json:"reason,omitempty"`
}
