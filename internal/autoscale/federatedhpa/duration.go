// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package federatedhpa

import "karmada.io/karmada/internal/machinery/metric"

// The names are part of the contract (docs/contract/components.md#metrics).
var (
	processDuration = metric.Histogram(
		"federatedhpa_process_duration_seconds", "Time to process a FederatedHPA.", metric.Exponential(0.01, 2, 12), "result")
	pullDuration = metric.Histogram(
		"federatedhpa_pull_metrics_duration_seconds", "Time to read a metric of a FederatedHPA.",
		metric.Exponential(0.01, 2, 12), "result", "metricType")
)
