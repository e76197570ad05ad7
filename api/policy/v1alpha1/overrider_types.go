// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
)

// OverriderOperator is the operation of an overrider.
type OverriderOperator string

const (
	// OverriderOpAdd adds the value; what it does to an existing one depends on the overrider.
	OverriderOpAdd OverriderOperator = "add"
	// OverriderOpRemove removes the value.
	OverriderOpRemove OverriderOperator = "remove"
	// OverriderOpReplace replaces an existing value.
	OverriderOpReplace OverriderOperator = "replace"
	// OverriderOpAddIfAbsent adds a label or annotation if its key is missing.
	OverriderOpAddIfAbsent OverriderOperator = "addIfAbsent"
)

// PlaintextOverrider is one JSON patch operation on the object.
type PlaintextOverrider struct {
	// JSON pointer (RFC 6901) of the field, such as "/spec/template/spec/affinity". Replacing or removing a missing field is
	// an error.
	Path string `json:"path"`

	// add (overwrites an existing key, inserts into a list), remove or replace.
	// +kubebuilder:validation:Enum=add;remove;replace
	Operator OverriderOperator `json:"operator"`

	// Any JSON or YAML value; ignored for remove.
	// +optional
	Value apiextensionsv1.JSON `json:"value,omitempty,omitzero"`
}

// ImageComponent is a part of an image reference [registry/]repository[:tag|@digest].
type ImageComponent string

const (
	// Registry is the host, with its port, before the repository.
	Registry ImageComponent = "Registry"
	// Repository is the path without host, tag and digest.
	Repository ImageComponent = "Repository"
	// Tag is the tag or the digest.
	Tag ImageComponent = "Tag"
)

// ImageOverrider changes one part of container images.
type ImageOverrider struct {
	// Position of the image. Nil means all containers of a Pod, ReplicaSet, Deployment, DaemonSet, StatefulSet, Job or CronJob. Init
	// containers are included only if allContainers is true. Objects of other kinds are not changed.
	// +optional
	Predicate *ImagePredicate `json:"predicate,omitempty"`

	// Whether init containers and ephemeral containers are changed, too, for example because all images come from a mirror. It
	// cannot be combined with a predicate.
	// +optional
	AllContainers bool `json:"allContainers,omitempty"`

	// The part to change. For docker.io/library/nginx:1.27 the Registry is docker.io, the Repository library/nginx and
	// the Tag 1.27. A Tag may also be a digest such as sha256:….
	// +kubebuilder:validation:Enum=Registry;Repository;Tag
	Component ImageComponent `json:"component"`

	// add appends the value to the part, replace replaces the part, remove removes the part.
	// +kubebuilder:validation:Enum=add;remove;replace
	Operator OverriderOperator `json:"operator"`

	// The new text; ignored for remove.
	// +optional
	Value string `json:"value,omitempty"`
}

// ImagePredicate selects one image.
type ImagePredicate struct {
	// JSON pointer (RFC 6901) of the string that holds the image, such as "/spec/image". A missing string is an error.
	Path string `json:"path"`
}

// CommandArgsOverrider changes the command or the arguments of one container of a Pod, ReplicaSet, Deployment,
// DaemonSet, StatefulSet or Job. Objects of other kinds are not changed.
type CommandArgsOverrider struct {
	// Name of the container. Without such a container nothing is changed.
	ContainerName string `json:"containerName"`

	// add appends the items, remove removes every item that is equal to one of them.
	// +kubebuilder:validation:Enum=add;remove
	Operator OverriderOperator `json:"operator"`

	// The items.
	// +optional
	Value []string `json:"value,omitempty"`
}

// LabelAnnotationOverrider changes the labels or the annotations of the object itself, not those of its pods.
type LabelAnnotationOverrider struct {
	// add sets the keys; addIfAbsent sets missing keys only; replace sets existing keys only; remove deletes existing keys,
	// independent of their values.
	// +kubebuilder:validation:Enum=add;remove;replace;addIfAbsent
	Operator OverriderOperator `json:"operator"`

	// Keys and values. They must be valid as labels or annotations; for remove only the keys matter.
	Value map[string]string `json:"value"`
}

// FieldOverrider changes a document that is embedded in a string of the object. Exactly one of json and yaml is set.
type FieldOverrider struct {
	// JSON pointer (RFC 6901) of the string, such as "/data/config.yaml". A missing string, or a string that is not such
	// a document, is an error.
	FieldPath string `json:"fieldPath"`

	// Changes of a JSON document, in order.
	// +optional
	JSON []JSONPatchOperation `json:"json,omitempty"`

	// Changes of a YAML document, in order. Comments and the order of keys are lost.
	// +optional
	YAML []YAMLPatchOperation `json:"yaml,omitempty"`
}

// JSONPatchOperation changes one field of a JSON document.
type JSONPatchOperation struct {
	// JSON pointer (RFC 6901) within the document.
	SubPath string `json:"subPath"`

	// add, remove or replace.
	// +kubebuilder:validation:Enum=add;remove;replace
	Operator OverriderOperator `json:"operator"`

	// Any JSON or YAML value; required for add and replace, forbidden for remove.
	// +optional
	Value apiextensionsv1.JSON `json:"value,omitempty,omitzero"`
}

// YAMLPatchOperation changes one field of a YAML document.
type YAMLPatchOperation struct {
	// JSON pointer (RFC 6901) within the document.
	SubPath string `json:"subPath"`

	// add, remove or replace.
	// +kubebuilder:validation:Enum=add;remove;replace
	Operator OverriderOperator `json:"operator"`

	// Any JSON or YAML value; required for add and replace, forbidden for remove.
	// +optional
	Value apiextensionsv1.JSON `json:"value,omitempty,omitzero"`
}

// ReplicasOverrider sets the replica count of a workload.
type ReplicasOverrider struct {
	// The number of replicas in the cluster. Not negative.
	// +kubebuilder:validation:Minimum=0
	Value int32 `json:"value"`
}

// ResourcesOverrider changes the resources of one container.
type ResourcesOverrider struct {
	// Name of the container, init containers included. Without such a container nothing is changed.
	ContainerName string `json:"containerName"`

	// Requests and limits to merge into those of the container. Resources that are not named here are not changed.
	Value ContainerResources `json:"value"`
}

// ContainerResources are the resource requests and limits of a container.
type ContainerResources struct {
	// Upper bounds by resource name, such as cpu: "2" or memory: 2Gi.
	// +optional
	Limits corev1.ResourceList `json:"limits,omitempty"`

	// Reserved amounts by resource name, such as cpu: 500m or memory: 512Mi.
	// +optional
	Requests corev1.ResourceList `json:"requests,omitempty"`
}
