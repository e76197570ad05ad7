// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"cmp"
	"context"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/component"
)

// Server returns karmada-search (docs/contract/components.md#search).
func Server() component.Server {
	var o Config
	return component.Server{
		Name: "search", Short: "Run the search API server", Connects: component.ControlPlane, QPS: 40, Burst: 60,
		Long: "The search API server caches objects of member clusters, as ResourceRegistries select them, and serves them: as lists of all " +
			"clusters, and through a proxy that shows all clusters as one. Health and metrics are served on the --secure-port port.",
		AddFlags: func(fs *pflag.FlagSet) {
			o.AddServingFlags(fs)
			o.AddEtcdFlags(fs)
			fs.BoolVar(&o.DisableSearch, "disable-search", false, "Do not serve search/cache.")
			fs.BoolVar(&o.DisableProxy, "disable-proxy", false, "Do not serve proxying.")
		},
		Validate: func() error { return cmp.Or(o.ValidateServing(), o.ValidateEtcd()) },
		Run: func(ctx context.Context, control *rest.Config, ready func()) error {
			o.Control = control
			return Run(ctx, o, func(int) { ready() })
		},
	}
}
