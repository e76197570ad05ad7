// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// GracefulEvictionTask says that the object is leaving a cluster, and how. The task goes away when the object has left.
type GracefulEvictionTask struct {
	// Name of the cluster that is being left. There is one task for each such cluster.
	FromCluster string `json:"fromCluster"`

	// When the copy in that cluster is deleted. Empty means Gracefully.
	// +optional
	// +kubebuilder:validation:Enum=Directly;Gracefully;Never
	PurgeMode policyv1alpha1.PurgeMode `json:"purgeMode,omitempty"`

	// Replicas that were in the cluster. Nil for objects without replicas.
	// +optional
	Replicas *int32 `json:"replicas,omitempty"`

	// Why, as one word for programs: TaintUntolerated, ApplicationFailure, or a word of whoever made the task; 1 to 32
	// characters.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=32
	// +kubebuilder:validation:Pattern=`^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$`
	Reason string `json:"reason"`

	// Why, as a sentence for people; at most 1024 characters.
	// +optional
	// +kubebuilder:validation:MaxLength=1024
	Message string `json:"message,omitempty"`

	// Who made the task: the name of a controller.
	Producer string `json:"producer"`

	// Longest time, in seconds, that the copy stays while its successor is not yet healthy. Nil means the timeout of the
	// controller manager (10 minutes unless set otherwise). It excludes suppressDeletion.
	// +optional
	GracePeriodSeconds *int32 `json:"gracePeriodSeconds,omitempty"`

	// True keeps the copy until somebody sets false, which deletes it at once. Nil leaves it to gracePeriodSeconds. It
	// excludes gracePeriodSeconds.
	// +optional
	SuppressDeletion *bool `json:"suppressDeletion,omitempty"`

	// Labels for the successor, read from the status of this copy as failover.*.statePreservation says.
	// +optional
	PreservedLabelState map[string]string `json:"preservedLabelState,omitempty"`

	// When the task was made; the grace period counts from it. Set by Karmada.
	// +optional
	CreationTimestamp *metav1.Time `json:"creationTimestamp,omitempty"`

	// Clusters that held the object before; what is not among them is a successor, which gets preservedLabelState.
	// +optional
	ClustersBeforeFailover []string `json:"clustersBeforeFailover,omitempty"`
}
