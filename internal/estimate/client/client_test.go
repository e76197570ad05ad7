// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package client

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"
	"google.golang.org/protobuf/encoding/protowire"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/util/intstr"
	toolscache "k8s.io/client-go/tools/cache"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/cache/informertest"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/estimate/pb"
	"karmada.io/karmada/internal/estimate/server"
)

func quantity(n int64) *resource.Quantity { return resource.NewQuantity(n, resource.DecimalSI) }

func TestDiscover(t *testing.T) {
	t.Parallel()
	dns := []string{"karmada-scheduler-estimator-m.karmada-system.svc.cluster.local:10352",
		"karmada-scheduler-estimator-m.karmada-system.svc:10352"}
	service := func(change func(*corev1.Service)) client.Reader {
		s := serviceFor(t, "m", "estimators.example.com:31234")
		change(s)
		return control(s)
	}
	fail := func(context.Context, client.WithWatch, client.ObjectKey, client.Object, ...client.GetOption) error {
		return apierrors.NewInternalError(errors.New("broken"))
	}
	broken := fake.NewClientBuilder().WithInterceptorFuncs(interceptor.Funcs{Get: fail}).Build()
	tests := map[string]struct {
		control client.Reader
		options Options
		want    []string
		err     string
	}{
		"no Service: DNS names":    {control: control(), want: dns},
		"no Service, but required": {control: control(), options: Options{RequireService: true}, err: "no Service in the control plane"},
		"an ExternalName, required": {control: service(func(*corev1.Service) {}), options: Options{RequireService: true},
			want: []string{"estimators.example.com:31234"}},
		"other options": {control: control(), options: Options{Namespace: "ns", Prefix: "est", Port: 9},
			want: []string{"est-m.ns.svc.cluster.local:9", "est-m.ns.svc:9"}},
		"an ExternalName": {control: service(func(*corev1.Service) {}), want: []string{"estimators.example.com:31234"}},
		"one of several ports": {control: service(func(s *corev1.Service) {
			s.Spec.Ports = append([]corev1.ServicePort{{Port: 80, TargetPort: intstr.FromInt32(1)}}, s.Spec.Ports...)
		}), want: []string{"estimators.example.com:31234"}},
		"an IPv6 address": {control: service(func(s *corev1.Service) { s.Spec.ExternalName = "::1" }), want: []string{"[::1]:31234"}},
		"no target port": {control: service(func(s *corev1.Service) { s.Spec.Ports[0].TargetPort = intstr.IntOrString{} }),
			want: []string{"estimators.example.com:10352"}},
		"a target port by name": {control: service(func(s *corev1.Service) { s.Spec.Ports[0].TargetPort = intstr.FromString("grpc") }),
			err: `targetPort "grpc" of port 10352 is not a number`},
		"another port": {control: service(func(s *corev1.Service) { s.Spec.Ports[0].Port = 80 }), err: "has no port 10352"},
		"a Service of another type": {control: service(func(s *corev1.Service) { s.Spec.Type = corev1.ServiceTypeClusterIP }),
			err: "is of type ClusterIP, not ExternalName"},
		"the control plane fails": {control: broken, err: "broken"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, guessed, err := tc.options.withDefaults().discover(t.Context(), tc.control, "m")
			if guessed != strings.Contains(strings.Join(got, " "), ".svc:") {
				t.Errorf("guessed: %v", guessed)
			}
			if diff := cmp.Diff(tc.want, got); diff != "" {
				t.Errorf("addresses (-want +got)\n%s", diff)
			}
			if (tc.err == "") != (err == nil) || err != nil && !strings.Contains(err.Error(), tc.err) {
				t.Errorf("error %v, want %q", err, tc.err)
			}
		})
	}
}

func TestClient_estimate(t *testing.T) {
	t.Parallel()
	address, _ := estimator(t, "m", server.TLS{}, 7, 4)
	c, _ := newClient(t, control(serviceFor(t, "m", address)), Options{})
	if got, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); got != 11 || err != nil {
		t.Errorf("got %d replicas, %v; want 11", got, err)
	}
	q := estimate.Request{Components: []workv1alpha2.Component{{Name: "a", Replicas: 2}, {Name: "b", Replicas: 1}}}
	if got, err := c.Estimate(t.Context(), member("m"), q); got != 3 || err != nil {
		t.Errorf("got %d sets, %v; want 3", got, err)
	}
	_, err := c.Unschedulable(t.Context(), "m", corev1.ObjectReference{Kind: "Deployment", Namespace: "ns", Name: "d"}, time.Minute)
	if err == nil || !strings.Contains(err.Error(), "Deployment ns/d is not in cluster m") {
		t.Errorf("unexpected error for a missing Deployment: %v", err)
	}
	// An error of the request is not a failure of the estimator: no backoff.
	if _, err := c.Estimate(t.Context(), member("m"), q); err != nil {
		t.Error(err)
	}
}

