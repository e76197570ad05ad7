// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// FederatedHPA scales a workload of the control plane by its load in all member clusters together. It works like the
// HorizontalPodAutoscaler of autoscaling/v2, with the metrics of all clusters; the scheduler then divides the new number of
// replicas.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=federatedhpas,scope=Namespaced,shortName=fhpa,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.spec.scaleTargetRef.kind`,name="REFERENCE-KIND",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.scaleTargetRef.name`,name="REFERENCE-NAME",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.minReplicas`,name="MINPODS",type=integer
// +kubebuilder:printcolumn:JSONPath=`.spec.maxReplicas`,name="MAXPODS",type=integer
// +kubebuilder:printcolumn:JSONPath=`.status.currentReplicas`,name="REPLICAS",type=integer
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type FederatedHPA struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Target and metrics.
	Spec FederatedHPASpec `json:"spec"`

	// Metrics, replicas and conditions at the last evaluation.
	// +optional
	Status autoscalingv2.HorizontalPodAutoscalerStatus `json:"status,omitempty,omitzero"`
}

// FederatedHPAList is a list of FederatedHPAs.
// +kubebuilder:object:root=true
type FederatedHPAList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The autoscalers.
	Items []FederatedHPA `json:"items"`
}

// FederatedHPASpec defines the target to scale and the metrics.
// +kubebuilder:validation:XValidation:rule="!has(self.minReplicas) || self.maxReplicas >= self.minReplicas",message="must be greater than or equal to `minReplicas`",fieldPath=".maxReplicas"
type FederatedHPASpec struct {
	// The workload, by API version, kind and name, in the namespace of the FederatedHPA. Requires a scale subresource.
	ScaleTargetRef autoscalingv2.CrossVersionObjectReference `json:"scaleTargetRef"`

	// Minimum number of replicas in all clusters together, at least 1. Default 1.
	// +optional
	// +kubebuilder:validation:XValidation:rule="self >= 1",message="must be greater than or equal to 1"
	MinReplicas *int32 `json:"minReplicas,omitempty"`

	// Maximum number of replicas in all clusters together, at least 1 and at least minReplicas.
	// +kubebuilder:validation:XValidation:rule="self >= 1",message="must be greater than 0"
	MaxReplicas int32 `json:"maxReplicas"`

	// Metrics to scale by; the metric with the highest resulting number of replicas counts. Resource, ContainerResource,
	// Pods and Object are supported, External is rejected. Default: 80 percent of the CPU requests of the pods.
	// +optional
	Metrics []autoscalingv2.MetricSpec `json:"metrics,omitempty"`

	// Scaling behavior up and down. Nil means the default of a HorizontalPodAutoscaler.
	// +optional
	Behavior *autoscalingv2.HorizontalPodAutoscalerBehavior `json:"behavior,omitempty"`
}
