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

// replicasOf returns spec.replicas and the requirements of spec.template.
func replicasOf(_ context.Context, template *Object) (interpret.Replicas, error) {
	n, err := count(template.Object, "spec", "replicas")
	if err != nil {
		return interpret.Replicas{}, err
	}
	return replicasWith(template, n, "spec", "template", "spec")
}

// replicasWith returns n replicas with the requirements of the pod spec at the path.
func replicasWith(template *Object, n int64, podSpec ...string) (interpret.Replicas, error) {
	spec, err := field.Get[object](template.Object, podSpec...)
	if err != nil {
		return interpret.Replicas{}, err
	}
	requirements, err := podspec.Requirements(spec)
	if err != nil {
		return interpret.Replicas{}, err
	}
	return interpret.Replicas{Count: int32(n), Requirements: requirements}, nil
}

// reviser returns a function that writes replicas to a path. A template without the field is not changed.
func reviser(path ...string) func(context.Context, *Object, int64) (*Object, error) {
	return func(_ context.Context, template *Object, replicas int64) (*Object, error) {
		if replicas < 0 || replicas > math.MaxInt32 {
			return nil, fmt.Errorf("%d replicas are out of range", replicas)
		}
		_, found, err := field.Lookup[int64](template.Object, path...)
		if err != nil {
			return nil, err
		}
		if !found {
			return template, nil
		}
		return change(template, replicas, path...)
	}
}

// podDependencies returns a function that returns the references of the pod spec at the path.
func podDependencies(path ...string) func(context.Context, *Object) ([]interpret.Dependency, error) {
	return func(_ context.Context, template *Object) ([]interpret.Dependency, error) {
		spec, err := field.Get[object](template.Object, path...)
		if err != nil {
			return nil, err
		}
		return podspec.Dependencies(spec, template.GetNamespace())
	}
}
