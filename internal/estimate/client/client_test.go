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
	"github.com/spf13/pflag"
	"google.golang.org/grpc"
	"google.golang.org/grpc/metadata"
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
	dns := []string{"karmada-scheduler-estimator-m.karmada-system.svc.cluster.local:10352", "karmada-scheduler-estimator-m.karmada-system.svc:10352"}
	service := func(change func(*corev1.Service)) client.Reader {
		s := at(t, "m", "estimators.example.com:31234")
		change(s)
		return control(s)
	}
	broken := fake.NewClientBuilder().WithInterceptorFuncs(interceptor.Funcs{Get: func(context.Context, client.WithWatch, client.ObjectKey, client.Object, ...client.GetOption) error {
		return apierrors.NewInternalError(errors.New("broken"))
	}}).Build()
	tests := map[string]struct {
		control client.Reader
		options Options
		want    []string
		err     string
	}{
		"no Service: names of the cluster's own DNS": {control: control(), want: dns},
		"no Service, and only those with one count":  {control: control(), options: Options{RequireService: true}, err: "the control plane has no Service of it"},
		"an ExternalName, and only those count": {control: service(func(*corev1.Service) {}), options: Options{RequireService: true},
			want: []string{"estimators.example.com:31234"}},
		"elsewhere":       {control: control(), options: Options{Namespace: "ns", Prefix: "est", Port: 9}, want: []string{"est-m.ns.svc.cluster.local:9", "est-m.ns.svc:9"}},
		"an ExternalName": {control: service(func(*corev1.Service) {}), want: []string{"estimators.example.com:31234"}},
		"one of several ports": {control: service(func(s *corev1.Service) {
			s.Spec.Ports = append([]corev1.ServicePort{{Port: 80, TargetPort: intstr.FromInt32(1)}}, s.Spec.Ports...)
		}), want: []string{"estimators.example.com:31234"}},
		"an IPv6 address":         {control: service(func(s *corev1.Service) { s.Spec.ExternalName = "::1" }), want: []string{"[::1]:31234"}},
		"no target port":          {control: service(func(s *corev1.Service) { s.Spec.Ports[0].TargetPort = intstr.IntOrString{} }), want: []string{"estimators.example.com:10352"}},
		"a target port by name":   {control: service(func(s *corev1.Service) { s.Spec.Ports[0].TargetPort = intstr.FromString("grpc") }), err: `targetPort "grpc" of port 10352 is not a number`},
		"another port":            {control: service(func(s *corev1.Service) { s.Spec.Ports[0].Port = 80 }), err: "has no port 10352"},
		"another type":            {control: service(func(s *corev1.Service) { s.Spec.Type = corev1.ServiceTypeClusterIP }), err: "is of type ClusterIP, not ExternalName"},
		"the lookup itself fails": {control: broken, err: "broken"},
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

func TestEndToEnd(t *testing.T) {
	t.Parallel()
	address, _ := estimator(t, "m", server.TLS{}, 7, 4)
	c, _ := newClient(t, control(at(t, "m", address)), Options{})
	if got, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); got != 11 || err != nil {
		t.Errorf("room for %d (%v), want 11", got, err)
	}
	q := estimate.Request{Components: []workv1alpha2.Component{{Name: "a", Replicas: 2}, {Name: "b", Replicas: 1}}}
	if got, err := c.Estimate(t.Context(), member("m"), q); got != 3 || err != nil {
		t.Errorf("room for %d sets (%v), want 3", got, err)
	}
	_, err := c.Unschedulable(t.Context(), "m", corev1.ObjectReference{Kind: "Deployment", Namespace: "ns", Name: "d"}, time.Minute)
	if err == nil || !strings.Contains(err.Error(), "Deployment ns/d is not in cluster m") {
		t.Errorf("asked about a Deployment that is not there: %v", err)
	}
	// An answer of no is an answer: the estimator is not left alone for it.
	if _, err := c.Estimate(t.Context(), member("m"), q); err != nil {
		t.Error(err)
	}
}

// said is a server that says what it is told to.
type said struct {
	pb.UnimplementedEstimatorServer
	replicas atomic.Int32
	asked    atomic.Int32
	about    atomic.Value // string
	request  atomic.Pointer[pb.MaxAvailableReplicasRequest]
	silent   atomic.Bool
}

