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

// compiler returns the interpreter of a customization's rules, like lua.Kind. If it returns an error, the interpreter is valid
// nevertheless: the operations of scripts that do not compile return errors.
type compiler func(name string, r configv1alpha1.CustomizationRules) (interpret.Kind, error)

// brokenScript is a script that does not compile.
type brokenScript struct {
	script
	err error
}

// compiled is the interpreter of one kind, and the scripts that it consists of.
type compiled struct {
	scripts kindScripts
	kind    interpret.Kind
	broken  []brokenScript
}

// compile returns the interpreter of a kind.
func (build compiler) compile(scripts kindScripts) compiled {
	out := compiled{scripts: scripts}
	var dependencies []dependenciesFunc
	for _, s := range scripts {
		k, err := build(s.owner, rulesOf(s))
		if err != nil {
			out.broken = append(out.broken, brokenScript{script: s, err: err})
		}
		if k.Dependencies != nil {
			dependencies = append(dependencies, k.Dependencies)
		}
		out.kind = overlay(out.kind, k)
	}
	if len(dependencies) > 0 {
		out.kind.Dependencies = unionOf(dependencies)
	}
	return out
}

// source returns the names of the customizations that implement an operation.
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

// unionOf returns a function for the union of all dependencies. It fails if one of the functions does: an incomplete list would
// remove dependencies.
func unionOf(all []dependenciesFunc) dependenciesFunc {
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

// overlay returns k with the operations that over implements.
func overlay(k, over interpret.Kind) interpret.Kind {
	if over.Replicas != nil {
		k.Replicas = over.Replicas
	}
	if over.Components != nil {
		k.Components = over.Components
	}
	if over.Revise != nil {
		k.Revise = over.Revise
	}
	if over.Retain != nil {
		k.Retain = over.Retain
	}
	if over.Reflect != nil {
		k.Reflect = over.Reflect
	}
	if over.Aggregate != nil {
		k.Aggregate = over.Aggregate
	}
	if over.Healthy != nil {
		k.Healthy = over.Healthy
	}
	if over.Dependencies != nil {
		k.Dependencies = over.Dependencies
	}
	return k
}

// scriptLayer is the immutable layer of all customizations.
type scriptLayer map[schema.GroupVersionKind]compiled

// newScriptLayer compiles the kinds whose scripts differ from those in the previous layer, and returns these kinds.
func newScriptLayer(
	previous scriptLayer, want map[schema.GroupVersionKind]kindScripts, build compiler,
) (layer scriptLayer, changed []schema.GroupVersionKind) {
	layer = make(scriptLayer, len(want))
	for gvk, scripts := range want {
		if old, ok := previous[gvk]; ok && slices.Equal(old.scripts, scripts) {
			layer[gvk] = old
			continue
		}
		layer[gvk] = build.compile(scripts)
		changed = append(changed, gvk)
	}
	for gvk := range previous {
		if _, ok := want[gvk]; !ok {
			changed = append(changed, gvk)
		}
	}
	return layer, changed
}
