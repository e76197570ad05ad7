// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"encoding/json"

	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Report holds the reflected status and the health of a member object.
type Report struct {
	Health workv1alpha2.ResourceHealth
	Status *runtime.RawExtension
}

// Failing reports whether a healthy member object became unhealthy although nothing was rolled out. Such a report is urgent.
//
// A rollout makes an object unhealthy for a moment, too, but changes a generation in its reflected status: that of the member
// object, the one that its controller observed, or that of the template. A status without generations cannot be told from a
// failure.
func Failing(before, after Report) bool {
	return before.Health == workv1alpha2.ResourceHealthy && after.Health == workv1alpha2.ResourceUnhealthy &&
		generationsOf(before.Status) == generationsOf(after.Status)
}

// generations are the fields of a reflected status that a rollout changes.
type generations struct {
	Generation                 any `json:"generation"`
	ObservedGeneration         any `json:"observedGeneration"`
	ResourceTemplateGeneration any `json:"resourceTemplateGeneration"`
}

func generationsOf(status *runtime.RawExtension) generations {
	var g generations
	if status == nil || json.Unmarshal(status.Raw, &g) != nil {
		return generations{}
	}
	for _, v := range []*any{&g.Generation, &g.ObservedGeneration, &g.ResourceTemplateGeneration} {
		if _, number := (*v).(float64); !number {
			*v = nil // other types need not be comparable
		}
	}
	return g
}
