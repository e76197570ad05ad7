// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// PlacementDisruptionBudget limits how many replicas of a workload, or how many of its clusters, voluntary moves make unavailable at the
// same time. It applies to each workload of its namespace that it selects, on its own. Lost clusters count, but losses are not prevented.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=placementdisruptionbudgets,scope=Namespaced,shortName=pldb,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.spec.minAvailable`,name="MIN-AVAILABLE",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.maxUnavailable`,name="MAX-UNAVAILABLE",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.available`,name="AVAILABLE",type=integer
// +kubebuilder:printcolumn:JSONPath=`.status.disruptionsAllowed`,name="ALLOWED",type=integer
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type PlacementDisruptionBudget struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The workloads and the limit.
	Spec PlacementDisruptionBudgetSpec `json:"spec"`

	// Availability of the workloads.
	// +optional
	Status PlacementDisruptionBudgetStatus `json:"status,omitempty,omitzero"`
}

// PlacementDisruptionBudgetList is a list of PlacementDisruptionBudgets.
// +kubebuilder:object:root=true
type PlacementDisruptionBudgetList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The budgets.
	Items []PlacementDisruptionBudget `json:"items"`
}

// ClusterPlacementDisruptionBudget is a PlacementDisruptionBudget for the workloads of all namespaces, and for cluster-scoped objects.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clusterplacementdisruptionbudgets,scope=Cluster,shortName=cpldb,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.spec.minAvailable`,name="MIN-AVAILABLE",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.maxUnavailable`,name="MAX-UNAVAILABLE",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.available`,name="AVAILABLE",type=integer
// +kubebuilder:printcolumn:JSONPath=`.status.disruptionsAllowed`,name="ALLOWED",type=integer
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type ClusterPlacementDisruptionBudget struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The workloads and the limit.
	Spec PlacementDisruptionBudgetSpec `json:"spec"`

	// Availability of the workloads.
	// +optional
	Status PlacementDisruptionBudgetStatus `json:"status,omitempty,omitzero"`
}

// ClusterPlacementDisruptionBudgetList is a list of ClusterPlacementDisruptionBudgets.
// +kubebuilder:object:root=true
type ClusterPlacementDisruptionBudgetList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The budgets.
	Items []ClusterPlacementDisruptionBudget `json:"items"`
}

// PlacementDisruptionBudgetSpec defines the workloads and the limit.
// +kubebuilder:validation:XValidation:rule="has(self.minAvailable) != has(self.maxUnavailable)",message="exactly one of minAvailable and maxUnavailable is required"
type PlacementDisruptionBudgetSpec struct {
	// Labels of the templates of the workloads. An empty selector selects all.
	Selector metav1.LabelSelector `json:"selector"`

	// Number or percentage that stays available, of each workload. Percentages are rounded up. Mutually exclusive with maxUnavailable.
	// +optional
	// +kubebuilder:validation:XIntOrString
	// +kubebuilder:validation:XValidation:rule="type(self) == int ? self >= 0 && self <= 2147483647 : self.matches('^(100|[0-9]{1,2})%$')",message="must be a number of at least 0, or a percentage from 0% to 100%"
	MinAvailable *intstr.IntOrString `json:"minAvailable,omitempty"`

	// Number or percentage that may be unavailable, of each workload. Percentages are rounded up. Mutually exclusive with minAvailable.
	// +optional
	// +kubebuilder:validation:XIntOrString
	// +kubebuilder:validation:XValidation:rule="type(self) == int ? self >= 0 && self <= 2147483647 : self.matches('^(100|[0-9]{1,2})%$')",message="must be a number of at least 0, or a percentage from 0% to 100%"
	MaxUnavailable *intstr.IntOrString `json:"maxUnavailable,omitempty"`

	// What is counted: Replicas, or the Clusters in which all replicas are available. Default Replicas. Objects without replicas, and
	// workloads with components, are only counted by Clusters.
	// +optional
	// +kubebuilder:default=Replicas
	Unit DisruptionUnit `json:"unit,omitempty"`

	// When a copy without any available replica may be removed from a cluster that is ready. IfHealthyBudget removes it only while the
	// workload has as many available replicas as the budget requires; AlwaysAllow removes it at once. Default IfHealthyBudget.
	// +optional
	// +kubebuilder:default=IfHealthyBudget
	UnhealthyEvictionPolicy UnhealthyEvictionPolicy `json:"unhealthyEvictionPolicy,omitempty"`
}

// DisruptionUnit names what a budget counts.
// +kubebuilder:validation:Enum=Replicas;Clusters
type DisruptionUnit string

const (
	// DisruptionReplicas counts replicas.
	DisruptionReplicas DisruptionUnit = "Replicas"
	// DisruptionClusters counts clusters.
	DisruptionClusters DisruptionUnit = "Clusters"
)

// UnhealthyEvictionPolicy decides about copies without available replicas.
// +kubebuilder:validation:Enum=IfHealthyBudget;AlwaysAllow
type UnhealthyEvictionPolicy string

const (
	// IfHealthyBudget removes them while the budget is satisfied.
	IfHealthyBudget UnhealthyEvictionPolicy = "IfHealthyBudget"
	// AlwaysAllow removes them at any time.
	AlwaysAllow UnhealthyEvictionPolicy = "AlwaysAllow"
)

// PlacementDisruptionBudgetStatus reports the availability of the selected workloads. The numbers are sums over them.
type PlacementDisruptionBudgetStatus struct {
	// Generation of the budget that the status was computed for.
	// +optional
	ObservedGeneration int64 `json:"observedGeneration,omitempty"`

	// Number of selected workloads.
	// +optional
	Workloads int32 `json:"workloads"`

	// Replicas, or clusters, of the workloads.
	// +optional
	Expected int32 `json:"expected"`

	// How many of them are available.
	// +optional
	Available int32 `json:"available"`

	// How many of them voluntary moves may make unavailable now.
	// +optional
	DisruptionsAllowed int32 `json:"disruptionsAllowed"`

	// The first 10 workloads, sorted, that may not lose anything now, such as "Deployment shop/web: 8 of 10 available, 8 required".
	// +optional
	BlockedBy []string `json:"blockedBy,omitempty"`
}
