// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// ResourceRegistry selects objects of clusters to cache for searching. Several registries are combined.
// +kubebuilder:object:root=true
type ResourceRegistry struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`

	// The cached objects.
	// +optional
	Spec ResourceRegistrySpec `json:"spec,omitempty,omitzero"`

	// Status of caching.
	// +optional
	Status ResourceRegistryStatus `json:"status,omitempty,omitzero"`
}

// ResourceRegistryList is a list of ResourceRegistries.
// +kubebuilder:object:root=true
type ResourceRegistryList struct {
	metav1.TypeMeta `json:",inline"`
	// Standard list metadata.
	// +optional
	metav1.ListMeta `json:"metadata,omitempty"`
	// The registries.
	Items []ResourceRegistry `json:"items"`
}

// ResourceRegistrySpec defines the cached objects and their backend.
type ResourceRegistrySpec struct {
	// Clusters to cache from; {} means all.
	TargetCluster policyv1alpha1.ClusterAffinity `json:"targetCluster"`

	// Kinds of objects to cache. Clusters that do not serve a kind are skipped for it.
	ResourceSelectors []ResourceSelector `json:"resourceSelectors"`

	// Store of the objects. Nil means in memory.
	// +optional
	BackendStore *BackendStoreConfig `json:"backendStore,omitempty"`
}

// ResourceSelector selects objects of one kind.
type ResourceSelector struct {
	// API version, such as "apps/v1".
	APIVersion string `json:"apiVersion"`

	// Kind, such as "Deployment".
	Kind string `json:"kind"`

	// Only objects in this namespace. Empty means all namespaces.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// Parts of the objects to cache. Full, the default, means whole objects without managedFields; Metadata means apiVersion, kind
	// and metadata. If several selectors select a kind in a cluster, a field is cached if any of them caches it.
	// +optional
	Projection Projection `json:"projection,omitempty"`

	// Fields that are not cached, such as "spec.template" or "status". They are paths of object fields, separated by dots; a path
	// does not lead into a list.
	// +optional
	PrunedFields []string `json:"prunedFields,omitempty"`
}

// Projection determines the parts of objects to cache.
type Projection string

const (
	// ProjectionFull caches whole objects without managedFields.
	ProjectionFull Projection = "Full"
	// ProjectionMetadata caches apiVersion, kind and metadata.
	ProjectionMetadata Projection = "Metadata"
)

const (
	// ResourceRegistrySynced is the condition of a registry that is True if all selected objects of the ready clusters are cached.
	ResourceRegistrySynced = "Synced"
)

// BackendStoreConfig selects a store other than memory. Exactly one field must be set.
type BackendStoreConfig struct {
	// Sends the objects to OpenSearch, index "kubernetes-<kind in lower case>".
	// +optional
	OpenSearch *OpenSearchConfig `json:"openSearch,omitempty"`
}

// OpenSearchConfig holds the connection to OpenSearch.
type OpenSearchConfig struct {
	// http or https URLs of the nodes; others are rejected.
	Addresses []string `json:"addresses"`

	// Secret in the control plane with the keys userName and password.
	SecretRef clusterv1alpha1.LocalSecretReference `json:"secretRef"`
}

// ResourceRegistryStatus is the status of caching.
type ResourceRegistryStatus struct {
	// Conditions by type.
	// +optional
	Conditions []metav1.Condition `json:"conditions,omitempty"`
}

// Search is the endpoint to read the cache, below search/cache and search/opensearch. It is never stored.
// +kubebuilder:object:root=true
type Search struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`
}

// Proxying is the endpoint that serves all clusters as one, below proxying/{name}/proxy. Reads are served from the cache, other
// requests by the cluster that has the object. It is never stored.
// +kubebuilder:object:root=true
type Proxying struct {
	metav1.TypeMeta `json:",inline"`
	// Standard object metadata.
	// +optional
	metav1.ObjectMeta `json:"metadata,omitempty"`
}
