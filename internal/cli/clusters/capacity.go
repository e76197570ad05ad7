// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"context"
	"fmt"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/eviction/budgets"
)

// shortages returns a line for each cluster that would get more replicas of all workloads together than it has capacity for pods. The
// scheduler decides about each workload alone.
func shortages(all []*workload, clusters []clusterv1alpha1.Cluster) (out []string) {
	more := map[string]int64{}
	for _, w := range all {
		for cluster, n := range w.more {
			more[cluster] += int64(n)
		}
	}
	for i := range clusters {
		s := clusters[i].Status.ResourceSummary
		if s == nil || s.Allocatable.Pods().IsZero() {
			continue // its capacity is not known
		}
		free := s.Allocatable.Pods().Value()
		for _, used := range []corev1.ResourceList{s.Allocated, s.Allocating} {
			free -= used.Pods().Value()
		}
		if n := more[clusters[i].Name]; n > max(free, 0) {
			out = append(out, fmt.Sprintf("cluster %s would get %s, and has capacity for %s",
				clusters[i].Name, explain.Count(n, "replica"), explain.Count(max(free, 0), "more pod")))
		}
	}
	slices.Sort(out)
	return out
}

// waits returns the disruption budgets that select a workload, for which its removal from the cluster waits. Budgets that the user may not
// list are left out.
func (w *workload) waits(ctx context.Context, api client.Reader) string {
	all, err := budgets.Of(ctx, api, w.binding.GetNamespace())
	if err != nil || len(all) == 0 {
		return ""
	}
	labels, err := budgets.TemplateLabels(ctx, api, w.binding)
	if err != nil {
		return ""
	}
	var titles []string
	for _, b := range all.Select(labels) {
		titles = append(titles, b.Title)
	}
	return strings.Join(titles, ", ")
}
