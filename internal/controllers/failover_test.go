// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"testing"
	"time"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/cluster/lifecycle"
	"karmada.io/karmada/internal/cluster/status"
	"karmada.io/karmada/internal/failover"
)

// The controller manager has the defaults of the contract; the rate adapts unless it is set.
func TestFailoverDefaults(t *testing.T) {
	t.Parallel()
	o, fs := Options{}, pflag.NewFlagSet("", pflag.ContinueOnError)
	o.AddFailoverFlags(fs)
	if o.Failover.NoExecute || !o.Failover.TaintManager || o.Failover.Rate != 0 || o.Failover.Validate() != nil {
		t.Errorf("defaults = %+v", o.Failover)
	}
	for name, args := range map[string][]string{
		"rate of 0":        {"--resource-eviction-rate=0"},
		"unknown mode":     {"--no-execute-taint-eviction-purge-mode=Never"},
		"share above 1":    {"--eviction-suspension-share=2"},
		"no cluster":       {"--eviction-suspension-min=0"},
		"negative timeout": {"--graceful-eviction-timeout=-1s"},
	} {
		c := failover.DefaultConfig()
		fs := pflag.NewFlagSet("", pflag.ContinueOnError)
		c.AddFlags(fs)
		if err := fs.Parse(args); err == nil && c.Validate() == nil {
			t.Errorf("%s: no error", name)
		}
	}
	if err := fs.Parse([]string{"--resource-eviction-rate=0.5", "--enable-no-execute-taint-eviction"}); err != nil {
		t.Fatal(err)
	}
	if o.Failover.Rate != 0.5 || !o.Failover.NoExecute {
		t.Errorf("parsed = %+v", o.Failover)
	}
}

// Evictions wait for the slowest detection of a loss, also if the options were not parsed from flags.
func TestOptions_evictions(t *testing.T) {
	t.Parallel()
	short := failover.DefaultConfig()
	short.Limits.Settle = time.Second
	for name, test := range map[string]struct {
		o      Options
		settle time.Duration
	}{
		"defaults":       {Options{}, failover.DefaultConfig().Limits.Settle},
		"short settling": {Options{Failover: &short}, 20 * time.Second},
		"fast detection": {Options{
			Failover: &short,
			Cluster:  status.Options{Frequency: time.Second, FailureThreshold: 5 * time.Second},
			Monitor:  lifecycle.Options{MonitorPeriod: time.Second, MonitorGracePeriod: 8 * time.Second},
		}, 11 * time.Second},
	} {
		if got := test.o.evictions().Limits.Settle; got != test.settle {
			t.Errorf("%s: Settle = %v, want %v", name, got, test.settle)
		}
	}
	if short.Limits.Settle != time.Second {
		t.Errorf("the options changed: %+v", short.Limits)
	}
}
