// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package mcs

import (
	"slices"

	discoveryv1 "k8s.io/api/discovery/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/util/sets"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// Fleet holds the member clusters by name.
type Fleet map[string]*clusterv1alpha1.Cluster

// NewFleet returns the clusters of a list.
func NewFleet(list []clusterv1alpha1.Cluster) Fleet {
	out := Fleet{}
	for i := range list {
		out[list[i].Name] = &list[i]
	}
	return out
}

// Select returns the clusters that a list of a MultiClusterService names, sorted. An empty list names all. missing lists names of
// clusters that do not exist. Clusters that are being removed, have no execution namespace yet, or are not approved yet, are omitted.
func (f Fleet) Select(named []networkingv1alpha1.ClusterSelector) (selected, missing []string) {
	wanted := sets.New[string]()
	for _, c := range named {
		wanted.Insert(c.Name)
	}
	if len(named) == 0 {
		wanted = sets.KeySet(f)
	}
	for _, name := range sets.List(wanted) {
		switch c := f[name]; {
		case c == nil:
			missing = append(missing, name)
		case c.DeletionTimestamp == nil && len(c.Finalizers) > 0 && !names.Pending(c.Spec.Taints):
			selected = append(selected, name)
		}
	}
	return selected, missing
}

// Selects reports whether a list of a MultiClusterService names a cluster; an empty list names all.
func Selects(named []networkingv1alpha1.ClusterSelector, cluster string) bool {
	return len(named) == 0 || slices.ContainsFunc(named, func(c networkingv1alpha1.ClusterSelector) bool { return c.Name == cluster })
}

// Ready reports whether the cluster has the condition Ready.
func (f Fleet) Ready(cluster string) bool {
	c := f[cluster]
	return c != nil && meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
}

// Healthy reports whether the endpoints of a cluster may be used. A cluster that does not exist is not healthy.
func (f Fleet) Healthy(cluster string) bool {
	c := f[cluster]
	return c != nil && Healthy(c)
}

// LacksSlices reports whether a cluster is known not to serve EndpointSlices.
func (f Fleet) LacksSlices(cluster string) bool {
	return f.Lacks(cluster, discoveryv1.SchemeGroupVersion.String(), "EndpointSlice")
}

// Lacks reports whether a cluster is known not to serve a kind: its list of kinds is complete, without it.
func (f Fleet) Lacks(cluster, version, kind string) bool {
	c := f[cluster]
	if c == nil || !meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionCompleteAPIEnablements) {
		return false
	}
	return !slices.ContainsFunc(c.Status.APIEnablements, func(e clusterv1alpha1.APIEnablement) bool {
		return e.GroupVersion == version && slices.ContainsFunc(e.Resources, func(r clusterv1alpha1.APIResource) bool { return r.Kind == kind })
	})
}

// CrossCluster reports whether a MultiClusterService connects clusters. Other types are implemented by external controllers.
func CrossCluster(s *networkingv1alpha1.MultiClusterService) bool {
	return slices.Contains(s.Spec.Types, networkingv1alpha1.ExposureTypeCrossCluster)
}

// Active reports whether a MultiClusterService connects clusters and is not being deleted.
func Active(s *networkingv1alpha1.MultiClusterService) bool {
	return CrossCluster(s) && s.DeletionTimestamp == nil
}
