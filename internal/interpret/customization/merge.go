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

// dependency is the only operation for which all scripts of a kind are used.
const dependency = configv1alpha1.InterpreterOperationInterpretDependency

// script is the script of a customization for one operation.
type script struct {
	operation operation
	owner     string // name of the customization
	text      string
}

// kindScripts are the scripts of one kind: at most one for each operation, except for dependencies. They are sorted by operation
// and then by owner. Equal values have equal interpreters.
type kindScripts []script

// unusedScript is a script that another one with the same operation and kind precedes.
type unusedScript struct {
	script
	by string // name of the preceding customization
}

// merge returns the scripts of each kind, and those that are not used. Customizations are sorted by name, and the first script of
// an operation is used (docs/contract/interpreter.md#merging-customizations).
func merge(list []*customization) (map[schema.GroupVersionKind]kindScripts, []unusedScript) {
	list = slices.SortedFunc(slices.Values(list), func(a, b *customization) int { return cmp.Compare(a.Name, b.Name) })
	byKind := map[schema.GroupVersionKind]kindScripts{}
	var unused []unusedScript
	for _, r := range lua.Rules {
		first := map[schema.GroupVersionKind]string{}
		for _, c := range list {
			s := script{operation: r.Operation, owner: c.Name, text: r.Script(&c.Spec.Customizations)}
			if s.text == "" {
				continue
			}
			gvk := schema.FromAPIVersionAndKind(c.Spec.Target.APIVersion, c.Spec.Target.Kind)
			if by, ok := first[gvk]; ok && r.Operation != dependency {
				unused = append(unused, unusedScript{script: s, by: by})
				continue
			}
			first[gvk] = c.Name
			byKind[gvk] = append(byKind[gvk], s)
		}
	}
	return byKind, unused
}

// rulesOf returns rules with a single script.
func rulesOf(s script) configv1alpha1.CustomizationRules {
	var out configv1alpha1.CustomizationRules
	for _, r := range lua.Rules {
		if r.Operation == s.operation {
			r.SetScript(&out, s.text)
		}
	}
	return out
}
