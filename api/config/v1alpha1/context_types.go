// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// ResourceInterpreterContext is what goes to an interpreter webhook, with a request, and comes back from it, with a
// response. It is never stored.
// +kubebuilder:object:root=true
type ResourceInterpreterContext struct {
	metav1.TypeMeta `json:",inline"`

	// The question. Set on the way to the webhook.
	// +optional
	Request *ResourceInterpreterRequest `json:"request,omitempty"`

	// The answer. Set on the way back.
	// +optional
	Response *ResourceInterpreterResponse `json:"response,omitempty"`
}

// ResourceInterpreterRequest is a question about one object.
type ResourceInterpreterRequest struct {
	// Identity of the question, which the answer repeats.
	UID types.UID `json:"uid"`

	// Kind of the object.
	Kind metav1.GroupVersionKind `json:"kind"`

	// Name of the object.
	Name string `json:"name"`

	// Namespace of the object; empty when it is cluster-scoped.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// What is asked.
	Operation InterpreterOperation `json:"operation"`

	// The object: the template or what is rendered from it, or, for InterpretStatus and InterpretHealth, the object in
	// the cluster.
	// +optional
	Object runtime.RawExtension `json:"object,omitempty"`

	// The object in the cluster; for Retain only.
	// +optional
	ObservedObject *runtime.RawExtension `json:"observedObject,omitempty"`

	// The number of replicas to write; for ReviseReplica only, otherwise 0.
	// +optional
	DesiredReplicas *int32 `json:"replicas,omitempty"`

	// The reports of the clusters; for AggregateStatus only.
	// +optional
	AggregatedStatus []workv1alpha2.AggregatedStatusItem `json:"aggregatedStatus,omitempty"`
}

// ResourceInterpreterResponse is the answer. Which fields are needed depends on the operation; without them the call
// fails.
type ResourceInterpreterResponse struct {
	// Identity of the question.
	UID types.UID `json:"uid"`

	// Whether there is an answer. False needs a status.
	Successful bool `json:"successful"`

	// Why there is none.
	// +optional
	Status *RequestStatus `json:"status,omitempty"`

	// Changes of the object: a JSON patch (RFC 6902), in base64 on the wire. For ReviseReplica, Retain and
	// AggregateStatus; none means that the object stays as it is.
	// +optional
	Patch []byte `json:"patch,omitempty"`

	// Form of the patch; JSONPatch. Set with patch only.
	// +optional
	PatchType *PatchType `json:"patchType,omitempty"`

	// What one replica needs; for InterpretReplica. Nil means nothing in particular.
	// +optional
	ReplicaRequirements *workv1alpha2.ReplicaRequirements `json:"replicaRequirements,omitempty"`

	// Number of replicas; needed for InterpretReplica.
	// +optional
	Replicas *int32 `json:"replicas,omitempty"`

	// The components, perhaps none; needed for InterpretComponent.
	// +optional
	Components []workv1alpha2.Component `json:"components,omitempty"`

	// The objects that the object needs; needed for InterpretDependency.
	// +optional
	Dependencies []DependentObjectReference `json:"dependencies,omitempty"`

	// The status to report; needed for InterpretStatus.
	// +optional
	RawStatus *runtime.RawExtension `json:"rawStatus,omitempty"`

	// Whether the object is healthy; needed for InterpretHealth.
	// +optional
	Healthy *bool `json:"healthy,omitempty"`
}

// RequestStatus describes a failed request.
type RequestStatus struct {
	// Human-readable message.
	// +optional
	Message string `json:"message,omitempty"`

	// For programs, in the manner of HTTP status codes.
	// +optional
	Code int32 `json:"code,omitempty"`
}

// PatchType is the form of a patch.
type PatchType string

// PatchTypeJSONPatch means RFC 6902. There is no other.
const PatchTypeJSONPatch PatchType = "JSONPatch"

// DependentObjectReference refers to dependencies of an object: one by name, or several by labels.
type DependentObjectReference struct {
	// API version, such as "v1".
	APIVersion string `json:"apiVersion"`

	// Kind, such as "ConfigMap".
	Kind string `json:"kind"`

	// Namespace; empty for cluster-scoped objects.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// Name of one object. When it is set, labelSelector is ignored; one of them is needed.
	// +optional
	Name string `json:"name,omitempty"`

	// Labels of the objects.
	// +optional
	LabelSelector *metav1.LabelSelector `json:"labelSelector,omitempty"`
}
