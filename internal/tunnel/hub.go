// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tunnel

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"sync"
	"time"

	"golang.org/x/net/http2"
)

const (
	// protocol is the value of the header Upgrade.
	protocol = "karmada-tunnel"
	// pingInterval is the time without data after which a ping is sent, and pingTimeout the time for the response.
	pingInterval, pingTimeout = 15 * time.Second, 15 * time.Second
	// authority is that of CONNECT requests. It has no effect.
	authority = "apiserver"
)

// ErrNotConnected is returned by Dial if the agent of a cluster has no open connection.
var ErrNotConnected = errors.New("its agent has no open connection to the control plane")

// Hub holds the connections of all agents. The zero value is ready to use.
type Hub struct {
	mu        sync.Mutex // guards byCluster
	byCluster map[string]*connection
}

// connection is a connection that an agent has opened.
type connection struct {
	client *http2.ClientConn
	ended  chan struct{} // closed when the connection is
}

// Handler accepts the connection of the agent of a cluster, and returns when it ends. The caller has authenticated the agent.
func (h *Hub) Handler(cluster string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Upgrade") != protocol {
			http.Error(w, "this path accepts connections of agents only", http.StatusBadRequest)
			return
		}
		raw, buffered, err := http.NewResponseController(w).Hijack()
		if err != nil {
			http.Error(w, "the connection cannot be upgraded: "+err.Error(), http.StatusInternalServerError)
			return
		}
		defer raw.Close() //nolint:errcheck // it has ended
		_, err = io.WriteString(raw, "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: "+protocol+"\r\n\r\n")
		if err != nil {
			return
		}
		closing := &closingConn{Conn: raw, reader: buffered.Reader, closed: make(chan struct{})}
		transport := &http2.Transport{ReadIdleTimeout: pingInterval, PingTimeout: pingTimeout, DisableCompression: true}
		client, err := transport.NewClientConn(closing)
		if err != nil {
			return
		}
		c := &connection{client: client, ended: closing.closed}
		h.set(cluster, c)
		defer h.remove(cluster, c)
		select {
		case <-closing.closed:
		case <-r.Context().Done():
		}
	})
}

func (h *Hub) set(cluster string, c *connection) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.byCluster == nil {
		h.byCluster = map[string]*connection{}
	}
	h.byCluster[cluster] = c
}

func (h *Hub) remove(cluster string, c *connection) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.byCluster[cluster] == c {
		delete(h.byCluster, cluster)
	}
}

func (h *Hub) get(cluster string) *connection {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.byCluster[cluster]
}

// Connected reports whether the agent of a cluster has an open connection.
func (h *Hub) Connected(cluster string) bool { return h.get(cluster) != nil }

// Close ends the connection of a cluster.
func (h *Hub) Close(cluster string) {
	if c := h.get(cluster); c != nil {
		_ = c.client.Close() // it has ended in any case
	}
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
	stop := context.AfterFunc(ctx, cancel)
	r, err := http.NewRequestWithContext(lifetime, http.MethodConnect, "https://"+authority, body)
	if err != nil {
		cancel()
		return nil, err
	}
	response, err := c.client.RoundTrip(r)
	if err == nil && response.StatusCode != http.StatusOK {
		reason, _ := io.ReadAll(io.LimitReader(response.Body, 1024)) // the status is the error
		err = fmt.Errorf("the agent of cluster %s: %s: %s", cluster, response.Status, reason)
	}
	if err == nil && !stop() {
		err = context.Cause(ctx)
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
