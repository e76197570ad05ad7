// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"fmt"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/validation"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// DefaultPlacement sets the defaults of a placement.
func DefaultPlacement(p *policyv1alpha1.Placement) {
	for i := range p.SpreadConstraints {
		c := &p.SpreadConstraints[i]
		if c.SpreadByField == "" && c.SpreadByLabel == "" {
			c.SpreadByField = policyv1alpha1.SpreadByFieldCluster
		}
		if c.MinGroups == 0 {
			c.MinGroups = 1
		}
	}
	if r := p.ReplicaScheduling; r != nil && r.ReplicaSchedulingType == policyv1alpha1.ReplicaSchedulingTypeDivided &&
		r.ReplicaDivisionPreference == "" {
		r.ReplicaDivisionPreference = policyv1alpha1.ReplicaDivisionPreferenceWeighted
		if r.DynamicWeight != "" { // the field is used only by Dynamic
			r.ReplicaDivisionPreference = policyv1alpha1.ReplicaDivisionPreferenceDynamic
		}
	}
}

func validatePlacement(p *policyv1alpha1.Placement, path *field.Path) (errs field.ErrorList) {
	if p.ClusterAffinity != nil && len(p.ClusterAffinities) > 0 {
		errs = append(errs, field.Forbidden(path.Child("clusterAffinities"), "clusterAffinities cannot co-exist with clusterAffinity"))
	}
	errs = append(errs, validateAffinity(p.ClusterAffinity, path.Child("clusterAffinity"))...)
	errs = append(errs, validateAffinityTerms(p, path.Child("clusterAffinities"))...)
	errs = append(errs, validateTolerations(p.ClusterTolerations, path.Child("clusterTolerations"))...)
	errs = append(errs, validateSpread(p.SpreadConstraints, path.Child("spreadConstraints"))...)
	errs = append(errs, validateWeights(p.ReplicaScheduling, path.Child("replicaScheduling", "weightPreference", "staticWeightList"))...)
	return append(errs, validateWorkloadAffinity(p.WorkloadAffinity, path.Child("workloadAffinity"))...)
}

func validateAffinityTerms(p *policyv1alpha1.Placement, path *field.Path) (errs field.ErrorList) {
	seen := sets.New[string]()
	for i := range p.ClusterAffinities {
		term, at := &p.ClusterAffinities[i], path.Index(i)
		errs = append(errs, validation.ValidateLabelName(term.AffinityName, at.Child("affinityName"))...)
		if seen.Has(term.AffinityName) {
			errs = append(errs, field.Invalid(at.Child("affinityName"), term.AffinityName, "each affinity term in a policy must have a unique name"))
		}
		seen.Insert(term.AffinityName)
		errs = append(errs, validateAffinity(&term.ClusterAffinity, at)...)
		errs = append(errs, validateOverflow(term, p.ReplicaScheduling, at.Child("overflowAffinities"))...)
	}
	return errs
}

func validateOverflow(
	term *policyv1alpha1.ClusterAffinityTerm, strategy *policyv1alpha1.ReplicaSchedulingStrategy, path *field.Path,
) (errs field.ErrorList) {
	if len(term.OverflowAffinities) == 0 {
		return nil
	}
	if !placement.DividesByCapacity(strategy) {
		errs = append(errs, field.Forbidden(path, "overflowAffinities can only be used together with dynamic weight or aggregated scheduling"))
	}
	if isEmptyAffinity(&term.ClusterAffinity) {
		errs = append(errs, field.Forbidden(path, "overflowAffinities can only be used together with the inline ClusterAffinity"))
	}
	seen := sets.New(term.AffinityName)
	for i := range term.OverflowAffinities {
		tier, at := &term.OverflowAffinities[i], path.Index(i)
		errs = append(errs, validation.ValidateLabelName(tier.AffinityName, at.Child("affinityName"))...)
		if seen.Has(tier.AffinityName) {
			errs = append(errs, field.Invalid(at.Child("affinityName"), tier.AffinityName,
				"overflow affinity name must be unique and must not duplicate the primary group's affinityName"))
		}
		seen.Insert(tier.AffinityName)
		errs = append(errs, validateAffinity(&tier.ClusterAffinity, at)...)
	}
	return errs
}

var tolerationOperators = []corev1.TolerationOperator{"", corev1.TolerationOpExists, corev1.TolerationOpEqual}

func validateTolerations(tolerations []corev1.Toleration, path *field.Path) (errs field.ErrorList) {
	supported := sets.New(tolerationOperators...)
	for i, t := range tolerations {
		if !supported.Has(t.Operator) {
			errs = append(errs, field.NotSupported(path.Index(i).Child("operator"), t.Operator, tolerationOperators))
		}
	}
	return errs
}

// validateSpread validates the spread constraints. Unlike upstream, it accepts constraints by field without one by
// cluster (docs/compat.md).
func validateSpread(constraints []policyv1alpha1.SpreadConstraint, path *field.Path) (errs field.ErrorList) {
	uses := map[policyv1alpha1.SpreadFieldValue]int{}
	for i, c := range constraints {
		at := path.Index(i)
		if c.SpreadByField != "" && c.SpreadByLabel != "" {
			errs = append(errs, field.Invalid(at.Child("spreadByLabel"), c.SpreadByLabel, "spreadByLabel should not co-exist with spreadByField"))
		}
		if c.MinGroups < 0 {
			errs = append(errs, field.Invalid(at.Child("minGroups"), c.MinGroups, "minGroups lower than 0 is not allowed"))
		}
		if c.MaxGroups < 0 {
			errs = append(errs, field.Invalid(at.Child("maxGroups"), c.MaxGroups, "maxGroups lower than 0 is not allowed"))
		}
		if c.MaxGroups > 0 && c.MaxGroups < c.MinGroups {
			errs = append(errs, field.Invalid(at.Child("maxGroups"), c.MaxGroups, "maxGroups lower than minGroups is not allowed"))
		}
		if c.SpreadByField == "" {
			continue
		}
		if uses[c.SpreadByField]++; uses[c.SpreadByField] == 2 {
			errs = append(errs, field.Invalid(at.Child("spreadByField"), c.SpreadByField,
				fmt.Sprintf("multiple %s spread constraints are not allowed", c.SpreadByField)))
		}
	}
	return errs
}

func validateWeights(s *policyv1alpha1.ReplicaSchedulingStrategy, path *field.Path) (errs field.ErrorList) {
	if s == nil || s.WeightPreference == nil {
		return nil
	}
	for i := range s.WeightPreference.StaticWeightList {
		errs = append(errs, validateAffinity(&s.WeightPreference.StaticWeightList[i].TargetCluster, path.Index(i).Child("targetCluster"))...)
	}
	return errs
}

func validateWorkloadAffinity(w *policyv1alpha1.WorkloadAffinity, path *field.Path) (errs field.ErrorList) {
	if w == nil {
		return nil
	}
	if w.Affinity != nil {
		errs = append(errs, validation.ValidateLabelName(w.Affinity.GroupByLabelKey, path.Child("affinity", "groupByLabelKey"))...)
	}
	if w.AntiAffinity != nil {
		at := path.Child("antiAffinity", "groupByLabelKey")
		errs = append(errs, validation.ValidateLabelName(w.AntiAffinity.GroupByLabelKey, at)...)
		if w.Affinity != nil && w.Affinity.GroupByLabelKey == w.AntiAffinity.GroupByLabelKey {
			errs = append(errs, field.Invalid(at, w.AntiAffinity.GroupByLabelKey, "affinity and antiAffinity must not use the same groupByLabelKey"))
		}
	}
	return errs
}
