// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fleet

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"log"
	"math/big"
	"net"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	"karmada.io/karmada/test/simapi"
)

// Options configures Start.
type Options struct {
	// Clusters is the number of clusters: fleet-0000, fleet-0001 and so on.
	Clusters int
	// Nodes is the number of nodes of each cluster, Pods the number of running pods on each node.
	Nodes, Pods int
	// OnWrite, if not nil, is called after every request that writes. It must be safe for concurrent use.
	OnWrite func(cluster string, w simapi.Write)
	// Clock is used for timestamps; nil means the real clock.
	Clock clock.PassiveClock
}

// Fleet is a set of simulated clusters.
type Fleet struct {
	options Options
	catalog *simapi.Catalog
	root    context.Context //nolint:containedctx // ends all watches
	cancel  context.CancelFunc

	mu       sync.Mutex // guards clusters
	clusters []*Cluster
}

// Cluster is a simulated cluster.
type Cluster struct {
	*simapi.Server
	Name string
	// URL is the address of the API server, CA its certificate in PEM.
	URL string
	CA  []byte

	root     context.Context //nolint:containedctx // that of the fleet
	pair     tls.Certificate
	address  string
	requests atomic.Int64

	mu     sync.Mutex    // guards the fields below
	server *http.Server  // nil while the cluster is down
	hung   chan struct{} // closed when the cluster responds again; nil while it responds
}

// Start starts a fleet. The caller must Close it.
func Start(o Options) (_ *Fleet, err error) {
	if o.Clock == nil {
		o.Clock = clock.RealClock{}
	}
	all, err := simapi.NewCatalog(simapi.Builtin())
	if err != nil {
		return nil, err
	}
	f := &Fleet{options: o, catalog: all}
	f.root, f.cancel = context.WithCancel(context.Background())
	defer func() {
		if err != nil {
			f.Close()
		}
	}()
	for range o.Clusters {
		if _, err := f.Add(); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// Add starts another cluster.
func (f *Fleet) Add() (*Cluster, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	c := &Cluster{Name: fmt.Sprintf("fleet-%04d", len(f.clusters)), root: f.root, address: "127.0.0.1:0"}
	o := simapi.Options{Catalog: f.catalog, Token: "token-of-" + c.Name, Clock: f.options.Clock, Ready: true}
	if f.options.OnWrite != nil {
		o.OnWrite = func(w simapi.Write) { f.options.OnWrite(c.Name, w) }
	}
	c.Server = simapi.New(o)
	if err := c.fill(f.options.Nodes, f.options.Pods); err != nil {
		return nil, fmt.Errorf("create the objects of cluster %s: %w", c.Name, err)
	}
	var err error
	if c.pair, c.CA, err = certificate(f.options.Clock.Now()); err != nil {
		return nil, fmt.Errorf("create the certificate of cluster %s: %w", c.Name, err)
	}
	if err := c.Up(); err != nil {
		return nil, err
	}
	c.URL = "https://" + c.address
	f.clusters = append(f.clusters, c)
	return c, nil
}

// Clusters returns all clusters, in the order in which they were added.
func (f *Fleet) Clusters() []*Cluster {
	f.mu.Lock()
	defer f.mu.Unlock()
	return slices.Clone(f.clusters)
}

// Close stops all clusters.
func (f *Fleet) Close() {
	f.cancel()
	for _, c := range f.Clusters() {
		c.Down()
	}
}

// Up lets the cluster accept connections again, at the same address.
func (c *Cluster) Up() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.server != nil {
		return nil
	}
	listener, err := net.Listen("tcp", c.address)
	if err != nil {
		return fmt.Errorf("listen for cluster %s: %w", c.Name, err)
	}
	c.address = listener.Addr().String()
	c.server = &http.Server{
		Handler: c, ErrorLog: log.New(io.Discard, "", 0), ReadHeaderTimeout: time.Minute,
		TLSConfig:   &tls.Config{Certificates: []tls.Certificate{c.pair}, MinVersion: tls.VersionTLS13},
		BaseContext: func(net.Listener) context.Context { return c.root },
	}
	go func(s *http.Server) {
		if err := s.ServeTLS(listener, "", ""); err != nil && !errors.Is(err, http.ErrServerClosed) {
			c.Down()
		}
	}(c.server)
	return nil
}

// Down closes all connections and refuses new ones. The objects stay.
func (c *Cluster) Down() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.server != nil {
		c.server.Close() //nolint:errcheck // the listener is closed in any case
		c.server = nil
	}
}

// Hang makes the cluster accept connections and requests without responses until Resume. Connections stay open.
func (c *Cluster) Hang() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.hung == nil {
		c.hung = make(chan struct{})
	}
}

// Resume lets the cluster respond again, also to the requests that wait.
func (c *Cluster) Resume() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.hung != nil {
		close(c.hung)
		c.hung = nil
	}
}

// ServeHTTP implements http.Handler: it is the API server of the cluster.
func (c *Cluster) ServeHTTP(out http.ResponseWriter, r *http.Request) {
	c.requests.Add(1)
	c.mu.Lock()
	hung := c.hung
	c.mu.Unlock()
	if hung != nil {
		select {
		case <-hung:
		case <-r.Context().Done():
			return
		}
	}
	c.Server.ServeHTTP(out, r)
}

// Requests returns the number of requests that the cluster received.
func (c *Cluster) Requests() int64 { return c.requests.Load() }

// Config returns a client configuration with administrator rights.
func (c *Cluster) Config() *rest.Config {
	return &rest.Config{Host: c.URL, BearerToken: c.Token, TLSClientConfig: rest.TLSClientConfig{CAData: c.CA}, QPS: -1}
}

// UID returns the UID of the namespace kube-system, which identifies the cluster.
func (c *Cluster) UID() (uid string) {
	for _, o := range c.List("v1", "Namespace", "") {
		if namespace := (unstructured.Unstructured{Object: o}); namespace.GetName() == "kube-system" {
			uid = string(namespace.GetUID())
		}
	}
	return uid
}

// validity is the validity of the certificate of a cluster.
const validity = 10 * 365 * 24 * time.Hour

// certificate returns a self-signed serving certificate for the loopback address.
func certificate(now time.Time) (tls.Certificate, []byte, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return tls.Certificate{}, nil, err
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(now.UnixNano()), Subject: pkix.Name{CommonName: "fleet"}, NotBefore: now.Add(-time.Hour),
		NotAfter: now.Add(validity), IsCA: true, BasicConstraintsValid: true, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
		KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth},
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		return tls.Certificate{}, nil, err
	}
	return tls.Certificate{Certificate: [][]byte{der}, PrivateKey: key}, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), nil
}
