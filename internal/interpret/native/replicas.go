// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"fmt"
	"math"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/field"
	"karmada.io/karmada/internal/interpret/podspec"
)

// replicasOf reads the pods that a workload of one pod template wants in spec.replicas.
func replicasOf(_ context.Context, template *Object) (interpret.Replicas, error) {
	n, err := count(template.Object, "spec", "replicas")
	if err != nil {
		return interpret.Replicas{}, err
	}
	return sized(template, n, "spec", "template", "spec")
}

// sized is so many replicas of the pod whose spec is at the path.
func sized(template *Object, n int64, podSpec ...string) (interpret.Replicas, error) {
	spec, err := field.Get[object](template.Object, podSpec...)
	if err != nil {
		return interpret.Replicas{}, err
	}
	needs, err := podspec.Requirements(spec)
	if err != nil {
		return interpret.Replicas{}, err
	}
	return interpret.Replicas{Count: int32(n), Requirements: needs}, nil
}

// reviser writes the count to a path. A template that leaves the field to the cluster's default keeps doing so.
func reviser(path ...string) func(context.Context, *Object, int64) (*Object, error) {
	return func(_ context.Context, template *Object, replicas int64) (*Object, error) {
		if replicas < 0 || replicas > math.MaxInt32 {
			return nil, fmt.Errorf("%d replicas: out of range", replicas)
		}
		_, there, err := field.Lookup[int64](template.Object, path...)
		if err != nil {
			return nil, err
		}
		if !there {
			return template, nil
		}
		return change(template, replicas, path...)
	}
}

// podDependencies reads what the pod whose spec is at the path refers to.
func podDependencies(path ...string) func(context.Context, *Object) ([]interpret.Dependency, error) {
	return func(_ context.Context, template *Object) ([]interpret.Dependency, error) {
		spec, err := field.Get[object](template.Object, path...)
		if err != nil {
			return nil, err
		}
		return podspec.Dependencies(spec, template.GetNamespace())
	}
}
