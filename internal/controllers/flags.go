// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"fmt"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/component"
)

// workerFlags holds the numbers of workers. A flag that is not set leaves the default of the controller.
type workerFlags struct {
	work, template, dependencies, binding, clusterBinding int
	fs                                                    *pflag.FlagSet
}

func (w *workerFlags) addFlags(fs *pflag.FlagSet) {
	w.fs = fs
	add := func(p *int, name, what string, contract, ours int) {
		usage := fmt.Sprintf("The number of %s that are allowed to sync concurrently.", what)
		if ours != contract {
			usage += fmt.Sprintf(" Unless the flag is set, it is %d.", ours)
		}
		fs.IntVar(p, name, contract, usage)
	}
	add(&w.work, "concurrent-work-syncs", "Works of one cluster", 5, 5)
	add(&w.template, "concurrent-resource-template-syncs", "resource templates", 5, 10)
	add(&w.dependencies, "concurrent-dependent-resource-syncs", "bindings whose dependencies", 2, 5)
	add(&w.binding, "concurrent-resourcebinding-syncs", "ResourceBindings", 5, 5)
	add(&w.clusterBinding, "concurrent-clusterresourcebinding-syncs", "ClusterResourceBindings", 5, 5)
	component.AddNoEffect(fs, "the number of workers of these controllers is fixed", func(fs *pflag.FlagSet) {
		fs.Int("concurrent-cluster-syncs", 5, "")
		fs.Int("concurrent-namespace-syncs", 1, "")
		fs.Int("concurrent-propagation-policy-syncs", 1, "")
		fs.Int("concurrent-cluster-propagation-policy-syncs", 1, "")
	})
}

// workers returns the numbers of workers that were set.
func (w *workerFlags) workers() (Workers, error) {
	var out Workers
	for _, f := range []struct {
		flag  string
		value int
		set   *int
	}{
		{"concurrent-work-syncs", w.work, &out.Works},
		{"concurrent-resource-template-syncs", w.template, &out.Templates},
		{"concurrent-dependent-resource-syncs", w.dependencies, &out.Dependencies},
		{"concurrent-resourcebinding-syncs", w.binding, &out.Bindings},
		// Both scopes have the same number of workers.
		{"concurrent-clusterresourcebinding-syncs", max(w.clusterBinding, out.Bindings), &out.Bindings},
	} {
		if !w.fs.Changed(f.flag) {
			continue
		}
		if f.value <= 0 {
			return out, fmt.Errorf("--%s: must be greater than 0, got %d", f.flag, f.value)
		}
		*f.set = max(*f.set, f.value)
	}
	return out, nil
}

// addContractFlags accepts the flags of the contract that have no effect. Flags with an effect must be added before.
func addContractFlags(fs *pflag.FlagSet) {
	component.AddRateLimiterFlags(fs)
	component.AddNoEffect(fs, "clusters of the Cluster API are not joined automatically", func(fs *pflag.FlagSet) {
		fs.String("cluster-api-kubeconfig", "", "")
		fs.String("cluster-api-context", "", "")
	})
	component.AddNoEffect(fs, "the behavior of each FederatedHPA limits its rate", func(fs *pflag.FlagSet) {
		fs.Duration("horizontal-pod-autoscaler-upscale-delay", 3*time.Minute, "")
		fs.Duration("horizontal-pod-autoscaler-downscale-delay", 5*time.Minute, "")
	})
}

// monitorFlags are the durations that must be positive (docs/contract/components.md#controller-manager).
func monitorFlags() []string {
	return []string{
		"cluster-status-update-frequency", "cluster-monitor-period", "cluster-monitor-grace-period", "cluster-startup-grace-period",
		"cluster-success-threshold", "cluster-failure-threshold", "cluster-cache-sync-timeout",
	}
}

// validatePositive returns an error if one of the durations is not positive.
func validatePositive(fs *pflag.FlagSet, flags ...string) error {
	for _, name := range flags {
		if d, err := time.ParseDuration(fs.Lookup(name).Value.String()); err != nil || d <= 0 {
			return fmt.Errorf("--%s: must be greater than 0, got %s", name, strings.TrimSpace(fs.Lookup(name).Value.String()))
		}
	}
	return nil
}
