// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/go-logr/logr"
	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/resourceversion"
	"k8s.io/apimachinery/pkg/util/wait"
	apiwatch "k8s.io/apimachinery/pkg/watch"
	"k8s.io/client-go/discovery"
	"k8s.io/client-go/dynamic"
	"k8s.io/client-go/rest"
	"k8s.io/klog/v2"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/log"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/manifest"
	"karmada.io/karmada/internal/work/observe"
	"karmada.io/karmada/test/apiserver"
	"karmada.io/karmada/test/fakecontrol"
)

// apiServer is the member of all tests: a real API server in which each test has its own namespace.
var (
	apiServer       dynamic.Interface
	apiServerConfig *rest.Config
)

func TestMain(m *testing.M) {
	log.SetLogger(logr.Discard())
	klog.SetLogger(logr.Discard())
	code, err := runWithServer(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func runWithServer(m *testing.M) (code int, err error) {
	dir, err := os.MkdirTemp("", "apply-*")
	if err != nil {
		return 1, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	cp, stop, err := apiserver.Run(dir)
	if err != nil {
		return 1, err
	}
	defer func() { err = errors.Join(err, stop()) }()
	apiServerConfig = rest.CopyConfig(cp.RESTConfig())
	apiServerConfig.QPS, apiServerConfig.WarningHandlerWithContext = -1, member.WarningHandler{}
	if apiServer, err = dynamic.NewForConfig(apiServerConfig); err != nil {
		return 1, err
	}
	return m.Run(), nil
}

var (
	deployments = schema.GroupVersionResource{Group: "apps", Version: "v1", Resource: "deployments"}
	daemonSets  = schema.GroupVersionResource{Group: "apps", Version: "v1", Resource: "daemonsets"}
	configMaps  = schema.GroupVersionResource{Version: "v1", Resource: "configmaps"}
	namespaces  = schema.GroupVersionResource{Version: "v1", Resource: "namespaces"}
	services    = schema.GroupVersionResource{Version: "v1", Resource: "services"}
	start       = time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	serial      atomic.Int64
)

// inUseRetries is the number of retries before it is reported that a container is in use, as package remove defines it.
const inUseRetries = 8

// fixture is an Executor with one member. The test owns the namespace with the name of the member.
type fixture struct {
	*Executor
	t       *testing.T
	ctx     context.Context
	cluster string
	worker  *clusterWorker
	control *fakecontrol.Control
	member  *spy
	clock   *clocktesting.FakeClock
	events  *events.Fake
}

func newFixture(t *testing.T) *fixture {
	t.Helper()
	s := &fixture{
		t:       t,
		ctx:     t.Context(),
		cluster: fmt.Sprintf("m%d", serial.Add(1)),
		clock:   clocktesting.NewFakeClock(start),
		events:  &events.Fake{},
	}
	s.member = &spy{Interface: apiServer}
	s.control = fakecontrol.WithObjects(t, readyCluster(s.cluster))
	s.Executor = New(s.control, s.control, nil, Options{Chain: interpret.Chain{native.Layer()}, Events: s.events, Clock: s.clock})
	s.Own(t.Context(), s.cluster)
	s.worker = s.Executor.worker(s.cluster)
	disco, err := discovery.NewDiscoveryClientForConfig(apiServerConfig)
	if err != nil {
		t.Fatal(err)
	}
	s.connect(&member.Member{
		Name: s.cluster, Dynamic: s.member, Discovery: disco, Config: apiServerConfig, Mapper: fakecontrol.Mapper(), Context: t.Context(),
	})
	namespace := &unstructured.Unstructured{
		Object: map[string]any{"apiVersion": "v1", "kind": "Namespace", "metadata": map[string]any{"name": s.cluster}},
	}
	if _, err := apiServer.Resource(namespaces).Create(t.Context(), namespace, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
	return s
}

func readyCluster(name string) *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{"x/y"}},
		Status: clusterv1alpha1.ClusterStatus{
			Conditions: []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue, Reason: "x"}}},
	}
}

// setCluster changes the Cluster; it is not ready if ready is false.
func (s *fixture) setCluster(ready, deleting bool) {
	s.t.Helper()
	c := readyCluster(s.cluster)
	if err := s.control.Get(s.t.Context(), client.ObjectKeyFromObject(c), c); err != nil {
		s.t.Fatal(err)
	}
	if !ready {
		c.Status.Conditions[0].Status = metav1.ConditionFalse
		if err := s.control.Status().Update(s.t.Context(), c); err != nil {
			s.t.Fatal(err)
		}
	}
	if deleting {
		if err := s.control.Delete(s.t.Context(), c); err != nil {
			s.t.Fatal(err)
		}
	}
	s.control.Writes(fakecontrol.Write.ByKey)
}

