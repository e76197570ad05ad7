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
	serving   map[schema.GroupVersionKind]sets.Set[string] // names of clusters
}

// NewSnapshot returns a snapshot of the clusters, which must not be modified afterwards.
func NewSnapshot(clusters []*clusterv1alpha1.Cluster) *Snapshot {
	s := &Snapshot{clusters: slices.Clone(clusters)}
	slices.SortFunc(s.clusters, func(a, b *clusterv1alpha1.Cluster) int { return cmp.Compare(a.Name, b.Name) })
	return s
}

// Cluster returns the cluster of that name, or nil.
func (s *Snapshot) Cluster(name string) *clusterv1alpha1.Cluster {
	i, found := slices.BinarySearchFunc(s.clusters, name, compareName)
	if !found {
		return nil
	}
	return s.clusters[i]
}

// With returns a snapshot after changes of clusters by name; nil means that the cluster was deleted. The clusters must not be
// modified afterwards. Internal caches that the changes do not affect are kept.
func (s *Snapshot) With(changes map[string]*clusterv1alpha1.Cluster) *Snapshot {
	next := &Snapshot{clusters: slices.Clone(s.clusters)}
	sameNames := true
	for name, c := range changes {
		i, found := slices.BinarySearchFunc(next.clusters, name, compareName)
		switch {
		case found && c != nil:
			next.clusters[i] = c
		case found:
			next.clusters, sameNames = slices.Delete(next.clusters, i, i+1), false
		case c != nil:
			next.clusters, sameNames = slices.Insert(next.clusters, i, c), false
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if sameNames {
		next.groupings = s.unaffectedGroupings(changes)
	}
	next.serving = make(map[schema.GroupVersionKind]sets.Set[string], len(s.serving))
	for kind, names := range s.serving {
		next.serving[kind] = servingAfter(names, kind, changes)
	}
	return next
}

func compareName(c *clusterv1alpha1.Cluster, name string) int { return cmp.Compare(c.Name, name) }

// unaffectedGroupings returns the groupings in which the changed clusters, which still exist, are in the same groups as
// before. It must be called with mu held.
func (s *Snapshot) unaffectedGroupings(changes map[string]*clusterv1alpha1.Cluster) map[groupKey]*grouping {
	out := make(map[groupKey]*grouping, len(s.groupings))
	for by, g := range s.groupings {
		affected := false
		for name, c := range changes {
			if old := s.Cluster(name); c != nil && !slices.Equal(by.groups(nil, old), by.groups(nil, c)) {
				affected = true
				break
			}
		}
		if !affected {
			out[by] = g
		}
	}
	return out
}

// servingAfter returns the names of the clusters that serve a kind after the changes.
func servingAfter(
	names sets.Set[string], kind schema.GroupVersionKind, changes map[string]*clusterv1alpha1.Cluster,
) sets.Set[string] {
	groupVersion, shared := kind.GroupVersion().String(), true
	for name, c := range changes {
		now := c != nil && serves(c, groupVersion, kind.Kind)
		if now == names.Has(name) {
			continue
		}
		if shared {
			names, shared = names.Clone(), false
		}
		if now {
			names.Insert(name)
		} else {
			names.Delete(name)
		}
	}
	return names
}

// servingKind returns the names of the clusters that serve a kind. The result is cached.
func (s *Snapshot) servingKind(kind schema.GroupVersionKind) sets.Set[string] {
	s.mu.Lock()
	defer s.mu.Unlock()
	found, ok := s.serving[kind]
	if !ok {
		found = make(sets.Set[string], len(s.clusters))
		groupVersion := kind.GroupVersion().String()
		for _, c := range s.clusters {
			if serves(c, groupVersion, kind.Kind) {
				found.Insert(c.Name)
			}
		}
		if s.serving == nil {
			s.serving = map[schema.GroupVersionKind]sets.Set[string]{}
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
