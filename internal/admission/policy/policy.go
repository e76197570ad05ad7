// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package policy defaults and validates the kinds of policy.karmada.io. In goes one object, and on an update the object
// it replaces; out come changes made in place, what is wrong as field errors whose texts are a contract (semantics §4.2,
// §4.3), and hints that are no errors. It is pure: what it needs to know about the world comes in as an argument.
//
// Defaulting twice is the same as defaulting once. Validation expects a defaulted object.
package policy

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

const wrongNamespace = "namespace of resource selector must be the same as the namespace of the policy"

// defaultSelectors fills in the namespace that selectors of a namespaced policy mean when they name none.
func defaultSelectors(selectors []policyv1alpha1.ResourceSelector, namespace string) {
	for i := range selectors {
		if selectors[i].Namespace == "" {
			selectors[i].Namespace = namespace
		}
	}
}

// validateSelectors checks the selectors of a policy; namespace is that of a namespaced policy, or empty.
func validateSelectors(selectors []policyv1alpha1.ResourceSelector, namespace string, path *field.Path) (errs field.ErrorList) {
	for i := range selectors {
		s, at := &selectors[i], path.Index(i)
		if namespace != "" && s.Namespace != namespace {
			errs = append(errs, field.Invalid(at.Child("namespace"), s.Namespace, wrongNamespace))
		}
		errs = append(errs, validateLabelSelector(s.LabelSelector, at.Child("labelSelector"))...)
	}
	return errs
}

func validateLabelSelector(selector *metav1.LabelSelector, path *field.Path) field.ErrorList {
	return validation.ValidateLabelSelector(selector, validation.LabelSelectorValidationOptions{}, path)
}
