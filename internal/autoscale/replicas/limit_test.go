// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package replicas

import (
	"testing"
	"time"

	autoscalingv2 "k8s.io/api/autoscaling/v2"
	"pgregory.net/rapid"
)

// behavior returns the behavior of article 002: default policies, and windows of some seconds.
func behavior(up, down int32) *autoscalingv2.HorizontalPodAutoscalerBehavior {
	policy := func(kind autoscalingv2.HPAScalingPolicyType, value int32) autoscalingv2.HPAScalingPolicy {
		return autoscalingv2.HPAScalingPolicy{Type: kind, Value: value, PeriodSeconds: 15}
	}
	percent := policy(autoscalingv2.PercentScalingPolicy, 100)
	return &autoscalingv2.HorizontalPodAutoscalerBehavior{
		ScaleUp: &autoscalingv2.HPAScalingRules{
			StabilizationWindowSeconds: &up, SelectPolicy: new(autoscalingv2.MaxChangePolicySelect),
			Policies: []autoscalingv2.HPAScalingPolicy{policy(autoscalingv2.PodsScalingPolicy, 4), percent},
		},
		ScaleDown: &autoscalingv2.HPAScalingRules{
			StabilizationWindowSeconds: &down, SelectPolicy: new(autoscalingv2.MaxChangePolicySelect),
			Policies: []autoscalingv2.HPAScalingPolicy{percent},
		},
	}
}

func TestHistory_Limit(t *testing.T) {
	t.Parallel()
	type step struct {
		after    time.Duration // since the step before
		proposed int32
		want     int32
		reason   string
		stable   string
	}
	slow := behavior(0, 0)
	slow.ScaleDown.Policies = []autoscalingv2.HPAScalingPolicy{{Type: autoscalingv2.PodsScalingPolicy, Value: 1, PeriodSeconds: 60}}
	never := behavior(0, 0)
	disabled := autoscalingv2.DisabledPolicySelect
	never.ScaleDown.SelectPolicy = &disabled
	tests := map[string]struct {
		bounds Bounds
		from   int32
		steps  []step
	}{
		"article 002": {
			bounds: Bounds{Min: 1, Max: 10, Behavior: behavior(10, 10)}, from: 1,
			steps: []step{
				{15 * time.Second, 20, 5, ScaleUpLimit, ""},
				{15 * time.Second, 30, 10, TooManyReplicas, ""},
				{15 * time.Second, 3, 3, DesiredWithinRange, ""},
				{15 * time.Second, 0, 1, TooFewReplicas, ""},
			},
		},
		"without a behavior": {
			bounds: Bounds{Min: 1, Max: 100}, from: 1,
			steps: []step{
				{15 * time.Second, 50, 4, ScaleUpLimit, ""},
				{15 * time.Second, 50, 8, ScaleUpLimit, ""},
				{15 * time.Second, 2, 8, DesiredWithinRange, ScaleDownStabilized},
				{5 * time.Minute, 2, 2, DesiredWithinRange, ""},
			},
		},
		"the window up takes the lowest proposal": {
			bounds: Bounds{Min: 1, Max: 100, Behavior: behavior(60, 0)}, from: 4,
			steps: []step{
				{15 * time.Second, 8, 4, DesiredWithinRange, ScaleUpStabilized},
				{15 * time.Second, 6, 4, DesiredWithinRange, ScaleUpStabilized},
				{31 * time.Second, 8, 6, DesiredWithinRange, ScaleUpStabilized},
			},
		},
		"one pod in a minute": {
			bounds: Bounds{Min: 1, Max: 100, Behavior: slow}, from: 5,
			steps: []step{
				{15 * time.Second, 1, 4, ScaleDownLimit, ""},
				{15 * time.Second, 1, 4, ScaleDownLimit, ""},
				{time.Minute, 1, 3, ScaleDownLimit, ""},
			},
		},
		"never down": {
			bounds: Bounds{Min: 1, Max: 100, Behavior: never}, from: 5,
			steps: []step{{time.Minute, 1, 5, ScaleDownLimit, ""}, {time.Minute, 7, 7, DesiredWithinRange, ""}},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var h History
			at, current := now, tc.from
			h.Start(current, at)
			for i, s := range tc.steps {
				at = at.Add(s.after)
				got := h.Limit(tc.bounds, current, s.proposed, at, 5*time.Minute)
				if want := (Limited{s.want, s.stable, s.reason}); got != want {
					t.Fatalf("step %d: Limit(%d, %d) = %+v, want %+v", i, current, s.proposed, got, want)
				}
				if got.Replicas != current {
					h.Changed(current, got.Replicas, at)
					current = got.Replicas
				}
			}
		})
	}
}

// After a start, nothing is scaled down within the window: an earlier process may have proposed more.
func TestHistory_Start(t *testing.T) {
	t.Parallel()
	var h History
	h.Start(8, now)
	b := Bounds{Min: 1, Max: 10}
	if got := h.Limit(b, 8, 2, now.Add(4*time.Minute), 5*time.Minute); got.Replicas != 8 {
		t.Errorf("Limit = %+v, want 8 replicas", got)
	}
	if got := h.Limit(b, 8, 2, now.Add(10*time.Minute), 5*time.Minute); got.Replicas != 2 {
		t.Errorf("Limit after the window = %+v, want 2 replicas", got)
	}
}

// The result is within the bounds, or between the current number and the bounds, and never on the other side of the current number.
func TestHistory_Limit_direction(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var h History
		b := Bounds{Min: int32(rapid.IntRange(1, 5).Draw(t, "min")), Behavior: behavior(
			int32(rapid.IntRange(0, 60).Draw(t, "up")), int32(rapid.IntRange(0, 60).Draw(t, "down")))}
		b.Max = b.Min + int32(rapid.IntRange(0, 20).Draw(t, "span"))
		current, at := int32(rapid.IntRange(int(b.Min), int(b.Max)).Draw(t, "current")), now
		for range 10 {
			proposed := int32(rapid.IntRange(0, 40).Draw(t, "proposed"))
			at = at.Add(time.Duration(rapid.IntRange(1, 30).Draw(t, "seconds")) * time.Second)
			got := h.Limit(b, current, proposed, at, time.Minute).Replicas
			if got < b.Min || got > b.Max || got > current && proposed < current || got < current && proposed > current {
				t.Fatalf("Limit(%d, %d) within %d and %d = %d", current, proposed, b.Min, b.Max, got)
			}
			h.Changed(current, got, at)
			current = got
		}
	})
}

// A template that is set above the maximum again and again leaves no unbounded history.
func TestHistory_boundedOutsideOfBounds(t *testing.T) {
	t.Parallel()
	var h History
	now := time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	for range 1000 {
		now = now.Add(15 * time.Second)
		h.Changed(12, 10, now)
	}
	if most := int(maxPeriod / (15 * time.Second)); len(h.changes) > most {
		t.Errorf("%d changes, want at most %d", len(h.changes), most)
	}
}
