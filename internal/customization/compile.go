// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// compiler makes an interpreter out of rules; its name is for errors.
type compiler func(name string, r rules) (interpret.Kind, error)

// broken is a script that does not compile.
type broken struct {
	script
	err error
}

// compiled is what the scripts of one kind do.
type compiled struct {
	scripts merged
	kind    interpret.Kind
	broken  []broken
}

// compile makes the interpreter of a kind. A script that does not compile fails whenever it is asked: its owner has taken
// the operation from the layers below, and what they would say is not what was wanted.
func (build compiler) compile(gvk schema.GroupVersionKind, scripts merged) compiled {
	out := compiled{scripts: scripts}
	var dependencies []dependenciesFunc
	for _, s := range scripts {
		k, err := build(s.owner, only(s))
		if err != nil {
			out.broken = append(out.broken, broken{script: s, err: err})
			k = failing(s.operation, fmt.Errorf("customization %s: %w", s.owner, err))
		}
		if k.Dependencies != nil {
			dependencies = append(dependencies, k.Dependencies)
		}
		out.kind = with(out.kind, k)
	}
	if len(dependencies) > 0 {
		out.kind.Dependencies = union(dependencies)
	}
	return out
}

// source names the customisations that answer an operation.
func (c compiled) source(o operation) string {
	var owners []string
	for _, s := range c.scripts {
		if s.operation == o {
			owners = append(owners, s.owner)
		}
	}
	return strings.Join(owners, ", ")
}

type dependenciesFunc = func(context.Context, *interpret.Object) ([]interpret.Dependency, error)

// union asks all scripts. One that fails makes all of it fail: a shorter list would take away what others need.
func union(all []dependenciesFunc) dependenciesFunc {
	return func(ctx context.Context, template *interpret.Object) ([]interpret.Dependency, error) {
		lists := make([][]interpret.Dependency, 0, len(all))
		for _, f := range all {
			list, err := f(ctx, template)
			if err != nil {
				return nil, err
			}
			lists = append(lists, list)
		}
		return interpret.Union(lists...), nil
	}
}

// with is a kind that answers also what another one answers.
func with(k, also interpret.Kind) interpret.Kind {
	if also.Replicas != nil {
		k.Replicas = also.Replicas
	}
	if also.Components != nil {
		k.Components = also.Components
	}
	if also.Revise != nil {
		k.Revise = also.Revise
	}
	if also.Retain != nil {
		k.Retain = also.Retain
	}
	if also.Reflect != nil {
		k.Reflect = also.Reflect
	}
	if also.Aggregate != nil {
		k.Aggregate = also.Aggregate
	}
	if also.Healthy != nil {
		k.Healthy = also.Healthy
	}
	if also.Dependencies != nil {
		k.Dependencies = also.Dependencies
	}
	return k
}

// failing is a kind whose one operation fails.
func failing(o operation, err error) (k interpret.Kind) {
	type (
		ctx    = context.Context
		object = interpret.Object
	)
	switch o {
	case configv1alpha1.InterpreterOperationInterpretReplica:
		k.Replicas = func(ctx, *object) (interpret.Replicas, error) { return interpret.Replicas{}, err }
	case configv1alpha1.InterpreterOperationInterpretComponent:
		k.Components = func(ctx, *object) ([]workv1alpha2.Component, error) { return nil, err }
	case configv1alpha1.InterpreterOperationReviseReplica:
		k.Revise = func(ctx, *object, int64) (*object, error) { return nil, err }
	case configv1alpha1.InterpreterOperationRetain:
		k.Retain = func(ctx, *object, *object) (*object, error) { return nil, err }
	case configv1alpha1.InterpreterOperationInterpretStatus:
		k.Reflect = func(ctx, *object) (*runtime.RawExtension, error) { return nil, err }
	case configv1alpha1.InterpreterOperationAggregateStatus:
		k.Aggregate = func(ctx, *object, []workv1alpha2.AggregatedStatusItem) (*object, error) { return nil, err }
	case configv1alpha1.InterpreterOperationInterpretHealth:
		k.Healthy = func(ctx, *object) (bool, error) { return false, err }
	default:
		k.Dependencies = func(ctx, *object) ([]interpret.Dependency, error) { return nil, err }
	}
	return k
}

// scriptLayer is the layer of all customisations; it never changes.
type scriptLayer map[schema.GroupVersionKind]compiled

// newScriptLayer compiles what differs from the layer before, and says for which kinds that is.
func newScriptLayer(before scriptLayer, want map[schema.GroupVersionKind]merged, build compiler) (after scriptLayer, changed []schema.GroupVersionKind) {
	after = make(scriptLayer, len(want))
	for gvk, scripts := range want {
		if old, ok := before[gvk]; ok && slices.Equal(old.scripts, scripts) {
			after[gvk] = old
			continue
		}
		after[gvk] = build.compile(gvk, scripts)
		changed = append(changed, gvk)
	}
	for gvk := range before {
		if _, ok := want[gvk]; !ok {
			changed = append(changed, gvk)
		}
	}
	return after, changed
}
