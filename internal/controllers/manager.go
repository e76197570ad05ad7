// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/config"
	"sigs.k8s.io/controller-runtime/pkg/log"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"

	"karmada.io/karmada/internal/machinery/kinds"
)

// newManager returns a manager for a connection to the control plane, without a rate limit unless control sets one. Package component
// serves metrics and health.
func newManager(control *rest.Config, c Options, adjust ...func(*ctrl.Options)) (manager.Manager, error) {
	if control.QPS == 0 {
		control = unlimited(control)
	}
	o := ctrl.Options{
		Scheme:                 Scheme(),
		Cache:                  cache.Options{DefaultTransform: strip},
		Metrics:                metricsserver.Options{BindAddress: "0"},
		HealthProbeBindAddress: "0",
		MapperProvider:         kinds.NewMapper,
		NewClient:              kinds.NewClient,
		// Several managers may run in one process, for example in tests.
		Controller: config.Controller{SkipNameValidation: new(true), UsePriorityQueue: new(true), CacheSyncTimeout: c.CacheSyncTimeout},
	}
	o.GracefulShutdownTimeout = new(gracePeriod)
	if c.ResyncPeriod > 0 {
		o.Cache.SyncPeriod = &c.ResyncPeriod
	}
	c.LeaderElection.Apply(&o)
	for _, f := range adjust {
		f(&o)
	}
	mgr, err := ctrl.NewManager(control, o)
	if err != nil {
		return nil, fmt.Errorf("connect to the control plane %s: %w", control.Host, err)
	}
	live, err := kinds.NewClient(mgr.GetConfig(), client.Options{
		HTTPClient: mgr.GetHTTPClient(), Scheme: mgr.GetScheme(), Mapper: mgr.GetRESTMapper(),
	})
	if err != nil {
		return nil, fmt.Errorf("create a client of the control plane %s: %w", control.Host, err)
	}
	return liveReader{mgr, live}, nil
}

// liveReader is a manager with another reader without cache.
type liveReader struct {
	manager.Manager
	live client.Reader
}

// GetAPIReader implements manager.Manager.
func (m liveReader) GetAPIReader() client.Reader { return m.live }

// gracePeriod bounds the time in which controllers end their current work when they are stopped.
const gracePeriod = 5 * time.Second

// start runs a manager until ctx ends. Controllers that have not ended in time are not an error: the process ends, and each step
// can be repeated. A worker of a busy priority queue of controller-runtime v0.24 can wait forever for one that has ended.
func start(ctx context.Context, mgr manager.Manager) error {
	err := mgr.Start(ctx)
	if err != nil && ctx.Err() != nil {
		log.FromContext(ctx).Info("Some controllers did not stop in time", "reason", err.Error())
		return nil
	}
	return err
}

// newNamespaceCache returns a cache of one namespace that shares the connection of mgr.
func newNamespaceCache(mgr manager.Manager, namespace string) (cache.Cache, error) {
	return cache.New(mgr.GetConfig(), cache.Options{
		HTTPClient: mgr.GetHTTPClient(), Scheme: mgr.GetScheme(), Mapper: mgr.GetRESTMapper(), DefaultTransform: strip,
		DefaultNamespaces: map[string]cache.Config{namespace: {}},
	})
}

// unlimited returns a copy of config without a client-side rate limit: API priority and fairness protects the server.
func unlimited(config *rest.Config) *rest.Config {
	out := rest.CopyConfig(config)
	out.QPS, out.Burst, out.RateLimiter = -1, 0, nil
	return out
}

// strip removes unused metadata from cached objects: managed fields, and the last-applied annotation of objects that are
// cached as metadata only.
func strip(o any) (any, error) {
	object, ok := o.(metav1.Object)
	if !ok {
		return o, nil
	}
	object.SetManagedFields(nil)
	if _, ok := o.(*metav1.PartialObjectMetadata); ok {
		if a := object.GetAnnotations(); a[corev1.LastAppliedConfigAnnotation] != "" {
			delete(a, corev1.LastAppliedConfigAnnotation)
			object.SetAnnotations(a)
		}
	}
	return o, nil
}
