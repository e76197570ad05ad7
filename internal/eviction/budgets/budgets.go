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
	"slices"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction/budget"
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
