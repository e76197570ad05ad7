// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package policy defaults the kinds of policy.karmada.io in place and validates them. It returns field errors, whose messages
// are a contract (docs/contract/admission.md), and warnings. It is pure: whether clusters exist is an argument.
//
// Defaulting is idempotent. Validation expects a defaulted object.
package policy

import (
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

const otherNamespace = "namespace of resource selector must be the same as the namespace of the policy"

// defaultSelectors sets the namespace of selectors that have none.
func defaultSelectors(selectors []policyv1alpha1.ResourceSelector, namespace string) {
	for i := range selectors {
		if selectors[i].Namespace == "" {
			selectors[i].Namespace = namespace
		}
	}
}

// validateSelectors validates the selectors of a policy. namespace is its namespace, empty for a cluster-scoped policy.
func validateSelectors(selectors []policyv1alpha1.ResourceSelector, namespace string, path *field.Path) (errs field.ErrorList) {
	for i := range selectors {
		s, at := &selectors[i], path.Index(i)
		if namespace != "" && s.Namespace != namespace {
			errs = append(errs, field.Invalid(at.Child("namespace"), s.Namespace, otherNamespace))
		}
		errs = append(errs, validateLabelSelector(s.LabelSelector, at.Child("labelSelector"))...)
	}
	return errs
}

func validateLabelSelector(selector *metav1.LabelSelector, path *field.Path) field.ErrorList {
	return validation.ValidateLabelSelector(selector, validation.LabelSelectorValidationOptions{}, path)
}
