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

	"karmada.io/karmada/internal/autoscale/federatedhpa"
	"karmada.io/karmada/internal/cluster/properties"
	"karmada.io/karmada/internal/component"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/quota/enforcement"
	"karmada.io/karmada/internal/rollout/metric"
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

// AddRemovalFlags adds the flags about the removal of many member objects, and the restart of many workloads.
func (o *Options) AddRemovalFlags(fs *pflag.FlagSet) {
	if o.Removals == nil {
		o.Removals = new(guard.Default)
	}
	o.Removals.AddFlags(fs)
	if o.Restarts == nil {
		o.Restarts = new(guard.Restarts)
	}
	o.Restarts.AddRestartFlags(fs)
}

// AddAutoscalingFlags adds the flags about FederatedHPAs.
func (o *Options) AddAutoscalingFlags(fs *pflag.FlagSet) {
	if o.Autoscaling == nil {
		o.Autoscaling = new(federatedhpa.DefaultConfig())
	}
	o.Autoscaling.AddFlags(fs)
}

// AddFailoverFlags adds the flags about failover.
func (o *Options) AddFailoverFlags(fs *pflag.FlagSet) {
	if o.Failover == nil {
		o.Failover = new(failover.DefaultConfig())
	}
	o.Failover.AddFlags(fs)
}

