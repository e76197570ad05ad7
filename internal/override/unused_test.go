// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"strings"
	"testing"

	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func TestUnused(t *testing.T) {
	t.Parallel()
	o := &Object{}
	const deployment = `{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web","labels":{"tier":"web"}},"spec":{"template":{
		"spec":{"containers":[{"name":"nginx","image":"nginx:1"}],"initContainers":[{"name":"init","image":"init:1"}]}}}}`
	if err := o.UnmarshalJSON([]byte(deployment)); err != nil {
		t.Fatal(err)
	}
	m1 := &clusterv1alpha1.Cluster{}
	m1.Name = "member1"
	for spec, want := range map[string]string{
		`{overrideRules: [{targetCluster: {clusterNames: [mebmer1]}, overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}]}`: "its " +
			"rules select none of its clusters: member1",
		`{overriders: {commandOverrider: [{containerName: ngnix, operator: add, value: [a]}]}}`: `rule 1: commandOverrider: the object has no ` +
			`container "ngnix", only: nginx`,
		`{overriders: {resourcesOverrider: [{containerName: ini, value: {limits: {cpu: 1}}}]}}`: `rule 1: resourcesOverrider: the object has ` +
			`no container "ini", only: nginx, init`,
		`{overriders: {labelsOverrider: [{operator: add, value: {tier: web}}]}}`: "the object has already what its rules set",
		`{overriders: {labelsOverrider: [{operator: add, value: {a: b}}]}}`:      "",
		`{overriders: {replicasOverrider: [{value: 2}]}}`:                        "",
		`{overriders: {plaintext: [{path: /spec/missing, operator: remove}]}}`:   "", // a failure is reported
	} {
		p := &policyv1alpha1.OverridePolicy{}
		if err := yaml.UnmarshalStrict([]byte(spec), &p.Spec); err != nil {
			t.Fatal(err)
		}
		if got := Unused(t.Context(), o, []*clusterv1alpha1.Cluster{m1}, p); !strings.HasPrefix(got, want) || (got == "") != (want == "") {
			t.Errorf("Unused(%s) = %q, want %q", spec, got, want)
		}
		if got := Unused(t.Context(), o, nil, p); got != "" {
			t.Errorf("without clusters: Unused(%s) = %q, want none", spec, got)
		}
	}
}
