// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tunnel

import (
	"bufio"
	"context"
	"crypto/tls"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"k8s.io/client-go/rest"
	"k8s.io/utils/clock"
	testingclock "k8s.io/utils/clock/testing"
)

// fixture is a control plane that accepts connections under the path of each cluster.
type fixture struct {
	*Hub
	t       *testing.T
	server  *httptest.Server
	revoked atomic.Pointer[string] // the reason why agents lose their access
}

func newFixture(t *testing.T) *fixture {
	f := &fixture{Hub: &Hub{recheck: 10 * time.Millisecond}, t: t}
	f.server = httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		parts := strings.Split(r.URL.Path, "/") // /apis/cluster.karmada.io/v1alpha1/clusters/<name>/attach
		if r.Method == http.MethodPost {
			f.DialHandler(parts[5], func(w http.ResponseWriter, err error) {
				http.Error(w, err.Error(), http.StatusServiceUnavailable)
			}).ServeHTTP(w, r)
			return
		}
		f.Handler(parts[5], func(context.Context) (string, error) {
			if reason := f.revoked.Load(); reason != nil {
				return *reason, nil
			}
			return "", errors.New("the authorizer cannot be reached") // no evidence
		}).ServeHTTP(w, r)
	}))
	f.server.StartTLS()
	t.Cleanup(f.server.Close)
	return f
}

// member serves its name, and echoes upgraded connections.
func (f *fixture) member(name string) *rest.Config {
	f.t.Helper()
	s := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Upgrade") == "" {
			fmt.Fprintf(w, "%s %s", name, r.Proto)
			return
		}
		conn, buffered, err := http.NewResponseController(w).Hijack()
		if err != nil {
			f.t.Error(err)
			return
		}
		defer conn.Close()
		fmt.Fprint(conn, "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n")
		_, _ = io.Copy(conn, buffered)
	}))
	f.t.Cleanup(s.Close)
	return &rest.Config{Host: s.URL, TLSClientConfig: rest.TLSClientConfig{Insecure: true}}
}

func (f *fixture) control() *rest.Config {
	return &rest.Config{Host: f.server.URL, TLSClientConfig: rest.TLSClientConfig{Insecure: true}}
}

// run runs the agent of a cluster and waits until it is connected.
func (f *fixture) run(cluster string, member *rest.Config) (stop func()) {
	f.t.Helper()
	ctx, cancel := context.WithCancel(f.t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		Agent{Cluster: cluster, Control: f.control(), Member: member, Clock: clock.RealClock{}}.Run(ctx)
	}()
	f.eventually(func() bool { return f.Connected(cluster) })
	return func() {
		cancel()
		<-done
	}
}

func (f *fixture) eventually(condition func() bool) {
	f.t.Helper()
	for begun := time.Now(); !condition(); <-time.After(5 * time.Millisecond) {
		if time.Since(begun) > 20*time.Second {
			f.t.Fatal("timeout")
		}
	}
}

// client returns a client whose connections pass through the connection of a cluster.
func (f *fixture) client(cluster string, member *rest.Config) *http.Client {
	return f.clientOf(f, cluster, member)
}

// clientOf returns a client whose connections a dialer opens.
func (f *fixture) clientOf(d Dialer, cluster string, member *rest.Config) *http.Client {
	f.t.Helper()
	config, err := rest.TLSConfigFor(member)
	if err != nil {
		f.t.Fatal(err)
	}
	transport := &http.Transport{
		TLSClientConfig: config, ForceAttemptHTTP2: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) { return d.Dial(ctx, cluster) },
	}
	f.t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{Transport: transport}
}

func get(t *testing.T, c *http.Client, url string) (string, error) {
	t.Helper()
	response, err := c.Get(url)
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	return string(body), err
}

// Requests to any address reach the cluster of the connection, and never another cluster.
func TestHub_isolatesClusters(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	m1, m2 := f.member("m1"), f.member("m2")
	defer f.run("m1", m1)()
	defer f.run("m2", m2)()
	c1, c2 := f.client("m1", m1), f.client("m2", m2)
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() {
			for want, c := range map[string]*http.Client{"m1 ": c1, "m2 ": c2} {
				for _, host := range []string{m1.Host, m2.Host, "https://10.255.255.1:6443"} { // an address that cannot be reached
					if got, err := get(t, c, host); err != nil || !strings.HasPrefix(got, want) {
						t.Errorf("request to %s = %q, %v, want %s", host, got, err, want)
					}
				}
			}
		})
	}
	wg.Wait()
	if _, err := f.Dial(t.Context(), "m3"); !errors.Is(err, ErrNotConnected) {
		t.Errorf("Dial of a cluster without an agent = %v", err)
	}
}