// AddRolloutFlags adds the flags about staged rollouts.
func (o *Options) AddRolloutFlags(fs *pflag.FlagSet) {
	if o.RolloutMetricServers == nil {
		o.RolloutMetricServers = &metric.Servers{}
	}
	fs.Var(o.RolloutMetricServers, "rollout-metric-servers", "Addresses of the Prometheus servers that the gates of staged rollouts may "+
		"query, such as https://prometheus.example.com. \"=FILE\" after an address names a file with the value of the header "+
		"Authorization, or with a bearer token. Users with a PropagationPolicy can read all metrics of these servers. Empty means none.")
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

// managerFlags holds the flags of karmada-controller-manager that are parsed after all flags are known.
type managerFlags struct {
	*Options
	flags                          *pflag.FlagSet
	skippedAPIs                    string
	skippedNamespaces, controllers []string
	resourceModeling               bool
	members                        component.RateLimit
	workers                        workerFlags
}

func newManagerFlags(o *Options) *managerFlags {
	return &managerFlags{Options: o, members: component.RateLimit{QPS: 40, Burst: 60}}
}

// ControllerManager returns karmada-controller-manager.
func ControllerManager() component.Server {
	gates := features.New()
	m := newManagerFlags(&Options{Controllers: true, LeaderElection: component.LeaderElection{Name: managerLease}, Gates: gates})
	return component.Server{
		Name: "controller-manager", Short: "Run the controller manager", Connects: component.ControlPlane, QPS: 40, Burst: 60,
		LeaderElection: &m.LeaderElection, Gates: gates,
		Endpoints: component.Endpoints{Metrics: ":8080", Health: ":10357", Secure: component.WithSecureFlags()},
		Requires:  requiredKinds(),
		AddFlags:  m.addFlags,
		Validate:  m.validate,
		Run: func(ctx context.Context, config *rest.Config, ready func()) error {
			m.Control = config
			return Run(ctx, *m.Options, ready)
		},
	}
}

func (m *managerFlags) addFlags(fs *pflag.FlagSet) {
	m.flags = fs
	fs.StringSliceVar(&m.controllers, "controllers", []string{"*"}, "A list of controllers to enable. '*' enables all on-by-default "+
		"controllers, 'foo' enables the controller named 'foo', '-foo' disables the controller named 'foo'.\n"+
		"All controllers: "+strings.Join(onByDefault(), ", ")+".\nDisabled-by-default controllers: "+strings.Join(offByDefault(), ", ")+".")
	fs.StringVar(&m.skippedAPIs, "skipped-propagating-apis", "", "Semicolon separated resources that should be skipped from propagating: "+
		"<group>, <group>/<version> or <group>/<version>/<kind>,<kind>.")
	fs.StringSliceVar(&m.skippedNamespaces, "skipped-propagating-namespaces", propagate.DefaultSkippedNamespaces(),
		"Comma-separated regular expressions of namespaces that should be skipped from propagating.")
	fs.Var(component.Enum(&m.NamespaceSync, namespaces.Auto, namespaces.All, namespaces.OnDemand), "namespace-sync",
		`Clusters that namespaces are synced to: "all", "on-demand" for the clusters of the ResourceBindings in the namespace, or `+
			fmt.Sprintf(`"auto" for all of up to %d clusters and on demand for more.`, namespaces.MaxClusters))
	m.Cluster.AddFlags(fs, "a cluster")
	m.Monitor.AddFlags(fs)
	fs.DurationVar(&m.CacheSyncTimeout, "cluster-cache-sync-timeout", 2*time.Minute,
		"Timeout of waiting for the caches of a controller to sync.")
	fs.DurationVar(&m.ResyncPeriod, "resync-period", 0, "Interval at which all cached objects are reconciled again. 0 means never, "+
		"apart from the objects that a controller requeues.")
	fs.BoolVar(&m.resourceModeling, "enable-cluster-resource-modeling", true,
		"Count the nodes of clusters by the grades of their resource models, for estimates of available replicas.")
	fs.BoolVar(&m.ApproveClusters, "approve-clusters", false, "Approve clusters that register with a bootstrap token that is not bound to "+
		"their name. If false, they have the taint "+names.PendingTaint+" until \"karmadactl approve cluster\" removes it.")
	fs.DurationVar(&m.QuotaPeriod, "federated-resource-quota-sync-period", enforcement.DefaultPeriod,
		"The interval for periodic full resynchronization of FederatedResourceQuota resources.")
	fs.StringSliceVar(&m.Profiles.Namespaces, "cluster-profile-namespaces", []string{names.ClusterNamespace},
		"Namespaces in which the controller clusterProfile, which is disabled by default, writes a ClusterProfile for each cluster.")
	fs.StringVar(&m.Profiles.Server, "cluster-profile-server", "",
		"URL of the control plane in ClusterProfiles. Empty means the URL that clusters register with.")
	fs.StringVar(&m.Generator.Address, "argocd-generator-bind-address", "", "The TCP address of the plugin generator for ApplicationSets of "+
		"Argo CD, such as :8444. Empty disables it.")
	fs.StringVar(&m.Generator.CertFile, "argocd-generator-tls-cert-file", "",
		"File with the certificate of the plugin generator. Empty means HTTP.")
	fs.StringVar(&m.Generator.KeyFile, "argocd-generator-tls-private-key-file", "", "File with the private key of the plugin generator.")
	fs.StringSliceVar(&m.PropertyLabels, "cluster-property-labels", nil, "Names of ClusterProperties of members whose values become labels "+
		"of their Clusters, such as "+properties.ClusterID+". Empty means none.")
	m.members.AddFlags(fs, "cluster-api", "the API server of a member cluster")
	m.workers.addFlags(fs)
	m.AddEventFlags(fs)
	m.AddRemovalFlags(fs)
	m.AddFailoverFlags(fs)
	m.AddAutoscalingFlags(fs)
	m.AddRolloutFlags(fs)
	addContractFlags(fs)
}

func (m *managerFlags) validate() (err error) {
	if m.Selection, err = Select(m.controllers); err != nil {
		return err
	}
	if m.Skip, err = propagate.ParseSkip(m.skippedAPIs, m.skippedNamespaces); err != nil {
		return err
	}
	if err := validatePositive(m.flags, monitorFlags()...); err != nil {
		return err
	}
	if m.ResyncPeriod < 0 {
		return fmt.Errorf("--resync-period: must be at least 0, got %v", m.ResyncPeriod)
	}
	if m.Workers, err = m.workers.workers(); err != nil {
		return err
	}
	if err := m.members.Validate(); err != nil {
		return err
	}
	m.MemberQPS, m.MemberBurst = m.members.Limits()
	m.Cluster.NoResourceModels = !m.resourceModeling || !m.Gates.Enabled(features.CustomizedClusterResourceModeling)
	if err := m.Generator.Validate(); err != nil {
		return err
	}
	if err := properties.ValidateLabels(m.PropertyLabels); err != nil {
		return fmt.Errorf("--cluster-property-labels: %w", err)
	}
	if err := m.Failover.Validate(); err != nil {
		return err
	}
	if err := m.Autoscaling.Validate(); err != nil {
		return err
	}
	if err := m.Restarts.ValidateRestarts(); err != nil {
		return err
	}
	return m.Removals.Validate()
}

// schedulerFlags holds the flags of karmada-scheduler that are parsed after all flags are known.
type schedulerFlags struct {
	*Options
	estimator     estimators.Options
	askEstimators bool
	plugins       []string
}

// Scheduler returns karmada-scheduler.
func Scheduler() component.Server {
	gates := features.New()
	s := &schedulerFlags{Options: &Options{
		Scheduler: true, LeaderElection: component.LeaderElection{Name: schedulerLease}, Gates: gates,
	}}
	return component.Server{
		Name: "scheduler", Short: "Run the scheduler", Connects: component.ControlPlane, QPS: 40, Burst: 60,
		LeaderElection: &s.LeaderElection, Gates: gates,
		Endpoints: component.Endpoints{Metrics: ":8080", Health: ":10351", Secure: component.WithSecureFlags()},
		Requires:  bindingKinds(),
		AddFlags: func(fs *pflag.FlagSet) {
			fs.StringVar(&s.LeaderElection.Name, "leader-elect-resource-name", schedulerLease,
				"The name of the resource object that is used for locking during leader election. "+
					"The default of a scheduler with another --scheduler-name ends with that name.")
			s.addFlags(fs)
		},
		Validate: func() (err error) {
			if err := s.validate(); err != nil {
				return err
			}
			s.LeaderElection.Name, err = schedulerLock(s.LeaderElection.Name, s.SchedulerName)
			return err
		},
		Run: func(ctx context.Context, config *rest.Config, ready func()) error {
			s.Control = config
			return Run(ctx, *s.Options, ready)
		},
	}
}

func (s *schedulerFlags) addFlags(fs *pflag.FlagSet) {
	fs.StringVar(&s.SchedulerName, "scheduler-name", names.DefaultScheduler,
		"Name of the scheduler. It schedules the bindings with this spec.schedulerName.")
	fs.StringSliceVar(&s.plugins, "plugins", []string{"*"},
		"A list of plugins to enable. '*' enables all plugins, 'foo' enables the plugin named 'foo', "+
			"'*,-foo' disables the plugin named 'foo'.\nAll plugins: "+strings.Join(decide.Default().Plugins(), ", ")+".")
	fs.BoolVar(&s.askEstimators, "enable-scheduler-estimator", s.askEstimators,
		"Enable calling cluster scheduler estimators for available replicas.")
	fs.BoolVar(&s.estimator.SkipPull, "disable-scheduler-estimator-in-pull-mode", false,
		"Disable the scheduler estimator for clusters in pull mode, used with --enable-scheduler-estimator.")
	fs.BoolVar(&s.KeepEmpty, "enable-empty-workload-propagation", false,
		"Enable propagation of workloads with 0 replicas to member clusters.")
	s.estimator.AddFlags(fs)
	s.AddEventFlags(fs)
	s.AddUnschedulableFlags(fs)
	component.AddRateLimiterFlags(fs)
}

func (s *schedulerFlags) validate() (err error) {
	if s.Profile, err = decide.New(strings.Join(s.plugins, ",")); err != nil {
		return fmt.Errorf("--plugins: %w", err)
	}
	s.Estimator = nil
	if s.askEstimators {
		s.Estimator = &s.estimator
	}
	return nil
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
