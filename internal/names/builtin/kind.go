// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package builtin

import (
	"slices"

	"k8s.io/apimachinery/pkg/runtime/schema"
)

// neverPropagated are the API groups of Karmada of which no object is propagated.
var neverPropagated = []string{
	"cluster.karmada.io", "policy.karmada.io", "work.karmada.io", "config.karmada.io", "networking.karmada.io",
	"autoscaling.karmada.io", "remedy.karmada.io", "apps.karmada.io", "fleet.karmada.io",
}

// NeverPropagated returns these groups.
func NeverPropagated() []string { return slices.Clone(neverPropagated) }

// OfKind returns why no object of a kind is propagated, as a clause whose subject are the objects, or "" if they may be.
func OfKind(gvk schema.GroupVersionKind) string {
	switch {
	case slices.Contains(neverPropagated, gvk.Group):
		return "belong to Karmada"
	case gvk.Group == "events.k8s.io", gvk.Group == "" && gvk.Kind == "Event", gvk.Group == "coordination.k8s.io" && gvk.Version == "v1":
		return "have a meaning in one cluster only"
	}
	return ""
}
