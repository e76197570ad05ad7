// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package server

import (
	"context"
	"fmt"
	"io"
	"math"
	"net"
	"strings"
	"testing"
	"time"

	"google.golang.org/grpc"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/credentials/insecure"
	"google.golang.org/grpc/status"
	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/kubernetes/fake"
	metadatafake "k8s.io/client-go/metadata/fake"
	clocktesting "k8s.io/utils/clock/testing"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/estimate/node"
	"karmada.io/karmada/internal/estimate/pb"
)

var now = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

func list(pairs ...string) corev1.ResourceList {
	out := corev1.ResourceList{}
	for i := 0; i < len(pairs); i += 2 {
		out[corev1.ResourceName(pairs[i])] = resource.MustParse(pairs[i+1])
	}
	return out
}

func newNode(name string, pairs ...string) *corev1.Node {
	return &corev1.Node{ObjectMeta: metav1.ObjectMeta{Name: name},
		Status: corev1.NodeStatus{Allocatable: list(append(pairs, "pods", "110")...)}}
}

func newPod(name, on string, pairs ...string) *corev1.Pod {
	p := &corev1.Pod{ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: name}}
	p.Spec.NodeName = on
	p.Spec.Containers = []corev1.Container{{Name: "c", Image: "i", Resources: corev1.ResourceRequirements{Requests: list(pairs...)}}}
	return p
}

// rollout returns a Deployment, its ReplicaSets, and unschedulable pods of each.
func rollout() (kube, meta []runtime.Object) {
	object := func(kind, name, owner, revision string) *metav1.PartialObjectMetadata {
		o := &metav1.PartialObjectMetadata{TypeMeta: metav1.TypeMeta{APIVersion: "apps/v1", Kind: kind}}
		o.Namespace, o.Name, o.UID, o.Annotations = "ns", name, types.UID(name), map[string]string{"deployment.kubernetes.io/revision": revision}
		if owner != "" {
			o.OwnerReferences = []metav1.OwnerReference{{UID: types.UID(owner), Controller: new(true)}}
		}
		return o
	}
	waiting := func(name, owner string) *corev1.Pod {
		p := newPod(name, "")
		p.OwnerReferences = []metav1.OwnerReference{{UID: types.UID(owner), Controller: new(true)}}
		p.Status.Conditions = []corev1.PodCondition{{
			Type: corev1.PodScheduled, Status: corev1.ConditionFalse, Reason: corev1.PodReasonUnschedulable,
			LastTransitionTime: metav1.NewTime(now.Add(-time.Hour)),
		}}
		return p
	}
	meta = []runtime.Object{object("Deployment", "d", "", "2"), object("ReplicaSet", "old", "d", "1"), object("ReplicaSet", "new", "d", "2"),
		object("Deployment", "young", "", "")}
	return []runtime.Object{waiting("a", "old"), waiting("b", "new"), waiting("c", "new")}, meta
}

// cluster holds the fake clients of a cluster.
type cluster struct {
	kube *fake.Clientset
	meta *metadatafake.FakeMetadataClient
}

