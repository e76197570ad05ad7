// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package budgets finds the disruption budgets that select a workload.
//
//	PlacementDisruptionBudgets of the namespace ──┐
//	ClusterPlacementDisruptionBudgets ────────────┴─► List ─► List.Select by the labels of a template ─► package budget
package budgets

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/eviction/budget"
	"karmada.io/karmada/internal/placement"
)

// List is a list of budgets that can select a template.
type List []entry

type entry struct {
	budget   budget.Budget
	selector labels.Selector
}

// Of lists from the cache the budgets that can select templates in a namespace; "" means cluster-scoped templates.
func Of(ctx context.Context, control client.Reader, namespace string) (List, error) {
	var all List
	if namespace != "" {
		var list fleetv1alpha1.PlacementDisruptionBudgetList
		if err := control.List(ctx, &list, client.InNamespace(namespace), client.UnsafeDisableDeepCopy); err != nil {
			return nil, fmt.Errorf("list placement disruption budgets of namespace %s: %w", namespace, err)
		}
		for i := range list.Items {
			all = all.Add("PlacementDisruptionBudget "+list.Items[i].Name, &list.Items[i].Spec)
		}
	}
	var list fleetv1alpha1.ClusterPlacementDisruptionBudgetList
	if err := control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return nil, fmt.Errorf("list cluster placement disruption budgets: %w", err)
	}
	for i := range list.Items {
		all = all.Add("ClusterPlacementDisruptionBudget "+list.Items[i].Name, &list.Items[i].Spec)
	}
	return all, nil
}

// Add adds a budget, unless its selector is invalid: it selects nothing then.
func (l List) Add(title string, spec *fleetv1alpha1.PlacementDisruptionBudgetSpec) List {
	selector, err := metav1.LabelSelectorAsSelector(&spec.Selector)
	if err != nil {
		return l
	}
	return append(l, entry{budget.Budget{Title: title, Spec: spec}, selector})
}

// Select returns the budgets that select a template with these labels, sorted by title.
func (l List) Select(template map[string]string) []budget.Budget {
	return slices.DeleteFunc(slices.Clone(l), func(e entry) bool { return !e.selector.Matches(labels.Set(template)) }).All()
}

// All returns all budgets, sorted by title.
func (l List) All() (out []budget.Budget) {
	for _, e := range l {
		out = append(out, e.budget)
	}
	slices.SortFunc(out, func(a, b budget.Budget) int { return cmp.Compare(a.Title, b.Title) })
	return out
}

// TemplateLabels reads the labels of the template of a binding from the cache of metadata that the detector uses.
func TemplateLabels(ctx context.Context, control client.Reader, b binding.Binding) (map[string]string, error) {
	r := b.BindingSpec().Resource
	m := &metav1.PartialObjectMetadata{}
	m.SetGroupVersionKind(binding.TemplateKind(b))
	if err := control.Get(ctx, types.NamespacedName{Namespace: r.Namespace, Name: r.Name}, m); err != nil {
		return nil, fmt.Errorf("read the labels of %s %s: %w", r.Kind, r.Name, err)
	}
	return m.Labels, nil
}

// IsJob reports whether the template is a Job, which has no replicas to keep available.
func IsJob(b binding.Binding) bool {
	return binding.TemplateKind(b).GroupKind() == schema.GroupKind{Group: "batch", Kind: "Job"}
}

// Observed returns the workload of a binding as its status reports it, without changes. cluster reads a cluster; nil means that it does not
// exist.
func Observed(b binding.Binding, cluster func(string) (*clusterv1alpha1.Cluster, error)) (w budget.Workload) {
	spec := b.BindingSpec()
	w.Countable = binding.IsWorkload(spec) && len(spec.Components) == 0
	targets := binding.Targets(spec)
	w.Clusters = int32(len(targets))
	for _, item := range b.BindingStatus().AggregatedStatus {
		copied := budget.Copy{Cluster: item.ClusterName, Replicas: 1}
		ready, counts := eviction.ReadyReplicas(item.Status)
		at := slices.IndexFunc(targets, func(t workv1alpha2.TargetCluster) bool { return t.Name == item.ClusterName })
		switch {
		case w.Countable && at >= 0:
			copied.Replicas = targets[at].Replicas
			if counts && eviction.HeldByBudget(b.BindingStatus()) { // it can have more replicas than it was assigned
				copied.Replicas = max(copied.Replicas, int32(min(ready, math.MaxInt32)))
			}
		case w.Countable && counts: // it leaves the cluster
			copied.Replicas = int32(max(ready, 1))
		}
		switch o, err := cluster(item.ClusterName); {
		case err != nil || !eviction.Ready(o):
		case counts:
			copied.Available = int32(max(min(ready, int64(copied.Replicas)), 0))
		case item.Health == workv1alpha2.ResourceHealthy:
			copied.Available = copied.Replicas
		}
		w.Copies = append(w.Copies, copied)
	}
	for _, t := range spec.Clusters {
		w.Expected += t.Replicas
	}
	w.Scale = max(spec.Replicas*int32(max(len(w.Copies), len(targets))), w.Expected)
	if spec.Placement != nil && placement.Divides(spec.Placement.ReplicaScheduling) {
		w.Expected, w.Scale = spec.Replicas, spec.Replicas
	}
	return w
}
