// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"cmp"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

type (
	customization = configv1alpha1.ResourceInterpreterCustomization
	rules         = configv1alpha1.CustomizationRules
	operation     = configv1alpha1.InterpreterOperation
)

// dependency is the one operation for which several scripts of a kind all count.
const dependency = configv1alpha1.InterpreterOperationInterpretDependency

// script is what one customisation says about one operation.
type script struct {
	operation operation
	owner     string // name of the customisation
	text      string
}

// merged are the scripts that count for one kind: one for each operation, and all those for dependencies, in the order of
// operations and then of their owners. Two of them interpret alike exactly when they are equal.
type merged []script

// shadowed is a script that does not count, because another one of the same operation and kind goes first.
type shadowed struct {
	script
	by string // name of the customisation that goes first
}

// field ties an operation to its place among the rules of a customisation.
type field struct {
	operation operation
	read      func(*rules) string
	write     func(*rules, string)
}

// fields are all operations that scripts can be for.
var fields = []field{
	{
		operation: configv1alpha1.InterpreterOperationRetain,
		read:      func(r *rules) string { return textOf(r.Retention) },
		write:     func(r *rules, s string) { r.Retention = &configv1alpha1.LocalValueRetention{LuaScript: s} },
	},
	{
		operation: configv1alpha1.InterpreterOperationInterpretReplica,
		read:      func(r *rules) string { return textOf(r.ReplicaResource) },
		write:     func(r *rules, s string) { r.ReplicaResource = &configv1alpha1.ReplicaResourceRequirement{LuaScript: s} },
	},
	{
		operation: configv1alpha1.InterpreterOperationInterpretComponent,
		read:      func(r *rules) string { return textOf(r.ComponentResource) },
		write: func(r *rules, s string) {
			r.ComponentResource = &configv1alpha1.ComponentResourceRequirement{LuaScript: s}
		},
	},
	{
		operation: configv1alpha1.InterpreterOperationReviseReplica,
		read:      func(r *rules) string { return textOf(r.ReplicaRevision) },
		write:     func(r *rules, s string) { r.ReplicaRevision = &configv1alpha1.ReplicaRevision{LuaScript: s} },
	},
	{
		operation: configv1alpha1.InterpreterOperationInterpretStatus,
		read:      func(r *rules) string { return textOf(r.StatusReflection) },
		write:     func(r *rules, s string) { r.StatusReflection = &configv1alpha1.StatusReflection{LuaScript: s} },
	},
	{
		operation: configv1alpha1.InterpreterOperationAggregateStatus,
		read:      func(r *rules) string { return textOf(r.StatusAggregation) },
		write:     func(r *rules, s string) { r.StatusAggregation = &configv1alpha1.StatusAggregation{LuaScript: s} },
	},
	{
		operation: configv1alpha1.InterpreterOperationInterpretHealth,
		read:      func(r *rules) string { return textOf(r.HealthInterpretation) },
		write:     func(r *rules, s string) { r.HealthInterpretation = &configv1alpha1.HealthInterpretation{LuaScript: s} },
	},
	{
		operation: dependency,
		read:      func(r *rules) string { return textOf(r.DependencyInterpretation) },
		write: func(r *rules, s string) {
			r.DependencyInterpretation = &configv1alpha1.DependencyInterpretation{LuaScript: s}
		},
	},
}

// textOf is the script of a rule; empty when there is no rule. All rules are structs with nothing but a script.
func textOf[R ~struct {
	LuaScript string `json:"luaScript"`
}](rule *R) string {
	if rule == nil {
		return ""
	}
	return (struct {
		LuaScript string `json:"luaScript"`
	})(*rule).LuaScript
}

// merge finds the scripts that count for each kind, and those that do not: customisations go by name, and of each operation
// the first script counts (extension-protocols §4). The order of the list does not matter.
func merge(list []*customization) (map[schema.GroupVersionKind]merged, []shadowed) {
	list = slices.SortedFunc(slices.Values(list), func(a, b *customization) int { return cmp.Compare(a.Name, b.Name) })
	byKind := map[schema.GroupVersionKind]merged{}
	var late []shadowed
	for _, f := range fields {
		first := map[schema.GroupVersionKind]string{}
		for _, c := range list {
			s := script{operation: f.operation, owner: c.Name, text: f.read(&c.Spec.Customizations)}
			if strings.TrimSpace(s.text) == "" {
				continue
			}
			gvk := schema.FromAPIVersionAndKind(c.Spec.Target.APIVersion, c.Spec.Target.Kind)
			if by, taken := first[gvk]; taken && f.operation != dependency {
				late = append(late, shadowed{script: s, by: by})
				continue
			}
			first[gvk] = c.Name
			byKind[gvk] = append(byKind[gvk], s)
		}
	}
	return byKind, late
}

// only are rules with one script.
func only(s script) rules {
	var r rules
	for _, f := range fields {
		if f.operation == s.operation {
			f.write(&r, s.text)
		}
	}
	return r
}