func newCluster(t *testing.T, objects ...runtime.Object) cluster {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{metav1.AddMetaToScheme, appsv1.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	kube, meta := rollout()
	return cluster{kube: fake.NewClientset(append(kube, objects...)...), meta: metadatafake.NewSimpleMetadataClient(scheme, meta...)}
}

// runningServer is a serving estimator.
type runningServer struct {
	address string
	client  pb.EstimatorClient
	stop    func() error
}

func start(t *testing.T, c cluster, change func(*Options)) runningServer {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	var listener net.Listener
	o := Options{Cluster: "m", Clock: clocktesting.NewFakePassiveClock(now), Listen: func(context.Context) (_ net.Listener, err error) {
		listener, err = net.Listen("tcp", "127.0.0.1:0")
		return listener, err
	}}
	if change != nil {
		change(&o)
	}
	ready, ended := make(chan struct{}), make(chan error, 1)
	go func() { ended <- Serve(ctx, o, Sources(c.kube, c.meta, o.Quotas), func() { close(ready) }) }()
	select {
	case <-ready:
	case err := <-ended:
		t.Fatal(err)
	}
	r := runningServer{address: listener.Addr().String(), stop: func() error {
		cancel()
		return <-ended
	}}
	t.Cleanup(cancel)
	conn, err := grpc.NewClient(r.address, grpc.WithTransportCredentials(insecure.NewCredentials()))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	r.client = pb.NewEstimatorClient(conn)
	return r
}

func replicas(t *testing.T, r runningServer, requirements *workv1alpha2.ReplicaRequirements, assumed ...demand.Assumed) (int32, error) {
	t.Helper()
	m, err := pb.EncodeRequirements(requirements)
	if err != nil {
		t.Fatal(err)
	}
	a, err := pb.EncodeAssumed(assumed)
	if err != nil {
		t.Fatal(err)
	}
	response, err := r.client.MaxAvailableReplicas(t.Context(),
		&pb.MaxAvailableReplicasRequest{Cluster: "m", ReplicaRequirements: m, AssumedWorkloads: a})
	return response.GetMaxReplicas(), err
}

func requirements(pairs ...string) *workv1alpha2.ReplicaRequirements {
	return &workv1alpha2.ReplicaRequirements{ResourceRequest: list(pairs...), Namespace: "ns"}
}

func TestServe_results(t *testing.T) {
	t.Parallel()
	c := newCluster(t, newNode("a", "cpu", "4"), newNode("b", "cpu", "3"), newPod("p", "a", "cpu", "1"))
	r := start(t, c, nil)
	if got, err := replicas(t, r, requirements("cpu", "2")); got != 2 || err != nil {
		t.Errorf("got %d, %v; want 2", got, err)
	}
	if got, err := replicas(t, r, nil); got != 219 || err != nil {
		t.Errorf("got %d pods, %v; want 219", got, err)
	}
	components, err := pb.EncodeComponents([]workv1alpha2.Component{
		{Name: "x", Replicas: 1, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: list("cpu", "2")}},
		{Name: "y", Replicas: 1, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: list("cpu", "1")}},
	})
	if err != nil {
		t.Fatal(err)
	}
	sets, err := r.client.MaxAvailableComponentSets(t.Context(),
		&pb.MaxAvailableComponentSetsRequest{Cluster: "m", Components: components, Namespace: "ns"})
	if sets.GetMaxSets() != 2 || err != nil {
		t.Errorf("got %v sets, %v; want 2", sets, err)
	}
	// Changes in the cluster change the result.
	if _, err := c.kube.CoreV1().Pods("ns").Create(t.Context(), newPod("q", "b", "cpu", "3"), metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	eventually(t, func() (bool, string) {
		got, err := replicas(t, r, requirements("cpu", "2"))
		return got == 1 && err == nil, fmt.Sprintf("got %d, %v after a pod was created; want 1", got, err)
	})
	if err := c.kube.CoreV1().Pods("ns").Delete(t.Context(), "p", metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	if err := c.kube.CoreV1().Nodes().Delete(t.Context(), "b", metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	eventually(t, func() (bool, string) {
		got, err := replicas(t, r, requirements("cpu", "2"))
		return got == 2 && err == nil, fmt.Sprintf("got %d, %v after a pod and a node were deleted; want 2", got, err)
	})
	if err := r.stop(); err != nil {
		t.Errorf("stop: %v", err)
	}
}

func eventually(t *testing.T, done func() (bool, string)) {
	t.Helper()
	var last string
	err := wait.PollUntilContextTimeout(t.Context(), 5*time.Millisecond, time.Minute, true, func(context.Context) (ok bool, _ error) {
		ok, last = done()
		return ok, nil
	})
	if err != nil {
		t.Fatal(last)
	}
}

func TestServe_noNodes(t *testing.T) {
	t.Parallel()
	r := start(t, newCluster(t), nil)
	if got, err := replicas(t, r, nil); got != 0 || err != nil {
		t.Errorf("got %d, %v without nodes", got, err)
	}
}

func TestServe_gates(t *testing.T) {
	t.Parallel()
	quota := &corev1.ResourceQuota{ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: "q"},
		Spec: corev1.ResourceQuotaSpec{Hard: list("cpu", "2")}}
	c := newCluster(t, newNode("a", "cpu", "8"), quota)
	taken := demand.Assumed{Namespace: "other",
		Components: []workv1alpha2.Component{{
			Replicas: 5, ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: list("cpu", "1")},
		}}}
	for name, tc := range map[string]struct {
		quotas, assumed bool
		want            int32
	}{"neither": {want: 8}, "quotas": {quotas: true, want: 2}, "assumed": {assumed: true, want: 3}, "both": {true, true, 2}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := start(t, c, func(o *Options) { o.Quotas, o.Assumed = tc.quotas, tc.assumed })
			if got, err := replicas(t, r, requirements("cpu", "1"), taken); got != tc.want || err != nil {
				t.Errorf("got %d, %v; want %d", got, err, tc.want)
			}
		})
	}
}

