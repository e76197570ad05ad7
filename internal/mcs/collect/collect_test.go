// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package collect

import (
	"context"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	discoveryv1 "k8s.io/api/discovery/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/dynamic"
	dynamicfake "k8s.io/client-go/dynamic/fake"
	clienttesting "k8s.io/client-go/testing"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	web      = types.NamespacedName{Namespace: "default", Name: "web"}
	start    = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	es       = names.ExecutionNamespace("m1")
	slicesOf = schema.GroupVersionResource{Group: "discovery.k8s.io", Version: "v1", Resource: "endpointslices"}
)

// fixture is a Collector with one member and a fake control plane. Services are reconciled by the test, not by workers.
type fixture struct {
	*Collector
	control *fakecontrol.Control
	member  *dynamicfake.FakeDynamicClient
	cluster *clusterCollector
	clock   *clocktesting.FakePassiveClock
	serial  int
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	objects = append(objects, &clusterv1alpha1.Cluster{
		ObjectMeta: metav1.ObjectMeta{Name: "m1"}, Spec: clusterv1alpha1.ClusterSpec{ID: "cluster-1"},
	})
	f := &fixture{control: fakecontrol.WithObjects(t, objects...), clock: clocktesting.NewFakePassiveClock(start)}
	scheme := runtime.NewScheme()
	f.member = dynamicfake.NewSimpleDynamicClientWithCustomListKinds(scheme, map[schema.GroupVersionResource]string{
		slicesOf: "EndpointSliceList", {Version: "v1", Resource: "namespaces"}: "NamespaceList",
	})
	f.setClusterID(t, "cluster-1")
	newID := func() string {
		f.serial++
		return "id-" + strconv.Itoa(f.serial)
	}
	kinds := sets.New(mcs.Export, mcs.MultiCluster)
	f.Collector = New(f.control, f.control, f.control, Options{Kinds: kinds, Clock: f.clock, NewID: newID})
	f.engage(t)
	return f
}

// engage connects the member again, as a restart of the process does.
func (f *fixture) engage(t *testing.T) {
	t.Helper()
	f.cluster = f.connect(t.Context(), &member.Member{Name: "m1", Dynamic: validating{f.member}, Context: t.Context()})
}

// validating is a member that rejects invalid selectors, as API servers do.
type validating struct{ dynamic.Interface }

func (v validating) Resource(r schema.GroupVersionResource) dynamic.NamespaceableResourceInterface {
	return validatingResource{v.Interface.Resource(r)}
}

type validatingResource struct {
	dynamic.NamespaceableResourceInterface
}

func (v validatingResource) List(ctx context.Context, o metav1.ListOptions) (*unstructured.UnstructuredList, error) {
	if _, err := labels.Parse(o.LabelSelector); err != nil {
		return nil, apierrors.NewBadRequest(err.Error())
	}
	return v.NamespaceableResourceInterface.List(ctx, o)
}

func (f *fixture) setClusterID(t *testing.T, uid string) {
	t.Helper()
	namespaces := f.member.Resource(schema.GroupVersionResource{Version: "v1", Resource: "namespaces"})
	_ = namespaces.Delete(t.Context(), metav1.NamespaceSystem, metav1.DeleteOptions{})
	o := &unstructured.Unstructured{Object: map[string]any{"apiVersion": "v1", "kind": "Namespace", "metadata": map[string]any{
		"name": metav1.NamespaceSystem, "uid": uid,
	}}}
	if _, err := namespaces.Create(t.Context(), o, metav1.CreateOptions{}); err != nil {
		t.Fatal(err)
	}
}

