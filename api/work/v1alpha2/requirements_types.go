// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha2

import (
	corev1 "k8s.io/api/core/v1"
)

// Component is a part of a workload with several pod templates, such as the job manager of a Flink cluster.
type Component struct {
	// Name of the part, unique in the workload, at most 32 characters, not empty.
	// +kubebuilder:validation:MaxLength=32
	Name string `json:"name"`

	// Replicas of the part.
	Replicas int32 `json:"replicas"`

	// Requirements of each replica of the part. Nil means none.
	// +optional
	ReplicaRequirements *ComponentReplicaRequirements `json:"replicaRequirements,omitempty"`
}

// ReplicaRequirements holds the requirements of one replica.
type ReplicaRequirements struct {
	// The nodes that a replica can run on. Nil means all nodes.
	// +optional
	NodeClaim *NodeClaim `json:"nodeClaim,omitempty"`

	// Resources that a replica requests, by resource name. Empty means that only the number of pods counts.
	// +optional
	ResourceRequest corev1.ResourceList `json:"resourceRequest,omitempty"`

	// Namespace of the workload, whose quotas in the clusters count. Set with the feature gate ResourceQuotaEstimate only.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// Priority class of the pods, by which quotas may be scoped. Set with the feature gate ResourceQuotaEstimate only.
	// +optional
	PriorityClassName string `json:"priorityClassName,omitempty"`
}

// ComponentReplicaRequirements holds the requirements of one replica of a component.
type ComponentReplicaRequirements struct {
	// The nodes that a replica can run on. Nil means all nodes.
	// +optional
	NodeClaim *NodeClaim `json:"nodeClaim,omitempty"`

	// Resources that a replica requests, by resource name. Empty means that only the number of pods counts.
	// +optional
	ResourceRequest corev1.ResourceList `json:"resourceRequest,omitempty"`

	// Priority class of the pods, by which quotas may be scoped. Set with the feature gate ResourceQuotaEstimate only.
	// +optional
	PriorityClassName string `json:"priorityClassName,omitempty"`
}

// NodeClaim holds the node requirements of a pod template.
type NodeClaim struct {
	// Affinity that nodes must satisfy. Nil means no requirement.
	// +optional
	HardNodeAffinity *corev1.NodeSelector `json:"hardNodeAffinity,omitempty"`

	// Labels that nodes must have.
	// +optional
	NodeSelector map[string]string `json:"nodeSelector,omitempty"`

	// Tolerated taints of nodes.
	// +optional
	Tolerations []corev1.Toleration `json:"tolerations,omitempty"`
}
