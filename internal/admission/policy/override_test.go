// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func replaceKey(text, key string) string { return strings.ReplaceAll(text, "KEY", key) }

var overrideScopes = map[string]func(spec policyv1alpha1.OverrideSpec) Override{
	"OverridePolicy": func(spec policyv1alpha1.OverrideSpec) Override {
		return &policyv1alpha1.OverridePolicy{ObjectMeta: metav1.ObjectMeta{Namespace: testNamespace, Name: "p"}, Spec: spec}
	},
	"ClusterOverridePolicy": func(spec policyv1alpha1.OverrideSpec) Override {
		return &policyv1alpha1.ClusterOverridePolicy{ObjectMeta: metav1.ObjectMeta{Name: "p"}, Spec: spec}
	},
}

func TestDefaultOverride(t *testing.T) {
	t.Parallel()
	for kind, want := range map[string][]string{"OverridePolicy": {testNamespace, "other"}, "ClusterOverridePolicy": {"", "other"}} {
		p := overrideScopes[kind](parse[policyv1alpha1.OverrideSpec](t, `{resourceSelectors: [{apiVersion: v1, kind: Secret}, {apiVersion: v1, kind: Secret, namespace: other}]}`))
		for range 2 { // the second time changes nothing
			DefaultOverride(p, testNamespace)
			for i, s := range p.OverrideSpec().ResourceSelectors {
				if s.Namespace != want[i] {
					t.Errorf("%s: selector %d: namespace %q, want %q", kind, i, s.Namespace, want[i])
				}
			}
		}
	}
}

func TestValidateOverride(t *testing.T) {
	t.Parallel()
	const rule = `overrideRules: [{overriders: {}}]`
	tests := map[string]struct {
		spec string
		want []string
	}{
		"nothing":      {},
		"the old form": {spec: `targetCluster: {clusterNames: [m1]}, overriders: {plaintext: [{path: /a, operator: remove}]}`},
		"old and new targets": {
			spec: rule + `, targetCluster: {}`,
			want: []string{`spec.targetCluster: Forbidden: overrideRules and targetCluster can't co-exist`},
		},
		"old and new plaintext":              {spec: rule + `, overriders: {plaintext: [{path: /a, operator: remove}]}`, want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`}},
		"old and new images":                 {spec: rule + `, overriders: {imageOverrider: [{component: Tag, operator: remove}]}`, want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`}},
		"old and new commands":               {spec: rule + `, overriders: {commandOverrider: [{containerName: a, operator: add}]}`, want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`}},
		"old and new args":                   {spec: rule + `, overriders: {argsOverrider: [{containerName: a, operator: add}]}`, want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`}},
		"old and new labels":                 {spec: rule + `, overriders: {labelsOverrider: [{operator: add, value: {}}]}`, want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`}},
		"old and new annotations":            {spec: rule + `, overriders: {annotationsOverrider: [{operator: add, value: {}}]}`, want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`}},
		"old and new replicas":               {spec: rule + `, overriders: {replicasOverrider: [{value: 1}]}`, want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`}},
		"old and new resources":              {spec: rule + `, overriders: {resourcesOverrider: [{containerName: a, value: {}}]}`, want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`}},
		"old and new fields are let through": {spec: rule + `, overriders: {fieldOverrider: [{fieldPath: /a}]}`},
		"targets": {
			spec: `targetCluster: {fieldSelector: {matchExpressions: [{key: a, operator: In}]}}`,
			want: []string{`spec.targetCluster.fieldSelector.matchExpressions[0].key: Invalid value: "a": unsupported key "a", must be provider, region, or zone`},
		},
		"targets of rules": {
			spec: `overrideRules: [{overriders: {}}, {overriders: {}, targetCluster: {fieldSelector: {matchExpressions: [{key: zone, operator: Exists}]}}}]`,
			want: []string{`spec.overrideRules[1].targetCluster.fieldSelector.matchExpressions[0].operator: Invalid value: "Exists": unsupported operator "Exists", must be In or NotIn`},
		},
		"labels": {
			spec: `overrideRules: [{overriders: {labelsOverrider: [{operator: addIfAbsent, value: {a: "b c"}}]}}]`,
			want: []string{`spec.overrideRules[0].overriders.labelsOverrider[0].value: Invalid value: "b c": a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')`},
		},
		"annotations": {
			spec: `overrideRules: [{overriders: {annotationsOverrider: [{operator: addIfAbsent, value: {a: "b c", "d e": f}}]}}]`,
			want: []string{`spec.overrideRules[0].overriders.annotationsOverrider[0].value: Invalid value: "d e": name part must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]')`},
		},
		"place of an image": {
			spec: `overrideRules: [{overriders: {imageOverrider: [{component: Tag, operator: remove, predicate: {path: spec/image}}, {component: Tag, operator: remove, predicate: {path: /spec/image}}]}}]`,
			want: []string{`spec.overrideRules[0].overriders.imageOverrider[0].predicate.path: Invalid value: "spec/image": JSON pointer must be empty or start with a "/"`},
		},
		"field in two languages": {
			spec: `overrideRules: [{overriders: {fieldOverrider: [{fieldPath: /a, json: [{subPath: /b, operator: remove}], yaml: [{subPath: /b, operator: remove}]}]}}]`,
			want: []string{`spec.overrideRules[0].overriders.fieldOverrider[0]: Forbidden: FieldOverrider has both YAML and JSON set. Only one is allowed`},
		},
		"field in no language": {
			spec: `overrideRules: [{overriders: {fieldOverrider: [{fieldPath: a~b}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.fieldOverrider[0].fieldPath: Invalid value: "a~b": JSON pointer must be empty or start with a "/"`,
				`spec.overrideRules[0].overriders.fieldOverrider[0]: Required value: FieldOverrider must have either JSON or YAML set`,
			},
		},
		"operations in JSON": {
			spec: `overrideRules: [{overriders: {fieldOverrider: [{fieldPath: /a, json: [{subPath: b, operator: add, value: 1}, {subPath: /b, operator: add}, {subPath: /b, operator: replace}, {subPath: /b, operator: remove, value: 1}]}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.fieldOverrider[0].json[0].subPath: Invalid value: "b": JSON pointer must be empty or start with a "/"`,
				`spec.overrideRules[0].overriders.fieldOverrider[0].json[1].value: Required value: value is required for add or replace operation`,
				`spec.overrideRules[0].overriders.fieldOverrider[0].json[2].value: Required value: value is required for add or replace operation`,
				`spec.overrideRules[0].overriders.fieldOverrider[0].json[3].value: Forbidden: value is not allowed for remove operation`,
			},
		},
		"operations in YAML": {
			spec: `overrideRules: [{overriders: {fieldOverrider: [{fieldPath: /a, yaml: [{subPath: /b~2, operator: add, value: [1]}, {subPath: /b, operator: replace}, {subPath: /b, operator: remove}]}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.fieldOverrider[0].yaml[0].subPath: Invalid value: "/b~2": JSON pointer must write "~" as "~0" and a "/" inside a key as "~1"`,
				`spec.overrideRules[0].overriders.fieldOverrider[0].yaml[1].value: Required value: value is required for add or replace operation`,
			},
		},
		"extensions": {
			spec: `overrideRules: [{overriders: {replicasOverrider: [{value: 3}], resourcesOverrider: [{containerName: nginx, value: {limits: {cpu: "2"}}}], labelsOverrider: [{operator: addIfAbsent, value: {a: b}}]}}]`,
		},
	}
	for name, tc := range tests {
		for kind, policy := range overrideScopes {
			t.Run(name+"/"+kind, func(t *testing.T) {
				t.Parallel()
				p := policy(parse[policyv1alpha1.OverrideSpec](t, `{`+tc.spec+`}`))
				if diff := cmp.Diff(tc.want, messages(ValidateOverride(p))); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
			})
		}
	}
	for kind, want := range map[string][]string{
		"OverridePolicy":        {`spec.resourceSelectors[0].namespace: Invalid value: "other": namespace of resource selector must be the same as the namespace of the policy`},
		"ClusterOverridePolicy": nil,
	} {
		p := overrideScopes[kind](parse[policyv1alpha1.OverrideSpec](t, `{resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: other}]}`))
		if diff := cmp.Diff(want, messages(ValidateOverride(p))); diff != "" {
			t.Errorf("%s: -want +got:\n%s", kind, diff)
		}
	}
}