// An upgraded connection, as of exec, carries bytes in both directions.
func TestHub_upgrade(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	m1 := f.member("m1")
	defer f.run("m1", m1)()
	conn, err := f.Dial(t.Context(), "m1")
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	config, err := rest.TLSConfigFor(m1)
	if err != nil {
		t.Fatal(err)
	}
	config.NextProtos = []string{"http/1.1"}
	secure := tls.Client(conn, config)
	fmt.Fprint(secure, "GET / HTTP/1.1\r\nHost: m1\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n")
	reader := bufio.NewReader(secure)
	if response, err := http.ReadResponse(reader, nil); err != nil || response.StatusCode != http.StatusSwitchingProtocols {
		t.Fatalf("response %v, %v", response, err)
	}
	for _, line := range []string{"one\n", strings.Repeat("x", 1<<20) + "\n", "three\n"} {
		go io.WriteString(secure, line) //nolint:errcheck // the read below fails
		if got, err := reader.ReadString('\n'); err != nil || got != line {
			t.Fatalf("echo of %d bytes: %d bytes, %v", len(line), len(got), err)
		}
	}
}

// A lost connection is opened again, and its streams fail.
func TestAgent_reconnects(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	m1 := f.member("m1")
	stop := f.run("m1", m1)
	first := f.get("m1")
	open, err := f.Dial(t.Context(), "m1")
	if err != nil {
		t.Fatal(err)
	}
	f.server.CloseClientConnections() // does not close hijacked connections
	f.Close("m1")
	<-first.ended
	if _, err := open.Read(make([]byte, 1)); err == nil {
		t.Error("a stream outlives its connection")
	}
	f.eventually(func() bool { c := f.get("m1"); return c != nil && c != first })
	if got, err := get(t, f.client("m1", m1), m1.Host); err != nil || !strings.HasPrefix(got, "m1 ") {
		t.Errorf("request after the reconnection = %q, %v", got, err)
	}
	stop()
	f.eventually(func() bool { return !f.Connected("m1") })
}

// An API server that cannot be reached is an error of the stream, not of the connection.
func TestHub_unreachableMember(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := listener.Addr().String()
	_ = listener.Close()
	defer f.run("m1", &rest.Config{Host: "https://" + address})()
	if _, err := f.Dial(t.Context(), "m1"); err == nil || !strings.Contains(err.Error(), "connection refused") {
		t.Errorf("Dial = %v, want the reason", err)
	}
	if !f.Connected("m1") {
		t.Error("the connection was closed")
	}
}

// A connection whose data is not read does not block others.
func TestHub_unreadConnection(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	accepted := make(chan net.Conn, 2)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			accepted <- conn
		}
	}()
	defer f.run("m1", &rest.Config{Host: "https://" + listener.Addr().String()})()
	unread, err := f.Dial(t.Context(), "m1")
	if err != nil {
		t.Fatal(err)
	}
	defer unread.Close()
	defer (<-accepted).Close()
	var written atomic.Int64
	go func() {
		for {
			n, err := unread.Write(make([]byte, 64<<10))
			if written.Add(int64(n)); err != nil {
				return
			}
		}
	}()
	var before int64 = -1
	f.eventually(func() bool { // the buffers are full
		<-time.After(200 * time.Millisecond)
		now := written.Load()
		full := now == before && now > 0
		before = now
		return full
	})
	other, err := f.Dial(t.Context(), "m1")
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	member := <-accepted
	defer member.Close()
	if _, err := other.Write([]byte("x")); err != nil {
		t.Fatal(err)
	}
	if err := member.SetReadDeadline(time.Now().Add(20 * time.Second)); err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(member, make([]byte, 1)); err != nil {
		t.Errorf("the other connection is blocked: %v", err)
	}
}

// A request that is no upgrade does not open a connection.
func TestHub_rejectsOtherRequests(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	response, err := f.server.Client().Get(f.server.URL + "/apis/cluster.karmada.io/v1alpha1/clusters/m1/attach")
	if err != nil {
		t.Fatal(err)
	}
	_ = response.Body.Close()
	if response.StatusCode != http.StatusBadRequest || f.Connected("m1") {
		t.Errorf("status %d, connected: %v", response.StatusCode, f.Connected("m1"))
	}
}

// Another process reaches a cluster through the control plane, and gets the reason if it cannot.
func TestRemote(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	m1 := f.member("m1")
	defer f.run("m1", m1)()
	remote := Remote{Control: f.control()}
	for range 3 {
		if got, err := get(t, f.clientOf(remote, "m1", m1), "https://10.255.255.1:6443"); err != nil || !strings.HasPrefix(got, "m1 ") {
			t.Fatalf("request = %q, %v", got, err)
		}
	}
	if _, err := remote.Dial(t.Context(), "m2"); err == nil || !strings.Contains(err.Error(), ErrNotConnected.Error()) {
		t.Errorf("Dial of a cluster without an agent = %v, want %v", err, ErrNotConnected)
	}
	ctx, cancel := context.WithCancel(t.Context())
	conn, err := remote.Dial(ctx, "m1")
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	cancel() // the connection outlives the context
	config, err := rest.TLSConfigFor(m1)
	if err != nil {
		t.Fatal(err)
	}
	config.NextProtos = []string{"http/1.1"}
	secure := tls.Client(conn, config)
	fmt.Fprint(secure, "GET / HTTP/1.1\r\nHost: m1\r\nConnection: close\r\n\r\n")
	if got, err := io.ReadAll(secure); !strings.Contains(string(got), "m1 HTTP/1.1") {
		t.Errorf("response %q, %v", got, err)
	}
}