func slice(name, service, address string) *discoveryv1.EndpointSlice {
	return &discoveryv1.EndpointSlice{
		TypeMeta:    metav1.TypeMeta{APIVersion: "discovery.k8s.io/v1", Kind: "EndpointSlice"},
		ObjectMeta:  metav1.ObjectMeta{Namespace: "default", Name: name, Labels: map[string]string{discoveryv1.LabelServiceName: service}},
		AddressType: discoveryv1.AddressTypeIPv4,
		Endpoints:   []discoveryv1.Endpoint{{Addresses: []string{address}}},
	}
}

// put creates or replaces an EndpointSlice in the member.
func (f *fixture) put(t *testing.T, s *discoveryv1.EndpointSlice) {
	t.Helper()
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(s)
	if err != nil {
		t.Fatal(err)
	}
	in := f.member.Resource(slicesOf).Namespace(s.Namespace)
	o := &unstructured.Unstructured{Object: content}
	if _, err = in.Create(t.Context(), o, metav1.CreateOptions{}); apierrors.IsAlreadyExists(err) {
		_, err = in.Update(t.Context(), o, metav1.UpdateOptions{})
	}
	if err != nil {
		t.Fatal(err)
	}
}

// run delivers the Works of the control plane as events, waits for the watch of the member, and reconciles a Service. It returns
// the writes.
func (f *fixture) run(t *testing.T, service types.NamespacedName) []string {
	t.Helper()
	f.deliver(t)
	f.clock.SetTime(f.clock.Now().Add(minInterval))
	f.control.Writes(fakecontrol.Write.ByKey)
	for {
		kinds, _ := f.cluster.works.of(service)
		if kinds.Len() == 0 {
			break
		}
		if synced, _ := f.cluster.watch.cover(t.Context(), f.cluster.member.Dynamic, service.Name, f.cluster.watched); synced {
			break
		}
		if t.Context().Err() != nil {
			t.Fatal("the watch does not sync")
		}
	}
	if _, err := f.reconcile(t.Context(), f.cluster, service); err != nil {
		t.Fatalf("reconcile: %v", err)
	}
	out := f.control.Writes(fakecontrol.Write.ByKey)
	f.deliver(t)
	return out
}

// deliver observes the Works of the control plane.
func (f *fixture) deliver(t *testing.T) {
	t.Helper()
	f.cluster.mu.Lock()
	f.cluster.works = newIndex(f.Kinds)
	f.cluster.mu.Unlock()
	for _, w := range f.works(t) {
		f.observe(&w, false)
	}
}

func (f *fixture) works(t *testing.T) []workv1alpha1.Work {
	t.Helper()
	var list workv1alpha1.WorkList
	if err := f.control.List(t.Context(), &list, client.InNamespace(es)); err != nil {
		t.Fatal(err)
	}
	return list.Items
}

// reported returns the names of the reported EndpointSlices with their kinds and first address.
func (f *fixture) reported(t *testing.T) (out []string) {
	t.Helper()
	for _, w := range f.works(t) {
		if w.Labels[names.EndpointSliceManagedBy] == "" || w.Labels[names.ClusterSetName] != "" || w.DeletionTimestamp != nil {
			continue
		}
		r, err := mcs.ParseWork(&w)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, r.Slice.Name+" "+mcs.FormatKinds(r.Kinds)+" "+r.Slice.Endpoints[0].Addresses[0])
	}
	slices.Sort(out)
	return out
}

func (f *fixture) expect(t *testing.T, want ...string) {
	t.Helper()
	if got := f.reported(t); !slices.Equal(got, want) {
		t.Errorf("reported: %q, want %q", got, want)
	}
}

// waitFor waits until the watch shows n EndpointSlices of a Service, the first one with the address.
func (f *fixture) waitFor(t *testing.T, service types.NamespacedName, n int, address string) {
	t.Helper()
	for deadline := time.After(10 * time.Second); ; {
		shown, _ := f.cluster.watch.slices(service)
		if len(shown) == n && (address == "" || slices.ContainsFunc(shown, func(s *discoveryv1.EndpointSlice) bool {
			return s.Endpoints[0].Addresses[0] == address
		})) {
			return
		}
		select {
		case <-deadline:
			t.Fatalf("the watch shows %d EndpointSlices, want %d with %s", len(shown), n, address)
		default:
		}
	}
}

