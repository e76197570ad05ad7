// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/discovery/cached/memory"
	"k8s.io/client-go/informers"
	"k8s.io/client-go/kubernetes"
	"k8s.io/client-go/metadata"
	"k8s.io/client-go/metadata/metadatainformer"
	"k8s.io/client-go/restmapper"
	"k8s.io/client-go/util/keyutil"
	controllermetrics "k8s.io/component-base/metrics/prometheus/controllers"
	"k8s.io/controller-manager/pkg/clientbuilder"
	controllerhealthz "k8s.io/controller-manager/pkg/healthz"
	"k8s.io/controller-manager/pkg/informerfactory"
	"k8s.io/klog/v2"
	"k8s.io/kubernetes/cmd/kube-controller-manager/app"
	"k8s.io/kubernetes/cmd/kube-controller-manager/app/options"
	kubenames "k8s.io/kubernetes/cmd/kube-controller-manager/names"
	kubecontrollers "k8s.io/kubernetes/pkg/controller/apis/config"
	"k8s.io/kubernetes/pkg/controller/garbagecollector"
	garbagecollectorconfig "k8s.io/kubernetes/pkg/controller/garbagecollector/config"
	tokens "k8s.io/kubernetes/pkg/controller/serviceaccount"
	"k8s.io/kubernetes/pkg/serviceaccount"
	"sigs.k8s.io/controller-runtime/pkg/log"
)

// ControllerTuner changes how the controllers of Kubernetes work: how many workers they have, how long they wait.
type ControllerTuner func(*kubecontrollers.KubeControllerManagerConfiguration)

// resetMapperEvery is how often the controllers look for kinds that are new.
const resetMapperEvery = 30 * time.Second

// chatty is the verbosity at which the everyday talk of Kubernetes is shown; its errors always are.
const chatty = 2

// RunControllerManager runs the chosen controllers of kube-controller-manager until ctx ends. It is ready when their
// caches are filled. There is no leader election, for the data directory has one owner, and no port.
//
// The controllers are put together here, not by kube-controller-manager's own Run, because that registers names that can
// exist once in a process only. They all act as the administrator: a service account for each, as in a real
// installation, would cost a dozen objects and connections and protect nothing inside one process.
func (c *ControlPlane) RunControllerManager(ctx context.Context, ready func()) error {
	exit, stop := watchExit()
	defer stop()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	ctx = klog.NewContext(ctx, log.FromContext(ctx).WithName(PartControllerManager).V(chatty))
	config, err := c.controllerConfig()
	if err != nil {
		return err
	}
	controllers, shared, err := c.buildControllers(ctx, config)
	if err != nil {
		return fmt.Errorf("preparing kube-controller-manager: %w", err)
	}
	shared.InformerFactory.Start(ctx.Done())
	shared.ObjectOrMetadataInformerFactory.Start(ctx.Done())
	close(shared.InformersStarted)

	stopped := make(chan bool, 1)
	go func() { stopped <- app.RunControllers(ctx, shared, controllers, 0, stopTimeout) }()
	go func() {
		for _, synced := range shared.InformerFactory.WaitForCacheSync(ctx.Done()) {
			if !synced {
				return
			}
		}
		ready()
	}()
	select {
	case clean := <-stopped:
		if ctx.Err() == nil {
			return errors.New("all controllers ended by themselves")
		}
		if !clean {
			log.FromContext(ctx).Info("Some controllers did not stop in time", "timeout", stopTimeout.String())
		}
		return nil
	case err := <-exit:
		if ctx.Err() == nil {
			return err
		}
		<-stopped
		return nil
	}
}

func (c *ControlPlane) controllerConfig() (kubecontrollers.KubeControllerManagerConfiguration, error) {
	config, err := options.NewDefaultComponentConfig()
	if err != nil {
		return config, fmt.Errorf("reading the defaults of kube-controller-manager: %w", err)
	}
	if config.Generic.Controllers, err = canonical(c.config.KubeControllers); err != nil {
		return config, err
	}
	ca := c.pki.CA()
	config.CSRSigningController.ClusterSigningCertFile = ca.CertFile
	config.CSRSigningController.ClusterSigningKeyFile = ca.KeyFile
	config.SAController.ServiceAccountKeyFile = c.pki.ServiceAccountKeys().KeyFile
	config.SAController.RootCAFile = ca.CertFile
	config.KubeCloudShared.ClusterName = "karmada-apiserver"
	config.KubeCloudShared.ClusterCIDR = "10.244.0.0/16"
	config.NodeIPAMController.ServiceCIDR = c.config.ServiceClusterIPRange
	for r := range garbagecollector.DefaultIgnoredResources() {
		config.GarbageCollectorController.GCIgnoredResources = append(config.GarbageCollectorController.GCIgnoredResources,
			garbagecollectorconfig.GroupResource{Group: r.Group, Resource: r.Resource})
	}
	if c.config.TuneControllers != nil {
		c.config.TuneControllers(&config)
	}
	return config, nil
}

// canonical replaces the names of old by those of today, and refuses others.
func canonical(controllers []string) ([]string, error) {
	aliases := app.ControllerAliases()
	all := sets.New(app.KnownControllers()...).Insert("*")
	var result, plain []string
	for _, name := range controllers {
		bare := strings.TrimPrefix(name, "-")
		minus := name[:len(name)-len(bare)]
		if now, ok := aliases[bare]; ok {
			bare = now
		}
		plain = append(plain, bare)
		result = append(result, minus+bare)
	}
	if err := known(plain, all); err != nil {
		return nil, fmt.Errorf("controllers of kube-controller-manager: %w", err)
	}
	return result, nil
}

