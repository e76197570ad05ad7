// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"cmp"
	"context"
	"fmt"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/search/cache"
)

// Server returns karmada-search (docs/contract/components.md#search).
func Server() component.Server {
	o := Config{Limits: cache.DefaultLimits()}
	return component.Server{
		Name: "search", Short: "Run the search API server", Connects: component.ControlPlane, QPS: 40, Burst: 60,
		Gates: features.New(), // without effect; installers set the gates of the whole control plane
		Long: "The search API server caches objects of member clusters, as ResourceRegistries select them, and serves them: as lists of all " +
			"clusters, and through a proxy that shows all clusters as one. Health and metrics are served on the --secure-port port.",
		AddFlags: func(fs *pflag.FlagSet) {
			o.AddServingFlags(fs)
			o.AddEtcdFlags(fs)
			fs.BoolVar(&o.DisableSearch, "disable-search", false, "Do not serve search/cache.")
			fs.BoolVar(&o.DisableProxy, "disable-proxy", false, "Do not serve proxying.")
			fs.IntVar(&o.Limits.Kinds, "max-kinds-per-cluster", o.Limits.Kinds,
				"The maximum number of kinds to cache of one cluster. The condition Synced of ResourceRegistries reports more. 0 means no limit.")
			fs.IntVar(&o.Limits.Objects, "max-objects-per-cluster", o.Limits.Objects,
				"The maximum number of objects to cache of one cluster. Kinds that do not fit are not cached. 0 means no limit.")
			fs.StringVar(&o.TextIndexDir, "text-index-dir", "", "The directory for the full-text index of cached objects. Its content is "+
				"deleted. Empty disables the index, and search/text is not available.")
		},
		Validate: func() error { return cmp.Or(o.ValidateServing(), o.ValidateEtcd(), validateLimits(o.Limits)) },
		Run: func(ctx context.Context, control *rest.Config, ready func()) error {
			o.Control = control
			return Run(ctx, o, func(int) { ready() })
		},
	}
}

func validateLimits(l cache.Limits) error {
	switch {
	case l.Kinds < 0:
		return fmt.Errorf("--max-kinds-per-cluster: must be 0 or greater, got %d", l.Kinds)
	case l.Objects < 0:
		return fmt.Errorf("--max-objects-per-cluster: must be 0 or greater, got %d", l.Objects)
	}
	return nil
}
