// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"testing"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

// An object that is not divided has a reason to be scheduled at any time.
func TestPage_schedulerState(t *testing.T) {
	t.Parallel()
	const due = "will schedule the binding: " + scheduler.FollowsClusters
	bound := []workv1alpha2.TargetCluster{{Name: "m1"}}
	for name, tc := range map[string]struct {
		due, failure string
		decided      []workv1alpha2.TargetCluster
		want         string
	}{
		"up to date":        {due: scheduler.FollowsClusters, decided: bound, want: "nothing to do (the targets follow the clusters that fit)"},
		"a cluster joined":  {due: scheduler.FollowsClusters, decided: append(bound, bound...), want: due},
		"unschedulable":     {due: scheduler.FollowsClusters, decided: bound, failure: "x", want: due},
		"placement changed": {due: "the placement changed", decided: bound, want: "will schedule the binding: the placement changed"},
		"divided":           {decided: bound, want: "nothing to do"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := &page{Explanation: &Explanation{
				Decision: Decision{Due: tc.due, Error: tc.failure, Trace: &decide.Trace{}}, Bound: bound, Decided: tc.decided,
			}}
			if got := p.schedulerState(); got != tc.want {
				t.Errorf("schedulerState() = %q, want %q", got, tc.want)
			}
		})
	}
}
