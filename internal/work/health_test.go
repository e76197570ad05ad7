// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"testing"

	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestFailing(t *testing.T) {
	t.Parallel()
	report := func(health workv1alpha2.ResourceHealth, status string) Report {
		if status == "" {
			return Report{Health: health}
		}
		return Report{Health: health, Status: &runtime.RawExtension{Raw: []byte(status)}}
	}
	const running = `{"generation":2,"observedGeneration":2,"resourceTemplateGeneration":3,"readyReplicas":2}`
	tests := map[string]struct {
		before, after Report
		want          bool
	}{
		"fewer ready replicas": {
			report(
				"Healthy",
				running,
			),
			report("Unhealthy", `{"generation":2,"observedGeneration":2,"resourceTemplateGeneration":3,"readyReplicas":1}`),
			true,
		},
		"new generation in the member": {
			report("Healthy", running), report("Unhealthy", `{"generation":3,"observedGeneration":2,"resourceTemplateGeneration":3}`), false,
		},
		"new generation observed": {
			report("Healthy", running), report("Unhealthy", `{"generation":2,"observedGeneration":3,"resourceTemplateGeneration":3}`), false,
		},
		"new generation of the template": {
			report("Healthy", running), report("Unhealthy", `{"generation":2,"observedGeneration":2,"resourceTemplateGeneration":4}`), false,
		},
		"no status":               {report("Healthy", ""), report("Unhealthy", ""), true},
		"no generations":          {report("Healthy", `{"phase":"Running"}`), report("Unhealthy", `{"phase":"Failed"}`), true},
		"generation not a number": {report("Healthy", `{"generation":[1]}`), report("Unhealthy", `{"generation":[1]}`), true},
		"unhealthy before":        {report("Unhealthy", running), report("Unhealthy", running), false},
		"unknown before":          {report("Unknown", ""), report("Unhealthy", running), false},
		"unknown after":           {report("Healthy", running), report("Unknown", ""), false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Failing(tc.before, tc.after); got != tc.want {
				t.Errorf("Failing = %v, want %v", got, tc.want)
			}
		})
	}
}
