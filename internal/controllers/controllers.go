// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package controllers sets up and runs all controllers of the control plane: karmada-controller-manager, karmada-scheduler and
// karmada-descheduler.
//
//	member ──► cluster, clusterStatus        propagate ──► binding ──► execution, workStatus ──► bindingStatus
//	(connections)                            (detector)    (render)    (apply)                   (aggregate)
//
// The controllers of single clusters (member, clusterStatus, execution) run in every replica of karmada-controller-manager, for
// the clusters that the replica owns. The others run in the leader only, and their caches are started when it is elected.
package controllers

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/autoscale/federatedhpa"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/cluster/lifecycle"
	"karmada.io/karmada/internal/cluster/registration"
	"karmada.io/karmada/internal/cluster/status"
	"karmada.io/karmada/internal/cluster/unifiedauth"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/mcs/ingress"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/quota/assignment"
	"karmada.io/karmada/internal/rebalance/utilization"
	"karmada.io/karmada/internal/rebalance/workload"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/aggregate"
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
	// Monitor configures how clusters in Pull mode are monitored.
	Monitor lifecycle.Options
	// SuccessEvents selects the events to record about successful operations; empty means essential.
	SuccessEvents events.SuccessEvents
	// UnschedulableWorkloads selects what happens to the replicas of a workload that has become unschedulable:
	// KeepUnschedulable (also if empty) leaves them in their clusters, RemoveUnschedulable removes them.
	UnschedulableWorkloads string
	// Removals limits the removal of member objects without approval; nil means guard.Default.
	Removals *guard.Limits
	// QuotaPeriod is the interval at which the usage of quotas is computed without an event; 0 means enforcement.DefaultPeriod.
	QuotaPeriod time.Duration
	// Failover configures evictions; nil means failover.DefaultConfig.
	Failover *failover.Config
	// Autoscaling configures FederatedHPAs; nil means the defaults.
	Autoscaling *federatedhpa.Config
	// Gates are the enabled features; nil means the defaults.
	Gates features.Gates
	// Selection selects controllers of karmada-controller-manager; nil means those that are on by default.
	Selection *Selection
	// Workers are numbers of workers.
	Workers Workers
	// MemberQPS and MemberBurst limit the requests to each member; 0 and less means no limit.
	MemberQPS   float32
	MemberBurst int
	// CacheSyncTimeout bounds how long a controller waits for its caches; 0 means 2m.
	CacheSyncTimeout time.Duration
	// ResyncPeriod is the interval at which all cached objects are reconciled again; 0 means never.
	ResyncPeriod time.Duration
}

// Workers holds numbers of workers; 0 means the default of the controller.
type Workers struct {
	// Works is the number for each cluster, Bindings that for each scope.
	Works, Templates, Dependencies, Bindings int
}

// The values of --unschedulable-workloads.
const (
	KeepUnschedulable   = "Keep"
	RemoveUnschedulable = "Remove"
)

// Run runs the selected components until ctx ends. It calls ready when they have been elected and their caches are synced. Both
// components in one process cannot have several replicas.
func Run(ctx context.Context, o Options, ready func()) error {
	if o.Controllers && o.Scheduler && o.LeaderElection.Elect {
		return errors.New("the controller manager and the scheduler must run in separate processes for leader election")
	}
	if o.Gates == nil {
		o.Gates = features.New()
	}
	mgr, err := newManager(o.Control, o)
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
	elected := &leader{ready: make(chan struct{})}
	if o.Controllers {
		members := member.New(mgr.GetClient(), mgr.GetAPIReader(), clusterv1alpha1.Push)
		members.LimitRate(o.MemberQPS, o.MemberBurst)
		if err := share(mgr, members, o.LeaderElection); err != nil {
			return err
		}
		f, err := setupFleet(ctx, mgr, members, recorder, o)
		if err != nil {
			return err
		}
		elected.setup = append(elected.setup, func(ctx context.Context) error {
			if err := setup(ctx, mgr, f, recorder, estimators, o); err != nil {
				return err
			}
			if f.executor == nil {
				return nil
			}
			return f.executor.Lead(ctx)
		})
	}
	if o.Scheduler {
		elected.setup = append(elected.setup, func(ctx context.Context) error {
			if err := setupScheduler(ctx, mgr, recorder, estimators, o); err != nil {
				return fmt.Errorf("scheduler: %w", err)
			}
			return nil
		})
	}
	if err := elected.add(ctx, mgr, o.LeaderElection.Elect); err != nil {
		return err
	}
	go func() {
		if elected.wait(ctx, mgr) && mgr.GetCache().WaitForCacheSync(ctx) {
			ready()
		}
	}()
	return start(ctx, mgr)
}

// leader sets up the controllers that run in the leader only. A process that is not elected has no caches for them.
type leader struct {
	setup []func(context.Context) error
	ready chan struct{} // closed after setup
}

// add sets up the controllers now if there is no leader election, or when mgr is elected.
func (l *leader) add(ctx context.Context, mgr manager.Manager, elect bool) error {
	if elect {
		return mgr.Add(l)
	}
	return l.Start(ctx)
}

// Start implements manager.Runnable.
func (l *leader) Start(ctx context.Context) error {
	for _, setup := range l.setup {
		if err := setup(ctx); err != nil {
			return err
		}
	}
	close(l.ready)
	return nil
}

