// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package member

import (
	"context"
	"net"
	"net/http"
	"net/http/httptest"
	"sync/atomic"
	"testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

// fakeTunnel connects to one server for every cluster.
type fakeTunnel struct {
	address string
	dials   atomic.Int32
}

func (f *fakeTunnel) Dial(ctx context.Context, cluster string) (net.Conn, error) {
	if cluster == "m1" {
		f.dials.Add(1)
	}
	return (&net.Dialer{}).DialContext(ctx, "tcp", f.address)
}

// A process that reads clusters of any mode reaches those in Pull mode through the connections of their agents. The agent chooses
// the address, the proxy and the kubeconfig.
func TestMembers_pullThroughTunnel(t *testing.T) {
	t.Parallel()
	served := func(requests *atomic.Int32) *httptest.Server {
		s := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
			requests.Add(1)
			w.Header().Set("Content-Type", "application/json")
			_, _ = w.Write([]byte(`{"gitVersion":"v1.36.0"}`))
		}))
		t.Cleanup(s.Close)
		return s
	}
	var wanted, chosen atomic.Int32
	own, other := served(&wanted), served(&chosen)
	tunnel := &fakeTunnel{address: own.Listener.Addr().String()}
	for name, secret := range map[string]string{
		"address and proxy of the Cluster": "", "kubeconfig": kubeconfigWithProxy(t, other.URL),
	} {
		cluster := clusterWith(func(s *clusterv1alpha1.ClusterSpec) {
			s.SyncMode, s.APIEndpoint, s.InsecureSkipTLSVerification = clusterv1alpha1.Pull, other.URL, true
			s.ProxyURL = other.URL
		})
		s := secretWith(TokenKey, "a")
		if secret != "" {
			s = secretWith(KubeconfigKey, secret)
		}
		f := newFixture(t, cluster, s)
		f.mode = AnyMode
		f.reconcile()
		if _, err := f.Get("m1"); err == nil {
			t.Errorf("%s: there is a connection without a tunnel", name)
		}
		f.Tunnel(tunnel)
		f.reconcile()
		m, err := f.Get("m1")
		if err != nil {
			t.Fatal(err)
		}
		before := tunnel.dials.Load()
		_, err = m.Discovery.ServerVersion() // the kubeconfig has another certificate
		if secret == "" && err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if tunnel.dials.Load() == before {
			t.Errorf("%s: the tunnel is not used", name)
		}
	}
	if wanted.Load() == 0 || chosen.Load() != 0 {
		t.Errorf("%d requests through the tunnel, %d to an address that an agent chose", wanted.Load(), chosen.Load())
	}
}
