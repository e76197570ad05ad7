// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metricsadapter

import (
	"context"
	"errors"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	genericserver "k8s.io/apiserver/pkg/server"
	"k8s.io/client-go/kubernetes"
	metricsv1beta1 "k8s.io/metrics/pkg/apis/metrics/v1beta1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	definitions "karmada.io/karmada/internal/aggregated/openapi"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/install/apiservice"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/member/tunnel"
	"karmada.io/karmada/internal/names"
)

const (
	// ServiceName is the name of the Service in karmada-system through which kube-apiserver connects to this server.
	ServiceName = apiservice.MetricsService
	// ServerName is the host name for which the serving certificate must be valid.
	ServerName = ServiceName + "." + names.SystemNamespace + ".svc"
	// syncTimeout bounds how long the server waits for Clusters before it is ready.
	syncTimeout = time.Minute
)

// Config configures a server. Several servers can run in one process.
type Config struct {
	serving.Config
}

// Run serves the metrics APIs until ctx ends. It calls ready with the port once requests are served.
func Run(ctx context.Context, c Config, ready func(port int)) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	s := &server{config: c, stopped: make(chan struct{}), fail: cancel}
	scheme := runtime.NewScheme()
	for _, g := range groupVersions() {
		metav1.AddToGroupVersion(scheme, schema.GroupVersion{Group: g.group, Version: g.version})
	}
	err := c.Config.Run(ctx, serving.API{
		Name: ServiceName, ServerName: ServerName, Group: metricsv1beta1.GroupName, Scheme: scheme,
		Definitions: definitions.GetOpenAPIDefinitions, Install: s.install,
	}, ready)
	cancel(nil)
	if s.started {
		<-s.stopped
	}
	if cause := context.Cause(ctx); cause != nil && !errors.Is(cause, context.Canceled) {
		return cause
	}
	return err
}

// server is one running server.
type server struct {
	config  Config
	started bool
	stopped chan struct{} // closed when the connections to members have ended
	fail    context.CancelCauseFunc
}

func (s *server) install(ctx context.Context, generic *genericserver.GenericAPIServer, _ kubernetes.Interface) error {
	mgr, members, err := s.manager(ctx)
	if err != nil {
		return err
	}
	a := newAdapter(&fleet{clusters: mgr.GetClient(), members: members})
	handler := a.handler()
	for _, g := range groupVersions() {
		generic.AggregatedDiscoveryGroupManager.AddGroupVersion(g.group, a.catalog.aggregated(g))
		if group := groupOf(g.group); group.PreferredVersion.Version != g.version {
			continue // the group is registered once
		}
		generic.DiscoveryGroupManager.AddGroup(*groupOf(g.group))
		generic.Handler.NonGoRestfulMux.Handle("/apis/"+g.group, handler)
		generic.Handler.NonGoRestfulMux.HandlePrefix("/apis/"+g.group+"/", handler)
	}
	s.started = true
	return generic.AddPostStartHook("karmada-metrics-adapter-members", func(genericserver.PostStartHookContext) error {
		go func() { // the connections end with the server
			defer close(s.stopped)
			if err := mgr.Start(ctx); err != nil && ctx.Err() == nil {
				s.fail(fmt.Errorf("connect to members: %w", err))
			}
		}()
		synced, cancel := context.WithTimeout(ctx, syncTimeout)
		defer cancel()
		if !mgr.GetCache().WaitForCacheSync(synced) && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).Info("Clusters are not known yet; serving without their metrics")
		}
		go follow(ctx, a, generic) // it ends with the server
		return nil
	})
}

// follow updates the discovery of custom and external metrics until ctx ends.
func follow(ctx context.Context, a *adapter, generic *genericserver.GenericAPIServer) {
	ticker := time.NewTicker(catalogInterval)
	defer ticker.Stop()
	for {
		if err := a.refreshAll(ctx); err != nil && ctx.Err() == nil {
			ctrl.LoggerFrom(ctx).V(1).Info("Failed to discover the metrics of members; retrying", "err", err.Error())
		}
		for _, g := range groupVersions() {
			generic.AggregatedDiscoveryGroupManager.AddGroupVersion(g.group, a.catalog.aggregated(g))
		}
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
	}
}

// manager returns the manager of the connections to members.
func (s *server) manager(ctx context.Context) (manager.Manager, *member.Members, error) {
	scheme := runtime.NewScheme()
	if err := errors.Join(corev1.AddToScheme(scheme), clusterv1alpha1.AddToScheme(scheme)); err != nil {
		return nil, nil, err
	}
	mgr, err := serving.NewManager(ctx, s.config.Control, scheme)
	if err != nil {
		return nil, nil, err
	}
	members := member.New(mgr.GetClient(), mgr.GetAPIReader(), member.AnyMode)
	members.Tunnel(tunnel.Remote{Control: mgr.GetConfig()})
	return mgr, members, members.Setup(ctx, mgr)
}
