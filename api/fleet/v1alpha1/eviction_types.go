// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// PlacementEviction evicts a workload of its namespace from a cluster, once. Another cluster replaces the copy before it is deleted, and
// budgets limit how fast it leaves. It is deleted 24 hours after it has ended.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=placementevictions,scope=Namespaced,shortName=plev,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.spec.binding`,name="BINDING",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.cluster`,name="CLUSTER",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.phase`,name="PHASE",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.movedTo`,name="MOVED-TO",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type PlacementEviction struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// What is evicted. It cannot be changed.
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="the spec of an eviction cannot be changed; create another one"
	Spec PlacementEvictionSpec `json:"spec"`

	// Progress of the eviction.
	// +optional
	Status PlacementEvictionStatus `json:"status,omitempty,omitzero"`
}

// PlacementEvictionList is a list of PlacementEvictions.
// +kubebuilder:object:root=true
type PlacementEvictionList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The evictions.
	Items []PlacementEviction `json:"items"`
}

// PlacementEvictionSpec defines what is evicted.
type PlacementEvictionSpec struct {
	// Name of the ResourceBinding of the workload.
	// +kubebuilder:validation:MinLength=1
	Binding string `json:"binding"`

	// Name of the cluster that the workload leaves.
	// +kubebuilder:validation:MinLength=1
	Cluster string `json:"cluster"`

	// When the copy in the cluster is deleted: after its replacement is healthy (Gracefully), or before the workload runs elsewhere
	// (Directly). Default Gracefully.
	// +optional
	// +kubebuilder:default=Gracefully
	// +kubebuilder:validation:Enum=Gracefully;Directly
	PurgeMode policyv1alpha1.PurgeMode `json:"purgeMode,omitempty"`

	// Longest time, in seconds, that the copy stays while its replacement is not healthy. Nil means the timeout of the controller
	// manager. Only for purgeMode Gracefully.
	// +optional
	// +kubebuilder:validation:Minimum=0
	GracePeriodSeconds *int32 `json:"gracePeriodSeconds,omitempty"`
}

// PlacementEvictionPhase is the progress of an eviction.
// +kubebuilder:validation:Enum=Valid;Executing;Executed;Blocked;Invalid
type PlacementEvictionPhase string

const (
	// EvictionValid means that the eviction is accepted and starts.
	EvictionValid PlacementEvictionPhase = "Valid"
	// EvictionExecuting means that the workload leaves the cluster.
	EvictionExecuting PlacementEvictionPhase = "Executing"
	// EvictionExecuted means that the copy was removed from the cluster.
	EvictionExecuted PlacementEvictionPhase = "Executed"
	// EvictionBlocked means that the eviction waits for another cluster or for a budget.
	EvictionBlocked PlacementEvictionPhase = "Blocked"
	// EvictionInvalid means that nothing is evicted: the binding does not exist, is not in the cluster, or must not be evicted.
	EvictionInvalid PlacementEvictionPhase = "Invalid"
)

// PlacementEvictionStatus reports the progress of an eviction.
type PlacementEvictionStatus struct {
	// Progress of the eviction. Executed and Invalid are final.
	// +optional
	Phase PlacementEvictionPhase `json:"phase,omitempty"`

	// Human-readable description of the phase.
	// +optional
	Message string `json:"message,omitempty"`

	// Clusters of the workload, with its replicas, after the copy was replaced.
	// +optional
	MovedTo []string `json:"movedTo,omitempty"`

	// Time at which the workload began to leave the cluster.
	// +optional
	StartTime *metav1.Time `json:"startTime,omitempty"`

	// Time at which the eviction ended. The object is deleted 24 hours later.
	// +optional
	CompletionTime *metav1.Time `json:"completionTime,omitempty"`
}
