// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"

	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/estimate"
	estimateclient "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/estimate/server"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/rebalance/consult"
	"karmada.io/karmada/internal/rebalance/deschedule"
)

// descheduler is what the command is told (components §7).
type descheduler struct {
	control             *rest.Config
	lease               lease
	estimators          estimateclient.Options
	interval, threshold time.Duration
}

// lease says how a leader is elected (components §0, group LE).
type lease struct {
	elect                  bool
	duration, renew, retry time.Duration
	namespace              string
}

func (l *lease) addFlags(fs *pflag.FlagSet, name string) {
	fs.BoolVar(&l.elect, "leader-elect", true, "work only while holding the lease "+name)
	fs.DurationVar(&l.duration, "leader-elect-lease-duration", 15*time.Second, "how long others wait for a leader that is silent")
	fs.DurationVar(&l.renew, "leader-elect-renew-deadline", 10*time.Second, "how long a leader that cannot renew its lease goes on")
	fs.DurationVar(&l.retry, "leader-elect-retry-period", 2*time.Second, "time between two attempts to get or renew the lease")
	fs.StringVar(&l.namespace, "leader-elect-resource-namespace", names.SystemNamespace, "namespace of the lease in the control plane")
}

// newDescheduler takes back replicas that clusters cannot start.
func newDescheduler() *cobra.Command {
	var (
		d                  descheduler
		endpoints          server.Endpoints
		logs               logging
		profiling          component.Profiling
		kubeconfig, master string
		qps                float32
		burst              int
	)
	cmd := &cobra.Command{
		Use: "descheduler", Short: "Run the descheduler", Args: cobra.NoArgs,
		Long: "The descheduler takes back replicas that have been waiting for a node of their cluster for too long, so that the scheduler places them elsewhere.\n" +
			"It looks at Deployments whose replicas are divided by what clusters can take, and asks the estimators of the clusters.",
	}
	fs := cmd.Flags()
	fs.StringVar(&kubeconfig, "kubeconfig", "", "kubeconfig of the control plane; inside a cluster none is needed")
	fs.StringVar(&master, "master", "", "address of the control plane's API server, instead of the one in the kubeconfig")
	fs.DurationVar(&d.interval, "descheduling-interval", deschedule.DefaultInterval, "time between two looks at all workloads")
	fs.DurationVar(&d.threshold, "unschedulable-threshold", deschedule.DefaultThreshold, "how long a replica must have been waiting for a node")
	fs.StringVar(&endpoints.Metrics, "metrics-bind-address", ":8080", "address of the metrics; 0 for none")
	fs.StringVar(&endpoints.Health, "health-probe-bind-address", ":10358", "address of the health probe; 0 for none")
	fs.Float32Var(&qps, "kube-api-qps", 40, "requests per second to the control plane")
	fs.IntVar(&burst, "kube-api-burst", 60, "requests to the control plane that may come at once")
	d.lease.addFlags(fs, deschedule.Name)
	d.estimators.AddFlags(fs)
	profiling.AddFlags(fs)
	logs.addFlags(fs)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if d.interval <= 0 {
			return errors.New("--descheduling-interval must be greater than 0")
		}
		if d.threshold <= 0 {
			return errors.New("--unschedulable-threshold must be greater than 0")
		}
		if err := logs.start(cmd.ErrOrStderr()); err != nil {
			return err
		}
		control, err := clientcmd.BuildConfigFromFlags(master, kubeconfig)
		if err != nil {
			return fmt.Errorf("read the kubeconfig of the control plane (--kubeconfig): %w", err)
		}
		control.QPS, control.Burst = qps, burst
		d.control = control
		if err := profiling.Serve(cmd.Context()); err != nil {
			return err
		}
		return component.RunParts(ctrl.LoggerInto(cmd.Context(), ctrl.Log), []component.Part{
			{Name: "endpoints", Run: func(ctx context.Context, ready func()) error {
				ready()
				return endpoints.Serve(ctx)
			}},
			{Name: "descheduler", Run: d.run},
		}, nil)
	}
	return cmd
}

func (d *descheduler) run(ctx context.Context, ready func()) error {
	mgr, err := d.manager()
	if err != nil {
		return err
	}
	recorder, err := events.New(ctx, mgr.GetConfig(), clock.RealClock{}, events.EssentialSuccessEvents)
	if err != nil {
		return fmt.Errorf("events: %w", err)
	}
	estimators, err := estimateclient.Setup(mgr, d.estimators, clock.RealClock{})
	if err != nil {
		return fmt.Errorf("estimators: %w", err)
	}
	err = deschedule.Setup(mgr, deschedule.Options{
		Estimator: estimators, Events: recorder, Clock: clock.RealClock{}, Interval: d.interval, Threshold: d.threshold, Timeout: d.estimators.Timeout,
		Scheduler: &consult.Scheduler{
			Control:    mgr.GetClient(),
			Estimators: &estimate.Estimators{Others: []estimate.Estimator{estimators}, Timeout: d.estimators.Timeout},
		},
	})
	if err != nil {
		return fmt.Errorf("descheduler: %w", err)
	}
	ready()
	return mgr.Start(ctx)
}

func (d *descheduler) manager() (manager.Manager, error) {
	mgr, err := ctrl.NewManager(d.control, ctrl.Options{
		Scheme:                  controllers.Scheme(),
		Cache:                   cache.Options{DefaultTransform: cache.TransformStripManagedFields()},
		Metrics:                 metricsserver.Options{BindAddress: "0"}, // with the health probe, at one address if need be
		HealthProbeBindAddress:  "0",
		LeaderElection:          d.lease.elect,
		LeaderElectionID:        deschedule.Name,
		LeaderElectionNamespace: d.lease.namespace,
		LeaseDuration:           &d.lease.duration, RenewDeadline: &d.lease.renew, RetryPeriod: &d.lease.retry,
		LeaderElectionReleaseOnCancel: true,
	})
	if err != nil {
		return nil, fmt.Errorf("connect to the control plane %s: %w", d.control.Host, err)
	}
	return mgr, nil
}
