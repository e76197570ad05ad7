// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
	"k8s.io/apimachinery/pkg/util/uuid"
	"k8s.io/apiserver/pkg/server/healthz"
	"k8s.io/apiserver/pkg/util/feature"
	corev1 "k8s.io/client-go/kubernetes/typed/core/v1"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/leaderelection"
	"k8s.io/client-go/tools/leaderelection/resourcelock"
	"k8s.io/component-base/cli/flag"
	"k8s.io/component-base/cli/globalflag"
	"k8s.io/component-base/compatibility"
	"k8s.io/component-base/featuregate"
	"k8s.io/component-base/logs"
	logsapi "k8s.io/component-base/logs/api/v1"
	metricsfeatures "k8s.io/component-base/metrics/features"
	"k8s.io/component-base/metrics/prometheus/slis"
	"k8s.io/component-base/term"
	"k8s.io/component-base/version/verflag"
	genericmanager "k8s.io/controller-manager/app"
	"k8s.io/controller-manager/pkg/clientbuilder"
	managerhealthz "k8s.io/controller-manager/pkg/healthz"
	"k8s.io/controller-manager/pkg/leadermigration"
	"k8s.io/klog/v2"
	"k8s.io/kubernetes/cmd/kube-controller-manager/app/config"
	"k8s.io/kubernetes/cmd/kube-controller-manager/app/options"
)

const (
	// serverTimeout bounds the wait for the API server at the start.
	serverTimeout = 10 * time.Second
	// electionTimeout is the time for which an expired lease is tolerated before /healthz fails.
	electionTimeout = 20 * time.Second
)

func init() {
	utilruntime.Must(logsapi.AddFeatureGates(feature.DefaultMutableFeatureGate))
	utilruntime.Must(metricsfeatures.AddFeatureGates(feature.DefaultMutableFeatureGate))
}

// NewCommand returns the command kube-controller-manager with all flags of Kubernetes and the controllers of this package.
func NewCommand() *cobra.Command {
	o, err := options.NewKubeControllerManagerOptions()
	if err != nil {
		return &cobra.Command{RunE: func(*cobra.Command, []string) error { return fmt.Errorf("read the default options: %w", err) }}
	}
	cmd := &cobra.Command{
		Use: options.KubeControllerManagerUserAgent, Args: cobra.NoArgs,
		Short: "Run the controllers of kube-controller-manager that a control plane needs",
		PersistentPreRunE: func(*cobra.Command, []string) error {
			rest.SetDefaultWarningHandler(rest.NoWarnings{}) // the garbage collector watches deprecated versions, too
			return o.ComponentGlobalsRegistry.Set()
		},
		RunE: func(cmd *cobra.Command, _ []string) error {
			verflag.PrintAndExitIfRequested()
			if err := logsapi.ValidateAndApply(o.Logs, feature.DefaultFeatureGate); err != nil {
				return err
			}
			flag.PrintFlags(cmd.Flags())
			c, err := o.Config(cmd.Context(), Names(), OptIn(), Aliases())
			if err != nil {
				return err
			}
			o.ComponentGlobalsRegistry.FeatureGateFor(compatibility.DefaultKubeComponent).(featuregate.MutableFeatureGate).AddMetrics()
			o.ComponentGlobalsRegistry.AddMetrics()
			ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt, syscall.SIGTERM)
			defer context.AfterFunc(ctx, stop)() // a second signal ends the process
			return serve(ctx, c)
		},
	}
	sets := o.Flags(Names(), OptIn(), Aliases())
	o.ParsedFlags = &sets
	verflag.AddFlags(sets.FlagSet("global"))
	globalflag.AddGlobalFlags(sets.FlagSet("global"), cmd.Name(), logs.SkipLoggingConfigurationFlags())
	for _, set := range sets.FlagSets {
		cmd.Flags().AddFlagSet(set)
	}
	columns, _, _ := term.TerminalSize(cmd.OutOrStdout())
	flag.SetUsageAndHelpFunc(cmd, sets, columns)
	return cmd
}

