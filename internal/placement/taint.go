// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placement

import (
	corev1 "k8s.io/api/core/v1"
	metavalidation "k8s.io/apimachinery/pkg/apis/meta/v1/validation"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"
)

// ValidateTaint validates a taint of a cluster by the rules for taints of nodes.
func ValidateTaint(key, value string, effect corev1.TaintEffect, path *field.Path) field.ErrorList {
	errs := metavalidation.ValidateLabelName(key, path.Child("key"))
	for _, msg := range validation.IsValidLabelValue(value) {
		errs = append(errs, field.Invalid(path.Child("value"), value, msg))
	}
	switch effect {
	case corev1.TaintEffectNoSchedule, corev1.TaintEffectPreferNoSchedule, corev1.TaintEffectNoExecute:
	case "":
		errs = append(errs, field.Required(path.Child("effect"), ""))
	default:
		errs = append(errs, field.NotSupported(path.Child("effect"), effect,
			[]corev1.TaintEffect{corev1.TaintEffectNoSchedule, corev1.TaintEffectPreferNoSchedule, corev1.TaintEffectNoExecute}))
	}
	return errs
}
