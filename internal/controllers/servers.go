// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/pflag"
	"k8s.io/apimachinery/pkg/util/validation"
	"k8s.io/client-go/rest"

	"karmada.io/karmada/internal/component"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/scheduler/decide"
	"karmada.io/karmada/internal/work/guard"
	"karmada.io/karmada/internal/work/namespaces"
)

// The Leases by which leaders are elected; they are also the names of the components.
const (
	managerLease   = "karmada-controller-manager"
	schedulerLease = "karmada-scheduler"
)

// AddEventFlags adds the flags about events.
func (o *Options) AddEventFlags(fs *pflag.FlagSet) {
	fs.Var(
		component.Enum(&o.SuccessEvents, events.EssentialSuccessEvents, events.AllSuccessEvents),
		"success-events",
		`Events to record about successful operations: "essential" omits routine successes such as GetReplicasSucceed, `+
			`"all" records every event.`,
	)
}

// AddRemovalFlags adds the flags about the removal of many member objects.
func (o *Options) AddRemovalFlags(fs *pflag.FlagSet) {
	if o.Removals == nil {
		o.Removals = new(guard.Default)
	}
	o.Removals.AddFlags(fs)
}

// AddUnschedulableFlags adds the flags about workloads that have become unschedulable.
func (o *Options) AddUnschedulableFlags(fs *pflag.FlagSet) {
	fs.Var(
		component.Enum(&o.UnschedulableWorkloads, KeepUnschedulable, RemoveUnschedulable),
		"unschedulable-workloads",
		`What to do with a scheduled workload that no longer fits in any cluster: "Keep" leaves it in its clusters, `+
			`"Remove" removes it from them.`,
	)
}

// ControllerManager returns karmada-controller-manager.
func ControllerManager() component.Server {
	var (
		o                 = Options{Controllers: true, LeaderElection: component.LeaderElection{Name: managerLease}}
		gates             = features.New()
		skippedAPIs       string
		skippedNamespaces []string
	)
	o.Gates = gates
	return component.Server{
		Name: "controller-manager", Short: "Run the controller manager", Connects: component.ControlPlane,
		LeaderElection: &o.LeaderElection, Endpoints: component.Endpoints{Metrics: ":8080", Health: ":10357"}, Gates: gates,
		AddFlags: func(fs *pflag.FlagSet) {
			fs.StringVar(&skippedAPIs, "skipped-propagating-apis", "", "Semicolon separated resources that should be skipped from propagating: "+
				"<group>, <group>/<version> or <group>/<version>/<kind>,<kind>.")
			fs.StringSliceVar(&skippedNamespaces, "skipped-propagating-namespaces", propagate.DefaultSkippedNamespaces(),
				"Comma-separated regular expressions of namespaces that should be skipped from propagating.")
			fs.Var(component.Enum(&o.NamespaceSync, namespaces.Auto, namespaces.All, namespaces.OnDemand), "namespace-sync",
				`Clusters that namespaces are synced to: "all", "on-demand" for the clusters of the ResourceBindings in the namespace, or `+
					fmt.Sprintf(`"auto" for all of up to %d clusters and on demand for more.`, namespaces.MaxClusters))
			fs.DurationVar(
				&o.Cluster.Frequency,
				"cluster-status-update-frequency",
				10*time.Second,
				"How often the status of a cluster is collected.",
			)
			fs.DurationVar(&o.Cluster.SuccessThreshold, "cluster-success-threshold", 30*time.Second,
				"The duration of successes for the cluster to be considered healthy after recovery.")
			fs.DurationVar(&o.Cluster.FailureThreshold, "cluster-failure-threshold", 30*time.Second,
				"The duration of failure for the cluster to be considered unhealthy.")
			o.AddEventFlags(fs)
			o.AddRemovalFlags(fs)
		},
		Validate: func() (err error) {
			if o.Skip, err = propagate.ParseSkip(skippedAPIs, skippedNamespaces); err != nil {
				return err
			}
			return o.Removals.Validate()
		},
		Run: func(ctx context.Context, config *rest.Config, ready func()) error {
			o.Control = config
			return Run(ctx, o, ready)
		},
	}
}

// Scheduler returns karmada-scheduler.
func Scheduler() component.Server {
	var (
		o             = Options{Scheduler: true, LeaderElection: component.LeaderElection{Name: schedulerLease}}
		gates         = features.New()
		estimator     estimators.Options
		askEstimators bool
		plugins       []string
	)
	o.Gates = gates
	return component.Server{
		Name: "scheduler", Short: "Run the scheduler", Connects: component.ControlPlane,
		LeaderElection: &o.LeaderElection, Endpoints: component.Endpoints{Metrics: ":8080", Health: ":10351"}, Gates: gates,
		AddFlags: func(fs *pflag.FlagSet) {
			fs.StringVar(
				&o.SchedulerName,
				"scheduler-name",
				names.DefaultScheduler,
				"Name of the scheduler. It schedules the bindings with this spec.schedulerName.",
			)
			fs.StringVar(&o.LeaderElection.Name, "leader-elect-resource-name", schedulerLease,
				"The name of the resource object that is used for locking during leader election. "+
					"The default of a scheduler with another --scheduler-name ends with that name.")
			fs.StringSliceVar(
				&plugins,
				"plugins",
				[]string{"*"},
				"A list of plugins to enable. '*' enables all plugins, 'foo' enables the plugin named 'foo', "+
					"'*,-foo' disables the plugin named 'foo'.\nAll plugins: "+strings.Join(decide.Default().Plugins(), ", ")+".",
			)
			fs.BoolVar(&askEstimators, "enable-scheduler-estimator", false, "Enable calling cluster scheduler estimators for available replicas.")
			fs.BoolVar(&estimator.SkipPull, "disable-scheduler-estimator-in-pull-mode", false,
				"Disable the scheduler estimator for clusters in pull mode, used with --enable-scheduler-estimator.")
			fs.BoolVar(
				&o.KeepEmpty,
				"enable-empty-workload-propagation",
				false,
				"Enable propagation of workloads with 0 replicas to member clusters.",
			)
			estimator.AddFlags(fs)
			o.AddEventFlags(fs)
			o.AddUnschedulableFlags(fs)
		},
		Validate: func() (err error) {
			if o.Profile, err = decide.New(strings.Join(plugins, ",")); err != nil {
				return fmt.Errorf("--plugins: %w", err)
			}
			o.LeaderElection.Name, err = schedulerLock(o.LeaderElection.Name, o.SchedulerName)
			return err
		},
		Run: func(ctx context.Context, config *rest.Config, ready func()) error {
			o.Control = config
			if askEstimators {
				o.Estimator = &estimator
			}
			return Run(ctx, o, ready)
		},
	}
}

// schedulerLock returns the name of the scheduler's Lease. Schedulers with different names schedule different bindings, so that
// one must not wait for the other.
func schedulerLock(lease, scheduler string) (string, error) {
	if lease == schedulerLease && scheduler != names.DefaultScheduler {
		lease += "-" + scheduler
	}
	if problems := validation.IsDNS1123Subdomain(lease); len(problems) > 0 {
		return "", fmt.Errorf("--leader-elect-resource-name: lease %q: %s", lease, strings.Join(problems, "; "))
	}
	return lease, nil
}