// serve serves health and metrics, and runs the controllers while this process is the leader. It returns when ctx ends or the
// leadership is lost.
func serve(ctx context.Context, c *config.Config) error {
	if leadermigration.Enabled(&c.ComponentConfig.Generic) {
		return errors.New("--enable-leader-migration is not supported: there are no controllers of cloud providers to migrate")
	}
	c.EventBroadcaster.StartStructuredLogging(0)
	c.EventBroadcaster.StartRecordingToSink(&corev1.EventSinkImpl{Interface: c.Client.CoreV1().Events("")})
	defer c.EventBroadcaster.Shutdown()
	health := managerhealthz.NewMutableHealthzHandler()
	election := leaderelection.NewLeaderHealthzAdaptor(electionTimeout)
	if c.ComponentConfig.Generic.LeaderElection.LeaderElect {
		health.AddHealthChecker(election)
	}
	if c.SecureServing != nil {
		mux := genericmanager.NewBaseHandler(&c.ComponentConfig.Generic.Debugging, health)
		slis.SLIMetricsWithReset{}.Install(mux)
		handler := genericmanager.BuildHandlerChain(mux, &c.Authorization, &c.Authentication)
		if _, _, err := c.SecureServing.Serve(handler, 0, ctx.Done()); err != nil {
			return fmt.Errorf("serve health and metrics: %w", err)
		}
	}
	run := func(ctx context.Context) error { return runControllers(ctx, c, health) }
	if !c.ComponentConfig.Generic.LeaderElection.LeaderElect {
		return run(ctx)
	}
	return lead(ctx, c, election, run)
}

func runControllers(ctx context.Context, c *config.Config, health *managerhealthz.MutableHealthzHandler) error {
	if err := genericmanager.WaitForAPIServer(c.Client, serverTimeout); err != nil {
		return fmt.Errorf("wait for the API server: %w", err)
	}
	root := clientbuilder.SimpleControllerClientBuilder{ClientConfig: c.Kubeconfig}
	o := Options{Config: c.ComponentConfig, Root: root, Clients: root}
	if c.ComponentConfig.KubeCloudShared.UseServiceAccountCredentials {
		o.Clients = clientbuilder.NewDynamicClientBuilder(rest.AnonymousClientConfig(c.Kubeconfig), c.Client.CoreV1(), metav1.NamespaceSystem)
	}
	m, err := New(ctx, o)
	if err != nil {
		return err
	}
	var checks []healthz.HealthChecker
	for _, name := range m.Controllers() {
		checks = append(checks, managerhealthz.NamedPingChecker(name))
	}
	health.AddHealthChecker(checks...)
	if !m.Run(ctx, c.ControllerShutdownTimeout, func() {}) {
		return fmt.Errorf("some controllers did not stop within %v", c.ControllerShutdownTimeout)
	}
	if ctx.Err() == nil {
		return errors.New("all controllers ended unexpectedly")
	}
	return nil
}

// lead calls run while this process is the leader. It releases the lease when run has returned.
func lead(ctx context.Context, c *config.Config, health *leaderelection.HealthzAdaptor, run func(context.Context) error) error {
	host, err := os.Hostname()
	if err != nil {
		return fmt.Errorf("read the host name for the leader election: %w", err)
	}
	settings := c.ComponentConfig.Generic.LeaderElection
	lock, err := resourcelock.NewFromKubeconfig(settings.ResourceLock, settings.ResourceNamespace, settings.ResourceName,
		resourcelock.ResourceLockConfig{Identity: host + "_" + string(uuid.NewUUID()), EventRecorder: c.EventRecorder},
		c.Kubeconfig, settings.RenewDeadline.Duration)
	if err != nil {
		return fmt.Errorf("create the lock of the leader election: %w", err)
	}
	// The lease is renewed until the controllers have stopped, so it has a context of its own.
	candidate, resign := context.WithCancel(context.WithoutCancel(ctx))
	defer resign()
	var leading atomic.Bool
	defer context.AfterFunc(ctx, func() {
		if !leading.Load() {
			resign()
		}
	})()
	ended := make(chan error, 1)
	elector, err := leaderelection.NewLeaderElector(leaderelection.LeaderElectionConfig{
		Lock: lock, Name: settings.ResourceName, WatchDog: health, ReleaseOnCancel: true,
		LeaseDuration: settings.LeaseDuration.Duration, RenewDeadline: settings.RenewDeadline.Duration,
		RetryPeriod: settings.RetryPeriod.Duration,
		Callbacks: leaderelection.LeaderCallbacks{
			OnStartedLeading: func(lease context.Context) {
				leading.Store(true)
				term, stop := context.WithCancel(lease)
				defer context.AfterFunc(ctx, stop)()
				ended <- run(term)
				resign()
			},
			OnStoppedLeading: func() { klog.FromContext(ctx).Info("Stopped leading") },
		},
	})
	if err != nil {
		return fmt.Errorf("configure the leader election: %w", err)
	}
	health.SetLeaderElection(elector)
	elector.Run(candidate)
	select {
	case err := <-ended:
		return err
	default:
	}
	if ctx.Err() == nil {
		return errors.New("the leader election was lost")
	}
	return nil
}
