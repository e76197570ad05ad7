// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// ResourceInterpreterContext is the request to an interpreter webhook and its response. It is never stored.
// +kubebuilder:object:root=true
type ResourceInterpreterContext struct {
	metav1.TypeMeta `json:",inline"`

	// The request. Set by Karmada.
	// +optional
	Request *ResourceInterpreterRequest `json:"request,omitempty"`

	// The response. Set by the webhook.
	// +optional
	Response *ResourceInterpreterResponse `json:"response,omitempty"`
}

// ResourceInterpreterRequest is an operation on one object.
type ResourceInterpreterRequest struct {
	// UID of the request, which the response must repeat.
	UID types.UID `json:"uid"`

	// Kind of the object.
	Kind metav1.GroupVersionKind `json:"kind"`

	// Name of the object.
	Name string `json:"name"`

	// Namespace of the object; empty when it is cluster-scoped.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// The operation.
	Operation InterpreterOperation `json:"operation"`

	// The object: the template or its manifest, or, for InterpretStatus and InterpretHealth, the object in the cluster.
	// +optional
	Object runtime.RawExtension `json:"object,omitempty"`

	// The object in the cluster; for Retain only.
	// +optional
	ObservedObject *runtime.RawExtension `json:"observedObject,omitempty"`

	// The number of replicas to write; for ReviseReplica only, otherwise 0.
	// +optional
	DesiredReplicas *int32 `json:"replicas,omitempty"`

	// The statuses in the clusters; for AggregateStatus only.
	// +optional
	AggregatedStatus []workv1alpha2.AggregatedStatusItem `json:"aggregatedStatus,omitempty"`
}

// ResourceInterpreterResponse is the response. The required fields depend on the operation; if one is missing, the call
// fails.
type ResourceInterpreterResponse struct {
	// UID of the request.
	UID types.UID `json:"uid"`

	// Whether the operation succeeded. False requires a status.
	Successful bool `json:"successful"`

	// Details of a failure.
	// +optional
	Status *RequestStatus `json:"status,omitempty"`

	// Changes of the object: a JSON patch (RFC 6902), in base64 on the wire. For ReviseReplica, Retain and
	// AggregateStatus; no patch means no change.
	// +optional
	Patch []byte `json:"patch,omitempty"`

	// Type of the patch: JSONPatch. Only with patch.
	// +optional
	PatchType *PatchType `json:"patchType,omitempty"`

	// Requirements of one replica; for InterpretReplica. Nil means none.
	// +optional
	ReplicaRequirements *workv1alpha2.ReplicaRequirements `json:"replicaRequirements,omitempty"`

	// Number of replicas; required for InterpretReplica.
	// +optional
	Replicas *int32 `json:"replicas,omitempty"`

	// The components, possibly empty; required for InterpretComponent.
	// +optional
	Components []workv1alpha2.Component `json:"components,omitempty"`

	// The dependencies of the object; required for InterpretDependency.
	// +optional
	Dependencies []DependentObjectReference `json:"dependencies,omitempty"`

	// The status to report; required for InterpretStatus.
	// +optional
	RawStatus *runtime.RawExtension `json:"rawStatus,omitempty"`

	// Whether the object is healthy; required for InterpretHealth.
	// +optional
	Healthy *bool `json:"healthy,omitempty"`
}

// RequestStatus describes a failed request.
type RequestStatus struct {
	// Human-readable message.
	// +optional
	Message string `json:"message,omitempty"`

	// Machine-readable code, like an HTTP status code.
	// +optional
	Code int32 `json:"code,omitempty"`
}

// PatchType is the type of a patch.
type PatchType string

// PatchTypeJSONPatch means RFC 6902, the only supported type.
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

	// Name of one object. If it is set, labelSelector is ignored. One of both is required.
	// +optional
	Name string `json:"name,omitempty"`

	// Labels of the objects.
	// +optional
	LabelSelector *metav1.LabelSelector `json:"labelSelector,omitempty"`
}
