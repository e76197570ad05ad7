// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apiserver/pkg/quota/v1/generic"
	"k8s.io/client-go/dynamic"
	certificatesinformers "k8s.io/client-go/informers/certificates/v1"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/rest"
	"k8s.io/client-go/scale"
	"k8s.io/client-go/util/cert"
	"k8s.io/client-go/util/keyutil"
	"k8s.io/klog/v2"
	"k8s.io/kubernetes/cmd/kube-controller-manager/app/options"
	kubecontroller "k8s.io/kubernetes/pkg/controller"
	"k8s.io/kubernetes/pkg/controller/certificates/rootcacertpublisher"
	"k8s.io/kubernetes/pkg/controller/certificates/signer"
	signerconfig "k8s.io/kubernetes/pkg/controller/certificates/signer/config"
	"k8s.io/kubernetes/pkg/controller/disruption"
	"k8s.io/kubernetes/pkg/controller/garbagecollector"
	"k8s.io/kubernetes/pkg/controller/namespace"
	"k8s.io/kubernetes/pkg/controller/podautoscaler"
	"k8s.io/kubernetes/pkg/controller/podautoscaler/metrics"
	"k8s.io/kubernetes/pkg/controller/resourcequota"
	tokens "k8s.io/kubernetes/pkg/controller/serviceaccount"
	quotainstall "k8s.io/kubernetes/pkg/quota/v1/install"
	"k8s.io/kubernetes/pkg/serviceaccount"
	resourcemetrics "k8s.io/metrics/pkg/client/clientset/versioned/typed/metrics/v1beta1"
	"k8s.io/metrics/pkg/client/custom_metrics"
	"k8s.io/metrics/pkg/client/external_metrics"

	"karmada.io/karmada/internal/version/kubeversion"
)

// discoveryInterval is the interval at which the garbage collector and quotas discover kinds.
const discoveryInterval = 30 * time.Second

// concurrently returns a function that runs all functions and returns when they have returned.
func concurrently(functions ...runFunc) runFunc {
	return func(ctx context.Context) {
		var all sync.WaitGroup
		for _, f := range functions {
			all.Go(func() { f(ctx) })
		}
		all.Wait()
	}
}

// newTokens returns the controller that fills Secrets of type service-account-token.
func newTokens(ctx context.Context, p *parts) (runFunc, error) {
	settings := p.config.SAController
	if settings.ServiceAccountKeyFile == "" {
		return nil, nil
	}
	key, err := keyutil.PrivateKeyFromFile(settings.ServiceAccountKeyFile)
	if err != nil {
		return nil, fmt.Errorf("read the service account key: %w", err)
	}
	ca, err := p.rootCA()
	if err != nil {
		return nil, err
	}
	generator, err := serviceaccount.JWTTokenGenerator(serviceaccount.LegacyIssuer, key)
	if err != nil {
		return nil, fmt.Errorf("create the generator of service account tokens: %w", err)
	}
	client, err := p.Root.Client("tokens-controller")
	if err != nil {
		return nil, fmt.Errorf("create client tokens-controller: %w", err)
	}
	core := p.informers.Core().V1()
	c, err := tokens.NewTokensController(klog.FromContext(ctx), core.ServiceAccounts(), core.Secrets(), client,
		tokens.TokensControllerOptions{TokenGenerator: generator, RootCA: ca})
	if err != nil {
		return nil, err
	}
	return workers(c.Run, settings.ConcurrentSATokenSyncs), nil
}

// rootCA returns the certificates in the root CA file, or the CA of the API server if there is no such file.
func (p *parts) rootCA() ([]byte, error) {
	file := p.config.SAController.RootCAFile
	if file == "" {
		config, err := p.Root.Config("root-ca-cert-publisher")
		if err != nil {
			return nil, fmt.Errorf("read the CA of the API server: %w", err)
		}
		return config.CAData, nil
	}
	ca, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("read the root CA: %w", err)
	}
	if _, err := cert.ParseCertsPEM(ca); err != nil {
		return nil, fmt.Errorf("parse the root CA %s: %w", file, err)
	}
	return ca, nil
}

func newRootCAPublisher(_ context.Context, p *parts) (runFunc, error) {
	ca, err := p.rootCA()
	if err != nil {
		return nil, err
	}
	client, err := p.client("root-ca-cert-publisher")
	if err != nil {
		return nil, err
	}
	core := p.informers.Core().V1()
	c, err := rootcacertpublisher.NewPublisher(core.ConfigMaps(), core.Namespaces(), client, ca)
	if err != nil {
		return nil, err
	}
	return workers(c.Run, 1), nil
}

