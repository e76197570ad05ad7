// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cron

import (
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"sigs.k8s.io/controller-runtime/pkg/metrics"
)

// The names are part of the contract (docs/contract/components.md#metrics).
var (
	processDuration = histogram("cronfederatedhpa_process_duration_seconds", "Time to process a CronFederatedHPA.")
	ruleDuration    = histogram("cronfederatedhpa_rule_process_duration_seconds", "Time to execute a rule of a CronFederatedHPA.")
)

func histogram(name, help string) *prometheus.HistogramVec {
	return prometheus.NewHistogramVec(
		prometheus.HistogramOpts{Name: name, Help: help, Buckets: prometheus.ExponentialBuckets(0.001, 2, 12)}, []string{"result"},
	)
}

func init() { metrics.Registry.MustRegister(processDuration, ruleDuration) }

// observe records the duration and the result of an operation.
func observe(h *prometheus.HistogramVec, took time.Duration, err error) {
	result := "success"
	if err != nil {
		result = "error"
	}
	h.WithLabelValues(result).Observe(took.Seconds())
}
