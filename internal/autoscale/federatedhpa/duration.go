// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package federatedhpa

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"sigs.k8s.io/controller-runtime/pkg/metrics"
)

// The names are part of the contract (docs/contract/components.md#metrics).
var (
	processDuration = prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "federatedhpa_process_duration_seconds", Help: "Time to process a FederatedHPA.",
		Buckets: prometheus.ExponentialBuckets(0.01, 2, 12),
	}, []string{"result"})
	pullDuration = prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "federatedhpa_pull_metrics_duration_seconds", Help: "Time to read a metric of a FederatedHPA.",
		Buckets: prometheus.ExponentialBuckets(0.01, 2, 12),
	}, []string{"result", "metricType"})
)

func init() { metrics.Registry.MustRegister(processDuration, pullDuration) }

// observe records the duration and the result of an operation.
func observe(h prometheus.ObserverVec, took time.Duration, err error) {
	result := "success"
	if err != nil {
		result = "error"
	}
	h.WithLabelValues(result).Observe(took.Seconds())
}
