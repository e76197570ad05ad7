// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilization

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/rebalance"
)

// The functions of this file are pure. They convert API objects to the input of planMoves, and moves to API objects.

// thresholdsOf returns the thresholds of a policy in percent.
func thresholdsOf(p *configv1alpha1.ReplicaSchedulingPolicy) map[corev1.ResourceName]int32 {
	out := map[corev1.ResourceName]int32{}
	t := p.Spec.ReschedulePolicy.Threshold
	if t.CPUUtilization != nil {
		out[corev1.ResourceCPU] = *t.CPUUtilization
	}
	if t.MemoryUtilization != nil {
		out[corev1.ResourceMemory] = *t.MemoryUtilization
	}
	return out
}

// usageOf returns the usage of the clusters with a current status. A cluster uses what its pods request. Pending pods count:
// they would use any capacity that becomes available.
func usageOf(clusters []clusterv1alpha1.Cluster, now time.Time) []clusterUsage {
	var out []clusterUsage
	for i := range clusters {
		c := &clusters[i]
		s := c.Status.ResourceSummary
		if s == nil || !rebalance.HasCurrentStatus(c, now, settleTime) {
			continue
		}
		out = append(out, clusterUsage{
			Name: c.Name, Allocatable: amountsOf(s.Allocatable), Used: amountsOf(s.Allocated, s.Allocating),
		})
	}
	return out
}

// addInFlight adds to the clusters the replicas of a binding that are assigned but not reported yet, and those that are reported
// but no longer assigned. Replicas that a kind does not report, such as the pods of a Job, are never counted as in flight. They
// would still count after the Job has finished.
func addInFlight(clusters []clusterUsage, b binding.Binding) {
	spec := b.BindingSpec()
	if b.GetDeletionTimestamp() != nil || spec.ReplicaRequirements == nil || len(spec.Components) > 0 {
		return
	}
	reported, uncounted := rebalance.ReportedReplicas(b), rebalance.WithoutReplicaCount(b)
	request := amountsOf(spec.ReplicaRequirements.ResourceRequest)
	request[corev1.ResourcePods] = 1
	assigned := map[string]int32{}
	for _, t := range binding.Targets(spec) {
		assigned[t.Name] = t.Replicas
	}
	for i := range clusters {
		c := &clusters[i]
		has, wants := reported[c.Name].Replicas, assigned[c.Name]
		if has > wants {
			c.Leaving = c.Leaving.plus(request.times(has - wants))
		}
		if wants > has && !uncounted[c.Name] {
			c.Coming = c.Coming.plus(request.times(wants - has))
		}
	}
}

// statefulSets are not moved: their volumes stay in the cluster.
var statefulSets = schema.GroupKind{Group: "apps", Kind: "StatefulSet"}

// movableWorkload returns the binding as a workload whose replicas may move. It returns false unless the replicas are
// divided by capacity, all of them are ready in their clusters, and no other controller is about to change the binding.
func movableWorkload(b binding.Binding) (w workloadState, ok bool) {
	spec := b.BindingSpec()
	if b.GetDeletionTimestamp() != nil || binding.TemplateKind(b).GroupKind() == statefulSets || spec.ReplicaRequirements == nil ||
		len(spec.Components) > 0 || len(spec.RequiredBy) > 0 || len(spec.GracefulEvictionTasks) > 0 ||
		spec.Suspension != nil && suspended(spec.Suspension) || !rebalance.Complete(spec) {
		return w, false
	}
	applied, err := binding.AppliedPlacement(b)
	if err != nil || applied == nil || !placement.DividesByCapacity(applied.ReplicaScheduling) {
		return w, false
	}
	w = workloadState{
		Name: binding.Title(b), Request: amountsOf(spec.ReplicaRequirements.ResourceRequest), Replicas: map[string]int32{},
		FixedClusters: fixesClusters(applied),
		FewClusters:   applied.ReplicaScheduling.ReplicaDivisionPreference == policyv1alpha1.ReplicaDivisionPreferenceAggregated,
	}
	if spec.SchedulePriority != nil {
		w.Priority = spec.SchedulePriority.Priority
	}
	reported := rebalance.ReportedReplicas(b)
	for _, t := range spec.Clusters {
		if r, known := reported[t.Name]; !known || r.Replicas != t.Replicas || r.Ready < t.Replicas {
			return w, false
		}
		w.Replicas[t.Name] = t.Replicas
	}
	return w, true
}

// suspended reports whether scheduling or dispatching is suspended, entirely or in some clusters.
func suspended(s *workv1alpha2.Suspension) bool {
	return s.Scheduling != nil && *s.Scheduling || s.Dispatching != nil && *s.Dispatching || s.DispatchingOnClusters != nil
}

// fixesClusters reports whether the placement restricts combinations of clusters. Then the set of target clusters must stay
// as the scheduler chose it.
func fixesClusters(p *policyv1alpha1.Placement) bool {
	return len(p.SpreadConstraints) > 0 || p.WorkloadAffinity != nil ||
		slices.ContainsFunc(p.ClusterAffinities, func(t policyv1alpha1.ClusterAffinityTerm) bool { return len(t.OverflowAffinities) > 0 })
}

// movedClusters returns spec.clusters after the moves, sorted by name. Clusters that lost their last replica are removed.
func movedClusters(spec *workv1alpha2.ResourceBindingSpec, moves []move) []workv1alpha2.TargetCluster {
	out := slices.Clone(spec.Clusters)
	target := func(cluster string) *workv1alpha2.TargetCluster {
		i := slices.IndexFunc(out, func(t workv1alpha2.TargetCluster) bool { return t.Name == cluster })
		if i < 0 {
			out = append(out, workv1alpha2.TargetCluster{Name: cluster})
			i = len(out) - 1
		}
		return &out[i]
	}
	emptied := map[string]bool{}
	for _, m := range moves {
		target(m.To).Replicas += m.Replicas
		from := target(m.From)
		from.Replicas -= m.Replicas
		emptied[m.From] = from.Replicas == 0
	}
	out = slices.DeleteFunc(out, func(t workv1alpha2.TargetCluster) bool { return emptied[t.Name] && t.Replicas == 0 })
	slices.SortFunc(out, func(a, b workv1alpha2.TargetCluster) int { return cmp.Compare(a.Name, b.Name) })
	return out
}

// formatMoves formats moves with their reason: "2 replicas from member1 (cpu at 92%, threshold 80%) to member2".
func formatMoves(moves []move, above []excess) string {
	parts := make([]string, 0, len(moves))
	for _, m := range moves {
		var reasons []string
		for _, e := range above {
			if e.Cluster == m.From {
				reasons = append(reasons, fmt.Sprintf("%s at %d%%, threshold %d%%", e.Resource, e.Percent, e.Threshold))
			}
		}
		noun := "replicas"
		if m.Replicas == 1 {
			noun = "replica"
		}
		parts = append(parts, fmt.Sprintf("%d %s from %s (%s) to %s", m.Replicas, noun, m.From, strings.Join(reasons, "; "), m.To))
	}
	return strings.Join(parts, ", ")
}