// updateCluster changes spec and status of the Cluster.
func (s *fixture) updateCluster(mutate func(*clusterv1alpha1.Cluster)) {
	s.t.Helper()
	c := readyCluster(s.cluster)
	if err := s.control.Get(s.t.Context(), client.ObjectKeyFromObject(c), c); err != nil {
		s.t.Fatal(err)
	}
	mutate(c)
	status := c.Status
	if err := s.control.Update(s.t.Context(), c); err != nil {
		s.t.Fatal(err)
	}
	c.Status = status
	if err := s.control.Status().Update(s.t.Context(), c); err != nil {
		s.t.Fatal(err)
	}
	s.control.Writes(fakecontrol.Write.ByKey)
}

// connect opens a connection.
func (s *fixture) connect(m *member.Member) {
	s.worker.cache = observe.NewCache(s.t.Context(), m, s.worker.queue.Add, s.observer.Preview(s.cluster, s.hasStarted))
}

// reinterpret notifies the Executor that the interpreters of all kinds changed.
func (s *fixture) reinterpret() {
	s.t.Helper()
	if err := s.Reinterpret(s.t.Context(), func(schema.GroupVersionKind) bool { return true }); err != nil {
		s.t.Fatal(err)
	}
}

// reconnect replaces the connection, as a restart does.
func (s *fixture) reconnect() { s.connect(s.worker.cache.Member) }

// put creates or updates a Work with objects, after mutate.
func (s *fixture) put(name string, mutate func(*workv1alpha1.Work), objects ...string) types.NamespacedName {
	s.t.Helper()
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: names.ExecutionNamespace(s.cluster), Name: name}}
	key := client.ObjectKeyFromObject(w)
	err := s.control.Get(s.t.Context(), key, w)
	if client.IgnoreNotFound(err) != nil {
		s.t.Fatal(err)
	}
	w.Generation++
	w.UID = types.UID("uid of " + name)
	w.Finalizers = []string{names.ExecutionFinalizer}
	w.Spec.Workload.Manifests = nil
	for _, text := range objects {
		w.Spec.Workload.Manifests = append(w.Spec.Workload.Manifests, s.manifest(key, text))
	}
	if mutate != nil {
		mutate(w)
	}
	if apierrors.IsNotFound(err) {
		err = s.control.Create(s.t.Context(), w)
	} else {
		err = s.control.Update(s.t.Context(), w)
	}
	if err != nil {
		s.t.Fatal(err)
	}
	s.control.Writes(fakecontrol.Write.ByKey)
	return key
}

func (s *fixture) manifest(work types.NamespacedName, text string) workv1alpha1.Manifest {
	s.t.Helper()
	o := fakecontrol.Parse(s.t, text)
	o.SetNamespace(s.cluster)
	labels, annotations := o.GetLabels(), o.GetAnnotations()
	if labels == nil {
		labels = map[string]string{}
	}
	if annotations == nil {
		annotations = map[string]string{}
	}
	labels[names.Managed], labels[names.WorkID] = "true", "work-id"
	annotations[names.WorkNamespace], annotations[names.WorkName], annotations[names.TemplateUID] = work.Namespace, work.Name, "template"
	o.SetLabels(labels)
	o.SetAnnotations(annotations)
	manifest.RecordManaged(o)
	raw, err := json.Marshal(o.Object)
	if err != nil {
		s.t.Fatal(err)
	}
	return workv1alpha1.Manifest{RawExtension: runtime.RawExtension{Raw: raw}}
}

// run reconciles a Work until it waits for a delay or an event.
func (s *fixture) run(work types.NamespacedName) (err error) {
	s.t.Helper()
	s.eventually("the watches begin", func() bool {
		err = s.reconcile(s.t.Context(), s.worker, work)
		var w *requeue.WaitError
		return !errors.As(err, &w) || w.Delay != observe.SyncInterval
	})
	return err
}

// settle reconciles without an error. A delayed status is no error.
func (s *fixture) settle(work types.NamespacedName) {
	s.t.Helper()
	var held *requeue.WaitError
	if err := s.run(work); err != nil && (!errors.As(err, &held) || held.Delay == 0) {
		s.t.Fatal(err)
	}
}

// awaitRequeue waits until an event of the member requeues a Work, and empties the queue.
func (s *fixture) awaitRequeue(work types.NamespacedName) {
	s.t.Helper()
	s.eventually("the member requeues the work", func() bool {
		requeued := false
		for s.worker.queue.Len() > 0 {
			got, _ := s.worker.queue.Get()
			s.worker.queue.Done(got)
			requeued = requeued || got == work
		}
		return requeued
	})
}

