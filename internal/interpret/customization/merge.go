// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"cmp"
	"slices"

	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret/lua"
)

type (
	customization = configv1alpha1.ResourceInterpreterCustomization
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

// merge finds the scripts that count for each kind, and those that do not: customisations go by name, and of each operation
// the first script counts (extension-protocols §4). The order of the list does not matter.
func merge(list []*customization) (map[schema.GroupVersionKind]merged, []shadowed) {
	list = slices.SortedFunc(slices.Values(list), func(a, b *customization) int { return cmp.Compare(a.Name, b.Name) })
	byKind := map[schema.GroupVersionKind]merged{}
	var late []shadowed
	for _, r := range lua.Rules {
		first := map[schema.GroupVersionKind]string{}
		for _, c := range list {
			s := script{operation: r.Operation, owner: c.Name, text: r.Script(&c.Spec.Customizations)}
			if s.text == "" {
				continue
			}
			gvk := schema.FromAPIVersionAndKind(c.Spec.Target.APIVersion, c.Spec.Target.Kind)
			if by, taken := first[gvk]; taken && r.Operation != dependency {
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
func only(s script) configv1alpha1.CustomizationRules {
	var out configv1alpha1.CustomizationRules
	for _, r := range lua.Rules {
		if r.Operation == s.operation {
			r.SetScript(&out, s.text)
		}
	}
	return out
}
