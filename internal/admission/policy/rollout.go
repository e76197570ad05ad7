// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// restStage is the name of the stage of clusters that match no other one.
const restStage = "rest"

func validateRollout(spec *policyv1alpha1.PropagationSpec, path *field.Path) (errs field.ErrorList) {
	r := spec.RolloutStrategy
	if r == nil || r.Staged == nil {
		return nil
	}
	at, staged := path.Child("staged"), r.Staged
	if r.Type != policyv1alpha1.RolloutStaged {
		return field.ErrorList{field.Invalid(at, "", "may only be set for type Staged")}
	}
	errs = append(errs, validateGate(staged.Gate, at.Child("gate"))...)
	if t := staged.Timeout; t != nil && t.Duration <= 0 {
		errs = append(errs, field.Invalid(at.Child("timeout"), t.Duration.String(), "must be greater than 0"))
	}
	errs = append(errs, validateShare(staged.MaxFailures, 0, at.Child("maxFailures"))...)
	seen := sets.New[string]()
	for i := range staged.Stages {
		s, at := &staged.Stages[i], at.Child("stages").Index(i)
		for _, message := range validation.IsDNS1123Label(s.Name) {
			errs = append(errs, field.Invalid(at.Child("name"), s.Name, message))
		}
		switch {
		case s.Name == restStage:
			errs = append(errs, field.Invalid(at.Child("name"), s.Name, "is the name of the stage of clusters that match no other one"))
		case seen.Has(s.Name):
			errs = append(errs, field.Duplicate(at.Child("name"), s.Name))
		case s.ClusterAffinity == nil && i < len(staged.Stages)-1:
			errs = append(errs, field.Required(at.Child("clusterAffinity"), "only the last stage may select all other clusters"))
		}
		seen.Insert(s.Name)
		errs = append(errs, validateShare(s.MaxConcurrency, 1, at.Child("maxConcurrency"))...)
		errs = append(errs, validateGate(s.Gate, at.Child("gate"))...)
		if a := s.ClusterAffinity; a != nil {
			errs = append(errs, validateLabelSelector(a.LabelSelector, at.Child("clusterAffinity", "labelSelector"))...)
		}
	}
	return errs
}

// validateDroppedRollout rejects an update without a strategy if there was one for stages. Clients that lack the field drop it, and all
// clusters would then get the current content at once.
func validateDroppedRollout(spec, old *policyv1alpha1.PropagationSpec, path *field.Path) field.ErrorList {
	if spec.RolloutStrategy != nil || old.RolloutStrategy == nil || old.RolloutStrategy.Type != policyv1alpha1.RolloutStaged {
		return nil
	}
	return field.ErrorList{field.Required(path, "the update removes a strategy of type Staged, as clients do that lack the field; "+
		"set type AllAtOnce to update all clusters at once")}
}

func validateGate(g *policyv1alpha1.RolloutGate, path *field.Path) (errs field.ErrorList) {
	if g == nil {
		return nil
	}
	if t := g.MinSuccessTime; t != nil && t.Duration < 0 {
		errs = append(errs, field.Invalid(path.Child("minSuccessTime"), t.Duration.String(), "must not be negative"))
	}
	statuses := sets.New(metav1.ConditionTrue, metav1.ConditionFalse, metav1.ConditionUnknown, "")
	for i, c := range g.RequiredConditions {
		if at := path.Child("requiredConditions").Index(i); !statuses.Has(c.Status) {
			errs = append(errs, field.NotSupported(at.Child("status"), c.Status, []string{"True", "False", "Unknown"}))
		}
	}
	return errs
}

// validateShare validates a number or a percentage.
func validateShare(value *intstr.IntOrString, minimum int, path *field.Path) field.ErrorList {
	if value == nil {
		return nil
	}
	n, err := intstr.GetScaledValueFromIntOrPercent(value, 100, true)
	switch {
	case err != nil:
		return field.ErrorList{field.Invalid(path, value.String(), "must be a number or a percentage such as 25%")}
	case n < minimum || value.Type == intstr.String && n > 100:
		return field.ErrorList{field.Invalid(path, value.String(), "is out of range")}
	}
	return nil
}
