// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/admission/admissiontest"
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
		p := overrideScopes[kind](
			admissiontest.Parse[policyv1alpha1.OverrideSpec](
				t,
				`{resourceSelectors: [{apiVersion: v1, kind: Secret}, {apiVersion: v1, kind: Secret, namespace: other}]}`,
			),
		)
		for range 2 { // defaulting is idempotent
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
		"empty":           {},
		"deprecated form": {spec: `targetCluster: {clusterNames: [m1]}, overriders: {plaintext: [{path: /a, operator: remove}]}`},
		"variables": {
			spec: `expandVariables: true, overrideRules: [{overriders: {labelsOverrider: [{operator: add, value: {a: "${cluster.name}"}}]}}]`,
		},
		"an unknown variable": {
			spec: `expandVariables: true, overrideRules: [{overriders: {argsOverrider: [{containerName: c, operator: add, value: ["${HOME}"]}]}}]`,
			want: []string{`spec.overrideRules[0].overriders: Invalid value: unknown variable ${HOME}, must be one of: cluster.name, ` +
				`cluster.region, cluster.zone, cluster.provider, cluster.labels['KEY']; write $${ for a literal ${`},
		},
		"an unknown variable in the deprecated form": {
			spec: `expandVariables: true, overriders: {imageOverrider: [{component: Tag, operator: replace, value: "${cluster.name"}]}`,
			want: []string{`spec.overriders: Invalid value: "${cluster.name" has ${ without }; write $${ for a literal ${`},
		},
		"an invalid label with a variable": {
			spec: `expandVariables: true, overrideRules: [{overriders: {labelsOverrider: [{operator: add, value: {a: "${cluster.name} !"}}]}}]`,
			want: []string{`spec.overrideRules[0].overriders.labelsOverrider[0].value: Invalid value: "x !": a valid label must be an ` +
				`empty string or consist of alphanumeric characters, '-', '_' or '.', and must start and end with an alphanumeric character ` +
				`(e.g. 'MyValue',  or 'my_value',  or '12345', regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')`},
		},
		"variables are off": {
			spec: `overrideRules: [{overriders: {argsOverrider: [{containerName: c, operator: add, value: ["${HOME}"]}]}}]`,
		},
		"targetCluster and overrideRules": {
			spec: rule + `, targetCluster: {}`,
			want: []string{`spec.targetCluster: Forbidden: overrideRules and targetCluster can't co-exist`},
		},
		"overriders.plaintext and overrideRules": {
			spec: rule + `, overriders: {plaintext: [{path: /a, operator: remove}]}`,
			want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`},
		},
		"overriders.imageOverrider and overrideRules": {
			spec: rule + `, overriders: {imageOverrider: [{component: Tag, operator: remove}]}`,
			want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`},
		},
		"overriders.commandOverrider and overrideRules": {
			spec: rule + `, overriders: {commandOverrider: [{containerName: a, operator: add}]}`,
			want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`},
		},
		"overriders.argsOverrider and overrideRules": {
			spec: rule + `, overriders: {argsOverrider: [{containerName: a, operator: add}]}`,
			want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`},
		},
		"overriders.labelsOverrider and overrideRules": {
			spec: rule + `, overriders: {labelsOverrider: [{operator: add, value: {}}]}`,
			want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`},
		},
		"overriders.annotationsOverrider and overrideRules": {
			spec: rule + `, overriders: {annotationsOverrider: [{operator: add, value: {}}]}`,
			want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`},
		},
		"overriders.replicasOverrider and overrideRules": {
			spec: rule + `, overriders: {replicasOverrider: [{value: 1}]}`,
			want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`},
		},
		"overriders.resourcesOverrider and overrideRules": {
			spec: rule + `, overriders: {resourcesOverrider: [{containerName: a, value: {}}]}`,
			want: []string{`spec.overriders: Forbidden: overrideRules and overriders can't co-exist`},
		},
		"overriders.fieldOverrider and overrideRules": {spec: rule + `, overriders: {fieldOverrider: [{fieldPath: /a}]}`},
		"invalid targetCluster": {
			spec: `targetCluster: {fieldSelector: {matchExpressions: [{key: a, operator: In}]}}`,
			want: []string{
				`spec.targetCluster.fieldSelector.matchExpressions[0].key: Invalid value: "a": unsupported key "a", must be provider, region, or zone`,
			},
		},
		"invalid targetCluster of a rule": {
			spec: `overrideRules: [{overriders: {}}, {overriders: {}, targetCluster: {fieldSelector: {matchExpressions: [{key: zone, ` +
				`operator: Exists}]}}}]`,
			want: []string{
				`spec.overrideRules[1].targetCluster.fieldSelector.matchExpressions[0].operator: Invalid value: "Exists": ` +
					`unsupported operator "Exists", must be In or NotIn`,
			},
		},
		"invalid label value": {
			spec: `overrideRules: [{overriders: {labelsOverrider: [{operator: addIfAbsent, value: {a: "b c"}}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.labelsOverrider[0].value: Invalid value: "b c": ` +
					`a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or '.', ` +
					`and must start and end with an alphanumeric character (e.g. 'MyValue',  or 'my_value',  or '12345', ` +
					`regex used for validation is '(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?')`,
			},
		},
		"invalid annotation key": {
			spec: `overrideRules: [{overriders: {annotationsOverrider: [{operator: addIfAbsent, value: {a: "b c", "d e": f}}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.annotationsOverrider[0].value: Invalid value: "d e": ` + invalidNamePart,
			},
		},
		"invalid path of an image": {
			spec: `overrideRules: [{overriders: {imageOverrider: [{component: Tag, operator: remove, predicate: {path: spec/image}}, ` +
				`{component: Tag, operator: remove, predicate: {path: /spec/image}}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.imageOverrider[0].predicate.path: Invalid value: "spec/image": ` +
					`JSON pointer must be empty or start with a "/"`,
			},
		},
		"one image and all containers": {
			spec: `overrideRules: [{overriders: {imageOverrider: [{component: Tag, operator: remove, allContainers: true, ` +
				`predicate: {path: /spec/image}}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.imageOverrider[0].allContainers: Forbidden: a predicate selects one image`,
			},
		},
		"field overrider with JSON and YAML": {
			spec: `overrideRules: [{overriders: {fieldOverrider: [{fieldPath: /a, json: [{subPath: /b, operator: remove}], ` +
				`yaml: [{subPath: /b, operator: remove}]}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.fieldOverrider[0]: Forbidden: FieldOverrider has both YAML and JSON set. Only one is allowed`,
			},
		},
		"field overrider without JSON and YAML": {
			spec: `overrideRules: [{overriders: {fieldOverrider: [{fieldPath: a~b}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.fieldOverrider[0].fieldPath: Invalid value: "a~b": JSON pointer must be empty or start with a "/"`,
				`spec.overrideRules[0].overriders.fieldOverrider[0]: Required value: FieldOverrider must have either JSON or YAML set`,
			},
		},
		"invalid JSON operations": {
			spec: `overrideRules: [{overriders: {fieldOverrider: [{fieldPath: /a, json: [{subPath: b, operator: add, value: 1}, ` +
				`{subPath: /b, operator: add}, {subPath: /b, operator: replace}, {subPath: /b, operator: remove, value: 1}]}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.fieldOverrider[0].json[0].subPath: Invalid value: "b": ` +
					`JSON pointer must be empty or start with a "/"`,
				`spec.overrideRules[0].overriders.fieldOverrider[0].json[1].value: Required value: value is required for add or replace operation`,
				`spec.overrideRules[0].overriders.fieldOverrider[0].json[2].value: Required value: value is required for add or replace operation`,
				`spec.overrideRules[0].overriders.fieldOverrider[0].json[3].value: Forbidden: value is not allowed for remove operation`,
			},
		},
		"invalid YAML operations": {
			spec: `overrideRules: [{overriders: {fieldOverrider: [{fieldPath: /a, yaml: [{subPath: /b~2, operator: add, value: [1]}, ` +
				`{subPath: /b, operator: replace}, {subPath: /b, operator: remove}]}]}}]`,
			want: []string{
				`spec.overrideRules[0].overriders.fieldOverrider[0].yaml[0].subPath: Invalid value: "/b~2": ` +
					`JSON pointer must escape "~" as "~0" and "/" in a key as "~1"`,
				`spec.overrideRules[0].overriders.fieldOverrider[0].yaml[1].value: Required value: value is required for add or replace operation`,
			},
		},
		"replicas, resources and addIfAbsent": {
			spec: `overrideRules: [{overriders: {replicasOverrider: [{value: 3}], resourcesOverrider: [{containerName: nginx, ` +
				`value: {limits: {cpu: "2"}}}], labelsOverrider: [{operator: addIfAbsent, value: {a: b}}]}}]`,
		},
	}
	for name, tc := range tests {
		for kind, policy := range overrideScopes {
			t.Run(name+"/"+kind, func(t *testing.T) {
				t.Parallel()
				p := policy(admissiontest.Parse[policyv1alpha1.OverrideSpec](t, `{`+tc.spec+`}`))
				if diff := cmp.Diff(tc.want, admissiontest.Messages(ValidateOverride(p))); diff != "" {
					t.Errorf("-want +got:\n%s", diff)
				}
			})
		}
	}
	for kind, want := range map[string][]string{
		"OverridePolicy": {`spec.resourceSelectors[0].namespace: Invalid value: "other": ` +
			`namespace of resource selector must be the same as the namespace of the policy`},
		"ClusterOverridePolicy": nil,
	} {
		p := overrideScopes[kind](
			admissiontest.Parse[policyv1alpha1.OverrideSpec](t, `{resourceSelectors: [{apiVersion: v1, kind: Secret, namespace: other}]}`),
		)
		if diff := cmp.Diff(want, admissiontest.Messages(ValidateOverride(p))); diff != "" {
			t.Errorf("%s: -want +got:\n%s", kind, diff)
		}
	}
}
