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
	recovering := func(at int) readyState {
		s := unreachable
		s.message += "; healthy since " + time.Unix(int64(at), 0).UTC().Format(time.RFC3339) + ", and ready after 30s without a failure"
		return s
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
			nil, []step{{0, unreachable, unreachable}, {10, healthy, recovering(10)}, {39, healthy, recovering(10)}, {40, healthy, healthy}},
		},
		"recovery is interrupted": {
			nil, []step{
				{0, unreachable, unreachable}, {10, healthy, recovering(10)}, {20, unreachable, unreachable}, {30, healthy, recovering(30)},
			},
		},
		"recovery of a restarted process": {
			&metav1.Condition{Status: "False", Reason: unreachable.reason, Message: recovering(5).message}, []step{
				{0, unhealthy, unhealthy},
			},
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

// The condition CredentialsRejected becomes True with Ready=False, and False when the cluster is ready, or fails otherwise for as long as
// a loss takes.
func TestReadiness_rejects(t *testing.T) {
	t.Parallel()
	type step struct {
		at       int
		observed readyState
		want     bool
	}
	ready, notReady := metav1.ConditionTrue, metav1.ConditionFalse
	tests := map[string]struct {
		ready, rejected metav1.ConditionStatus // before the start of the process
		steps           []step
	}{
		"rejected": {ready, "", []step{
			{0, unauthorized, false},
			{29, unauthorized, false},
			{30, unauthorized, true},
		}},
		"lost":              {ready, "", []step{{0, unreachable, false}, {30, unreachable, false}}},
		"first observation": {"", "", []step{{0, unauthorized, true}}},
		"lost after the rejection": {notReady, "True", []step{
			{0, unauthorized, true},
			{10, unreachable, true},
			{39, unhealthy, true},
			{40, unhealthy, false},
		}},
		"lost before the start": {notReady, "True", []step{
			{0, unreachable, true},
			{29, unreachable, true},
			{30, unreachable, false},
		}},
		"disturbance after the rejection": {notReady, "True", []step{
			{0, unauthorized, true},
			{10, unreachable, true},
			{20, unauthorized, true},
			{45, unreachable, true},
		}},
		"accepted again": {notReady, "True", []step{
			{0, unauthorized, true},
			{10, healthy, true},
			{39, healthy, true},
			{40, healthy, false},
		}},
		"rejected while it is lost": {notReady, "", []step{{0, unreachable, false}, {10, unauthorized, true}}},
		"accepted and lost before it counts": {notReady, "True", []step{
			{0, unauthorized, true},
			{10, healthy, true},
			{20, unreachable, true},
			{50, unreachable, false},
		}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := newReadiness(30*time.Second, 30*time.Second)
			var current, credentials *metav1.Condition
			if tc.ready != "" {
				current = &metav1.Condition{Status: tc.ready}
			}
			if tc.rejected != "" {
				credentials = &metav1.Condition{Status: tc.rejected}
			}
			for _, s := range tc.steps {
				at := time.Unix(int64(s.at), 0)
				next := r.next("m1", current, at, s.observed)
				if next == unauthorized {
					t.Errorf("at %d s: Ready = %+v, want a message of the contract", s.at, next)
				}
				current = &metav1.Condition{Status: next.status, Reason: next.reason, Message: next.message}
				got := r.rejects("m1", credentials, at, s.observed, next)
				if got != s.want {
					t.Errorf("at %d s: rejected %v, want %v", s.at, got, s.want)
				}
				credentials = &metav1.Condition{Status: notReady}
				if got {
					credentials.Status = ready
				}
			}
		})
	}
}
