// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placement

import (
	"fmt"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// Strategy is how a placement assigns replicas to the chosen clusters (docs/contract/scheduling.md#replica-assignment).
type Strategy string

// The strategies, as a scheduling trace names them.
const (
	// Duplicated assigns all replicas to each cluster.
	Duplicated Strategy = "Duplicated"
	// StaticWeight divides replicas by fixed weights, independent of capacity and of earlier results.
	StaticWeight Strategy = "StaticWeight"
	// DynamicWeight divides replicas in proportion to available replicas.
	DynamicWeight Strategy = "DynamicWeight"
	// Aggregated divides replicas among as few clusters as have the capacity.
	Aggregated Strategy = "Aggregated"
)

// StrategyOf returns the strategy of a replica scheduling, or an error if it is not supported. It is the only place that
// interprets these fields:
//   - nil and Duplicated mean Duplicated; an empty replicaSchedulingType means Divided, the default of the API;
//   - an empty replicaDivisionPreference means Weighted, the default of the API, or Dynamic with dynamicWeight;
//   - Weighted with a dynamic weight, in either field, means DynamicWeight.
func StrategyOf(s *policyv1alpha1.ReplicaSchedulingStrategy) (Strategy, error) {
	if s == nil || s.ReplicaSchedulingType == policyv1alpha1.ReplicaSchedulingTypeDuplicated {
		return Duplicated, nil
	}
	if s.ReplicaSchedulingType == policyv1alpha1.ReplicaSchedulingTypeDivided || s.ReplicaSchedulingType == "" {
		switch s.ReplicaDivisionPreference {
		case policyv1alpha1.ReplicaDivisionPreferenceAggregated:
			return Aggregated, nil
		case policyv1alpha1.ReplicaDivisionPreferenceDynamic:
			return DynamicWeight, nil
		case policyv1alpha1.ReplicaDivisionPreferenceWeighted, "":
			if s.DynamicWeight != "" || s.WeightPreference != nil && s.WeightPreference.DynamicWeight != "" {
				return DynamicWeight, nil
			}
			return StaticWeight, nil
		}
	}
	return "", fmt.Errorf("unsupported replica scheduling strategy, replicaSchedulingType %q with replicaDivisionPreference %q: "+
		"use Duplicated, or Divided with Aggregated, Weighted or Dynamic", s.ReplicaSchedulingType, s.ReplicaDivisionPreference)
}

// Divides reports whether the strategy divides replicas among clusters.
func Divides(s *policyv1alpha1.ReplicaSchedulingStrategy) bool {
	strategy, err := StrategyOf(s)
	return err == nil && strategy != Duplicated
}

// DividesByCapacity reports whether the strategy divides replicas by the capacity of clusters. Only such a division leaves
// open where a replica runs; the others assign a fixed number to each cluster.
func DividesByCapacity(s *policyv1alpha1.ReplicaSchedulingStrategy) bool {
	strategy, err := StrategyOf(s)
	return err == nil && strategy.Dynamic()
}

// Dynamic reports whether the result of the strategy depends on the capacity of clusters.
func (s Strategy) Dynamic() bool { return s == DynamicWeight || s == Aggregated }
