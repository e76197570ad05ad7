// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilisation

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
	"karmada.io/karmada/internal/rebalance/utilisation/plan"
)

// This file turns objects into what a plan is made of, and back; it neither reads nor writes anything.

// thresholds are the percentages of a policy; nothing moves when there are none.
func thresholds(p *configv1alpha1.ReplicaSchedulingPolicy) map[corev1.ResourceName]int32 {
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

// usage is how full the clusters are whose reports may be relied on. A cluster uses what its pods request, those that wait
// for a node included: they would fill whatever becomes free.
func usage(clusters []clusterv1alpha1.Cluster, now time.Time) []plan.Cluster {
	var out []plan.Cluster
	for i := range clusters {
		c := &clusters[i]
		s := c.Status.ResourceSummary
		if s == nil || !rebalance.Trusted(c, now, settled) {
			continue
		}
		out = append(out, plan.Cluster{
			Name: c.Name, Allocatable: plan.AmountsOf(s.Allocatable), Used: plan.AmountsOf(s.Allocated, s.Allocating),
		})
	}
	return out
}

// charge adds to the clusters what is on its way to and from them, as far as a binding says: what it assigned and a cluster
// does not report to have. Of what is not counted in reports, as the pods of a Job, nothing is on its way any more: they
// would fill the cluster for good, long after they ended.
func charge(clusters []plan.Cluster, b binding.Binding) {
	spec := b.BindingSpec()
	if b.GetDeletionTimestamp() != nil || spec.ReplicaRequirements == nil || len(spec.Components) > 0 {
		return
	}
	reports, silent := rebalance.Reports(b), rebalance.Silent(b)
	request := plan.AmountsOf(spec.ReplicaRequirements.ResourceRequest)
	request[corev1.ResourcePods] = 1
	assigned := map[string]int32{}
	for _, t := range binding.Targets(spec) {
		assigned[t.Name] = t.Replicas
	}
	for i := range clusters {
		c := &clusters[i]
		n, has := reports[c.Name], assigned[c.Name]
		if n.Replicas > has {
			c.Leaving = c.Leaving.Plus(request.Times(n.Replicas - has))
		}
		if has > n.Replicas && !silent[c.Name] {
			c.Coming = c.Coming.Plus(request.Times(has - n.Replicas))
		}
	}
}

// statefulSets stay: the volumes of their replicas do not travel.
var statefulSets = schema.GroupKind{Group: "apps", Kind: "StatefulSet"}

// movable gives a binding as a workload whose replicas may move. It is not ok unless its replicas are divided by what
// clusters can take, all of them are where they belong and work, and nobody else is about to change anything.
func movable(b binding.Binding) (w plan.Workload, ok bool) {
	spec := b.BindingSpec()
	if b.GetDeletionTimestamp() != nil || binding.TemplateKind(b).GroupKind() == statefulSets || spec.ReplicaRequirements == nil ||
		len(spec.Components) > 0 || len(spec.RequiredBy) > 0 || len(spec.GracefulEvictionTasks) > 0 || spec.Suspension != nil && suspended(spec.Suspension) ||
		!rebalance.Complete(spec) {
		return w, false
	}
	applied, err := rebalance.Applied(b)
	if err != nil || applied == nil || !placement.DividesByCapacity(applied.ReplicaScheduling) {
		return w, false
	}
	w = plan.Workload{
		Name: binding.Title(b), Request: plan.AmountsOf(spec.ReplicaRequirements.ResourceRequest), Replicas: map[string]int32{},
		Fixed: bound(applied), Pack: applied.ReplicaScheduling.ReplicaDivisionPreference == policyv1alpha1.ReplicaDivisionPreferenceAggregated,
	}
	if spec.SchedulePriority != nil {
		w.Priority = spec.SchedulePriority.Priority
	}
	reports := rebalance.Reports(b)
	for _, t := range spec.Clusters {
		if r, known := reports[t.Name]; !known || r.Replicas != t.Replicas || r.Ready < t.Replicas {
			return w, false
		}
		w.Replicas[t.Name] = t.Replicas
	}
	return w, true
}

// suspended says whether anything about a binding is on hold.
func suspended(s *workv1alpha2.Suspension) bool {
	return s.Scheduling != nil && *s.Scheduling || s.Dispatching != nil && *s.Dispatching || s.DispatchingOnClusters != nil
}

// bound says whether a placement has more to say about the set of clusters than which may be in it. The set then stays as
// the scheduler chose it.
func bound(p *policyv1alpha1.Placement) bool {
	return len(p.SpreadConstraints) > 0 || p.WorkloadAffinity != nil ||
		slices.ContainsFunc(p.ClusterAffinities, func(t policyv1alpha1.ClusterAffinityTerm) bool { return len(t.OverflowAffinities) > 0 })
}

// redistributed are the clusters of a binding after the moves, sorted by name. A cluster that gave its last replica is no
// target any more.
func redistributed(spec *workv1alpha2.ResourceBindingSpec, moves []plan.Move) []workv1alpha2.TargetCluster {
	out := slices.Clone(spec.Clusters)
	at := func(cluster string) *workv1alpha2.TargetCluster {
		i := slices.IndexFunc(out, func(t workv1alpha2.TargetCluster) bool { return t.Name == cluster })
		if i < 0 {
			out = append(out, workv1alpha2.TargetCluster{Name: cluster})
			i = len(out) - 1
		}
		return &out[i]
	}
	emptied := map[string]bool{}
	for _, m := range moves {
		at(m.To).Replicas += m.Replicas
		from := at(m.From)
		from.Replicas -= m.Replicas
		emptied[m.From] = from.Replicas == 0
	}
	out = slices.DeleteFunc(out, func(t workv1alpha2.TargetCluster) bool { return emptied[t.Name] && t.Replicas == 0 })
	slices.SortFunc(out, func(a, b workv1alpha2.TargetCluster) int { return cmp.Compare(a.Name, b.Name) })
	return out
}

// describe prints moves with the reason: "2 replicas from member1 (cpu at 92%, threshold 80%) to member2".
func describe(moves []plan.Move, over []plan.Excess) string {
	parts := make([]string, 0, len(moves))
	for _, m := range moves {
		var why []string
		for _, e := range over {
			if e.Cluster == m.From {
				why = append(why, fmt.Sprintf("%s at %d%%, threshold %d%%", e.Resource, e.Percent, e.Threshold))
			}
		}
		noun := "replicas"
		if m.Replicas == 1 {
			noun = "replica"
		}
		parts = append(parts, fmt.Sprintf("%d %s from %s (%s) to %s", m.Replicas, noun, m.From, strings.Join(why, "; "), m.To))
	}
	return strings.Join(parts, ", ")
}