func (s *said) MaxAvailableReplicas(ctx context.Context, r *pb.MaxAvailableReplicasRequest) (*pb.MaxAvailableReplicasResponse, error) {
	s.asked.Add(1)
	s.request.Store(r)
	md, _ := metadata.FromIncomingContext(ctx)
	s.about.Store(strings.Join(md.Get("object"), ";"))
	if s.silent.Load() {
		<-ctx.Done()
		return nil, ctx.Err()
	}
	return &pb.MaxAvailableReplicasResponse{MaxReplicas: s.replicas.Load()}, nil
}

func (s *said) GetUnschedulableReplicas(context.Context, *pb.UnschedulableReplicasRequest) (*pb.UnschedulableReplicasResponse, error) {
	return &pb.UnschedulableReplicasResponse{UnschedulableReplicas: s.replicas.Load()}, nil
}

func saying(t *testing.T, s *said) (address string, stop func()) {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	srv := grpc.NewServer()
	pb.RegisterEstimatorServer(srv, s)
	go srv.Serve(listener) //nolint:errcheck // it ends with the test
	t.Cleanup(srv.Stop)
	return listener.Addr().String(), srv.Stop
}

func TestWhatIsSaid(t *testing.T) {
	t.Parallel()
	s := &said{}
	address, _ := saying(t, s)
	c, _ := newClient(t, control(at(t, "m", address)), Options{})
	q := estimate.Request{
		Replicas: 3, Requirements: &workv1alpha2.ReplicaRequirements{Namespace: "ns", ResourceRequest: corev1.ResourceList{"cpu": *quantity(2)}},
		Workload: estimate.Workload{Kind: "Deployment", Namespace: "ns", Name: "web"},
		Assumed:  map[string][]demand.Assumed{"m": {{Namespace: "x", Components: []workv1alpha2.Component{{Replicas: 4}}}}, "other": {{Namespace: "y"}}},
	}
	for n, want := range map[int32]error{5: nil, 0: nil, math.MaxInt32: nil, -7: nil, -1: estimate.ErrUnknown} {
		s.replicas.Store(n)
		got, err := c.Estimate(t.Context(), member("m"), q)
		if !errors.Is(err, want) || err == nil && got != n {
			t.Errorf("the estimator says %d: got %d, %v", n, got, err)
		}
	}
	if got := s.about.Load(); got != "kind=Deployment, name=ns/web" {
		t.Errorf("the question was about %q", got)
	}
	r := s.request.Load()
	if r.Cluster != "m" || r.ReplicaRequirements.Namespace != "ns" || len(r.AssumedWorkloads) != 1 || r.AssumedWorkloads[0].Namespace != "x" {
		t.Errorf("asked %v", r)
	}
	s.replicas.Store(-3)
	if got, err := c.Unschedulable(t.Context(), "m", corev1.ObjectReference{}, 0); err == nil {
		t.Errorf("%d replicas are unschedulable", got)
	}
}

// A cluster whose estimator hangs costs one wait, and then nothing until it may have come back.
func TestASilentEstimatorIsLeftAlone(t *testing.T) {
	t.Parallel()
	s := &said{}
	s.replicas.Store(5)
	address, _ := saying(t, s)
	c, clock := newClient(t, control(at(t, "m", address)), Options{})
	ask := func() (int32, error) {
		ctx := t.Context()
		if s.silent.Load() { // only in vain is an answer waited for with an end
			var cancel context.CancelFunc
			ctx, cancel = context.WithTimeout(ctx, 100*time.Millisecond)
			defer cancel()
		}
		return c.Estimate(ctx, member("m"), estimate.Request{Replicas: 1})
	}
	if got, err := ask(); got != 5 || err != nil {
		t.Fatalf("%d, %v", got, err)
	}
	s.silent.Store(true)
	if _, err := ask(); err == nil || !strings.Contains(err.Error(), "did not answer in time") {
		t.Fatalf("a silent estimator: %v", err)
	}
	asked := s.asked.Load()
	for range 3 {
		if _, err := ask(); err == nil || !strings.Contains(err.Error(), "left alone") {
			t.Errorf("right after silence: %v", err)
		}
	}
	if s.asked.Load() != asked {
		t.Error("it was asked while it is left alone")
	}
	clock.SetTime(clock.Now().Add(minBackoff))
	if _, err := ask(); err == nil || !strings.Contains(err.Error(), "did not answer in time") {
		t.Fatalf("it is asked again after a rest, and is silent: %v", err)
	}
	clock.SetTime(clock.Now().Add(minBackoff))
	if _, err := ask(); err == nil || !strings.Contains(err.Error(), "left alone") {
		t.Errorf("the second rest is longer: %v", err)
	}
	s.silent.Store(false)
	clock.SetTime(clock.Now().Add(minBackoff))
	if got, err := ask(); got != 5 || err != nil {
		t.Fatalf("it is well again: %d, %v", got, err)
	}
	if got, err := ask(); got != 5 || err != nil {
		t.Errorf("and stays so: %d, %v", got, err)
	}
}

