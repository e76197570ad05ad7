// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"net"
	"sync/atomic"
	"testing"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/credentials/insecure"
	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/estimate/pb"
	"karmada.io/karmada/internal/estimate/server"
	"karmada.io/karmada/internal/member/tunnel"
	"karmada.io/karmada/test/env"
)

// pullMode is a scenario with a member in Pull mode whose API server the control plane cannot reach. Requests to it use the connection of
// its agent, and no connection is opened to its address. A scheduler-estimator in the control plane reaches it through the proxy.
func pullMode(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	var c clusterv1alpha1.Cluster
	if err := e.Control.Get(t.Context(), client.ObjectKey{Name: member3}, &c); err != nil {
		t.Fatal(err)
	}
	if c.Spec.SyncMode != clusterv1alpha1.Pull {
		t.Skipf("%s is in %s mode", member3, c.Spec.SyncMode)
	}
	connections := f.divert(&c)
	web := f.deployment("web", 1)
	f.create(f.policy("web", []string{member3}, named("apps/v1", "Deployment", "web")), web)
	runScripts(t, e, "cli-pull", nil)
	k := kubectlRunner{fixture: f, config: kubeconfig(t, e.Config)}
	const proxy = "/apis/cluster.karmada.io/v1alpha1/clusters/" + member3 + "/proxy"
	k.expect(`"gitVersion"`, "", "get", "--raw", proxy+"/version")
	k.expect(`"NodeList"`, "", "get", "--raw", proxy+"/api/v1/nodes")
	f.estimate(member3, e.Config.Host+proxy)
	f.waitDivided(web, map[string]int32{member3: 1})
	if e.CanStopMembers() { // other control planes need not serve the console at their address
		f.useConsole(member3, web)
	}
	stream, err := tunnel.Remote{Control: e.Config}.Dial(t.Context(), member3) // as karmada-search and FederatedHPAs do
	if err != nil {
		t.Fatal(err)
	}
	if err := stream.Close(); err != nil {
		t.Errorf("close a stream to %s: %v", member3, err)
	}
	if n := connections.Load(); n > 0 {
		t.Errorf("%d connections to the address of %s", n, member3)
	}
}

// estimate runs the scheduler-estimator of a member at an address, and requests an estimate.
func (f *fixture) estimate(cluster, address string) {
	f.Helper()
	listener, err := (&net.ListenConfig{}).Listen(f.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		f.Fatal(err)
	}
	config := rest.CopyConfig(f.e.Config)
	config.Host = address
	ctx, cancel := context.WithCancel(f.Context())
	defer cancel()
	ready, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		ended <- server.Run(ctx, server.Options{
			Cluster: cluster, Member: config, Clock: clock.RealClock{}, Listen: func(context.Context) (net.Listener, error) { return listener, nil },
		}, func() { close(ready) })
	}()
	select {
	case <-ready:
	case err := <-ended:
		f.Fatalf("run the estimator of %s: %v", cluster, err)
	case <-time.After(env.Timeout):
		f.Fatalf("the estimator of %s is not ready after %v", cluster, env.Timeout)
	}
	conn, err := grpc.NewClient(listener.Addr().String(), grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		f.Fatal(err)
	}
	defer conn.Close() //nolint:errcheck // the test ends
	response, err := pb.NewEstimatorClient(conn).MaxAvailableReplicas(ctx, &pb.MaxAvailableReplicasRequest{Cluster: cluster})
	if err != nil || response.MaxReplicas < 1 {
		f.Errorf("estimate for %s = %v, %v, want the free pods of its nodes", cluster, response, err)
	}
	cancel()
	if err := <-ended; err != nil {
		f.Errorf("estimator of %s: %v", cluster, err)
	}
}

// divert replaces the address of a cluster by one that accepts no requests, until the test ends, and counts the connections to it.
func (f *fixture) divert(c *clusterv1alpha1.Cluster) *atomic.Int32 {
	f.Helper()
	listener, err := (&net.ListenConfig{}).Listen(f.Context(), "tcp", "127.0.0.1:0")
	if err != nil {
		f.Fatal(err)
	}
	connections := &atomic.Int32{}
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return // the listener is closed
			}
			connections.Add(1)
			_ = conn.Close() // no request is read
		}
	}()
	use := func(endpoint string) error {
		return env.Poll(context.Background(), func(ctx context.Context) error {
			observed := &clusterv1alpha1.Cluster{}
			if err := f.e.Control.Get(ctx, client.ObjectKeyFromObject(c), observed); err != nil {
				return err
			}
			observed.Spec.APIEndpoint = endpoint
			return f.e.Control.Update(ctx, observed)
		})
	}
	f.Cleanup(func() {
		if err := use(c.Spec.APIEndpoint); err != nil {
			f.Error(err)
		}
		_ = listener.Close() // no connection is open
	})
	if err := use("https://" + listener.Addr().String()); err != nil {
		f.Fatal(err)
	}
	return connections
}
