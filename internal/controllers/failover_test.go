// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"testing"

	"github.com/spf13/pflag"

	"karmada.io/karmada/internal/failover"
)

// The defaults of the controller manager are those of the contract; the rate adapts unless it is set.
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
