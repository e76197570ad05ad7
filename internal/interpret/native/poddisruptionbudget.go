// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var podDisruptionBudget = interpret.Kind{
	Reflect:   reflectBudget,
	Aggregate: aggregateBudget,
	Healthy:   budgetHealthy,
}

var budgetPods = counters{
	{name: "currentHealthy", always: true},
	{name: "desiredHealthy", always: true},
	{name: "disruptionsAllowed", always: true},
	{name: "expectedPods", always: true},
}

func reflectBudget(_ context.Context, observed *Object) (*runtime.RawExtension, error) {
	status, err := field.Get[object](observed.Object, "status")
	if err != nil || len(status) == 0 {
		return nil, err
	}
	out, err := budgetPods.filter(status)
	if err != nil {
		return nil, fmt.Errorf("status.%w", err)
	}
	put(out, "disruptedPods", status["disruptedPods"])
	return interpret.Raw(out)
}

// aggregateBudget sums the counters and lists the disrupted pods as "<cluster>/<pod>".
func aggregateBudget(_ context.Context, template *Object, items []Item) (*Object, error) {
	disrupted := object{}
	status, err := budgetPods.total(template, items, func(item Item, status object) error {
		pods, err := field.Get[object](status, "disruptedPods")
		if err != nil {
			return err
		}
		for name := range pods {
			text, err := field.Get[string](pods, name)
			if err != nil {
				return fmt.Errorf("disruptedPods.%w", err)
			}
			at, err := time.Parse(time.RFC3339, text)
			if err != nil {
				return fmt.Errorf("disruptedPods.%s: %w", name, err)
			}
			disrupted[item.ClusterName+"/"+name] = formatTime(metav1.NewTime(at))
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	if len(disrupted) > 0 {
		status["disruptedPods"] = disrupted
	} else {
		delete(status, "disruptedPods")
	}
	return withStatus(template, status)
}

func budgetHealthy(_ context.Context, observed *Object) (bool, error) {
	status, err := field.Get[object](observed.Object, "status")
	if err != nil {
		return false, err
	}
	desired, err := count(status, "desiredHealthy")
	if err != nil {
		return false, err
	}
	return atLeast(status, desired, "currentHealthy")
}
