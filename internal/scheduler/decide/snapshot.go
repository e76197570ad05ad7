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

// Snapshot is the clusters at one moment. It does not change and may be shared by any number of decisions at once; what it
// found out for one, it keeps for the others.
type Snapshot struct {
	clusters []*clusterv1alpha1.Cluster // sorted by name

	mu        sync.Mutex // guards what follows
	groupings map[groupKey]*grouping
	serving   map[schema.GroupVersionKind]sets.Set[*clusterv1alpha1.Cluster]
}

// NewSnapshot keeps the clusters themselves; they must not change any more.
func NewSnapshot(clusters []*clusterv1alpha1.Cluster) *Snapshot {
	s := &Snapshot{clusters: slices.Clone(clusters)}
	slices.SortFunc(s.clusters, func(a, b *clusterv1alpha1.Cluster) int { return cmp.Compare(a.Name, b.Name) })
	return s
}

// Cluster is the cluster of that name, nil if there is none.
func (s *Snapshot) Cluster(name string) *clusterv1alpha1.Cluster {
	i, found := slices.BinarySearchFunc(s.clusters, name, func(c *clusterv1alpha1.Cluster, name string) int { return cmp.Compare(c.Name, name) })
	if !found {
		return nil
	}
	return s.clusters[i]
}

// servingKind are the clusters that are known to have a kind, found once for all decisions.
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

// Staying leaves out of targets the clusters that are being removed. A cluster that is not in the snapshot stays: that it
// is not known is no evidence that it is gone.
func (s *Snapshot) WithoutTerminating(targets []workv1alpha2.TargetCluster) []workv1alpha2.TargetCluster {
	var out []workv1alpha2.TargetCluster
	for _, t := range targets {
		if c := s.Cluster(t.Name); c == nil || c.DeletionTimestamp.IsZero() {
			out = append(out, t)
		}
	}
	return out
}
