// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// Labels of PlacementDecisions.
const (
	// LabelDecisionKey has the same value on all PlacementDecisions of one decision.
	LabelDecisionKey = "multicluster.x-k8s.io/decision-key"
	// LabelDecisionIndex is the position of a PlacementDecision in its decision, from 0.
	LabelDecisionIndex = "multicluster.x-k8s.io/decision-index"
	// LabelPlacementKey identifies what was decided about.
	LabelPlacementKey = "multicluster.x-k8s.io/placement-key"
)

// MaxDecisions is the maximum number of clusters in one PlacementDecision.
const MaxDecisions = 100

// PlacementDecision lists clusters that the scheduler chose, for tools that deploy to them. A decision has several if it has more than
// 100 clusters.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=placementdecisions,scope=Namespaced
type PlacementDecision struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Scheduler that made the decision.
	// +optional
	SchedulerName string `json:"schedulerName,omitempty"`

	// The chosen clusters. An empty list means none.
	// +kubebuilder:validation:MinItems=0
	// +kubebuilder:validation:MaxItems=100
	// +required
	Decisions []ClusterDecision `json:"decisions"`
}

// PlacementDecisionList is a list of PlacementDecisions.
// +kubebuilder:object:root=true
type PlacementDecisionList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The decisions.
	Items []PlacementDecision `json:"items"`
}

// ClusterDecision is one chosen cluster.
type ClusterDecision struct {
	// ClusterProfile of the cluster.
	// +required
	ClusterProfileRef ClusterProfileReference `json:"clusterProfileRef"`

	// Details for humans, such as the number of replicas.
	// +optional
	Reason string `json:"reason,omitempty"`
}

// ClusterProfileReference identifies a ClusterProfile.
type ClusterProfileReference struct {
	// Name of the ClusterProfile.
	// +required
	Name string `json:"name"`

	// Namespace of the ClusterProfile. Empty means the namespace of the PlacementDecision.
	// +optional
	Namespace string `json:"namespace,omitempty"`
}
