// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package budget

import (
	"fmt"
	"slices"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/util/intstr"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
)

// UpdateLoss returns how many replicas of a manifest its own update strategy makes unavailable at once when the pods are replaced.
func UpdateLoss(manifest *unstructured.Unstructured, replicas int32) int32 {
	field := func(path ...string) (any, bool) {
		v, found, err := unstructured.NestedFieldNoCopy(manifest.Object, path...)
		return v, found && err == nil
	}
	switch manifest.GetKind() {
	case "Deployment":
		if kind, _ := field("spec", "strategy", "type"); kind == "Recreate" {
			return replicas
		}
		limit, set := field("spec", "strategy", "rollingUpdate", "maxUnavailable")
		if !set {
			limit = "25%"
		}
		n := rounded(limit, replicas, false)
		if surge, set := field("spec", "strategy", "rollingUpdate", "maxSurge"); n == 0 && set && rounded(surge, replicas, true) == 0 {
			n = 1 // the Deployment controller would not proceed otherwise
		}
		return min(n, replicas)
	case "StatefulSet":
		if kind, _ := field("spec", "updateStrategy", "type"); kind == "OnDelete" {
			return 0
		}
		if limit, set := field("spec", "updateStrategy", "rollingUpdate", "maxUnavailable"); set {
			return min(max(rounded(limit, replicas, true), 1), replicas)
		}
		return min(1, replicas)
	}
	return replicas
}

// rounded returns a number, or a percentage of replicas. An invalid value counts as all replicas.
func rounded(v any, replicas int32, up bool) int32 {
	limit := intstr.FromInt32(replicas)
	switch v := v.(type) {
	case int64:
		limit = intstr.FromInt32(int32(min(max(v, 0), int64(replicas))))
	case string:
		limit = intstr.Parse(v)
	}
	n, err := intstr.GetScaledValueFromIntOrPercent(&limit, int(replicas), up)
	if err != nil {
		return replicas
	}
	return int32(min(max(n, 0), int(replicas)))
}

// After returns the workload after permitted changes.
func (w Workload) After(granted []Grant) Workload {
	w.Copies = slices.Clone(w.Copies)
	for i := range w.Copies {
		c := &w.Copies[i]
		at := slices.IndexFunc(granted, func(g Grant) bool { return g.Cluster == c.Cluster })
		if at < 0 {
			continue
		}
		if c.Available = c.left(granted[at].Replicas); granted[at].Removed {
			c.Available = 0
		}
		c.Replicas = min(c.Replicas, granted[at].Replicas)
	}
	return w
}

// Update returns why the pods of a copy must not be replaced now, or "". If they may be, loss is subtracted from its available replicas, so
// that the next copy sees it.
func (w *Workload) Update(cluster string, loss int32, budgets []Budget) string {
	i := slices.IndexFunc(w.Copies, func(c Copy) bool { return c.Cluster == cluster })
	if i < 0 || w.Copies[i].Exempt || loss == 0 {
		return ""
	}
	c := &w.Copies[i]
	left := max(c.Available-loss, 0)
	for _, b := range budgets {
		if !w.Applies(b) {
			continue
		}
		clusters := b.Spec.Unit == fleetv1alpha1.DisruptionClusters
		s := w.State(b)
		if lost := c.counted(clusters, c.Available) - c.counted(clusters, left); lost > s.Allowed {
			return fmt.Sprintf("%s, and the update may make %d of %d replicas unavailable", held(b, s, *c), c.Available-left, c.Replicas)
		}
	}
	c.Available = left
	return ""
}
