// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"slices"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
)

var statefulSet = interpret.Kind{
	Replicas:     replicasOf,
	Revise:       reviser("spec", "replicas"),
	Reflect:      statefulSetPods.reflect,
	Aggregate:    statefulSetPods.aggregate,
	Healthy:      rolledOut,
	Dependencies: statefulSetDependencies,
}

var statefulSetPods = workload{
	counters: counters{
		{name: "availableReplicas", always: true},
		{name: "currentReplicas"},
		{name: "readyReplicas"},
		{name: "replicas", always: true},
		{name: "updatedReplicas"},
	},
	unobserved:   true,
	reportsEmpty: true,
}

// statefulSetDependencies omits the claims that the member's controller creates from volumeClaimTemplates.
func statefulSetDependencies(ctx context.Context, template *Object) ([]interpret.Dependency, error) {
	all, err := podDependencies("spec", "template", "spec")(ctx, template)
	if err != nil {
		return nil, err
	}
	spec, err := field.Get[object](template.Object, "spec")
	if err != nil {
		return nil, err
	}
	err = field.Each(spec, "volumeClaimTemplates", func(claim object) error {
		name, err := field.Get[string](claim, "metadata", "name")
		all = slices.DeleteFunc(all, func(d interpret.Dependency) bool {
			return d.Kind == "PersistentVolumeClaim" && d.Name == name
		})
		return err
	})
	return all, err
}
