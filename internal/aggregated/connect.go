// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/client-go/tools/clientcmd"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member"
)

const (
	// dialTimeout bounds the way to a member, or to the proxy before it; a connection on the same continent takes less
	// than a second.
	dialTimeout = 10 * time.Second
	// keepAlive finds out that the other end of a long and quiet stream, say of an exec session, is gone.
	keepAlive = 5 * time.Second
	// idleTimeout closes connections to members that nobody uses.
	idleTimeout = 90 * time.Second
)

// target is where and how to reach one member on behalf of a user.
type target struct {
	cluster string
	url     *url.URL
	token   string
	// plain speaks HTTP/2 if the member does; upgrade speaks HTTP/1.1, which alone can change to SPDY or WebSocket.
	plain, upgrade http.RoundTripper
	// void forgets the credentials that the target was made of.
	void func()
}

// connector makes targets. Connections are kept and shared as long as address and authority of a cluster stay the same.
type connector struct {
	secrets *secretCache

	mu     sync.Mutex // guards byName
	byName map[string]*connections
}

type connections struct {
	print          string
	plain, upgrade *http.Transport
}

func newConnector(secrets *secretCache) *connector {
	return &connector{secrets: secrets, byName: map[string]*connections{}}
}

// target says how to reach a cluster. Errors are meant for the user.
func (c *connector) target(ctx context.Context, cluster *clusterv1alpha1.Cluster) (*target, error) {
	ref := cluster.Spec.ImpersonatorSecretRef
	if ref == nil {
		return nil, unavailable("the impersonatorSecretRef of cluster %s is nil", cluster.Name)
	}
	secret, err := c.secrets.get(ctx, ref)
	if err != nil {
		return nil, unavailable("read the impersonator of cluster %s: %v", cluster.Name, err)
	}
	token := string(secret.Data[member.TokenKey])
	if token == "" {
		return nil, unavailable("secret %s/%s, the impersonator of cluster %s, has no key %q", ref.Namespace, ref.Name, cluster.Name, member.TokenKey)
	}
	r, err := c.routeTo(ctx, cluster)
	if err != nil {
		return nil, err
	}
	location, err := url.Parse(r.Endpoint)
	if err != nil || location.Host == "" {
		return nil, unavailable("cluster %s has no usable apiEndpoint", cluster.Name)
	}
	conns, err := c.connections(cluster.Name, r)
	if err != nil {
		return nil, err
	}
	return &target{
		cluster: cluster.Name, url: location, token: token, plain: conns.plain, upgrade: conns.upgrade,
		void: func() { c.secrets.forget(ref) },
	}, nil
}

// route is what tells connections apart.
type route struct {
	Endpoint    string
	CA          []byte
	ServerName  string
	Insecure    bool
	Proxy       string
	ProxyHeader map[string]string
}

// routeTo finds the way to a cluster; of the Secret with the control plane's own credentials it takes the authority only.
func (c *connector) routeTo(ctx context.Context, cluster *clusterv1alpha1.Cluster) (route, error) {
	spec := &cluster.Spec
	r := route{Endpoint: spec.APIEndpoint, Insecure: spec.InsecureSkipTLSVerification, Proxy: spec.ProxyURL, ProxyHeader: spec.ProxyHeader}
	if spec.SecretRef == nil {
		return r, nil
	}
	secret, err := c.secrets.get(ctx, spec.SecretRef)
	if err != nil {
		return r, unavailable("read the credentials of cluster %s: %v", cluster.Name, err)
	}
	r.CA = secret.Data[member.CAKey]
	if raw := secret.Data[member.KubeconfigKey]; len(raw) > 0 {
		fromKubeconfig(raw, &r)
	}
	return r, nil
}

// fromKubeconfig takes address and authority of the current context. What cannot be read is left out: the connection
// then fails for want of trust, never for too much of it.
func fromKubeconfig(raw []byte, r *route) {
	config, err := clientcmd.Load(raw)
	if err != nil {
		return
	}
	current := config.Contexts[config.CurrentContext]
	if current == nil || config.Clusters[current.Cluster] == nil {
		return
	}
	cluster := config.Clusters[current.Cluster]
	r.Endpoint, r.CA, r.ServerName = cluster.Server, cluster.CertificateAuthorityData, cluster.TLSServerName
	r.Insecure = cluster.InsecureSkipTLSVerify
	if cluster.ProxyURL != "" {
		r.Proxy = cluster.ProxyURL
	}
}

func (c *connector) connections(name string, r route) (*connections, error) {
	b, err := json.Marshal(r)
	if err != nil {
		return nil, fmt.Errorf("fingerprint the way to cluster %s: %w", name, err)
	}
	sum := sha256.Sum256(b)
	print := hex.EncodeToString(sum[:])
	c.mu.Lock()
	defer c.mu.Unlock()
	known := c.byName[name]
	if known != nil && known.print == print {
		return known, nil
	}
	plain, err := newTransport(name, r)
	if err != nil {
		return nil, err
	}
	upgrade := plain.Clone()
	upgrade.ForceAttemptHTTP2 = false
	upgrade.TLSClientConfig.NextProtos = []string{"http/1.1"}
	if known != nil {
		known.close()
	}
	fresh := &connections{print: print, plain: plain, upgrade: upgrade}
	c.byName[name] = fresh
	return fresh, nil
}

// forget closes what is open to a cluster that is gone.
func (c *connector) forget(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if known := c.byName[name]; known != nil {
		known.close()
		delete(c.byName, name)
	}
}

// closeAll ends the connector.
func (c *connector) closeAll() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for name, known := range c.byName {
		known.close()
		delete(c.byName, name)
	}
}

func (c *connections) close() {
	c.plain.CloseIdleConnections()
	c.upgrade.CloseIdleConnections()
}

func newTransport(name string, r route) (*http.Transport, error) {
	t := &http.Transport{
		DialContext:         (&net.Dialer{Timeout: dialTimeout, KeepAlive: keepAlive}).DialContext,
		TLSHandshakeTimeout: dialTimeout,
		IdleConnTimeout:     idleTimeout,
		MaxIdleConnsPerHost: 8,
		ForceAttemptHTTP2:   true,
		DisableCompression:  true, // bodies pass as they are
		HTTP2:               &http.HTTP2Config{SendPingTimeout: 3 * keepAlive, PingTimeout: 3 * keepAlive},
		TLSClientConfig:     &tls.Config{MinVersion: tls.VersionTLS13, InsecureSkipVerify: r.Insecure, ServerName: r.ServerName},
	}
	if len(r.CA) > 0 && !r.Insecure {
		pool := x509.NewCertPool()
		if !pool.AppendCertsFromPEM(r.CA) {
			return nil, unavailable("the CA bundle of cluster %s holds no certificate", name)
		}
		t.TLSClientConfig.RootCAs = pool
	}
	if r.Proxy == "" {
		return t, nil
	}
	proxy, err := url.Parse(r.Proxy)
	if err != nil {
		return nil, unavailable("the proxyURL of cluster %s is not a URL", name) // it may hold a password
	}
	t.Proxy = http.ProxyURL(proxy)
	t.ProxyConnectHeader = http.Header{}
	for key, values := range r.ProxyHeader {
		for v := range strings.SplitSeq(values, ",") {
			t.ProxyConnectHeader.Add(key, strings.TrimSpace(v))
		}
	}
	return t, nil
}

// read gets a Secret from the control plane.
type read func(ctx context.Context, namespace, name string) (*corev1.Secret, error)
