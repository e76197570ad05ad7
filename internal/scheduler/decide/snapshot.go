// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"slices"
	"sync"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Snapshot holds all clusters at one point in time. It is immutable apart from internal caches, and safe for concurrent use.
type Snapshot struct {
	clusters []*clusterv1alpha1.Cluster // sorted by name

	mu        sync.Mutex // guards the following caches
	groupings map[groupKey]*grouping
	serving   map[schema.GroupVersionKind]sets.Set[*clusterv1alpha1.Cluster]
}

// NewSnapshot returns a snapshot of the clusters, which must not be modified afterwards.
func NewSnapshot(clusters []*clusterv1alpha1.Cluster) *Snapshot {
	s := &Snapshot{clusters: slices.Clone(clusters)}
	slices.SortFunc(s.clusters, func(a, b *clusterv1alpha1.Cluster) int { return cmp.Compare(a.Name, b.Name) })
	return s
}

// Cluster returns the cluster of that name, or nil.
func (s *Snapshot) Cluster(name string) *clusterv1alpha1.Cluster {
	compare := func(c *clusterv1alpha1.Cluster, name string) int { return cmp.Compare(c.Name, name) }
	i, found := slices.BinarySearchFunc(s.clusters, name, compare)
	if !found {
		return nil
	}
	return s.clusters[i]
}

// servingKind returns the clusters that serve a kind. The result is cached.
func (s *Snapshot) servingKind(kind schema.GroupVersionKind) sets.Set[*clusterv1alpha1.Cluster] {
	s.mu.Lock()
	defer s.mu.Unlock()
	found, ok := s.serving[kind]
	if !ok {
		found = make(sets.Set[*clusterv1alpha1.Cluster], len(s.clusters))
		groupVersion := kind.GroupVersion().String()
		for _, c := range s.clusters {
			if serves(c, groupVersion, kind.Kind) {
				found.Insert(c)
			}
		}
		if s.serving == nil {
			s.serving = map[schema.GroupVersionKind]sets.Set[*clusterv1alpha1.Cluster]{}
		}
		s.serving[kind] = found
	}
	return found
}

// WithoutTerminating returns the targets without clusters that are being deleted. It keeps clusters that are missing in the
// snapshot: this is no evidence that they were deleted.
func (s *Snapshot) WithoutTerminating(targets []workv1alpha2.TargetCluster) []workv1alpha2.TargetCluster {
	return slices.DeleteFunc(slices.Clone(targets), func(t workv1alpha2.TargetCluster) bool {
		c := s.Cluster(t.Name)
		return c != nil && !c.DeletionTimestamp.IsZero()
	})
}
