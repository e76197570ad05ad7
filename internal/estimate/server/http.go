// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus/promhttp"
	"sigs.k8s.io/controller-runtime/pkg/metrics"
)

// Timeouts of the HTTP servers (docs/contract/components.md#shared-flags).
const (
	headerTimeout = 32 * time.Second
	bodyTimeout   = 5 * time.Minute
)

// Endpoints are the addresses at which a process can be looked at: /metrics and /healthz. "0" or nothing means nowhere; if
// both are the same, one server has both.
type Endpoints struct{ Metrics, Health string }

// Serve listens and serves until ctx ends. It returns at once if an address cannot be listened on.
func (e Endpoints) Serve(ctx context.Context) error {
	muxes := map[string]*http.ServeMux{}
	on := func(address, path string, handler http.Handler) {
		if address == "" || address == "0" {
			return
		}
		if muxes[address] == nil {
			muxes[address] = http.NewServeMux()
		}
		muxes[address].Handle("GET "+path, handler)
	}
	on(e.Metrics, "/metrics", promhttp.HandlerFor(metrics.Registry, promhttp.HandlerOpts{}))
	on(e.Health, "/healthz", http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Write([]byte("ok")) //nolint:errcheck // whoever asked is gone
	}))
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	ended := make(chan error, len(muxes))
	var wg sync.WaitGroup
	defer wg.Wait()
	defer cancel()
	for address, mux := range muxes {
		listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", address)
		if err != nil {
			return fmt.Errorf("serve metrics and health: %w", err)
		}
		server := &http.Server{Handler: mux, ReadHeaderTimeout: headerTimeout, ReadTimeout: bodyTimeout, WriteTimeout: bodyTimeout}
		context.AfterFunc(ctx, func() { _ = server.Close() })
		wg.Go(func() { ended <- server.Serve(listener) })
	}
	select {
	case err := <-ended:
		if errors.Is(err, http.ErrServerClosed) && ctx.Err() != nil {
			return nil
		}
		return fmt.Errorf("serve metrics and health: %w", err)
	case <-ctx.Done():
		return nil
	}
}
