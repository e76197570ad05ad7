// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// Remedy requests actions on clusters by their conditions. The actions appear in status.remedyActions of the
// cluster; controllers that support an action carry it out.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=remedies,scope=Cluster,categories=karmada-io
type Remedy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Actions, clusters and conditions.
	Spec RemedySpec `json:"spec"`
}

// RemedyList is a list of Remedies.
// +kubebuilder:object:root=true
type RemedyList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The remedies.
	Items []Remedy `json:"items"`
}

// RemedySpec defines actions, clusters and conditions.
type RemedySpec struct {
	// Clusters that the remedy applies to. Nil means all clusters.
	// +optional
	ClusterAffinity *ClusterAffinity `json:"clusterAffinity,omitempty"`

	// Conditions, any of which triggers the actions. Empty means that the actions are always requested.
	// +optional
	DecisionMatches []DecisionMatch `json:"decisionMatches,omitempty"`

	// The actions, such as TrafficControl, or an action of another controller. Empty means none.
	// +optional
	Actions []RemedyAction `json:"actions,omitempty"`
}

// ClusterAffinity selects clusters by name.
type ClusterAffinity struct {
	// Names of the clusters. Empty selects none.
	// +optional
	ClusterNames []string `json:"clusterNames,omitempty"`
}

// DecisionMatch is one trigger.
type DecisionMatch struct {
	// Condition of the cluster that triggers the actions. Nil never matches.
	// +optional
	ClusterConditionMatch *ClusterConditionRequirement `json:"clusterConditionMatch,omitempty"`
}

// ClusterConditionOperator compares the status of a condition.
type ClusterConditionOperator string

const (
	// ClusterConditionEqual holds if the status is equal to the given one.
	ClusterConditionEqual ClusterConditionOperator = "Equal"
	// ClusterConditionNotEqual holds if the status is different from the given one.
	ClusterConditionNotEqual ClusterConditionOperator = "NotEqual"
)

// ClusterConditionRequirement matches one condition in the status of a cluster. It does not match, also for NotEqual, while the
// cluster does not report that condition.
type ClusterConditionRequirement struct {
	// Type of the condition, such as ServiceDomainNameResolutionReady.
	ConditionType string `json:"conditionType"`

	// Equal or NotEqual.
	// +kubebuilder:validation:Enum=Equal;NotEqual
	Operator ClusterConditionOperator `json:"operator"`

	// The status to compare with: True, False or Unknown.
	ConditionStatus metav1.ConditionStatus `json:"conditionStatus"`
}

// RemedyAction is the name of an action.
type RemedyAction string

// TrafficControl removes traffic from the cluster.
const TrafficControl RemedyAction = "TrafficControl"
