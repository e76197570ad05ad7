// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package orphans

import "karmada.io/karmada/internal/machinery/metric"

var orphanedWorks = metric.Gauge("karmada_orphaned_works", "Works whose binding does not exist, at the last sweep.")
