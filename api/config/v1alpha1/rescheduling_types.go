// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ReplicaSchedulingPolicy periodically moves replicas out of overutilized clusters. It applies to workloads whose replicas
// are divided by capacity (Aggregated, or a dynamic weight).
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=replicaschedulingpolicies,scope=Cluster,categories=karmada-io
// +kubebuilder:printcolumn:JSONPath=`.spec.reschedulePolicy.enabled`,name="ENABLED",type=boolean
// +kubebuilder:printcolumn:JSONPath=`.spec.reschedulePolicy.interval`,name="INTERVAL",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type ReplicaSchedulingPolicy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// When replicas move.
	Spec ReplicaSchedulingPolicySpec `json:"spec"`
}

// ReplicaSchedulingPolicyList is a list of ReplicaSchedulingPolicies.
// +kubebuilder:object:root=true
type ReplicaSchedulingPolicyList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The policies.
	Items []ReplicaSchedulingPolicy `json:"items"`
}

// ReplicaSchedulingPolicySpec defines when replicas move.
type ReplicaSchedulingPolicySpec struct {
	// When replicas move out of a cluster.
	ReschedulePolicy ReschedulePolicy `json:"reschedulePolicy"`
}

// ReschedulePolicy defines when replicas move out of a cluster.
type ReschedulePolicy struct {
	// False disables the policy. Default false.
	// +optional
	Enabled bool `json:"enabled,omitempty"`

	// Interval of the checks, such as 60s or 5m; greater than 0. One below 10s acts as 10s. Default 60s.
	// +optional
	// +kubebuilder:default="60s"
	// +kubebuilder:validation:XValidation:rule="duration(self) > duration('0s')",message="must be greater than 0"
	Interval metav1.Duration `json:"interval,omitempty,omitzero"`

	// Utilization above which replicas move. Without a threshold nothing moves.
	// +optional
	Threshold RescheduleThreshold `json:"threshold,omitempty,omitzero"`
}

// RescheduleThreshold defines the utilization above which replicas leave a cluster. One resource above its threshold is
// enough.
type RescheduleThreshold struct {
	// CPU requests of pods in percent of the allocatable CPU, 1 to 100. Nil means that CPU is not considered.
	// +optional
	// +kubebuilder:validation:Minimum=1
	// +kubebuilder:validation:Maximum=100
	CPUUtilization *int32 `json:"cpuUtilization,omitempty"`

	// Memory requests of pods in percent of the allocatable memory, 1 to 100. Nil means that memory is not considered.
	// +optional
	// +kubebuilder:validation:Minimum=1
	// +kubebuilder:validation:Maximum=100
	MemoryUtilization *int32 `json:"memoryUtilization,omitempty"`
}
