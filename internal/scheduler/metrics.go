// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"time"

	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Events that enqueue a binding, as label of the metric (docs/contract/components.md#metrics).
const (
	eventAdd     = "BindingAdd"
	eventUpdate  = "BindingUpdate"
	eventFailure = "ScheduleAttemptFailure"
	eventCluster = "ClusterChanged"
)

var (
	attempts = metric.Counter("karmada_scheduler_schedule_attempts_total",
		"Number of attempts to schedule a binding.", "result", "schedule_type")
	duration = metric.Histogram("karmada_scheduler_e2e_scheduling_duration_seconds",
		"Duration of an attempt to schedule a binding, from reading it to writing the result.",
		metric.Exponential(0.001, 2, 15), "result", "schedule_type")
	stepDuration = metric.Histogram("karmada_scheduler_scheduling_algorithm_duration_seconds",
		"Duration of a step of a scheduling decision.", metric.Exponential(0.0001, 2, 12), "schedule_step")
	pointDuration = metric.Histogram("karmada_scheduler_framework_extension_point_duration_seconds",
		"Duration of all plugins of an extension point in a scheduling decision.", metric.Exponential(0.0001, 2, 12), "extension_point", "result")
	incoming = metric.Counter("karmada_scheduler_queue_incoming_bindings_total",
		"Number of bindings added to the scheduling queue, by event.", "event")
	pendingBindings = metric.Gauge("karmada_scheduler_pending_bindings",
		"Number of pending bindings, by queue; the unschedulable ones wait for a change of clusters.", "queue")
)

// measureSteps returns a function to call at the end of each step of a decision that begins now.
func measureSteps(clk clock.PassiveClock) func(decide.Step) {
	began := clk.Now()
	return func(step decide.Step) {
		now := clk.Now()
		took := now.Sub(began).Seconds()
		began = now
		stepDuration.WithLabelValues(string(step)).Observe(took)
		if step == decide.StepFilter || step == decide.StepScore {
			pointDuration.WithLabelValues(string(step), "Success").Observe(took)
		}
	}
}

func recordAttempt(failure error, kind string, took time.Duration) {
	result := "scheduled"
	if failure != nil {
		result = "error"
	}
	attempts.WithLabelValues(result, kind).Inc()
	duration.WithLabelValues(result, kind).Observe(took.Seconds())
}
