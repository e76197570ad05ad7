// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package controllers lists every controller of the control plane on one screen: what it is called, what it may touch, and
// what it hands to the others.
//
//	member ──► cluster, clusterStatus        propagate ──► binding ──► execution, workStatus ──► bindingStatus
//	(connections)                            (detector)    (render)    (apply)                   (aggregate)
package controllers

import (
	"context"
	"fmt"
	"net/http"

	"github.com/google/uuid"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/config"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/customization"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/interpret/thirdparty"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/namespace"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/rebalance/consult"
	"karmada.io/karmada/internal/rebalance/utilisation"
	"karmada.io/karmada/internal/rebalance/workload"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/aggregate"
	"karmada.io/karmada/internal/work/apply"
)

// Options say what runs in one process and how.
type Options struct {
	// Control reaches the control plane.
	Control *rest.Config
	// Controllers and Scheduler say which of the two components run; in one process they share connections and caches.
	Controllers, Scheduler bool
	// SchedulerName is the scheduler's; empty means names.DefaultScheduler.
	SchedulerName string
	// Profile is the scheduler's choice of plugins, nil for all; Estimator says how the estimators of clusters are asked, nil
	// for not at all: what the clusters report counts alone. KeepEmpty keeps clusters that get no replicas.
	Profile   *decide.Profile
	Estimator *estimators.Options
	KeepEmpty bool
	// LeaderElection is needed when several processes may run the same component.
	LeaderElection bool
	// MetricsBindAddress and HealthProbeBindAddress are where to listen; "0" means nowhere.
	MetricsBindAddress, HealthProbeBindAddress string
	// Skip leaves kinds and namespaces out of propagation.
	Skip propagate.Skip
	// Cluster says how the status of clusters is collected.
	Cluster cluster.StatusOptions
	// SuccessEvents selects the events to record about successful operations; empty means essential.
	SuccessEvents events.SuccessEvents
	// UnschedulableWorkloads is what the scheduler does with the replicas of a workload that has become unschedulable:
	// KeepUnschedulable (also if empty) leaves them in their clusters, RemoveUnschedulable removes them.
	UnschedulableWorkloads string
	// Gates are the enabled features; nil means the defaults.
	Gates features.Gates
}

// The values of --unschedulable-workloads.
const (
	KeepUnschedulable   = "Keep"
	RemoveUnschedulable = "Remove"
)

// Run runs the chosen components until ctx ends; ready is called when their caches are filled and they work.
func Run(ctx context.Context, o Options, ready func()) error {
	if o.Gates == nil {
		o.Gates = features.New()
	}
	mgr, err := newManager(o)
	if err != nil {
		return err
	}
	recorder, err := events.New(ctx, mgr.GetConfig(), clock.RealClock{}, o.SuccessEvents)
	if err != nil {
		return fmt.Errorf("events: %w", err)
	}
	room, err := ask(mgr, o)
	if err != nil {
		return err
	}
	if o.Controllers {
		if err := setup(ctx, mgr, recorder, room, o); err != nil {
			return err
		}
	}
	if o.Scheduler {
		if err := setupScheduler(ctx, mgr, recorder, room, o); err != nil {
			return fmt.Errorf("scheduler: %w", err)
		}
	}
	go func() {
		select {
		case <-mgr.Elected():
			if mgr.GetCache().WaitForCacheSync(ctx) {
				ready()
			}
		case <-ctx.Done():
		}
	}()
	return mgr.Start(ctx)
}

// ask is how rooms ask what clusters have room for.
func ask(mgr manager.Manager, o Options) (*estimate.Estimators, error) {
	out := &estimate.Estimators{}
	if o.Estimator != nil {
		c, err := estimators.Setup(mgr, *o.Estimator, clock.RealClock{})
		if err != nil {
			return nil, fmt.Errorf("estimators of clusters: %w", err)
		}
		out.Others, out.Timeout = []estimate.Estimator{c}, o.Estimator.Timeout
	}
	return out, nil
}

func setupScheduler(ctx context.Context, mgr manager.Manager, recorder events.Recorder, room *estimate.Estimators, o Options) error {
	return scheduler.Setup(ctx, mgr, scheduler.Options{
		Name: o.SchedulerName, Events: recorder, Clock: clock.RealClock{}, Profile: o.Profile, Estimators: room,
		Models: o.Gates.Enabled(features.CustomizedClusterResourceModeling), Assume: o.Gates.Enabled(features.SchedulingOvercommitProtection),
		KeepEmpty: o.KeepEmpty, RemoveUnschedulable: o.UnschedulableWorkloads == RemoveUnschedulable,
	})
}

