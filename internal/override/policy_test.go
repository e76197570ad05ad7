// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/propagate/match"
)

func named(p Policy, namespace, name, selectors string, t rapid.TB) Policy {
	p.SetNamespace(namespace)
	p.SetName(name)
	if selectors != "" {
		p.OverrideSpec().ResourceSelectors = decode[[]policyv1alpha1.ResourceSelector](t.(testing.TB), selectors)
	}
	return p
}

func TestSelect(t *testing.T) {
	t.Parallel()
	const (
		byName  = `[{apiVersion: apps/v1, kind: Deployment, name: nginx}]`
		byLabel = `[{apiVersion: apps/v1, kind: Deployment, labelSelector: {matchLabels: {app: nginx}}}]`
		byKind  = `[{apiVersion: apps/v1, kind: Deployment}]`
	)
	op := func(namespace, name, selectors string) Policy {
		return named(&policyv1alpha1.OverridePolicy{}, namespace, name, selectors, t)
	}
	cop := func(name, selectors string) Policy {
		return named(&policyv1alpha1.ClusterOverridePolicy{}, "", name, selectors, t)
	}
	template := match.Template{
		APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "nginx", Labels: map[string]string{"app": "nginx"},
	}
	clusterScoped := match.Template{APIVersion: "rbac.authorization.k8s.io/v1", Kind: "ClusterRole", Name: "viewer"}
	tests := map[string]struct {
		template match.Template
		policies []Policy
		want     []string
	}{
		"ClusterOverridePolicies are applied first": {
			template, []Policy{op("default", "a", byKind), cop("z", byName)}, []string{"z", "default/a"},
		},
		"ascending precision": {
			template, []Policy{op("default", "a", byName), op("default", "b", byLabel), op("default", "c", byKind)},
			[]string{"default/c", "default/b", "default/a"},
		},
		"a policy without selectors is as precise as one that selects the kind": {
			template, []Policy{op("default", "b", ""), op("default", "a", byKind), op("default", "c", byKind)},
			[]string{"default/a", "default/b", "default/c"},
		},
		"the same precision is ordered by name": {
			template, []Policy{cop("b", byLabel), cop("a", byLabel)}, []string{"a", "b"},
		},
		"the most precise selector counts": {
			template,
			[]Policy{
				op("default", "a", `[{apiVersion: apps/v1, kind: Deployment}, {apiVersion: apps/v1, kind: Deployment, name: nginx}]`),
				op("default", "b", byLabel),
			},
			[]string{"default/b", "default/a"},
		},
		"other namespaces, kinds and labels do not match": {
			template,
			[]Policy{
				op("other", "a", ""), op("default", "b", `[{apiVersion: v1, kind: Deployment}]`),
				op("default", "c", `[{apiVersion: apps/v1, kind: Deployment, labelSelector: {matchLabels: {app: other}}}]`),
				cop("d", `[{apiVersion: apps/v1, kind: Deployment, namespace: other}]`),
			},
			nil,
		},
		"OverridePolicies do not select cluster-scoped templates": {
			clusterScoped, []Policy{op("default", "a", ""), cop("b", "")}, []string{"b"},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rapid.Check(t, func(r *rapid.T) {
				var got []string
				for _, p := range Select(rapid.Permutation(tc.policies).Draw(r, "order"), tc.template) {
					got = append(got, Key(p))
				}
				if diff := cmp.Diff(tc.want, got); diff != "" {
					r.Fatalf("Select (-want +got):\n%s", diff)
				}
			})
		})
	}
}

func TestScopes(t *testing.T) {
	t.Parallel()
	var kinds []string
	for _, s := range Scopes(true) {
		kinds = append(kinds, s.Kind)
		p := s.New()
		if ScopeOf(p).Kind != s.Kind {
			t.Errorf("ScopeOf(New()) = %s, want %s", ScopeOf(p).Kind, s.Kind)
		}
		if items := Items(s.NewList()); len(items) != 0 {
			t.Errorf("Items(NewList()) = %v", items)
		}
	}
	if !slices.Equal(kinds, []string{"ClusterOverridePolicy", "OverridePolicy"}) {
		t.Errorf("Scopes of a namespaced template = %v", kinds)
	}
	if s := Scopes(false); len(s) != 1 || s[0].Namespaced {
		t.Errorf("Scopes of a cluster-scoped template = %v", s)
	}
	op, cop := &policyv1alpha1.OverridePolicy{}, &policyv1alpha1.ClusterOverridePolicy{}
	op.Namespace, op.Name, cop.Name = "default", "nginx", "nginx"
	if got := Title(op); got != "override policy(default/nginx)" {
		t.Errorf("Title = %s", got)
	}
	if got := Title(cop); got != "cluster override policy(nginx)" {
		t.Errorf("Title = %s", got)
	}
	ops := &policyv1alpha1.OverridePolicyList{Items: []policyv1alpha1.OverridePolicy{*op}}
	cops := &policyv1alpha1.ClusterOverridePolicyList{Items: []policyv1alpha1.ClusterOverridePolicy{*cop, *cop}}
	if len(Items(ops)) != 1 || len(Items(cops)) != 2 {
		t.Errorf("Items = %v, %v", Items(ops), Items(cops))
	}
}
