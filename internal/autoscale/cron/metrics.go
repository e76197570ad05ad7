// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cron

import "karmada.io/karmada/internal/machinery/metric"

// The names are part of the contract (docs/contract/components.md#metrics).
var (
	processDuration = metric.Histogram(
		"cronfederatedhpa_process_duration_seconds", "Time to process a CronFederatedHPA.", metric.Exponential(0.001, 2, 12), "result")
	ruleDuration = metric.Histogram(
		"cronfederatedhpa_rule_process_duration_seconds", "Time to execute a rule of a CronFederatedHPA.",
		metric.Exponential(0.001, 2, 12), "result")
)
