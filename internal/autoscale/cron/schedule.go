// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cron

import (
	"fmt"
	"slices"
	"time"

	"github.com/robfig/cron/v3"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	parser "karmada.io/karmada/internal/machinery/schedule"
)

// execution is a rule that must be executed now.
type execution struct {
	rule      *autoscalingv1alpha1.CronFederatedHPARule
	scheduled time.Time
}

// plan holds the next state of a CronFederatedHPA.
type plan struct {
	// histories has an entry for each rule, in the order of the spec, with the next execution time after now.
	histories []autoscalingv1alpha1.ExecutionHistory
	// due lists the rules to execute, ordered by their scheduled times. A rule is listed once, for the latest scheduled time.
	due []execution
	// invalid holds errors by the name of the rule.
	invalid map[string]error
}

// newPlan returns the plan at a time. Rules without a time zone use the given one.
//
// status.nextExecutionTime is the only state: a rule must be executed if that time has passed and is a time of its schedule.
// Otherwise the rule was changed, and its next execution is computed again.
func newPlan(c *autoscalingv1alpha1.CronFederatedHPA, now time.Time, local *time.Location) plan {
	p := plan{invalid: map[string]error{}}
	known := map[string]*autoscalingv1alpha1.ExecutionHistory{}
	for i := range c.Status.ExecutionHistories {
		known[c.Status.ExecutionHistories[i].RuleName] = &c.Status.ExecutionHistories[i]
	}
	for i := range c.Spec.Rules {
		rule := &c.Spec.Rules[i]
		h := autoscalingv1alpha1.ExecutionHistory{RuleName: rule.Name}
		if before := known[rule.Name]; before != nil {
			h = *before.DeepCopy()
		}
		planned := h.NextExecutionTime
		h.NextExecutionTime = nil
		if rule.Suspend == nil || !*rule.Suspend {
			s, err := parse(rule, local)
			if err != nil {
				p.invalid[rule.Name] = err
			} else {
				h.NextExecutionTime = s.next(now)
				if planned != nil && !planned.After(now) && s.contains(planned.Time) {
					scheduled := s.latest(planned.Time, now)
					p.due = append(p.due, execution{rule: rule, scheduled: scheduled})
					if interval := s.interval(); interval > 0 {
						h.NextExecutionTime = &metav1.Time{Time: scheduled.Add(interval)}
					}
				} else if planned != nil && planned.After(now) && planned.Sub(now) <= s.interval() {
					h.NextExecutionTime = planned // an interval does not start again with each evaluation
				}
			}
		}
		p.histories = append(p.histories, h)
	}
	slices.SortStableFunc(p.due, func(a, b execution) int { return a.scheduled.Compare(b.scheduled) })
	return p
}

// wait returns the duration until the next execution of any rule, or 0 if there is none.
func (p plan) wait(now time.Time) time.Duration {
	var first *metav1.Time
	for _, h := range p.histories {
		if h.NextExecutionTime != nil && (first == nil || h.NextExecutionTime.Before(first)) {
			first = h.NextExecutionTime
		}
	}
	if first == nil {
		return 0
	}
	return max(first.Sub(now), time.Millisecond)
}

// schedule is a parsed schedule in a time zone.
type schedule struct {
	cron.Schedule
	zone *time.Location
}

func parse(rule *autoscalingv1alpha1.CronFederatedHPARule, local *time.Location) (schedule, error) {
	s, err := parser.Parse(rule.Schedule)
	if err != nil {
		return schedule{}, fmt.Errorf("rule %s: %w", rule.Name, err)
	}
	if rule.TimeZone != nil {
		if local, err = time.LoadLocation(*rule.TimeZone); err != nil {
			return schedule{}, fmt.Errorf("rule %s: time zone %q: %w", rule.Name, *rule.TimeZone, err)
		}
	}
	return schedule{s, local}, nil
}

// after returns the first scheduled time after t. It is zero if there is none within 5 years, as for February 30.
func (s schedule) after(t time.Time) time.Time { return s.Next(t.In(s.zone)) }

// next returns the first scheduled time after t, or nil.
func (s schedule) next(t time.Time) *metav1.Time {
	next := s.after(t)
	if next.IsZero() {
		return nil
	}
	return &metav1.Time{Time: next}
}

// interval returns the time between two executions of a schedule "@every <interval>", or 0. Its times depend on the first one.
func (s schedule) interval() time.Duration {
	constant, _ := s.Schedule.(cron.ConstantDelaySchedule)
	return constant.Delay
}

// contains reports whether t, in whole seconds, is a scheduled time.
func (s schedule) contains(t time.Time) bool {
	return s.interval() > 0 || s.after(t.Add(-time.Second)).Equal(t)
}

// latest returns the last scheduled time that is not after now. first is a scheduled time that is not after now.
func (s schedule) latest(first, now time.Time) time.Time {
	if interval := s.interval(); interval > 0 {
		return first.Add(now.Sub(first).Truncate(interval))
	}
	// Long gaps are searched backward in growing steps, so that the number of scheduled times in a gap does not matter.
	from := first
	for step := time.Hour; ; step *= 4 {
		start := now.Add(-step)
		if !start.After(first) {
			break
		}
		if next := s.after(start); !next.IsZero() && !next.After(now) {
			from = next
			break
		}
	}
	for {
		next := s.after(from)
		if next.IsZero() || next.After(now) {
			return from
		}
		from = next
	}
}

// succeeded adds a successful execution to the history of a rule.
func succeeded(
	h *autoscalingv1alpha1.ExecutionHistory, rule *autoscalingv1alpha1.CronFederatedHPARule, e autoscalingv1alpha1.SuccessfulExecution,
) {
	h.SuccessfulExecutions = slices.Insert(h.SuccessfulExecutions, 0, e)
	h.SuccessfulExecutions = limited(h.SuccessfulExecutions, rule.SuccessfulHistoryLimit)
}

// failed adds a failed execution to the history of a rule.
func failed(
	h *autoscalingv1alpha1.ExecutionHistory, rule *autoscalingv1alpha1.CronFederatedHPARule, e autoscalingv1alpha1.FailedExecution,
) {
	h.FailedExecutions = slices.Insert(h.FailedExecutions, 0, e)
	h.FailedExecutions = limited(h.FailedExecutions, rule.FailedHistoryLimit)
}

// defaultHistoryLimit applies to rules that were stored without defaults.
const defaultHistoryLimit = 3

// limited returns the first entries of a history, or nil without any.
func limited[T any](entries []T, limit *int32) []T {
	n := defaultHistoryLimit
	if limit != nil {
		n = int(*limit)
	}
	if n = min(n, len(entries)); n == 0 {
		return nil
	}
	return entries[:n]
}