// A connection ends when the access of its agent is revoked, but not when access cannot be checked.
func TestHub_revokedAccess(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	m1 := f.member("m1")
	stop := f.run("m1", m1)
	first := f.get("m1")
	if got, err := get(t, f.client("m1", m1), m1.Host); err != nil || !strings.HasPrefix(got, "m1 ") {
		t.Errorf("request while access cannot be checked = %q, %v", got, err)
	}
	f.revoked.Store(new("the cluster was removed"))
	<-first.ended
	stop()
	f.eventually(func() bool { return !f.Connected("m1") })
}

// A cluster has two connections at most. The newest is used for new streams.
func TestHub_limitsConnections(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	m1 := f.member("m1")
	agent := Agent{Cluster: "m1", Control: f.control(), Member: m1}
	var opened []*connection
	for range 4 {
		conn, err := agent.attach(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		f.eventually(func() bool {
			c := f.get("m1")
			if c == nil || slices.Contains(opened, c) {
				return false
			}
			opened = append(opened, c)
			return true
		})
	}
	<-opened[0].ended
	<-opened[1].ended
	f.eventually(func() bool {
		f.mu.Lock()
		defer f.mu.Unlock()
		return slices.Equal(f.byCluster["m1"], opened[2:])
	})
}

// A Hub that stops ends all connections, also those that are opened while it stops.
func TestHub_Shutdown(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	agent := Agent{Cluster: "m1", Control: f.control(), Member: f.member("m1")}
	for range 2 {
		conn, err := agent.attach(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		go f.Shutdown()
		if _, err := io.Copy(io.Discard, conn); err != nil && !errors.Is(err, net.ErrClosed) {
			t.Logf("the connection ended with %v", err)
		}
	}
	f.eventually(func() bool { return !f.Connected("m1") })
}

// An agent that does not respond does not block a client without a deadline.
func TestHub_silentAgent(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	conn, err := Agent{Cluster: "m1", Control: f.control()}.attach(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	f.eventually(func() bool { return f.Connected("m1") })
	f.open = 10 * time.Millisecond
	if _, err := f.Dial(t.Context(), "m1"); !errors.Is(err, errTimeout) {
		t.Errorf("Dial = %v, want %v", err, errTimeout)
	}
}

// The agent connects through the proxy of its configuration, as client-go does.
func TestAgent_proxy(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	var connects atomic.Int32
	proxy := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodConnect {
			http.Error(w, "only CONNECT", http.StatusMethodNotAllowed)
			return
		}
		connects.Add(1)
		remote, err := (&net.Dialer{}).DialContext(r.Context(), "tcp", r.Host)
		if err != nil {
			http.Error(w, err.Error(), http.StatusBadGateway)
			return
		}
		local, _, err := http.NewResponseController(w).Hijack()
		if err != nil {
			t.Error(err)
			return
		}
		fmt.Fprint(local, "HTTP/1.1 200 OK\r\n\r\n")
		join(local, remote)
	}))
	t.Cleanup(proxy.Close)
	location, err := url.Parse(proxy.URL)
	if err != nil {
		t.Fatal(err)
	}
	control := f.control()
	control.Proxy = http.ProxyURL(location)
	conn, err := Agent{Cluster: "m1", Control: control}.attach(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	f.eventually(func() bool { return f.Connected("m1") })
	if connects.Load() != 1 {
		t.Errorf("%d connections through the proxy, want 1", connects.Load())
	}
}

// The agent connects to each replica behind one address, and again to one that was replaced.
func TestAgent_connectsToAllReplicas(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	replicas := make([]atomic.Pointer[Hub], 3)
	for i := range replicas {
		replicas[i].Store(&Hub{})
	}
	var requests atomic.Int64
	balancer := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// Each replica receives two requests in a row.
		hub := replicas[int(requests.Add(1)-1)/2%len(replicas)].Load()
		hub.Handler("m1", func(context.Context) (string, error) { return "", nil }).ServeHTTP(w, r)
	}))
	t.Cleanup(balancer.Close)
	clk := testingclock.NewFakeClock(time.Now())
	ctx, cancel := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		control := &rest.Config{Host: balancer.URL, TLSClientConfig: rest.TLSClientConfig{Insecure: true}}
		Agent{Cluster: "m1", Control: control, Member: f.member("m1"), Clock: clk}.Run(ctx)
	}()
	all := func() bool {
		if clk.HasWaiters() {
			clk.Step(2 * maxSearch)
		}
		for i := range replicas {
			if !replicas[i].Load().Connected("m1") {
				return false
			}
		}
		return true
	}
	f.eventually(all)
	kept, replaced := replicas[0].Load().get("m1"), replicas[1].Load()
	replaced.Shutdown()
	f.eventually(func() bool { return !replaced.Connected("m1") })
	replicas[1].Store(&Hub{})
	f.eventually(all)
	if replicas[0].Load().get("m1") != kept {
		t.Error("the connection to another replica was replaced")
	}
	cancel()
	<-done
}
