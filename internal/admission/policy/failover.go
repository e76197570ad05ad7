// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"k8s.io/apimachinery/pkg/apis/meta/v1/validation"
	"k8s.io/apimachinery/pkg/util/validation/field"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/failover/state"
)

// validateFailover validates the failover behavior, which may be nil.
func validateFailover(f *policyv1alpha1.FailoverBehavior, propagateDeps bool, path *field.Path) (errs field.ErrorList) {
	if f == nil {
		return nil
	}
	if f.Application != nil {
		if !propagateDeps {
			errs = append(errs, field.Invalid(field.NewPath("spec", "propagateDeps"), propagateDeps,
				"application failover is set, propagateDeps must be true"))
		}
		errs = append(errs, validateApplicationFailover(f.Application, path.Child("application"))...)
	}
	if f.Cluster != nil {
		errs = append(errs, validateStatePreservation(f.Cluster.StatePreservation, path.Child("cluster", "statePreservation"))...)
	}
	if f.ApplicationMigrationPolicy != nil {
		errs = append(errs, validateDecision(f.ApplicationMigrationPolicy.DecisionConditions,
			path.Child("applicationMigrationPolicy", "decisionConditions"))...)
	}
	if r := f.Rescheduling; r != nil && r.GracePeriodSeconds != nil {
		at := path.Child("rescheduling", "gracePeriodSeconds")
		switch graceful := r.PurgeMode == "" || r.PurgeMode == policyv1alpha1.PurgeModeGracefully; {
		case !graceful:
			errs = append(errs, field.Invalid(at, *r.GracePeriodSeconds, "only takes effect when purgeMode is gracefully"))
		case *r.GracePeriodSeconds <= 0:
			errs = append(errs, field.Invalid(at, *r.GracePeriodSeconds, "must be greater than 0"))
		}
	}
	return errs
}

func validateApplicationFailover(a *policyv1alpha1.ApplicationFailoverBehavior, path *field.Path) field.ErrorList {
	errs := validateDecision(a.DecisionConditions, path.Child("decisionConditions"))
	at, graceful := path.Child("gracePeriodSeconds"), a.PurgeMode == policyv1alpha1.PurgeModeGracefully
	switch seconds := a.GracePeriodSeconds; {
	case seconds == nil && graceful:
		errs = append(errs, field.Required(at, "should not be empty when purgeMode is gracefully"))
	case seconds == nil:
	case !graceful:
		errs = append(errs, field.Invalid(at, *seconds, "only takes effect when purgeMode is gracefully"))
	case *seconds <= 0:
		errs = append(errs, field.Invalid(at, *seconds, "must be greater than 0"))
	}
	return append(errs, validateStatePreservation(a.StatePreservation, path.Child("statePreservation"))...)
}

func validateDecision(d policyv1alpha1.DecisionConditions, path *field.Path) field.ErrorList {
	if d.TolerationSeconds == nil || *d.TolerationSeconds >= 0 {
		return nil
	}
	return field.ErrorList{field.Invalid(path.Child("tolerationSeconds"), *d.TolerationSeconds, "must be greater than or equal to 0")}
}

func validateStatePreservation(s *policyv1alpha1.StatePreservation, path *field.Path) (errs field.ErrorList) {
	if s == nil {
		return nil
	}
	for i, rule := range s.Rules {
		at := path.Child("rules").Index(i)
		errs = append(errs, validation.ValidateLabelName(rule.AliasLabelName, at.Child("aliasLabelName"))...)
		if err := state.ValidatePath(rule.JSONPath); err != nil {
			errs = append(errs, field.Invalid(at.Child("jsonPath"), rule.JSONPath, err.Error()))
		}
	}
	return errs
}
