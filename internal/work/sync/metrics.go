// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import "karmada.io/karmada/internal/machinery/metric"

var (
	// Its name and label are part of the contract (docs/contract/components.md#metrics).
	syncDuration = metric.Histogram("binding_sync_work_duration_seconds", "Time to write the Works of a binding.",
		metric.Exponential(0.001, 2, 12), "result")
	// Not part of the contract (docs/howto/approve-removals.md).
	heldRemovals = metric.Gauge("karmada_held_removals", "Works whose removal awaits approval because one change would remove many.")
	heldRestarts = metric.Gauge("karmada_held_restarts", "Works whose restart awaits approval because one change would restart many.")
)
