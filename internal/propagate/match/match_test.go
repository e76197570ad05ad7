// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package match

import (
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"pgregory.net/rapid"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

var nginx = Template{
	APIVersion: "apps/v1",
	Kind:       "Deployment",
	Namespace:  "default",
	Name:       "nginx",
	Labels:     map[string]string{"app": "nginx"},
}

func selector(change func(*policyv1alpha1.ResourceSelector)) policyv1alpha1.ResourceSelector {
	s := policyv1alpha1.ResourceSelector{APIVersion: "apps/v1", Kind: "Deployment"}
	change(&s)
	return s
}

func TestSelector(t *testing.T) {
	t.Parallel()
	app := func(v string) *metav1.LabelSelector {
		return &metav1.LabelSelector{MatchLabels: map[string]string{"app": v}}
	}
	tests := map[string]struct {
		change func(*policyv1alpha1.ResourceSelector)
		want   Precision
	}{
		"kind alone":               {func(*policyv1alpha1.ResourceSelector) {}, ByKind},
		"other version":            {func(s *policyv1alpha1.ResourceSelector) { s.APIVersion = "apps/v1beta1" }, ByKind},
		"other group":              {func(s *policyv1alpha1.ResourceSelector) { s.APIVersion = "extensions/v1" }, No},
		"core group":               {func(s *policyv1alpha1.ResourceSelector) { s.APIVersion = "v1" }, No},
		"other kind":               {func(s *policyv1alpha1.ResourceSelector) { s.Kind = "StatefulSet" }, No},
		"namespace":                {func(s *policyv1alpha1.ResourceSelector) { s.Namespace = "default" }, ByKind},
		"other namespace":          {func(s *policyv1alpha1.ResourceSelector) { s.Namespace = "prod" }, No},
		"name":                     {func(s *policyv1alpha1.ResourceSelector) { s.Name = "nginx" }, ByName},
		"other name":               {func(s *policyv1alpha1.ResourceSelector) { s.Name = "redis" }, No},
		"labels":                   {func(s *policyv1alpha1.ResourceSelector) { s.LabelSelector = app("nginx") }, ByLabel},
		"other labels":             {func(s *policyv1alpha1.ResourceSelector) { s.LabelSelector = app("redis") }, No},
		"empty label selector":     {func(s *policyv1alpha1.ResourceSelector) { s.LabelSelector = &metav1.LabelSelector{} }, ByLabel},
		"labels ignored with name": {func(s *policyv1alpha1.ResourceSelector) { s.Name, s.LabelSelector = "nginx", app("redis") }, ByName},
		"other name, same labels":  {func(s *policyv1alpha1.ResourceSelector) { s.Name, s.LabelSelector = "redis", app("nginx") }, No},
		"invalid label selector": {func(s *policyv1alpha1.ResourceSelector) {
			s.LabelSelector = &metav1.LabelSelector{MatchExpressions: []metav1.LabelSelectorRequirement{{Key: "app", Operator: "Like"}}}
		}, No},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Selector(selector(tc.change), nginx); got != tc.want {
				t.Errorf("Selector = %v, want %v", got, tc.want)
			}
		})
	}
}

func newPolicy(name string, priority int32, selectors ...policyv1alpha1.ResourceSelector) *policyv1alpha1.PropagationPolicy {
	p := &policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{Name: name}}
	p.Spec.Priority, p.Spec.ResourceSelectors = &priority, selectors
	return p
}

func TestBest(t *testing.T) {
	t.Parallel()
	byName := selector(func(s *policyv1alpha1.ResourceSelector) { s.Name = "nginx" })
	byKind := selector(func(*policyv1alpha1.ResourceSelector) {})
	deleted := newPolicy("a", 9, byName)
	deleted.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)}
	unset := newPolicy("unset", 0, byKind)
	unset.Spec.Priority = nil
	tests := map[string]struct {
		policies []*policyv1alpha1.PropagationPolicy
		want     string
	}{
		"priority before precision": {
			[]*policyv1alpha1.PropagationPolicy{newPolicy("exact", 0, byName), newPolicy("urgent", 1, byKind)},
			"urgent",
		},
		"precision before name": {[]*policyv1alpha1.PropagationPolicy{newPolicy("a", 0, byKind), newPolicy("b", 0, byKind, byName)}, "b"},
		"first name":            {[]*policyv1alpha1.PropagationPolicy{newPolicy("b", 0, byName), newPolicy("a", 0, byName)}, "a"},
		"priority not set":      {[]*policyv1alpha1.PropagationPolicy{unset, newPolicy("below", -1, byName)}, "unset"},
		"being deleted":         {[]*policyv1alpha1.PropagationPolicy{deleted, newPolicy("b", 0, byKind)}, "b"},
		"no match":              {[]*policyv1alpha1.PropagationPolicy{newPolicy("a", 0)}, ""},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, ok := Best(tc.policies, nginx)
			if ok != (tc.want != "") || ok && got.Name != tc.want {
				t.Errorf("Best = %v %v, want %q", got, ok, tc.want)
			}
		})
	}
}

func TestBest_doesNotDependOnOrder(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var policies []*policyv1alpha1.PropagationPolicy
		for i := range rapid.IntRange(1, 6).Draw(t, "n") {
			s := selector(func(s *policyv1alpha1.ResourceSelector) {
				s.Name = rapid.SampledFrom([]string{"", "nginx", "redis"}).Draw(t, "name")
			})
			policies = append(policies, newPolicy(string(rune('a'+i)), rapid.Int32Range(0, 2).Draw(t, "priority"), s))
		}
		first, ok := Best(policies, nginx)
		again, okAgain := Best(rapid.Permutation(policies).Draw(t, "order"), nginx)
		if ok != okAgain || first != again {
			t.Fatalf("%v, then %v", first, again)
		}
	})
}
