// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package failover

import (
	"fmt"
	"math"
	"strconv"
	"time"

	"github.com/spf13/pflag"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/eviction"
)

// Config holds the flags about failover.
type Config struct {
	// TaintManager and NoExecute enable evictions because of NoExecute taints; both are needed.
	TaintManager, NoExecute bool
	// PurgeMode applies to these evictions if the policy has no failover.cluster.
	PurgeMode policyv1alpha1.PurgeMode
	// Rate is the number of evictions per second from each cluster; 0 means that it adapts to the number of workloads.
	Rate float64
	// Timeout is the grace period of eviction tasks without one.
	Timeout time.Duration
	// Limits define when evictions are suspended.
	Limits eviction.Limits
}

// DefaultConfig returns the defaults of the flags of karmada-controller-manager, as in upstream Karmada: an upgrade of the
// controller manager must not start to evict.
func DefaultConfig() Config {
	return Config{
		TaintManager: true, PurgeMode: policyv1alpha1.PurgeModeGracefully, Timeout: 10 * time.Minute,
		Limits: eviction.DefaultLimits,
	}
}

// AddFlags adds the flags.
func (c *Config) AddFlags(fs *pflag.FlagSet) {
	fs.BoolVar(&c.TaintManager, "enable-taint-manager", c.TaintManager,
		"Enable the taint manager, which evicts workloads from clusters with NoExecute taints. It needs the feature gate Failover.")
	fs.BoolVar(&c.NoExecute, "enable-no-execute-taint-eviction", c.NoExecute,
		"Enable evictions because of NoExecute taints, which users and ClusterTaintPolicies add. Karmada itself adds none.")
	fs.Var((*purgeMode)(&c.PurgeMode), "no-execute-taint-eviction-purge-mode",
		"How a workload leaves a cluster with a NoExecute taint if its policy has no failover.cluster: "+
			`"Gracefully" after its replacement is healthy, or "Directly" before its replacement is created.`)
	fs.Var((*evictionRate)(&c.Rate), "resource-eviction-rate", "Number of evictions per second from each cluster. "+
		"If it is not set, the rate adapts to the number of workloads in the cluster and to the share of clusters that are not ready.")
	fs.DurationVar(&c.Timeout, "graceful-eviction-timeout", c.Timeout,
		"Duration after which the old copy of an evicted workload is deleted although its replacement, which must be applied, "+
			"is not healthy.")
	fs.Float64Var(&c.Limits.Share, "eviction-suspension-share", c.Limits.Share,
		"Share of all clusters, between 0 and 1. While more clusters than this became not ready within 5 minutes, no workload is evicted, "+
			"because the control plane may be disconnected. 1 disables the suspension.")
	fs.IntVar(&c.Limits.Min, "eviction-suspension-min", c.Limits.Min,
		"Minimum number of clusters that must become not ready before evictions are suspended.")
}

// Validate checks the flags.
func (c *Config) Validate() error {
	switch {
	case c.Limits.Share < 0 || c.Limits.Share > 1:
		return fmt.Errorf("--eviction-suspension-share: must be between 0 and 1, got %v", c.Limits.Share)
	case c.Limits.Min < 1:
		return fmt.Errorf("--eviction-suspension-min: must be at least 1, got %d", c.Limits.Min)
	case c.Timeout < 0:
		return fmt.Errorf("--graceful-eviction-timeout: must be 0 or greater, got %v", c.Timeout)
	}
	return nil
}

// minRate and maxRate are the limits of the rate, so that the time between two evictions is a valid duration.
const minRate, maxRate = 0.0001, 1e6

// evictionRate is a rate whose unset value 0 is shown as the default of the contract.
type evictionRate float64

// String implements pflag.Value.
func (r *evictionRate) String() string {
	if *r == 0 {
		return "0.5"
	}
	return strconv.FormatFloat(float64(*r), 'g', -1, 64)
}

// Set implements pflag.Value.
func (r *evictionRate) Set(text string) error {
	v, err := strconv.ParseFloat(text, 64)
	if err != nil || math.IsNaN(v) || v < minRate || v > maxRate {
		return fmt.Errorf("must be a number between %v and %v, got %q", minRate, maxRate, text)
	}
	*r = evictionRate(v)
	return nil
}

// Type implements pflag.Value.
func (*evictionRate) Type() string { return "float" }

// purgeMode accepts the purge modes of evictions because of taints.
type purgeMode policyv1alpha1.PurgeMode

// String implements pflag.Value.
func (p *purgeMode) String() string { return string(*p) }

// Set implements pflag.Value.
func (p *purgeMode) Set(text string) error {
	m := policyv1alpha1.PurgeMode(text)
	if m == policyv1alpha1.PurgeModeGracefully || m == policyv1alpha1.PurgeModeDirectly {
		*p = purgeMode(m)
		return nil
	}
	return fmt.Errorf("must be Gracefully or Directly, got %q", text)
}

// Type implements pflag.Value.
func (*purgeMode) Type() string { return "string" }
