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
	"time"

	"github.com/spf13/pflag"
)

// Profiling is the flags that every server has for looking inside it (components §0).
type Profiling struct {
	Enabled     bool
	BindAddress string
}

// AddFlags adds the flags.
func (p *Profiling) AddFlags(fs *pflag.FlagSet) {
	fs.BoolVar(&p.Enabled, "enable-pprof", false, "serve profiles below /debug/pprof/")
	fs.StringVar(&p.BindAddress, "profiling-bind-address", "127.0.0.1:6060", "address to serve profiles on")
}

// readTimeout bounds how long a client may take to ask; profiles themselves take as long as they are asked to.
const readTimeout = 30 * time.Second

// Serve serves profiles until ctx ends, if they are wanted.
func (p *Profiling) Serve(ctx context.Context) error {
	if !p.Enabled {
		return nil
	}
	mux := http.NewServeMux()
	mux.HandleFunc("/debug/pprof/", pprof.Index)
	mux.HandleFunc("/debug/pprof/cmdline", pprof.Cmdline)
	mux.HandleFunc("/debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("/debug/pprof/symbol", pprof.Symbol)
	mux.HandleFunc("/debug/pprof/trace", pprof.Trace)
	listener, err := (&net.ListenConfig{}).Listen(ctx, "tcp", p.BindAddress)
	if err != nil {
		return fmt.Errorf("serve profiles (--profiling-bind-address): %w", err)
	}
	server := &http.Server{Handler: mux, ReadHeaderTimeout: readTimeout}
	context.AfterFunc(ctx, func() { _ = server.Close() })
	go func() {
		if err := server.Serve(listener); err != nil && !errors.Is(err, http.ErrServerClosed) {
			_ = listener.Close() // profiles are a courtesy: the process goes on without
		}
	}()
	return nil
}
