// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tunnel

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/go-logr/logr"
	"golang.org/x/net/http2"
	"k8s.io/apimachinery/pkg/util/uuid"
)

const (
	// protocol is the value of the header Upgrade.
	protocol = "karmada-tunnel"
	// pingInterval is the time without data after which a ping is sent, and pingTimeout the time for the response.
	pingInterval, pingTimeout = 15 * time.Second, 15 * time.Second
	// openTimeout bounds the time to open a stream, and upgradeTimeout that to open a connection to the control plane. Each exceeds the
	// timeout of the next hop, so that the error of that hop is reported.
	openTimeout, upgradeTimeout = 15 * time.Second, 20 * time.Second
	// recheckInterval is the interval at which the access of an agent is checked again.
	recheckInterval = 30 * time.Second
	// maxConnections is the number of connections of one cluster: that for new streams, and the one before.
	maxConnections = 2
	// replicaHeader is the header of responses that identifies the Hub, and connectedHeader that of requests with the Hubs that the
	// agent is connected to.
	replicaHeader, connectedHeader = "Karmada-Tunnel-Replica", "Karmada-Tunnel-Connected"
	// authority is the authority of CONNECT requests. It has no effect.
	authority = "apiserver"
)

// ErrNotConnected is returned by Dial if the agent of a cluster has no open connection.
var ErrNotConnected = errors.New("its agent has no open connection to the control plane")

// errTimeout is the cause of the end of a request for a stream that takes too long.
var errTimeout = errors.New("the agent does not respond in time")

// Hub holds the connections of all agents. The zero value is ready to use.
type Hub struct {
	// recheck is the interval at which the access of an agent is checked again; 0 means recheckInterval.
	recheck time.Duration
	// open bounds the time to open a stream; 0 means openTimeout.
	open time.Duration

	identify sync.Once
	replica  string

	mu        sync.Mutex // guards the fields below
	byCluster map[string][]*connection
	closed    bool
}

// connection is a connection that an agent has opened.
type connection struct {
	client *http2.ClientConn
	ended  chan struct{} // closed when the connection is
}

// Access decides whether an agent may stay connected. It returns the reason why not, or "". If it returns an error, the connection stays:
// an authorizer that cannot be reached does not prove that access was revoked.
type Access func(ctx context.Context) (revoked string, err error)

// Handler accepts the connection of the agent of a cluster, and returns when it ends. The caller has authenticated the agent. The
// connection ends when access revokes it.
func (h *Hub) Handler(cluster string, access Access) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if slices.Contains(r.Header.Values(connectedHeader), h.id()) && h.Connected(cluster) {
			w.Header().Set(replicaHeader, h.id())
			http.Error(w, errConnected.Error(), http.StatusConflict)
			return
		}
		raw, err := hijack(w, r, replicaHeader+": "+h.id())
		if err != nil {
			return
		}
		defer raw.Close() //nolint:errcheck // it has ended
		transport := &http2.Transport{ReadIdleTimeout: pingInterval, PingTimeout: pingTimeout, DisableCompression: true}
		client, err := transport.NewClientConn(raw)
		if err != nil {
			return
		}
		c := &connection{client: client, ended: raw.closed}
		h.add(cluster, c)
		defer h.remove(cluster, c)
		h.watch(r.Context(), cluster, c, access)
	})
}

// watch returns when a connection ends or its access is revoked.
func (h *Hub) watch(ctx context.Context, cluster string, c *connection, access Access) {
	ticker := time.NewTicker(cmp.Or(h.recheck, recheckInterval))
	defer ticker.Stop()
	log := logr.FromContextOrDiscard(ctx).WithName("tunnel").WithValues("cluster", cluster)
	for {
		select {
		case <-c.ended:
			return
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		revoked, err := access(ctx)
		switch {
		case err != nil:
			log.V(1).Info("Failed to check the access of the agent; retrying", "err", err.Error())
		case revoked != "":
			log.Info("Closing the connection of the agent, because its access was revoked", "reason", revoked)
			return
		}
	}
}

// id returns the identity of the Hub among the replicas of the control plane.
func (h *Hub) id() string {
	h.identify.Do(func() { h.replica = string(uuid.NewUUID()) })
	return h.replica
}

// hijack upgrades a request. It sends the response, with further headers, in any case.
func hijack(w http.ResponseWriter, r *http.Request, headers ...string) (*closingConn, error) {
	if r.Header.Get("Upgrade") != protocol {
		err := errors.New("this path accepts connections of agents only")
		http.Error(w, err.Error(), http.StatusBadRequest)
		return nil, err
	}
	raw, buffered, err := http.NewResponseController(w).Hijack()
	if err != nil {
		http.Error(w, "the connection cannot be upgraded: "+err.Error(), http.StatusInternalServerError)
		return nil, err
	}
	lines := append([]string{"HTTP/1.1 101 Switching Protocols", "Connection: Upgrade", "Upgrade: " + protocol}, headers...)
	_, err = io.WriteString(raw, strings.Join(lines, "\r\n")+"\r\n\r\n")
	if err != nil {
		_ = raw.Close() // the first error counts
		return nil, err
	}
	return &closingConn{Conn: raw, reader: buffered.Reader, closed: make(chan struct{})}, nil
}

// DialHandler connects a client, see Remote, to the API server of a cluster, and returns when the connection ends. The caller has
// authorized the client. respond sends an error as the response.
func (h *Hub) DialHandler(cluster string, respond func(http.ResponseWriter, error)) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		remote, err := h.Dial(r.Context(), cluster)
		if err != nil {
			respond(w, err)
			return
		}
		defer remote.Close() //nolint:errcheck // it has ended
		local, err := hijack(w, r)
		if err != nil {
			return
		}
		join(local, remote)
	})
}

