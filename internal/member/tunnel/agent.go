// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tunnel

import (
	"context"
	"errors"
	"maps"
	"net"
	"net/http"
	"slices"
	"sync"
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
	// streamBuffer is the maximum number of bytes of one connection that the API server of the cluster has not read.
	streamBuffer = 256 << 10
	// minDelay and maxDelay bound the delay before a lost connection is opened again, plus up to half of it at random.
	minDelay, maxDelay = time.Second, 20 * time.Second
	// minSearch and maxSearch bound the delay before another replica is tried.
	minSearch, maxSearch = 5 * time.Second, 5 * time.Minute
	// stable is the duration after which a connection counts as successful.
	stable = time.Minute
)

// Agent opens the connections of one cluster.
type Agent struct {
	Cluster string
	// Control is the configuration for the control plane, and Member that of the API server of the cluster.
	Control, Member *rest.Config
	Clock           clock.Clock
}

// Run keeps a connection to each replica of the control plane open until ctx ends. Requests reach replicas at random: after each
// connection it tries others, at increasing intervals while it finds none.
func (a Agent) Run(ctx context.Context) {
	log := logr.FromContextOrDiscard(ctx).WithName("tunnel").WithValues("cluster", a.Cluster)
	retry, search := delays{min: minDelay, max: maxDelay}, delays{min: minSearch, max: maxSearch}
	open, ended := map[string]bool{}, make(chan end)
	var serving sync.WaitGroup
	defer serving.Wait()
	for {
		conn, err := a.attach(ctx, slices.Collect(maps.Keys(open)))
		var delay time.Duration
		switch {
		case ctx.Err() != nil:
			if err == nil {
				_ = conn.Close() // nothing was sent
			}
			return
		case err == nil:
			open[conn.replica] = true
			serving.Go(func() { a.serve(ctx, conn, ended) })
			search.reset()
			delay = search.next()
		case errors.Is(err, errConnected), len(open) > 0:
			delay = search.next()
		default:
			delay = retry.next()
			log.V(1).Info("Failed to connect; retrying", "reason", err.Error(), "delay", delay.String())
		}
		timer := a.Clock.After(wait.Jitter(delay, 0.5))
		if open[""] {
			timer = nil // the control plane does not identify its replicas
		}
		select {
		case <-ctx.Done():
			return
		case <-timer:
			continue
		case e := <-ended:
			delete(open, e.replica)
			search.reset()
			if e.lasted > stable {
				retry.reset()
			}
		}
		delay = retry.next()
		log.V(1).Info("A connection for requests of the control plane ended; retrying", "delay", delay.String())
		select {
		case <-ctx.Done():
			return
		case <-a.Clock.After(wait.Jitter(delay, 0.5)):
		}
	}
}

// delays are doubled from min to max.
type delays struct{ min, max, current time.Duration }

func (d *delays) next() time.Duration {
	d.current = min(max(2*d.current, d.min), d.max)
	return d.current
}

func (d *delays) reset() { d.current = 0 }

// end is the end of a connection.
type end struct {
	replica string
	lasted  time.Duration
}

// serve serves streams on a connection until it ends, and reports that.
func (a Agent) serve(ctx context.Context, conn *upgraded, ended chan<- end) {
	begun := a.Clock.Now()
	defer conn.Close()                                          //nolint:errcheck // it has ended
	defer context.AfterFunc(ctx, func() { _ = conn.Close() })() // ends ServeConn
	// A stream whose data is not read must not use up the window of the connection.
	server := &http2.Server{
		MaxConcurrentStreams: maxStreams, ReadIdleTimeout: pingInterval, PingTimeout: pingTimeout,
		MaxUploadBufferPerStream: streamBuffer, MaxUploadBufferPerConnection: maxStreams * streamBuffer,
	}
	server.ServeConn(conn, &http2.ServeConnOpts{Context: ctx, Handler: http.HandlerFunc(a.forward)})
	select {
	case <-ctx.Done():
	case ended <- end{conn.replica, a.Clock.Since(begun)}:
	}
}

// attach opens a connection to a replica of the control plane and upgrades it. The error is errConnected if the request reached one of
// the replicas that the agent is connected to.
func (a Agent) attach(ctx context.Context, connected []string) (*upgraded, error) {
	return upgrade(ctx, a.Control, http.MethodGet, a.Cluster, connected)
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
