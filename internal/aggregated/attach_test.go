// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"context"
	"errors"
	"net"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/authorization/authorizer"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/member/tunnel"
	"karmada.io/karmada/test/etcd"
)

// trap accepts connections at an address that an agent reports, and counts them.
type trap struct {
	net.Listener
	connections atomic.Int32
}

func newTrap(t *testing.T) *trap {
	t.Helper()
	l, err := (&net.ListenConfig{}).Listen(t.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	trapped := &trap{Listener: l}
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			trapped.connections.Add(1)
			_ = conn.Close()
		}
	}()
	t.Cleanup(func() { _ = l.Close() })
	return trapped
}

// A Pull-mode cluster is reached through the connection of its agent only, and never at the address or through the proxy that the agent
// reports.
func TestAttach(t *testing.T) {
	t.Parallel()
	s := startServer(t, newKube(t), etcd.Start(t))
	address := newTrap(t)
	m := newMember(t, func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Upgrade") != "" {
			echo(w, r)
		}
	})
	join(t, s, "pull1", m, func(c *clusterv1alpha1.Cluster) {
		c.Spec.SyncMode, c.Spec.APIEndpoint = clusterv1alpha1.Pull, "https://"+address.Addr().String()
	})
	join(t, s, "pull2", m, func(c *clusterv1alpha1.Cluster) {
		c.Spec.SyncMode, c.Spec.APIEndpoint, c.Spec.ProxyURL = clusterv1alpha1.Pull, m.URL, "http://"+address.Addr().String()
	})
	request := func(cluster string) *http.Response {
		return s.do(t, "token-of-alice", http.MethodGet, proxyPath(cluster, "/x"), nil)
	}
	for _, cluster := range []string{"pull1", "pull2"} {
		r := request(cluster)
		if got := message(t, r); r.StatusCode != http.StatusServiceUnavailable || !strings.Contains(got, tunnel.ErrNotConnected.Error()) {
			t.Errorf("request without an agent: %d %s, want %v", r.StatusCode, got, tunnel.ErrNotConnected)
		}
		if _, err := s.remote("token-of-root").Dial(t.Context(), cluster); err == nil ||
			!strings.Contains(err.Error(), tunnel.ErrNotConnected.Error()) {
			t.Errorf("Dial without an agent = %v", err)
		}
	}

	runAgent(t, s, "pull1", m)
	eventually(t, func() bool { return request("pull1").StatusCode == http.StatusOK })
	testUpgrade(t, s, m, "pull1", "SPDY/3.1")
	if got := request("pull2").StatusCode; got != http.StatusServiceUnavailable {
		t.Errorf("request to another cluster: %d", got)
	}
	if _, err := s.remote("token-of-alice").Dial(t.Context(), "pull1"); err == nil || !strings.Contains(err.Error(), "forbidden") {
		t.Errorf("Dial of an unauthorized user = %v", err)
	}
	stream, err := s.remote("token-of-root").Dial(t.Context(), "pull1")
	if err != nil {
		t.Fatal(err)
	}
	if n := address.connections.Load(); n > 0 {
		t.Errorf("%d connections to an address that an agent chose", n)
	}

	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "pull1"}}
	if err := s.client(t, s.as("token-of-root")).Delete(t.Context(), cluster); err != nil {
		t.Fatal(err)
	}
	if n, err := stream.Read(make([]byte, 1)); err == nil {
		t.Errorf("read %d bytes from a stream to a removed cluster", n)
	}
}

func (s *instance) remote(token string) tunnel.Remote { return tunnel.Remote{Control: s.as(token)} }

// runAgent attaches a cluster until the test ends.
func runAgent(t *testing.T, s *instance, cluster string, m *memberServer) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		tunnel.Agent{
			Cluster: cluster, Control: s.as("token-of-system:karmada:agent:" + cluster), Member: &rest.Config{Host: m.URL}, Clock: clock.RealClock{},
		}.Run(ctx)
	}()
	t.Cleanup(func() {
		cancel()
		<-ended
	})
}

// oneCluster reads a single Cluster; nil means that it does not exist.
type oneCluster struct {
	clusterReader
	cluster *clusterv1alpha1.Cluster
	err     error
}

func (o oneCluster) get(_ context.Context, name string) (*clusterv1alpha1.Cluster, error) {
	if o.cluster == nil && o.err == nil {
		return nil, apierrors.NewNotFound(clusterv1alpha1.Resource("clusters"), name)
	}
	return o.cluster, o.err
}

// The access of an attached agent is revoked on positive evidence only.
func TestAttachREST_revoked(t *testing.T) {
	t.Parallel()
	cluster := func(uid types.UID, mode clusterv1alpha1.ClusterSyncMode) *clusterv1alpha1.Cluster {
		return &clusterv1alpha1.Cluster{
			ObjectMeta: metav1.ObjectMeta{Name: "m1", UID: uid}, Spec: clusterv1alpha1.ClusterSpec{SyncMode: mode},
		}
	}
	attached := cluster("1", clusterv1alpha1.Pull)
	tests := map[string]struct {
		now      *clusterv1alpha1.Cluster
		readErr  error
		decision authorizer.Decision
		authErr  error
		revoked  string
		err      bool
	}{
		"allowed":                     {now: attached, decision: authorizer.DecisionAllow},
		"denied":                      {now: attached, decision: authorizer.DecisionNoOpinion, revoked: "may not attach"},
		"removed":                     {decision: authorizer.DecisionAllow, revoked: "removed"},
		"registered again":            {now: cluster("2", clusterv1alpha1.Pull), decision: authorizer.DecisionAllow, revoked: "again"},
		"in Push mode":                {now: cluster("1", clusterv1alpha1.Push), decision: authorizer.DecisionAllow, revoked: "Push"},
		"cluster cannot be read":      {readErr: errors.New("no leader"), decision: authorizer.DecisionAllow, err: true},
		"authorizer cannot be called": {now: attached, decision: authorizer.DecisionNoOpinion, authErr: errors.New("timeout"), err: true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var asked authorizer.Attributes
			a := &attachREST{clusters: oneCluster{cluster: tc.now, err: tc.readErr}, authorizer: authorizer.AuthorizerFunc(
				func(_ context.Context, a authorizer.Attributes) (authorizer.Decision, string, error) {
					asked = a
					return tc.decision, "", tc.authErr
				})}
			revoked, err := a.revoked(t.Context(), &user.DefaultInfo{Name: "system:karmada:agent:m1"}, attached)
			if (err != nil) != tc.err || (revoked != "") != (tc.revoked != "") || !strings.Contains(revoked, tc.revoked) {
				t.Errorf("revoked = %q, %v, want %q, error %v", revoked, err, tc.revoked, tc.err)
			}
			if asked != nil && (asked.GetVerb() != "get" || asked.GetSubresource() != "attach" || asked.GetName() != "m1") {
				t.Errorf("asked for %+v", asked)
			}
		})
	}
}
