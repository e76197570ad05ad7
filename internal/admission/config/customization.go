// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package config

import (
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation/field"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret/lua"
)

type customization = configv1alpha1.ResourceInterpreterCustomization

// ValidateCustomization validates a ResourceInterpreterCustomization and checks that its scripts do not conflict with those of
// existing customizations, which may include an older version of it. It takes up to 1s per script.
func ValidateCustomization(c *customization, existing []customization) field.ErrorList {
	spec := field.NewPath("spec")
	errs := validateTarget(c.Spec.Target, spec.Child("target"))
	errs = append(errs, validateScripts(&c.Spec.Customizations, spec.Child("customizations"))...)
	return append(errs, conflicts(c, existing, spec.Child("customizations"))...)
}

func validateTarget(t configv1alpha1.CustomizationTarget, path *field.Path) (errs field.ErrorList) {
	at := path.Child("apiVersion")
	if t.APIVersion == "" {
		errs = append(errs, field.Required(at, ""))
	} else if _, err := schema.ParseGroupVersion(t.APIVersion); err != nil {
		errs = append(errs, field.Invalid(at, t.APIVersion, "must be <version> or <group>/<version>"))
	}
	if t.Kind == "" {
		errs = append(errs, field.Required(path.Child("kind"), ""))
	}
	return errs
}

func validateScripts(r *configv1alpha1.CustomizationRules, path *field.Path) (errs field.ErrorList) {
	for i, result := range lua.Check(*r) {
		if result.Err == nil {
			continue
		}
		rule := lua.Rules[i]
		errs = append(errs, field.Invalid(path.Child(rule.Field, "luaScript"), field.OmitValueType{},
			fmt.Sprintf("InterpreterOperation(%s) Lua script error: %v", rule.Operation, result.Err)))
	}
	return errs
}

// conflicts returns an error for each script whose operation has a script for the same kind already. Only
// InterpretDependency may have several.
func conflicts(c *customization, existing []customization, path *field.Path) (errs field.ErrorList) {
	others := make([]*customization, 0, len(existing))
	for i := range existing {
		if other := &existing[i]; other.Name != c.Name && other.Spec.Target == c.Spec.Target {
			others = append(others, other)
		}
	}
	slices.SortFunc(others, func(a, b *customization) int { return strings.Compare(a.Name, b.Name) })
	for _, rule := range lua.Rules {
		if rule.Operation == configv1alpha1.InterpreterOperationInterpretDependency || rule.Script(&c.Spec.Customizations) == "" {
			continue
		}
		for _, other := range others {
			if rule.Script(&other.Spec.Customizations) != "" {
				errs = append(errs, field.Forbidden(path.Child(rule.Field),
					fmt.Sprintf("conflicting with InterpreterOperation(%s) of existing ResourceInterpreterCustomization(%s)", rule.Operation, other.Name)))
			}
		}
	}
	return errs
}