func TestOverrideWarnings(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		spec string
		want []string
	}{
		"nothing to say": {spec: `targetCluster: {clusterNames: [m1]}, overriders: {fieldOverrider: [{fieldPath: /a}], plaintext: [{path: /a~1b~0c, operator: remove}]}`},
		"clusters that do not exist": {
			spec: `targetCluster: {clusterNames: [a]}, overrideRules: [{overriders: {}, targetCluster: {clusterNames: [m1, b]}}]`,
			want: []string{`spec.targetCluster.clusterNames[0]: there is no cluster "a" yet`, `spec.overrideRules[0].targetCluster.clusterNames[1]: there is no cluster "b" yet`},
		},
		"what has no effect": {
			spec: `overrideRules: [{overriders: {plaintext: [{path: a, operator: remove}]}}], overriders: {fieldOverrider: [{fieldPath: /a}]}`,
			want: []string{
				`spec.overriders.fieldOverrider: it has no effect beside overrideRules`,
				`spec.overrideRules[0].overriders.plaintext[0].path: JSON pointer must be empty or start with a "/"`,
			},
		},
		"patches of the old form": {
			spec: `overriders: {plaintext: [{path: a, operator: remove}]}`,
			want: []string{`spec.overriders.plaintext[0].path: JSON pointer must be empty or start with a "/"`},
		},
	}
	for name, tc := range tests {
		for kind, policy := range overrideScopes {
			t.Run(name+"/"+kind, func(t *testing.T) {
				t.Parallel()
				p := policy(parse[policyv1alpha1.OverrideSpec](t, `{`+tc.spec+`}`))
				got := OverrideWarnings(p, func(cluster string) bool { return cluster == "m1" })
				if diff := cmp.Diff(tc.want, got); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
			})
		}
	}
}
