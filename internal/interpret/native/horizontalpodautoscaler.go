// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	"k8s.io/apimachinery/pkg/runtime"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var horizontalPodAutoscaler = interpret.Kind{
	Reflect:   reflectAutoscaler,
	Aggregate: aggregateAutoscaler,
}

var autoscaled = counters{{name: "currentReplicas"}, {name: "desiredReplicas", always: true}}

// autoscalerConditionTypes lists the conditions that are merged. ScalingLimited is True if it is in any cluster, the others if
// they are in every cluster.
var autoscalerConditionTypes = []string{
	string(autoscalingv2.AbleToScale), string(autoscalingv2.ScalingActive), string(autoscalingv2.ScalingLimited),
}

// reflectAutoscaler returns the counters and the conditions. Reasons and messages of conditions that are True change with each
// measurement and are not reported.
func reflectAutoscaler(_ context.Context, observed *Object) (*runtime.RawExtension, error) {
	status, err := field.Get[object](observed.Object, "status")
	if err != nil || len(status) == 0 {
		return nil, err
	}
	out, err := autoscaled.filter(status)
	if err != nil {
		return nil, fmt.Errorf("status.%w", err)
	}
	conditions, err := reflectConditions(status, autoscalerConditionTypes)
	if err != nil {
		return nil, fmt.Errorf("status.%w", err)
	}
	for _, o := range conditions {
		if c, _ := o.(object); c["status"] == statusTrue {
			delete(c, "reason")
			delete(c, "message")
		}
	}
	putList(out, "conditions", conditions)
	return interpret.Raw(out)
}

// aggregateAutoscaler sums the counters and merges the conditions.
func aggregateAutoscaler(_ context.Context, template *Object, items []Item) (*Object, error) {
	var members []member
	status, err := autoscaled.total(template, items, func(item Item, status object) error {
		m, err := memberOf(item, status)
		members = append(members, m)
		return err
	})
	if err != nil {
		return nil, err
	}
	sortMembers(members)
	merged := map[string]condition{}
	for _, kind := range autoscalerConditionTypes {
		decisive := statusFalse
		if kind == string(autoscalingv2.ScalingLimited) {
			decisive = statusTrue
		}
		if c, found := mergeCondition(members, kind, decisive); found {
			merged[kind] = c
		}
	}
	form := conditionForm{types: autoscalerConditionTypes, times: []string{"lastTransitionTime"}}
	if err := form.put(status, merged, members); err != nil {
		return nil, fmt.Errorf("status of the template: %w", err)
	}
	return withStatus(template, status)
}
