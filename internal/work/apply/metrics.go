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
)

func init() { metrics.Registry.MustRegister(created, updated, deleted) }

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
