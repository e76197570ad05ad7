// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package controllers sets up and runs all controllers of the control plane: karmada-controller-manager, karmada-scheduler and
// karmada-descheduler.
//
//	member ──► cluster, clusterStatus        propagate ──► binding ──► execution, workStatus ──► bindingStatus
//	(connections)                            (detector)    (render)    (apply)                   (aggregate)
package controllers

import (
	"context"
	"fmt"
	"time"

	"github.com/google/uuid"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/cluster/lifecycle"
	"karmada.io/karmada/internal/cluster/status"
	"karmada.io/karmada/internal/cluster/unifiedauth"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/indexes"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/customization"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/interpret/thirdparty"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/rebalance/utilization"
	"karmada.io/karmada/internal/rebalance/workload"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/aggregate"
	"karmada.io/karmada/internal/work/apply"
	"karmada.io/karmada/internal/work/guard"
	"karmada.io/karmada/internal/work/namespaces"
	"karmada.io/karmada/internal/work/orphans"
	"karmada.io/karmada/internal/work/sync"
)

// Options configures the components that run in one process.
type Options struct {
	// Control connects to the control plane.
	Control *rest.Config
	// Controllers and Scheduler select the components; in one process they share connections and caches.
	Controllers, Scheduler bool
	// SchedulerName is the name of the scheduler; empty means names.DefaultScheduler.
	SchedulerName string
	// Profile is the set of scheduling plugins; nil means all of them.
	Profile *decide.Profile
	// Estimator configures the client of the scheduler-estimators; nil means that only resource summaries are used.
	Estimator *estimators.Options
	// KeepEmpty keeps clusters without replicas in the result.
	KeepEmpty bool
	// LeaderElection is needed if several processes run the same component.
	LeaderElection component.LeaderElection
	// Skip excludes kinds and namespaces from propagation.
	Skip propagate.Skip
	// NamespaceSync selects the clusters that namespaces are synced to; empty means automatic.
	NamespaceSync namespaces.Mode
	// Cluster configures how the status of clusters is collected.
	Cluster status.Options
	// SuccessEvents selects the events to record about successful operations; empty means essential.
	SuccessEvents events.SuccessEvents
	// UnschedulableWorkloads selects what happens to the replicas of a workload that has become unschedulable:
	// KeepUnschedulable (also if empty) leaves them in their clusters, RemoveUnschedulable removes them.
	UnschedulableWorkloads string
	// Removals limits the removal of member objects without approval; nil means guard.Default.
	Removals *guard.Limits
	// Gates are the enabled features; nil means the defaults.
	Gates features.Gates
}

// The values of --unschedulable-workloads.
const (
	KeepUnschedulable   = "Keep"
	RemoveUnschedulable = "Remove"
)

