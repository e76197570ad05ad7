// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package budget evaluates disruption budgets of placed workloads. It is pure.
//
//	Workload: copies in clusters, now and wanted ──┐
//	budgets that select it ────────────────────────┴─► Workload.Grant ─► what each copy may lose now, and why the rest is held
//
// Invariants: copies that are not moved voluntarily, and copies in clusters that are not ready, are never held. Grant never makes fewer
// replicas available than the strictest budget requires, and holds nothing if there is no budget.
package budget

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"k8s.io/apimachinery/pkg/util/intstr"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
)

// Budget is a budget that selects a workload.
type Budget struct {
	// Title names the budget in messages.
	Title string
	Spec  *fleetv1alpha1.PlacementDisruptionBudgetSpec
}

// Copy is the copy of a workload in one cluster.
type Copy struct {
	Cluster string
	// Replicas is the number that the copy has now; 1 for an object without replicas.
	Replicas int32
	// Available is the number of these that are available for certain: 0 if the cluster is not ready.
	Available int32
	// Updating is the number of replicas that an update of the pods, which may be in progress, can make unavailable at once. Available does
	// not include them. With fewer replicas, the update can still make as many of them unavailable.
	Updating int32
	// Unknown reports whether more than Available may be available, because the cluster has not reported the last change.
	Unknown bool
	// Wanted is the number that the copy would have: 0 if it would be removed.
	Wanted int32
	// Removed reports whether the copy would be removed.
	Removed bool
	// Exempt reports whether the change must not be held: the cluster is not ready, or the copy leaves because it failed.
	Exempt bool
}

// Workload is a workload whose copies change.
type Workload struct {
	// Expected is the number of replicas, and Clusters the number of clusters, that the workload has when all changes are made.
	Expected, Clusters int32
	// Scale is the number of replicas that the template asks of all copies, including those that leave. No budget requires more.
	Scale int32
	// Countable reports whether the workload has replicas. Other objects are only counted by clusters.
	Countable bool
	Copies    []Copy
}

// Grant holds the permitted change of a copy.
type Grant struct {
	Cluster string
	// Replicas is between Copy.Wanted and Copy.Replicas; if it is greater than Wanted, or the copy stays although it would be removed, the
	// change is held.
	Replicas int32
	// Removed reports whether the copy may be removed.
	Removed bool
	// Held names the budget that holds the change and the reason; empty if nothing is held.
	Held string
}

// State is the availability of a workload as one budget counts it.
type State struct {
	Expected, Available, Required, Allowed int32
}

// Applies reports whether a budget counts the workload.
func (w Workload) Applies(b Budget) bool {
	return w.Countable || b.Spec.Unit == fleetv1alpha1.DisruptionClusters
}

// State returns the availability of the workload as a budget counts it.
func (w Workload) State(b Budget) (s State) {
	clusters := b.Spec.Unit == fleetv1alpha1.DisruptionClusters
	s.Expected = w.Expected
	if clusters {
		s.Expected = w.Clusters
	}
	for _, c := range w.Copies {
		s.Available += c.counted(clusters, c.Available)
	}
	s.Required = required(b.Spec, s.Expected)
	if !clusters {
		s.Required = min(s.Required, w.Scale) // the owner of a workload can scale it down
	}
	s.Allowed = max(s.Available-s.Required, 0)
	return s
}

// counted returns what a copy with this number of available replicas contributes to a budget.
func (c Copy) counted(clusters bool, available int32) int32 {
	switch {
	case !clusters:
		return available
	case available > 0 && available >= c.Replicas:
		return 1
	}
	return 0
}

// required returns how many of the expected must stay available.
func required(spec *fleetv1alpha1.PlacementDisruptionBudgetSpec, expected int32) int32 {
	switch {
	case spec.MinAvailable != nil:
		return max(scaled(spec.MinAvailable, expected, expected), 0)
	case spec.MaxUnavailable != nil:
		return max(expected-max(scaled(spec.MaxUnavailable, expected, 0), 0), 0)
	}
	return 0
}

