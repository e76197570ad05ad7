// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
)

// The precedence is the same as in a control plane: scripts before hooks, then by name.
func TestStaticLayers(t *testing.T) {
	t.Parallel()
	const yes = "function InterpretHealth(o) return true end"
	chain := interpret.Chain{
		Scripts([]*customization{
			customizationOf("b", deployments, map[operation]string{health: yes, retain: "function Retain(d, o) return d end"}),
			customizationOf("a", deployments, map[operation]string{health: yes}),
		}),
		Hooks([]*configuration{configurationOf("z", "https://z.io", nil, deployments, widgets),
			configurationOf("y", "https://y.io", nil, widgets)}),
	}
	explanations, err := chain.Explain(deployments)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string][]operation{}
	for _, a := range explanations {
		by := a.Layer + " " + a.Source
		got[by] = append(got[by], a.Operation)
	}
	want := map[string][]operation{"customization a": {health}, "customization b": {retain}, "webhook z/a.io": {
		"InterpretReplica", "InterpretComponent", "ReviseReplica", "InterpretStatus", "AggregateStatus", "InterpretDependency",
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if health, err := chain.Health(t.Context(), object(deployments)); err != nil || health != workv1alpha2.ResourceHealthy {
		t.Errorf("health by a script: %v, %v", health, err)
	}
	if health, err := chain.Health(t.Context(), object(widgets)); err == nil || !strings.Contains(err.Error(), "y/a.io") ||
		!strings.Contains(err.Error(), "not from the command line") {
		t.Errorf("health by a hook: %v, %v", health, err)
	}
}
