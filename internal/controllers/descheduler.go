// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/rebalance/descheduler"
	"karmada.io/karmada/internal/scheduler"
)

// deschedulerFlags holds the flags of karmada-descheduler (docs/contract/components.md#descheduler).
type deschedulerFlags struct {
	leaderElection      component.LeaderElection
	estimators          estimators.Options
	interval, threshold time.Duration
}

// Descheduler returns karmada-descheduler.
func Descheduler() component.Server {
	d := &deschedulerFlags{leaderElection: component.LeaderElection{Name: descheduler.Name}}
	return component.Server{
		Name:     "descheduler",
		Short:    "Run the descheduler",
		Connects: component.ControlPlane,
		QPS:      40,
		Burst:    60,
		Long: "The descheduler evicts replicas that have been unschedulable in their cluster for too long, so that the scheduler assigns " +
			"them to other clusters.\n" +
			"It considers Deployments with dynamic replica division and asks the scheduler estimators of the clusters.",
		LeaderElection: &d.leaderElection,
		Endpoints:      component.Endpoints{Metrics: ":8080", Health: ":10358", Secure: component.WithSecureFlags()},
		Requires:       bindingKinds(),
		AddFlags:       d.addFlags,
		Validate:       d.validate,
		Run:            d.run,
	}
}

func (d *deschedulerFlags) addFlags(fs *pflag.FlagSet) {
	fs.DurationVar(&d.interval, "descheduling-interval", descheduler.DefaultInterval,
		"Time interval between two consecutive descheduler executions.")
	fs.DurationVar(&d.threshold, "unschedulable-threshold", descheduler.DefaultThreshold, "The period of pod unschedulable condition.")
	d.estimators.AddFlags(fs)
}

func (d *deschedulerFlags) validate() error {
	if d.interval <= 0 {
		return errors.New("--descheduling-interval must be greater than 0")
	}
	if d.threshold <= 0 {
		return errors.New("--unschedulable-threshold must be greater than 0")
	}
	return nil
}

// RunDescheduler runs the descheduler with the default intervals, without leader election.
func RunDescheduler(ctx context.Context, control *rest.Config, ready func()) error {
	d := &deschedulerFlags{interval: descheduler.DefaultInterval, threshold: descheduler.DefaultThreshold}
	return d.run(ctx, control, ready)
}

func (d *deschedulerFlags) run(ctx context.Context, control *rest.Config, ready func()) error {
	mgr, err := newManager(control, Options{LeaderElection: d.leaderElection})
	if err == nil {
		err = watchRollback(mgr, d.leaderElection)
	}
	if err != nil {
		return err
	}
	recorder, err := events.New(ctx, mgr.GetConfig(), clock.RealClock{}, events.EssentialSuccessEvents)
	if err != nil {
		return fmt.Errorf("events: %w", err)
	}
	estimators, err := estimators.Setup(mgr, d.estimators, clock.RealClock{})
	if err != nil {
		return fmt.Errorf("estimators: %w", err)
	}
	err = descheduler.Setup(mgr, descheduler.Options{
		Estimator: estimators,
		Events:    recorder,
		Clock:     clock.RealClock{},
		Interval:  d.interval,
		Threshold: d.threshold,
		Timeout:   d.estimators.Timeout,
		Scheduler: &scheduler.Simulator{
			Control: mgr.GetClient(),
			Options: scheduler.Options{
				Estimators:     &estimate.Estimators{Others: []estimate.Estimator{estimators}, Timeout: d.estimators.Timeout},
				ResourceModels: true,
			},
		},
	})
	if err != nil {
		return fmt.Errorf("descheduler: %w", err)
	}
	ready()
	return start(ctx, mgr)
}
