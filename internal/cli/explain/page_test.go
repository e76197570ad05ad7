// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
)

func TestReportsProblem(t *testing.T) {
	tests := []struct {
		kind   string
		status metav1.ConditionStatus
		want   bool
	}{
		{workv1alpha2.Scheduled, metav1.ConditionTrue, false},
		{workv1alpha2.Scheduled, metav1.ConditionFalse, true},
		{workv1alpha2.FullyApplied, metav1.ConditionUnknown, true},
		{workv1alpha2.RemovalHeld, metav1.ConditionTrue, true},
		{workv1alpha2.RemovalHeld, metav1.ConditionFalse, false},
		{workv1alpha2.EvictionBlocked, metav1.ConditionTrue, true},
		{workv1alpha2.EvictionBlocked, metav1.ConditionFalse, false},
	}
	for _, tt := range tests {
		if got := reportsProblem(&metav1.Condition{Type: tt.kind, Status: tt.status}); got != tt.want {
			t.Errorf("reportsProblem(%s=%s) = %v, want %v", tt.kind, tt.status, got, tt.want)
		}
	}
}

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
