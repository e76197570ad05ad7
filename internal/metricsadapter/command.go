// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metricsadapter

import (
	"context"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/component"
)

// Server returns karmada-metrics-adapter (docs/contract/components.md#metrics-adapter).
func Server() component.Server {
	var o Config
	return component.Server{
		Name: "metrics-adapter", Short: "Run the metrics API server", Connects: component.ControlPlane, QPS: 40, Burst: 60,
		Long: "The metrics API server serves the metrics of all member clusters as one: the usage of nodes and pods, custom metrics and " +
			"external metrics. Health is served on the --secure-port port.",
		Endpoints: component.Endpoints{Metrics: ":8080"},
		AddFlags: func(fs *pflag.FlagSet) {
			o.AddServingFlags(fs)
			fs.Lookup("enable-priority-and-fairness").DefValue = "false"
		},
		Validate: o.ValidateServing,
		Run: func(ctx context.Context, control *rest.Config, ready func()) error {
			o.Control = control
			return Run(ctx, o, func(int) { ready() })
		},
	}
}
