// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package agent

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	"karmada.io/karmada/internal/agent/identity"
	"karmada.io/karmada/internal/cluster"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/names"
)

// The controllers that --controllers selects. Those about Services start with their feature.
const (
	controllerRotation   = "certRotation"
	controllerStatus     = "clusterStatus"
	controllerExecution  = "execution"
	controllerWorkStatus = "workStatus"
	controllerExport     = "serviceExport"
	controllerSlices     = "endpointsliceCollect"
	controllerClusterSet = controllers.ClusterSet
)

// knownControllers are the names that --controllers accepts.
func knownControllers() []string {
	return []string{
		controllerRotation, controllerClusterSet, controllerStatus, controllerSlices, controllerExecution, controllerExport, controllerWorkStatus,
	}
}

// flags holds the values of flags that are not part of Options.
type flags struct {
	controllers       []string
	rotationNamespace string
	modeling          bool
	member            component.RateLimit
}

// Server returns karmada-agent (docs/contract/components.md#agent).
func Server() component.Server {
	gates := features.New()
	o := Options{Clock: clock.RealClock{}, limit: component.RateLimit{QPS: 40, Burst: 60}}
	o.Controllers.Gates = gates
	o.Registration.TokenLifetime = tokenLifetime
	f := flags{member: component.RateLimit{QPS: 40, Burst: 60}}
	return component.Server{
		Name: "agent", Short: "Run the agent of a cluster in Pull mode", Connects: component.MemberCluster,
		Long: "The agent runs in a cluster in Pull mode. It applies the Works of its cluster and reports their status and that of the cluster. " +
			"It opens all connections; the control plane need not reach the cluster.",
		LeaderElection: &o.Controllers.LeaderElection, Gates: gates,
		Endpoints: component.Endpoints{Metrics: ":8080", Health: ":10357", Secure: component.WithSecureFlags()},
		AddFlags:  func(fs *pflag.FlagSet) { o.addFlags(fs, &f) },
		Validate:  func() error { return o.complete(&f) },
		Run: func(ctx context.Context, member *rest.Config, ready func()) error {
			o.Member = member
			o.Member.QPS, o.Member.Burst = f.member.Limits()
			if rotates(f.controllers) {
				client, err := kubernetes.NewForConfig(member)
				if err != nil {
					return fmt.Errorf("connect to the cluster: %w", err)
				}
				o.Rotation.Store = identity.SecretStore{Client: client, Namespace: f.rotationNamespace}
			}
			if o.Registration.APIEndpoint == "" {
				o.Registration.APIEndpoint = member.Host
			}
			return Run(ctx, o, ready)
		},
	}
}

func (o *Options) addFlags(fs *pflag.FlagSet, f *flags) {
	fs.StringVar(&o.Kubeconfig, "karmada-kubeconfig", "", "Path to the kubeconfig file of the Karmada control plane. Required.")
	fs.StringVar(&o.Context, "karmada-context", "", "Name of the context in --karmada-kubeconfig. Empty means the current context.")
	fs.StringVar(&o.Cluster, "cluster-name", "", "Name of the cluster that the agent runs in. Required.")
	fs.StringVar(&o.Registration.ClusterNamespace, "cluster-namespace", names.ClusterNamespace,
		"Namespace of the cluster secrets in the control plane and of the service accounts in the cluster.")
	fs.StringVar(&o.Registration.APIEndpoint, "cluster-api-endpoint", "",
		"Address of the API server of the cluster. Empty means the address in --kubeconfig.")
	fs.StringVar(&o.Registration.ProxyURL, "proxy-server-address", "",
		"Address of the proxy through which the control plane reaches the API server of the cluster. Empty means none.")
	fs.StringVar(&o.Registration.Provider, "cluster-provider", "", "Provider of the cluster, for selection by policies.")
	fs.StringVar(&o.Registration.Region, "cluster-region", "", "Region of the cluster, for selection by policies.")
	fs.StringSliceVar(&o.Registration.Zones, "cluster-zones", nil, "Zones of the cluster, for selection by policies.")
	fs.StringSliceVar(&o.Registration.ReportSecrets, "report-secrets", []string{cluster.ReportCredentials, cluster.ReportImpersonator},
		"Credentials of the cluster that the control plane gets: KubeCredentials, KubeImpersonator, or None.")
	fs.StringSliceVar(&f.controllers, "controllers", []string{"*"},
		"A list of controllers to enable. '*' enables all controllers that are on by default, 'foo' enables the controller named 'foo', "+
			"'-foo' disables the controller named 'foo'.\nAll controllers: "+strings.Join(knownControllers(), ", ")+
			".\nDisabled by default: "+controllerRotation+", "+controllerClusterSet+".")
	fs.DurationVar(&o.LeaseDuration, "cluster-lease-duration", 40*time.Second, "The duration of the Lease of the cluster.")
	fs.Float64Var(&o.LeaseRenewFraction, "cluster-lease-renew-interval-fraction", 0.25,
		"The interval between two renewals of the Lease of the cluster, as a fraction of its duration.")
	o.Controllers.Cluster.AddFlags(fs, "the cluster")
	fs.BoolVar(&f.modeling, "enable-cluster-resource-modeling", true,
		"Count the nodes of the cluster by the grades of its resource models.")
	fs.DurationVar(&o.Controllers.CacheSyncTimeout, "cluster-cache-sync-timeout", 2*time.Minute,
		"Timeout of waiting for the caches of a controller to sync.")
	fs.DurationVar(&o.Rotation.Interval, "cert-rotation-checking-interval", 5*time.Minute,
		"The interval between two checks whether the certificate of the agent must be renewed.")
	fs.Float64Var(&o.Rotation.Threshold, "cert-rotation-remaining-time-threshold", 0.2,
		"The certificate of the agent is renewed when this fraction of its lifetime remains.")
	fs.StringVar(&f.rotationNamespace, "karmada-kubeconfig-namespace", names.SystemNamespace,
		"Namespace of the Secret karmada-kubeconfig in the cluster.")
	fs.IntVar(&o.Controllers.Workers.Works, "concurrent-work-syncs", 5, "Number of Works that are synced concurrently.")
	fs.DurationVar(&o.Controllers.ResyncPeriod, "resync-period", 0,
		"Interval at which all cached objects are reconciled again. 0 means never, apart from the objects that a controller requeues.")
	o.limit.AddFlags(fs, "kube-api", "the API server of the Karmada control plane")
	f.member.AddFlags(fs, "cluster-api", "the API server of the cluster")
	component.AddNoEffect(fs, "an agent manages one cluster", func(fs *pflag.FlagSet) { fs.Int("concurrent-cluster-syncs", 5, "") })
	component.AddRateLimiterFlags(fs)
	o.Controllers.AddEventFlags(fs)
}

