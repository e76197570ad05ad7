// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package embeddedkube

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
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
	"k8s.io/client-go/tools/cache"
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

// ControllerTuner changes the configuration of kube-controller-manager, for example the number of workers.
type ControllerTuner func(*kubecontrollers.KubeControllerManagerConfiguration)

// mapperResetInterval is the interval at which the RESTMapper of the controllers discovers kinds again.
const mapperResetInterval = 30 * time.Second

// infoVerbosity is the verbosity at which informational messages of Kubernetes are logged; errors are logged always.
const infoVerbosity = 2

// RunControllerManager runs the selected controllers of kube-controller-manager until ctx ends. It is ready when their
// caches are synced. It needs no leader election, because the data directory has one owner, and it serves no port.
//
// Kubernetes' own Run is not used because it registers names that may exist only once per process. All controllers
// authenticate as the administrator. A service account for each would cost a dozen objects and connections, and does not separate
// anything within one process.
func (c *ControlPlane) RunControllerManager(ctx context.Context, ready func()) error {
	exit, stop := watchExit()
	defer stop()
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	ctx = klog.NewContext(ctx, log.FromContext(ctx).WithName(PartControllerManager).V(infoVerbosity))
	config, err := c.controllerConfig()
	if err != nil {
		return err
	}
	controllers, shared, err := c.buildControllers(ctx, config)
	if err != nil {
		return fmt.Errorf("build kube-controller-manager: %w", err)
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
			return errors.New("all controllers ended unexpectedly")
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
		return config, fmt.Errorf("read the defaults of kube-controller-manager: %w", err)
	}
	if config.Generic.Controllers, err = canonical(c.config.KubeControllers); err != nil {
		return config, err
	}
	ca := c.pki.CA()
	signing := c.pki.SigningCA()
	config.CSRSigningController.ClusterSigningCertFile = signing.CertFile
	config.CSRSigningController.ClusterSigningKeyFile = signing.KeyFile
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

// canonical replaces aliases of controllers by their names and returns an error for unknown ones.
func canonical(controllers []string) ([]string, error) {
	aliases := app.ControllerAliases()
	all := sets.New(app.KnownControllers()...).Insert("*")
	var result, plain []string
	for _, name := range controllers {
		bare := strings.TrimPrefix(name, "-")
		minus := name[:len(name)-len(bare)]
		if name, ok := aliases[bare]; ok {
			bare = name
		}
		plain = append(plain, bare)
		result = append(result, minus+bare)
	}
	if err := checkNames(plain, all); err != nil {
		return nil, fmt.Errorf("select controllers of kube-controller-manager: %w", err)
	}
	return result, nil
}

func (c *ControlPlane) buildControllers(
	ctx context.Context,
	config kubecontrollers.KubeControllerManagerConfiguration,
) ([]app.Controller, app.ControllerContext, error) {
	shared, err := c.controllerContext(ctx, config)
	if err != nil {
		return nil, shared, err
	}
	descriptors := app.NewControllerDescriptors()
	// This controller is built by tokenController: its constructor requires a second client builder.
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

func (c *ControlPlane) controllerContext(
	ctx context.Context,
	config kubecontrollers.KubeControllerManagerConfiguration,
) (app.ControllerContext, error) {
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
	typedInformers := informers.NewSharedInformerFactoryWithOptions(client, resync(), informers.WithTransform(withoutManagedFields))
	shared := app.ControllerContext{
		ClientBuilder:   clients,
		InformerFactory: typedInformers,
		ObjectOrMetadataInformerFactory: quietInformers{informerfactory.NewInformerFactory(typedInformers,
			metadatainformer.NewSharedInformerFactoryWithOptions(metadataClient, resync(), metadatainformer.WithTransform(withoutManagedFields)))},
		ComponentConfig:          config,
		RESTMapper:               restmapper.NewDeferredDiscoveryRESTMapper(memory.NewMemCacheClient(discovery)),
		InformersStarted:         make(chan struct{}),
		ResyncPeriod:             resync,
		ControllerManagerMetrics: controllermetrics.NewControllerManagerMetrics(PartControllerManager),
	}
	go wait.Until(shared.RESTMapper.Reset, mapperResetInterval, ctx.Done())

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

// withoutManagedFields removes the managed fields of cached objects; no controller reads them.
func withoutManagedFields(obj any) (any, error) {
	if accessor, err := meta.Accessor(obj); err == nil && accessor.GetManagedFields() != nil {
		accessor.SetManagedFields(nil)
	}
	return obj, nil
}

// quietInformers does not log watches of kinds that no longer exist. The garbage collector never stops the informer of a kind
// whose CustomResourceDefinition was deleted, and its retries would fill the log with errors. They must go on, because the
// garbage collector does not start another informer if the kind is created again within its discovery interval.
type quietInformers struct {
	informerfactory.InformerFactory
}

// ForResource implements informerfactory.InformerFactory.
func (f quietInformers) ForResource(resource schema.GroupVersionResource) (informers.GenericInformer, error) {
	informer, err := f.InformerFactory.ForResource(resource)
	if err == nil {
		// An informer that runs already has the handler since it was created.
		_ = informer.Informer().SetWatchErrorHandlerWithContext(handleWatchError)
	}
	return informer, err
}

func handleWatchError(ctx context.Context, r *cache.Reflector, err error) {
	if apierrors.IsNotFound(err) {
		klog.FromContext(ctx).V(1).Info("Watched kind no longer exists", "type", r.TypeDescription(), "err", err)
		return
	}
	cache.DefaultWatchErrorHandler(ctx, r, err)
}

// named adds a name to the Run method of a controller.
type named struct {
	name string
	run  func(context.Context)
}

func (n named) Name() string            { return n.name }
func (n named) Run(ctx context.Context) { n.run(ctx) }

// tokenController returns the controller that fills Secrets of type service-account-token.
func (c *ControlPlane) tokenController(ctx context.Context, shared app.ControllerContext) (app.Controller, error) {
	settings := shared.ComponentConfig.SAController
	key, err := keyutil.PrivateKeyFromFile(settings.ServiceAccountKeyFile)
	if err != nil {
		return nil, fmt.Errorf("read the service account key: %w", err)
	}
	ca, err := os.ReadFile(settings.RootCAFile)
	if err != nil {
		return nil, fmt.Errorf("read the root certificate: %w", err)
	}
	generator, err := serviceaccount.JWTTokenGenerator(serviceaccount.LegacyIssuer, key)
	if err != nil {
		return nil, fmt.Errorf("create the generator of service account tokens: %w", err)
	}
	var client kubernetes.Interface
	if client, err = shared.NewClient("tokens-controller"); err != nil {
		return nil, err
	}
	controller, err := tokens.NewTokensController(klog.FromContext(ctx),
		shared.InformerFactory.Core().V1().ServiceAccounts(), shared.InformerFactory.Core().V1().Secrets(), client,
		tokens.TokensControllerOptions{TokenGenerator: generator, RootCA: ca})
	if err != nil {
		return nil, fmt.Errorf("create the service account token controller: %w", err)
	}
	return named{name: kubenames.ServiceAccountTokenController, run: func(ctx context.Context) {
		controller.Run(ctx, int(settings.ConcurrentSATokenSyncs))
	}}, nil
}
