// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package webhook

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"pgregory.net/rapid"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

var (
	deployments = schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}
	pods        = schema.GroupVersionKind{Version: "v1", Kind: "Pod"}
)

type configuration = configv1alpha1.ResourceInterpreterWebhookConfiguration

func rule(operation configv1alpha1.InterpreterOperation, group, version, kind string) configv1alpha1.RuleWithOperations {
	return configv1alpha1.RuleWithOperations{
		Operations: []configv1alpha1.InterpreterOperation{operation},
		Rule:       configv1alpha1.Rule{APIGroups: []string{group}, APIVersions: []string{version}, Kinds: []string{kind}},
	}
}

// configurationOf returns a configuration of hooks with the given rules.
func configurationOf(name string, hooks map[string][]configv1alpha1.RuleWithOperations) *configuration {
	c := &configuration{ObjectMeta: metav1.ObjectMeta{Name: name}}
	for h, rules := range hooks {
		c.Webhooks = append(c.Webhooks, configv1alpha1.ResourceInterpreterWebhook{Name: h, Rules: rules,
			InterpreterContextVersions: []string{"v1alpha1"}})
	}
	return c
}

func TestMatches(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		rules     []configv1alpha1.RuleWithOperations
		operation configv1alpha1.InterpreterOperation
		gvk       schema.GroupVersionKind
		want      bool
	}{
		"exact rule": {
			rules: []configv1alpha1.RuleWithOperations{rule(retain, "apps", "v1", "Deployment")}, operation: retain, gvk: deployments, want: true,
		},
		"wildcards": {
			rules: []configv1alpha1.RuleWithOperations{rule("*", "*", "*", "*")}, operation: retain, gvk: deployments, want: true,
		},
		"the core group": {
			rules: []configv1alpha1.RuleWithOperations{rule("*", "", "v1", "Pod")}, operation: healthy, gvk: pods, want: true,
		},
		"second rule": {
			rules: []configv1alpha1.RuleWithOperations{rule(healthy, "*", "*", "*"), rule(retain, "*", "*", "*")}, operation: retain, gvk: pods,
			want: true,
		},
		"no rule": {operation: retain, gvk: deployments},
		"another operation": {
			rules: []configv1alpha1.RuleWithOperations{rule(healthy, "*", "*", "*")}, operation: retain, gvk: deployments,
		},
		"another group": {
			rules: []configv1alpha1.RuleWithOperations{rule("*", "", "*", "*")}, operation: retain, gvk: deployments,
		},
		"another version": {
			rules: []configv1alpha1.RuleWithOperations{rule("*", "*", "v1beta1", "*")}, operation: retain, gvk: deployments,
		},
		"another kind": {
			rules: []configv1alpha1.RuleWithOperations{rule("*", "*", "*", "StatefulSet")}, operation: retain, gvk: deployments,
		},
		"kind and group in different rules": {
			rules: []configv1alpha1.RuleWithOperations{rule("*", "apps", "v1", "Pod"), rule("*", "", "v1", "Deployment")}, operation: retain,
			gvk: deployments,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := &Hook{ResourceInterpreterWebhook: configv1alpha1.ResourceInterpreterWebhook{Rules: tc.rules}}
			if got := h.Matches(tc.operation, tc.gvk); got != tc.want {
				t.Errorf("got %v, want %v", got, tc.want)
			}
		})
	}
}

// Hooks are ordered by "<configuration>/<hook>", not by configuration: '-' sorts before '/'.
func TestSelect(t *testing.T) {
	t.Parallel()
	all := []configv1alpha1.RuleWithOperations{rule("*", "*", "*", "*")}
	some := []configv1alpha1.RuleWithOperations{rule(retain, "apps", "v1", "Deployment")}
	hooks := Hooks([]*configuration{
		configurationOf("a", map[string][]configv1alpha1.RuleWithOperations{"z.io": all, "b.io": all}),
		configurationOf("a-b", map[string][]configv1alpha1.RuleWithOperations{"z.io": some}),
	})
	if got := Select(hooks, retain, deployments).ID(); got != "a-b/z.io" {
		t.Errorf("hook for Retain = %s", got)
	}
	if got := Select(hooks, healthy, deployments).ID(); got != "a/b.io" {
		t.Errorf("hook for InterpretHealth = %s", got)
	}
	if got := Select(hooks[:1], healthy, deployments); got != nil {
		t.Errorf("hook for InterpretHealth = %s, want none", got.ID())
	}
}

func TestHooks_ignoreOrderOfConfigurations(t *testing.T) {
	t.Parallel()
	all := []configv1alpha1.RuleWithOperations{rule("*", "*", "*", "*")}
	rapid.Check(t, func(t *rapid.T) {
		names := rapid.SliceOfNDistinct(rapid.StringMatching(`[a-b.-]{1,3}`), 1, 5, rapid.ID).Draw(t, "names")
		var in []*configuration
		for _, name := range names {
			in = append(in, configurationOf(name, map[string][]configv1alpha1.RuleWithOperations{"a.io": all, "b.io": all}))
		}
		shuffled := rapid.Permutation(in).Draw(t, "order")
		if got, want := Select(Hooks(shuffled), retain, pods).ID(), Select(Hooks(in), retain, pods).ID(); got != want {
			t.Fatalf("%s, want %s in any order", want, got)
		}
		ids := func(hooks []*Hook) (out []string) {
			for _, h := range hooks {
				out = append(out, h.ID())
			}
			return out
		}
		if diff := cmp.Diff(ids(Hooks(in)), ids(Hooks(shuffled))); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestKinds(t *testing.T) {
	t.Parallel()
	h := &Hook{}
	h.Rules = []configv1alpha1.RuleWithOperations{rule("*", "apps", "v1", "Deployment"), {Rule: configv1alpha1.Rule{
		APIGroups: []string{""}, APIVersions: []string{"v1", "v2"}, Kinds: []string{"Pod"},
	}}}
	kinds, all := h.Kinds()
	if diff := cmp.Diff([]schema.GroupVersionKind{deployments, pods, {Version: "v2", Kind: "Pod"}}, kinds); diff != "" || all {
		t.Errorf("all %v: %s", all, diff)
	}
	for _, wild := range []configv1alpha1.RuleWithOperations{rule("*", "*", "v1", "A"), rule("*", "a", "*", "A"), rule("*", "a", "v1", "*")} {
		h.Rules = append(h.Rules[:1:1], wild)
		if kinds, all := h.Kinds(); !all || kinds != nil {
			t.Errorf("%v: %v, all %v", wild, kinds, all)
		}
	}
}
