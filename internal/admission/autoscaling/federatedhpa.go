// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package autoscaling defaults the kinds of autoscaling.karmada.io in place and validates them. It returns field errors, whose
// messages are a contract (docs/contract/admission.md#autoscaling). It is pure. Defaulting is idempotent; validation expects
// a defaulted object.
package autoscaling

import (
	"fmt"
	"slices"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"k8s.io/apimachinery/pkg/api/validate/content"
	"k8s.io/apimachinery/pkg/util/validation/field"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
)

// Defaults of a FederatedHPA, the same as those of a HorizontalPodAutoscaler.
const (
	defaultMinReplicas    int32 = 1
	defaultCPUUtilization int32 = 80 // percent of the request
)

// DefaultFederatedHPA sets the defaults of a FederatedHPA.
func DefaultFederatedHPA(f *autoscalingv1alpha1.FederatedHPA) {
	if f.Spec.MinReplicas == nil {
		f.Spec.MinReplicas = new(defaultMinReplicas)
	}
	if len(f.Spec.Metrics) == 0 {
		f.Spec.Metrics = []autoscalingv2.MetricSpec{{
			Type: autoscalingv2.ResourceMetricSourceType,
			Resource: &autoscalingv2.ResourceMetricSource{
				Name:   corev1.ResourceCPU,
				Target: autoscalingv2.MetricTarget{Type: autoscalingv2.UtilizationMetricType, AverageUtilization: new(defaultCPUUtilization)},
			},
		}}
	}
	if b := f.Spec.Behavior; b != nil {
		b.ScaleUp = withDefaults(b.ScaleUp, scaleUpRules())
		b.ScaleDown = withDefaults(b.ScaleDown, scaleDownRules())
	}
}

// scaleUpRules returns the default rules: every 15s, double the replicas or add four pods, whichever is more; no stabilization.
func scaleUpRules() autoscalingv2.HPAScalingRules {
	return autoscalingv2.HPAScalingRules{
		StabilizationWindowSeconds: new(int32(0)),
		SelectPolicy:               new(autoscalingv2.MaxChangePolicySelect),
		Policies: []autoscalingv2.HPAScalingPolicy{
			{Type: autoscalingv2.PodsScalingPolicy, Value: 4, PeriodSeconds: 15},
			{Type: autoscalingv2.PercentScalingPolicy, Value: 100, PeriodSeconds: 15},
		},
	}
}

// scaleDownRules returns the default rules: remove all surplus replicas. The controller chooses the stabilization window.
func scaleDownRules() autoscalingv2.HPAScalingRules {
	return autoscalingv2.HPAScalingRules{
		SelectPolicy: new(autoscalingv2.MaxChangePolicySelect),
		Policies:     []autoscalingv2.HPAScalingPolicy{{Type: autoscalingv2.PercentScalingPolicy, Value: 100, PeriodSeconds: 15}},
	}
}

// withDefaults returns the rules with unset fields taken from the defaults.
func withDefaults(rules *autoscalingv2.HPAScalingRules, defaults autoscalingv2.HPAScalingRules) *autoscalingv2.HPAScalingRules {
	if rules == nil {
		return &defaults
	}
	if rules.StabilizationWindowSeconds == nil {
		rules.StabilizationWindowSeconds = defaults.StabilizationWindowSeconds
	}
	if rules.SelectPolicy == nil {
		rules.SelectPolicy = defaults.SelectPolicy
	}
	if rules.Policies == nil {
		rules.Policies = defaults.Policies
	}
	return rules
}

// ValidateFederatedHPA validates a FederatedHPA by the rules of HorizontalPodAutoscaler, and rejects External metrics.
func ValidateFederatedHPA(f *autoscalingv1alpha1.FederatedHPA) field.ErrorList {
	spec, path := &f.Spec, field.NewPath("spec")
	errs := validateTarget(spec.ScaleTargetRef, path.Child("scaleTargetRef"))
	if spec.MinReplicas != nil && *spec.MinReplicas < 1 {
		errs = append(errs, field.Invalid(path.Child("minReplicas"), *spec.MinReplicas, "must be greater than or equal to 1"))
	}
	if spec.MaxReplicas < 1 {
		errs = append(errs, field.Invalid(path.Child("maxReplicas"), spec.MaxReplicas, "must be greater than 0"))
	}
	if spec.MinReplicas != nil && spec.MaxReplicas < *spec.MinReplicas {
		errs = append(errs, field.Invalid(path.Child("maxReplicas"), spec.MaxReplicas, "must be greater than or equal to `minReplicas`"))
	}
	for i := range spec.Metrics {
		errs = append(errs, validateMetric(&spec.Metrics[i], path.Child("metrics").Index(i))...)
	}
	if spec.Behavior != nil {
		errs = append(errs, validateRules(spec.Behavior.ScaleUp, path.Child("behavior", "scaleUp"))...)
		errs = append(errs, validateRules(spec.Behavior.ScaleDown, path.Child("behavior", "scaleDown"))...)
	}
	status := field.NewPath("status")
	errs = append(errs, validateCount(f.Status.CurrentReplicas, status.Child("currentReplicas"))...)
	return append(errs, validateCount(f.Status.DesiredReplicas, status.Child("desiredReplicas"))...)
}