func TestServe_unschedulable(t *testing.T) {
	t.Parallel()
	r := start(t, newCluster(t), nil)
	tests := map[string]struct {
		resource  *pb.ObjectReference
		threshold time.Duration
		want      int32
		err       string
	}{
		"pods of the newest ReplicaSet": {&pb.ObjectReference{ApiVersion: "apps/v1", Kind: "Deployment", Namespace: "ns", Name: "d"}, time.Minute,
			2, ""},
		"below the threshold":  {&pb.ObjectReference{Kind: "Deployment", Namespace: "ns", Name: "d"}, time.Hour, 0, ""},
		"without a ReplicaSet": {&pb.ObjectReference{Kind: "Deployment", Namespace: "ns", Name: "young"}, 0, 0, ""},
		"a missing Deployment": {&pb.ObjectReference{Kind: "Deployment", Namespace: "ns", Name: "x"}, 0, 0,
			"Deployment ns/x is not in cluster m"},
		"no resource": {nil, 0, 0, "resource is nil"},
		"another kind": {&pb.ObjectReference{Kind: "Job", Namespace: "ns", Name: "j"}, 0, 0,
			"kind(Job) of workload(ns/j) is not supported"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, err := r.client.GetUnschedulableReplicas(t.Context(),
				&pb.UnschedulableReplicasRequest{Cluster: "m", Resource: tc.resource, UnschedulableThreshold: int64(tc.threshold)})
			if message := status.Convert(err).Message(); got.GetUnschedulableReplicas() != tc.want || message != tc.err {
				t.Errorf("%d (%q), want %d (%q)", got.GetUnschedulableReplicas(), message, tc.want, tc.err)
			}
		})
	}
}

func TestServe_rejects(t *testing.T) {
	t.Parallel()
	r := start(t, newCluster(t, newNode("a")), nil)
	_, err := r.client.MaxAvailableReplicas(t.Context(), &pb.MaxAvailableReplicasRequest{Cluster: "x"})
	if want := "cluster name does not match, got: x, desire: m"; status.Convert(err).Message() != want {
		t.Errorf("another cluster: %v, want %s", err, want)
	}
	_, err = r.client.MaxAvailableReplicas(t.Context(),
		&pb.MaxAvailableReplicasRequest{Cluster: "m", ReplicaRequirements: &pb.ReplicaRequirements{
			ResourceRequestBytes: map[string][]byte{"cpu": {0xff}},
		}})
	if status.Code(err) != codes.InvalidArgument || !strings.Contains(err.Error(), "request of cpu") {
		t.Errorf("invalid request: %v", err)
	}
}

// blocked is a plugin that blocks until free is closed, or panics.
type blocked struct {
	entered, free chan struct{}
	panics        bool
}

func (blocked) Name() string { return "blocked" }
func (b blocked) Estimate(context.Context, node.ReplicasRequest) (int32, node.Result) {
	if b.panics {
		panic("boom")
	}
	b.entered <- struct{}{}
	<-b.free
	return math.MaxInt32, node.Result{}
}

func TestServe_recoversPanics(t *testing.T) {
	t.Parallel()
	r := start(t, newCluster(t, newNode("a")), func(o *Options) { o.Replicas = []node.EstimateReplicasPlugin{blocked{panics: true}} })
	for range 2 {
		if _, err := replicas(t, r, nil); status.Code(err) != codes.Internal || !strings.Contains(err.Error(), "boom") {
			t.Errorf("panic of a plugin: %v", err)
		}
	}
}

