// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"
	"slices"
	"time"

	policyv1 "k8s.io/api/policy/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	metav1validation "k8s.io/apimachinery/pkg/apis/meta/v1/validation"
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
	conditions, err := reflectConditions(status, []string{policyv1.DisruptionAllowedCondition})
	if err != nil {
		return nil, fmt.Errorf("status.%w", err)
	}
	putList(out, "conditions", conditions)
	return interpret.Raw(out)
}

// aggregateBudget sums the counters, lists the disrupted pods as "<cluster>/<pod>", and merges the condition DisruptionAllowed, which is
// True if it is in every cluster.
func aggregateBudget(_ context.Context, template *Object, items []Item) (*Object, error) {
	disrupted, members := object{}, []member{}
	status, err := budgetPods.total(template, items, func(item Item, status object) error {
		m, err := memberOf(item, status)
		if err != nil {
			return err
		}
		members = append(members, m)
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
	sortMembers(members)
	merged := map[string]condition{}
	if c, found := mergeCondition(members, policyv1.DisruptionAllowedCondition, statusFalse); found {
		merged[policyv1.DisruptionAllowedCondition] = c
	}
	form := conditionForm{types: []string{policyv1.DisruptionAllowedCondition}, times: []string{"lastTransitionTime"}}
	if err := form.put(status, merged, members); err != nil {
		return nil, fmt.Errorf("status of the template: %w", err)
	}
	return withStatus(template, withoutInvalid(status))
}

// withoutInvalid drops the conditions that the API server refuses: a cluster may report one without a time, or with any reason. The
// counters do not depend on them.
func withoutInvalid(status object) object {
	list, _ := status["conditions"].([]any)
	list = slices.DeleteFunc(slices.Clone(list), func(entry any) bool {
		var c metav1.Condition
		o, _ := entry.(object)
		err := runtime.DefaultUnstructuredConverter.FromUnstructured(o, &c)
		return err != nil || len(metav1validation.ValidateCondition(c, nil)) > 0
	})
	putList(status, "conditions", list)
	return status
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
