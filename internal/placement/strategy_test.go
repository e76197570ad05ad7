// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placement

import (
	"testing"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func TestStrategyOf(t *testing.T) {
	t.Parallel()
	const (
		duplicated = policyv1alpha1.ReplicaSchedulingTypeDuplicated
		divided    = policyv1alpha1.ReplicaSchedulingTypeDivided
		aggregated = policyv1alpha1.ReplicaDivisionPreferenceAggregated
		weighted   = policyv1alpha1.ReplicaDivisionPreferenceWeighted
		dynamic    = policyv1alpha1.ReplicaDivisionPreferenceDynamic
		available  = policyv1alpha1.DynamicWeightByAvailableReplicas
	)
	byWeight := &policyv1alpha1.ClusterPreferences{StaticWeightList: []policyv1alpha1.StaticClusterWeight{{Weight: 1}}}
	byCapacity := &policyv1alpha1.ClusterPreferences{DynamicWeight: available}
	tests := map[string]struct {
		in   *policyv1alpha1.ReplicaSchedulingStrategy
		want Strategy // empty for an error
	}{
		"no replica scheduling": {nil, Duplicated},
		"duplicated":            {&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: duplicated}, Duplicated},
		"duplicated with a preference": {
			&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: duplicated, ReplicaDivisionPreference: aggregated},
			Duplicated,
		},
		"aggregated": {
			&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: divided, ReplicaDivisionPreference: aggregated},
			Aggregated,
		},
		"weighted": {
			&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: divided, ReplicaDivisionPreference: weighted},
			StaticWeight,
		},
		"weighted with static weights": {
			&policyv1alpha1.ReplicaSchedulingStrategy{
				ReplicaSchedulingType:     divided,
				ReplicaDivisionPreference: weighted,
				WeightPreference:          byWeight,
			},
			StaticWeight,
		},
		"weighted with a dynamic weight": {
			&policyv1alpha1.ReplicaSchedulingStrategy{
				ReplicaSchedulingType:     divided,
				ReplicaDivisionPreference: weighted,
				WeightPreference:          byCapacity,
			},
			DynamicWeight,
		},
		"weighted with the short dynamic weight": {
			&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: divided, ReplicaDivisionPreference: weighted, DynamicWeight: available},
			DynamicWeight,
		},
		"dynamic": {
			&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: divided, ReplicaDivisionPreference: dynamic},
			DynamicWeight,
		},
		"no type":       {&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaDivisionPreference: aggregated}, Aggregated},
		"no preference": {&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: divided}, StaticWeight},
		"no preference, short dynamic weight": {
			&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: divided, DynamicWeight: available},
			DynamicWeight,
		},
		"nothing set":  {&policyv1alpha1.ReplicaSchedulingStrategy{}, StaticWeight},
		"unknown type": {&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: "Other"}, ""},
		"unknown preference": {
			&policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: divided, ReplicaDivisionPreference: "Other"},
			"",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := StrategyOf(tc.in)
			if got != tc.want || (err != nil) != (tc.want == "") {
				t.Errorf("StrategyOf = %q, %v, want %q", got, err, tc.want)
			}
			if divides := Divides(tc.in); divides != (tc.want != "" && tc.want != Duplicated) {
				t.Errorf("Divides = %v", divides)
			}
			if byCapacity := DividesByCapacity(tc.in); byCapacity != (tc.want == DynamicWeight || tc.want == Aggregated) {
				t.Errorf("DividesByCapacity = %v", byCapacity)
			}
		})
	}
}
