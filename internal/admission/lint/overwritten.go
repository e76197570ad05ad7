// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lint

import (
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/runtime/schema"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/override"
)

// replicated are kinds whose replicas are spec.replicas.
var replicated = []schema.GroupKind{
	{Group: "apps", Kind: "Deployment"}, {Group: "apps", Kind: "ReplicaSet"}, {Group: "apps", Kind: "StatefulSet"},
}

// overwritten reports overriders whose values later overriders of the same rule overwrite. applyRule of internal/override has their order.
func overwritten(c *call, at string, value any) {
	if value == nil || c.unused(at) {
		return
	}
	x := as[policyv1alpha1.Overriders](value)
	c.overwrittenTags(at+".imageOverrider", x.ImageOverrider)
	sets := slices.IndexFunc(x.Plaintext, func(p policyv1alpha1.PlaintextOverrider) bool {
		return p.Path == "/spec/replicas" && p.Operator != policyv1alpha1.OverriderOpRemove
	})
	kinds := c.kindsOfSelectors()
	if len(x.ReplicasOverrider) > 0 && sets >= 0 && len(kinds) > 0 &&
		!slices.ContainsFunc(kinds, func(kind schema.GroupKind) bool { return !slices.Contains(replicated, kind) }) {
		c.report(at+".replicasOverrider", "has no effect: plaintext[%d] sets /spec/replicas after it", sets)
	}
}

// overwrittenTags reports changes of tags whose images a later overrider gives another tag.
func (c *call) overwrittenTags(at string, images []policyv1alpha1.ImageOverrider) {
	const ordinary, all = "", "all containers"
	last := map[string]int{} // index of the last overrider that sets the tag, by containers
	before := len(c.out)
	for i := len(images) - 1; i >= 0; i-- {
		x := &images[i]
		if x.Component != policyv1alpha1.Tag {
			continue
		}
		scope := ordinary
		if x.Predicate != nil {
			scope = "predicate " + x.Predicate.Path
		} else if x.AllContainers {
			scope = all
		}
		later, found := last[scope]
		if !found && scope == ordinary {
			later, found = last[all]
		}
		if found {
			c.report(fmt.Sprintf("%s[%d]", at, i), "has no effect: [%d] sets the tag of the same images after it", later)
		} else if x.Operator == policyv1alpha1.OverriderOpReplace && !strings.Contains(x.Value, "${") && override.InvalidImagePart(x) == "" {
			last[scope] = i
		}
	}
	slices.Reverse(c.out[before:])
}