// add makes a connection that for new streams. It keeps the one before, whose streams may be in use, and closes all others.
func (h *Hub) add(cluster string, c *connection) {
	h.mu.Lock()
	if h.byCluster == nil {
		h.byCluster = map[string][]*connection{}
	}
	all := slices.Concat(h.byCluster[cluster], []*connection{c})
	excess := slices.Clone(all[:max(0, len(all)-maxConnections)])
	h.byCluster[cluster] = slices.Clone(all[len(excess):])
	if h.closed {
		excess = append(excess, c)
	}
	h.mu.Unlock()
	closeAll(excess)
}

func closeAll(connections []*connection) {
	for _, c := range connections {
		_ = c.client.Close() // it has ended in any case
	}
}

func (h *Hub) remove(cluster string, c *connection) {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := slices.DeleteFunc(h.byCluster[cluster], func(other *connection) bool { return other == c })
	if len(all) == 0 {
		delete(h.byCluster, cluster)
		return
	}
	h.byCluster[cluster] = all
}

// get returns the newest connection of a cluster, or nil.
func (h *Hub) get(cluster string) *connection {
	h.mu.Lock()
	defer h.mu.Unlock()
	all := h.byCluster[cluster]
	if len(all) == 0 {
		return nil
	}
	return all[len(all)-1]
}

// Connected reports whether the agent of a cluster has an open connection.
func (h *Hub) Connected(cluster string) bool { return h.get(cluster) != nil }

// Close ends the connections of a cluster.
func (h *Hub) Close(cluster string) {
	h.mu.Lock()
	all := slices.Clone(h.byCluster[cluster])
	h.mu.Unlock()
	closeAll(all)
}

// Shutdown ends all connections, and later ones at once, so that agents connect to the next Hub. A server does not close upgraded
// connections when it stops.
func (h *Hub) Shutdown() {
	h.mu.Lock()
	h.closed = true
	var all []*connection
	for _, connections := range h.byCluster {
		all = append(all, connections...)
	}
	h.mu.Unlock()
	closeAll(all)
}

// Dial opens a connection to the API server of a cluster. The error is ErrNotConnected if its agent is not connected.
func (h *Hub) Dial(ctx context.Context, cluster string) (net.Conn, error) {
	c := h.get(cluster)
	if c == nil {
		return nil, ErrNotConnected
	}
	body, upload := io.Pipe()
	// The stream outlives ctx, which ends when the connection is established.
	lifetime, cancel := context.WithCancel(context.WithoutCancel(ctx))
	bounded, done := context.WithTimeoutCause(ctx, cmp.Or(h.open, openTimeout), errTimeout)
	defer done()
	stop := context.AfterFunc(bounded, cancel)
	r, err := http.NewRequestWithContext(lifetime, http.MethodConnect, "https://"+authority, body)
	if err != nil {
		cancel()
		return nil, err
	}
	response, err := c.client.RoundTrip(r) //nolint:bodyclose // the stream closes it, or cancel
	if err == nil && response.StatusCode != http.StatusOK {
		reason, _ := io.ReadAll(io.LimitReader(response.Body, 1024)) // the status is the error
		err = fmt.Errorf("the agent of cluster %s: %s: %s", cluster, response.Status, reason)
	}
	if !stop() {
		err = context.Cause(bounded)
	}
	if err != nil {
		cancel()
		_ = upload.Close() // the request has ended
		return nil, fmt.Errorf("open a stream to cluster %s: %w", cluster, err)
	}
	local, remote := net.Pipe()
	go func() {
		defer cancel()
		join(remote, stream{response.Body, upload})
	}()
	return local, nil
}

// stream is both directions of an HTTP/2 stream.
type stream struct {
	io.ReadCloser
	io.WriteCloser
}

func (s stream) Close() error { return errors.Join(s.ReadCloser.Close(), s.WriteCloser.Close()) }

// join copies in both directions until one end is closed, and closes both.
func join(a, b io.ReadWriteCloser) {
	var once sync.Once
	end := func() {
		once.Do(func() {
			_ = a.Close() // both have ended
			_ = b.Close()
		})
	}
	var running sync.WaitGroup
	running.Go(func() {
		defer end()
		_, _ = io.Copy(a, b) // a broken connection ends like a closed one
	})
	running.Go(func() {
		defer end()
		_, _ = io.Copy(b, a)
	})
	running.Wait()
}

// closingConn reports when it is closed. Its first bytes may have been read already.
type closingConn struct {
	net.Conn
	reader io.Reader
	once   sync.Once
	closed chan struct{}
}

func (c *closingConn) Read(p []byte) (int, error) { return c.reader.Read(p) }

func (c *closingConn) Close() error {
	c.once.Do(func() { close(c.closed) })
	return c.Conn.Close()
}
