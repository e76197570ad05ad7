// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package failover

import (
	"time"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/metric"
)

var (
	// The names and labels of these are part of the contract (docs/contract/components.md#metrics).
	queueDepth   = metric.Gauge("eviction_queue_depth", "Bindings that wait for their turn to be evicted from a cluster.", "name")
	evictedKinds = metric.Gauge("eviction_kind_total",
		"Evictions by cluster and kind of the evicted object.", "member_cluster", "resource_kind")
	latency = metric.Histogram("eviction_processing_latency_seconds",
		"Time to write an eviction.", metric.Exponential(0.001, 2, 15), "name")
	processed = metric.Counter("eviction_processing_total", "Evictions that were written, by result.", "name", "result")
	// These are not part of the contract (docs/concepts/failover.md#metrics).
	detection = metric.Histogram("karmada_eviction_delay_seconds",
		"Time from the moment a workload had to leave a cluster to its eviction task.", metric.Exponential(0.1, 2, 14), "reason")
	recovery = metric.Histogram("karmada_eviction_duration_seconds",
		"Time from an eviction task to its end, by reason and outcome.", metric.Exponential(0.5, 2, 14), "reason", "outcome")
	suspended = metric.Gauge("karmada_evictions_suspended", "1 while evictions are suspended because too many clusters were lost at once.")
)

// queueName returns the name of the queue of a scope in metrics.
func queueName(s binding.Scope) string {
	if s.Namespaced {
		return "binding-eviction"
	}
	return "cluster-binding-eviction"
}

// CountWaiting sets the number of bindings of a scope that wait for their turn.
func CountWaiting(s binding.Scope, n int) { queueDepth.WithLabelValues(queueName(s)).Set(float64(n)) }

// countEviction counts an attempt to write an eviction, and its duration.
func countEviction(b binding.Binding, cluster, reason string, delay, took time.Duration, failure error) {
	name := queueName(binding.ScopeOf(b))
	latency.WithLabelValues(name).Observe(took.Seconds())
	processed.WithLabelValues(name, metric.Result(failure)).Inc()
	if failure != nil {
		return
	}
	evictedKinds.WithLabelValues(cluster, b.BindingSpec().Resource.Kind).Inc()
	detection.WithLabelValues(reason).Observe(delay.Seconds())
}

// CountEnd counts a task that ended after a time.
func CountEnd(reason, outcome string, took time.Duration) {
	recovery.WithLabelValues(reason, outcome).Observe(took.Seconds())
}

// SetSuspended sets whether evictions are suspended.
func SetSuspended(on bool) {
	value := 0.0
	if on {
		value = 1
	}
	suspended.WithLabelValues().Set(value)
}
