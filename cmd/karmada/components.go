// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/tools/clientcmd"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/webhook"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/admission"
	"karmada.io/karmada/internal/aggregated"
	"karmada.io/karmada/internal/controllers"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/propagate"
	"karmada.io/karmada/internal/scheduler/decide"
)

// controlConfig reads the kubeconfig of the control plane; inside a cluster none is needed.
func controlConfig(kubeconfig string) (*rest.Config, error) {
	config, err := clientcmd.BuildConfigFromFlags("", kubeconfig)
	if err != nil {
		return nil, fmt.Errorf("read the kubeconfig of the control plane (--kubeconfig): %w", err)
	}
	return config, nil
}

func newControllerManager() *cobra.Command {
	var (
		o          controllers.Options
		logs       logging
		kubeconfig string
		gates      = features.New()
		skipAPIs   string
		skipNames  []string
	)
	cmd := &cobra.Command{Use: "controller-manager", Short: "Run the controllers", Args: cobra.NoArgs}
	fs := cmd.Flags()
	fs.StringVar(&kubeconfig, "kubeconfig", "", "kubeconfig of the control plane")
	fs.BoolVar(&o.LeaderElection, "leader-elect", true, "work only while holding the lease karmada-controller-manager")
	fs.StringVar(&o.MetricsBindAddress, "metrics-bind-address", ":8080", "address of the metrics; 0 for none")
	fs.StringVar(&o.HealthProbeBindAddress, "health-probe-bind-address", ":10357", "address of the health probe; 0 for none")
	fs.StringVar(&skipAPIs, "skipped-propagating-apis", "", "kinds that are never propagated: group;group/version;group/version/Kind,Kind")
	fs.StringSliceVar(&skipNames, "skipped-propagating-namespaces", propagate.DefaultSkippedNamespaces(), "regular expressions of namespaces of which nothing is propagated")
	fs.DurationVar(&o.Cluster.Frequency, "cluster-status-update-frequency", 10*time.Second, "how often the status of a cluster is collected")
	fs.DurationVar(&o.Cluster.SuccessThreshold, "cluster-success-threshold", 30*time.Second, "how long a cluster must have been observed ready before it counts as ready again")
	fs.DurationVar(&o.Cluster.FailureThreshold, "cluster-failure-threshold", 30*time.Second, "how long a cluster must have been observed not ready before it counts as such")
	gates.AddFlag(fs)
	logs.addFlags(fs)
	cmd.RunE = func(cmd *cobra.Command, _ []string) (err error) {
		if err := logs.start(cmd.ErrOrStderr()); err != nil {
			return err
		}
		if o.Skip, err = propagate.ParseSkip(skipAPIs, skipNames); err != nil {
			return err
		}
		if o.Control, err = controlConfig(kubeconfig); err != nil {
			return err
		}
		o.Controllers = true
		o.Gates = gates
		return controllers.Run(cmd.Context(), o, func() {})
	}
	return cmd
}

func newScheduler() *cobra.Command {
	var (
		o          controllers.Options
		logs       logging
		kubeconfig string
		gates      = features.New()
		estimator  estimators.Options
		estimate   bool
		plugins    []string
	)
	cmd := &cobra.Command{Use: "scheduler", Short: "Run the scheduler", Args: cobra.NoArgs}
	fs := cmd.Flags()
	fs.StringVar(&kubeconfig, "kubeconfig", "", "kubeconfig of the control plane")
	fs.BoolVar(&o.LeaderElection, "leader-elect", true, "work only while holding the lease karmada-scheduler")
	fs.StringVar(&o.SchedulerName, "scheduler-name", "default-scheduler", "handle the bindings that name this scheduler")
	fs.StringVar(&o.MetricsBindAddress, "metrics-bind-address", ":8080", "address of the metrics; 0 for none")
	fs.StringVar(&o.HealthProbeBindAddress, "health-probe-bind-address", ":10351", "address of the health probe; 0 for none")
	fs.StringSliceVar(&plugins, "plugins", []string{"*"}, "plugins: '*' for all, a name for one, and '-' with a name to take one away again; there are "+strings.Join(decide.Default().Plugins(), ", "))
	fs.BoolVar(&estimate, "enable-scheduler-estimator", false, "ask the estimators of clusters how much they have room for")
	fs.BoolVar(&estimator.SkipPull, "disable-scheduler-estimator-in-pull-mode", false, "do not ask the estimators of clusters in Pull mode")
	fs.BoolVar(&o.KeepEmpty, "enable-empty-workload-propagation", false, "keep clusters that get no replicas")
	estimator.AddFlags(fs)
	gates.AddFlag(fs)
	logs.addFlags(fs)
	cmd.RunE = func(cmd *cobra.Command, _ []string) (err error) {
		if err := logs.start(cmd.ErrOrStderr()); err != nil {
			return err
		}
		if o.Control, err = controlConfig(kubeconfig); err != nil {
			return err
		}
		if o.Profile, err = decide.New(strings.Join(plugins, ",")); err != nil {
			return fmt.Errorf("--plugins: %w", err)
		}
		if estimate {
			o.Estimator = &estimator
		}
		o.Scheduler = true
		o.Gates = gates
		return controllers.Run(cmd.Context(), o, func() {})
	}
	return cmd
}

