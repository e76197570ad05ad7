// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"github.com/prometheus/client_golang/prometheus"
	"sigs.k8s.io/controller-runtime/pkg/metrics"

	"karmada.io/karmada/internal/interpret"
)

// The names and labels are part of the contract (docs/contract/components.md#metrics).
var (
	created = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "create_resource_to_cluster", Help: "Objects created in member clusters."},
		[]string{"result", "apiversion", "kind", "member_cluster", "recreate"})
	updated = prometheus.NewCounterVec(prometheus.CounterOpts{Name: "update_resource_to_cluster", Help: "Objects updated in member clusters."},
		[]string{"result", "apiversion", "kind", "member_cluster", "operationResult"})
	deleted = prometheus.NewCounterVec(
		prometheus.CounterOpts{Name: "delete_resource_from_cluster", Help: "Objects deleted from member clusters."},
		[]string{"result", "apiversion", "kind", "member_cluster"},
	)
	// These are not part of the contract (docs/concepts/work-and-status.md).
	corrections = prometheus.NewCounterVec(
		prometheus.CounterOpts{Name: "karmada_drift_corrections_total", Help: "Member objects restored after a change in the member."},
		[]string{"apiversion", "kind", "member_cluster"},
	)
	orphans = prometheus.NewGaugeVec(
		prometheus.GaugeOpts{Name: "karmada_orphaned_objects", Help: "Managed objects in a member that have no Work, as of the last sweep."},
		[]string{"member_cluster"},
	)
)

func init() { metrics.Registry.MustRegister(created, updated, deleted, corrections, orphans) }

// forgetMetrics removes the metrics of a cluster that this process no longer owns.
func forgetMetrics(cluster string) {
	of := prometheus.Labels{"member_cluster": cluster}
	for _, c := range []*prometheus.CounterVec{created, updated, deleted, corrections} {
		c.DeletePartialMatch(of)
	}
	orphans.DeletePartialMatch(of)
}

func count(verb string, o *interpret.Object, cluster string) {
	switch verb {
	case "created":
		created.WithLabelValues("success", o.GetAPIVersion(), o.GetKind(), cluster, "false").Inc()
	case "updated":
		updated.WithLabelValues("success", o.GetAPIVersion(), o.GetKind(), cluster, "updated").Inc()
	case "deleted":
		deleted.WithLabelValues("success", o.GetAPIVersion(), o.GetKind(), cluster).Inc()
	}
}
