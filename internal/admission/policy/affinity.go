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

// missingClusters returns a warning for each cluster named in the affinity that does not exist.
func missingClusters(a *policyv1alpha1.ClusterAffinity, path *field.Path, clusterExists func(name string) bool) []string {
	if a == nil {
		return nil
	}
	return append(missingNames(a.ClusterNames, path.Child("clusterNames"), clusterExists),
		missingNames(a.ExcludeClusters, path.Child("exclude"), clusterExists)...)
}

func missingNames(clusters []string, path *field.Path, clusterExists func(name string) bool) (warnings []string) {
	for i, name := range clusters {
		if !clusterExists(name) {
			warnings = append(warnings, missingCluster(path.Index(i), name))
		}
	}
	return warnings
}

func missingCluster(path *field.Path, name string) string {
	return fmt.Sprintf("%s: cluster %q does not exist", path, name)
}
