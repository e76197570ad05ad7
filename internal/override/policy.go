// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package override changes manifests for one cluster as OverridePolicies and ClusterOverridePolicies specify
// (docs/contract/propagation.md#overrides). It is pure: the policies, the cluster and the function that revises replicas are
// arguments.
//
//	policies, template ─► Select: those that match, in order ─► Apply: for each rule that selects the cluster, its overriders
//
// A Scope holds everything that differs between the two kinds of policy.
package override

import (
	"cmp"
	"slices"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/internal/propagate/match"
)

// Policy is an override policy of either kind.
type Policy interface {
	metav1.Object
	runtime.Object
	OverrideSpec() *policyv1alpha1.OverrideSpec
}

// List is a list of override policies of one kind.
type List = policy.List

var (
	_ Policy = (*policyv1alpha1.OverridePolicy)(nil)
	_ Policy = (*policyv1alpha1.ClusterOverridePolicy)(nil)
)

// Scope holds everything that differs between the two kinds of override policy.
type Scope struct {
	// Kind is the kind of the policy.
	Kind string
	// Namespaced reports whether the policies belong to a namespace, and select templates of that namespace only.
	Namespaced bool
	// EventName is the name of the kind in event messages.
	EventName string
	// Annotation is the annotation of a Work that holds the applied rules.
	Annotation string
	// New returns an empty policy, NewList an empty list.
	New     func() Policy
	NewList func() List
}

// Namespaced and Cluster are the two scopes.
var (
	Namespaced = Scope{
		Kind: "OverridePolicy", Namespaced: true, EventName: "override policy", Annotation: names.AppliedOverrides,
		New:     func() Policy { return &policyv1alpha1.OverridePolicy{} },
		NewList: func() List { return &policyv1alpha1.OverridePolicyList{} },
	}
	Cluster = Scope{
		Kind: "ClusterOverridePolicy", EventName: "cluster override policy", Annotation: names.AppliedClusterOverrides,
		New:     func() Policy { return &policyv1alpha1.ClusterOverridePolicy{} },
		NewList: func() List { return &policyv1alpha1.ClusterOverridePolicyList{} },
	}
)

// Scopes returns the scopes whose policies can select namespaced templates, or cluster-scoped ones, in the order of application.
func Scopes(namespaced bool) []Scope {
	if namespaced {
		return []Scope{Cluster, Namespaced}
	}
	return []Scope{Cluster}
}

// ScopeOf returns the scope of a policy.
func ScopeOf(p Policy) Scope {
	if _, namespaced := p.(*policyv1alpha1.OverridePolicy); namespaced {
		return Namespaced
	}
	return Cluster
}

// Key returns the name of a policy, with its namespace if it has one: "default/nginx" or "nginx".
func Key(p Policy) string { return policy.Key(p) }

// Title returns the name of a policy in event messages: "override policy(default/nginx)" or "cluster override policy(nginx)".
func Title(p Policy) string { return ScopeOf(p).EventName + "(" + Key(p) + ")" }

// Items returns the policies of a list, which they refer to.
func Items(list List) []Policy {
	switch l := list.(type) {
	case *policyv1alpha1.OverridePolicyList:
		return policy.References[Policy](l.Items)
	case *policyv1alpha1.ClusterOverridePolicyList:
		return policy.References[Policy](l.Items)
	}
	return nil
}

// Precision returns the precision with which a policy selects a template. A policy without selectors selects every template,
// an OverridePolicy those of its namespace.
func Precision(p Policy, t match.Template) match.Precision {
	if ScopeOf(p).Namespaced && p.GetNamespace() != t.Namespace {
		return match.No
	}
	if selectors := p.OverrideSpec().ResourceSelectors; len(selectors) > 0 {
		return match.Selectors(selectors, t)
	}
	return match.ByKind
}

// Select returns the policies that select a template in the order of application: ClusterOverridePolicies, then
// OverridePolicies; in each kind by ascending precision, then by name. It does not depend on the order of the argument.
func Select(policies []Policy, t match.Template) []Policy {
	type candidate struct {
		policy     Policy
		namespaced int
		precision  match.Precision
	}
	var selected []candidate
	for _, p := range policies {
		c := candidate{policy: p, precision: Precision(p, t)}
		if c.precision == match.No {
			continue
		}
		if ScopeOf(p).Namespaced {
			c.namespaced = 1
		}
		selected = append(selected, c)
	}
	slices.SortFunc(selected, func(a, b candidate) int {
		return cmp.Or(
			cmp.Compare(a.namespaced, b.namespaced),
			cmp.Compare(a.precision, b.precision),
			cmp.Compare(a.policy.GetName(), b.policy.GetName()),
		)
	})
	var out []Policy
	for _, c := range selected {
		out = append(out, c.policy)
	}
	return out
}

// Rules returns the rules of a policy. Without overrideRules, the deprecated form is one rule.
func Rules(spec *policyv1alpha1.OverrideSpec) []policyv1alpha1.RuleWithCluster {
	if len(spec.OverrideRules) > 0 {
		return spec.OverrideRules
	}
	return []policyv1alpha1.RuleWithCluster{{TargetCluster: spec.TargetCluster, Overriders: spec.Overriders}}
}
