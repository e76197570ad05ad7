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

// The fields of clusters that a selector may ask for, and how.
var (
	clusterFields    = []string{"provider", "region", "zone"}
	clusterOperators = []corev1.NodeSelectorOperator{corev1.NodeSelectorOpIn, corev1.NodeSelectorOpNotIn}
)

// validateAffinity checks a choice of clusters, wherever one stands; nil is fine.
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
			errs = append(errs, field.Invalid(at.Child("operator"), e.Operator, fmt.Sprintf("unsupported operator %q, must be In or NotIn", e.Operator)))
		}
	}
	return errs
}

// selectsNothing says whether an affinity leaves out everything that makes a choice.
func selectsNothing(a *policyv1alpha1.ClusterAffinity) bool {
	return a.LabelSelector == nil && a.FieldSelector == nil && len(a.ClusterNames) == 0 && len(a.ExcludeClusters) == 0
}

// missingClusters says of every cluster named in an affinity that it does not exist, when known denies it.
func missingClusters(a *policyv1alpha1.ClusterAffinity, path *field.Path, known func(cluster string) bool) []string {
	if a == nil {
		return nil
	}
	return missingNames(a.ClusterNames, path.Child("clusterNames"), known)
}

func missingNames(clusters []string, path *field.Path, known func(cluster string) bool) (warnings []string) {
	for i, name := range clusters {
		if !known(name) {
			warnings = append(warnings, missing(path.Index(i), name))
		}
	}
	return warnings
}

func missing(path *field.Path, cluster string) string {
	return fmt.Sprintf("%s: there is no cluster %q yet", path, cluster)
}
