// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"maps"

	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/propagate/match"
)

// Policy is a propagation policy of either scope.
type Policy interface {
	client.Object
	match.Policy
}

var (
	_ Policy = (*policyv1alpha1.PropagationPolicy)(nil)
	_ Policy = (*policyv1alpha1.ClusterPropagationPolicy)(nil)
)

// scope says everything that differs between the two kinds of policies.
type scope struct {
	kind  string // of the policy
	title string // of the kind in event messages
	// idLabel carries the policy's permanent ID on itself and on what it claims; the annotations name the policy there.
	idLabel, nameAnnotation, namespaceAnnotation string
	finalizer                                    string
	new                                          func() Policy
	newList                                      func() client.ObjectList
}

var (
	namespacedPolicy = scope{
		kind: "PropagationPolicy", title: "policy",
		idLabel: names.PolicyID, nameAnnotation: names.PolicyName, namespaceAnnotation: names.PolicyNamespace,
		finalizer: names.PolicyFinalizer,
		new:       func() Policy { return &policyv1alpha1.PropagationPolicy{} },
		newList:   func() client.ObjectList { return &policyv1alpha1.PropagationPolicyList{} },
	}
	clusterPolicy = scope{
		kind: "ClusterPropagationPolicy", title: "cluster policy",
		idLabel: names.ClusterPolicyID, nameAnnotation: names.ClusterPolicyName,
		finalizer: names.ClusterPolicyFinalizer,
		new:       func() Policy { return &policyv1alpha1.ClusterPropagationPolicy{} },
		newList:   func() client.ObjectList { return &policyv1alpha1.ClusterPropagationPolicyList{} },
	}
	// policyScopes are both; the order is that of claims and of matching: a namespaced policy goes first (semantics §5).
	policyScopes = []scope{namespacedPolicy, clusterPolicy}
)

func scopeOf(p Policy) scope {
	if p.GetNamespace() == "" {
		return clusterPolicy
	}
	return namespacedPolicy
}

// title names a policy in event messages: "policy(default/nginx)", "cluster policy(nginx)".
func title(p Policy) string {
	s := scopeOf(p)
	if p.GetNamespace() == "" {
		return s.title + "(" + p.GetName() + ")"
	}
	return s.title + "(" + p.GetNamespace() + "/" + p.GetName() + ")"
}

// policiesOf gives the policies of a list.
func policiesOf(list client.ObjectList) []Policy {
	var out []Policy
	switch l := list.(type) {
	case *policyv1alpha1.PropagationPolicyList:
		for i := range l.Items {
			out = append(out, &l.Items[i])
		}
	case *policyv1alpha1.ClusterPropagationPolicyList:
		for i := range l.Items {
			out = append(out, &l.Items[i])
		}
	}
	return out
}

// claim is the mark that a policy leaves on its templates and their bindings.
type claim struct {
	scope           scope
	namespace, name string // of the policy
	id              string
}

func claimBy(p Policy) claim {
	s := scopeOf(p)
	return claim{scope: s, namespace: p.GetNamespace(), name: p.GetName(), id: p.GetLabels()[s.idLabel]}
}

// claimOn reads the claim of one scope; ok is false when it is absent or incomplete.
func claimOn(o client.Object, s scope) (c claim, ok bool) {
	c = claim{scope: s, id: o.GetLabels()[s.idLabel], name: o.GetAnnotations()[s.nameAnnotation]}
	if s.namespaceAnnotation != "" {
		if c.namespace = o.GetAnnotations()[s.namespaceAnnotation]; c.namespace == "" {
			return c, false
		}
	}
	return c, c.id != "" && c.name != ""
}

// marks are the labels and annotations of a claim.
func (c claim) marks() (labels, annotations map[string]string) {
	annotations = map[string]string{c.scope.nameAnnotation: c.name}
	if c.scope.namespaceAnnotation != "" {
		annotations[c.scope.namespaceAnnotation] = c.namespace
	}
	return map[string]string{c.scope.idLabel: c.id}, annotations
}

// put marks an object. A namespaced policy takes it over from a cluster policy; a cluster policy leaves the marks of a
// namespaced one alone (semantics §5).
func (c claim) put(o client.Object) {
	if c.scope.kind == namespacedPolicy.kind {
		strip(o, clusterPolicy)
	}
	labels, annotations := c.marks()
	o.SetLabels(merged(o.GetLabels(), labels))
	o.SetAnnotations(merged(o.GetAnnotations(), annotations))
}

// strip removes the marks of a scope.
func strip(o client.Object, s scope) {
	o.SetLabels(without(o.GetLabels(), s.idLabel))
	o.SetAnnotations(without(o.GetAnnotations(), s.nameAnnotation, s.namespaceAnnotation))
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
