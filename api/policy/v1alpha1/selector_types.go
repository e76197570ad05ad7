// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ResourceSelector selects objects of one kind in the control plane: one by name, several by labels, or all.
type ResourceSelector struct {
	// API version of the objects, such as "apps/v1" or "v1". Objects are selected in any version: only the group is compared.
	APIVersion string `json:"apiVersion"`

	// Kind of the objects, such as "Deployment". Compared exactly, including case.
	Kind string `json:"kind"`

	// Namespace of the objects. Empty means the namespace of the policy or, in a cluster-scoped policy, any namespace.
	// A namespaced policy that names another namespace is rejected.
	// +optional
	Namespace string `json:"namespace,omitempty"`

	// Name of the one object to select. When it is set, labelSelector is ignored.
	// +optional
	Name string `json:"name,omitempty"`

	// Selector of labels; ignored if name is set. Without name and labelSelector every object of the kind is selected.
	// +optional
	LabelSelector *metav1.LabelSelector `json:"labelSelector,omitempty"`
}

// ClusterAffinity selects member clusters. A cluster must satisfy all of exclude, clusterNames, labelSelector and
// fieldSelector. Every cluster satisfies an unset field: {} selects all clusters.
// +k8s:openapi-gen=true
type ClusterAffinity struct {
	// Selector of labels of Cluster objects. Nil means every cluster.
	// +optional
	LabelSelector *metav1.LabelSelector `json:"labelSelector,omitempty"`

	// Requirements on provider, region and zone in the spec of Cluster objects. Nil means every cluster.
	// +optional
	FieldSelector *FieldSelector `json:"fieldSelector,omitempty"`

	// Names of clusters. Empty means every cluster. Names of clusters that do not exist are ignored: they may join later.
	// +optional
	ClusterNames []string `json:"clusterNames,omitempty"`

	// Names of clusters that are never selected.
	// +optional
	ExcludeClusters []string `json:"exclude,omitempty"`
}

// FieldSelector selects clusters by properties in their spec.
// +k8s:openapi-gen=true
type FieldSelector struct {
	// Requirements, all of which must be satisfied. The key is one of provider, region or zone, the operator In or NotIn. A cluster
	// with several zones satisfies "zone In" if any of its zones is listed, and "zone NotIn" if none is.
	// +optional
	MatchExpressions []corev1.NodeSelectorRequirement `json:"matchExpressions,omitempty"`
}
