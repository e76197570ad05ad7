// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/coalesce"
)

func TestFailing(t *testing.T) {
	t.Parallel()
	report := func(health workv1alpha2.ResourceHealth, status string) Report {
		if status == "" {
			return Report{Health: health}
		}
		return NewReport(health, &runtime.RawExtension{Raw: []byte(status)})
	}
	const running = `{"generation":2,"observedGeneration":2,"resourceTemplateGeneration":3,"readyReplicas":2}`
	tests := map[string]struct {
		before, after Report
		want          bool
	}{
		"fewer ready replicas": {
			report("Healthy", running),
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
		"another pod fails": {
			report("Unhealthy", running), report("Unhealthy", strings.Replace(running, `readyReplicas":2`, `readyReplicas":1`, 1)), true,
		},
		"fewer pods in a rollout": {report("Unhealthy", `{"replicas":3,"readyReplicas":3,"updatedReplicas":1}`),
			report("Unhealthy", `{"replicas":3,"readyReplicas":2,"updatedReplicas":1}`), false},
		"the rollout fails": {report("Unhealthy", running),
			report("Unhealthy", `{"generation":3,"conditions":[{"type":"Progressing","status":"False"}]}`), true},
		"the rollout has failed": {report("Unhealthy", `{"generation":3,"conditions":[{"type":"Progressing","status":"False"}]}`),
			report("Unhealthy", `{"generation":4,"conditions":[{"type":"Progressing","status":"False"}]}`), false},
		"failed before, healthy now": {report("Unhealthy", running),
			report("Healthy", `{"conditions":[{"type":"Progressing","status":"False"}]}`), false},
		"unknown before": {report("Unknown", ""), report("Unhealthy", running), false},
		"unknown after":  {report("Healthy", running), report("Unknown", ""), false},
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

func TestChangeOf(t *testing.T) {
	t.Parallel()
	report := func(health workv1alpha2.ResourceHealth, status string) Report {
		return NewReport(health, &runtime.RawExtension{Raw: []byte(status)})
	}
	const running = `{"resourceTemplateGeneration":3,"phase":"Running","conditions":[{"type":"Ready","status":"True"}],"seen":"10:00"}`
	tests := map[string]struct {
		before, after Report
		want          coalesce.Change
	}{
		"heartbeat": {
			report("Healthy", running),
			report("Healthy", `{"resourceTemplateGeneration":3,"phase":"Running","conditions":[{"type":"Ready","status":"True"}],"seen":"10:01"}`),
			coalesce.Detail,
		},
		"time of a condition": {
			report("Healthy", `{"conditions":[{"type":"Ready","status":"True","lastHeartbeatTime":"10:00"},{"type":"A","status":"False"}]}`),
			report("Healthy", `{"conditions":[{"type":"A","status":"False"},{"type":"Ready","status":"True","lastHeartbeatTime":"10:01"}]}`),
			coalesce.Detail,
		},
		"another condition": {
			report("Healthy", running),
			report("Healthy", `{"resourceTemplateGeneration":3,"phase":"Running","conditions":[{"type":"Ready","status":"False"}]}`),
			coalesce.Transition,
		},
		"another phase":      {report("Healthy", `{"phase":"Running"}`), report("Healthy", `{"phase":"Succeeded"}`), coalesce.Transition},
		"another generation": {report("Healthy", `{"generation":1}`), report("Healthy", `{"generation":2}`), coalesce.Transition},
		"other replicas": {report("Healthy", `{"replicas":3,"updatedReplicas":2}`), report("Healthy", `{"replicas":2,"updatedReplicas":2}`),
			coalesce.Transition},
		"other scheduled pods": {
			report("Healthy", `{"currentNumberScheduled":3}`), report("Healthy", `{"currentNumberScheduled":2}`), coalesce.Transition,
		},
		"another number": {report("Healthy", `{"beats":3}`), report("Healthy", `{"beats":4}`), coalesce.Detail},
		"another template": {
			report("Healthy", `{"resourceTemplateGeneration":1}`), report("Healthy", `{"resourceTemplateGeneration":2}`), coalesce.Settled,
		},
		"unexpected types": {
			report("Healthy", `{"phase":[],"conditions":{},"generation":"x"}`), report("Healthy", `{"phase":1,"conditions":[1]}`), coalesce.Detail,
		},
		"no object":        {report("Healthy", `[1]`), Report{Health: "Healthy"}, coalesce.Detail},
		"becomes healthy":  {report("Unhealthy", running), report("Healthy", running), coalesce.Settled},
		"first report":     {Report{}, report("Healthy", running), coalesce.Settled},
		"becomes failing":  {report("Healthy", running), report("Unhealthy", running), coalesce.Urgent},
		"rollout":          {report("Healthy", `{"generation":1}`), report("Unhealthy", `{"generation":2}`), coalesce.Progress},
		"still progresses": {report("Unhealthy", `{"replicas":1}`), report("Unhealthy", `{"replicas":2}`), coalesce.Progress},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := ChangeOf(tc.before, tc.after); got != tc.want {
				t.Errorf("ChangeOf = %v, want %v", got, tc.want)
			}
		})
	}
}

func TestRolling(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		status  string
		desired int64
		want    bool
	}{
		"complete":                          {`{"replicas":2,"updatedReplicas":2,"readyReplicas":2,"availableReplicas":2}`, 2, false},
		"complete, desired unknown":         {`{"replicas":2,"updatedReplicas":2,"readyReplicas":2,"availableReplicas":2}`, -1, false},
		"former pod not deleted":            {`{"replicas":3,"updatedReplicas":2,"readyReplicas":2,"availableReplicas":2}`, 2, true},
		"available, of both generations":    {`{"replicas":3,"updatedReplicas":2,"readyReplicas":3,"availableReplicas":3}`, 2, true},
		"not available yet":                 {`{"replicas":2,"updatedReplicas":2,"readyReplicas":2,"availableReplicas":1}`, 2, true},
		"scaled down, but not observed yet": {`{"replicas":3,"updatedReplicas":3,"readyReplicas":3,"availableReplicas":3}`, 2, true},
		"no replicas":                       {`{"updatedReplicas":0}`, 0, false},
		"not a workload":                    {`{"phase":"Bound"}`, -1, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Rolling(&runtime.RawExtension{Raw: []byte(tc.status)}, tc.desired); got != tc.want {
				t.Errorf("Rolling = %v, want %v", got, tc.want)
			}
		})
	}
	if Rolling(nil, 2) {
		t.Error("an object without status is rolling")
	}
}

