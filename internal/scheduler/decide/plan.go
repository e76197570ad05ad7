// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// plan holds the requirements of a placement.
type plan struct {
	// strategy is empty for an object without replicas.
	strategy placement.Strategy
	// constraints are the spread constraints that apply. ignored is why the given constraints do not apply.
	constraints []constraint
	ignored     string
	// need is how many replicas, or sets of components, the selected clusters must be able to run; -1 if this is not required.
	need int64
}

// newPlan interprets the placement. It returns an error if the placement cannot be followed.
func newPlan(r *Request, t term) (plan, error) {
	out := plan{need: -1}
	strategy, err := placement.StrategyOf(r.Placement.ReplicaScheduling)
	if r.Workload && !r.isComponentSet() {
		if err != nil {
			return out, unschedulable("%v", err)
		}
		out.strategy = strategy
	}
	if strategy != placement.Duplicated {
		out.need = r.replicas()
		if r.isComponentSet() {
			out.need = 1
		}
	}
	switch {
	case len(r.Placement.SpreadConstraints) == 0:
	case spreadIgnored(r.Placement.ReplicaScheduling, strategy):
		// Karmada compatible: a policy that sets the weight of each cluster has chosen the clusters.
		out.ignored = "they do not apply to static weights"
	default:
		if out.constraints, err = parseConstraints(r.Placement.SpreadConstraints); err != nil {
			return out, err
		}
	}
	oneSet := r.isComponentSet() && len(out.constraints) > 0 // the constraints select the first tier with capacity
	if len(t.overflow) > 0 && !out.strategy.Dynamic() && !oneSet {
		return out, unschedulable("the clusterAffinities term %q has overflowAffinities, "+
			"which can only be used together with dynamic weight or aggregated scheduling", t.name)
	}
	return out, nil
}

// spreadIgnored reports whether spread constraints do not apply (docs/contract/scheduling.md#spread-constraints).
func spreadIgnored(s *policyv1alpha1.ReplicaSchedulingStrategy, strategy placement.Strategy) bool {
	return strategy == placement.StaticWeight && (s.WeightPreference == nil || len(s.WeightPreference.StaticWeightList) > 0)
}

// needsEstimates reports whether the decision depends on the capacity of the candidates.
func (run *termRun) needsEstimates() bool {
	switch {
	case run.request.withoutReplicas():
		return false
	case len(run.plan.constraints) > 0:
		return true // selection depends on the rank
	case !run.plan.strategy.Dynamic():
		return false
	case run.request.Reschedule:
		return true
	}
	assigned := int64(0)
	for i := range run.candidates {
		assigned += run.candidates[i].current
	}
	if len(run.term.overflow) > 0 {
		return assigned != run.request.replicas()
	}
	return assigned < run.request.replicas()
}
