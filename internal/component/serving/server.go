// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package serving is the common part of the aggregated API servers: TLS, storage in etcd, authentication and authorization by
// kube-apiserver, and registration with it.
package serving

import (
	"context"
	"errors"
	"fmt"
	"net"

	"k8s.io/apimachinery/pkg/runtime/serializer"
	genericserver "k8s.io/apiserver/pkg/server"
	"k8s.io/client-go/kubernetes"
	restclient "k8s.io/client-go/rest"

	"karmada.io/karmada/internal/component"
)

// Run serves an API until ctx ends. It calls ready with the port once requests are served. It logs to the logger of ctx.
func (c Config) Run(ctx context.Context, api API, ready func(port int)) error {
	c, err := c.withDefaults(!api.Stored.Empty())
	if err != nil {
		return err
	}
	listener, err := c.listen()
	if err != nil {
		return err
	}
	defer listener.Close() //nolint:errcheck // the server closes it first
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	server, err := c.build(ctx, &api, listener)
	if err != nil {
		return err
	}
	go func() {
		if component.WaitReady(ctx, server.LoopbackClientConfig) == nil && ready != nil {
			ready(listener.Addr().(*net.TCPAddr).Port)
		}
	}()
	if err := server.PrepareRun().RunWithContext(ctx); err != nil && ctx.Err() == nil {
		return fmt.Errorf("serve %s: %w", api.Group, err)
	}
	if ctx.Err() == nil {
		return fmt.Errorf("serve %s: %w", api.Group, errors.New("the server stopped unexpectedly"))
	}
	return nil
}

func (c Config) build(ctx context.Context, api *API, listener net.Listener) (*genericserver.GenericAPIServer, error) {
	g, err := c.generic(listener, api, serializer.NewCodecFactory(api.Scheme))
	if err != nil {
		return nil, err
	}
	unlimited := restclient.CopyConfig(c.Control)
	if unlimited.QPS == 0 {
		unlimited.QPS = -1
	}
	control, err := kubernetes.NewForConfig(unlimited)
	if err != nil {
		return nil, fmt.Errorf("create a client for kube-apiserver: %w", err)
	}
	if err := c.authenticate(ctx, control, g); err != nil {
		return nil, err
	}
	if err := c.authorize(control, g); err != nil {
		return nil, err
	}
	if api.Configure != nil {
		api.Configure(g)
	}
	server, err := g.Complete(nil).New(api.Name, genericserver.NewEmptyDelegate())
	if err != nil {
		return nil, fmt.Errorf("create the server of %s: %w", api.Group, err)
	}
	server.ShutdownTimeout = closeTimeout
	if err := api.Install(ctx, server, control); err != nil {
		return nil, fmt.Errorf("install %s: %w", api.Group, err)
	}
	return server, nil
}
