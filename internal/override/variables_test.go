// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package override

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func full(c *clusterv1alpha1.Cluster) {
	c.Labels = map[string]string{"example.com/env": "prod", "empty": ""}
	c.Spec.Region, c.Spec.Provider, c.Spec.Zones = "eu", "acme", []string{"eu-1"}
}

func TestExpand(t *testing.T) {
	t.Parallel()
	for text, want := range map[string]string{
		"${cluster.name}": "m1",
		"a-${cluster.region}-${cluster.zone}-${cluster.provider}-b": "a-eu-eu-1-acme-b",
		"${cluster.labels['example.com/env']}":                      "prod",
		"[${cluster.labels['empty']}]":                              "[]",
		"$${cluster.name}":                                          "${cluster.name}",
		"$(HOME) $HOME {x} $":                                       "$(HOME) $HOME {x} $",
	} {
		x := policyv1alpha1.Overriders{ArgsOverrider: []policyv1alpha1.CommandArgsOverrider{{Value: []string{text}}}}
		got, err := Expand(&x, cluster("m1", full))
		if err != nil || got.ArgsOverrider[0].Value[0] != want {
			t.Errorf("Expand(%s) = %v, %v, want %s", text, got, err, want)
		}
		if x.ArgsOverrider[0].Value[0] != text {
			t.Errorf("Expand(%s) changed its argument", text)
		}
	}
}

func TestExpand_errors(t *testing.T) {
	t.Parallel()
	zones := func(c *clusterv1alpha1.Cluster) { c.Spec.Zones = []string{"a", "b"} }
	for text, want := range map[string]string{
		"${HOME}":                     "unknown variable ${HOME}",
		"${cluster.Name}":             "unknown variable",
		"${cluster.labels[env]}":      "unknown variable",
		"${cluster.labels['']}":       "unknown variable",
		"${cluster.name":              "without }",
		"${cluster.region}":           "cluster m1 has no value",
		"${cluster.provider}":         "cluster m1 has no value",
		"${cluster.labels['env']}":    `cluster m1 has no label "env"`,
		"${cluster.zone}":             "cluster m1 has 2 zones",
		"${cluster.name} ${${nested}": "without }",
	} {
		x := policyv1alpha1.Overriders{ArgsOverrider: []policyv1alpha1.CommandArgsOverrider{{Value: []string{text}}}}
		if got, err := Expand(&x, cluster("m1", zones)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Expand(%s) = %v, %v, want an error about %q", text, got, err, want)
		}
	}
}

// Values of every overrider are expanded; paths, keys and names are not. Values of patches are expanded after decoding: a value
// cannot change the structure of the document.
func TestExpand_everyValue(t *testing.T) {
	t.Parallel()
	x := decode[policyv1alpha1.Overriders](t, `
imageOverrider: [{component: Registry, operator: replace, value: "${cluster.region}.example.com", predicate: {path: "/${cluster.name}"}}]
commandOverrider: [{containerName: "${cluster.name}", operator: add, value: ["${cluster.name}"]}]
argsOverrider: [{containerName: c, operator: add, value: ["${cluster.name}"]}]
labelsOverrider: [{operator: add, value: {"${cluster.name}": "${cluster.name}"}}]
annotationsOverrider: [{operator: add, value: {a: "${cluster.name}"}}]
fieldOverrider: [{fieldPath: "/${cluster.name}",
  json: [{subPath: /a, operator: add, value: {n: 12345678901234567890, s: ["${cluster.name}"]}}],
  yaml: [{subPath: /a, operator: add, value: "${cluster.name}"}]}]
plaintext: [{path: "/${cluster.name}", operator: add, value: "${cluster.labels['quote']}"}, {path: /a, operator: remove}]
`)
	got, err := Expand(&x, cluster("m1", full, func(c *clusterv1alpha1.Cluster) { c.Labels["quote"] = `","a":"` }))
	if err != nil {
		t.Fatal(err)
	}
	want := decode[policyv1alpha1.Overriders](t, `
imageOverrider: [{component: Registry, operator: replace, value: "eu.example.com", predicate: {path: "/${cluster.name}"}}]
commandOverrider: [{containerName: "${cluster.name}", operator: add, value: ["m1"]}]
argsOverrider: [{containerName: c, operator: add, value: ["m1"]}]
labelsOverrider: [{operator: add, value: {"${cluster.name}": "m1"}}]
annotationsOverrider: [{operator: add, value: {a: "m1"}}]
fieldOverrider: [{fieldPath: "/${cluster.name}", json: [{subPath: /a, operator: add, value: {n: 12345678901234567890, s: ["m1"]}}],
  yaml: [{subPath: /a, operator: add, value: "m1"}]}]
plaintext: [{path: "/${cluster.name}", operator: add, value: "\",\"a\":\""}, {path: /a, operator: remove}]
`)
	if diff := cmp.Diff(&want, got); diff != "" {
		t.Errorf("Expand (-want +got):\n%s", diff)
	}
}

// Variables are expanded only in policies that request it. A failure names the cluster, and others are not affected.
func TestApply_variables(t *testing.T) {
	t.Parallel()
	const rules = `overrideRules: [{overriders: {annotationsOverrider: [{operator: add, value: {region: "${cluster.region}"}}]}}]`
	literal, expanded := policyOf(t, "{"+rules+"}"), policyOf(t, "{expandVariables: true, "+rules+"}")
	for name, tc := range map[string]struct {
		policy  Policy
		cluster *clusterv1alpha1.Cluster
		want    string // "": an error
	}{
		"off":                       {literal, cluster("m1", full), "${cluster.region}"},
		"on":                        {expanded, cluster("m1", full), "eu"},
		"a cluster without a value": {expanded, cluster("m2"), ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			after, applied, err := Apply(t.Context(), parse(t, deployment), tc.cluster, []Policy{tc.policy}, noRevise)
			if tc.want == "" {
				if AsError(err) == nil || !strings.Contains(err.Error(), "cluster m2") {
					t.Errorf("Apply = %v, want an error that names the cluster", err)
				}
				return
			}
			if err != nil || after.GetAnnotations()["region"] != tc.want ||
				applied[0].Overriders.AnnotationsOverrider[0].Value["region"] != tc.want {
				t.Errorf("Apply = %v, %v, %v, want %s", after, applied, err, tc.want)
			}
		})
	}
}

func TestExpandPlaceholders(t *testing.T) {
	t.Parallel()
	x := decode[policyv1alpha1.Overriders](t, `{labelsOverrider: [{operator: add, value: {a: "${cluster.name}-${cluster.labels['b']}"}}]}`)
	if got, err := ExpandPlaceholders(&x); err != nil || got.LabelsOverrider[0].Value["a"] != "x-x" {
		t.Errorf("ExpandPlaceholders = %v, %v", got, err)
	}
	x.LabelsOverrider[0].Value["a"] = "${HOME}"
	if got, err := ExpandPlaceholders(&x); err == nil {
		t.Errorf("ExpandPlaceholders = %v, want an error", got)
	}
}
