// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package policy defines the common part of PropagationPolicy and ClusterPropagationPolicy, and the part that they share with
// override policies. A Scope holds all differences between the two kinds. Other packages work on the Policy interface and do not
// switch on the kind.
package policy

import (
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// Policy is a propagation policy of either kind.
type Policy interface {
	metav1.Object
	runtime.Object
	PolicySpec() *policyv1alpha1.PropagationSpec
}

// List is a list of policies of one kind.
type List interface {
	metav1.ListInterface
	runtime.Object
}

var (
	_ Policy = (*policyv1alpha1.PropagationPolicy)(nil)
	_ Policy = (*policyv1alpha1.ClusterPropagationPolicy)(nil)
)

// Scope holds everything that differs between the two kinds of propagation policies.
type Scope struct {
	// Kind is the kind of the policy.
	Kind string
	// Namespaced reports whether the policies belong to a namespace.
	Namespaced bool
	// EventName is the name of the kind in event messages.
	EventName string
	// IDLabel holds the permanent ID of a policy, on the policy and on the objects that it claims.
	IDLabel string
	// NamespaceAnnotation and NameAnnotation name the policy on the objects that it claims. NamespaceAnnotation is empty for
	// the cluster scope.
	NamespaceAnnotation, NameAnnotation string
	// Finalizer blocks deletion of a policy until its claims are released.
	Finalizer string
	// New returns an empty policy, NewList an empty list.
	New     func() Policy
	NewList func() List
}

// Namespaced and Cluster are the two scopes.
var (
	Namespaced = Scope{
		Kind: "PropagationPolicy", Namespaced: true, EventName: "policy",
		IDLabel: names.PolicyID, NamespaceAnnotation: names.PolicyNamespace, NameAnnotation: names.PolicyName,
		Finalizer: names.PolicyFinalizer,
		New:       func() Policy { return &policyv1alpha1.PropagationPolicy{} },
		NewList:   func() List { return &policyv1alpha1.PropagationPolicyList{} },
	}
	Cluster = Scope{
		Kind: "ClusterPropagationPolicy", EventName: "cluster policy",
		IDLabel: names.ClusterPolicyID, NameAnnotation: names.ClusterPolicyName,
		Finalizer: names.ClusterPolicyFinalizer,
		New:       func() Policy { return &policyv1alpha1.ClusterPropagationPolicy{} },
		NewList:   func() List { return &policyv1alpha1.ClusterPropagationPolicyList{} },
	}
	// Scopes lists both in the order in which they claim and match: a namespaced policy takes
	// precedence (docs/contract/propagation.md#matching-and-claiming).
	Scopes = []Scope{Namespaced, Cluster}
)

// ScopeOf returns the scope of a policy.
func ScopeOf(p Policy) Scope {
	if _, namespaced := p.(*policyv1alpha1.PropagationPolicy); namespaced {
		return Namespaced
	}
	return Cluster
}

// Key returns the name of a policy, with its namespace if it has one: "default/nginx" or "nginx".
func Key(p metav1.Object) string { return strings.TrimPrefix(p.GetNamespace()+"/"+p.GetName(), "/") }

// Title returns the name of a policy in event messages: "policy(default/nginx)" or "cluster policy(nginx)".
func Title(p Policy) string { return ScopeOf(p).EventName + "(" + Key(p) + ")" }

// Items returns the policies of a list, which they refer to.
func Items(list List) []Policy {
	switch l := list.(type) {
	case *policyv1alpha1.PropagationPolicyList:
		return References[Policy](l.Items)
	case *policyv1alpha1.ClusterPropagationPolicyList:
		return References[Policy](l.Items)
	}
	return nil
}

// References returns pointers to items as values of an interface that they implement.
func References[I, T any](items []T) []I {
	out := make([]I, len(items))
	for i := range items {
		out[i] = any(&items[i]).(I)
	}
	return out
}
