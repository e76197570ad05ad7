// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"fmt"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// ValidateTaintPolicy validates a ClusterTaintPolicy. allowNoExecute allows taints with effect NoExecute.
func ValidateTaintPolicy(p *policyv1alpha1.ClusterTaintPolicy, allowNoExecute bool) field.ErrorList {
	path := field.NewPath("spec")
	errs := validateAffinity(p.Spec.TargetClusters, path.Child("targetClusters"))
	type taintID struct {
		key    string
		effect corev1.TaintEffect
	}
	seen := sets.New[taintID]()
	for i, taint := range p.Spec.Taints {
		at := path.Child("taints").Index(i)
		if taint.Effect == corev1.TaintEffectNoExecute && !allowNoExecute {
			errs = append(errs, field.Forbidden(at.Child("effect"), "Configuring taint with NoExecute effect is not allowed, "+
				"this capability must be explicitly enabled by administrators through command-line flags"))
		}
		if id := (taintID{taint.Key, taint.Effect}); seen.Has(id) {
			err := field.Duplicate(at, fmt.Sprintf("%s:%s", taint.Key, taint.Effect))
			err.Detail = fmt.Sprintf("Duplicate taint with the same key(%s) and effect(%s) is not allowed", taint.Key, taint.Effect)
			errs = append(errs, err)
		} else {
			seen.Insert(id)
		}
	}
	return errs
}
