// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package remove

import (
	"github.com/prometheus/client_golang/prometheus"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/work/observe"
)

var (
	// The name and labels are part of the contract (docs/contract/components.md#metrics).
	deleted = metric.Counter("delete_resource_from_cluster", "Objects deleted from member clusters.",
		"result", "apiversion", "kind", "member_cluster")
	// Not part of the contract (docs/concepts/work-and-status.md).
	orphans = metric.Gauge("karmada_orphaned_objects", "Managed objects in a member that have no Work, as of the last sweep.",
		"member_cluster")
)

// ForgetMetrics removes the metrics of a cluster that this process no longer owns.
func ForgetMetrics(cluster string) {
	of := prometheus.Labels{"member_cluster": cluster}
	deleted.DeletePartialMatch(of)
	orphans.DeletePartialMatch(of)
}

// count counts a deletion in a cluster, with its result.
func count(o *interpret.Object, cluster string, err error) {
	if !observe.Expected(err) {
		deleted.WithLabelValues(metric.Result(err), o.GetAPIVersion(), o.GetKind(), cluster).Inc()
	}
}
