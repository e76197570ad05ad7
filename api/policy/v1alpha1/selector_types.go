// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package v1alpha1

import (
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// ResourceSelector picks objects of one kind in the control plane: a single one by name, several by labels, or all.
type ResourceSelector struct {
	// API version of the objects, such as "apps/v1" or "v1". Compared exactly: "apps/v1" does not select "apps/v1beta1".
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

	// Labels that the objects must carry; looked at only while name is empty. With neither a name nor a labelSelector
	// every object of the kind is selected.
	// +optional
	LabelSelector *metav1.LabelSelector `json:"labelSelector,omitempty"`
}

// ClusterAffinity picks member clusters. A cluster is picked when it passes all of exclude, clusterNames,
// labelSelector and fieldSelector; whatever is left out lets every cluster pass, so {} picks all clusters.
// +k8s:openapi-gen=true
type ClusterAffinity struct {
	// Labels that the Cluster object must carry. Nil lets every cluster pass.
	// +optional
	LabelSelector *metav1.LabelSelector `json:"labelSelector,omitempty"`

	// Requirements on the provider, region and zone that the Cluster object states in its spec. Nil lets every cluster
	// pass.
	// +optional
	FieldSelector *FieldSelector `json:"fieldSelector,omitempty"`

	// The only clusters that may be picked, by name. Empty lets every cluster pass; a name without a cluster picks
	// nothing and is no error, as the cluster may join later.
	// +optional
	ClusterNames []string `json:"clusterNames,omitempty"`

	// Clusters that are never picked, by name, whatever the other fields say.
	// +optional
	ExcludeClusters []string `json:"exclude,omitempty"`
}

// FieldSelector picks clusters by the properties in their spec.
// +k8s:openapi-gen=true
type FieldSelector struct {
	// Requirements that all must hold. The key is one of provider, region or zone, the operator In or NotIn. A cluster
	// with several zones satisfies "zone In" when any of its zones is listed, and "zone NotIn" when none is.
	// +optional
	MatchExpressions []corev1.NodeSelectorRequirement `json:"matchExpressions,omitempty"`
}