func TestOnlyOneQuestionFindsOutWhetherItIsWell(t *testing.T) {
	t.Parallel()
	s := &said{}
	address, _ := saying(t, s)
	c, clock := newClient(t, control(at(t, "m", address)), Options{})
	if _, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); err != nil {
		t.Fatal(err)
	}
	s.silent.Store(true)
	short, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := c.Estimate(short, member("m"), estimate.Request{Replicas: 1}); err == nil {
		t.Fatal("silence is an answer")
	}
	clock.SetTime(clock.Now().Add(minBackoff))
	before := s.asked.Load()
	long, give := context.WithCancel(t.Context())
	first := make(chan error, 1)
	go func() {
		_, err := c.Estimate(long, member("m"), estimate.Request{Replicas: 1})
		first <- err
	}()
	eventually(t, "asked", func() bool { return s.asked.Load() == before+1 })
	if _, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); err == nil {
		t.Error("a second question was let through")
	}
	give()
	if err := <-first; err == nil {
		t.Error("silence is an answer")
	}
}

func TestAnEstimatorThatMovesIsFound(t *testing.T) {
	t.Parallel()
	for name, other := range map[string]bool{"nobody is where it was": false, "that of another cluster is where it was": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			moves(t, other)
		})
	}
}

func moves(t *testing.T, other bool) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	services := control(at(t, "m", listener.Addr().String()))
	c, clock := newClient(t, services, Options{})
	ask := func() (int32, error) { return c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}) }
	if other {
		serve(t, listener, "other", server.TLS{}, 7)
	} else {
		stop := serve(t, listener, "m", server.TLS{}, 7)
		if got, err := ask(); got != 7 || err != nil {
			t.Fatalf("%d, %v", got, err)
		}
		stop()
	}
	if got, err := ask(); err == nil {
		t.Fatalf("nobody answers %d", got)
	}
	second, _ := estimator(t, "m", server.TLS{}, 9)
	moved := at(t, "m", second)
	var old corev1.Service
	if err := services.Get(t.Context(), client.ObjectKeyFromObject(moved), &old); err != nil {
		t.Fatal(err)
	}
	old.Spec = moved.Spec
	if err := services.Update(t.Context(), &old); err != nil {
		t.Fatal(err)
	}
	clock.SetTime(clock.Now().Add(time.Hour))
	eventually(t, "found again", func() bool {
		clock.SetTime(clock.Now().Add(time.Hour))
		got, err := ask()
		return got == 9 && err == nil
	})
}

func TestAnAbsentEstimatorFailsFast(t *testing.T) {
	t.Parallel()
	nobody, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := nobody.Addr().String()
	if err := nobody.Close(); err != nil {
		t.Fatal(err)
	}
	var looked atomic.Int32
	services := interceptor.NewClient(control(at(t, "m", address)).(client.WithWatch), interceptor.Funcs{Get: func(ctx context.Context, c client.WithWatch, k client.ObjectKey, o client.Object, opts ...client.GetOption) error {
		looked.Add(1)
		return c.Get(ctx, k, o, opts...)
	}})
	c, clock := newClient(t, services, Options{})
	for i := range 3 {
		_, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1})
		if err == nil || !strings.Contains(err.Error(), "connection refused") {
			t.Errorf("an absent estimator: %v", err)
		} else if strings.Contains(err.Error(), "left alone") != (i > 0) {
			t.Errorf("question %d: %v", i, err) // the first one did wait for the attempt
		}
	}
	if n := looked.Load(); n != 1 {
		t.Errorf("it was looked for %d times, want once", n)
	}
	clock.SetTime(clock.Now().Add(minBackoff))
	c.Connect(member("m"))
	eventually(t, "looked for again", func() bool { return looked.Load() == 2 })
}