func (c *ControlPlane) buildControllers(ctx context.Context, config kubecontrollers.KubeControllerManagerConfiguration) ([]app.Controller, app.ControllerContext, error) {
	shared, err := c.controllerContext(ctx, config)
	if err != nil {
		return nil, shared, err
	}
	descriptors := app.NewControllerDescriptors()
	// This one is made by us: Kubernetes wants a second client builder for it.
	tokenController := descriptors[kubenames.ServiceAccountTokenController]
	delete(descriptors, kubenames.ServiceAccountTokenController)
	controllers, err := app.BuildControllers(ctx, shared, descriptors, nil, controllerhealthz.NewMutableHealthzHandler())
	if err != nil {
		return nil, shared, err
	}
	if shared.IsControllerEnabled(tokenController) {
		controller, err := c.tokenController(ctx, shared)
		if err != nil {
			return nil, shared, err
		}
		controllers = append(controllers, controller)
	}
	return controllers, shared, nil
}

func (c *ControlPlane) controllerContext(ctx context.Context, config kubecontrollers.KubeControllerManagerConfiguration) (app.ControllerContext, error) {
	clients := clientbuilder.SimpleControllerClientBuilder{ClientConfig: c.ComponentConfig(PartControllerManager)}
	resync := func() time.Duration { return wait.Jitter(config.Generic.MinResyncPeriod.Duration, 1) }
	client, err := clients.Client("shared-informers")
	if err != nil {
		return app.ControllerContext{}, err
	}
	metadataConfig, err := clients.Config("metadata-informers")
	if err != nil {
		return app.ControllerContext{}, err
	}
	metadataClient, err := metadata.NewForConfig(metadataConfig)
	if err != nil {
		return app.ControllerContext{}, err
	}
	discovery, err := clients.DiscoveryClient("controller-discovery")
	if err != nil {
		return app.ControllerContext{}, err
	}
	typed := informers.NewSharedInformerFactoryWithOptions(client, resync(), informers.WithTransform(withoutManagedFields))
	shared := app.ControllerContext{
		ClientBuilder:   clients,
		InformerFactory: typed,
		ObjectOrMetadataInformerFactory: informerfactory.NewInformerFactory(typed,
			metadatainformer.NewSharedInformerFactoryWithOptions(metadataClient, resync(), metadatainformer.WithTransform(withoutManagedFields))),
		ComponentConfig:          config,
		RESTMapper:               restmapper.NewDeferredDiscoveryRESTMapper(memory.NewMemCacheClient(discovery)),
		InformersStarted:         make(chan struct{}),
		ResyncPeriod:             resync,
		ControllerManagerMetrics: controllermetrics.NewControllerManagerMetrics(PartControllerManager),
	}
	go wait.Until(shared.RESTMapper.Reset, resetMapperEvery, ctx.Done())

	if shared.IsControllerEnabled(app.NewControllerDescriptors()[kubenames.GarbageCollectorController]) {
		ignored := map[schema.GroupResource]struct{}{}
		for _, r := range config.GarbageCollectorController.GCIgnoredResources {
			ignored[schema.GroupResource{Group: r.Group, Resource: r.Resource}] = struct{}{}
		}
		shared.GraphBuilder = garbagecollector.NewDependencyGraphBuilder(ctx, metadataClient, shared.RESTMapper, ignored,
			shared.ObjectOrMetadataInformerFactory, shared.InformersStarted)
	}
	return shared, nil
}

// withoutManagedFields keeps caches small: no controller reads them.
func withoutManagedFields(obj any) (any, error) {
	if accessor, err := meta.Accessor(obj); err == nil && accessor.GetManagedFields() != nil {
		accessor.SetManagedFields(nil)
	}
	return obj, nil
}

// named is a controller of Kubernetes with the name its Run lacks.
type named struct {
	name string
	run  func(context.Context)
}

func (n named) Name() string            { return n.name }
func (n named) Run(ctx context.Context) { n.run(ctx) }

// tokenController fills Secrets of type service-account-token.
func (c *ControlPlane) tokenController(ctx context.Context, shared app.ControllerContext) (app.Controller, error) {
	settings := shared.ComponentConfig.SAController
	key, err := keyutil.PrivateKeyFromFile(settings.ServiceAccountKeyFile)
	if err != nil {
		return nil, fmt.Errorf("reading the service-account key: %w", err)
	}
	ca, err := os.ReadFile(settings.RootCAFile)
	if err != nil {
		return nil, fmt.Errorf("reading the root certificate: %w", err)
	}
	generator, err := serviceaccount.JWTTokenGenerator(serviceaccount.LegacyIssuer, key)
	if err != nil {
		return nil, fmt.Errorf("preparing to sign service-account tokens: %w", err)
	}
	var client kubernetes.Interface
	if client, err = shared.NewClient("tokens-controller"); err != nil {
		return nil, err
	}
	controller, err := tokens.NewTokensController(klog.FromContext(ctx),
		shared.InformerFactory.Core().V1().ServiceAccounts(), shared.InformerFactory.Core().V1().Secrets(), client,
		tokens.TokensControllerOptions{TokenGenerator: generator, RootCA: ca})
	if err != nil {
		return nil, fmt.Errorf("preparing the service-account token controller: %w", err)
	}
	return named{name: kubenames.ServiceAccountTokenController, run: func(ctx context.Context) {
		controller.Run(ctx, int(settings.ConcurrentSATokenSyncs))
	}}, nil
}
