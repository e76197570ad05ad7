// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"bytes"
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

// withoutUnapplied returns the items without those of former targets that have not applied the object and report nothing. Otherwise the
// template could wait without end for a cluster that was lost before the object reached it.
func withoutUnapplied(spec *workv1alpha2.ResourceBindingSpec, items []item) []item {
	targets := sets.New[string]()
	for _, t := range binding.Targets(spec) {
		targets.Insert(t.Name)
	}
	return slices.DeleteFunc(slices.Clone(items), func(i item) bool { return !i.Applied && i.Status == nil && !targets.Has(i.ClusterName) })
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
	had := reports(current, nil, nil)
	has := reports(next, current, had)
	mixed := work.Mixed(applied(next, has))
	for i, after := range next {
		var before item
		var report work.Report
		if at := indexOf(current, after.ClusterName); at >= 0 {
			before, report = current[at], had[at]
		}
		if after.AppliedMessage != "" && after.AppliedMessage != before.AppliedMessage {
			return coalesce.Settled // a new failure is not delayed by other clusters
		}
		if after.AppliedMessage == "" {
			of := work.ChangeOf(report, has[i])
			if of == coalesce.Settled && mixed && before.Health == workv1alpha2.ResourceHealthy {
				of = coalesce.Transition // other clusters follow
			}
			change = max(change, of)
			urgent = urgent || work.Failing(report, has[i])
		}
	}
	switch {
	case settled(spec, next) && settled(spec, current) && len(current) == len(next):
		return change
	case settled(spec, next):
		return coalesce.Settled
	case fullyApplied(spec, next) && !fullyApplied(spec, current):
		return coalesce.Applied
	case urgent, work.LosesReady(applied(current, had), applied(next, has)):
		return coalesce.Urgent
	}
	return coalesce.Progress
}

// reports returns the report of each item. It decodes the statuses, except those that are the same in before, whose reports are decoded.
func reports(items, before []item, decoded []work.Report) []work.Report {
	out := make([]work.Report, len(items))
	for i := range items {
		health, status := items[i].Health, items[i].Status
		at := indexOf(before, items[i].ClusterName)
		if at >= 0 && status != nil && before[at].Status != nil && bytes.Equal(status.Raw, before[at].Status.Raw) {
			out[i] = decoded[at]
			out[i].Health = health
			continue
		}
		out[i] = work.NewReport(health, status)
	}
	return out
}

// applied returns the reports of the clusters that could apply the manifest.
func applied(items []item, reports []work.Report) (out []work.Report) {
	for i := range items {
		if items[i].AppliedMessage == "" {
			out = append(out, reports[i])
		}
	}
	return out
}

// find returns the item of a cluster, or an empty one.
func find(items []item, cluster string) item {
	if at := indexOf(items, cluster); at >= 0 {
		return items[at]
	}
	return item{}
}

func indexOf(items []item, cluster string) int {
	return slices.IndexFunc(items, func(i item) bool { return i.ClusterName == cluster })
}
