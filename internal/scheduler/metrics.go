// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"sigs.k8s.io/controller-runtime/pkg/metrics"
)

// Events that enqueue a binding, as label of the metric (docs/contract/components.md#metrics).
const (
	eventAdd     = "BindingAdd"
	eventUpdate  = "BindingUpdate"
	eventFailure = "ScheduleAttemptFailure"
	eventCluster = "ClusterChanged"
)

var (
	attempts = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "karmada_scheduler_schedule_attempts_total",
		Help: "Number of attempts to schedule a binding."}, []string{"result", "schedule_type"})
	duration = prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "karmada_scheduler_e2e_scheduling_duration_seconds",
		Help:    "Duration of an attempt to schedule a binding, from reading it to writing the result.",
		Buckets: prometheus.ExponentialBuckets(0.001, 2, 15)}, []string{"result", "schedule_type"})
	incoming = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "karmada_scheduler_queue_incoming_bindings_total",
		Help: "Number of bindings added to the scheduling queue, by event."}, []string{"event"})
	pendingBindings = prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "karmada_scheduler_pending_bindings",
		Help: "Number of pending bindings, by queue; the unschedulable ones wait for a change of clusters."}, []string{"queue"})
)

func init() { metrics.Registry.MustRegister(attempts, duration, incoming, pendingBindings) }

func recordAttempt(failure error, kind string, took time.Duration) {
	result := "scheduled"
	if failure != nil {
		result = "error"
	}
	attempts.WithLabelValues(result, kind).Inc()
	duration.WithLabelValues(result, kind).Observe(took.Seconds())
}
