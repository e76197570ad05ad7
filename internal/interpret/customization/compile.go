// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"context"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
)

// compiler makes an interpreter out of the rules of the customisation with that name. With an error, the interpreter is good
// all the same: what does not compile fails whenever it is asked, and lets no layer below answer in its place.
type compiler func(name string, r configv1alpha1.CustomizationRules) (interpret.Kind, error)

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

// compile makes the interpreter of a kind.
func (build compiler) compile(scripts merged) compiled {
	out := compiled{scripts: scripts}
	var dependencies []dependenciesFunc
	for _, s := range scripts {
		k, err := build(s.owner, only(s))
		if err != nil {
			out.broken = append(out.broken, broken{script: s, err: err})
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

// scriptLayer is the layer of all customisations; it never changes.
type scriptLayer map[schema.GroupVersionKind]compiled

// newScriptLayer compiles what differs from the layer before, and says for which kinds that is.
func newScriptLayer(before scriptLayer, want map[schema.GroupVersionKind]merged, build compiler) (after scriptLayer,
	changed []schema.GroupVersionKind) {
	after = make(scriptLayer, len(want))
	for gvk, scripts := range want {
		if old, ok := before[gvk]; ok && slices.Equal(old.scripts, scripts) {
			after[gvk] = old
			continue
		}
		after[gvk] = build.compile(scripts)
		changed = append(changed, gvk)
	}
	for gvk := range before {
		if _, ok := want[gvk]; !ok {
			changed = append(changed, gvk)
		}
	}
	return after, changed
}
