// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"fmt"
	"slices"
	"strings"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/affinity"
)

// How replicas were given, as a Trace names it.
const (
	Duplicated   = "Duplicated"
	StaticWeight = "StaticWeight"
)

// assign gives the candidates their replicas (semantics §13.7) and notes it in their verdicts.
func assign(r Request, candidates []*clusterv1alpha1.Cluster, trace *TermTrace) ([]workv1alpha2.TargetCluster, error) {
	if err := placeable(r.Placement); err != nil {
		return nil, err
	}
	if !r.Workload {
		return note(trace, whole(candidates, 0)), nil
	}
	if err := divisible(r.Placement); err != nil {
		return nil, err
	}
	if s := r.Placement.ReplicaScheduling; s == nil || s.ReplicaSchedulingType == policyv1alpha1.ReplicaSchedulingTypeDuplicated {
		trace.Division = Duplicated
		return note(trace, whole(candidates, r.Replicas)), nil
	}
	trace.Division = StaticWeight
	shares := Divide(int64(r.Replicas), weigh(candidates, r.Placement.ReplicaScheduling.WeightPreference), r.Seed)
	targets := make([]workv1alpha2.TargetCluster, 0, len(shares))
	for _, s := range shares {
		trace.verdict(s.Name).Weight = s.Weight
		// What is there with no replicas stays in force when the whole workload is scaled to zero: the clusters were
		// chosen, and removing the workload everywhere would lose what it keeps there.
		if s.Seats > 0 || r.KeepEmpty || r.Replicas == 0 && s.Weight > 0 {
			targets = append(targets, workv1alpha2.TargetCluster{Name: s.Name, Replicas: int32(s.Seats)}) //nolint:gosec // at most r.Replicas
		}
	}
	return note(trace, targets), nil
}

// placeable refuses what this scheduler does not place by, rather than place it otherwise than the user asked. divisible
// does the same for what only concerns replicas: an object without them goes whole to every cluster that fits.
func placeable(p *policyv1alpha1.Placement) error {
	if len(p.SpreadConstraints) > 0 {
		return &UnschedulableError{"the placement has spreadConstraints, which this scheduler does not support; use clusterAffinity instead"}
	}
	if a := p.WorkloadAffinity; a != nil && (a.Affinity != nil || a.AntiAffinity != nil) {
		return &UnschedulableError{"the placement has workloadAffinity, which this scheduler does not support; use clusterAffinity instead"}
	}
	return nil
}

func divisible(p *policyv1alpha1.Placement) error {
	for i := range p.ClusterAffinities {
		if a := &p.ClusterAffinities[i]; len(a.OverflowAffinities) > 0 {
			return &UnschedulableError{fmt.Sprintf("the placement has overflowAffinities in the clusterAffinities term %q, which this scheduler does not support; use further terms instead", a.AffinityName)}
		}
	}
	s := p.ReplicaScheduling
	if s == nil || s.ReplicaSchedulingType == policyv1alpha1.ReplicaSchedulingTypeDuplicated {
		return nil
	}
	var how string
	switch {
	case s.ReplicaDivisionPreference == policyv1alpha1.ReplicaDivisionPreferenceAggregated, s.ReplicaDivisionPreference == policyv1alpha1.ReplicaDivisionPreferenceDynamic:
		how = "replicaDivisionPreference " + string(s.ReplicaDivisionPreference)
	case s.DynamicWeight != "" || s.WeightPreference != nil && s.WeightPreference.DynamicWeight != "":
		how = "dynamicWeight"
	default:
		return nil
	}
	return &UnschedulableError{fmt.Sprintf("the placement divides by available capacity (%s), which this scheduler does not support; use static weights instead", how)}
}

func whole(candidates []*clusterv1alpha1.Cluster, replicas int32) []workv1alpha2.TargetCluster {
	out := make([]workv1alpha2.TargetCluster, 0, len(candidates))
	for _, c := range candidates {
		out = append(out, workv1alpha2.TargetCluster{Name: c.Name, Replicas: replicas})
	}
	return out
}

// weigh gives every candidate the highest weight of the rules that match it. A candidate that no rule matches takes no
// part; when that leaves none with a weight, all are equal.
func weigh(candidates []*clusterv1alpha1.Cluster, preference *policyv1alpha1.ClusterPreferences) []Share {
	shares := make([]Share, 0, len(candidates))
	total := int64(0)
	for _, c := range candidates {
		weight := int64(0)
		if preference == nil {
			weight = 1
		} else {
			for i := range preference.StaticWeightList {
				if rule := &preference.StaticWeightList[i]; rule.Weight > weight && affinity.Matches(rule.TargetCluster, c) {
					weight = rule.Weight
				}
			}
		}
		// Only whether it is zero matters, so the sum saturates instead of overflowing.
		total |= weight
		shares = append(shares, Share{Name: c.Name, Weight: weight})
	}
	if total == 0 {
		for i := range shares {
			shares[i].Weight = 1
		}
	}
	return shares
}

func note(trace *TermTrace, targets []workv1alpha2.TargetCluster) []workv1alpha2.TargetCluster {
	for _, t := range targets {
		v := trace.verdict(t.Name)
		v.Chosen, v.Replicas = true, t.Replicas
	}
	return targets
}

// verdict finds the verdict on a cluster; they are sorted by name.
func (t *TermTrace) verdict(cluster string) *Verdict {
	i, ok := slices.BinarySearchFunc(t.Clusters, cluster, func(v Verdict, name string) int { return strings.Compare(v.Cluster, name) })
	if !ok {
		return &Verdict{} // every candidate has a verdict
	}
	return &t.Clusters[i]
}