// complete validates the flags and derives the options from them.
func (o *Options) complete(f *flags) error {
	if o.Kubeconfig == "" {
		return errors.New("--karmada-kubeconfig is required")
	}
	if o.Cluster == "" {
		return errors.New("--cluster-name is required")
	}
	if problems := names.CheckCluster(o.Cluster); len(problems) > 0 {
		return fmt.Errorf("--cluster-name: invalid cluster name(%s): %s", o.Cluster, strings.Join(problems, ";"))
	}
	if o.LeaseDuration < time.Second {
		return fmt.Errorf("--cluster-lease-duration: must be at least 1s, got %v", o.LeaseDuration)
	}
	if o.LeaseRenewFraction <= 0 || o.LeaseRenewFraction >= 1 {
		return fmt.Errorf("--cluster-lease-renew-interval-fraction: must be between 0 and 1, got %v", o.LeaseRenewFraction)
	}
	if o.Rotation.Threshold <= 0 || o.Rotation.Threshold >= 1 {
		return fmt.Errorf("--cert-rotation-remaining-time-threshold: must be between 0 and 1, got %v", o.Rotation.Threshold)
	}
	if o.Rotation.Interval <= 0 {
		return fmt.Errorf("--cert-rotation-checking-interval: must be positive, got %v", o.Rotation.Interval)
	}
	if err := cluster.CheckReportSecrets(o.Registration.ReportSecrets); err != nil {
		return err
	}
	o.Registration.Zones = slices.DeleteFunc(o.Registration.Zones, func(zone string) bool { return zone == "" })
	o.Controllers.Cluster.NoResourceModels = !f.modeling || !o.Controllers.Gates.Enabled(features.CustomizedClusterResourceModeling)
	if slices.Contains(f.controllers, controllerClusterSet) {
		selection, err := controllers.Select([]string{"*", controllerClusterSet})
		if err != nil {
			return err
		}
		o.Controllers.Selection = selection
	}
	return checkControllers(f.controllers)
}

// checkControllers rejects unknown controllers, and the disabling of controllers without which the agent has no purpose.
func checkControllers(selected []string) error {
	for _, name := range selected {
		plain := strings.TrimPrefix(name, "-")
		switch {
		case name == "*":
		case !slices.Contains(knownControllers(), plain):
			return fmt.Errorf("--controllers: %q is none of %s", plain, strings.Join(knownControllers(), ", "))
		case plain != name && slices.Contains([]string{controllerStatus, controllerExecution, controllerWorkStatus}, plain):
			return fmt.Errorf("--controllers: %s cannot be disabled: the agent needs it", plain)
		}
	}
	return nil
}

// rotates reports whether the certificate is renewed.
func rotates(selected []string) bool {
	return slices.Contains(selected, controllerRotation) && !slices.Contains(selected, "-"+controllerRotation)
}