// fakeEstimator is a server with configured results.
type fakeEstimator struct {
	pb.UnimplementedEstimatorServer
	replicas atomic.Int32
	requests atomic.Int32
	object   atomic.Value // string
	request  atomic.Pointer[pb.MaxAvailableReplicasRequest]
	hangs    atomic.Bool
	padding  atomic.Int64 // size of an unknown field in each response, in bytes
}

func (s *fakeEstimator) MaxAvailableReplicas(
	ctx context.Context, r *pb.MaxAvailableReplicasRequest,
) (*pb.MaxAvailableReplicasResponse, error) {
	s.requests.Add(1)
	s.request.Store(r)
	md, _ := metadata.FromIncomingContext(ctx)
	s.object.Store(strings.Join(md.Get("object"), ";"))
	if s.hangs.Load() {
		<-ctx.Done()
		return nil, ctx.Err()
	}
	response := &pb.MaxAvailableReplicasResponse{MaxReplicas: s.replicas.Load()}
	if n := int(s.padding.Load()); n > 0 {
		response.ProtoReflect().SetUnknown(protowire.AppendBytes(protowire.AppendTag(nil, 99, protowire.BytesType), make([]byte, n)))
	}
	return response, nil
}

func (s *fakeEstimator) GetUnschedulableReplicas(
	context.Context, *pb.UnschedulableReplicasRequest,
) (*pb.UnschedulableReplicasResponse, error) {
	return &pb.UnschedulableReplicasResponse{UnschedulableReplicas: s.replicas.Load()}, nil
}

func serveFake(t *testing.T, s *fakeEstimator) (address string, stop func()) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	srv := grpc.NewServer()
	pb.RegisterEstimatorServer(srv, s)
	go srv.Serve(listener) //nolint:errcheck // stops with the test
	t.Cleanup(srv.Stop)
	return listener.Addr().String(), srv.Stop
}

func TestClient_requestAndResult(t *testing.T) {
	t.Parallel()
	s := &fakeEstimator{}
	address, _ := serveFake(t, s)
	c, _ := newClient(t, control(serviceFor(t, "m", address)), Options{})
	q := estimate.Request{
		Replicas: 3, Requirements: &workv1alpha2.ReplicaRequirements{Namespace: "ns", ResourceRequest: corev1.ResourceList{"cpu": *quantity(2)}},
		Workload: estimate.Workload{Kind: "Deployment", Namespace: "ns", Name: "web"},
		Assumed: map[string][]demand.Assumed{"m": {{Namespace: "x", Components: []workv1alpha2.Component{{Replicas: 4}}}},
			"other": {{Namespace: "y"}}},
	}
	for n, want := range map[int32]error{5: nil, 0: nil, math.MaxInt32: nil, -7: nil, -1: estimate.ErrUnknown} {
		s.replicas.Store(n)
		got, err := c.Estimate(t.Context(), member("m"), q)
		if !errors.Is(err, want) || err == nil && got != n {
			t.Errorf("estimator returns %d: got %d, %v", n, got, err)
		}
	}
	if got := s.object.Load(); got != "kind=Deployment, name=ns/web" {
		t.Errorf("object in the metadata: %q", got)
	}
	r := s.request.Load()
	if r.Cluster != "m" || r.ReplicaRequirements.Namespace != "ns" || len(r.AssumedWorkloads) != 1 || r.AssumedWorkloads[0].Namespace != "x" {
		t.Errorf("request %v", r)
	}
	s.replicas.Store(-3)
	if got, err := c.Unschedulable(t.Context(), "m", corev1.ObjectReference{}, 0); err == nil {
		t.Errorf("got %d unschedulable replicas, want an error", got)
	}
}