// setup adds the controllers of karmada-controller-manager.
func setup(ctx context.Context, mgr manager.Manager, recorder events.Recorder, room *estimate.Estimators, o Options) error {
	custom, err := customization.Setup(mgr, customization.Options{Events: recorder, Clock: clock.RealClock{}, NewID: uuid.NewString})
	if err != nil {
		return fmt.Errorf("customization: %w", err)
	}
	var (
		chain    = interpret.Chain{custom.Customized(), custom.Webhooks(), thirdparty.Layer(), native.Layer()}
		again    = reinterpretation{control: mgr.GetClient(), sums: make(chan event.GenericEvent)}
		members  = member.New(mgr.GetClient(), mgr.GetAPIReader(), clusterv1alpha1.Push)
		rerender = make(chan event.GenericEvent)
		wall     = clock.RealClock{}
	)
	if err := work.IndexWorks(ctx, mgr); err != nil {
		return fmt.Errorf("index of works: %w", err)
	}
	collector, err := cluster.SetupStatus(mgr, members, recorder, o.Cluster)
	if err != nil {
		return fmt.Errorf("clusterStatus: %w", err)
	}
	for _, c := range []struct {
		name  string
		setup func() error
	}{
		{"cluster", func() error { return cluster.Setup(mgr, recorder) }}, //nolint:contextcheck // it runs as long as the manager
		{"member", func() error { return members.Setup(mgr) }},
		{"detector", func() error {
			again.detector, err = propagate.Setup(mgr, propagate.Options{Chain: chain, Events: recorder, Gates: o.Gates, Skip: o.Skip, Rerender: rerender, NewID: uuid.NewString})
			return err
		}},
		{"unifiedAuth", func() error { return cluster.SetupImpersonation(mgr, recorder) }},
		{"namespace", func() error {
			return namespace.Setup(mgr, namespace.Options{Skipped: o.Skip.Namespace, NewID: uuid.NewString})
		}},
		{"binding", func() error {
			return work.Setup(mgr, work.Options{Chain: chain, Events: recorder, Clock: wall, Rerender: rerender, NewID: uuid.NewString})
		}},
		{"execution", func() error {
			again.executor, err = apply.Setup(mgr, members, apply.Options{Chain: chain, Events: recorder, Clock: wall, Refresh: collector.Refresh})
			return err
		}},
		{"bindingStatus", func() error {
			return aggregate.Setup(mgr, aggregate.Options{Chain: chain, Events: recorder, Clock: wall, Again: again.sums})
		}},
		{utilisation.Name, func() error {
			return utilisation.Setup(mgr, utilisation.Options{Events: recorder, Clock: wall, Scheduler: &consult.Scheduler{
				Control: mgr.GetClient(), Profile: o.Profile, Estimators: room, Ungraded: !o.Gates.Enabled(features.CustomizedClusterResourceModeling)}})
		}},
		{workload.Name, func() error { return workload.Setup(mgr, workload.Options{Events: recorder, Clock: wall}) }},
	} {
		if err := c.setup(); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
	}
	custom.OnChange(again.look)
	return nil
}

func newManager(o Options) (manager.Manager, error) {
	control := unlimited(o.Control)
	lock := "karmada-controller-manager"
	if !o.Controllers {
		lock = "karmada-scheduler"
	}
	mgr, err := ctrl.NewManager(control, ctrl.Options{
		Scheme:                  Scheme(),
		Cache:                   cache.Options{DefaultTransform: strip},
		Metrics:                 metricsserver.Options{BindAddress: o.MetricsBindAddress},
		HealthProbeBindAddress:  o.HealthProbeBindAddress,
		LeaderElection:          o.LeaderElection,
		LeaderElectionID:        lock,
		LeaderElectionNamespace: names.SystemNamespace,
		// The process ends when the context does: a new leader need not wait for the lease to run out.
		LeaderElectionReleaseOnCancel: true,
		// Several managers may live in one process, in tests for instance.
		Controller: config.Controller{SkipNameValidation: new(true), UsePriorityQueue: new(true)},
	})
	if err != nil {
		return nil, fmt.Errorf("connect to the control plane %s: %w", o.Control.Host, err)
	}
	if err := mgr.AddHealthzCheck("ping", func(*http.Request) error { return nil }); err != nil {
		return nil, err
	}
	return mgr, nil
}

// unlimited is a connection without a limit of its own: priority and fairness protect the server.
func unlimited(config *rest.Config) *rest.Config {
	out := rest.CopyConfig(config)
	out.QPS, out.Burst, out.RateLimiter = -1, 0, nil
	return out
}

// strip takes from what is cached the parts that nobody reads: who wrote which field, and, of objects of which only the
// metadata is cached, kubectl's copy of the whole object.
func strip(o any) (any, error) {
	object, ok := o.(metav1.Object)
	if !ok {
		return o, nil
	}
	object.SetManagedFields(nil)
	if _, ok := o.(*metav1.PartialObjectMetadata); ok {
		if a := object.GetAnnotations(); a[corev1.LastAppliedConfigAnnotation] != "" {
			delete(a, corev1.LastAppliedConfigAnnotation)
			object.SetAnnotations(a)
		}
	}
	return o, nil
}
