// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"time"

	"k8s.io/apimachinery/pkg/runtime"
)

// transitionTimes are the fields of a condition that change with its status.
var transitionTimes = []string{"lastTransitionTime", "lastUpdateTime"}

// withTransitions returns the next status of a template with the time of conditions whose status changes, but whose time does not: no
// cluster reported the change, for example because the last one left. An interpreter has no clock. Neither argument is changed.
func withTransitions(current, next any, now time.Time) any {
	before := conditionsOf(current)
	var out map[string]any // a copy, nil without such a condition
	for i, c := range conditionsOf(next) {
		was := conditionOf(before, c["type"])
		if was == nil || was["status"] == c["status"] {
			continue
		}
		for _, field := range transitionTimes {
			if at, ok := c[field].(string); ok && at == was[field] {
				if out == nil {
					out = runtime.DeepCopyJSON(next.(map[string]any)) //nolint:forcetypeassert // it has conditions
				}
				conditionsOf(out)[i][field] = now.UTC().Format(time.RFC3339)
			}
		}
	}
	if out == nil {
		return next
	}
	return out
}

// conditionsOf returns the conditions of a status in their order, nil for each that is no object.
func conditionsOf(status any) (out []map[string]any) {
	o, _ := status.(map[string]any)
	list, _ := o["conditions"].([]any)
	for _, c := range list {
		condition, _ := c.(map[string]any)
		out = append(out, condition)
	}
	return out
}

// conditionOf returns the condition of a type, or nil.
func conditionOf(conditions []map[string]any, of any) map[string]any {
	for _, c := range conditions {
		if kind, ok := c["type"].(string); ok && kind == of {
			return c
		}
	}
	return nil
}