// If an estimator does not respond, the first request times out, and later ones fail at once until the backoff ends.
func TestClient_backsOffAfterTimeout(t *testing.T) {
	t.Parallel()
	s := &fakeEstimator{}
	s.replicas.Store(5)
	address, _ := serveFake(t, s)
	c, clock := newClient(t, control(serviceFor(t, "m", address)), Options{})
	request := func() (int32, error) {
		ctx := t.Context()
		if s.hangs.Load() { // a timeout only if no response is expected
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, 100*time.Millisecond)
			defer cancel()
		}
		return c.Estimate(ctx, member("m"), estimate.Request{Replicas: 1})
	}
	if got, err := request(); got != 5 || err != nil {
		t.Fatalf("%d, %v", got, err)
	}
	s.hangs.Store(true)
	if _, err := request(); err == nil || !strings.Contains(err.Error(), "timed out") {
		t.Fatalf("hanging estimator: %v", err)
	}
	requests := s.requests.Load()
	for range 3 {
		if _, err := request(); err == nil || !strings.Contains(err.Error(), "backing off") {
			t.Errorf("after the timeout: %v", err)
		}
	}
	if s.requests.Load() != requests {
		t.Error("a request was sent during the backoff")
	}
	clock.SetTime(clock.Now().Add(minBackoff))
	if _, err := request(); err == nil || !strings.Contains(err.Error(), "timed out") {
		t.Fatalf("after the backoff: %v", err)
	}
	clock.SetTime(clock.Now().Add(minBackoff))
	if _, err := request(); err == nil || !strings.Contains(err.Error(), "backing off") {
		t.Errorf("the second backoff is not longer: %v", err)
	}
	s.hangs.Store(false)
	clock.SetTime(clock.Now().Add(minBackoff))
	if got, err := request(); got != 5 || err != nil {
		t.Fatalf("after recovery: %d, %v", got, err)
	}
	if got, err := request(); got != 5 || err != nil {
		t.Errorf("second request after recovery: %d, %v", got, err)
	}
}

func TestClient_probesWithOneRequest(t *testing.T) {
	t.Parallel()
	s := &fakeEstimator{}
	address, _ := serveFake(t, s)
	c, clock := newClient(t, control(serviceFor(t, "m", address)), Options{})
	if _, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); err != nil {
		t.Fatal(err)
	}
	s.hangs.Store(true)
	short, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := c.Estimate(short, member("m"), estimate.Request{Replicas: 1}); err == nil {
		t.Fatal("no error from a hanging estimator")
	}
	clock.SetTime(clock.Now().Add(minBackoff))
	before := s.requests.Load()
	long, cancelLong := context.WithCancel(t.Context())
	first := make(chan error, 1)
	go func() {
		_, err := c.Estimate(long, member("m"), estimate.Request{Replicas: 1})
		first <- err
	}()
	eventually(t, "the request is sent", func() bool { return s.requests.Load() == before+1 })
	if _, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); err == nil {
		t.Error("a second request was sent")
	}
	cancelLong()
	if err := <-first; err == nil {
		t.Error("no error from a hanging estimator")
	}
}

func TestClient_findsMovedEstimator(t *testing.T) {
	t.Parallel()
	for name, other := range map[string]bool{"nothing at the old address": false, "another estimator at the old address": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			checkMoved(t, other)
		})
	}
}

func checkMoved(t *testing.T, other bool) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	services := control(serviceFor(t, "m", listener.Addr().String()))
	c, clock := newClient(t, services, Options{})
	request := func() (int32, error) { return c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}) }
	if other {
		serve(t, listener, "other", server.TLS{}, 7)
	} else {
		stop := serve(t, listener, "m", server.TLS{}, 7)
		if got, err := request(); got != 7 || err != nil {
			t.Fatalf("%d, %v", got, err)
		}
		stop()
	}
	if got, err := request(); err == nil {
		t.Fatalf("got %d without an estimator", got)
	}
	second, _ := estimator(t, "m", server.TLS{}, 9)
	moved := serviceFor(t, "m", second)
	var old corev1.Service
	if err := services.Get(t.Context(), client.ObjectKeyFromObject(moved), &old); err != nil {
		t.Fatal(err)
	}
	old.Spec = moved.Spec
	if err := services.Update(t.Context(), &old); err != nil {
		t.Fatal(err)
	}
	clock.SetTime(clock.Now().Add(time.Hour))
	eventually(t, "the new address is used", func() bool {
		clock.SetTime(clock.Now().Add(time.Hour))
		got, err := request()
		return got == 9 && err == nil
	})
}

