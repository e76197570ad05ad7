// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package autoscaling defaults and validates the kinds of autoscaling.karmada.io. In goes one object; out come changes made
// in place and what is wrong as field errors, whose texts are a contract (semantics §4.2, §4.3). It is pure. Defaulting
// twice is the same as defaulting once; validation expects a defaulted object.
package autoscaling

import (
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	corev1 "k8s.io/api/core/v1"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
)

// Defaults of a FederatedHPA, the same as those of a HorizontalPodAutoscaler.
const (
	defaultMinReplicas    int32 = 1
	defaultCPUUtilization int32 = 80 // percent of the request
)

// Default fills in what a FederatedHPA leaves open.
func Default(f *autoscalingv1alpha1.FederatedHPA) {
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
		b.ScaleUp = filled(b.ScaleUp, scaleUpRules())
		b.ScaleDown = filled(b.ScaleDown, scaleDownRules())
	}
}

// scaleUpRules double the replicas, or add four, every 15 seconds, whichever is more; at once.
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

// scaleDownRules let all replicas go that are too many; how long they are watched first is up to the controller.
func scaleDownRules() autoscalingv2.HPAScalingRules {
	return autoscalingv2.HPAScalingRules{
		SelectPolicy: new(autoscalingv2.MaxChangePolicySelect),
		Policies:     []autoscalingv2.HPAScalingPolicy{{Type: autoscalingv2.PercentScalingPolicy, Value: 100, PeriodSeconds: 15}},
	}
}

// filled are the user's rules, and what they do not say from the defaults.
func filled(rules *autoscalingv2.HPAScalingRules, defaults autoscalingv2.HPAScalingRules) *autoscalingv2.HPAScalingRules {
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
