// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"testing"

	"github.com/prometheus/client_golang/prometheus/testutil"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/internal/rollout/advance"
)

func TestPhases(t *testing.T) {
	t.Parallel() // no other test has these phases
	waiting := func(seconds int64) *fleetv1alpha1.StagedRolloutStatus {
		return &fleetv1alpha1.StagedRolloutStatus{
			Phase:      "TestWaiting",
			StartedAt:  new(metav1.Unix(1, 0)),
			Conditions: []metav1.Condition{{Type: advance.Stalled, Status: metav1.ConditionTrue, LastTransitionTime: metav1.Unix(seconds, 0)}},
		}
	}
	expect := func(what string, count, since float64) {
		t.Helper()
		gotCount := testutil.ToFloat64(rolloutCount.WithLabelValues("TestWaiting"))
		gotSince := testutil.ToFloat64(phaseSince.WithLabelValues("TestWaiting"))
		if gotCount != count || gotSince != since {
			t.Errorf("%s: %v rollouts since %v, want %v since %v", what, gotCount, gotSince, count, since)
		}
	}
	p, a, b := &phases{}, types.NamespacedName{Name: "a"}, types.NamespacedName{Name: "b"}
	p.set(a, waiting(100))
	p.set(b, waiting(50))
	p.set(b, waiting(50))
	expect("two wait", 2, 50)
	p.set(b, &fleetv1alpha1.StagedRolloutStatus{Phase: "TestOther"})
	expect("one goes on", 1, 100)
	p.set(a, nil)
	p.set(a, nil)
	expect("it is deleted", 0, 0)
}
