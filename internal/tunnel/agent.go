// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tunnel

import (
	"context"
	"errors"
	"net"
	"net/http"
	"time"

	"github.com/go-logr/logr"
	"golang.org/x/net/http2"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
)

const (
	// dialTimeout bounds the time to connect to the API server of the cluster.
	dialTimeout = 10 * time.Second
	// maxStreams is the number of concurrent connections to the API server of the cluster.
	maxStreams = 250
	// minDelay and maxDelay bound the delay before a lost connection is opened again, plus up to half of it at random.
	minDelay, maxDelay = time.Second, 20 * time.Second
	// stable is the duration after which a connection counts as successful.
	stable = time.Minute
)

// Agent opens the connection of one cluster.
type Agent struct {
	Cluster string
	// Control is the configuration for the control plane, and Member that of the API server of the cluster.
	Control, Member *rest.Config
	Clock           clock.Clock
}

// Run keeps a connection to the control plane open until ctx ends.
func (a Agent) Run(ctx context.Context) {
	log := logr.FromContextOrDiscard(ctx).WithName("tunnel").WithValues("cluster", a.Cluster)
	delay := minDelay
	for {
		begun := a.Clock.Now()
		err := a.serve(ctx)
		if ctx.Err() != nil {
			return
		}
		if a.Clock.Since(begun) > stable {
			delay = minDelay
		}
		log.V(1).Info("Connection for requests of the control plane ended; retrying", "reason", err.Error(), "delay", delay.String())
		select {
		case <-ctx.Done():
			return
		case <-a.Clock.After(wait.Jitter(delay, 0.5)):
		}
		delay = min(2*delay, maxDelay)
	}
}

// serve opens one connection and serves streams on it until it ends.
func (a Agent) serve(ctx context.Context) error {
	conn, err := a.attach(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()                                          //nolint:errcheck // it has ended
	defer context.AfterFunc(ctx, func() { _ = conn.Close() })() // ends ServeConn
	server := &http2.Server{MaxConcurrentStreams: maxStreams, ReadIdleTimeout: pingInterval, PingTimeout: pingTimeout}
	server.ServeConn(conn, &http2.ServeConnOpts{Context: ctx, Handler: http.HandlerFunc(a.forward)})
	return errors.New("the connection was closed")
}

// attach opens a connection to the control plane and upgrades it.
func (a Agent) attach(ctx context.Context) (net.Conn, error) {
	return upgrade(ctx, a.Control, http.MethodGet, a.Cluster)
}

// forward connects a stream to the API server of the cluster. The control plane cannot choose another destination.
func (a Agent) forward(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodConnect {
		http.Error(w, "only CONNECT is supported", http.StatusMethodNotAllowed)
		return
	}
	server, _, err := rest.DefaultServerUrlFor(a.Member)
	if err != nil {
		http.Error(w, "the address of the API server is invalid", http.StatusInternalServerError)
		return
	}
	ctx, cancel := context.WithTimeout(r.Context(), dialTimeout)
	defer cancel()
	address := server.Host
	if server.Port() == "" {
		address = net.JoinHostPort(server.Hostname(), "443")
	}
	conn, err := (&net.Dialer{KeepAlive: pingInterval}).DialContext(ctx, "tcp", address)
	if err != nil {
		http.Error(w, "connect to the API server: "+err.Error(), http.StatusBadGateway)
		return
	}
	w.WriteHeader(http.StatusOK)
	flush := http.NewResponseController(w)
	if err := flush.Flush(); err != nil {
		_ = conn.Close() // the stream has ended
		return
	}
	join(conn, stream{r.Body, flushing{w, flush}})
}

// flushing sends each write immediately.
type flushing struct {
	http.ResponseWriter
	control *http.ResponseController
}

func (f flushing) Write(p []byte) (int, error) {
	n, err := f.ResponseWriter.Write(p)
	if err == nil {
		err = f.control.Flush()
	}
	return n, err
}

// Close does nothing: the stream ends with its handler.
func (flushing) Close() error { return nil }
