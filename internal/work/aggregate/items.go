// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"cmp"
	"slices"

	"k8s.io/apimachinery/pkg/util/sets"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

type item = workv1alpha2.AggregatedStatusItem

// assigned returns the clusters that are targets or that the workload is being evicted from.
func assigned(spec *workv1alpha2.ResourceBindingSpec) sets.Set[string] {
	clusters := sets.New[string]()
	for _, t := range binding.Targets(spec) {
		clusters.Insert(t.Name)
	}
	for i := range spec.GracefulEvictionTasks {
		clusters.Insert(spec.GracefulEvictionTasks[i].FromCluster)
	}
	return clusters
}

// expected returns the Works in assigned clusters, and those of copies that a former target keeps: the binding reports that a budget or the
// limit of removals holds it, or has its status since it was a target. An agent can keep a deleted Work in the execution namespace of its
// cluster: a former target must not add its address to the status of a Service.
func expected(b binding.Binding, works []workv1alpha1.Work) []workv1alpha1.Work {
	clusters, status := assigned(b.BindingSpec()), b.BindingStatus()
	held := eviction.Held(status)
	return slices.DeleteFunc(works, func(w workv1alpha1.Work) bool {
		cluster, ok := names.ClusterOf(w.Namespace)
		kept := w.DeletionTimestamp == nil && (held || find(status.AggregatedStatus, cluster).ClusterName != "")
		return !ok || !clusters.Has(cluster) && !kept
	})
}

// withoutKept returns the items without those of copies that former targets keep. Nothing waits for these.
func withoutKept(spec *workv1alpha2.ResourceBindingSpec, items []item) []item {
	clusters := assigned(spec)
	return slices.DeleteFunc(slices.Clone(items), func(i item) bool { return !clusters.Has(i.ClusterName) })
}

// withMissing adds an empty item for each target without one. Otherwise a cluster whose Work is not created yet would be omitted.
// The template could seem rolled out, or a Job complete, without it.
func withMissing(spec *workv1alpha2.ResourceBindingSpec, items []item) []item {
	out := slices.Clone(items)
	for _, t := range binding.Targets(spec) {
		if !slices.ContainsFunc(items, func(i item) bool { return i.ClusterName == t.Name }) {
			out = append(out, item{ClusterName: t.Name, Health: workv1alpha2.ResourceUnknown})
		}
	}
	sortByCluster(out)
	return out
}

func sortByCluster(items []item) {
	slices.SortFunc(items, func(a, b item) int { return cmp.Compare(a.ClusterName, b.ClusterName) })
}

// complete reports whether the items match the binding's clusters: one for each.
func complete(spec *workv1alpha2.ResourceBindingSpec, items []item) bool {
	existing := binding.Existing(spec)
	return len(existing) > 0 && len(existing) == len(items) &&
		!slices.ContainsFunc(items, func(i item) bool { return !existing.Has(i.ClusterName) })
}

func fullyApplied(spec *workv1alpha2.ResourceBindingSpec, items []item) bool {
	items = withoutKept(spec, items)
	return complete(spec, items) && !slices.ContainsFunc(items, func(i item) bool { return !i.Applied })
}

// settled reports whether the status is final for now: each cluster is healthy or could not apply the manifest. A failure to
// apply in one cluster does not delay the status of the others.
func settled(spec *workv1alpha2.ResourceBindingSpec, items []item) bool {
	items = withoutKept(spec, items)
	return complete(spec, items) && !slices.ContainsFunc(items, func(i item) bool {
		return (!i.Applied || i.Health != workv1alpha2.ResourceHealthy) && i.AppliedMessage == ""
	})
}

// changeOf returns the kind of difference between the aggregated status of a binding and the next one. It is settled only if all
// clusters are: that one cluster is ready before the others is progress. A report that a target is no longer applied is not
// delayed: the cluster may have been removed and selected again, and its last report would count as a healthy replacement of an
// evicted copy.
func changeOf(spec *workv1alpha2.ResourceBindingSpec, current, next []item) coalesce.Change {
	for _, t := range binding.Targets(spec) {
		if find(current, t.Name).Applied && !find(next, t.Name).Applied {
			return coalesce.Settled
		}
	}
	change, urgent := coalesce.Detail, false
	mixed := work.Mixed(reports(next))
	for _, after := range next {
		before := find(current, after.ClusterName)
		if after.AppliedMessage != "" && after.AppliedMessage != before.AppliedMessage {
			return coalesce.Settled // a new failure is not delayed by other clusters
		}
		if after.AppliedMessage == "" {
			of := work.ChangeOf(reported(before), reported(after))
			if of == coalesce.Settled && mixed && before.Health == workv1alpha2.ResourceHealthy {
				of = coalesce.Transition // other clusters follow
			}
			change = max(change, of)
			urgent = urgent || work.Failing(reported(before), reported(after))
		}
	}
	switch {
	case settled(spec, next) && settled(spec, current) && len(current) == len(next):
		return change
	case settled(spec, next):
		return coalesce.Settled
	case fullyApplied(spec, next) && !fullyApplied(spec, current):
		return coalesce.Applied
	case urgent, work.LosesReady(reports(current), reports(next)):
		return coalesce.Urgent
	}
	return coalesce.Progress
}

// reports returns the reports of the clusters that could apply the manifest.
func reports(items []item) (out []work.Report) {
	for _, i := range items {
		if i.AppliedMessage == "" {
			out = append(out, reported(i))
		}
	}
	return out
}

func reported(i item) work.Report { return work.Report{Health: i.Health, Status: i.Status} }

// find returns the item of a cluster, or an empty one.
func find(items []item, cluster string) item {
	for _, i := range items {
		if i.ClusterName == cluster {
			return i
		}
	}
	return item{}
}
