// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/serializer"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/apiserver/pkg/registry/generic"
	"k8s.io/apiserver/pkg/registry/rest"
	genericserver "k8s.io/apiserver/pkg/server"
	"k8s.io/client-go/kubernetes"
	restclient "k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	ctrlcache "sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	searchv1alpha1 "karmada.io/karmada/api/search/v1alpha1"
	"karmada.io/karmada/internal/aggregated"
	definitions "karmada.io/karmada/internal/aggregated/openapi"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/member/tunnel"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/search/cache"
	"karmada.io/karmada/internal/search/opensearch"
	"karmada.io/karmada/internal/search/registry"
	"karmada.io/karmada/internal/search/table"
)

const (
	// ServiceName is the name of the Service in karmada-system through which kube-apiserver connects to this server.
	ServiceName = apiservice.SearchService
	// ServerName is the host name for which the serving certificate must be valid.
	ServerName = ServiceName + "." + names.SystemNamespace + ".svc"
	// syncTimeout bounds how long the server waits for Clusters and registries before it is ready.
	syncTimeout = time.Minute
	// startTimeout bounds how long the server waits for members before it serves their objects. Later requests have a warning.
	startTimeout = 10 * time.Second
	// declareDelay is the delay before registries are applied again after a failure.
	declareDelay = 200 * time.Millisecond
)

// Config configures a server. Several servers can run in one process.
type Config struct {
	serving.Config
	// DisableSearch and DisableProxy leave out the resources search and proxying.
	DisableSearch, DisableProxy bool
	// Limits bound what is cached of each cluster.
	Limits cache.Limits
	// TextIndexDir is the directory of the full-text index, whose content is deleted. Empty disables it.
	TextIndexDir string
}

// Run serves the search API until ctx ends. It calls ready with the port once registries can be read and written.
func Run(ctx context.Context, c Config, ready func(port int)) error {
	scheme, err := newScheme()
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var storage generic.RESTOptionsGetter
	s := &server{config: c, scheme: scheme, stopped: make(chan struct{}), fail: cancel, gate: newGate()}
	err = c.Config.Run(ctx, serving.API{
		Name: ServiceName, ServerName: ServerName, Group: searchv1alpha1.GroupName,
		Scheme: scheme, Stored: searchv1alpha1.GroupVersion, Definitions: definitions.GetOpenAPIDefinitions,
		LongRunning: longRunning,
		Wrap:        func(api http.Handler) http.Handler { return aggregated.KeepQuery(api, isProxy) },
		Configure: func(g *genericserver.Config) {
			storage, g.AdmissionControl = g.RESTOptionsGetter, registryAdmission{g.Authorization.Authorizer}
		},
		Install: func(ctx context.Context, generic *genericserver.GenericAPIServer, control kubernetes.Interface) error {
			return s.install(ctx, generic, control, storage)
		},
	}, ready)
	cancel(nil)
	s.wait()
	if cause := context.Cause(ctx); cause != nil && !errors.Is(cause, context.Canceled) {
		return cause
	}
	return err
}

// server is one running server.
type server struct {
	config  Config
	scheme  *runtime.Scheme
	started bool
	stopped chan struct{} // closed when the caches have stopped
	fail    context.CancelCauseFunc
	gate    *gate
}

func (s *server) wait() {
	if s.started {
		<-s.stopped
	}
}

func (s *server) install(ctx context.Context, generic *genericserver.GenericAPIServer, control kubernetes.Interface,
	storage generic.RESTOptionsGetter,
) error {
	mgr, caches, err := s.manager(ctx, generic.LoopbackClientConfig)
	if err != nil {
		return err
	}
	registries, status, err := newStorage(s.scheme, storage, func(ctx context.Context) ([]clusterv1alpha1.Cluster, error) {
		var list clusterv1alpha1.ClusterList
		err := mgr.GetClient().List(ctx, &list)
		return list.Items, err
	}, control.CoreV1())
	if err != nil {
		return err
	}
	forwarder, err := aggregated.NewForwarder(s.config.Control, control, generic.Authorizer, caches.Has, logr.FromContextOrDiscard(ctx))
	if err != nil {
		return err
	}
	resources := map[string]rest.Storage{"resourceregistries": registries, "resourceregistries/status": status}
	if !s.config.DisableSearch {
		index := &text{caches: caches, dir: s.config.TextIndexDir}
		if err := mgr.Add(manager.RunnableFunc(index.run)); err != nil {
			return err
		}
		resources["search"] = &searchREST{caches: caches, text: index, mapper: mgr.GetRESTMapper(), gate: s.gate}
	}
	if !s.config.DisableProxy {
		resources["proxying"] = marker{object: func() runtime.Object { return &searchv1alpha1.Proxying{} }, name: "proxying"}
		resources["proxying/proxy"] = &proxy{
			caches: caches, forwarder: forwarder, tables: table.New(), written: newWritten(), log: logr.FromContextOrDiscard(ctx), gate: s.gate,
			stopping: ctx.Done(),
			clusters: func(ctx context.Context, name string) (*clusterv1alpha1.Cluster, error) {
				var cluster clusterv1alpha1.Cluster
				return &cluster, mgr.GetClient().Get(ctx, types.NamespacedName{Name: name}, &cluster)
			},
		}
	}
	codecs := serializer.NewCodecFactory(s.scheme)
	group := genericserver.NewDefaultAPIGroupInfo(searchv1alpha1.GroupName, s.scheme, runtime.NewParameterCodec(s.scheme), codecs)
	group.VersionedResourcesStorageMap[searchv1alpha1.GroupVersion.Version] = resources
	if err := generic.InstallAPIGroup(&group); err != nil {
		return err
	}
	s.started = true
	return generic.AddPostStartHook("karmada-search-caches", func(genericserver.PostStartHookContext) error {
		go func() { // the caches end with the server
			defer close(s.stopped)
			defer forwarder.Close()
			if err := mgr.Start(ctx); err != nil && ctx.Err() == nil {
				s.fail(fmt.Errorf("cache objects of members: %w", err))
			}
		}()
		synced, cancel := context.WithTimeout(ctx, syncTimeout)
		defer cancel()
		select {
		case <-s.gate.opened:
		case <-synced.Done():
			if ctx.Err() == nil {
				ctrl.LoggerFrom(ctx).Info("Registries and clusters are not known yet; rejecting requests for objects of clusters")
			}
		}
		return nil
	})
}

