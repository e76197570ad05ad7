// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// RolloutApproval approves a stage of a StagedRollout in its namespace, for one revision. The right to create it separates the users
// who approve from those who change workloads.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=rolloutapprovals,scope=Namespaced,categories=karmada-io
// +kubebuilder:printcolumn:JSONPath=`.spec.rollout`,name="ROLLOUT",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.stage`,name="STAGE",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.revision`,name="REVISION",type=integer
// +kubebuilder:printcolumn:JSONPath=`.spec.approvedBy`,name="APPROVED BY",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type RolloutApproval struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The approved stage.
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="an approval is immutable; create another one"
	Spec RolloutApprovalSpec `json:"spec"`
}

// RolloutApprovalList is a list of RolloutApprovals.
// +kubebuilder:object:root=true
type RolloutApprovalList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The approvals.
	Items []RolloutApproval `json:"items"`
}

// ClusterRolloutApproval approves a stage of a ClusterStagedRollout, for one revision.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clusterrolloutapprovals,scope=Cluster,categories=karmada-io
// +kubebuilder:printcolumn:JSONPath=`.spec.rollout`,name="ROLLOUT",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.stage`,name="STAGE",type=string
// +kubebuilder:printcolumn:JSONPath=`.spec.revision`,name="REVISION",type=integer
// +kubebuilder:printcolumn:JSONPath=`.spec.approvedBy`,name="APPROVED BY",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type ClusterRolloutApproval struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The approved stage.
	// +kubebuilder:validation:XValidation:rule="self == oldSelf",message="an approval is immutable; create another one"
	Spec RolloutApprovalSpec `json:"spec"`
}

// ClusterRolloutApprovalList is a list of ClusterRolloutApprovals.
// +kubebuilder:object:root=true
type ClusterRolloutApprovalList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The approvals.
	Items []ClusterRolloutApproval `json:"items"`
}

// RolloutApprovalSpec identifies the approved stage. An approval is void for any other revision.
type RolloutApprovalSpec struct {
	// Name of the rollout.
	// +kubebuilder:validation:MinLength=1
	Rollout string `json:"rollout"`

	// Name of the stage.
	// +kubebuilder:validation:MinLength=1
	Stage string `json:"stage"`

	// The revision, status.revision of the rollout.
	// +kubebuilder:validation:Minimum=1
	Revision int64 `json:"revision"`

	// Name of the user who created the approval. Admission sets it, and replaces a value that the request has.
	// +optional
	ApprovedBy string `json:"approvedBy,omitempty"`
}
