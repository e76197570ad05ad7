// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package review

import (
	"context"
	"fmt"
	"slices"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/eviction/budget"
	"karmada.io/karmada/internal/eviction/budgets"
)

// Budgets holds the disruption budgets of a fleet.
type Budgets struct {
	Namespaced []fleetv1alpha1.PlacementDisruptionBudget
	Cluster    []fleetv1alpha1.ClusterPlacementDisruptionBudget
}

// of returns the budgets that can select templates in a namespace; "" means cluster-scoped templates.
func (b *Budgets) of(namespace string) (all budgets.List) {
	for i := range b.Namespaced {
		if o := &b.Namespaced[i]; o.Namespace == namespace {
			all = all.Add("PlacementDisruptionBudget "+o.Name, &o.Spec)
		}
	}
	for i := range b.Cluster {
		all = all.Add("ClusterPlacementDisruptionBudget "+b.Cluster[i].Name, &b.Cluster[i].Spec)
	}
	return all
}

// hold sets which changes of a binding wait for disruption budgets now: those of copies that lose replicas, and in staged rollouts the
// restarts. The user sees the same budgets in the condition of the binding once a move waits.
func (r *run) hold(ctx context.Context, e *Effect) error {
	if e.Before == nil || e.After == nil || r.Partial || budgets.IsJob(e.After) ||
		!slices.ContainsFunc(e.Changes, func(c ClusterChange) bool { return c.Action != Create && c.Action != Release && c.Action != Lose }) {
		return nil
	}
	all := r.fleet.Budgets.of(e.template.key.Namespace)
	if len(all) == 0 {
		return nil
	}
	m, err := r.metadataFor(ctx, e.template)
	switch {
	case err != nil:
		r.incomplete("disruption budgets of %s objects, whose labels cannot be read: %v", e.template.kind.Kind, err)
		return ctx.Err()
	case m == nil:
		return nil
	}
	selecting := all.Select(m.Labels)
	if len(selecting) == 0 {
		return nil
	}
	w := r.moving(e)
	granted := w.Grant(selecting)
	for _, g := range granted {
		at := slices.IndexFunc(w.Copies, func(c budget.Copy) bool { return c.Cluster == g.Cluster })
		if c := e.change(g.Cluster); c != nil && g.Held != "" {
			c.Held = fmt.Sprintf("%s: %d of %d replicas stay until replacements are available", g.Held, g.Replicas, w.Copies[at].Replicas)
			if !w.Countable {
				c.Held = g.Held + ": the object stays until replacements are available"
			}
		}
	}
	if e.After.BindingSpec().StagedRollout == nil {
		return nil
	}
	later := w.After(granted)
	for i := range e.Changes {
		c := &e.Changes[i]
		if c.Action != Restart {
			continue
		}
		if reason := later.Update(c.Cluster, c.loss, selecting); reason != "" {
			c.Held = reason
			if alone := available(w); alone.Update(c.Cluster, c.loss, selecting) != "" {
				c.Held += ": it never starts, unless the workload or the budget changes"
			}
		}
	}
	return nil
}

// change returns the change in a cluster, or nil.
func (e *Effect) change(cluster string) *ClusterChange {
	i := slices.IndexFunc(e.Changes, func(c ClusterChange) bool { return c.Cluster == cluster })
	if i < 0 {
		return nil
	}
	return &e.Changes[i]
}

// moving returns the workload of a binding with the replicas that it has before, and those that it gets.
func (r *run) moving(e *Effect) budget.Workload {
	cluster := func(name string) (*clusterv1alpha1.Cluster, error) { return r.clusters[name], nil }
	now, w := budgets.Observed(e.Before, cluster), budgets.Observed(e.After, cluster)
	w.Copies = nil
	after := binding.Targets(e.After.BindingSpec())
	for _, old := range binding.Targets(e.Before.BindingSpec()) {
		c := budget.Copy{Cluster: old.Name, Replicas: max(old.Replicas, 1), Unknown: true}
		if at := slices.IndexFunc(now.Copies, func(c budget.Copy) bool { return c.Cluster == old.Name }); at >= 0 {
			c = now.Copies[at]
		}
		next := slices.IndexFunc(after, func(t workv1alpha2.TargetCluster) bool { return t.Name == old.Name })
		switch {
		case next < 0:
			c.Removed = true
		case w.Countable:
			c.Wanted = after[next].Replicas
		default:
			c.Wanted = c.Replicas
		}
		change := e.change(old.Name)
		c.Exempt = !eviction.Ready(r.clusters[old.Name]) || change != nil && change.Action == Release
		w.Copies = append(w.Copies, c)
	}
	w.Scale = max(w.Scale, w.Expected)
	return w
}

// available returns a workload all of whose copies are available.
func available(w budget.Workload) budget.Workload {
	w.Copies = slices.Clone(w.Copies)
	for i := range w.Copies {
		w.Copies[i].Available, w.Copies[i].Unknown = w.Copies[i].Replicas, false
	}
	return w
}
