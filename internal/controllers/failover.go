// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"fmt"

	"github.com/spf13/pflag"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/cluster/remedy"
	"karmada.io/karmada/internal/cluster/taintpolicy"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/failover/application"
	"karmada.io/karmada/internal/failover/graceful"
	"karmada.io/karmada/internal/failover/suspension"
	"karmada.io/karmada/internal/failover/taint"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/events"
)

// AddFailoverFlags adds the flags about failover.
func (o *Options) AddFailoverFlags(fs *pflag.FlagSet) {
	if o.Failover == nil {
		o.Failover = new(failover.DefaultConfig())
	}
	o.Failover.AddFlags(fs)
}

// evictions returns the configuration of evictions, with limits for the detection of losses by the other controllers.
func (o Options) evictions() failover.Config {
	config := failover.DefaultConfig()
	if o.Failover != nil {
		config = *o.Failover
	}
	push, pull := o.Cluster.WithDefaults(), o.Monitor.WithDefaults()
	config.Limits = config.Limits.For(eviction.Detection{
		Failure: push.FailureThreshold, Success: push.SuccessThreshold, Frequency: push.Frequency,
		Grace: pull.MonitorGracePeriod, Period: pull.MonitorPeriod,
	})
	return config
}

// setupFailover adds the controllers that move workloads away from clusters, and those that react to conditions of clusters. The gate
// Failover concerns evictions because of taints and the taints of policies only (docs/contract/failover.md#taints).
func setupFailover(ctx context.Context, mgr manager.Manager, recorder events.Recorder, o Options) error {
	config := o.evictions()
	var (
		realClock = clock.RealClock{}
		fleet     = failover.NewFleet(mgr.GetClient(), realClock, config.Limits)
		inject    = o.Gates.Enabled(features.StatefulFailoverInjection)
		enabled   = o.Gates.Enabled(features.Failover)
		taints    = enabled && config.TaintManager && config.NoExecute
	)
	for _, c := range []struct {
		name, selection string // the controller, and its name in --controllers
		enabled         bool
		setup           func() error
	}{
		{suspension.Name, "cluster", true, func() error {
			return suspension.Setup(mgr, suspension.Options{Events: recorder, Clock: realClock, Limits: config.Limits})
		}},
		{taint.Name, "cluster", taints, func() error {
			return taint.Setup(mgr, taint.Options{Events: recorder, Clock: realClock, Fleet: fleet, Config: config, InjectState: inject})
		}},
		{"application-failover", "applicationFailover", true, func() error {
			return application.Setup(mgr, application.Options{
				Events: recorder, Clock: realClock, Fleet: fleet, Graceful: o.Gates.Enabled(features.GracefulEviction), InjectState: inject,
			})
		}},
		{"graceful-eviction", "gracefulEviction", true, func() error {
			return graceful.Setup(mgr, graceful.Options{
				Events: recorder, Clock: realClock, Fleet: fleet, Timeout: config.Timeout, Taints: taints,
			})
		}},
		{taintpolicy.Name, "clustertaintpolicy", enabled, func() error {
			return taintpolicy.Setup(mgr, taintpolicy.Options{Events: recorder, Clock: realClock})
		}},
		{remedy.Name, "remedy", true, func() error { return remedy.Setup(mgr) }},
	} {
		if selected := o.Selection.Enabled(c.selection); !selected || !c.enabled {
			ctrl.LoggerFrom(ctx).Info("Controller is disabled", "controller", c.name)
			continue
		}
		if err := c.setup(); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
	}
	return nil
}
