// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apiserver/pkg/authentication/user"
	restclient "k8s.io/client-go/rest"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/component/serving"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/member/tunnel"
)

const (
	// dialTimeout bounds connecting to a member or to its proxy. A connection within a continent takes less than a second.
	dialTimeout = 10 * time.Second
	// keepAlive is the interval of probes that detect the loss of a long idle stream, such as an exec session.
	keepAlive = 5 * time.Second
	// idleTimeout is how long an unused connection to a member stays open.
	idleTimeout = 90 * time.Second
)

// target holds the connections to a member and the token for requests on behalf of users.
type target struct {
	*connections
	cluster string
	token   string
	// invalidate drops the impersonator's Secret from the cache.
	invalidate func()
}

// connector returns targets. It reuses the connections to a cluster until its address or credentials change.
type connector struct {
	secrets *secretCache
	tunnels tunnel.Dialer // reaches Pull-mode clusters

	mu     sync.Mutex // guards byName and open
	byName map[string]*connections
	open   map[userOf]int
}

// userOf is a user of the connection to the agent of a cluster.
type userOf struct{ cluster, user string }

// maxUserRequests is the number of concurrent requests of one user to a cluster in Pull mode. The connection of an agent carries 250
// streams: one user must not use all of them.
const maxUserRequests = 100

// shared returns a handler that limits the concurrent requests of a user to a cluster in Pull mode.
func (c *connector) shared(cluster *clusterv1alpha1.Cluster, requester user.Info, next http.Handler) http.Handler {
	if cluster.Spec.SyncMode != clusterv1alpha1.Pull {
		return next
	}
	key := userOf{cluster.Name, requester.GetName()}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if !c.begin(key) {
			serving.WriteError(w, apierrors.NewTooManyRequests(fmt.Sprintf("user %q has %d open requests to cluster %s",
				key.user, maxUserRequests, key.cluster), 1))
			return
		}
		defer c.end(key)
		next.ServeHTTP(w, r)
	})
}

func (c *connector) begin(key userOf) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.open[key] >= maxUserRequests {
		return false
	}
	c.open[key]++
	return true
}

func (c *connector) end(key userOf) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.open[key]--; c.open[key] == 0 {
		delete(c.open, key)
	}
}

type connections struct {
	fingerprint string
	url         *url.URL
	// plain uses HTTP/2 if the member supports it; upgrade uses HTTP/1.1, which SPDY and WebSocket require.
	plain, upgrade *http.Transport
}

func newConnector(secrets *secretCache, tunnels tunnel.Dialer) *connector {
	return &connector{secrets: secrets, tunnels: tunnels, byName: map[string]*connections{}, open: map[userOf]int{}}
}

// target returns the target for a cluster. Its errors are API statuses for the user.
func (c *connector) target(ctx context.Context, cluster *clusterv1alpha1.Cluster) (*target, error) {
	ref := cluster.Spec.ImpersonatorSecretRef
	if ref == nil {
		reason := ""
		if cluster.Spec.SyncMode == clusterv1alpha1.Pull {
			reason = ": its agent reports no credentials; to permit access, set --report-secrets of its agent"
		}
		return nil, unavailable("the impersonatorSecretRef of cluster %s is nil%s", cluster.Name, reason)
	}
	secret, err := c.secrets.get(ctx, ref)
	if err != nil {
		return nil, unavailable("read the impersonator of cluster %s: %v", cluster.Name, err)
	}
	token := string(secret.Data[member.TokenKey])
	if token == "" {
		return nil, unavailable("secret %s/%s, the impersonator of cluster %s, has no key %q", ref.Namespace, ref.Name, cluster.Name,
			member.TokenKey)
	}
	var credentials *corev1.Secret // nil if the cluster reports only its impersonator
	if cluster.Spec.SecretRef != nil {
		if credentials, err = c.secrets.get(ctx, cluster.Spec.SecretRef); err != nil {
			return nil, unavailable("read the credentials of cluster %s: %v", cluster.Name, err)
		}
	}
	conns, err := c.connections(cluster, credentials)
	if err != nil {
		return nil, err
	}
	return &target{connections: conns, cluster: cluster.Name, token: token, invalidate: func() { c.secrets.forget(ref) }}, nil
}

