// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"strings"

	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
	apivalidation "k8s.io/apimachinery/pkg/api/validation"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
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

// DefaultOverride fills in the namespace, that of the request, which the selectors of an OverridePolicy mean.
func DefaultOverride(p Override, namespace string) {
	if namespacedOverride(p) {
		defaultSelectors(p.OverrideSpec().ResourceSelectors, namespace)
	}
}

func namespacedOverride(p Override) bool {
	_, namespaced := p.(*policyv1alpha1.OverridePolicy)
	return namespaced
}

// ValidateOverride says what is wrong with an override policy.
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
	if len(spec.OverrideRules) > 0 && changesSomething(&spec.Overriders) {
		errs = append(errs, field.Forbidden(path.Child("overriders"), "overrideRules and overriders can't co-exist"))
	}
	for i := range spec.OverrideRules {
		rule, at := &spec.OverrideRules[i], path.Child("overrideRules").Index(i)
		errs = append(errs, validateAffinity(rule.TargetCluster, at.Child("targetCluster"))...)
		errs = append(errs, validateOverriders(&rule.Overriders, at.Child("overriders"))...)
	}
	return errs
}

// changesSomething says whether the old form of a rule is in use. A fieldOverrider does not count, as it never did: it
// would break policies that are stored.
func changesSomething(o *policyv1alpha1.Overriders) bool {
	return len(o.Plaintext) > 0 || len(o.ImageOverrider) > 0 || len(o.CommandOverrider) > 0 || len(o.ArgsOverrider) > 0 ||
		len(o.LabelsOverrider) > 0 || len(o.AnnotationsOverrider) > 0 || len(o.ReplicasOverrider) > 0 || len(o.ResourcesOverrider) > 0
}

func validateOverriders(o *policyv1alpha1.Overriders, path *field.Path) (errs field.ErrorList) {
	for i := range o.AnnotationsOverrider {
		errs = append(errs, apivalidation.ValidateAnnotations(o.AnnotationsOverrider[i].Value, path.Child("annotationsOverrider").Index(i).Child("value"))...)
	}
	for i := range o.LabelsOverrider {
		errs = append(errs, validation.ValidateLabels(o.LabelsOverrider[i].Value, path.Child("labelsOverrider").Index(i).Child("value"))...)
	}
	for i := range o.ImageOverrider {
		if p := o.ImageOverrider[i].Predicate; p != nil {
			errs = append(errs, validatePointer(p.Path, path.Child("imageOverrider").Index(i).Child("predicate", "path"))...)
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

func validateOperation(pointer string, operator policyv1alpha1.OverriderOperator, value apiextensionsv1.JSON, path *field.Path) field.ErrorList {
	errs := validatePointer(pointer, path.Child("subPath"))
	switch at := path.Child("value"); operator {
	case policyv1alpha1.OverriderOpAdd, policyv1alpha1.OverriderOpReplace:
		if len(value.Raw) == 0 {
			errs = append(errs, field.Required(at, "value is required for add or replace operation"))
		}
	case policyv1alpha1.OverriderOpAddIfAbsent: // of labels and annotations, which have no path
	case policyv1alpha1.OverriderOpRemove:
		if len(value.Raw) > 0 {
			errs = append(errs, field.Forbidden(at, "value is not allowed for remove operation"))
		}
	}
	return errs
}

func validatePointer(pointer string, path *field.Path) field.ErrorList {
	if wrong := pointerFault(pointer); wrong != "" {
		return field.ErrorList{field.Invalid(path, pointer, wrong)}
	}
	return nil
}

// pointerFault says why a text is no JSON pointer as of RFC 6901; empty means that it is one.
func pointerFault(pointer string) string {
	if pointer != "" && !strings.HasPrefix(pointer, "/") {
		return `JSON pointer must be empty or start with a "/"`
	}
	for rest := pointer; ; {
		_, after, found := strings.Cut(rest, "~")
		if !found {
			return ""
		}
		if !strings.HasPrefix(after, "0") && !strings.HasPrefix(after, "1") {
			return `JSON pointer must write "~" as "~0" and a "/" inside a key as "~1"`
		}
		rest = after
	}
}

// OverrideWarnings says what in a valid override policy may not be what its author meant; known says whether a cluster
// exists, and nil that nobody can tell.
func OverrideWarnings(p Override, known func(cluster string) bool) (warnings []string) {
	spec, path := p.OverrideSpec(), field.NewPath("spec")
	if len(spec.OverrideRules) > 0 && len(spec.Overriders.FieldOverrider) > 0 {
		warnings = append(warnings, path.Child("overriders", "fieldOverrider").String()+": it has no effect beside overrideRules")
	}
	if len(spec.OverrideRules) == 0 {
		warnings = append(warnings, patchWarnings(spec.Overriders.Plaintext, path.Child("overriders", "plaintext"))...)
	}
	for i := range spec.OverrideRules {
		warnings = append(warnings, patchWarnings(spec.OverrideRules[i].Overriders.Plaintext,
			path.Child("overrideRules").Index(i).Child("overriders", "plaintext"))...)
	}
	if known == nil {
		return warnings
	}
	warnings = append(warnings, missingClusters(spec.TargetCluster, path.Child("targetCluster"), known)...)
	for i := range spec.OverrideRules {
		warnings = append(warnings, missingClusters(spec.OverrideRules[i].TargetCluster,
			path.Child("overrideRules").Index(i).Child("targetCluster"), known)...)
	}
	return warnings
}

// patchWarnings looks at patches that will fail in every cluster. They are stored all the same: the contract lets them.
func patchWarnings(patches []policyv1alpha1.PlaintextOverrider, path *field.Path) (warnings []string) {
	for i := range patches {
		if wrong := pointerFault(patches[i].Path); wrong != "" {
			warnings = append(warnings, path.Index(i).Child("path").String()+": "+wrong)
		}
	}
	return warnings
}
