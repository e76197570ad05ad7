// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package failover

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	"karmada.io/karmada/internal/binding"
)

var (
	// The names and labels of these are part of the contract (docs/contract/components.md#metrics).
	queueDepth = prometheus.NewGaugeVec(prometheus.GaugeOpts{
		Name: "eviction_queue_depth", Help: "Bindings that wait for their turn to be evicted from a cluster.",
	}, []string{"name"})
	evictedKinds = prometheus.NewGaugeVec(prometheus.GaugeOpts{
		Name: "eviction_kind_total", Help: "Evictions by cluster and kind of the evicted object.",
	}, []string{"member_cluster", "resource_kind"})
	latency = prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "eviction_processing_latency_seconds", Help: "Time to write an eviction.", Buckets: prometheus.ExponentialBuckets(0.001, 2, 15),
	}, []string{"name"})
	processed = prometheus.NewCounterVec(prometheus.CounterOpts{
		Name: "eviction_processing_total", Help: "Evictions that were written, by result.",
	}, []string{"name", "result"})
	// These are not part of the contract (docs/concepts/failover.md#metrics).
	detection = prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "karmada_eviction_delay_seconds", Help: "Time from the moment a workload had to leave a cluster to its eviction task.",
		Buckets: prometheus.ExponentialBuckets(0.1, 2, 14),
	}, []string{"reason"})
	recovery = prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "karmada_eviction_duration_seconds", Help: "Time from an eviction task to its end, by reason and outcome.",
		Buckets: prometheus.ExponentialBuckets(0.5, 2, 14),
	}, []string{"reason", "outcome"})
	suspended = prometheus.NewGauge(prometheus.GaugeOpts{
		Name: "karmada_evictions_suspended", Help: "1 while evictions are suspended because too many clusters were lost at once.",
	})
)

func init() {
	metrics.Registry.MustRegister(queueDepth, evictedKinds, latency, processed, detection, recovery, suspended)
}

// queueName returns the name of the queue of a scope in metrics.
func queueName(s binding.Scope) string {
	if s.Namespaced {
		return "binding-eviction"
	}
	return "cluster-binding-eviction"
}

// CountWaiting sets the number of bindings of a scope that wait for their turn.
func CountWaiting(s binding.Scope, n int) { queueDepth.WithLabelValues(queueName(s)).Set(float64(n)) }

// CountEviction counts an attempt to write an eviction that took so long.
func CountEviction(b binding.Binding, cluster, reason string, delay, took time.Duration, failure error) {
	name := queueName(binding.ScopeOf(b))
	latency.WithLabelValues(name).Observe(took.Seconds())
	if failure != nil {
		processed.WithLabelValues(name, "error").Inc()
		return
	}
	processed.WithLabelValues(name, "success").Inc()
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
	suspended.Set(value)
}
