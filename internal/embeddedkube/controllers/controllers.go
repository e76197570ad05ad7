// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package controllers runs the controllers of kube-controller-manager that control planes and local members need.
//
//	Options ──► New ──► *Manager ──► Run
//
// It starts them from their own packages. The app package of kube-controller-manager would link those of nodes, volume plugins and
// cloud providers, too: 200 packages that no control plane runs.
package controllers

import (
	"context"
	"fmt"
	"sync"
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
	"k8s.io/client-go/rest"
	"k8s.io/client-go/restmapper"
	"k8s.io/client-go/tools/cache"
	genericmanager "k8s.io/controller-manager/app"
	"k8s.io/controller-manager/pkg/clientbuilder"
	"k8s.io/controller-manager/pkg/informerfactory"
	"k8s.io/klog/v2"
	kubecontrollers "k8s.io/kubernetes/pkg/controller/apis/config"
)

// mapperResetInterval is the interval at which the RESTMapper of the controllers discovers kinds again.
const mapperResetInterval = 30 * time.Second

// Options configures a Manager.
type Options struct {
	// Config is the configuration; Config.Generic.Controllers selects controllers by name, without aliases.
	Config kubecontrollers.KubeControllerManagerConfiguration
	// Root builds the clients of informers and of the controller of service account tokens.
	Root clientbuilder.ControllerClientBuilder
	// Clients builds the clients of the other controllers.
	Clients clientbuilder.ControllerClientBuilder
}

// Manager runs the selected controllers. It can run once.
type Manager struct {
	parts       *parts
	controllers []controller
}

type controller struct {
	name string
	run  runFunc
}

// parts are the parts that controllers share.
type parts struct {
	Options
	config    kubecontrollers.KubeControllerManagerConfiguration
	informers informers.SharedInformerFactory
	metadata  metadata.Interface
	// objects has the informers of all kinds; those of kinds that are not built in contain metadata only.
	objects informerfactory.InformerFactory
	mapper  *restmapper.DeferredDiscoveryRESTMapper
	started chan struct{}
	resync  func() time.Duration
}

// Names returns the names of all controllers.
func Names() []string { return keys(func(descriptor) bool { return true }) }

// OptIn returns the names of the controllers that "*" does not select.
func OptIn() []string { return keys(func(d descriptor) bool { return d.optIn }) }

func keys(selected func(descriptor) bool) []string {
	var result []string
	for _, d := range descriptors() {
		if selected(d) {
			result = append(result, d.name)
		}
	}
	return result
}

// Aliases returns the names of controllers by their aliases.
func Aliases() map[string]string {
	result := map[string]string{}
	for _, d := range descriptors() {
		result[d.alias] = d.name
	}
	return result
}

// New builds the selected controllers, which start to discover kinds.
func New(ctx context.Context, o Options) (*Manager, error) {
	p, err := newParts(o)
	if err != nil {
		return nil, err
	}
	go wait.Until(p.mapper.Reset, mapperResetInterval, ctx.Done())
	m := &Manager{parts: p}
	optIn := sets.NewString(OptIn()...)
	for _, d := range descriptors() {
		if !genericmanager.IsControllerEnabled(d.name, optIn, o.Config.Generic.Controllers) {
			continue
		}
		run, err := d.build(klog.NewContext(ctx, klog.LoggerWithName(klog.FromContext(ctx), d.name)), p)
		if err != nil {
			return nil, fmt.Errorf("build controller %s: %w", d.name, err)
		}
		if run == nil {
			klog.FromContext(ctx).Info("Controller is disabled by its configuration", "controller", d.name)
			continue
		}
		m.controllers = append(m.controllers, controller{d.name, run})
	}
	return m, nil
}

func newParts(o Options) (*parts, error) {
	client, err := o.Root.Client("shared-informers")
	if err != nil {
		return nil, fmt.Errorf("create the client of informers: %w", err)
	}
	config, err := o.Root.Config("metadata-informers")
	if err != nil {
		return nil, fmt.Errorf("configure the client of metadata informers: %w", err)
	}
	metadataClient, err := metadata.NewForConfig(config)
	if err != nil {
		return nil, fmt.Errorf("create the client of metadata informers: %w", err)
	}
	discovery, err := o.Root.DiscoveryClient("controller-discovery")
	if err != nil {
		return nil, fmt.Errorf("create the discovery client: %w", err)
	}
	resync := func() time.Duration { return wait.Jitter(o.Config.Generic.MinResyncPeriod.Duration, 1) }
	typed := informers.NewSharedInformerFactoryWithOptions(client, resync(), informers.WithTransform(withoutManagedFields))
	untyped := metadatainformer.NewSharedInformerFactoryWithOptions(metadataClient, resync(),
		metadatainformer.WithTransform(withoutManagedFields))
	return &parts{
		Options: o, config: o.Config, informers: typed, metadata: metadataClient,
		objects: quietInformers{informerfactory.NewInformerFactory(typed, untyped)},
		mapper:  restmapper.NewDeferredDiscoveryRESTMapper(memory.NewMemCacheClient(discovery)),
		started: make(chan struct{}), resync: resync,
	}, nil
}

func (p *parts) client(name string) (kubernetes.Interface, error) {
	client, err := p.Clients.Client(name)
	if err != nil {
		return nil, fmt.Errorf("create client %s: %w", name, err)
	}
	return client, nil
}

func (p *parts) clientAndConfig(name string) (kubernetes.Interface, *rest.Config, error) {
	client, err := p.client(name)
	if err != nil {
		return nil, nil, err
	}
	config, err := p.Clients.Config(name)
	if err != nil {
		return nil, nil, fmt.Errorf("configure client %s: %w", name, err)
	}
	return client, config, nil
}

// Controllers returns the names of the built controllers.
func (m *Manager) Controllers() []string {
	var result []string
	for _, c := range m.controllers {
		result = append(result, c.name)
	}
	return result
}

// Run starts informers and controllers, and calls ready when the caches are synced. It returns when all controllers have ended, or
// timeout after ctx has; it reports whether they ended in time.
func (m *Manager) Run(ctx context.Context, timeout time.Duration, ready func()) bool {
	m.parts.informers.Start(ctx.Done())
	m.parts.objects.Start(ctx.Done())
	close(m.parts.started)
	go func() {
		for _, synced := range m.parts.informers.WaitForCacheSync(ctx.Done()) {
			if !synced {
				return
			}
		}
		ready()
	}()
	var running sync.WaitGroup
	for _, c := range m.controllers {
		running.Go(func() { c.run(ctx) })
	}
	ended := make(chan struct{})
	go func() {
		running.Wait()
		close(ended)
	}()
	select {
	case <-ended:
		return true
	case <-ctx.Done():
	}
	select {
	case <-ended:
		return true
	case <-time.After(timeout):
		return false
	}
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