func TestClient_failsFastWithoutEstimator(t *testing.T) {
	t.Parallel()
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := closed.Addr().String()
	if err := closed.Close(); err != nil {
		t.Fatal(err)
	}
	var lookups atomic.Int32
	get := func(ctx context.Context, c client.WithWatch, k client.ObjectKey, o client.Object, opts ...client.GetOption) error {
		lookups.Add(1)
		return c.Get(ctx, k, o, opts...)
	}
	services := interceptor.NewClient(control(serviceFor(t, "m", address)).(client.WithWatch), interceptor.Funcs{Get: get})
	c, clock := newClient(t, services, Options{})
	for i := range 3 {
		_, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1})
		if err == nil || !strings.Contains(err.Error(), "connection refused") {
			t.Errorf("absent estimator: %v", err)
		} else if strings.Contains(err.Error(), "backing off") != (i > 0) {
			t.Errorf("request %d: %v", i, err) // the first one waits for the attempt
		}
	}
	if n := lookups.Load(); n != 1 {
		t.Errorf("%d lookups, want 1", n)
	}
	clock.SetTime(clock.Now().Add(minBackoff))
	c.Connect(member("m"))
	eventually(t, "the address is looked up again", func() bool { return lookups.Load() == 2 })
}

// A listener accepts connections and sends nothing: only one request waits for it.
func TestClient_hangingListenerDelaysOneRequest(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	c, clock := newClient(t, control(serviceFor(t, "m", listener.Addr().String())), Options{})
	short, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := c.Estimate(short, member("m"), estimate.Request{Replicas: 1}); !errors.Is(err, estimate.ErrUnknown) {
		t.Errorf("first request: %v", err)
	}
	for range 2 {
		_, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1})
		if err == nil || !strings.Contains(err.Error(), "still connecting") {
			t.Errorf("next request: %v", err)
		}
		clock.SetTime(clock.Now().Add(minBackoff))
	}
}

// Without a Service the DNS name is tried. If it does not exist, the cluster has no estimator, which is not a failure.
func TestClient_withoutService(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		lookup  error
		unknown bool
	}{
		"the name does not exist": {&net.DNSError{Err: "no such host", IsNotFound: true}, true},
		"DNS failure":             {&net.DNSError{Err: "server misbehaving", IsTemporary: true}, false},
		"the name exists":         {nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c, _ := newClient(t, control(), Options{Namespace: "not a name"}) // cannot be connected to
			c.lookup = func(context.Context, string) ([]string, error) { return nil, tc.lookup }
			request := func() error {
				_, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1})
				return err
			}
			for range 2 {
				if err := request(); err == nil || errors.Is(err, estimate.ErrUnknown) != tc.unknown {
					t.Errorf("error %v; want unknown: %v", err, tc.unknown)
				}
			}
		})
	}
}

// With RequireService, the DNS names of clusters without a Service are not tried, and every request returns ErrNoService.
func TestClient_requireService(t *testing.T) {
	t.Parallel()
	address, _ := estimator(t, "m", server.TLS{}, 7)
	c, _ := newClient(t, control(serviceFor(t, "m", address)), Options{RequireService: true})
	c.lookup = func(_ context.Context, host string) ([]string, error) {
		t.Errorf("%s was looked up", host)
		return nil, nil
	}
	for range 2 {
		if got, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); got != 7 || err != nil {
			t.Errorf("cluster with a Service: %d, %v", got, err)
		}
		_, err := c.Estimate(t.Context(), member("other"), estimate.Request{Replicas: 1})
		if !errors.Is(err, ErrNoService) || !errors.Is(err, estimate.ErrUnknown) {
			t.Errorf("cluster without a Service: %v", err)
		}
	}
}

func TestClient_connectAndDisconnect(t *testing.T) {
	t.Parallel()
	address, _ := estimator(t, "m", server.TLS{}, 7)
	c, _ := newClient(t, control(serviceFor(t, "m", address)), Options{SkipPull: true})
	c.Connect(member("m"))
	p, err := c.peer("m")
	if err != nil {
		t.Fatal(err)
	}
	connected := func() bool {
		p.mu.Lock()
		defer p.mu.Unlock()
		return p.conn != nil
	}
	eventually(t, "the cluster is connected", connected)
	c.Disconnect("m")
	if connected() {
		t.Error("the connection to a deleted cluster is kept")
	}
	if _, err := p.connection(t.Context()); !errors.Is(err, estimate.ErrUnknown) {
		t.Errorf("request to a closed peer: %v", err)
	}
	// A late request for the deleted cluster does not connect.
	_, err = c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1})
	if !errors.Is(err, estimate.ErrUnknown) || len(c.peers) != 0 {
		t.Errorf("request for a deleted cluster: %v, %d connections", err, len(c.peers))
	}
	c.Connect(member("m"))
	if got, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); got != 7 || err != nil {
		t.Errorf("recreated cluster: %d, %v", got, err)
	}
	c.Disconnect("m")
	pull := member("pull")
	pull.Spec.SyncMode = clusterv1alpha1.Pull
	c.Connect(pull)
	if _, err := c.Estimate(t.Context(), pull, estimate.Request{Replicas: 1}); !errors.Is(err, estimate.ErrUnknown) || len(c.peers) != 0 {
		t.Errorf("request for a pull-mode cluster: %v, %d connections", err, len(c.peers))
	}
	terminating := member("leaving")
	terminating.DeletionTimestamp = new(metav1.Now())
	if c.Connect(terminating); len(c.peers) != 0 {
		t.Error("connected to a terminating cluster")
	}
	c.Close()
	if _, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); !errors.Is(err, errClosed) {
		t.Errorf("request to a closed client: %v", err)
	}
}

