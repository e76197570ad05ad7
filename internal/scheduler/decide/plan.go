// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// plan is what a placement asks for, in the words of this room.
type plan struct {
	// strategy is empty for an object without replicas.
	strategy placement.Strategy
	// limits are the spread constraints that have a say; ignored says why those that there are have none.
	limits  []limit
	ignored string
	// need is how many replicas, or sets, the chosen clusters must be able to hold; -1 when that is not asked.
	need int64
}

// planOf reads the placement. An error says that the placement cannot be followed: it is refused rather than placed
// otherwise than the user asked.
func planOf(r *Request, t term) (plan, error) {
	out := plan{need: -1}
	strategy, err := placement.StrategyOf(r.Placement.ReplicaScheduling)
	if r.Workload && !r.set() {
		if err != nil {
			return out, unschedulable("%v", err)
		}
		out.strategy = strategy
	}
	if strategy != placement.Duplicated {
		out.need = r.replicas()
		if r.set() {
			out.need = 1
		}
	}
	switch {
	case len(r.Placement.SpreadConstraints) == 0:
	case spreadIgnored(r.Placement.ReplicaScheduling, strategy):
		// Karmada compatible: who gives each cluster its weight has chosen the clusters.
		out.ignored = "replicas are divided by static weights, to which spread constraints do not apply"
	default:
		if out.limits, err = limitsOf(r.Placement.SpreadConstraints); err != nil {
			return out, err
		}
	}
	oneSet := r.set() && len(out.limits) > 0 // which the limits place in the first tier with room
	if len(t.overflow) > 0 && !out.strategy.ByCapacity() && !oneSet {
		return out, unschedulable("the clusterAffinities term %q has overflowAffinities, which can only be used together with dynamic weight or aggregated scheduling", t.name)
	}
	return out, nil
}

// spreadIgnored says whether spread constraints have no say (semantics §13.6).
func spreadIgnored(s *policyv1alpha1.ReplicaSchedulingStrategy, strategy placement.Strategy) bool {
	return strategy == placement.StaticWeight && (s.WeightPreference == nil || len(s.WeightPreference.StaticWeightList) > 0)
}

// needsEstimates says whether the decision depends on what the candidates can take.
func (run *termRun) needsEstimates() bool {
	switch {
	case run.request.countless():
		return false
	case len(run.plan.limits) > 0:
		return true // they rank by it
	case !run.plan.strategy.ByCapacity():
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