// Somebody takes connections and says nothing: one question waits for that, and no other.
func TestASilentListenerHoldsUpOneQuestion(t *testing.T) {
	t.Parallel()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close() //nolint:errcheck // the test is over
	c, clock := newClient(t, control(at(t, "m", listener.Addr().String())), Options{})
	short, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	if _, err := c.Estimate(short, member("m"), estimate.Request{Replicas: 1}); !errors.Is(err, estimate.ErrUnknown) {
		t.Errorf("nobody has said anything: %v", err)
	}
	for range 2 {
		if _, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); err == nil || !strings.Contains(err.Error(), "still connecting") {
			t.Errorf("the next question waited: %v", err)
		}
		clock.SetTime(clock.Now().Add(minBackoff))
	}
}

// Without a Service the estimator may be found by a name of the cluster's own DNS; if that is no name, there is none, which
// is no failure.
func TestWithoutAService(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		lookup  error
		unknown bool
	}{
		"no such name":      {&net.DNSError{Err: "no such host", IsNotFound: true}, true},
		"nobody can tell":   {&net.DNSError{Err: "server misbehaving", IsTemporary: true}, false},
		"there is the name": {nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c, _ := newClient(t, control(), Options{Namespace: "not a name"}) // so that nothing is found by it
			c.lookup = func(context.Context, string) ([]string, error) { return nil, tc.lookup }
			ask := func() error {
				_, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1})
				return err
			}
			for range 2 {
				if err := ask(); err == nil || errors.Is(err, estimate.ErrUnknown) != tc.unknown {
					t.Errorf("error %v; want unknown: %v", err, tc.unknown)
				}
			}
		})
	}
}

// Of clusters without a Service nothing is tried, and whoever asks can tell that from silence, however often.
func TestOnlyThoseWithAService(t *testing.T) {
	t.Parallel()
	address, _ := estimator(t, "m", server.TLS{}, 7)
	c, _ := newClient(t, control(at(t, "m", address)), Options{RequireService: true})
	c.lookup = func(_ context.Context, host string) ([]string, error) {
		t.Errorf("%s was looked up", host)
		return nil, nil
	}
	for range 2 {
		if got, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); got != 7 || err != nil {
			t.Errorf("the one with a Service: %d, %v", got, err)
		}
		_, err := c.Estimate(t.Context(), member("other"), estimate.Request{Replicas: 1})
		if !errors.Is(err, ErrNoService) || !errors.Is(err, estimate.ErrUnknown) {
			t.Errorf("the one without: %v", err)
		}
	}
}

func TestConnectionsFollowClusters(t *testing.T) {
	t.Parallel()
	address, _ := estimator(t, "m", server.TLS{}, 7)
	c, _ := newClient(t, control(at(t, "m", address)), Options{SkipPull: true})
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
	eventually(t, "connected before anybody asks", connected)
	c.Disconnect("m")
	if connected() {
		t.Error("the cluster is gone and the connection is kept")
	}
	if _, err := p.connection(t.Context()); !errors.Is(err, estimate.ErrUnknown) {
		t.Errorf("asked about a cluster that is going: %v", err)
	}
	// Who saw the cluster a moment ago asks still: that connects to nobody, until the cluster is back.
	if _, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); !errors.Is(err, estimate.ErrUnknown) || len(c.peers) != 0 {
		t.Errorf("asked about a cluster that is gone: %v, %d connections", err, len(c.peers))
	}
	c.Connect(member("m"))
	if got, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); got != 7 || err != nil {
		t.Errorf("the cluster is back: %d, %v", got, err)
	}
	c.Disconnect("m")
	pull := member("pull")
	pull.Spec.SyncMode = clusterv1alpha1.Pull
	c.Connect(pull)
	if _, err := c.Estimate(t.Context(), pull, estimate.Request{Replicas: 1}); !errors.Is(err, estimate.ErrUnknown) || len(c.peers) != 0 {
		t.Errorf("a cluster in Pull mode was asked: %v, %d connections", err, len(c.peers))
	}
	leaving := member("leaving")
	leaving.DeletionTimestamp = new(metav1.Now())
	if c.Connect(leaving); len(c.peers) != 0 {
		t.Error("connected to a cluster that is going")
	}
	c.Close()
	if _, err := c.Estimate(t.Context(), member("m"), estimate.Request{Replicas: 1}); !errors.Is(err, errClosed) {
		t.Errorf("asked a closed client: %v", err)
	}
}