func export(name string) *workv1alpha1.Work {
	raw := `{"apiVersion":"multicluster.x-k8s.io/v1alpha1","kind":"ServiceExport","metadata":{"namespace":"default","name":"` + name + `"}}`
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: es, Name: names.Work("ServiceExport", "default", name), Finalizers: []string{names.ExecutionFinalizer},
	}}
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: []byte(raw)}}}
	w.Status.Conditions = []metav1.Condition{{Type: workv1alpha1.WorkApplied, Status: metav1.ConditionTrue}}
	return w
}

func shared(name string) *workv1alpha1.Work {
	w := export(name)
	w.Name, w.Finalizers = names.Work("MultiClusterService", "default", name), []string{names.CollectFinalizer}
	w.Labels = map[string]string{names.MultiClusterServiceNamespace: "default", names.MultiClusterServiceName: name}
	w.Spec.SuspendDispatching = new(true)
	raw, _ := json.Marshal(map[string]any{"kind": "MultiClusterService", "apiVersion": "networking.karmada.io/v1alpha1"})
	w.Spec.Workload.Manifests[0].Raw = raw
	return w
}

func TestReconcile_reportsRequestedServices(t *testing.T) {
	t.Parallel()
	f := newFixture(t, export("web"))
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.put(t, slice("other-1", "other", "10.0.0.9"))
	imported := slice("imported-m2-web-1", "web", "10.2.0.1")
	imported.Labels[discoveryv1.LabelManagedBy] = names.ImportedBy
	f.put(t, imported)
	f.run(t, web)
	f.expect(t, "web-1 ServiceExport 10.0.0.1")
	w := f.works(t)
	i := slices.IndexFunc(w, func(w workv1alpha1.Work) bool { return w.Labels[names.EndpointSliceManagedBy] != "" })
	if got := w[i]; got.Name != names.Work("EndpointSlice", "default", "web-1") || !*got.Spec.SuspendDispatching ||
		got.Labels[names.EndpointSliceNamespace] != "default" || got.Labels[names.EndpointSliceName] != "web" ||
		!slices.Equal(got.Finalizers, []string{names.ImportFinalizer}) {
		t.Errorf("work: %+v", got)
	}
	if writes := f.run(t, web); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	f.put(t, slice("web-1", "web", "10.0.0.2"))
	f.waitFor(t, web, 1, "10.0.0.2")
	f.run(t, web)
	f.expect(t, "web-1 ServiceExport 10.0.0.2")
}

// A ServiceExport that has not been applied yet exports nothing.
func TestReconcile_waitsForAppliedExport(t *testing.T) {
	t.Parallel()
	w := export("web")
	w.Status.Conditions = nil
	f := newFixture(t, w)
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.run(t, web)
	f.expect(t)
}

func TestReconcile_requestsOfSeveralKinds(t *testing.T) {
	t.Parallel()
	f := newFixture(t, export("web"), shared("web"))
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.run(t, web)
	f.expect(t, "web-1 MultiClusterService.ServiceExport 10.0.0.1")

	// The end of one request does not end the other.
	f.delete(t, export("web"))
	f.run(t, web)
	f.expect(t, "web-1 MultiClusterService 10.0.0.1")
	f.delete(t, shared("web"))
	f.run(t, web)
	f.expect(t)
}

// delete removes a Work with its finalizers.
func (f *fixture) delete(t *testing.T, w *workv1alpha1.Work) {
	t.Helper()
	var existing workv1alpha1.Work
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(w), &existing); err != nil {
		t.Fatal(err)
	}
	existing.Finalizers = nil
	if err := f.control.Update(t.Context(), &existing); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), &existing); err != nil {
		t.Fatal(err)
	}
}

