// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// How replicas are given, as a Trace names it (semantics §13.7).
const (
	// Duplicated gives each cluster all replicas.
	Duplicated = "Duplicated"
	// StaticWeight divides by fixed weights, always from scratch and whatever clusters can take.
	StaticWeight = "StaticWeight"
	// DynamicWeight divides by what clusters can take.
	DynamicWeight = "DynamicWeight"
	// Aggregated divides among as few clusters as can take the replicas.
	Aggregated = "Aggregated"
)

// plan is what a placement asks for, in the words of this room.
type plan struct {
	// division is a strategy from above, empty for what has no replicas to give.
	division string
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
	division, err := divisionOf(r.Placement.ReplicaScheduling)
	if r.Workload && !r.set() {
		if err != nil {
			return out, err
		}
		out.division = division
	}
	if division != Duplicated {
		out.need = r.replicas()
		if r.set() {
			out.need = 1
		}
	}
	switch {
	case len(r.Placement.SpreadConstraints) == 0:
	case spreadIgnored(r.Placement.ReplicaScheduling, division):
		// Karmada compatible: who gives each cluster its weight has chosen the clusters.
		out.ignored = "replicas are divided by static weights, to which spread constraints do not apply"
	default:
		if out.limits, err = limitsOf(r.Placement.SpreadConstraints); err != nil {
			return out, err
		}
	}
	oneSet := r.set() && len(out.limits) > 0 // which the limits place in the first tier with room
	if len(t.overflow) > 0 && !out.byCapacity() && !oneSet {
		return out, unschedulable("the clusterAffinities term %q has overflowAffinities, which can only be used together with dynamic weight or aggregated scheduling", t.name)
	}
	return out, nil
}

// byCapacity says whether what clusters can take decides about their replicas.
func (p *plan) byCapacity() bool { return p.division == DynamicWeight || p.division == Aggregated }

func divisionOf(s *policyv1alpha1.ReplicaSchedulingStrategy) (string, error) {
	if s == nil || s.ReplicaSchedulingType == policyv1alpha1.ReplicaSchedulingTypeDuplicated {
		return Duplicated, nil
	}
	if s.ReplicaSchedulingType == policyv1alpha1.ReplicaSchedulingTypeDivided || s.ReplicaSchedulingType == "" {
		measured := s.DynamicWeight != "" || s.WeightPreference != nil && s.WeightPreference.DynamicWeight != ""
		switch s.ReplicaDivisionPreference {
		case policyv1alpha1.ReplicaDivisionPreferenceAggregated:
			return Aggregated, nil
		case policyv1alpha1.ReplicaDivisionPreferenceDynamic:
			return DynamicWeight, nil
		case policyv1alpha1.ReplicaDivisionPreferenceWeighted:
			if measured {
				return DynamicWeight, nil
			}
			return StaticWeight, nil
		case "": // admission says Weighted, or Dynamic where the measure stands beside it
			if s.DynamicWeight != "" {
				return DynamicWeight, nil
			}
		}
	}
	return "", unschedulable("unsupported replica scheduling strategy, replicaSchedulingType %q with replicaDivisionPreference %q: "+
		"use Duplicated, or Divided with Aggregated, Weighted or Dynamic", s.ReplicaSchedulingType, s.ReplicaDivisionPreference)
}

// spreadIgnored says whether spread constraints have no say (semantics §13.6).
func spreadIgnored(s *policyv1alpha1.ReplicaSchedulingStrategy, division string) bool {
	return division == StaticWeight && (s.WeightPreference == nil || len(s.WeightPreference.StaticWeightList) > 0)
}

// needsEstimates says whether the decision depends on what the candidates can take.
func (run *termRun) needsEstimates() bool {
	switch {
	case run.request.countless():
		return false
	case len(run.plan.limits) > 0:
		return true // they rank by it
	case !run.plan.byCapacity():
		return false
	case run.request.Fresh:
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
