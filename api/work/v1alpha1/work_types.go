// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
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

	// How the objects are enforced in the cluster; see spec.applyStrategy of a PropagationPolicy. Default Merge. Upstream Karmada
	// ignores this field.
	// +optional
	// +kubebuilder:validation:Enum=Merge;CreateOnly;Adopt
	ApplyStrategy policyv1alpha1.ApplyStrategy `json:"applyStrategy,omitempty"`

	// UIDs of unmanaged objects in the cluster that the apply strategy Adopt may take over. Upstream Karmada ignores this field.
	// +optional
	// +kubebuilder:validation:MaxItems=100
	AdoptUIDs []types.UID `json:"adoptUIDs,omitempty"`
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

	// Differences between the objects in the cluster and the manifests. Nil if there were none. Upstream Karmada does not set
	// this field.
	// +optional
	Drift *Drift `json:"drift,omitempty"`
}

// Drift records changes of an object that were made in the cluster, and differences that are not applied. It is updated at most
// every 5 minutes if changes repeat.
type Drift struct {
	// Number of times that the object was restored after a change in the cluster. Restarts can lose some.
	// +optional
	Corrections int64 `json:"corrections,omitempty"`

	// Time of the last one.
	// +optional
	LastCorrectionTime *metav1.Time `json:"lastCorrectionTime,omitempty"`

	// Fields that were restored, sorted; at most 10, those of the last changes if there were more. Items of lists are identified by index
	// or by their key. Empty if the object was only deleted in the cluster, and created again.
	// +optional
	// +kubebuilder:validation:MaxItems=10
	Fields []string `json:"fields,omitempty"`

	// Field managers that had changed these fields, sorted; at most 5. Empty if the cluster does not record them, or if the fields
	// were removed.
	// +optional
	// +kubebuilder:validation:MaxItems=5
	Managers []string `json:"managers,omitempty"`

	// The last time that an unmanaged object of the cluster was taken over.
	// +optional
	Adoption *Adoption `json:"adoption,omitempty"`

	// Fields of the manifest that are missing or differ in the cluster and that the apply strategy CreateOnly does not apply, sorted;
	// at most 10. With other strategies, the warnings of the cluster about fields that its API does not have, and ignores.
	// +optional
	// +kubebuilder:validation:MaxItems=10
	NotApplied []string `json:"notApplied,omitempty"`
}

// Adoption records that an unmanaged object was taken over.
type Adoption struct {
	// Time of the take-over.
	Time metav1.Time `json:"time"`

	// UID of the object.
	UID types.UID `json:"uid"`

	// Fields that were changed, sorted; at most 10.
	// +optional
	// +kubebuilder:validation:MaxItems=10
	Fields []string `json:"fields,omitempty"`
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
