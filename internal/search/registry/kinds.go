// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package registry

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/search/cache"
)

// KindsOf returns the kinds that a selector list selects, without duplicates.
func KindsOf(registries []searchv1alpha1.ResourceRegistry) sets.Set[schema.GroupVersionKind] {
	out := sets.New[schema.GroupVersionKind]()
	for i := range registries {
		for _, s := range registries[i].Spec.ResourceSelectors {
			out.Insert(kindOf(s))
		}
	}
	return out
}

func kindOf(s searchv1alpha1.ResourceSelector) schema.GroupVersionKind {
	return schema.FromAPIVersionAndKind(s.APIVersion, s.Kind)
}

// Kinds returns the kinds to cache of a cluster, sorted: the union of the registries that select the cluster.
func Kinds(registries []searchv1alpha1.ResourceRegistry, cluster *clusterv1alpha1.Cluster) []cache.Kind {
	merged := map[schema.GroupVersionKind]*selection{}
	for i := range registries {
		r := &registries[i]
		if r.DeletionTimestamp != nil || !placement.Matches(r.Spec.TargetCluster, cluster) {
			continue
		}
		for _, s := range r.Spec.ResourceSelectors {
			kind := kindOf(s)
			if merged[kind] == nil {
				merged[kind] = &selection{namespaces: sets.New[string](), metadataOnly: true}
			}
			merged[kind].add(s)
		}
	}
	out := make([]cache.Kind, 0, len(merged))
	for kind, s := range merged {
		k := cache.Kind{GroupVersionKind: kind, Projection: cache.Projection{MetadataOnly: s.metadataOnly}}
		if !s.everywhere {
			k.Namespaces = sets.List(s.namespaces)
		}
		if !s.metadataOnly && s.pruned.Len() > 0 {
			k.Projection.Pruned = sets.List(s.pruned)
		}
		out = append(out, k)
	}
	slices.SortFunc(out, func(a, b cache.Kind) int { return cmp.Compare(a.String(), b.String()) })
	return out
}

// selection is the union of the selectors of a kind.
type selection struct {
	everywhere   bool
	namespaces   sets.Set[string]
	metadataOnly bool
	pruned       sets.Set[string] // nil before the first selector that caches more than metadata
}

func (s *selection) add(selector searchv1alpha1.ResourceSelector) {
	if selector.Namespace == "" {
		s.everywhere = true
	} else {
		s.namespaces.Insert(selector.Namespace)
	}
	if selector.Projection == searchv1alpha1.ProjectionMetadata {
		return
	}
	s.metadataOnly = false
	if s.pruned == nil {
		s.pruned = sets.New(selector.PrunedFields...)
		return
	}
	s.pruned = s.pruned.Intersection(sets.New(selector.PrunedFields...))
}

// problems returns a message for each cluster that does not serve all selected kinds from an up-to-date cache, sorted by cluster.
func problems(states map[string]map[schema.GroupVersionKind]cache.State, ready func(cluster string) bool) []string {
	var out []string
	for _, cluster := range slices.Sorted(maps.Keys(states)) {
		if !ready(cluster) {
			out = append(out, cluster+" ("+string(cache.NotReady)+")")
			continue
		}
		var reason string
		limited := 0
		for _, state := range states[cluster] {
			switch state {
			case cache.Limited:
				limited++
			case cache.Unreachable:
				reason = string(cache.NotReachable)
			case cache.Starting:
				reason = cmp.Or(reason, string(cache.NotSynced))
			case cache.Connected, cache.NotServed:
			}
		}
		if limited > 0 {
			// It does not end by itself, other than the other reasons.
			reason = fmt.Sprintf("%d of %d kinds are not cached: %s", limited, len(states[cluster]), cache.LimitReached)
		}
		if reason != "" {
			out = append(out, cluster+" ("+reason+")")
		}
	}
	return out
}
