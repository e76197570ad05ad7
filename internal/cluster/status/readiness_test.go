// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

func TestReadiness(t *testing.T) {
	t.Parallel()
	// A step is an observation at a second, and the expected state of the condition.
	type step struct {
		at       int
		observed readyState
		want     readyState
	}
	tests := map[string]struct {
		current *metav1.Condition
		steps   []step
	}{
		"first observation takes effect immediately":         {nil, []step{{0, unreachable, unreachable}}},
		"first healthy observation takes effect immediately": {&metav1.Condition{Status: "False"}, []step{{0, healthy, healthy}}},
		"first unhealthy observation of a ready cluster is delayed": {&metav1.Condition{Status: "True",
			Reason: healthy.reason, Message: healthy.message}, []step{
			{0, unreachable, healthy},
			{29, unreachable, healthy},
			{30, unreachable, unreachable},
		}},
		"short disturbance is ignored": {nil, []step{
			{0, healthy, healthy},
			{10, unreachable, healthy},
			{39, unreachable, healthy},
			{40, healthy, healthy},
			{50, unreachable, healthy},
			{79, unreachable, healthy},
			{80, unreachable, unreachable},
		}},
		"recovery is delayed": {
			nil, []step{{0, unreachable, unreachable}, {10, healthy, unreachable}, {39, healthy, unreachable}, {40, healthy, healthy}},
		},
		"unhealthy and unreachable count together": {nil, []step{
			{0, healthy, healthy},
			{10, unhealthy, healthy},
			{20, unreachable, healthy},
			{40, unhealthy, unhealthy},
			{41, unreachable, unreachable},
		}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := newReadiness(30*time.Second, 30*time.Second)
			current := tc.current
			for _, s := range tc.steps {
				got := r.next("m1", current, time.Unix(int64(s.at), 0), s.observed)
				if got != s.want {
					t.Errorf("at %d s: %+v, want %+v", s.at, got, s.want)
				}
				current = &metav1.Condition{Status: got.status, Reason: got.reason, Message: got.message}
			}
		})
	}
}