// Works are not deleted because an event of their request has not been delivered yet, as after a restart.
func TestReconcile_keepsReportsWhileRequestIsUnknown(t *testing.T) {
	t.Parallel()
	f := newFixture(t, export("web"))
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.run(t, web)
	f.cluster.mu.Lock()
	f.cluster.works.remove(export("web").Name)
	f.cluster.mu.Unlock()
	f.clock.SetTime(f.clock.Now().Add(minInterval))
	if _, err := f.reconcile(t.Context(), f.cluster, web); err != nil {
		t.Fatal(err)
	}
	f.expect(t, "web-1 ServiceExport 10.0.0.1")
}

// An EndpointSlice that the watch does not show is still reported if a live read finds it, and after errors of the member.
func TestReconcile_deletesOnlyAfterLiveRead(t *testing.T) {
	t.Parallel()
	f := newFixture(t, export("web"))
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.run(t, web)
	// The store of a watch that has lost an object.
	shown, err := f.cluster.watch.slices(web)
	if err != nil || len(shown) != 1 {
		t.Fatalf("the watch shows %v, %v", shown, err)
	}
	if err := f.cluster.watch.current.informer.GetIndexer().Delete(shown[0]); err != nil {
		t.Fatal(err)
	}
	f.run(t, web)
	f.expect(t, "web-1 ServiceExport 10.0.0.1")

	refuse := true
	f.member.PrependReactor("get", "endpointslices", func(clienttesting.Action) (bool, runtime.Object, error) {
		if !refuse {
			return false, nil, nil
		}
		return true, nil, apierrors.NewServiceUnavailable("member is stopping")
	})
	if err := f.member.Resource(slicesOf).Namespace("default").Delete(t.Context(), "web-1", metav1.DeleteOptions{}); err != nil {
		t.Fatal(err)
	}
	f.clock.SetTime(f.clock.Now().Add(minInterval))
	if _, err := f.reconcile(t.Context(), f.cluster, web); err == nil {
		t.Error("reconcile while the member fails: no error")
	}
	f.expect(t, "web-1 ServiceExport 10.0.0.1")
	refuse = false
	f.run(t, web)
	f.expect(t)
}

// Nothing is reported from a cluster with another ID.
func TestReconcile_verifiesIdentity(t *testing.T) {
	t.Parallel()
	f := newFixture(t, export("web"))
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.setClusterID(t, "another")
	f.deliver(t)
	for synced := false; !synced && t.Context().Err() == nil; {
		synced, _ = f.cluster.watch.cover(t.Context(), f.cluster.member.Dynamic, web.Name, f.cluster.watched)
	}
	if _, err := f.reconcile(t.Context(), f.cluster, web); err == nil || !strings.Contains(err.Error(), "belongs to another cluster") {
		t.Errorf("reconcile: %v", err)
	}
	f.expect(t)
}

