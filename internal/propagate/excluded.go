// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"cmp"
	"fmt"

	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/names/builtin"
	"karmada.io/karmada/internal/policy"
)

// excluded returns a sentence about the rule that prevents the propagation of all objects that a selector of a policy selects, or
// "".
func (s Skip) excluded(p policy.Policy, selector policyv1alpha1.ResourceSelector) string {
	gvk := schema.FromAPIVersionAndKind(selector.APIVersion, selector.Kind)
	of := fmt.Sprintf("Objects of kind %s in %s ", selector.Kind, selector.APIVersion)
	namespace := cmp.Or(p.GetNamespace(), selector.Namespace)
	switch rule := builtin.OfKind(gvk); {
	case rule != "":
		return of + "are never propagated: they " + rule + "."
	case s.kind(gvk):
		return of + "are not propagated: --skipped-propagating-apis excludes them."
	case names.Reserved(namespace):
		return fmt.Sprintf("Objects in namespace %s are never propagated: they belong to Karmada.", namespace)
	case namespace != "" && s.Namespace(namespace):
		return fmt.Sprintf("Objects in namespace %s are not propagated: --skipped-propagating-namespaces excludes it.", namespace)
	}
	return ""
}
