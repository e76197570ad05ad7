// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// ignoredWarnings returns warnings about fields of a placement that another field disables.
func ignoredWarnings(p *policyv1alpha1.Placement, path *field.Path) (warnings []string) {
	ignored := func(at *field.Path, why string) {
		warnings = append(warnings, fmt.Sprintf("%s: has no effect %s", at, why))
	}
	r := p.ReplicaScheduling
	if r == nil {
		return nil
	}
	at := path.Child("replicaScheduling")
	weights := at.Child("weightPreference")
	static := false
	switch {
	case r.ReplicaSchedulingType != policyv1alpha1.ReplicaSchedulingTypeDivided:
		if r.ReplicaDivisionPreference != "" {
			ignored(at.Child("replicaDivisionPreference"), "unless replicaSchedulingType is Divided")
		}
		if r.WeightPreference != nil {
			ignored(weights, "unless replicaSchedulingType is Divided")
		}
	case r.ReplicaDivisionPreference != policyv1alpha1.ReplicaDivisionPreferenceWeighted:
		if r.WeightPreference != nil {
			ignored(weights, "unless replicaDivisionPreference is Weighted")
		}
	case r.WeightPreference == nil:
		static = true
	case r.WeightPreference.DynamicWeight == "":
		static = len(r.WeightPreference.StaticWeightList) > 0
	case len(r.WeightPreference.StaticWeightList) > 0:
		ignored(weights.Child("staticWeightList"), "beside dynamicWeight")
	}
	if static && len(p.SpreadConstraints) > 0 {
		ignored(path.Child("spreadConstraints"), "with static weights")
	}
	return warnings
}

// tolerationWarnings returns warnings about tolerations that match no taint.
func tolerationWarnings(tolerations []corev1.Toleration, path *field.Path) (warnings []string) {
	effects := []corev1.TaintEffect{"", corev1.TaintEffectNoSchedule, corev1.TaintEffectPreferNoSchedule, corev1.TaintEffectNoExecute}
	for i := range tolerations {
		if e := tolerations[i].Effect; !slices.Contains(effects, e) {
			warnings = append(warnings, fmt.Sprintf("%s: no taint has the effect %q; there are NoSchedule, PreferNoSchedule and NoExecute",
				path.Index(i).Child("effect"), e))
		}
	}
	return warnings
}

// ignoredSelectorWarnings returns warnings about selectors with a name and a label selector: the name decides.
func ignoredSelectorWarnings(selectors []policyv1alpha1.ResourceSelector, path *field.Path) (warnings []string) {
	for i := range selectors {
		if s := &selectors[i]; s.Name != "" && s.LabelSelector != nil {
			warnings = append(warnings, path.Index(i).Child("labelSelector").String()+": has no effect beside name")
		}
	}
	return warnings
}

// overwriteWarnings warns about a policy that replaces unmanaged objects of a whole kind in members.
func overwriteWarnings(spec *policyv1alpha1.PropagationSpec, path *field.Path) []string {
	if spec.ConflictResolution != policyv1alpha1.ConflictOverwrite {
		return nil
	}
	for i := range spec.ResourceSelectors {
		if s := &spec.ResourceSelectors[i]; s.Name == "" && s.LabelSelector == nil {
			return []string{fmt.Sprintf("%s: Overwrite replaces objects of the same name that Karmada does not manage, in each cluster that the "+
				"placement selects now or later, and %s selects all objects of kind %s", path.Child("conflictResolution"),
				path.Child("resourceSelectors").Index(i), s.Kind)}
		}
	}
	return nil
}
