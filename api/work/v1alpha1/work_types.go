// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
)

// Work holds manifests for one member cluster. Its namespace, karmada-es-<cluster>, names the cluster. Karmada creates it
// from the template, with the replicas of that cluster and all overrides; deleting it deletes the object in the cluster.
// +kubebuilder:object:root=true
// +kubebuilder:resource:path=works,scope=Namespaced,shortName=wk,categories=karmada-io
// +kubebuilder:subresource:status
// +kubebuilder:printcolumn:JSONPath=`.spec.workload.manifests[*].kind`,name="WORKLOAD-KIND",type=string
// +kubebuilder:printcolumn:JSONPath=`.status.conditions[?(@.type=="Applied")].status`,name="APPLIED",type=string
// +kubebuilder:printcolumn:JSONPath=`.metadata.creationTimestamp`,name="AGE",type=date
type Work struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The manifests.
	Spec WorkSpec `json:"spec"`

	// Status of the manifests in the cluster.
	// +optional
	Status WorkStatus `json:"status,omitempty,omitzero"`
}

// WorkList is a list of Works.
// +kubebuilder:object:root=true
type WorkList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The Works.
	Items []Work `json:"items"`
}

// WorkSpec holds the manifests for the cluster.
type WorkSpec struct {
	// The objects.
	// +optional
	Workload WorkloadTemplate `json:"workload,omitempty,omitzero"`

	// True stops sending changes of the manifests to the cluster. Status is still collected. Default false.
	// +optional
	SuspendDispatching *bool `json:"suspendDispatching,omitempty"`

	// True keeps the object in the cluster when the Work is deleted; it is no longer managed. Default false.
	// +optional
	PreserveResourcesOnDeletion *bool `json:"preserveResourcesOnDeletion,omitempty"`
}

// WorkloadTemplate holds the objects of a Work.
type WorkloadTemplate struct {
	// The complete objects. Karmada always writes exactly one.
	// +optional
	Manifests []Manifest `json:"manifests,omitempty"`
}

// Manifest is one complete object of any kind.
// +kubebuilder:pruning:PreserveUnknownFields
type Manifest struct {
	runtime.RawExtension `json:",inline"`
}

// WorkStatus is the status of the manifests in the cluster.
type WorkStatus struct {
	// Applied and Dispatching.
	// +optional
	Conditions []metav1.Condition `json:"conditions,omitempty"`

	// One entry for each manifest that was observed in the cluster.
	// +optional
	ManifestStatuses []ManifestStatus `json:"manifestStatuses,omitempty"`
}

// ManifestStatus is the status of one object in the cluster.
type ManifestStatus struct {
	// Identifies the object.
	Identifier ResourceIdentifier `json:"identifier"`

	// Status of the object: all of .status, or the part that the interpreter selects.
	// +optional
	// +kubebuilder:pruning:PreserveUnknownFields
	Status *runtime.RawExtension `json:"status,omitempty"`

	// Health of the object, as the interpreter determines it.
	// +optional
	// +kubebuilder:validation:Enum=Healthy;Unhealthy;Unknown
	Health ResourceHealth `json:"health,omitempty"`
}

// ResourceIdentifier identifies the manifest of a Work that a status belongs to.
type ResourceIdentifier struct {
	// Index of the manifest in spec.workload.manifests, starting at 0; -1 if unknown.
	Ordinal int `json:"ordinal"`

	// API group; empty for the core group.
	Group string `json:"group,omitempty"`

	// API version within the group, such as "v1".
	Version string `json:"version"`

	// Kind, such as "Deployment".
	Kind string `json:"kind"`

	// Plural resource name. Written empty.
	Resource string `json:"resource"`

	// Namespace; empty for a cluster-scoped object.
	Namespace string `json:"namespace,omitempty"`

	// Name.
	Name string `json:"name"`
}

// ResourceHealth is the health of an object in a cluster.
type ResourceHealth string

const (
	// ResourceHealthy means that the object is healthy.
	ResourceHealthy ResourceHealth = "Healthy"
	// ResourceUnhealthy means that the object is not healthy.
	ResourceUnhealthy ResourceHealth = "Unhealthy"
	// ResourceUnknown means that the health is not known.
	ResourceUnknown ResourceHealth = "Unknown"
)
