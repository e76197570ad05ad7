// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package env

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httputil"
	"net/url"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/install/pki"
)

// Fault handles a request to a member in place of its API server. It returns false to forward the request. The context of the request
// ends with the fault.
type Fault func(w http.ResponseWriter, r *http.Request) (handled bool)

// Proxy is an HTTPS server in front of the API server of a member, with a certificate of the member. Credentials in headers are
// forwarded; client certificates are not.
type Proxy struct {
	server    *http.Server
	forward   http.Handler
	authority *pki.Bundle

	mu          sync.Mutex // guards the fields below
	certificate *tls.Certificate
	fault       Fault
	conns       map[net.Conn]bool
}

// NewProxy starts a proxy in front of a member, and makes the control plane use it until the test ends.
func (e *Env) NewProxy(t testing.TB, m *Member) *Proxy {
	t.Helper()
	if m.Name == e.pullMember {
		t.Fatalf("proxy of %s: the control plane does not connect to the address of a member in Pull mode", m.Name)
	}
	p, err := startProxy(m)
	if err != nil {
		t.Fatalf("proxy of %s: %v", m.Name, err)
	}
	listener, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	go func() { _ = p.server.ServeTLS(listener, "", "") }() // returns when the server is closed
	use := func(endpoint string) error {
		return Poll(context.Background(), func(ctx context.Context) error {
			var c clusterv1alpha1.Cluster
			if err := e.Control.Get(ctx, client.ObjectKey{Name: m.Name}, &c); err != nil {
				return client.IgnoreNotFound(err)
			}
			c.Spec.APIEndpoint = endpoint
			return e.Control.Update(ctx, &c)
		})
	}
	if err := use("https://" + listener.Addr().String()); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := errors.Join(use(m.Config.Host), p.server.Close()); err != nil {
			t.Error(err)
		}
	})
	return p
}

func startProxy(m *Member) (*Proxy, error) {
	target, err := url.Parse(m.Config.Host)
	if err != nil {
		return nil, err
	}
	p := &Proxy{conns: map[net.Conn]bool{}}
	if p.authority, err = pki.Ensure(filepath.Join(m.dir, "pki"), time.Now(), pki.Options{}); err != nil {
		return nil, err
	}
	if err := p.SetCertificate(time.Now()); err != nil {
		return nil, err
	}
	roots := x509.NewCertPool()
	roots.AppendCertsFromPEM(p.authority.CAPEM())
	silent := log.New(io.Discard, "", 0)
	p.forward = &httputil.ReverseProxy{
		Rewrite: func(r *httputil.ProxyRequest) { r.SetURL(target) },
		Transport: transport{
			plain:   &http.Transport{TLSClientConfig: &tls.Config{RootCAs: roots, MinVersion: tls.VersionTLS12}, ForceAttemptHTTP2: true},
			upgrade: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: roots, MinVersion: tls.VersionTLS12}},
		},
		FlushInterval: -1, // watches
		ErrorLog:      silent,
	}
	p.server = &http.Server{
		Handler: p, ErrorLog: silent, ReadHeaderTimeout: time.Minute,
		TLSConfig: &tls.Config{
			MinVersion: tls.VersionTLS12,
			GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) {
				p.mu.Lock()
				defer p.mu.Unlock()
				return p.certificate, nil
			},
		},
		ConnState: func(c net.Conn, state http.ConnState) {
			p.mu.Lock()
			defer p.mu.Unlock()
			switch state {
			case http.StateNew:
				p.conns[c] = true
			case http.StateClosed, http.StateHijacked:
				delete(p.conns, c)
			}
		},
	}
	return p, nil
}

// transport sends requests for an upgrade, such as to SPDY, over HTTP/1.1, which they require, and others over HTTP/2.
type transport struct{ plain, upgrade *http.Transport }

// RoundTrip implements http.RoundTripper.
func (t transport) RoundTrip(r *http.Request) (*http.Response, error) {
	if r.Header.Get("Upgrade") != "" {
		return t.upgrade.RoundTrip(r)
	}
	return t.plain.RoundTrip(r)
}

// ServeHTTP implements http.Handler.
func (p *Proxy) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	p.mu.Lock()
	fault := p.fault
	p.mu.Unlock()
	if fault == nil || !fault(w, r) {
		p.forward.ServeHTTP(w, r)
	}
}

// SetFault sets the fault of later requests, or nil, and closes all connections, so that watches begin again.
func (p *Proxy) SetFault(f Fault) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.fault = f
	p.closeAll()
}

// SetCertificate makes the proxy use a serving certificate that is valid for one year from the time on.
func (p *Proxy) SetCertificate(from time.Time) error {
	cert, key, err := p.authority.IssueServing(from, "proxy", "127.0.0.1", "localhost")
	if err != nil {
		return fmt.Errorf("issue a certificate: %w", err)
	}
	pair, err := tls.X509KeyPair(cert, key)
	if err != nil {
		return err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.certificate = &pair
	p.closeAll()
	return nil
}

// closeAll must be called with mu held.
func (p *Proxy) closeAll() {
	for c := range p.conns {
		_ = c.Close() // the client observes it
	}
}
