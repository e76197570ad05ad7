// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
)

// ResourceBinding is the old version of the v1alpha2 ResourceBinding. It is served by conversion and shows only part of what is
// stored; an update through it drops all other fields.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=resourcebindings,scope=Namespaced,shortName=rb,categories=karmada-io
// +kubebuilder:subresource:status
type ResourceBinding struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The propagated object and the chosen clusters.
	Spec ResourceBindingSpec `json:"spec"`

	// What the clusters report.
	// +optional
	Status ResourceBindingStatus `json:"status,omitempty,omitzero"`
}

// ResourceBindingList is a list of ResourceBindings.
// +kubebuilder:object:root=true
type ResourceBindingList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The bindings.
	Items []ResourceBinding `json:"items"`
}

// ClusterResourceBinding is the old version of the v1alpha2 ClusterResourceBinding, with the limits of ResourceBinding.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=clusterresourcebindings,scope=Cluster,shortName=crb,categories=karmada-io
// +kubebuilder:subresource:status
type ClusterResourceBinding struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The propagated object and the chosen clusters.
	Spec ResourceBindingSpec `json:"spec"`

	// What the clusters report.
	// +optional
	Status ResourceBindingStatus `json:"status,omitempty,omitzero"`
}

// ClusterResourceBindingList is a list of ClusterResourceBindings.
// +kubebuilder:object:root=true
type ClusterResourceBindingList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The bindings.
	Items []ClusterResourceBinding `json:"items"`
}

// ResourceBindingSpec is the spec of both kinds of binding in the old version.
type ResourceBindingSpec struct {
	// The propagated object with its requirements.
	Resource ObjectReference `json:"resource"`

	// The clusters that the scheduler chose.
	// +optional
	Clusters []TargetCluster `json:"clusters,omitempty"`
}

// ObjectReference refers to one object in the control plane, with its requirements.
type ObjectReference struct {
	// API version, such as "apps/v1".
	APIVersion string `json:"apiVersion"`

	// Kind, such as "Deployment".
	Kind string `json:"kind"`

	// Namespace; empty for a cluster-scoped object.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// Name.
	Name string `json:"name"`

	// Resource version of the object that the binding was last built from.
	// +optional
	ResourceVersion string `json:"resourceVersion,omitempty"`

	// Resources that each replica requests; spec.replicaRequirements.resourceRequest of v1alpha2.
	// +optional
	ReplicaResourceRequirements corev1.ResourceList `json:"resourcePerReplicas,omitempty"`

	// Number of replicas; spec.replicas of v1alpha2.
	// +optional
	Replicas int32 `json:"replicas,omitempty"`
}

// TargetCluster is a chosen cluster with its replicas.
type TargetCluster struct {
	// Name of the cluster.
	Name string `json:"name"`

	// Replicas in the cluster. Absent for objects without replicas.
	// +optional
	Replicas int32 `json:"replicas,omitempty"`
}

// ResourceBindingStatus is the status of both kinds of binding in the old version.
type ResourceBindingStatus struct {
	// Scheduled and FullyApplied.
	// +optional
	Conditions []metav1.Condition `json:"conditions,omitempty"`

	// Status in each cluster.
	// +optional
	AggregatedStatus []AggregatedStatusItem `json:"aggregatedStatus,omitempty"`
}

// AggregatedStatusItem is the status of the object in one cluster.
type AggregatedStatusItem struct {
	// Name of the cluster.
	ClusterName string `json:"clusterName"`

	// Status of the object in the cluster. Nil if it has none yet.
	// +optional
	// +kubebuilder:pruning:PreserveUnknownFields
	Status *runtime.RawExtension `json:"status,omitempty"`

	// Whether the object in the cluster matches the Work.
	// +optional
	Applied bool `json:"applied,omitempty"`

	// Error of applying the object; empty if it succeeded.
	// +optional
	AppliedMessage string `json:"appliedMessage,omitempty"`
}
