// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"fmt"
	"maps"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/clusters/leave"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/eviction"
)

// requests holds the requests of replicas by cluster and resource, in the units of package demand.
type requests map[string]map[corev1.ResourceName]int64

// add adds replicas of a workload. Components have the same share of their replicas in each cluster and are counted by their pods alone.
func (r requests) add(cluster string, spec *workv1alpha2.ResourceBindingSpec, replicas int32) {
	of := r[cluster]
	if of == nil {
		of = map[corev1.ResourceName]int64{}
		r[cluster] = of
	}
	of[corev1.ResourcePods] = demand.Add(of[corev1.ResourcePods], int64(replicas))
	if spec.ReplicaRequirements == nil {
		return
	}
	for name, q := range spec.ReplicaRequirements.ResourceRequest {
		if name != corev1.ResourcePods {
			of[name] = demand.Add(of[name], demand.Times(demand.Amount(name, q), int64(replicas)))
		}
	}
}

// addScheduled adds the replicas of a binding in its clusters. Members report their pods later.
func (r requests) addScheduled(b binding.Binding) {
	spec := b.BindingSpec()
	for _, t := range spec.Clusters {
		replicas := t.Replicas
		for _, c := range t.Components {
			replicas += c.Replicas
		}
		if replicas > 0 && b.GetDeletionTimestamp() == nil && !eviction.Finished(spec, b.BindingStatus(), t.Name) {
			r.add(t.Name, spec, replicas)
		}
	}
}

// shortages returns a line for each cluster and resource of which all workloads together would get more than the cluster has. The scheduler
// decides about each workload alone. The resources that are in use are those that the cluster reports, or those of the scheduled replicas
// if these are more: a report is some seconds old, and does not have pods that were not created yet.
func shortages(all []*leave.Workload, scheduled requests, clusters []clusterv1alpha1.Cluster) (out []string) {
	more := requests{}
	for _, w := range all {
		for cluster, n := range w.More {
			more.add(cluster, w.Binding.BindingSpec(), n)
		}
	}
	for i := range clusters {
		c := &clusters[i]
		s := c.Status.ResourceSummary
		if s == nil || s.Allocatable.Pods().IsZero() {
			continue // its capacity is not known
		}
		for _, name := range slices.Sorted(maps.Keys(more[c.Name])) {
			total, known := s.Allocatable[name]
			if !known {
				continue
			}
			reported := demand.Add(demand.Amount(name, s.Allocated[name]), demand.Amount(name, s.Allocating[name]))
			free := max(demand.Amount(name, total)-max(reported, scheduled[c.Name][name]), 0)
			switch n := more[c.Name][name]; {
			case n <= free:
			case name == corev1.ResourcePods:
				out = append(out, fmt.Sprintf("cluster %s would get %s, and has capacity for %s",
					c.Name, explain.Count(n, "replica"), explain.Count(free, "more pod")))
			default:
				out = append(out, fmt.Sprintf("cluster %s would get replicas that request %s of %s, and has %s",
					c.Name, quantity(name, n), name, quantity(name, free)))
			}
		}
	}
	slices.Sort(out)
	return out
}

// quantity formats an amount of a resource.
func quantity(name corev1.ResourceName, amount int64) string {
	switch name {
	case corev1.ResourceCPU:
		return resource.NewMilliQuantity(amount, resource.DecimalSI).String()
	case corev1.ResourceMemory, corev1.ResourceEphemeralStorage:
		return resource.NewQuantity(amount, resource.BinarySI).String()
	default:
		return resource.NewQuantity(amount, resource.DecimalSI).String()
	}
}

// full returns a line for each other cluster with pods that have no node.
func full(clusters []clusterv1alpha1.Cluster, drained string) (out []string) {
	for i := range clusters {
		s := clusters[i].Status.ResourceSummary
		if clusters[i].Name == drained || s == nil || s.Allocating.Pods().IsZero() {
			continue
		}
		out = append(out, fmt.Sprintf("cluster %s has %s without a node; its nodes have %d of at most %s", clusters[i].Name,
			explain.Count(s.Allocating.Pods().Value(), "pod"), s.Allocated.Pods().Value(), explain.Count(s.Allocatable.Pods().Value(), "pod")))
	}
	slices.Sort(out)
	return out
}