func TestServe_limitsParallelism(t *testing.T) {
	t.Parallel()
	b := blocked{entered: make(chan struct{}, 10), free: make(chan struct{})}
	r := start(t, newCluster(t, newNode("a")), func(o *Options) {
		o.Parallelism, o.Replicas = 2, []node.EstimateReplicasPlugin{b}
	})
	results := make(chan error, 3)
	for range 2 {
		go func() {
			_, err := replicas(t, r, nil)
			results <- err
		}()
	}
	<-b.entered
	<-b.entered
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
	defer cancel()
	_, err := r.client.MaxAvailableReplicas(ctx, &pb.MaxAvailableReplicasRequest{Cluster: "m"})
	if status.Code(err) != codes.DeadlineExceeded {
		t.Errorf("third request: %v, want DeadlineExceeded", err)
	}
	select {
	case <-b.entered:
		t.Error("a third request was handled")
	default:
	}
	close(b.free)
	for range 2 {
		if err := <-results; err != nil {
			t.Error(err)
		}
	}
}

// The server does not listen before all resources are listed, and it can be stopped before.
func TestServe_waitsForLists(t *testing.T) {
	t.Parallel()
	c := newCluster(t, newNode("a"))
	sources := Sources(c.kube, c.meta, false)
	listed := make(chan struct{}, 100)
	pods := sources[1].List
	sources[1].List = func(ctx context.Context, o metav1.ListOptions) (runtime.Object, error) {
		listed <- struct{}{}
		if ctx.Err() == nil {
			return nil, fmt.Errorf("boom")
		}
		return pods(ctx, o)
	}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	o := Options{Cluster: "m", Clock: clocktesting.NewFakePassiveClock(now), Listen: func(context.Context) (net.Listener, error) {
		t.Error("listening before the lists")
		return nil, io.EOF
	}}
	go func() { ended <- Serve(ctx, o, sources, func() { t.Error("ready before the lists") }) }()
	<-listed
	cancel()
	if err := <-ended; err == nil || !strings.Contains(err.Error(), "pods") {
		t.Errorf("Serve returned %v", err)
	}
}

// Objects that are not in a new list are removed.
func TestStore_replace(t *testing.T) {
	t.Parallel()
	b := newStore()
	into := func(resource string) *sink {
		return &sink{store: b, resource: resource, known: sets.New[types.NamespacedName]()}
	}
	deployment := func(name string) *metav1.PartialObjectMetadata {
		return &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{Namespace: "ns", Name: name}}
	}
	deployments, nodes := into("deployments"), into("nodes")
	for _, replace := range []struct {
		sink *sink
		list []any
	}{
		{deployments, []any{deployment("a"), deployment("b")}}, {deployments, []any{deployment("b"), deployment("c")}},
		{nodes, []any{newNode("a"), newNode("b")}}, {nodes, []any{newNode("c")}},
	} {
		if err := replace.sink.Replace(replace.list, ""); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]bool{"a": false, "b": true, "c": true} {
		if _, found := b.newest("ns", name); found != want {
			t.Errorf("Deployment %s found: %v, want %v", name, found, want)
		}
	}
	if n := b.snapshot().Nodes(); n != 1 {
		t.Errorf("got %d nodes, want 1", n)
	}
	if err := deployments.Delete("c"); err == nil {
		t.Error("no error for the deletion of a string")
	}
	if err := deployments.Delete(deployment("c")); err != nil {
		t.Error(err)
	}
	if _, found := b.newest("ns", "c"); found {
		t.Error("the deleted Deployment c was found")
	}
}

func TestTrimPod_keepsRequests(t *testing.T) {
	t.Parallel()
	p := newPod("p", "a", "cpu", "1", "memory", "1Gi")
	p.Spec.InitContainers = []corev1.Container{{
		Name: "i", RestartPolicy: new(corev1.ContainerRestartPolicyAlways),
		Resources: corev1.ResourceRequirements{Requests: list("cpu", "3")},
	}}
	p.Spec.Overhead = list("cpu", "500m")
	p.Annotations = map[string]string{"much": strings.Repeat("x", 1000)}
	available := func(p *corev1.Pod) int32 {
		l := node.NewAccounting()
		l.SetNode(newNode("a", "cpu", "100"))
		l.SetPod(p)
		n, err := node.Replicas(t.Context(), []node.EstimateReplicasPlugin{node.Resources{}},
			node.ReplicasRequest{Snapshot: l.Snapshot(), ReplicaRequirements: requirements("cpu", "1")})
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	trimmed := trimPod(p)
	if a, b := available(p), available(trimmed); a != b || a != 95 {
		t.Errorf("got %d replicas with the pod, %d with the trimmed pod, want 95", a, b)
	}
	if trimmed.Annotations != nil || trimmed.Spec.Containers[0].Image != "" {
		t.Error("unused fields are kept")
	}
}
