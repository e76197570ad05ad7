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

	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/autoscale/federatedhpa"
	"karmada.io/karmada/internal/cluster/argocd"
	"karmada.io/karmada/internal/cluster/lifecycle"
	"karmada.io/karmada/internal/cluster/profile"
	"karmada.io/karmada/internal/cluster/status"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/rollout/metric"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/internal/scheduler/decide"
	"karmada.io/karmada/internal/work/guard"
	"karmada.io/karmada/internal/work/namespaces"
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
	// Delays delay status reports that are likely to be replaced soon.
	Delays coalesce.Delays
	// Monitor configures how clusters in Pull mode are monitored.
	Monitor lifecycle.Options
	// SuccessEvents selects the events to record about successful operations; empty means essential.
	SuccessEvents events.SuccessEvents
	// UnschedulableWorkloads selects what happens to the replicas of a workload that has become unschedulable:
	// KeepUnschedulable (also if empty) leaves them in their clusters, RemoveUnschedulable removes them.
	UnschedulableWorkloads string
	// Removals limits the removal of member objects without approval; nil means guard.Default.
	Removals *guard.Limits
	// Restarts limits the restarts by override policies without approval; nil means guard.Restarts.
	Restarts *guard.Limits
	// ApproveClusters approves clusters that register with a bootstrap token that is not bound to their name.
	ApproveClusters bool
	// RolloutMetricServers are the servers that the gates of staged rollouts may query; nil means none.
	RolloutMetricServers *metric.Servers
	// Profiles configures the ClusterProfiles of members.
	Profiles profile.Options
	// Generator configures the plugin generator for ApplicationSets of Argo CD.
	Generator argocd.GeneratorOptions
	// PropertyLabels are the names of properties of members that become labels of their Clusters.
	PropertyLabels []string
	// QuotaPeriod is the interval at which the usage of quotas is computed without an event; 0 means enforcement.DefaultPeriod.
	QuotaPeriod time.Duration
	// Failover configures evictions; nil means failover.DefaultConfig.
	Failover *failover.Config
	// Autoscaling configures FederatedHPAs; nil means the defaults.
	Autoscaling *federatedhpa.Config
	// Gates are the enabled features; nil means the defaults.
	Gates features.Gates
	// Selection selects controllers of karmada-controller-manager; nil means those that are on by default.
	Selection Selection
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
	if err == nil {
		err = watchRollback(mgr, o.LeaderElection)
	}
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
		if o.Generator.Address != "" {
			addresses := profile.New(mgr.GetClient(), mgr.GetAPIReader(), mgr.GetConfig(), clock.RealClock{}, o.Profiles)
			if err := mgr.Add(argocd.NewGenerator(mgr.GetAPIReader(), addresses, clock.RealClock{}, o.Generator)); err != nil {
				return fmt.Errorf("add the generator for ApplicationSets: %w", err)
			}
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

// autoscaling returns the configuration of FederatedHPAs.
func (o Options) autoscaling() federatedhpa.Config {
	if o.Autoscaling == nil {
		return federatedhpa.DefaultConfig()
	}
	return *o.Autoscaling
}