// The address of a Cluster may lead to another cluster than before, and its ID may change. Nothing is reported or deleted then.
func TestReconcile_identityChanges(t *testing.T) {
	t.Parallel()
	for name, change := range map[string]func(t *testing.T, f *fixture){
		"another connection": func(t *testing.T, f *fixture) {
			t.Helper()
			f.setClusterID(t, "another")
			f.cluster.watch.end() // another one begins
		},
		"another ID": func(t *testing.T, f *fixture) {
			t.Helper()
			var c clusterv1alpha1.Cluster
			if err := f.control.Get(t.Context(), client.ObjectKey{Name: "m1"}, &c); err != nil {
				t.Fatal(err)
			}
			c.Spec.ID = "another"
			if err := f.control.Update(t.Context(), &c); err != nil {
				t.Fatal(err)
			}
		},
		"between the watch and the live read": func(t *testing.T, f *fixture) {
			t.Helper()
			read := false
			f.member.PrependReactor("get", "endpointslices", func(clienttesting.Action) (bool, runtime.Object, error) {
				read = true
				return false, nil, nil
			})
			f.member.PrependReactor("get", "namespaces", func(clienttesting.Action) (bool, runtime.Object, error) {
				another := &unstructured.Unstructured{Object: map[string]any{"metadata": map[string]any{"uid": "another"}}}
				return read, another, nil
			})
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, export("web"))
			f.put(t, slice("web-1", "web", "10.0.0.1"))
			f.run(t, web)
			f.expect(t, "web-1 ServiceExport 10.0.0.1")
			if err := f.member.Resource(slicesOf).Namespace("default").Delete(t.Context(), "web-1", metav1.DeleteOptions{}); err != nil {
				t.Fatal(err)
			}
			f.waitFor(t, web, 0, "")
			change(t, f)
			f.clock.SetTime(f.clock.Now().Add(minInterval))
			for synced := false; !synced && t.Context().Err() == nil; {
				synced, _ = f.cluster.watch.cover(t.Context(), f.cluster.member.Dynamic, web.Name, f.cluster.watched)
			}
			if _, err := f.reconcile(t.Context(), f.cluster, web); err == nil || !strings.Contains(err.Error(), "belongs to another cluster") {
				t.Errorf("reconcile: %v", err)
			}
			f.expect(t, "web-1 ServiceExport 10.0.0.1")
		})
	}
}

