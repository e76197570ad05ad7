// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"github.com/prometheus/client_golang/prometheus"

	"karmada.io/karmada/internal/machinery/metric"
)

// These metrics are not part of the contract (docs/concepts/work-and-status.md).
var (
	corrections = metric.Counter("karmada_drift_corrections_total", "Member objects restored after a change in the member.",
		"apiversion", "kind", "member_cluster")
	watchErrors = metric.Counter("karmada_member_watch_errors_total", "Lists and watches of managed objects in a member that failed.",
		"member_cluster")
)

// ForgetMetrics removes the metrics of a cluster that this process no longer owns.
func ForgetMetrics(cluster string) {
	of := prometheus.Labels{"member_cluster": cluster}
	corrections.DeletePartialMatch(of)
	watchErrors.DeletePartialMatch(of)
}
