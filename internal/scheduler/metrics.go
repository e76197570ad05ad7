// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"sigs.k8s.io/controller-runtime/pkg/metrics"
)

// What brings a binding into the queue, as the metric names it (components, metrics of the scheduler).
const (
	eventAdd     = "BindingAdd"
	eventUpdate  = "BindingUpdate"
	eventFailure = "ScheduleAttemptFailure"
	eventCluster = "ClusterChanged"
)

var (
	attempts = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "karmada_scheduler_schedule_attempts_total", Help: "Decisions about bindings."},
		[]string{"result", "schedule_type"})
	duration = prometheus.NewHistogramVec(prometheus.HistogramOpts{Name: "karmada_scheduler_e2e_scheduling_duration_seconds",
		Help: "Time from reading a binding to having written the decision.", Buckets: prometheus.ExponentialBuckets(0.001, 2, 15)}, []string{"result", "schedule_type"})
	incoming = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "karmada_scheduler_queue_incoming_bindings_total", Help: "Bindings that came into the queue, by what brought them."},
		[]string{"event"})
	pending = prometheus.NewGaugeVec(prometheus.GaugeOpts{Name: "karmada_scheduler_pending_bindings", Help: "Bindings that wait, by what for: unschedulable ones for a change that could help."},
		[]string{"queue"})
)

func init() { metrics.Registry.MustRegister(attempts, duration, incoming, pending) }

func recordAttempt(failure error, kind string, took time.Duration) {
	result := "scheduled"
	if failure != nil {
		result = "error"
	}
	attempts.WithLabelValues(result, kind).Inc()
	duration.WithLabelValues(result, kind).Observe(took.Seconds())
}