func validateCount(count int32, path *field.Path) field.ErrorList {
	if count >= 0 {
		return nil
	}
	return field.ErrorList{field.Invalid(path, count, "must be greater than or equal to 0")}
}

func validateTarget(ref autoscalingv2.CrossVersionObjectReference, path *field.Path) field.ErrorList {
	return append(validateSegment(ref.Kind, path.Child("kind")), validateSegment(ref.Name, path.Child("name"))...)
}

// validateSegment validates a required name that becomes a segment of a URL path.
func validateSegment(text string, path *field.Path) (errs field.ErrorList) {
	if text == "" {
		return field.ErrorList{field.Required(path, "")}
	}
	for _, msg := range content.IsPathSegmentName(text) {
		errs = append(errs, field.Invalid(path, text, msg))
	}
	return errs
}

// metricTypes lists the supported sources. External is not supported: its values are the same in every cluster.
var metricTypes = []autoscalingv2.MetricSourceType{
	autoscalingv2.ContainerResourceMetricSourceType, autoscalingv2.ObjectMetricSourceType,
	autoscalingv2.PodsMetricSourceType, autoscalingv2.ResourceMetricSourceType,
}

func validateMetric(m *autoscalingv2.MetricSpec, path *field.Path) (errs field.ErrorList) {
	if m.Type == "" {
		return field.ErrorList{field.Required(path.Child("type"), "must specify a metric source type")}
	}
	if !slices.Contains(metricTypes, m.Type) {
		return field.ErrorList{field.NotSupported(path.Child("type"), m.Type, metricTypes)}
	}
	for _, source := range []struct {
		typ   autoscalingv2.MetricSourceType
		field string
		isSet bool
	}{
		{autoscalingv2.ObjectMetricSourceType, "object", m.Object != nil},
		{autoscalingv2.PodsMetricSourceType, "pods", m.Pods != nil},
		{autoscalingv2.ResourceMetricSourceType, "resource", m.Resource != nil},
		{autoscalingv2.ContainerResourceMetricSourceType, "containerResource", m.ContainerResource != nil},
		{autoscalingv2.ExternalMetricSourceType, "external", m.External != nil},
	} {
		switch wanted := source.typ == m.Type; {
		case source.isSet && !wanted:
			errs = append(errs, field.Forbidden(path.Child(source.field), "must populate the given metric source only"))
		case wanted && !source.isSet:
			errs = append(errs, field.Required(path.Child(source.field), "must populate information for the given metric source"))
		}
	}
	return append(errs, validateSources(m, path)...)
}

func validateSources(m *autoscalingv2.MetricSpec, path *field.Path) (errs field.ErrorList) {
	if s := m.Object; s != nil {
		at := path.Child("object")
		errs = append(errs, validateTarget(s.DescribedObject, at.Child("describedObject"))...)
		errs = append(errs, validateSegment(s.Metric.Name, at.Child("metric", "name"))...)
		errs = append(errs, validateMetricTarget(s.Target, at.Child("target"))...)
		if s.Target.Value == nil && s.Target.AverageValue == nil {
			errs = append(errs, field.Required(at.Child("target", "averageValue"), "must specify either value or averageValue"))
		}
	}
	if s := m.Pods; s != nil {
		at := path.Child("pods")
		errs = append(errs, validateSegment(s.Metric.Name, at.Child("metric", "name"))...)
		errs = append(errs, validateMetricTarget(s.Target, at.Child("target"))...)
		if s.Target.AverageValue == nil {
			errs = append(errs, field.Required(at.Child("target", "averageValue"), "must specify a positive target averageValue"))
		}
	}
	if s := m.Resource; s != nil {
		errs = append(errs, validateResource(string(s.Name), s.Target, path.Child("resource"))...)
	}
	if s := m.ContainerResource; s != nil {
		at := path.Child("containerResource")
		if s.Container == "" {
			errs = append(errs, field.Required(at.Child("container"), "must specify a container"))
		}
		errs = append(errs, validateResource(string(s.Name), s.Target, at)...)
	}
	return errs
}

