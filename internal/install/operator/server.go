// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package operator

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/pflag"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/selection"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/config"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	operatorv1alpha1 "karmada.io/karmada/api/operator/v1alpha1"
	"karmada.io/karmada/internal/component"
	"karmada.io/karmada/internal/install/host"
	"karmada.io/karmada/internal/install/manifests"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/version"
)

// flags holds the flags of the operator.
type flags struct {
	image          string
	concurrency    int
	policy         Policy
	leaderElection component.LeaderElection
}

// Server returns the component.
func Server() component.Server {
	f := &flags{leaderElection: component.LeaderElection{Name: Name}}
	return component.Server{
		Name:     "operator",
		Short:    "Run the operator, which installs control planes",
		Connects: component.HostCluster,
		QPS:      40,
		Burst:    60,
		Long: "The operator installs, updates and removes control planes in Kubernetes clusters, as objects of kind Karmada describe them. " +
			"Its cluster must serve operator.karmada.io/v1alpha1: `karmada operator manifest` prints what it requires.",
		LeaderElection: &f.leaderElection,
		Endpoints:      component.Endpoints{Metrics: ":8080", Health: ":8081"},
		Requires:       []schema.GroupVersionResource{operatorv1alpha1.GroupVersion.WithResource("karmadas")},
		AddFlags: func(fs *pflag.FlagSet) {
			fs.StringVar(&f.image, "image", "",
				"Image with all components, for control planes without images of their own. Empty means separate images.")
			f.policy.addFlags(fs)
			fs.IntVar(&f.concurrency, "concurrent-karmada-syncs", 4, "Number of Karmadas that are installed at the same time.")
		},
		Validate: func() error {
			if f.concurrency < 1 {
				return errors.New("--concurrent-karmada-syncs must be greater than 0")
			}
			return nil
		},
		Run: f.run,
	}
}

// Scheme returns the kinds that the operator reads and writes.
func Scheme() *runtime.Scheme {
	scheme := host.Scheme()
	if err := operatorv1alpha1.AddToScheme(scheme); err != nil {
		panic(err) // the types are registered twice: an error of the program
	}
	return scheme
}

func (f *flags) run(ctx context.Context, local *rest.Config, ready func()) error {
	// Only workloads of control planes are cached. Secrets are read live.
	ours, err := labels.NewRequirement(manifests.Bootstrapping, selection.Exists, nil)
	if err != nil {
		return err
	}
	selected := cache.ByObject{Label: labels.NewSelector().Add(*ours)}
	o := ctrl.Options{
		Scheme: Scheme(),
		Cache: cache.Options{DefaultTransform: cache.TransformStripManagedFields(), ByObject: map[client.Object]cache.ByObject{
			&appsv1.Deployment{}: selected, &appsv1.StatefulSet{}: selected,
		}},
		Client:                 client.Options{Cache: &client.CacheOptions{DisableFor: []client.Object{&corev1.Secret{}}}},
		Metrics:                metricsserver.Options{BindAddress: "0"},
		HealthProbeBindAddress: "0",
		Controller:             config.Controller{SkipNameValidation: new(true), UsePriorityQueue: new(true)},
	}
	f.leaderElection.Apply(&o)
	mgr, err := ctrl.NewManager(local, o)
	if err != nil {
		return fmt.Errorf("connect to the cluster %s: %w", local.Host, err)
	}
	direct, err := client.New(local, client.Options{Scheme: mgr.GetScheme()})
	if err != nil {
		return fmt.Errorf("connect to the cluster %s: %w", local.Host, err)
	}
	_, err = rest.InClusterConfig()
	c := &Controller{
		control: consistency.NewClient(mgr.GetClient()), clock: clock.RealClock{}, internal: err == nil,
		defaults: Defaults{
			Release: strings.ReplaceAll(version.Current().GitVersion, "+", "-"), Image: f.image, Policy: &f.policy,
		},
		preflight: func(ctx context.Context, p host.Preflight) error { return p.Run(ctx) }, version: serverVersion,
	}
	c.connect = func(ctx context.Context, k *operatorv1alpha1.Karmada) (client.Client, *rest.Config, error) {
		if remote(k) {
			return c.connectRemote(ctx, k)
		}
		return direct, local, nil
	}
	if err := c.setup(mgr, f.concurrency); err != nil {
		return fmt.Errorf("set up %s: %w", Name, err)
	}
	ready()
	return mgr.Start(ctx)
}

// setup adds the controller to the manager. Changes of workloads reconcile the Karmadas of their namespace.
func (c *Controller) setup(mgr manager.Manager, concurrency int) error {
	workloads := handler.EnqueueRequestsFromMapFunc(func(ctx context.Context, o client.Object) (out []ctrl.Request) {
		var list operatorv1alpha1.KarmadaList
		if err := c.control.List(ctx, &list, client.InNamespace(o.GetNamespace())); err != nil {
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list Karmadas", "namespace", o.GetNamespace())
		}
		for i := range list.Items {
			out = append(out, ctrl.Request{NamespacedName: types.NamespacedName{Namespace: o.GetNamespace(), Name: list.Items[i].Name}})
		}
		return out
	})
	changed := builder.WithPredicates(predicate.Funcs{
		CreateFunc: func(event.CreateEvent) bool { return false },
		UpdateFunc: func(e event.UpdateEvent) bool {
			return e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() || available(e.ObjectOld) != available(e.ObjectNew)
		},
	})
	return requeue.NewController(mgr, Name).
		For(&operatorv1alpha1.Karmada{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&appsv1.Deployment{}, workloads, changed).
		Watches(&appsv1.StatefulSet{}, workloads, changed).
		WithOptions(controller.Options{MaxConcurrentReconciles: concurrency}).
		Complete(c)
}

// available returns the number of available replicas.
func available(o client.Object) int32 {
	switch w := o.(type) {
	case *appsv1.Deployment:
		return w.Status.AvailableReplicas
	case *appsv1.StatefulSet:
		return w.Status.AvailableReplicas
	}
	return 0
}

// connectRemote returns the host cluster of a Karmada that names one.
func (c *Controller) connectRemote(ctx context.Context, k *operatorv1alpha1.Karmada) (client.Client, *rest.Config, error) {
	if k.Spec.HostCluster.SecretRef == nil {
		return nil, nil, errors.New("hostCluster.secretRef: required with hostCluster.apiEndpoint")
	}
	data, err := c.secret(ctx, k, "hostCluster.secretRef", k.Spec.HostCluster.SecretRef, "token", "caBundle")
	if err != nil {
		return nil, nil, err
	}
	remote := &rest.Config{
		Host: k.Spec.HostCluster.APIEndpoint, BearerToken: string(data["token"]), TLSClientConfig: rest.TLSClientConfig{CAData: data["caBundle"]},
		QPS: -1,
	}
	host, err := client.New(remote, client.Options{Scheme: Scheme()})
	if err != nil {
		return nil, nil, fmt.Errorf("connect to the host cluster %s: %w", remote.Host, err)
	}
	return host, remote, nil
}

// serverVersion returns the version of an API server.
func serverVersion(_ context.Context, config *rest.Config) (string, error) {
	d, err := discovery.NewDiscoveryClientForConfig(config)
	if err != nil {
		return "", err
	}
	info, err := d.ServerVersion()
	if err != nil {
		return "", err
	}
	return info.GitVersion, nil
}
