// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ClusterTaintPolicy adds taints to clusters, and removes them, by the conditions that the clusters report. Deleting
// the policy leaves the taints. It needs the feature gate Failover.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clustertaintpolicies,scope=Cluster
type ClusterTaintPolicy struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// Which taints, on which clusters, and when.
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

// ClusterTaintPolicySpec says which taints come and go on which conditions.
type ClusterTaintPolicySpec struct {
	// Clusters that the policy looks after. Nil means all clusters.
	// +optional
	TargetClusters *ClusterAffinity `json:"targetClusters,omitempty"`

	// Adds the taints when all of these hold. Empty means that they are never added.
	// +optional
	AddOnConditions []MatchCondition `json:"addOnConditions,omitempty"`

	// Removes the taints when all of these hold; looked at after addOnConditions. Empty means that they are never removed.
	// +optional
	RemoveOnConditions []MatchCondition `json:"removeOnConditions,omitempty"`

	// The taints, at least one. A pair of key and effect may occur only once.
	// +kubebuilder:validation:MinItems=1
	Taints []Taint `json:"taints"`
}

// MatchConditionOperator compares the status of a condition with a list.
type MatchConditionOperator string

const (
	// MatchConditionOpIn holds when the status is in the list.
	MatchConditionOpIn MatchConditionOperator = "In"
	// MatchConditionOpNotIn holds when the status is not in the list.
	MatchConditionOpNotIn MatchConditionOperator = "NotIn"
)

// MatchCondition is a test of one condition in the status of a cluster. It fails while the cluster does not report
// that condition, also for NotIn.
type MatchCondition struct {
	// Type of the condition, such as Ready.
	ConditionType string `json:"conditionType"`

	// In or NotIn. Anything else never matches.
	Operator MatchConditionOperator `json:"operator"`

	// The statuses: True, False, Unknown.
	StatusValues []metav1.ConditionStatus `json:"statusValues"`
}

// Taint is a mark on a cluster that keeps away whatever does not tolerate it.
type Taint struct {
	// Key of the taint, a valid label key.
	Key string `json:"key"`

	// NoSchedule or PreferNoSchedule; also NoExecute, which drives workloads out, where the administrator allows it with
	// the flag --allow-no-execute-taint-policy of the webhook.
	Effect corev1.TaintEffect `json:"effect"`

	// Value of the taint, a valid label value. Default empty.
	// +optional
	Value string `json:"value,omitempty"`
}