func validateResource(name string, target autoscalingv2.MetricTarget, path *field.Path) (errs field.ErrorList) {
	if name == "" {
		errs = append(errs, field.Required(path.Child("name"), "must specify a resource name"))
	}
	at := path.Child("target")
	errs = append(errs, validateMetricTarget(target, at)...)
	switch {
	case target.AverageUtilization == nil && target.AverageValue == nil:
		errs = append(errs, field.Required(at.Child("averageUtilization"), "must set either a target raw value or a target utilization"))
	case target.AverageUtilization != nil && target.AverageValue != nil:
		errs = append(errs, field.Forbidden(at.Child("averageValue"), "may not set both a target raw value and a target utilization"))
	}
	return errs
}

var targetTypes = []autoscalingv2.MetricTargetType{
	autoscalingv2.AverageValueMetricType, autoscalingv2.UtilizationMetricType, autoscalingv2.ValueMetricType,
}

func validateMetricTarget(t autoscalingv2.MetricTarget, path *field.Path) (errs field.ErrorList) {
	switch {
	case t.Type == "":
		errs = append(errs, field.Required(path.Child("type"), "must specify a metric target type"))
	case !slices.Contains(targetTypes, t.Type):
		errs = append(errs, field.NotSupported(path.Child("type"), t.Type, targetTypes))
	}
	for _, value := range []struct {
		field  string
		amount *resource.Quantity
	}{{"value", t.Value}, {"averageValue", t.AverageValue}} {
		if value.amount != nil && value.amount.Sign() <= 0 {
			errs = append(errs, field.Invalid(path.Child(value.field), value.amount.String(), "must be positive"))
		}
	}
	if t.AverageUtilization != nil && *t.AverageUtilization < 1 {
		errs = append(errs, field.Invalid(path.Child("averageUtilization"), *t.AverageUtilization, "must be greater than 0"))
	}
	return errs
}

// Maximum durations, in seconds.
const (
	maxStabilizationWindow int32 = 3600
	maxPolicyPeriod        int32 = 1800
)

var (
	selectPolicies = []autoscalingv2.ScalingPolicySelect{
		autoscalingv2.DisabledPolicySelect, autoscalingv2.MaxChangePolicySelect, autoscalingv2.MinChangePolicySelect,
	}
	policyTypes = []autoscalingv2.HPAScalingPolicyType{autoscalingv2.PercentScalingPolicy, autoscalingv2.PodsScalingPolicy}
)

func validateRules(r *autoscalingv2.HPAScalingRules, path *field.Path) (errs field.ErrorList) {
	if r == nil {
		return nil
	}
	if w, at := r.StabilizationWindowSeconds, path.Child("stabilizationWindowSeconds"); w != nil {
		switch {
		case *w < 0:
			errs = append(errs, field.Invalid(at, *w, "must be greater than or equal to zero"))
		case *w > maxStabilizationWindow:
			errs = append(errs, field.Invalid(at, *w, fmt.Sprintf("must be less than or equal to %d", maxStabilizationWindow)))
		}
	}
	if r.SelectPolicy != nil && !slices.Contains(selectPolicies, *r.SelectPolicy) {
		errs = append(errs, field.NotSupported(path.Child("selectPolicy"), *r.SelectPolicy, selectPolicies))
	}
	if len(r.Policies) == 0 {
		errs = append(errs, field.Required(path.Child("policies"), "must specify at least one Policy"))
	}
	for i, p := range r.Policies {
		at := path.Child("policies").Index(i)
		if !slices.Contains(policyTypes, p.Type) {
			errs = append(errs, field.NotSupported(at.Child("type"), p.Type, policyTypes))
		}
		if p.Value <= 0 {
			errs = append(errs, field.Invalid(at.Child("value"), p.Value, "must be greater than zero"))
		}
		switch {
		case p.PeriodSeconds <= 0:
			errs = append(errs, field.Invalid(at.Child("periodSeconds"), p.PeriodSeconds, "must be greater than zero"))
		case p.PeriodSeconds > maxPolicyPeriod:
			msg := fmt.Sprintf("must be less than or equal to %d", maxPolicyPeriod)
			errs = append(errs, field.Invalid(at.Child("periodSeconds"), p.PeriodSeconds, msg))
		}
	}
	return errs
}