// Run runs the selected components until ctx ends. It calls ready when they have been elected and their caches are synced.
func Run(ctx context.Context, o Options, ready func()) error {
	if o.Gates == nil {
		o.Gates = features.New()
	}
	o.LeaderElection.Name = schedulerLease
	if o.Controllers {
		o.LeaderElection.Name = managerLease
	}
	mgr, err := newManager(unlimited(o.Control), o.LeaderElection)
	if err != nil {
		return err
	}
	recorder, err := events.New(ctx, mgr.GetConfig(), clock.RealClock{}, o.SuccessEvents)
	if err != nil {
		return fmt.Errorf("events: %w", err)
	}
	estimators, err := newEstimators(mgr, o)
	if err != nil {
		return err
	}
	if o.Controllers {
		if err := setup(ctx, mgr, recorder, estimators, o); err != nil {
			return err
		}
	}
	if o.Scheduler {
		if err := setupScheduler(ctx, mgr, recorder, estimators, o); err != nil {
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

// newEstimators returns the estimators of available replicas besides the resource summaries.
func newEstimators(mgr manager.Manager, o Options) (*estimate.Estimators, error) {
	out := &estimate.Estimators{}
	if o.Estimator != nil {
		c, err := estimators.Setup(mgr, *o.Estimator, clock.RealClock{})
		if err != nil {
			return nil, fmt.Errorf("estimators: %w", err)
		}
		out.Others, out.Timeout = []estimate.Estimator{c}, o.Estimator.Timeout
	}
	return out, nil
}

func setupScheduler(ctx context.Context, mgr manager.Manager, recorder events.Recorder, estimators *estimate.Estimators, o Options) error {
	return scheduler.Setup(ctx, mgr, scheduler.Options{
		Name: o.SchedulerName, Events: recorder, Clock: clock.RealClock{}, Profile: o.Profile, Estimators: estimators,
		ResourceModels: o.Gates.Enabled(features.CustomizedClusterResourceModeling),
		Assume:         o.Gates.Enabled(features.SchedulingOvercommitProtection),
		KeepEmpty:      o.KeepEmpty, RemoveUnschedulable: o.UnschedulableWorkloads == RemoveUnschedulable,
	})
}

// setup adds the controllers of karmada-controller-manager.
func setup(ctx context.Context, mgr manager.Manager, recorder events.Recorder, estimators *estimate.Estimators, o Options) error {
	customizations, err := customization.Setup(mgr, customization.Options{Events: recorder, Clock: clock.RealClock{}, NewID: uuid.NewString})
	if err != nil {
		return fmt.Errorf("set up customizations: %w", err)
	}
	var (
		chain     = interpret.Chain{customizations.Customized(), customizations.Webhooks(), thirdparty.Layer(), native.Layer()}
		changes   = interpreterChanges{control: mgr.GetClient(), bindings: make(chan event.GenericEvent)}
		members   = member.New(mgr.GetClient(), mgr.GetAPIReader(), clusterv1alpha1.Push)
		rerender  = make(chan event.GenericEvent)
		realClock = clock.RealClock{}
	)
	if err := work.IndexWorks(ctx, mgr); err != nil {
		return fmt.Errorf("index works: %w", err)
	}
	if err := indexes.Register(ctx, mgr.GetFieldIndexer(), indexes.BindingsByTarget, indexes.BindingsByPolicy); err != nil {
		return err
	}
	collector, err := status.Setup(mgr, members, recorder, o.Cluster)
	if err != nil {
		return fmt.Errorf("set up clusterStatus: %w", err)
	}
	for _, c := range []struct {
		name  string
		setup func() error
	}{
		{"cluster", func() error { return lifecycle.Setup(mgr, recorder) }},
		{"member", func() error { return members.Setup(ctx, mgr) }},
		{"detector", func() error {
			changes.detector, changes.distributor, err = setupPropagation(mgr, propagate.Options{
				Chain: chain, Events: recorder, Gates: o.Gates, Skip: o.Skip, Rerender: rerender, NewID: uuid.NewString,
			})
			return err
		}},
		{"unifiedAuth", func() error { return unifiedauth.Setup(mgr, recorder) }},
		{"namespace", func() error {
			return namespaces.Setup(mgr, namespaces.Options{
				Mode: o.NamespaceSync, Skipped: o.Skip.Namespace, NewID: uuid.NewString, Events: recorder,
			})
		}},
		{"binding", func() error {
			return sync.Setup(mgr, sync.Options{
				Chain: chain, Events: recorder, Clock: realClock, Rerender: rerender, NewID: uuid.NewString, Guard: newGuard(mgr, o.Removals),
			})
		}},
		{"execution", func() error {
			options := apply.Options{Chain: chain, Events: recorder, Clock: realClock, Refresh: collector.Refresh}
			changes.executor, err = apply.Setup(mgr, members, options)
			return err
		}},
		{"orphanedWorks", func() error { return orphans.Setup(mgr, orphans.Options{Events: recorder, Clock: realClock}) }},
		{"bindingStatus", func() error {
			return aggregate.Setup(mgr, aggregate.Options{Chain: chain, Events: recorder, Clock: realClock, Again: changes.bindings})
		}},
		{utilization.Name, func() error {
			return utilization.Setup(mgr, utilization.Options{Events: recorder, Clock: realClock, Scheduler: &scheduler.Simulator{
				Control: mgr.GetClient(), Options: scheduler.Options{Profile: o.Profile, Estimators: estimators,
					ResourceModels: o.Gates.Enabled(features.CustomizedClusterResourceModeling)}}})
		}},
		{workload.Name, func() error { return workload.Setup(mgr, workload.Options{Events: recorder, Clock: realClock}) }},
	} {
		if err := c.setup(); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
	}
	customizations.OnChange(changes.requeue)
	return nil
}

// newGuard returns a guard that counts the Works in the cache.
func newGuard(mgr manager.Manager, limits *guard.Limits) *guard.Guard {
	if limits == nil {
		limits = &guard.Default
	}
	return guard.New(*limits, clock.RealClock{}, func(before time.Time) (count int) {
		var works workv1alpha1.WorkList
		//nolint:forbidigo // reads the cache, which is synced
		if err := mgr.GetClient().List(context.Background(), &works, client.UnsafeDisableDeepCopy); err != nil {
			return 0 // the cache has stopped; the smallest limit applies
		}
		for i := range works.Items {
			if works.Items[i].CreationTimestamp.Time.Before(before) {
				count++
			}
		}
		return count
	})
}
