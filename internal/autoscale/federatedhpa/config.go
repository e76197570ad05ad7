// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package federatedhpa

import (
	"fmt"
	"time"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/autoscale/replicas"
)

// Config holds the flags about FederatedHPAs.
type Config struct {
	// Interval is the time between two evaluations.
	Interval time.Duration
	// Settings are the parameters of the algorithm.
	Settings replicas.Settings
}

// DefaultConfig returns the defaults of the flags.
func DefaultConfig() Config {
	return Config{Interval: 15 * time.Second, Settings: replicas.Settings{
		Tolerance: 0.1, CPUInitialization: 5 * time.Minute, InitialReadiness: 30 * time.Second, DownscaleStabilization: 5 * time.Minute,
	}}
}

// AddFlags adds the flags.
func (c *Config) AddFlags(fs *pflag.FlagSet) {
	const prefix = "horizontal-pod-autoscaler-"
	fs.DurationVar(&c.Interval, prefix+"sync-period", c.Interval, "The period for evaluating the metrics of FederatedHPAs.")
	fs.DurationVar(&c.Settings.DownscaleStabilization, prefix+"downscale-stabilization", c.Settings.DownscaleStabilization,
		"The period in which the highest recommendation counts for scaling down, for FederatedHPAs without a stabilization window.")
	fs.Float64Var(&c.Settings.Tolerance, prefix+"tolerance", c.Settings.Tolerance,
		"The minimum change, from 1.0, in the desired-to-actual metrics ratio for a FederatedHPA to consider scaling.")
	fs.DurationVar(&c.Settings.CPUInitialization, prefix+"cpu-initialization-period", c.Settings.CPUInitialization,
		"The period after the start of a pod in which its CPU samples may be skipped.")
	fs.DurationVar(&c.Settings.InitialReadiness, prefix+"initial-readiness-delay", c.Settings.InitialReadiness,
		"The period after the start of a pod in which changes of its readiness are treated as initial readiness.")
}

// Validate checks the flags.
func (c *Config) Validate() error {
	switch {
	case c.Interval <= 0:
		return fmt.Errorf("--horizontal-pod-autoscaler-sync-period: must be greater than 0, got %v", c.Interval)
	case c.Settings.Tolerance < 0:
		return fmt.Errorf("--horizontal-pod-autoscaler-tolerance: must be 0 or greater, got %v", c.Settings.Tolerance)
	}
	return nil
}
