// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// WorkloadRebalancer orders, once, that some workloads be scheduled anew, as if they had never been placed. What is
// scheduled after the creation of the WorkloadRebalancer is not scheduled again on its behalf.
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

	// What came of it.
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

// WorkloadRebalancerSpec names the workloads.
type WorkloadRebalancerSpec struct {
	// The workloads to schedule anew, at least one.
	// +kubebuilder:validation:MinItems=1
	Workloads []ObjectReference `json:"workloads"`

	// Time, in seconds, after which the finished WorkloadRebalancer deletes itself; 0 means at once, nil never.
	// +optional
	TTLSecondsAfterFinished *int32 `json:"ttlSecondsAfterFinished,omitempty"`
}

// ObjectReference leads to one workload in the control plane.
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

// WorkloadRebalancerStatus says what came of the order.
type WorkloadRebalancerStatus struct {
	// The result for each workload, sorted by API version, kind, namespace and name. A result is final.
	// +optional
	ObservedWorkloads []ObservedWorkload `json:"observedWorkloads,omitempty"`

	// Generation of the spec that was dealt with last.
	// +optional
	ObservedGeneration int64 `json:"observedGeneration,omitempty"`

	// When every workload had a result. Nil before.
	// +optional
	FinishTime *metav1.Time `json:"finishTime,omitempty"`
}

// RebalanceResult is the result for one workload.
type RebalanceResult string

const (
	// RebalanceFailed means that the workload was not scheduled anew; the reason says why.
	RebalanceFailed RebalanceResult = "Failed"
	// RebalanceSuccessful means that the scheduler was told.
	RebalanceSuccessful RebalanceResult = "Successful"
)

// RebalanceFailedReason says why a workload was not scheduled anew.
type RebalanceFailedReason string

// RebalanceObjectNotFound means that there is no binding for the workload: it does not exist, or no policy selects it.
const RebalanceObjectNotFound RebalanceFailedReason = "ReferencedBindingNotFound"

// ObservedWorkload is the result for one workload.
type ObservedWorkload struct {
	// The workload.
	Workload ObjectReference `json:"workload"`

	// Successful or Failed. Empty while it is still being tried.
	// +optional
	Result RebalanceResult `json:"result,omitempty"`

	// Why it failed; ReferencedBindingNotFound.
	// +optional
	Reason RebalanceFailedReason `json:"reason,omitempty"`
}
