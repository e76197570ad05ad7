// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"github.com/prometheus/client_golang/prometheus"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/work/observe"
	"karmada.io/karmada/internal/work/remove"
)

var (
	// The names and labels are part of the contract (docs/contract/components.md#metrics).
	created = metric.Counter("create_resource_to_cluster", "Objects created in member clusters.",
		"result", "apiversion", "kind", "member_cluster", "recreate")
	updated = metric.Counter("update_resource_to_cluster", "Objects updated in member clusters.",
		"result", "apiversion", "kind", "member_cluster", "operationResult")
	applyDuration = metric.Histogram("work_sync_workload_duration_seconds", "Time to apply the manifests of a Work in its member cluster.",
		metric.Exponential(0.001, 2, 12), "result")
)

// forgetMetrics removes the metrics of a cluster that this process no longer owns.
func forgetMetrics(cluster string) {
	observe.ForgetMetrics(cluster)
	remove.ForgetMetrics(cluster)
	of := prometheus.Labels{"member_cluster": cluster}
	created.DeletePartialMatch(of)
	updated.DeletePartialMatch(of)
}

// countCreated and countUpdated count a write in a cluster, with its result.
func countCreated(o *interpret.Object, cluster string, err error) {
	if !observe.Expected(err) {
		created.WithLabelValues(metric.Result(err), o.GetAPIVersion(), o.GetKind(), cluster, "false").Inc()
	}
}

func countUpdated(o *interpret.Object, cluster string, err error) {
	if !observe.Expected(err) {
		updated.WithLabelValues(metric.Result(err), o.GetAPIVersion(), o.GetKind(), cluster, "updated").Inc()
	}
}
