// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ClusterTaintPolicy adds taints to clusters and removes them, depending on the conditions of the clusters. Deleting the
// policy does not remove taints. Requires the feature gate Failover.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clustertaintpolicies,scope=Cluster
type ClusterTaintPolicy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Taints, clusters and conditions.
	Spec ClusterTaintPolicySpec `json:"spec"`
}

// ClusterTaintPolicyList is a list of ClusterTaintPolicies.
// +kubebuilder:object:root=true
type ClusterTaintPolicyList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The policies.
	Items []ClusterTaintPolicy `json:"items"`
}

// ClusterTaintPolicySpec defines taints and the conditions for adding and removing them.
type ClusterTaintPolicySpec struct {
	// Clusters that the policy applies to. Nil means all clusters.
	// +optional
	TargetClusters *ClusterAffinity `json:"targetClusters,omitempty"`

	// Adds the taints if all of these conditions hold. Empty means that they are never added.
	// +optional
	AddOnConditions []MatchCondition `json:"addOnConditions,omitempty"`

	// Removes the taints if all of these conditions hold; evaluated after addOnConditions. Empty means that they are never
	// removed.
	// +optional
	RemoveOnConditions []MatchCondition `json:"removeOnConditions,omitempty"`

	// The taints, at least one. Each pair of key and effect must be unique.
	// +kubebuilder:validation:MinItems=1
	Taints []Taint `json:"taints"`
}

// MatchConditionOperator compares the status of a condition with a list.
type MatchConditionOperator string

const (
	// MatchConditionOpIn holds if the status is in the list.
	MatchConditionOpIn MatchConditionOperator = "In"
	// MatchConditionOpNotIn holds if the status is not in the list.
	MatchConditionOpNotIn MatchConditionOperator = "NotIn"
)

// MatchCondition matches one condition in the status of a cluster. It does not match, also for NotIn, while the cluster does
// not report that condition.
type MatchCondition struct {
	// Type of the condition, such as Ready.
	ConditionType string `json:"conditionType"`

	// In or NotIn. Anything else never matches.
	Operator MatchConditionOperator `json:"operator"`

	// The statuses: True, False, Unknown.
	StatusValues []metav1.ConditionStatus `json:"statusValues"`
}

// Taint is a taint of a cluster.
type Taint struct {
	// Key of the taint, a valid label key.
	Key string `json:"key"`

	// NoSchedule or, if the webhook runs with --allow-no-execute-taint-policy, NoExecute, which evicts workloads.
	// PreferNoSchedule is accepted, too, but the scheduler ignores it.
	Effect corev1.TaintEffect `json:"effect"`

	// Value of the taint, a valid label value. Default empty.
	// +optional
	Value string `json:"value,omitempty"`
}
