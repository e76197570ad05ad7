// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/pprof"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus/promhttp"
	"github.com/spf13/pflag"
	"sigs.k8s.io/controller-runtime/pkg/healthz"
	"sigs.k8s.io/controller-runtime/pkg/metrics"
)

// Timeouts of the HTTP servers (docs/contract/components.md#ports-and-health).
const (
	headerTimeout = 32 * time.Second
	bodyTimeout   = 5 * time.Minute
)

// Endpoints holds the addresses of the metrics, health and profiling endpoints. An empty address and "0" disable an
// endpoint. Endpoints with the same address share a server.
type Endpoints struct {
	Metrics, Health string
	// Profiling enables /debug/pprof/ on ProfilingAddress.
	Profiling        bool
	ProfilingAddress string
	// Secure serves metrics and health at one more address.
	Secure Secure
}

// addFlags adds the flags of the endpoints; those without a default address have no flag.
func (e *Endpoints) addFlags(fs *pflag.FlagSet) {
	if e.Metrics != "" {
		fs.StringVar(&e.Metrics, "metrics-bind-address", e.Metrics,
			`The TCP address that the server should bind to for serving Prometheus metrics. It can be set to "0" to disable the metrics serving.`)
	}
	if e.Health != "" {
		fs.StringVar(&e.Health, "health-probe-bind-address", e.Health,
			`The TCP address that the server should bind to for serving health probes. It can be set to "0" to disable serving the health probe.`)
	}
	if e.Secure.flags {
		e.Secure.addFlags(fs)
	}
	e.AddProfilingFlags(fs)
}

// AddProfilingFlags adds the flags of the profiling endpoint.
func (e *Endpoints) AddProfilingFlags(fs *pflag.FlagSet) {
	fs.BoolVar(&e.Profiling, "enable-pprof", false, "Enable profiling via web interface host:port/debug/pprof/.")
	fs.StringVar(&e.ProfilingAddress, "profiling-bind-address", "127.0.0.1:6060",
		"The TCP address for serving profiling, used with --enable-pprof.")
}

// Enabled reports whether there is an endpoint to serve.
func (e Endpoints) Enabled() bool {
	return e.Metrics != "" && e.Metrics != "0" || e.Health != "" && e.Health != "0" || e.Profiling || e.Secure.Port != 0
}

// complete turns off the endpoints at default addresses whose port --secure-port uses.
func (e *Endpoints) complete(fs *pflag.FlagSet) {
	if e.Secure.Port == 0 {
		return
	}
	for flag, address := range map[string]*string{"metrics-bind-address": &e.Metrics, "health-probe-bind-address": &e.Health} {
		_, port, err := net.SplitHostPort(*address)
		if err == nil && port == strconv.Itoa(e.Secure.Port) && !fs.Changed(flag) {
			*address = "0"
		}
	}
}

// Part returns the part that serves the endpoints.
func (e Endpoints) Part() Part { return Part{Name: "endpoints", Run: e.serve} }

// serve listens, calls ready and serves until ctx ends. It returns an error if it cannot listen on an address.
func (e Endpoints) serve(ctx context.Context, ready func()) error {
	muxes := e.muxes()
	secure := e.Secure.address()
	ctx, cancel := context.WithCancel(ctx)
	ended := make(chan error, len(muxes))
	var wg sync.WaitGroup
	defer wg.Wait()
	defer cancel()
	for address, mux := range muxes {
		listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", address)
		if err != nil {
			return fmt.Errorf("serve %s: %w", e.flagsOf(address), err)
		}
		if address == secure {
			if listener, err = e.Secure.wrap(listener); err != nil {
				return err
			}
		}
		server := &http.Server{Handler: mux, ReadHeaderTimeout: headerTimeout, ReadTimeout: bodyTimeout, WriteTimeout: bodyTimeout}
		context.AfterFunc(ctx, func() { _ = server.Close() })
		wg.Go(func() { ended <- server.Serve(listener) })
	}
	ready()
	select {
	case err := <-ended:
		if errors.Is(err, http.ErrServerClosed) && ctx.Err() != nil {
			return nil
		}
		return fmt.Errorf("serve metrics, health or profiles: %w", err)
	case <-ctx.Done():
		return nil
	}
}

// muxes returns the handlers of each address.
func (e Endpoints) muxes() map[string]*http.ServeMux {
	muxes := map[string]*http.ServeMux{}
	handle := func(address, path string, handler http.Handler) {
		if address == "" || address == "0" {
			return
		}
		if muxes[address] == nil {
			muxes[address] = http.NewServeMux()
		}
		muxes[address].Handle(path, handler)
	}
	metrics := promhttp.HandlerFor(metrics.Registry, promhttp.HandlerOpts{})
	health := http.StripPrefix("/healthz", &healthz.Handler{})
	secure := e.Secure.address()
	handle(e.Metrics, "GET /metrics", metrics)
	if secure != e.Metrics {
		handle(secure, "GET /metrics", metrics)
	}
	for _, path := range []string{"GET /healthz", "GET /healthz/"} {
		handle(e.Health, path, health)
		if secure != e.Health {
			handle(secure, path, health)
		}
	}
	if e.Profiling {
		handle(e.ProfilingAddress, "/debug/pprof/", http.HandlerFunc(pprof.Index))
		handle(e.ProfilingAddress, "/debug/pprof/cmdline", http.HandlerFunc(pprof.Cmdline))
		handle(e.ProfilingAddress, "/debug/pprof/profile", http.HandlerFunc(pprof.Profile))
		handle(e.ProfilingAddress, "/debug/pprof/symbol", http.HandlerFunc(pprof.Symbol))
		handle(e.ProfilingAddress, "/debug/pprof/trace", http.HandlerFunc(pprof.Trace))
	}
	return muxes
}

// flagsOf returns the flags that set an address.
func (e Endpoints) flagsOf(address string) string {
	var out []string
	for _, f := range []struct{ flag, address string }{
		{"--metrics-bind-address", e.Metrics}, {"--health-probe-bind-address", e.Health},
		{"--profiling-bind-address", e.ProfilingAddress}, {"--secure-port", e.Secure.address()},
	} {
		if f.address == address {
			out = append(out, f.flag)
		}
	}
	return strings.Join(out, ", ")
}
