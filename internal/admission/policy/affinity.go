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

// Supported keys and operators of field selectors.
var (
	clusterFields    = []string{"provider", "region", "zone"}
	clusterOperators = []corev1.NodeSelectorOperator{corev1.NodeSelectorOpIn, corev1.NodeSelectorOpNotIn}
)

// ValidateAffinity returns all errors in a cluster affinity, which may be nil.
func ValidateAffinity(a *policyv1alpha1.ClusterAffinity, path *field.Path) field.ErrorList {
	return validateAffinity(a, path)
}

func validateAffinity(a *policyv1alpha1.ClusterAffinity, path *field.Path) field.ErrorList {
	if a == nil {
		return nil
	}
	errs := validateLabelSelector(a.LabelSelector, path.Child("labelSelector"))
	if a.FieldSelector == nil {
		return errs
	}
	for i, e := range a.FieldSelector.MatchExpressions {
		at := path.Child("fieldSelector", "matchExpressions").Index(i)
		if !slices.Contains(clusterFields, e.Key) {
			errs = append(errs, field.Invalid(at.Child("key"), e.Key, fmt.Sprintf("unsupported key %q, must be provider, region, or zone", e.Key)))
		}
		if !slices.Contains(clusterOperators, e.Operator) {
			msg := fmt.Sprintf("unsupported operator %q, must be In or NotIn", e.Operator)
			errs = append(errs, field.Invalid(at.Child("operator"), e.Operator, msg))
		}
	}
	return errs
}

// isEmptyAffinity reports whether an affinity has no selector, names or exclusions.
func isEmptyAffinity(a *policyv1alpha1.ClusterAffinity) bool {
	return a.LabelSelector == nil && a.FieldSelector == nil && len(a.ClusterNames) == 0 && len(a.ExcludeClusters) == 0
}
