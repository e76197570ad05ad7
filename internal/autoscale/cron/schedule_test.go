// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cron

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"pgregory.net/rapid"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
)

// at returns a time of January 2030, the first of which is a Tuesday.
func at(day, hour, minute int) time.Time {
	return time.Date(2030, 1, day, hour, minute, 0, 0, time.UTC)
}

func rule(name, schedule string, change ...func(*autoscalingv1alpha1.CronFederatedHPARule)) autoscalingv1alpha1.CronFederatedHPARule {
	r := autoscalingv1alpha1.CronFederatedHPARule{Name: name, Schedule: schedule, TargetReplicas: new(int32(5))}
	for _, c := range change {
		c(&r)
	}
	return r
}

func TestNewPlan(t *testing.T) {
	t.Parallel()
	const morning, evening = "0 8 * * *", "0 20 * * *"
	suspended := func(r *autoscalingv1alpha1.CronFederatedHPARule) { r.Suspend = new(true) }
	inZone := func(r *autoscalingv1alpha1.CronFederatedHPARule) { r.TimeZone = new("Asia/Shanghai") } // 8 hours ahead
	type rules = []autoscalingv1alpha1.CronFederatedHPARule
	tests := map[string]struct {
		rules   rules
		planned map[string]time.Time // next execution times in the status
		now     time.Time
		next    map[string]time.Time
		due     []string // name and scheduled time
		invalid int
	}{
		"a new rule waits for its next time": {
			rules: rules{rule("up", morning)}, now: at(2, 9, 0), next: map[string]time.Time{"up": at(3, 8, 0)},
		},
		"not due yet": {
			rules: rules{rule("up", morning)}, planned: map[string]time.Time{"up": at(3, 8, 0)}, now: at(3, 7, 59),
			next: map[string]time.Time{"up": at(3, 8, 0)},
		},
		"due": {
			rules: rules{rule("up", morning)}, planned: map[string]time.Time{"up": at(3, 8, 0)}, now: at(3, 8, 0),
			next: map[string]time.Time{"up": at(4, 8, 0)}, due: []string{"up 3 08:00"},
		},
		"several executions were missed": {
			rules: rules{rule("down", evening), rule("up", morning)}, now: at(9, 12, 0),
			planned: map[string]time.Time{"up": at(3, 8, 0), "down": at(3, 20, 0)},
			next:    map[string]time.Time{"up": at(10, 8, 0), "down": at(9, 20, 0)},
			due:     []string{"down 8 20:00", "up 9 08:00"},
		},
		"the schedule was changed": {
			rules: rules{rule("up", "0 10 * * *")}, planned: map[string]time.Time{"up": at(3, 8, 0)}, now: at(3, 9, 0),
			next: map[string]time.Time{"up": at(3, 10, 0)},
		},
		"the schedule was changed to an earlier time": {
			rules: rules{rule("up", "0 7 * * *")}, planned: map[string]time.Time{"up": at(3, 8, 0)}, now: at(3, 6, 0),
			next: map[string]time.Time{"up": at(3, 7, 0)},
		},
		"suspended": {
			rules: rules{rule("up", morning, suspended)}, planned: map[string]time.Time{"up": at(3, 8, 0)}, now: at(3, 9, 0),
			next: map[string]time.Time{},
		},
		"resumed": {
			rules: rules{rule("up", morning)}, planned: map[string]time.Time{}, now: at(3, 9, 0),
			next: map[string]time.Time{"up": at(4, 8, 0)},
		},
		"in a time zone": {
			rules: rules{rule("up", morning, inZone)}, now: at(2, 9, 0), next: map[string]time.Time{"up": at(3, 0, 0)},
		},
		"a removed rule": {
			rules: rules{rule("up", morning)}, planned: map[string]time.Time{"up": at(3, 8, 0), "old": at(3, 8, 0)}, now: at(3, 7, 0),
			next: map[string]time.Time{"up": at(3, 8, 0)},
		},
		"never": {rules: rules{rule("up", "0 8 30 2 *")}, now: at(2, 9, 0), next: map[string]time.Time{}},
		"a new interval": {
			rules: rules{rule("up", "@every 1h")}, now: at(2, 9, 0), next: map[string]time.Time{"up": at(2, 10, 0)},
		},
		"an interval does not start again": {
			rules: rules{rule("up", "@every 1h")}, planned: map[string]time.Time{"up": at(2, 9, 20)}, now: at(2, 9, 0),
			next: map[string]time.Time{"up": at(2, 9, 20)},
		},
		"the end of an interval": {
			rules: rules{rule("up", "@every 1h")}, planned: map[string]time.Time{"up": at(2, 9, 20)}, now: at(2, 9, 20),
			next: map[string]time.Time{"up": at(2, 10, 20)}, due: []string{"up 2 09:20"},
		},
		"several intervals were missed": {
			rules: rules{rule("up", "@every 2h")}, planned: map[string]time.Time{"up": at(2, 9, 20)}, now: at(2, 14, 0),
			next: map[string]time.Time{"up": at(2, 15, 20)}, due: []string{"up 2 13:20"},
		},
		"the interval was shortened": {
			rules: rules{rule("up", "@every 1h")}, planned: map[string]time.Time{"up": at(2, 20, 0)}, now: at(2, 9, 0),
			next: map[string]time.Time{"up": at(2, 10, 0)},
		},
		"a time zone without a schedule": {
			rules: rules{rule("bad", "TZ=UTC"), rule("worse", "CRON_TZ=UTC"), rule("up", morning)}, now: at(2, 9, 0),
			next: map[string]time.Time{"up": at(3, 8, 0)}, invalid: 2,
		},
		"an invalid rule does not affect others": {
			rules: rules{rule("bad", "never"), rule("up", morning)}, now: at(2, 9, 0),
			next: map[string]time.Time{"up": at(3, 8, 0)}, invalid: 1,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := &autoscalingv1alpha1.CronFederatedHPA{Spec: autoscalingv1alpha1.CronFederatedHPASpec{Rules: tc.rules}}
			for name, next := range tc.planned {
				c.Status.ExecutionHistories = append(c.Status.ExecutionHistories,
					autoscalingv1alpha1.ExecutionHistory{RuleName: name, NextExecutionTime: &metav1.Time{Time: next}})
			}
			p := newPlan(c, tc.now, time.UTC)
			next := map[string]time.Time{}
			for i, h := range p.histories {
				if h.RuleName != tc.rules[i].Name {
					t.Errorf("history %d is of rule %s, want %s", i, h.RuleName, tc.rules[i].Name)
				}
				if h.NextExecutionTime != nil {
					next[h.RuleName] = h.NextExecutionTime.UTC()
				}
			}
			var due []string
			for _, e := range p.due {
				due = append(due, e.rule.Name+" "+e.scheduled.UTC().Format("2 15:04"))
			}
			if diff := cmp.Diff(tc.next, next); diff != "" {
				t.Errorf("next executions (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tc.due, due); diff != "" {
				t.Errorf("due rules (-want +got):\n%s", diff)
			}
			if len(p.invalid) != tc.invalid {
				t.Errorf("invalid rules %v, want %d", p.invalid, tc.invalid)
			}
		})
	}
}

// The latest missed time is the last one that a search from the first missed time finds, however long the gap is.
func TestSchedule_latest(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.SampledFrom([]string{"*/7 * * * *", "0 8 * * 1-5", "30 2 1 * *", "0 0 29 2 *", "0 8 * * *"}).Draw(t, "schedule")
		zone, err := time.LoadLocation(rapid.SampledFrom([]string{"UTC", "Europe/Berlin", "Asia/Kolkata"}).Draw(t, "zone"))
		if err != nil {
			t.Fatal(err)
		}
		r := rule("r", text)
		s, err := parse(&r, zone)
		if err != nil {
			t.Fatal(err)
		}
		first := s.after(at(1, 0, 0).Add(time.Duration(rapid.IntRange(0, 500).Draw(t, "start")) * time.Hour))
		now := first.Add(time.Duration(rapid.IntRange(0, 100*24*60).Draw(t, "gap")) * time.Minute)
		want := first
		for next := s.after(first); !next.After(now); next = s.after(next) {
			want = next
		}
		if got := s.latest(first, now); !got.Equal(want) {
			t.Fatalf("latest(%v, %v) = %v, want %v", first, now, got, want)
		}
	})
}
