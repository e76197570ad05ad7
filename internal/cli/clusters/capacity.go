// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cli/clusters/leave"
	"karmada.io/karmada/internal/cli/explain"
)

// shortages returns a line for each cluster that would get more replicas of all workloads together than it has capacity for pods. The
// scheduler decides about each workload alone.
func shortages(all []*leave.Workload, clusters []clusterv1alpha1.Cluster) (out []string) {
	more := map[string]int64{}
	for _, w := range all {
		for cluster, n := range w.More {
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