// wait waits until mgr is elected and the controllers are set up. It returns false if ctx ends before.
func (l *leader) wait(ctx context.Context, mgr manager.Manager) bool {
	for _, done := range []<-chan struct{}{mgr.Elected(), l.ready} {
		select {
		case <-done:
		case <-ctx.Done():
			return false
		}
	}
	return true
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

// controllerSetup is a controller with its name in --controllers.
type controllerSetup struct {
	name  string
	setup func() error
}

// eventsFor returns a channel to a controller, or nil if it does not run and would not receive them.
func (o Options) eventsFor(controller string) chan event.GenericEvent {
	if !o.Selection.Enabled(controller) {
		return nil
	}
	return make(chan event.GenericEvent)
}

// setup adds the controllers of karmada-controller-manager that run in the leader only.
func setup(ctx context.Context, mgr manager.Manager, f *fleet, recorder events.Recorder, estimators *estimate.Estimators, o Options) error {
	var (
		chain     = f.chain
		changes   = interpreterChanges{control: mgr.GetClient(), bindings: o.eventsFor("bindingStatus")}
		rerender  = o.eventsFor("binding")
		realClock = clock.RealClock{}
		err       error
	)
	if err := work.IndexWorks(ctx, mgr); err != nil {
		return fmt.Errorf("index works: %w", err)
	}
	if err := indexes.Register(
		ctx, mgr.GetFieldIndexer(), indexes.BindingsByTarget, indexes.BindingsByPolicy, indexes.BindingsByEviction,
	); err != nil {
		return err
	}
	indexer := mgr.GetFieldIndexer()
	if err := errors.Join(collected.Index(ctx, indexer), ingress.Index(ctx, indexer), assignment.Index(ctx, indexer)); err != nil {
		return err
	}
	for _, c := range append(append([]controllerSetup{
		{"cluster", func() error { return lifecycle.Setup(mgr, recorder, o.Monitor) }},
		{"detector", func() error {
			changes.detector, changes.distributor, err = setupPropagation(mgr, propagate.Options{
				Chain: chain, Events: recorder, Gates: o.Gates, Skip: o.Skip, Rerender: rerender, NewID: uuid.NewString,
				Workers: o.Workers.Templates,
			}, o.Workers.Dependencies)
			return err
		}},
		{"unifiedAuth", func() error { return unifiedauth.Setup(mgr, recorder) }},
		{"agentcsrapproving", func() error { return registration.Setup(mgr, recorder) }},
		{"namespace", func() error {
			return namespaces.Setup(mgr, namespaces.Options{
				Mode: o.NamespaceSync, Skipped: o.Skip.Namespace, NewID: uuid.NewString, Events: recorder,
			})
		}},
		{"binding", func() error {
			return sync.Setup(mgr, sync.Options{
				Chain: chain, Events: recorder, Clock: realClock, Rerender: rerender, NewID: uuid.NewString, Guard: newGuard(ctx, mgr, o.Removals),
				Workers:     o.Workers.Bindings,
				InjectState: o.Gates.Enabled(features.StatefulFailoverInjection),
			})
		}},
		{"orphanedWorks", func() error { return orphans.Setup(mgr, orphans.Options{Events: recorder, Clock: realClock}) }},
		{"bindingStatus", func() error {
			return aggregate.Setup(mgr, aggregate.Options{
				Chain: chain, Events: recorder, Clock: realClock, Again: changes.bindings, Workers: o.Workers.Bindings,
			})
		}},
		{utilization.Name, func() error {
			return utilization.Setup(mgr, utilization.Options{Events: recorder, Clock: realClock, Scheduler: &scheduler.Simulator{
				Control: mgr.GetClient(), Options: scheduler.Options{Profile: o.Profile, Estimators: estimators,
					ResourceModels: o.Gates.Enabled(features.CustomizedClusterResourceModeling)}}})
		}},
		{"failover", func() error { return setupFailover(ctx, mgr, recorder, o) }},
		{"federatedHorizontalPodAutoscaler", func() error { return setupFederatedHPA(ctx, mgr, recorder, o.Autoscaling) }},
		{"cronFederatedHorizontalPodAutoscaler", func() error { return setupCronFederatedHPA(mgr, recorder) }},
		{"workloadRebalancer", func() error { return workload.Setup(mgr, workload.Options{Events: recorder, Clock: realClock}) }},
	}, append(replicaControllers(mgr, recorder), quotaControllers(mgr, recorder, o)...)...), serviceControllers(mgr, recorder, o)...) {
		if !o.Selection.Enabled(c.name) {
			ctrl.LoggerFrom(ctx).Info("Controller is disabled", "controller", c.name)
			continue
		}
		if err := c.setup(); err != nil {
			return fmt.Errorf("%s: %w", c.name, err)
		}
	}
	if missing := o.Selection.Missing(); len(missing) > 0 {
		ctrl.LoggerFrom(ctx).Info("Controllers are selected by --controllers but not part of this version", "controllers", missing)
	}
	f.customizations.OnChange(changes.requeue)
	return nil
}

// newGuard returns a guard that counts the Works in the cache.
func newGuard(ctx context.Context, mgr manager.Manager, limits *guard.Limits) *guard.Guard {
	if limits == nil {
		limits = &guard.Default
	}
	return guard.New(*limits, clock.RealClock{}, func(before time.Time) (count int) {
		var works workv1alpha1.WorkList
		if err := mgr.GetClient().List(ctx, &works, client.UnsafeDisableDeepCopy); err != nil {
			return 0 // the cache has stopped; the smallest limit applies
		}
		for i := range works.Items {
			if work.AppliedSince(&works.Items[i]).Before(before) {
				count++
			}
		}
		return count
	})
}