func TestLosesReady(t *testing.T) {
	t.Parallel()
	reports := func(statuses ...string) (out []Report) {
		for _, s := range statuses {
			out = append(out, NewReport("", &runtime.RawExtension{Raw: []byte(s)}))
		}
		return out
	}
	const three, two = `{"replicas":3,"readyReplicas":3,"updatedReplicas":3}`, `{"replicas":2,"readyReplicas":2,"updatedReplicas":2}`
	for name, tc := range map[string]struct {
		before, after []Report
		want          bool
	}{
		"unchanged":             {reports(three, two), reports(three, two), false},
		"a copy is smaller":     {reports(three, three), reports(three, two), true},
		"another one is larger": {reports(three, two), reports(two, three), false},
		"a copy leaves":         {reports(three, two), reports(three), true},
		"pods of a DaemonSet":   {reports(`{"numberReady":3}`), reports(`{"numberReady":2}`), true},
		"no replicas":           {reports(`{"phase":"Running"}`), reports(`{"phase":"Failed"}`), false},
		"no report":             {[]Report{{}}, []Report{{}}, false},
		"a rollout":             {reports(three), reports(`{"replicas":3,"readyReplicas":2,"updatedReplicas":1}`), false},
		"no updated pod yet":    {reports(three, two), reports(three, `{"replicas":2,"readyReplicas":1}`), false},
		"a rollout of a DaemonSet": {reports(`{"numberReady":3}`),
			reports(`{"numberReady":2,"updatedNumberScheduled":1,"desiredNumberScheduled":3}`), false},
		"a change that is not observed": {reports(three), reports(`{"generation":2,"observedGeneration":1,"readyReplicas":2}`), false},
		"a new generation of the template": {
			reports(`{"resourceTemplateGeneration":1,"readyReplicas":3}`), reports(`{"resourceTemplateGeneration":2,"readyReplicas":2}`), false,
		},
	} {
		if got := LosesReady(tc.before, tc.after); got != tc.want {
			t.Errorf("%s: LosesReady = %v, want %v", name, got, tc.want)
		}
	}
}

func TestMixed(t *testing.T) {
	t.Parallel()
	report := func(status string) Report { return NewReport("", &runtime.RawExtension{Raw: []byte(status)}) }
	first, second := report(`{"resourceTemplateGeneration":1}`), report(`{"resourceTemplateGeneration":2}`)
	for name, tc := range map[string]struct {
		reports []Report
		want    bool
	}{
		"none":              {nil, false},
		"the same":          {[]Report{second, second}, false},
		"one follows":       {[]Report{second, first}, true},
		"one reports none":  {[]Report{{}, first, report(`{}`)}, false},
		"the last of three": {[]Report{first, {}, second}, true},
	} {
		if got := Mixed(tc.reports); got != tc.want {
			t.Errorf("%s: Mixed = %v, want %v", name, got, tc.want)
		}
	}
}