// newSigner is the type of the constructors of signers.
type newSigner func(_ context.Context, _ kubernetes.Interface, _ certificatesinformers.CertificateSigningRequestInformer,
	certFile, keyFile string, duration time.Duration) (*signer.CSRSigningController, error)

// newSigners returns the signers of certificates: all of them with the common CA, or those that have one of their own.
func newSigners(ctx context.Context, p *parts) (runFunc, error) {
	config := p.config.CSRSigningController
	common := signerconfig.CSRSigningConfiguration{CertFile: config.ClusterSigningCertFile, KeyFile: config.ClusterSigningKeyFile}
	own := []struct {
		signerconfig.CSRSigningConfiguration
		build newSigner
	}{
		{config.KubeletServingSignerConfiguration, signer.NewKubeletServingCSRSigningController},
		{config.KubeletClientSignerConfiguration, signer.NewKubeletClientCSRSigningController},
		{config.KubeAPIServerClientSignerConfiguration, signer.NewKubeAPIServerClientCSRSigningController},
		{config.LegacyUnknownSignerConfiguration, signer.NewLegacyUnknownCSRSigningController},
	}
	var none signerconfig.CSRSigningConfiguration
	anyOwn := false
	for _, s := range own {
		anyOwn = anyOwn || s.CSRSigningConfiguration != none
	}
	complete := common.CertFile != "" && common.KeyFile != ""
	if anyOwn && complete {
		return nil, errors.New("--cluster-signing-cert-file and the files of single signers exclude each other")
	}
	if !anyOwn && !complete {
		return nil, nil
	}
	client, err := p.client("certificate-controller")
	if err != nil {
		return nil, err
	}
	var runs []runFunc
	for _, s := range own {
		files := common
		if anyOwn {
			files = s.CSRSigningConfiguration
		}
		if files == none {
			continue
		}
		c, err := s.build(ctx, client, p.informers.Certificates().V1().CertificateSigningRequests(), files.CertFile, files.KeyFile,
			config.ClusterSigningDuration.Duration)
		if err != nil {
			return nil, err
		}
		runs = append(runs, workers(c.Run, signerWorkers))
	}
	return concurrently(runs...), nil
}

func newGarbageCollector(ctx context.Context, p *parts) (runFunc, error) {
	settings := p.config.GarbageCollectorController
	if !settings.EnableGarbageCollector {
		return nil, nil
	}
	client, config, err := p.clientAndConfig("generic-garbage-collector")
	if err != nil {
		return nil, err
	}
	discovery, err := p.Clients.DiscoveryClient("generic-garbage-collector")
	if err != nil {
		return nil, err
	}
	config.QPS *= 2 // a deletion takes two requests
	deletions, err := metadata.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	ignored := map[schema.GroupResource]struct{}{}
	for _, r := range settings.GCIgnoredResources {
		ignored[schema.GroupResource{Group: r.Group, Resource: r.Resource}] = struct{}{}
	}
	graph := garbagecollector.NewDependencyGraphBuilder(ctx, p.metadata, p.mapper, ignored, p.objects, p.started)
	c, err := garbagecollector.NewComposedGarbageCollector(ctx, client, deletions, p.mapper, graph)
	if err != nil {
		return nil, err
	}
	return concurrently(
		func(ctx context.Context) { c.Run(ctx, int(settings.ConcurrentGCSyncs), discoveryInterval) },
		func(ctx context.Context) { c.Sync(ctx, discovery, discoveryInterval) },
	), nil
}

func newNamespace(ctx context.Context, p *parts) (runFunc, error) {
	config, err := p.Clients.Config("namespace-controller")
	if err != nil {
		return nil, err
	}
	// The deletion of one namespace takes many requests.
	config.QPS *= 20
	config.Burst *= 100
	client, err := kubernetes.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	objects, err := metadata.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	settings := p.config.NamespaceController
	c := namespace.NewNamespaceController(ctx, client, objects, client.Discovery().ServerPreferredNamespacedResources,
		p.informers.Core().V1().Namespaces(), settings.NamespaceSyncPeriod.Duration, corev1.FinalizerKubernetes)
	return workers(c.Run, settings.ConcurrentNamespaceSyncs), nil
}

