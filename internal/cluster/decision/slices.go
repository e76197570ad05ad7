// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decision

import (
	"fmt"
	"maps"
	"slices"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// slice is the list of clusters in one PlacementDecision.
type slice = []multiclusterv1alpha1.ClusterDecision

// chosen returns the decisions for target clusters whose ClusterProfiles are in a namespace.
func chosen(targets []workv1alpha2.TargetCluster, namespace string) slice {
	out := make(slice, 0, len(targets))
	for _, t := range targets {
		d := multiclusterv1alpha1.ClusterDecision{
			ClusterProfileRef: multiclusterv1alpha1.ClusterProfileReference{Name: t.Name, Namespace: namespace},
		}
		if t.Replicas > 0 {
			d.Reason = fmt.Sprintf("%d replicas", t.Replicas)
		}
		out = append(out, d)
	}
	return out
}

// divide distributes decisions to slices of at most limit clusters. A cluster stays in the slice that contains it: otherwise, a reader
// between two writes would miss it. Others are added to the first slices with space, by name. There is always a first slice.
func divide(current []slice, wanted slice, limit int) []slice {
	rest := make(map[string]multiclusterv1alpha1.ClusterDecision, len(wanted))
	for _, d := range wanted {
		rest[d.ClusterProfileRef.Name] = d
	}
	out := make([]slice, max(1, len(current)))
	for i := range out {
		out[i] = slice{}
		if i >= len(current) {
			continue
		}
		for _, d := range current[i] {
			name := d.ClusterProfileRef.Name
			if next, ok := rest[name]; ok && len(out[i]) < limit {
				out[i] = append(out[i], next)
				delete(rest, name)
			}
		}
	}
	at := 0
	for _, name := range slices.Sorted(maps.Keys(rest)) {
		for at < len(out) && len(out[at]) >= limit {
			at++
		}
		if at == len(out) {
			out = append(out, slice{}) //nolint:makezero // the first ones exist
		}
		out[at] = append(out[at], rest[name])
	}
	for last := len(out) - 1; last > 0 && len(out[last]) == 0; last-- {
		out = out[:last]
	}
	return out
}
