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

// What is given counts as it would in a control plane: scripts before hooks, and by name among themselves.
func TestGiven(t *testing.T) {
	t.Parallel()
	const yes = "function InterpretHealth(o) return true end"
	chain := interpret.Chain{
		Scripts([]*customization{
			teaching("b", deployments, map[operation]string{health: yes, retain: "function Retain(d, o) return d end"}),
			teaching("a", deployments, map[operation]string{health: yes}),
		}),
		Hooks([]*configuration{registered("z", "https://z.io", nil, deployments, widgets), registered("y", "https://y.io", nil, widgets)}),
	}
	answers, err := chain.Explain(deployments)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string][]operation{}
	for _, a := range answers {
		by := a.Layer + " " + a.Source
		got[by] = append(got[by], a.Operation)
	}
	want := map[string][]operation{"customization a": {health}, "customization b": {retain}, "webhook z/a.io": {
		"InterpretReplica", "InterpretComponent", "ReviseReplica", "InterpretStatus", "AggregateStatus", "InterpretDependency",
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if is, err := chain.Health(t.Context(), object(deployments)); err != nil || is != workv1alpha2.ResourceHealthy {
		t.Errorf("a script says %v, %v", is, err)
	}
	if is, err := chain.Health(t.Context(), object(widgets)); err == nil || !strings.Contains(err.Error(), "y/a.io") ||
		!strings.Contains(err.Error(), "not from the command line") {
		t.Errorf("a hook says %v, %v", is, err)
	}
}
