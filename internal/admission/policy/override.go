// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apivalidation "k8s.io/apimachinery/pkg/api/validation"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/override"
)

// Override is an OverridePolicy or a ClusterOverridePolicy.
type Override interface {
	metav1.Object
	OverrideSpec() *policyv1alpha1.OverrideSpec
}

var (
	_ Override = (*policyv1alpha1.OverridePolicy)(nil)
	_ Override = (*policyv1alpha1.ClusterOverridePolicy)(nil)
)

// DefaultOverride sets the namespace of the request in selectors of an OverridePolicy that have none.
func DefaultOverride(p Override, namespace string) {
	if namespacedOverride(p) {
		defaultSelectors(p.OverrideSpec().ResourceSelectors, namespace)
	}
}

func namespacedOverride(p Override) bool {
	_, namespaced := p.(*policyv1alpha1.OverridePolicy)
	return namespaced
}

// ValidateOverride validates an override policy of either scope.
func ValidateOverride(p Override) field.ErrorList {
	spec, path, namespace := p.OverrideSpec(), field.NewPath("spec"), ""
	if namespacedOverride(p) {
		namespace = p.GetNamespace()
	}
	errs := validateSelectors(spec.ResourceSelectors, namespace, path.Child("resourceSelectors"))
	errs = append(errs, validateAffinity(spec.TargetCluster, path.Child("targetCluster"))...)
	if len(spec.OverrideRules) > 0 && spec.TargetCluster != nil {
		errs = append(errs, field.Forbidden(path.Child("targetCluster"), "overrideRules and targetCluster can't co-exist"))
	}
	if len(spec.OverrideRules) > 0 && hasOverriders(&spec.Overriders) {
		errs = append(errs, field.Forbidden(path.Child("overriders"), "overrideRules and overriders can't co-exist"))
	}
	if spec.ExpandVariables {
		_, invalid := expandVariables(&spec.Overriders, path.Child("overriders"))
		errs = append(errs, invalid...)
	}
	for i := range spec.OverrideRules {
		rule, at := &spec.OverrideRules[i], path.Child("overrideRules").Index(i)
		errs = append(errs, validateAffinity(rule.TargetCluster, at.Child("targetCluster"))...)
		overriders := &rule.Overriders
		if spec.ExpandVariables {
			var invalid field.ErrorList
			overriders, invalid = expandVariables(overriders, at.Child("overriders"))
			errs = append(errs, invalid...)
		}
		errs = append(errs, validateOverriders(overriders, at.Child("overriders"))...)
	}
	return errs
}

// hasOverriders reports whether spec.overriders, the deprecated form of a rule, is set. It ignores fieldOverrider: rejecting it
// would break stored policies.
func hasOverriders(o *policyv1alpha1.Overriders) bool {
	return len(o.Plaintext) > 0 || len(o.ImageOverrider) > 0 || len(o.CommandOverrider) > 0 || len(o.ArgsOverrider) > 0 ||
		len(o.LabelsOverrider) > 0 || len(o.AnnotationsOverrider) > 0 || len(o.ReplicasOverrider) > 0 || len(o.ResourcesOverrider) > 0
}

func validateOverriders(o *policyv1alpha1.Overriders, path *field.Path) (errs field.ErrorList) {
	for i := range o.AnnotationsOverrider {
		at := path.Child("annotationsOverrider").Index(i).Child("value")
		errs = append(errs, apivalidation.ValidateAnnotations(o.AnnotationsOverrider[i].Value, at)...)
	}
	for i := range o.LabelsOverrider {
		errs = append(errs, validation.ValidateLabels(o.LabelsOverrider[i].Value, path.Child("labelsOverrider").Index(i).Child("value"))...)
	}
	for i := range o.ImageOverrider {
		at := path.Child("imageOverrider").Index(i)
		if p := o.ImageOverrider[i].Predicate; p != nil {
			errs = append(errs, validatePointer(p.Path, at.Child("predicate", "path"))...)
			if o.ImageOverrider[i].AllContainers {
				errs = append(errs, field.Forbidden(at.Child("allContainers"), "a predicate selects one image"))
			}
		}
	}
	for i := range o.FieldOverrider {
		errs = append(errs, validateFieldOverrider(&o.FieldOverrider[i], path.Child("fieldOverrider").Index(i))...)
	}
	return errs
}

func validateFieldOverrider(f *policyv1alpha1.FieldOverrider, path *field.Path) field.ErrorList {
	errs := validatePointer(f.FieldPath, path.Child("fieldPath"))
	switch {
	case len(f.JSON) > 0 && len(f.YAML) > 0:
		errs = append(errs, field.Forbidden(path, "FieldOverrider has both YAML and JSON set. Only one is allowed"))
	case len(f.JSON) == 0 && len(f.YAML) == 0:
		errs = append(errs, field.Required(path, "FieldOverrider must have either JSON or YAML set"))
	}
	for i, op := range f.JSON {
		errs = append(errs, validateOperation(op.SubPath, op.Operator, op.Value, path.Child("json").Index(i))...)
	}
	for i, op := range f.YAML {
		errs = append(errs, validateOperation(op.SubPath, op.Operator, op.Value, path.Child("yaml").Index(i))...)
	}
	return errs
}

func validateOperation(
	pointer string, operator policyv1alpha1.OverriderOperator, value apiextensionsv1.JSON, path *field.Path,
) field.ErrorList {
	errs := validatePointer(pointer, path.Child("subPath"))
	switch at := path.Child("value"); operator {
	case policyv1alpha1.OverriderOpAdd, policyv1alpha1.OverriderOpReplace:
		if len(value.Raw) == 0 {
			errs = append(errs, field.Required(at, "value is required for add or replace operation"))
		}
	case policyv1alpha1.OverriderOpAddIfAbsent: // only for labels and annotations
	case policyv1alpha1.OverriderOpRemove:
		if len(value.Raw) > 0 {
			errs = append(errs, field.Forbidden(at, "value is not allowed for remove operation"))
		}
	}
	return errs
}

func validatePointer(pointer string, path *field.Path) field.ErrorList {
	if msg := pointerError(pointer); msg != "" {
		return field.ErrorList{field.Invalid(path, pointer, msg)}
	}
	return nil
}

// pointerError returns why pointer is not a JSON pointer (RFC 6901), or "" if it is valid.
func pointerError(pointer string) string {
	if _, err := override.ParsePointer(pointer); err != nil {
		return err.Error()
	}
	return ""
}

// expandVariables returns the overriders with placeholders for the variables, which are valid as values of labels.
func expandVariables(o *policyv1alpha1.Overriders, path *field.Path) (*policyv1alpha1.Overriders, field.ErrorList) {
	expanded, err := override.ExpandPlaceholders(o)
	if err != nil {
		return o, field.ErrorList{field.Invalid(path, field.OmitValueType{}, err.Error())}
	}
	return expanded, nil
}