// watchedCache tells when somebody listens to events.
type watchedCache struct {
	*informertest.FakeInformers
	listening chan struct{}
}

func (w watchedCache) GetInformer(ctx context.Context, o client.Object, opts ...cache.InformerGetOption) (cache.Informer, error) {
	i, err := w.FakeInformers.GetInformer(ctx, o, opts...)
	return watchedInformer{i, w.listening}, err
}

type watchedInformer struct {
	cache.Informer
	listening chan struct{}
}

func (w watchedInformer) AddEventHandler(h toolscache.ResourceEventHandler) (toolscache.ResourceEventHandlerRegistration, error) {
	defer close(w.listening)
	return w.Informer.AddEventHandler(h)
}

func TestStart(t *testing.T) {
	t.Parallel()
	address, _ := estimator(t, "m", server.TLS{}, 7)
	c, _ := newClient(t, control(at(t, "m", address)), Options{})
	scheme := runtime.NewScheme()
	if err := clusterv1alpha1.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	informers := &informertest.FakeInformers{Scheme: scheme}
	watched := watchedCache{informers, make(chan struct{})}
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
	eventually(t, "connected to a cluster that appears", func() bool { return connections() == 1 })
	clusters.Update(member("m"), member("m"))
	clusters.Delete(member("m"))
	if n := connections(); n != 0 {
		t.Errorf("%d connections to a cluster that is gone", n)
	}
	cancel()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if _, err := c.peer("m"); !errors.Is(err, errClosed) {
		t.Errorf("after the end: %v", err)
	}
}

// The whole way: several clusters, of which one has no estimator, one hangs and one lies.
func TestGather(t *testing.T) {
	t.Parallel()
	good, _ := estimator(t, "good", server.TLS{}, 3)
	silent, lying := &said{}, &said{}
	silent.silent.Store(true)
	lying.replicas.Store(-9)
	silentAt, _ := saying(t, silent)
	lyingAt, _ := saying(t, lying)
	absent := at(t, "absent", "127.0.0.1:1")
	c, _ := newClient(t, control(at(t, "good", good), at(t, "silent", silentAt), at(t, "lying", lyingAt), absent), Options{})
	var clusters []*clusterv1alpha1.Cluster
	for _, name := range []string{"good", "silent", "lying", "absent"} {
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
	e := &estimate.Estimators{Others: []estimate.Estimator{c}, Timeout: 2 * time.Second} // the silent one takes it all
	got := e.Gather(t.Context(), estimate.NewSnapshot(clusters, true, nil), estimate.Request{Replicas: 2})
	for name, want := range map[string]int32{"good": 3, "silent": 10, "lying": 0, "absent": 10} {
		if got[name].Min != want {
			t.Errorf("%s has room for %d, want %d: %+v", name, got[name].Min, want, got[name].Sources)
		}
	}
	if s := fmt.Sprint(got["lying"].Sources[1]); !strings.Contains(s, "answered -9") {
		t.Errorf("nothing is said about the lie: %s", s)
	}
}

func TestFlags(t *testing.T) {
	t.Parallel()
	var o Options
	fs := pflag.NewFlagSet("", pflag.ContinueOnError)
	o.AddFlags(fs)
	want := Options{Port: 10352, Namespace: "karmada-system", Prefix: "karmada-scheduler-estimator", Timeout: 3 * time.Second}
	if diff := cmp.Diff(want, o); diff != "" {
		t.Errorf("defaults (-want +got)\n%s", diff)
	}
	for _, name := range []string{
		"scheduler-estimator-port", "scheduler-estimator-timeout", "scheduler-estimator-service-namespace", "scheduler-estimator-service-prefix",
		"scheduler-estimator-ca-file", "scheduler-estimator-cert-file", "scheduler-estimator-key-file", "insecure-skip-estimator-verify",
	} {
		if fs.Lookup(name) == nil {
			t.Errorf("there is no flag --%s", name)
		}
	}
}
