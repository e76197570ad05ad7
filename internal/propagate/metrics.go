// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"time"

	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/machinery/requeue"
)

// The names and labels are part of the contract (docs/contract/components.md#metrics).
var (
	matchDuration = metric.Histogram("resource_match_policy_duration_seconds", "Time to find the policy of a template.",
		metric.Exponential(0.001, 2, 12))
	applyDuration = metric.Histogram("resource_apply_policy_duration_seconds", "Time to apply a policy to a template.",
		metric.Exponential(0.001, 2, 12), "result")
	applyAttempts = metric.Counter("policy_apply_attempts_total", "Attempts to apply a policy to a template.", "result")
	preemptions   = metric.Counter("policy_preemption_total", "Templates that a policy took over from another policy.", "result")
)

// recordApply records an attempt to apply a policy. Waiting for another change is not an attempt.
func recordApply(took time.Duration, err error) {
	if requeue.Expected(err) {
		return
	}
	metric.Observe(applyDuration, took, err)
	applyAttempts.WithLabelValues(metric.Result(err)).Inc()
}

func recordPreemption(p *pass, err error) {
	switch {
	case p.preempted == nil || !p.claimed && requeue.Expected(err):
	case p.claimed:
		preemptions.WithLabelValues(metric.Result(nil)).Inc()
	default:
		preemptions.WithLabelValues(metric.Result(err)).Inc()
	}
}