// manager returns the manager of the controllers that fill the caches. loopback connects to this server.
func (s *server) manager(ctx context.Context, loopback *restclient.Config) (manager.Manager, *cache.Caches, error) {
	scheme := runtime.NewScheme()
	if err := errors.Join(corev1.AddToScheme(scheme), clusterv1alpha1.AddToScheme(scheme), searchv1alpha1.AddToScheme(scheme)); err != nil {
		return nil, nil, err
	}
	mgr, err := serving.NewManager(ctx, s.config.Control, scheme)
	if err != nil {
		return nil, nil, err
	}
	registries, err := ctrlcache.New(loopback, ctrlcache.Options{Scheme: scheme, DefaultTransform: ctrlcache.TransformStripManagedFields()})
	if err != nil {
		return nil, nil, fmt.Errorf("watch registries: %w", err)
	}
	writer, err := client.New(loopback, client.Options{Scheme: scheme, Cache: &client.CacheOptions{Reader: registries}})
	if err != nil {
		return nil, nil, fmt.Errorf("watch registries: %w", err)
	}
	caches := cache.New(clock.RealClock{}, s.config.Limits)
	members := member.New(mgr.GetClient(), mgr.GetAPIReader(), member.AnyMode)
	members.Tunnel(tunnel.Remote{Control: s.config.Control})
	members.Register(engager{caches})
	controller := registry.New(mgr.GetClient(), writer, mgr.GetRESTMapper(), caches, clock.RealClock{})
	backends := &opensearch.Backends{
		Control: mgr.GetClient(), Registries: writer, Secrets: mgr.GetAPIReader(), Caches: caches, Clock: clock.RealClock{},
	}
	controller.BackendProblem = backends.Problem
	err = errors.Join(
		mgr.Add(manager.RunnableFunc(backends.Run)),
		mgr.Add(registries), members.Setup(ctx, mgr), controller.Setup(mgr, registries),
		mgr.Add(manager.RunnableFunc(func(ctx context.Context) error { caches.Run(ctx); return nil })),
		mgr.Add(manager.RunnableFunc(func(ctx context.Context) error {
			if registries.WaitForCacheSync(ctx) { // the cache of mgr is synced before
				s.declare(ctx, controller, caches)
			}
			return nil
		})),
	)
	return mgr, caches, err
}

// declare fills the caches with the kinds and clusters of all registries, and opens the gate when the objects of responding members
// are cached.
func (s *server) declare(ctx context.Context, controller *registry.Controller, caches *cache.Caches) {
	log := ctrl.LoggerFrom(ctx)
	err := wait.PollUntilContextTimeout(ctx, declareDelay, syncTimeout, true, func(ctx context.Context) (bool, error) {
		err := controller.Declare(ctx)
		if err != nil {
			log.V(1).Info("Failed to apply the registries; retrying", "err", err.Error())
		}
		return err == nil, nil
	})
	if ctx.Err() != nil {
		return
	}
	if err != nil {
		log.Info("Some registries could not be applied; serving the others")
	}
	if !caches.AwaitStart(ctx, startTimeout) && ctx.Err() == nil {
		log.Info("Objects of some clusters are not cached yet; serving without them")
	}
	s.gate.open()
}

// engager fills the caches of each connected cluster.
type engager struct{ caches *cache.Caches }

// Engage implements member.Engager.
func (e engager) Engage(ctx context.Context, m *member.Member) {
	if err := e.caches.Connect(ctx, m); err != nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to cache objects of the cluster", "cluster", m.Name)
	}
}