// observedCache closes listening when an event handler is added.
type observedCache struct {
	*informertest.FakeInformers
	listening chan struct{}
}

func (w observedCache) GetInformer(ctx context.Context, o client.Object, opts ...cache.InformerGetOption) (cache.Informer, error) {
	i, err := w.FakeInformers.GetInformer(ctx, o, opts...)
	return observedInformer{i, w.listening}, err
}

type observedInformer struct {
	cache.Informer
	listening chan struct{}
}

func (w observedInformer) AddEventHandler(h toolscache.ResourceEventHandler) (toolscache.ResourceEventHandlerRegistration, error) {
	defer close(w.listening)
	return w.Informer.AddEventHandler(h)
}

func TestStart(t *testing.T) {
	t.Parallel()
	address, _ := estimator(t, "m", server.TLS{}, 7)
	c, _ := newClient(t, control(serviceFor(t, "m", address)), Options{})
	scheme := runtime.NewScheme()
	if err := clusterv1alpha1.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	informers := &informertest.FakeInformers{Scheme: scheme}
	watched := observedCache{informers, make(chan struct{})}
	c.clusters = watched
	clusters, err := informers.FakeInformerFor(t.Context(), &clusterv1alpha1.Cluster{})
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- c.Start(ctx) }()
	connections := func() (n int) {
		c.mu.Lock()
		defer c.mu.Unlock()
		for _, p := range c.peers {
			p.mu.Lock()
			if p.conn != nil {
				n++
			}
			p.mu.Unlock()
		}
		return n
	}
	<-watched.listening
	clusters.Add(member("m"))
	eventually(t, "a new cluster is connected", func() bool { return connections() == 1 })
	clusters.Update(member("m"), member("m"))
	clusters.Delete(member("m"))
	if n := connections(); n != 0 {
		t.Errorf("%d connections to a deleted cluster", n)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if _, err := c.peer("m"); !errors.Is(err, errClosed) {
		t.Errorf("after the stop: %v", err)
	}
}

// One cluster has no estimator, one does not respond, and one returns an invalid result.
func TestClient_gather(t *testing.T) {
	t.Parallel()
	good, _ := estimator(t, "good", server.TLS{}, 3)
	hanging, invalid := &fakeEstimator{}, &fakeEstimator{}
	hanging.hangs.Store(true)
	invalid.replicas.Store(-9)
	hangingAt, _ := serveFake(t, hanging)
	invalidAt, _ := serveFake(t, invalid)
	absent := serviceFor(t, "absent", "127.0.0.1:1")
	c, _ := newClient(t,
		control(serviceFor(t, "good", good), serviceFor(t, "hanging", hangingAt), serviceFor(t, "invalid", invalidAt), absent), Options{})
	var clusters []*clusterv1alpha1.Cluster
	for _, name := range []string{"good", "hanging", "invalid", "absent"} {
		m := member(name)
		m.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: corev1.ResourceList{corev1.ResourcePods: *quantity(10)}}
		clusters = append(clusters, m)
	}
	for _, m := range clusters[:3] {
		p, err := c.peer(m.Name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.connection(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	e := &estimate.Estimators{Others: []estimate.Estimator{c}, Timeout: 2 * time.Second} // spent by the hanging one
	got := e.Gather(t.Context(), estimate.NewSnapshot(clusters, true), estimate.Request{Replicas: 2})
	for name, want := range map[string]int32{"good": 3, "hanging": 10, "invalid": 0, "absent": 10} {
		if got[name].Min != want {
			t.Errorf("%s has %d available replicas, want %d: %+v", name, got[name].Min, want, got[name].Sources)
		}
	}
	if s := fmt.Sprint(got["invalid"].Sources[1]); !strings.Contains(s, "returned -9") {
		t.Errorf("no remark about the invalid result: %s", s)
	}
}