// scaled returns a number, or a percentage of the expected, rounded up. It returns invalid for a value that validation rejects.
func scaled(v *intstr.IntOrString, expected, invalid int32) int32 {
	n, err := intstr.GetScaledValueFromIntOrPercent(v, int(expected), true)
	if err != nil {
		return invalid
	}
	return int32(min(n, math.MaxInt32))
}

// Grant returns what each copy may become now, in the order of the copies' clusters.
func (w Workload) Grant(budgets []Budget) []Grant {
	copies := slices.Clone(w.Copies)
	slices.SortFunc(copies, func(a, b Copy) int { return cmp.Compare(a.Cluster, b.Cluster) })
	budgets = slices.DeleteFunc(slices.Clone(budgets), func(b Budget) bool { return !w.Applies(b) })
	states := make([]State, len(budgets))
	for i, b := range budgets {
		states[i] = w.State(b)
	}
	out := make([]Grant, 0, len(copies))
	for _, c := range copies {
		g := Grant{Cluster: c.Cluster, Replicas: c.Wanted, Removed: c.Removed}
		if !c.Exempt {
			for i, b := range budgets {
				if limit := w.limit(c, b, states[i]); limit > g.Replicas || limit > 0 && g.Removed {
					g.Replicas, g.Removed, g.Held = max(limit, g.Replicas), false, held(b, states[i], c)
				}
			}
		}
		for i, b := range budgets {
			clusters := b.Spec.Unit == fleetv1alpha1.DisruptionClusters
			left := c.left(g.Replicas)
			if g.Removed {
				left = 0
			}
			lost := c.counted(clusters, c.Available)
			if clusters && left > 0 {
				lost = 0 // it still runs there, with fewer replicas
			} else {
				lost -= c.counted(clusters, left)
			}
			states[i].Allowed -= min(lost, states[i].Allowed)
			states[i].Available -= lost
		}
		out = append(out, g)
	}
	return out
}

// limit returns the number of replicas that a copy must keep because of a budget; 0 if it may be removed.
func (w Workload) limit(c Copy, b Budget, s State) int32 {
	reduced, healthy := c.Wanted < c.Replicas || c.Removed, s.Available >= s.Required
	switch {
	case !reduced || c.Replicas == 0:
		return 0
	case c.Available == 0 && c.Removed && !healthy && (c.Unknown || b.Spec.UnhealthyEvictionPolicy != fleetv1alpha1.AlwaysAllow):
		return c.Replicas
	case b.Spec.Unit == fleetv1alpha1.DisruptionClusters:
		if c.Wanted == 0 && (c.counted(true, c.Available) > s.Allowed || c.Unknown && !healthy) {
			return c.Replicas
		}
		return 0
	case c.Unknown && !healthy:
		return c.Replicas
	}
	// A member removes replicas that are not available first, unless it is replacing the pods.
	keep := max(c.Available-s.Allowed, 0)
	if keep > 0 {
		keep += c.Updating
	}
	return min(keep, c.Replicas)
}

// left returns how many replicas of a copy are available for certain when it is reduced to a number.
func (c Copy) left(replicas int32) int32 {
	if replicas < c.Replicas {
		replicas -= min(c.Updating, replicas)
	}
	return min(c.Available, replicas)
}

// held describes why a change of a copy is held.
func held(b Budget, s State, c Copy) string {
	unit := "replicas"
	if b.Spec.Unit == fleetv1alpha1.DisruptionClusters {
		unit = "clusters"
	}
	if c.Available == 0 {
		return fmt.Sprintf("%s requires %d available %s before a copy without available replicas is removed", b.Title, s.Required, unit)
	}
	return fmt.Sprintf("%s requires %d available %s", b.Title, s.Required, unit)
}