// shown returns the entry of an object in the watch of its kind.
func (s *fixture) shown(gvr schema.GroupVersionResource, name string) (entry observe.Entry, ok bool) {
	of := types.NamespacedName{Namespace: s.cluster, Name: name}
	_ = s.worker.cache.Each(func(kind schema.GroupVersionResource, key types.NamespacedName, e observe.Entry) error {
		if kind == gvr && key == of {
			entry, ok = e, true
		}
		return nil
	})
	return entry, ok
}

func (s *fixture) eventually(what string, done func() bool) {
	s.t.Helper()
	err := wait.PollUntilContextTimeout(
		s.t.Context(),
		2*time.Millisecond,
		time.Minute,
		true,
		func(context.Context) (bool, error) { return done(), nil },
	)
	if err != nil {
		s.t.Fatalf("waiting until %s: %v", what, err)
	}
}

// writes returns the writes since the last call, to the control plane and to the member.
func (s *fixture) writes() []string {
	return append(slices.Sorted(slices.Values(s.control.Writes(fakecontrol.Write.ByKey))), s.member.flush()...)
}

func (s *fixture) expectWrites(want ...string) {
	s.t.Helper()
	if diff := cmp.Diff(want, s.writes()); diff != "" {
		s.t.Errorf("writes (-want +got):\n%s", diff)
	}
}

func (s *fixture) work(key types.NamespacedName) *workv1alpha1.Work {
	s.t.Helper()
	var w workv1alpha1.Work
	if err := s.control.Get(s.t.Context(), key, &w); err != nil {
		s.t.Fatal(err)
	}
	return &w
}

// condition returns "status reason: message" of a condition of a Work.
func (s *fixture) condition(key types.NamespacedName, kind string) string {
	s.t.Helper()
	c := meta.FindStatusCondition(s.work(key).Status.Conditions, kind)
	if c == nil {
		return "none"
	}
	return string(c.Status) + " " + c.Reason + ": " + c.Message
}

// in reads an object from the member. It returns nil if the object does not exist.
func (s *fixture) in(gvr schema.GroupVersionResource, name string) *unstructured.Unstructured {
	s.t.Helper()
	o, err := apiServer.Resource(gvr).Namespace(s.cluster).Get(s.t.Context(), name, metav1.GetOptions{})
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		s.t.Fatal(err)
	}
	return o
}

// user creates or updates an object in the member.
func (s *fixture) user(gvr schema.GroupVersionResource, text string) {
	s.t.Helper()
	o := fakecontrol.Parse(s.t, text)
	o.SetNamespace(s.cluster)
	if _, err := apiServer.Resource(gvr).Namespace(s.cluster).Create(s.t.Context(), o, metav1.CreateOptions{}); err != nil {
		s.t.Fatal(err)
	}
}

func (s *fixture) userPatch(gvr schema.GroupVersionResource, name, patch string, subresources ...string) {
	s.t.Helper()
	before, watched := s.shown(gvr, name)
	if watched { // events of earlier writes must not be taken for those of this one
		s.eventually("the queue is empty", func() bool { return s.drain() })
	}
	o, err := apiServer.Resource(gvr).Namespace(s.cluster).
		Patch(s.t.Context(), name, types.MergePatchType, []byte(patch), metav1.PatchOptions{FieldManager: "user"}, subresources...)
	if err != nil {
		s.t.Fatal(err)
	}
	if watched && before.Version != o.GetResourceVersion() {
		s.eventually("the watch shows the change", func() bool {
			now, ok := s.shown(gvr, name)
			order, err := resourceversion.CompareResourceVersion(o.GetResourceVersion(), now.Version)
			return !ok || err == nil && order <= 0
		})
	}
}

// drain empties the queue.
func (s *fixture) drain() bool {
	for s.worker.queue.Len() > 0 {
		got, _ := s.worker.queue.Get()
		s.worker.queue.Done(got)
	}
	return true
}