func newResourceQuota(ctx context.Context, p *parts) (runFunc, error) {
	client, err := p.client("resourcequota-controller")
	if err != nil {
		return nil, err
	}
	discovery, err := p.Clients.DiscoveryClient("resourcequota-controller")
	if err != nil {
		return nil, err
	}
	usage, err := quotainstall.NewQuotaConfigurationForControllers(generic.ListerFuncForResourceFunc(p.informers.ForResource), p.informers)
	if err != nil {
		return nil, err
	}
	settings := p.config.ResourceQuotaController
	c, err := resourcequota.NewController(ctx, &resourcequota.ControllerOptions{
		QuotaClient:               client.CoreV1(),
		ResourceQuotaInformer:     p.informers.Core().V1().ResourceQuotas(),
		ResyncPeriod:              kubecontroller.StaticResyncPeriodFunc(settings.ResourceQuotaSyncPeriod.Duration),
		InformerFactory:           p.objects,
		ReplenishmentResyncPeriod: p.resync,
		DiscoveryFunc:             discovery.ServerPreferredNamespacedResources,
		IgnoredResourcesFunc:      usage.IgnoredResources,
		InformersStarted:          p.started,
		Registry:                  generic.NewRegistry(usage.Evaluators()),
		UpdateFilter:              quotainstall.DefaultUpdateFilter(),
	})
	if err != nil {
		return nil, err
	}
	return concurrently(
		workers(c.Run, settings.ConcurrentResourceQuotaSyncs),
		func(ctx context.Context) {
			c.Sync(ctx, discovery.ServerPreferredNamespacedResources, discoveryInterval)
		},
	), nil
}

// scales returns a client for the subresource scale of any kind.
func (p *parts) scales(client kubernetes.Interface, config *rest.Config) (scale.ScalesGetter, error) {
	return scale.NewForConfig(config, p.mapper, dynamic.LegacyAPIPathResolverFunc, scale.NewDiscoveryScaleKindResolver(client.Discovery()))
}

func newAutoscaler(ctx context.Context, p *parts) (runFunc, error) {
	client, config, err := p.clientAndConfig("horizontal-pod-autoscaler")
	if err != nil {
		return nil, err
	}
	// The API server takes the field manager of spec.replicas from the user agent. That of this process is "karmada", as of the manifests
	// that Karmada applies.
	config.UserAgent = kubeversion.UserAgent(options.KubeControllerManagerUserAgent)
	scales, err := p.scales(client, config)
	if err != nil {
		return nil, err
	}
	resources, err := resourcemetrics.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	external, err := external_metrics.NewForConfig(config)
	if err != nil {
		return nil, err
	}
	versions := custom_metrics.NewAvailableAPIsGetter(client.Discovery())
	values := metrics.NewRESTMetricsClient(resources, custom_metrics.NewForConfig(config, p.mapper, versions), external)
	s := p.config.HPAController
	interval := s.HorizontalPodAutoscalerSyncPeriod.Duration
	c := podautoscaler.NewHorizontalController(ctx, client.CoreV1(), scales, client.AutoscalingV2(), p.mapper, values,
		p.informers.Autoscaling().V2().HorizontalPodAutoscalers(), p.informers.Core().V1().Pods(), interval,
		s.HorizontalPodAutoscalerDownscaleStabilizationWindow.Duration, s.HorizontalPodAutoscalerTolerance,
		s.HorizontalPodAutoscalerCPUInitializationPeriod.Duration, s.HorizontalPodAutoscalerInitialReadinessDelay.Duration)
	return concurrently(
		func(ctx context.Context) { custom_metrics.PeriodicallyInvalidate(versions, interval, ctx.Done()) },
		workers(c.Run, s.ConcurrentHorizontalPodAutoscalerSyncs),
	), nil
}

func newDisruption(ctx context.Context, p *parts) (runFunc, error) {
	client, config, err := p.clientAndConfig("disruption-controller")
	if err != nil {
		return nil, err
	}
	scales, err := p.scales(client, config)
	if err != nil {
		return nil, err
	}
	core, apps := p.informers.Core().V1(), p.informers.Apps().V1()
	c := disruption.NewDisruptionController(ctx, core.Pods(), p.informers.Policy().V1().PodDisruptionBudgets(),
		core.ReplicationControllers(), apps.ReplicaSets(), apps.Deployments(), apps.StatefulSets(), client, p.mapper, scales,
		client.Discovery())
	return c.Run, nil
}
