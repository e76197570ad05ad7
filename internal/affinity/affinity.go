// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package affinity says which clusters a ClusterAffinity means. It is pure, and the one answer for placements, override
// rules, taint policies and registries.
package affinity

import (
	"slices"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// Matches says whether every part of the affinity allows the cluster: it is not excluded, and its labels, its fields and
// its name match where the affinity speaks of them (contract: semantics §13.3). An affinity that cannot be understood
// matches nothing; admission refuses such a one.
func Matches(a policyv1alpha1.ClusterAffinity, c *clusterv1alpha1.Cluster) bool {
	if slices.Contains(a.ExcludeClusters, c.Name) {
		return false
	}
	if len(a.ClusterNames) > 0 && !slices.Contains(a.ClusterNames, c.Name) {
		return false
	}
	if a.LabelSelector != nil {
		selector, err := metav1.LabelSelectorAsSelector(a.LabelSelector)
		if err != nil || !selector.Matches(labels.Set(c.Labels)) {
			return false
		}
	}
	if a.FieldSelector != nil {
		for i := range a.FieldSelector.MatchExpressions {
			if !fieldMatches(&a.FieldSelector.MatchExpressions[i], c) {
				return false
			}
		}
	}
	return true
}

// The fields of a cluster that an affinity can speak of.
const (
	Provider = "provider"
	Region   = "region"
	Zone     = "zone"
)

func fieldMatches(e *corev1.NodeSelectorRequirement, c *clusterv1alpha1.Cluster) bool {
	var values []string // of the cluster
	switch e.Key {
	case Provider:
		values = present(c.Spec.Provider)
	case Region:
		values = present(c.Spec.Region)
	case Zone:
		values = c.Spec.Zones
		if len(values) == 0 {
			values = present(c.Spec.Zone)
		}
	default:
		return false
	}
	wanted := slices.ContainsFunc(values, func(v string) bool { return slices.Contains(e.Values, v) })
	switch e.Operator {
	case corev1.NodeSelectorOpIn:
		return wanted
	case corev1.NodeSelectorOpNotIn:
		return !wanted
	default:
		return false
	}
}

func present(value string) []string {
	if value == "" {
		return nil
	}
	return []string{value}
}
