// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// GracefulEvictionTask is the eviction of the object from a cluster. It is removed when the eviction is complete.
type GracefulEvictionTask struct {
	// Name of the cluster to evict the object from. Each cluster has one task at most.
	FromCluster string `json:"fromCluster"`

	// When the copy in that cluster is deleted. Empty means Gracefully.
	// +optional
	// +kubebuilder:validation:Enum=Directly;Gracefully;Never
	PurgeMode policyv1alpha1.PurgeMode `json:"purgeMode,omitempty"`

	// Replicas that were in the cluster. Nil for objects without replicas.
	// +optional
	Replicas *int32 `json:"replicas,omitempty"`

	// Machine-readable reason: TaintUntolerated, ApplicationFailure, or a reason of another producer; 1 to 32 characters.
	// +kubebuilder:validation:MinLength=1
	// +kubebuilder:validation:MaxLength=32
	// +kubebuilder:validation:Pattern=`^[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?$`
	Reason string `json:"reason"`

	// Human-readable message; at most 1024 characters.
	// +optional
	// +kubebuilder:validation:MaxLength=1024
	Message string `json:"message,omitempty"`

	// Name of the controller that created the task.
	Producer string `json:"producer"`

	// Longest time, in seconds, that the copy stays while its replacement is not healthy. Nil means the timeout of the
	// controller manager (default 10 minutes). Mutually exclusive with suppressDeletion.
	// +optional
	GracePeriodSeconds *int32 `json:"gracePeriodSeconds,omitempty"`

	// True keeps the copy until a user sets false, which deletes it immediately. Nil means that gracePeriodSeconds applies.
	// Mutually exclusive with gracePeriodSeconds.
	// +optional
	SuppressDeletion *bool `json:"suppressDeletion,omitempty"`

	// Labels for the replacement, read from the status of this copy by the rules of failover.*.statePreservation.
	// +optional
	PreservedLabelState map[string]string `json:"preservedLabelState,omitempty"`

	// True if the reason of the eviction no longer holds, for example because the taint was removed. The scheduler may then
	// select the cluster again; if it does, the task is canceled and the copy stays. Set by Karmada.
	// +optional
	Recovered bool `json:"recovered,omitempty"`

	// Time of creation. The grace period starts then, or at the first replacement if that is later. Set by Karmada.
	// +optional
	CreationTimestamp *metav1.Time `json:"creationTimestamp,omitempty"`

	// Clusters of the object before the eviction. Copies in other clusters are replacements, which get preservedLabelState.
	// +optional
	ClustersBeforeFailover []string `json:"clustersBeforeFailover,omitempty"`
}