func (c *connector) connections(cluster *clusterv1alpha1.Cluster, credentials *corev1.Secret) (*connections, error) {
	fingerprint, err := member.Fingerprint(cluster, credentials)
	if err != nil {
		return nil, err
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	current := c.byName[cluster.Name]
	if current != nil && current.fingerprint == fingerprint {
		return current, nil
	}
	fresh, err := connect(cluster, credentials)
	if err == nil && cluster.Spec.SyncMode == clusterv1alpha1.Pull {
		fresh.useTunnel(c.tunnels, cluster.Name)
	}
	if err != nil {
		return nil, unavailable("connect to cluster %s: %v", cluster.Name, err)
	}
	fresh.fingerprint = fingerprint
	if current != nil {
		current.close()
	}
	c.byName[cluster.Name] = fresh
	return fresh, nil
}

// connect creates transports without sending requests. The transports have no credentials; each request sets them.
func connect(cluster *clusterv1alpha1.Cluster, credentials *corev1.Secret) (*connections, error) {
	config, err := member.Config(cluster, credentials)
	if err != nil {
		return nil, err
	}
	location, err := url.Parse(config.Host)
	if err != nil || location.Host == "" {
		return nil, errors.New("apiEndpoint is not a URL")
	}
	config = restclient.AnonymousClientConfig(config)
	tlsConfig, err := restclient.TLSConfigFor(config)
	if err != nil {
		return nil, err
	}
	if tlsConfig == nil {
		tlsConfig = &tls.Config{}
	}
	tlsConfig.MinVersion = tls.VersionTLS13
	plain := &http.Transport{
		DialContext:         (&net.Dialer{Timeout: dialTimeout, KeepAlive: keepAlive}).DialContext,
		TLSHandshakeTimeout: dialTimeout,
		IdleConnTimeout:     idleTimeout,
		MaxIdleConnsPerHost: 8,
		ForceAttemptHTTP2:   true,
		DisableCompression:  true, // bodies are passed through unchanged
		HTTP2: &http.HTTP2Config{
			SendPingTimeout: 3 * keepAlive, PingTimeout: 3 * keepAlive, MaxReceiveBufferPerStream: streamWindow,
		},
		TLSClientConfig:    tlsConfig,
		Proxy:              config.Proxy,
		ProxyConnectHeader: member.ProxyHeader(cluster),
	}
	upgrade := plain.Clone()
	upgrade.ForceAttemptHTTP2 = false
	upgrade.TLSClientConfig.NextProtos = []string{"http/1.1"}
	return &connections{url: location, plain: plain, upgrade: upgrade}, nil
}

// useTunnel makes requests use only the connection that the agent of the cluster opened. The address of the cluster is not used.
// Its agent chose it, and could direct requests and their credentials to any server that the control plane reaches.
func (c *connections) useTunnel(tunnels tunnel.Dialer, cluster string) {
	for _, t := range []*http.Transport{c.plain, c.upgrade} {
		t.Proxy = nil
		t.DialContext = func(ctx context.Context, _, _ string) (net.Conn, error) { return tunnels.Dial(ctx, cluster) }
	}
}

// forget closes the connections to a deleted cluster.
func (c *connector) forget(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if current := c.byName[name]; current != nil {
		current.close()
		delete(c.byName, name)
	}
}

// closeAll closes the connections to all clusters.
func (c *connector) closeAll() {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, current := range c.byName {
		current.close()
	}
	clear(c.byName)
}

func (c *connections) close() {
	c.plain.CloseIdleConnections()
	c.upgrade.CloseIdleConnections()
}
