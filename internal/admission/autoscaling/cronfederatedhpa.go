// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package autoscaling

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/robfig/cron/v3"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/validation/field"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
)

// federatedHPA is the kind whose bounds a rule sets. For other kinds a rule sets the replicas.
const federatedHPA = "FederatedHPA"

// ValidateCronFederatedHPA validates a CronFederatedHPA.
func ValidateCronFederatedHPA(c *autoscalingv1alpha1.CronFederatedHPA) (errs field.ErrorList) {
	ref, path := c.Spec.ScaleTargetRef, field.NewPath("spec")
	isFederatedHPA := ref.APIVersion == autoscalingv1alpha1.GroupVersion.String()
	if isFederatedHPA && ref.Kind != federatedHPA {
		errs = append(errs, field.Invalid(path.Child("scaleTargetRef", "kind"), ref.Kind,
			fmt.Sprintf("invalid scaleTargetRef kind: %s, only support %s", ref.Kind, federatedHPA)))
	}
	// The kind is correct and its group is not: every rule would report that a field of workloads is missing.
	wrongGroup := !isFederatedHPA && ref.Kind == federatedHPA && slices.ContainsFunc(c.Spec.Rules, lacksReplicas)
	if wrongGroup {
		errs = append(errs, field.Invalid(path.Child("scaleTargetRef", "apiVersion"), ref.APIVersion,
			fmt.Sprintf("must be %s if you want to scale %s", autoscalingv1alpha1.GroupVersion, federatedHPA)))
	}
	seen := sets.New[string]()
	for i := range c.Spec.Rules {
		rule, at := &c.Spec.Rules[i], path.Child("rules").Index(i)
		if seen.Has(rule.Name) {
			errs = append(errs, field.Duplicate(at.Child("name"), rule.Name))
		}
		seen.Insert(rule.Name)
		if !validSchedule(rule.Schedule) {
			errs = append(errs, field.Invalid(at.Child("schedule"), rule.Schedule, "invalid cron format"))
		}
		if rule.TimeZone != nil {
			if _, err := time.LoadLocation(*rule.TimeZone); err != nil {
				errs = append(errs, field.Invalid(at.Child("timeZone"), *rule.TimeZone, err.Error()))
			}
		}
		switch {
		case isFederatedHPA:
			errs = append(errs, validateBounds(rule, at)...)
		case !wrongGroup || !lacksReplicas(*rule):
			errs = append(errs, validateReplicas(rule, ref.Kind, at)...)
		}
	}
	return errs
}

// validSchedule rejects a time zone in the schedule, for which there is a field. The parser panics if nothing follows it.
func validSchedule(schedule string) bool {
	if strings.Contains(schedule, "TZ=") {
		return false
	}
	_, err := cron.ParseStandard(schedule)
	return err == nil
}

func validateBounds(rule *autoscalingv1alpha1.CronFederatedHPARule, path *field.Path) (errs field.ErrorList) {
	low, high := rule.TargetMinReplicas, rule.TargetMaxReplicas
	if low == nil && high == nil {
		return field.ErrorList{field.Required(path.Child("targetMinReplicas"),
			"targetMinReplicas and targetMaxReplicas cannot be nil at the same time if you want to scale FederatedHPA")}
	}
	if low != nil && *low <= 0 {
		errs = append(errs, field.Invalid(path.Child("targetMinReplicas"), *low, "targetMinReplicas should be larger than 0"))
	}
	if high != nil && *high <= 0 {
		errs = append(errs, field.Invalid(path.Child("targetMaxReplicas"), *high, "targetMaxReplicas should be larger than 0"))
	}
	if low != nil && high != nil && *high < *low {
		errs = append(errs, field.Invalid(path.Child("targetMaxReplicas"), *high,
			"targetMaxReplicas should be larger than or equal to targetMinReplicas"))
	}
	return errs
}

func lacksReplicas(rule autoscalingv1alpha1.CronFederatedHPARule) bool {
	return rule.TargetReplicas == nil
}

func validateReplicas(rule *autoscalingv1alpha1.CronFederatedHPARule, kind string, path *field.Path) field.ErrorList {
	at := path.Child("targetReplicas")
	switch {
	case rule.TargetReplicas == nil:
		return field.ErrorList{field.Required(at, fmt.Sprintf("targetReplicas cannot be nil if you want to scale %s", kind))}
	case *rule.TargetReplicas < 0:
		return field.ErrorList{field.Invalid(at, *rule.TargetReplicas, "targetReplicas should be larger than or equal to 0")}
	}
	return nil
}