func newWebhook() *cobra.Command {
	var (
		o          webhook.Options
		logs       logging
		kubeconfig string
		deps       admission.Deps
	)
	cmd := &cobra.Command{Use: "webhook", Short: "Run the admission webhooks", Args: cobra.NoArgs}
	fs := cmd.Flags()
	fs.StringVar(&kubeconfig, "kubeconfig", "", "kubeconfig of the control plane")
	fs.StringVar(&o.Host, "bind-address", "0.0.0.0", "IP address to listen on")
	fs.IntVar(&o.Port, "secure-port", 8443, "port to listen on")
	fs.StringVar(&o.CertDir, "cert-dir", "/tmp/k8s-webhook-server/serving-certs", "directory of the serving certificate")
	fs.StringVar(&o.CertName, "tls-cert-file-name", "tls.crt", "file of the serving certificate in --cert-dir")
	fs.StringVar(&o.KeyName, "tls-private-key-file-name", "tls.key", "file of the serving key in --cert-dir")
	fs.BoolVar(&deps.NoExecuteTaints, "allow-no-execute-taint-policy", false, "let ClusterTaintPolicies drive workloads out of clusters")
	logs.addFlags(fs)
	cmd.RunE = func(cmd *cobra.Command, _ []string) error {
		if err := logs.start(cmd.ErrOrStderr()); err != nil {
			return err
		}
		config, err := controlConfig(kubeconfig)
		if err != nil {
			return err
		}
		control, err := client.New(config, client.Options{Scheme: controllers.Scheme()})
		if err != nil {
			return fmt.Errorf("connect to the control plane %s: %w", config.Host, err)
		}
		deps.Customizations = func(ctx context.Context) ([]configv1alpha1.ResourceInterpreterCustomization, error) {
			var list configv1alpha1.ResourceInterpreterCustomizationList
			err := control.List(ctx, &list)
			return list.Items, err
		}
		server := webhook.NewServer(o)
		admission.Register(server, deps)
		return server.Start(cmd.Context())
	}
	return cmd
}

func newAggregatedAPIServer() *cobra.Command {
	var (
		o          aggregated.Config
		logs       logging
		kubeconfig string
	)
	cmd := &cobra.Command{Use: "aggregated-apiserver", Short: "Run the API server of clusters", Args: cobra.NoArgs}
	fs := cmd.Flags()
	fs.StringVar(&kubeconfig, "kubeconfig", "", "kubeconfig of the control plane")
	fs.StringVar(&o.BindAddress, "bind-address", "0.0.0.0", "IP address to listen on")
	fs.IntVar(&o.SecurePort, "secure-port", 443, "port to listen on")
	fs.StringVar(&o.CertFile, "tls-cert-file", "", "serving certificate")
	fs.StringVar(&o.KeyFile, "tls-private-key-file", "", "serving key")
	fs.StringSliceVar(&o.EtcdServers, "etcd-servers", nil, "URLs of etcd")
	fs.StringVar(&o.EtcdPrefix, "etcd-prefix", "/registry", "prefix of all keys in etcd")
	fs.StringVar(&o.EtcdCAFile, "etcd-cafile", "", "authority of the etcd servers' certificates")
	fs.StringVar(&o.EtcdCertFile, "etcd-certfile", "", "client certificate for etcd")
	fs.StringVar(&o.EtcdKeyFile, "etcd-keyfile", "", "client key for etcd")
	logs.addFlags(fs)
	cmd.RunE = func(cmd *cobra.Command, _ []string) (err error) {
		if err := logs.start(cmd.ErrOrStderr()); err != nil {
			return err
		}
		if len(o.EtcdServers) == 0 || strings.TrimSpace(o.EtcdServers[0]) == "" {
			return errors.New("--etcd-servers is required")
		}
		if o.Control, err = controlConfig(kubeconfig); err != nil {
			return err
		}
		return aggregated.Run(cmd.Context(), o, func(int) {})
	}
	return cmd
}
