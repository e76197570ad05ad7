// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package orphans

import (
	"github.com/prometheus/client_golang/prometheus"
	"sigs.k8s.io/controller-runtime/pkg/metrics"
)

var orphanedWorks = prometheus.NewGauge(prometheus.GaugeOpts{
	Name: "karmada_orphaned_works", Help: "Works whose binding does not exist, at the last sweep.",
})

func init() { metrics.Registry.MustRegister(orphanedWorks) }
