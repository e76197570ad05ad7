// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import "karmada.io/karmada/internal/machinery/metric"

// watchErrors is not part of the contract (docs/howto/monitoring.md).
var watchErrors = metric.InAPIServers(metric.Counter("karmada_search_watch_errors_total",
	"Lists and watches of a member that failed; the cached objects of the member may be outdated.", "member_cluster"))