func (s *fixture) delete(key types.NamespacedName) {
	s.t.Helper()
	if err := s.control.Delete(s.t.Context(), s.work(key)); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

func (s *fixture) deleted(key types.NamespacedName) bool {
	s.t.Helper()
	err := s.control.Get(s.t.Context(), key, &workv1alpha1.Work{})
	if client.IgnoreNotFound(err) != nil {
		s.t.Fatal(err)
	}
	return err != nil
}

func (s *fixture) eventsOf(reason string) (out []events.Event) {
	for _, e := range s.events.All() {
		if e.Reason == reason {
			out = append(out, e)
		}
	}
	return out
}

// spy records writes through a dynamic client and may change them like a webhook.
type spy struct {
	dynamic.Interface
	webhook func(*unstructured.Unstructured)
	// hang makes every request wait for its context.
	hang atomic.Bool
	// asked is set by requests while hang is set.
	asked atomic.Bool
	// fail is returned by every request, failWrites by every creation and update, failCreates by every creation, unless it is nil.
	fail, failWrites, failCreates atomic.Pointer[error]
	// onGet is called by every read of a single object, unless it is nil.
	onGet atomic.Pointer[func()]
	// gets counts the reads of single objects.
	gets atomic.Int64

	mu    sync.Mutex
	notes []string
	total int
}

func (s *spy) note(verb string, gvr schema.GroupVersionResource, name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.total++
	s.notes = append(s.notes, strings.Join([]string{"member:", verb, gvr.Resource, name}, " "))
}

func (s *spy) flush() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	out := s.notes
	s.notes = nil
	slices.Sort(out)
	return out
}

func (s *spy) Resource(gvr schema.GroupVersionResource) dynamic.NamespaceableResourceInterface {
	inner := s.Interface.Resource(gvr)
	return spiedKind{spied{inner, s, gvr}, inner}
}

type spiedKind struct {
	spied
	kind dynamic.NamespaceableResourceInterface
}

func (k spiedKind) Namespace(ns string) dynamic.ResourceInterface {
	return spied{k.kind.Namespace(ns), k.spy, k.gvr}
}

type spied struct {
	dynamic.ResourceInterface
	spy *spy
	gvr schema.GroupVersionResource
}

func (r spied) wait(ctx context.Context) error {
	if r.spy.hang.Load() {
		r.spy.asked.Store(true)
		<-ctx.Done()
		return ctx.Err()
	}
	if err := r.spy.fail.Load(); err != nil {
		return *err
	}
	return nil
}

func (r spied) waitToWrite(ctx context.Context) error {
	if err := r.spy.failWrites.Load(); err != nil {
		return *err
	}
	return r.wait(ctx)
}

func (r spied) Get(ctx context.Context, name string, o metav1.GetOptions, sub ...string) (*unstructured.Unstructured, error) {
	r.spy.gets.Add(1)
	if f := r.spy.onGet.Load(); f != nil {
		(*f)()
	}
	if err := r.wait(ctx); err != nil {
		return nil, err
	}
	return r.ResourceInterface.Get(ctx, name, o, sub...)
}

func (r spied) List(ctx context.Context, o metav1.ListOptions) (*unstructured.UnstructuredList, error) {
	if err := r.wait(ctx); err != nil {
		return nil, err
	}
	return r.ResourceInterface.List(ctx, o)
}

func (r spied) Watch(ctx context.Context, o metav1.ListOptions) (apiwatch.Interface, error) {
	if err := r.wait(ctx); err != nil {
		return nil, err
	}
	return r.ResourceInterface.Watch(ctx, o)
}

func (r spied) Create(
	ctx context.Context,
	o *unstructured.Unstructured,
	opts metav1.CreateOptions,
	sub ...string,
) (*unstructured.Unstructured, error) {
	if err := r.waitToWrite(ctx); err != nil {
		return nil, err
	}
	r.spy.note("create", r.gvr, o.GetName())
	if err := r.spy.failCreates.Load(); err != nil {
		return nil, *err
	}
	if r.spy.webhook != nil {
		o = o.DeepCopy()
		r.spy.webhook(o)
	}
	return r.ResourceInterface.Create(ctx, o, opts, sub...)
}

func (r spied) Update(
	ctx context.Context,
	o *unstructured.Unstructured,
	opts metav1.UpdateOptions,
	sub ...string,
) (*unstructured.Unstructured, error) {
	if err := r.waitToWrite(ctx); err != nil {
		return nil, err
	}
	r.spy.note("update", r.gvr, o.GetName())
	if r.spy.webhook != nil {
		o = o.DeepCopy()
		r.spy.webhook(o)
	}
	return r.ResourceInterface.Update(ctx, o, opts, sub...)
}

func (r spied) Delete(ctx context.Context, name string, opts metav1.DeleteOptions, sub ...string) error {
	if err := r.waitToWrite(ctx); err != nil {
		return err
	}
	verb := "delete"
	if opts.PropagationPolicy == nil || *opts.PropagationPolicy != metav1.DeletePropagationBackground || opts.Preconditions == nil ||
		opts.Preconditions.UID == nil || opts.Preconditions.ResourceVersion == nil {
		verb = "delete without preconditions"
	}
	r.spy.note(verb, r.gvr, name)
	return r.ResourceInterface.Delete(ctx, name, opts, sub...)
}