// EndpointSlices of the same name in several clusters have different Works in each execution namespace.
func TestReconcile_nameTakenByDispatchedSlice(t *testing.T) {
	t.Parallel()
	taken := shared("web")
	taken.Name, taken.Spec.SuspendDispatching = names.Work("EndpointSlice", "default", "web-1"), nil
	taken.Annotations = map[string]string{names.ProvisionCluster: "m2"}
	f := newFixture(t, export("web"), taken)
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.run(t, web)
	f.expect(t, "web-1 ServiceExport 10.0.0.1")
	if writes := f.run(t, web); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	// The Work keeps its name when the other one is deleted.
	f.delete(t, taken)
	if writes := f.run(t, web); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

// An export with a name that no Service can have does not stop the reports of other Services.
func TestReconcile_exportWithInvalidName(t *testing.T) {
	t.Parallel()
	f := newFixture(t, export("web"))
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.run(t, web)
	long := types.NamespacedName{Namespace: "default", Name: strings.Repeat("x", 64)}
	if err := f.control.Create(t.Context(), export(long.Name)); err != nil {
		t.Fatal(err)
	}
	f.run(t, long)
	f.put(t, slice("web-1", "web", "10.0.0.2"))
	f.waitFor(t, web, 1, "10.0.0.2")
	f.run(t, web)
	f.expect(t, "web-1 ServiceExport 10.0.0.2")
}

// While the member rejects the list for another Service, the watch goes on.
func TestWatch_continuesUntilReplaced(t *testing.T) {
	t.Parallel()
	f := newFixture(t, export("web"), export("api"))
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.run(t, web)
	before := f.cluster.watch.current
	if !before.includes("web") || !before.includes("api") {
		t.Fatalf("watched %v, want web and api", before.names)
	}
	cover := func(service string) bool {
		f.clock.SetTime(f.clock.Now().Add(minInterval))
		synced, wait := f.cluster.watch.cover(t.Context(), f.cluster.member.Dynamic, service, f.cluster.watched)
		if wait > 0 {
			t.Errorf("cover %s: wait %v", service, wait)
		}
		return synced
	}
	rejected := strings.Repeat("x", 64)
	for range 2 {
		if cover(rejected) {
			t.Error("the rejected watch is synced")
		}
	}
	if !cover("web") {
		t.Error("the watch of web is not synced while another one is rejected")
	}
	f.put(t, slice("web-1", "web", "10.0.0.2"))
	f.waitFor(t, web, 1, "10.0.0.2")
	for !cover("other") && t.Context().Err() == nil {
	}
	if f.cluster.watch.current == before || f.cluster.watch.next != nil || !cover("web") {
		t.Error("the watch was not replaced")
	}
}

func TestReconcile_pace(t *testing.T) {
	t.Parallel()
	f := newFixture(t, export("web"))
	f.put(t, slice("web-1", "web", "10.0.0.1"))
	f.run(t, web)
	f.put(t, slice("web-1", "web", "10.0.0.2"))
	f.waitFor(t, web, 1, "10.0.0.2")
	f.clock.SetTime(f.clock.Now().Add(minInterval / 4))
	after, err := f.reconcile(t.Context(), f.cluster, web)
	if err != nil || after <= 0 || after > minInterval {
		t.Errorf("reconcile shortly after a write = %v, %v", after, err)
	}
	f.expect(t, "web-1 ServiceExport 10.0.0.1")
}

func TestWatch_manyServices(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	w := sliceWatch{changed: func(types.NamespacedName) {}, synced: func() {}, connected: func() {}, clock: f.clock}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	cover := func(service string, requested sets.Set[string]) {
		t.Helper()
		for {
			synced, wait := w.cover(ctx, f.member, service, func() sets.Set[string] { return requested })
			if synced || t.Context().Err() != nil {
				return
			}
			f.clock.SetTime(f.clock.Now().Add(wait))
		}
	}
	cover("a", sets.New("a", "b"))
	cover("b", nil) // covered
	three := func() sets.Set[string] { return sets.New("a", "b", "c") }
	if synced, wait := w.cover(ctx, f.member, "c", three); synced || wait <= 0 || wait > minInterval {
		t.Errorf("cover of another Service shortly after the start = %v, wait %v; want a wait", synced, wait)
	}
	f.clock.SetTime(f.clock.Now().Add(minInterval))
	if synced, wait := w.cover(ctx, f.member, "c", three); synced || wait > 0 {
		t.Errorf("cover of another Service = %v, wait %v; want a new list", synced, wait)
	}
	many := sets.New[string]()
	for i := range 200 {
		many.Insert("service-with-a-long-name-" + strconv.Itoa(i))
	}
	f.clock.SetTime(f.clock.Now().Add(minInterval))
	cover("service-with-a-long-name-0", many)
	if synced, _ := w.cover(ctx, f.member, "any", nil); w.current.names != nil || !synced {
		t.Error("with many Services, all EndpointSlices must be watched")
	}
	w.end()
	if w.current != nil || w.next != nil {
		t.Error("the watch has not ended")
	}
}

// Two Services of the same name in different namespaces share one name in the selector of the watch.
func TestIndex_countsNames(t *testing.T) {
	t.Parallel()
	x := newIndex(sets.New(mcs.Export))
	web, other := export("web"), export("web")
	other.Name, other.Spec.Workload.Manifests[0].Raw = names.Work("ServiceExport", "other", "web"),
		[]byte(strings.ReplaceAll(string(other.Spec.Workload.Manifests[0].Raw), "default", "other"))
	disabled := shared("web")
	for _, w := range []*workv1alpha1.Work{web, other, disabled} {
		if _, ok := x.add(w); !ok {
			t.Fatalf("add(%s) = false", w.Name)
		}
	}
	if kinds, _ := x.of(types.NamespacedName{Namespace: "default", Name: "web"}); !kinds.Equal(sets.New(mcs.Export)) {
		t.Errorf("kinds %v, want ServiceExport only", kinds)
	}
	x.remove(web.Name)
	if !x.watched().Equal(sets.New("web")) {
		t.Errorf("watched after the first removal: %v", x.watched())
	}
	x.remove(other.Name)
	x.remove(disabled.Name)
	if x.watched().Len()+len(x.services)+len(x.byWork) > 0 {
		t.Errorf("index after all removals: %+v", x)
	}
}
