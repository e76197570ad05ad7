// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"github.com/prometheus/client_golang/prometheus"
	apierrors "k8s.io/apimachinery/pkg/api/errors"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/metric"
)

var (
	// The names and labels are part of the contract (docs/contract/components.md#metrics).
	created = metric.Counter("create_resource_to_cluster", "Objects created in member clusters.",
		"result", "apiversion", "kind", "member_cluster", "recreate")
	updated = metric.Counter("update_resource_to_cluster", "Objects updated in member clusters.",
		"result", "apiversion", "kind", "member_cluster", "operationResult")
	deleted = metric.Counter("delete_resource_from_cluster", "Objects deleted from member clusters.",
		"result", "apiversion", "kind", "member_cluster")
	applyDuration = metric.Histogram("work_sync_workload_duration_seconds", "Time to apply the manifests of a Work in its member cluster.",
		metric.Exponential(0.001, 2, 12), "result")
	// These are not part of the contract (docs/concepts/work-and-status.md).
	corrections = metric.Counter("karmada_drift_corrections_total", "Member objects restored after a change in the member.",
		"apiversion", "kind", "member_cluster")
	orphans = metric.Gauge("karmada_orphaned_objects", "Managed objects in a member that have no Work, as of the last sweep.",
		"member_cluster")
	watchErrors = metric.Counter("karmada_member_watch_errors_total", "Lists and watches of managed objects in a member that failed.",
		"member_cluster")
)

// forgetMetrics removes the metrics of a cluster that this process no longer owns.
func forgetMetrics(cluster string) {
	of := prometheus.Labels{"member_cluster": cluster}
	for _, c := range []*prometheus.CounterVec{created, updated, deleted, corrections, watchErrors} {
		c.DeletePartialMatch(of)
	}
	orphans.DeletePartialMatch(of)
}

// count counts a request that changes an object of a cluster, with its result. Conflicts, names that exist already and objects or
// namespaces that do not exist are part of normal operation and are not counted.
func count(verb string, o *interpret.Object, cluster string, err error) {
	if apierrors.IsConflict(err) || apierrors.IsAlreadyExists(err) || apierrors.IsNotFound(err) {
		return
	}
	result := metric.Result(err)
	switch verb {
	case "created":
		created.WithLabelValues(result, o.GetAPIVersion(), o.GetKind(), cluster, "false").Inc()
	case "updated":
		updated.WithLabelValues(result, o.GetAPIVersion(), o.GetKind(), cluster, "updated").Inc()
	case "deleted":
		deleted.WithLabelValues(result, o.GetAPIVersion(), o.GetKind(), cluster).Inc()
	}
}
