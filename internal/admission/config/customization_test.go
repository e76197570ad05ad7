// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package config

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
)

func newCustomization(t testing.TB, name, spec string) *configv1alpha1.ResourceInterpreterCustomization {
	t.Helper()
	c := &configv1alpha1.ResourceInterpreterCustomization{}
	if err := yaml.UnmarshalStrict([]byte(`{metadata: {name: `+name+`}, spec: `+spec+`}`), c); err != nil {
		t.Fatalf("parse %s: %v", spec, err)
	}
	return c
}

func TestValidateCustomization(t *testing.T) {
	t.Parallel()
	const (
		target   = `target: {apiVersion: apps/v1, kind: Deployment}`
		healthy  = `healthInterpretation: {luaScript: "function InterpretHealth(o) return true end"}`
		retain   = `retention: {luaScript: "function Retain(d, o) return d end"}`
		depends  = `dependencyInterpretation: {luaScript: "function GetDependencies(o) return {} end"}`
		conflict = `Forbidden: conflicting with InterpreterOperation(`
		with     = `) of existing ResourceInterpreterCustomization`
	)
	spec := func(customizations ...string) string {
		return `{` + target + `, customizations: {` + strings.Join(customizations, ", ") + `}}`
	}
	tests := map[string]struct {
		spec     string
		existing map[string]string // specs by name
		want     []string          // prefixes of the errors
	}{
		"valid":      {spec: spec(healthy, retain, depends)},
		"no scripts": {spec: spec()},
		"empty scripts": {
			spec:     spec(`retention: {luaScript: ""}`, `healthInterpretation: {luaScript: "\n"}`),
			existing: map[string]string{"other": spec(healthy)},
		},
		"no target": {
			spec: `{target: {apiVersion: "", kind: ""}, customizations: {}}`,
			want: []string{"spec.target.apiVersion: Required value", "spec.target.kind: Required value"},
		},
		"invalid apiVersion": {
			spec: `{target: {apiVersion: a/b/c, kind: A}, customizations: {}}`,
			want: []string{`spec.target.apiVersion: Invalid value: "a/b/c": must be <version> or <group>/<version>`},
		},
		"two invalid scripts": {
			spec: spec(`retention: {luaScript: "function Retain("}`, healthy, `statusReflection: {luaScript: "for"}`),
			want: []string{
				"spec.customizations.retention.luaScript: Invalid value: InterpreterOperation(Retain) Lua script error: ",
				"spec.customizations.statusReflection.luaScript: Invalid value: InterpreterOperation(InterpretStatus) Lua script error: ",
			},
		},
		"operations of existing customizations": {
			spec:     spec(healthy, retain),
			existing: map[string]string{"z": spec(healthy), "a": spec(healthy, depends), "c": spec(retain)},
			want: []string{
				"spec.customizations.retention: " + conflict + "Retain" + with + "(c)",
				"spec.customizations.healthInterpretation: " + conflict + "InterpretHealth" + with + "(a)",
				"spec.customizations.healthInterpretation: " + conflict + "InterpretHealth" + with + "(z)",
			},
		},
		"several scripts for dependencies": {spec: spec(depends), existing: map[string]string{"other": spec(depends)}},
		"another operation":                {spec: spec(healthy), existing: map[string]string{"other": spec(retain)}},
		"another version": {
			spec:     spec(healthy),
			existing: map[string]string{"other": `{target: {apiVersion: apps/v1beta1, kind: Deployment}, customizations: {` + healthy + `}}`},
		},
		"another kind": {
			spec:     spec(healthy),
			existing: map[string]string{"other": `{target: {apiVersion: apps/v1, kind: DaemonSet}, customizations: {` + healthy + `}}`},
		},
		"update of the customization": {spec: spec(healthy), existing: map[string]string{"it": spec(healthy)}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var existing []configv1alpha1.ResourceInterpreterCustomization
			for n, s := range tc.existing {
				existing = append(existing, *newCustomization(t, n, s))
			}
			var got []string
			for i, err := range ValidateCustomization(newCustomization(t, "it", tc.spec), existing) {
				text := err.Error()
				if i < len(tc.want) && len(text) > len(tc.want[i]) {
					text = text[:len(tc.want[i])]
				}
				got = append(got, text)
			}
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
