// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"maps"

	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/policy"
)

// claim is the mark that a policy leaves on its templates and their bindings.
type claim struct {
	scope           policy.Scope
	namespace, name string // of the policy
	id              string
}

func claimBy(p policy.Policy) claim {
	s := policy.ScopeOf(p)
	return claim{scope: s, namespace: p.GetNamespace(), name: p.GetName(), id: p.GetLabels()[s.IDLabel]}
}

// claimOn reads the claim of one scope; ok is false when it is absent or incomplete.
func claimOn(o client.Object, s policy.Scope) (c claim, ok bool) {
	c = claim{scope: s, id: o.GetLabels()[s.IDLabel], name: o.GetAnnotations()[s.NameAnnotation]}
	if s.NamespaceAnnotation != "" {
		if c.namespace = o.GetAnnotations()[s.NamespaceAnnotation]; c.namespace == "" {
			return c, false
		}
	}
	return c, c.id != "" && c.name != ""
}

// marks are the labels and annotations of a claim.
func (c claim) marks() (labels, annotations map[string]string) {
	annotations = map[string]string{c.scope.NameAnnotation: c.name}
	if c.scope.NamespaceAnnotation != "" {
		annotations[c.scope.NamespaceAnnotation] = c.namespace
	}
	return map[string]string{c.scope.IDLabel: c.id}, annotations
}

// put marks an object. A namespaced policy takes it over from a cluster policy; a cluster policy leaves the marks of a
// namespaced one alone (semantics §5).
func (c claim) put(o client.Object) {
	if c.scope.Kind == policy.Namespaced.Kind {
		strip(o, policy.Cluster)
	}
	labels, annotations := c.marks()
	o.SetLabels(merged(o.GetLabels(), labels))
	o.SetAnnotations(merged(o.GetAnnotations(), annotations))
}

// strip removes the marks of a scope.
func strip(o client.Object, s policy.Scope) {
	o.SetLabels(without(o.GetLabels(), s.IDLabel))
	o.SetAnnotations(without(o.GetAnnotations(), s.NameAnnotation, s.NamespaceAnnotation))
}

func merged(into, from map[string]string) map[string]string {
	out := make(map[string]string, len(into)+len(from))
	maps.Copy(out, into)
	maps.Copy(out, from)
	return out
}

func without(from map[string]string, keys ...string) map[string]string {
	out := merged(from, nil)
	for _, k := range keys {
		delete(out, k)
	}
	if len(out) == 0 {
		return nil
	}
	return out
}
