// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package endpointslice

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var request = ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "default", Name: "web"}}

func cluster(name string, ready metav1.ConditionStatus) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: ready}}
	return c
}

func reported(t *testing.T, cluster, service, slice, address string) *workv1alpha1.Work {
	t.Helper()
	raw, err := json.Marshal(&discoveryv1.EndpointSlice{
		TypeMeta: metav1.TypeMeta{APIVersion: "discovery.k8s.io/v1", Kind: "EndpointSlice"},
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: slice, Labels: map[string]string{
			discoveryv1.LabelServiceName: service,
		}},
		AddressType: discoveryv1.AddressTypeIPv4, Endpoints: []discoveryv1.Endpoint{{Addresses: []string{address}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: slice + "-work", Finalizers: []string{names.ImportFinalizer},
		Labels: map[string]string{
			names.EndpointSliceManagedBy: "ServiceExport", names.EndpointSliceNamespace: "default", names.EndpointSliceName: service,
			names.WorkID: "id-" + cluster,
		},
	}}
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return w
}

// export returns the binding of the ServiceExport web.
func export(clusters ...string) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-serviceexport"}}
	b.Spec.Resource = workv1alpha2.ObjectReference{
		APIVersion: "multicluster.x-k8s.io/v1alpha1", Kind: "ServiceExport", Namespace: "default", Name: "web",
	}
	for _, name := range clusters {
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: name})
	}
	return b
}

type fixture struct {
	*Controller
	control *fakecontrol.Control
	events  *events.Fake
}

// newFixture returns a Controller. The ServiceExport web is propagated to m1, m2 and m1-a.
func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	objects = append(objects, export("m1", "m2", "m1-a"))
	control := fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{
		{Of: &workv1alpha1.Work{}, Field: collected.ByService.Field, Keys: collected.ByService.Keys},
	}})
	recorder := &events.Fake{}
	return &fixture{control: control, events: recorder, Controller: New(control, control, recorder)}
}

func (f *fixture) run(t *testing.T) []string {
	t.Helper()
	f.control.Writes(fakecontrol.Write.ByName)
	for range 5 {
		result, err := requeue.Reconciler(f).Reconcile(t.Context(), request)
		if err != nil {
			t.Fatal(err)
		}
		if result.RequeueAfter == 0 {
			break
		}
	}
	return f.control.Writes(fakecontrol.Write.ByName)
}

// imported returns the imported EndpointSlices with their readiness: "imported-m1-web-1 ready".
func (f *fixture) imported(t *testing.T) (out []string) {
	t.Helper()
	var list discoveryv1.EndpointSliceList
	if err := f.control.List(t.Context(), &list); err != nil {
		t.Fatal(err)
	}
	for _, s := range list.Items {
		state := "ready"
		if r := s.Endpoints[0].Conditions.Ready; r != nil && !*r {
			state = "not ready"
		}
		out = append(out, s.Name+" "+state)
	}
	slices.Sort(out)
	return out
}

func (f *fixture) expect(t *testing.T, want ...string) {
	t.Helper()
	if got := f.imported(t); !slices.Equal(got, want) {
		t.Errorf("imported: %q, want %q", got, want)
	}
}

// EndpointSlices of two clusters whose contract name is the same have copies of their own.
func TestReconcile_ambiguousNames(t *testing.T) {
	t.Parallel()
	w := reported(t, "m1", "web", "a-web", "10.1.0.1")
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), cluster("m1-a", metav1.ConditionTrue),
		reported(t, "m1-a", "web", "web", "10.2.0.1"), w)
	f.run(t)
	other := names.DistinctSlice("imported-m1-a-web", "m1-a")
	f.expect(t, "imported-m1-a-web ready", other+" ready")
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	if err := f.control.Delete(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t, "imported-m1-a-web ready")
	var slice discoveryv1.EndpointSlice
	if err := f.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "imported-m1-a-web"}, &slice); err != nil {
		t.Fatal(err)
	}
	if got := slice.Endpoints[0].Addresses[0]; got != "10.2.0.1" {
		t.Errorf("address %s, want that of m1-a", got)
	}
}

func TestReconcile_imports(t *testing.T) {
	t.Parallel()
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), cluster("m2", metav1.ConditionTrue),
		reported(t, "m1", "web", "web-1", "10.1.0.1"), reported(t, "m2", "web", "web-1", "10.2.0.1"),
		reported(t, "m1", "other", "other-1", "10.1.0.9"))
	f.run(t)
	f.expect(t, "imported-m1-web-1 ready", "imported-m2-web-1 ready")
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

// Endpoints of an unhealthy cluster are withdrawn only while another cluster has ready endpoints.
func TestReconcile_withdrawsUnhealthyCluster(t *testing.T) {
	t.Parallel()
	m1 := cluster("m1", metav1.ConditionFalse)
	f := newFixture(t, m1, cluster("m2", metav1.ConditionTrue), reported(t, "m1", "web", "web-1", "10.1.0.1"))
	f.run(t)
	f.expect(t, "imported-m1-web-1 ready")
	if err := f.control.Create(t.Context(), reported(t, "m2", "web", "web-2", "10.2.0.1")); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t, "imported-m1-web-1 not ready", "imported-m2-web-2 ready")
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	m1.Status.Conditions[0].Status = metav1.ConditionTrue
	if err := f.control.Status().Update(t.Context(), m1); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t, "imported-m1-web-1 ready", "imported-m2-web-2 ready")
}

func TestReconcile_deletesAfterWork(t *testing.T) {
	t.Parallel()
	w := reported(t, "m1", "web", "web-1", "10.1.0.1")
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), w)
	f.run(t)
	if err := f.control.Delete(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t)
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(w), w); client.IgnoreNotFound(err) != nil || err == nil {
		t.Errorf("the Work still exists: %v", err)
	}
}

// A Work that is missing from the cache but exists keeps its EndpointSlice, as after a restart.
func TestReconcile_keepsSliceOfUnknownWork(t *testing.T) {
	t.Parallel()
	w := reported(t, "m1", "web", "web-1", "10.1.0.1")
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), w)
	f.run(t)
	live := f.control
	empty := newFixture(t, cluster("m1", metav1.ConditionTrue))
	var slice discoveryv1.EndpointSlice
	if err := f.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "imported-m1-web-1"}, &slice); err != nil {
		t.Fatal(err)
	}
	slice.ResourceVersion = ""
	if err := empty.control.Create(t.Context(), &slice); err != nil {
		t.Fatal(err)
	}
	empty.live = live
	empty.run(t)
	empty.expect(t, "imported-m1-web-1 ready")
	empty.live = empty.control
	empty.run(t)
	empty.expect(t)
}

func TestReconcile_keepsForeignSlice(t *testing.T) {
	t.Parallel()
	foreign := &discoveryv1.EndpointSlice{
		ObjectMeta:  metav1.ObjectMeta{Namespace: "default", Name: "imported-m1-web-1", Labels: map[string]string{"a": "b"}},
		AddressType: discoveryv1.AddressTypeIPv4, Endpoints: []discoveryv1.Endpoint{{Addresses: []string{"10.9.0.1"}}},
	}
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), reported(t, "m1", "web", "web-1", "10.1.0.1"), foreign)
	if _, err := f.Reconcile(t.Context(), request); err == nil {
		t.Error("Reconcile with a name collision: no error")
	}
	if writes := f.control.Writes(fakecontrol.Write.ByName); len(writes) > 0 {
		t.Errorf("writes: %v", writes)
	}
}

// An agent can write Works with reports to its execution namespace, although its cluster does not export the Service.
func TestReconcile_ignoresReportsOfOtherClusters(t *testing.T) {
	t.Parallel()
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), cluster("m3", metav1.ConditionTrue),
		reported(t, "m1", "web", "web-1", "10.1.0.1"), reported(t, "m3", "web", "web-1", "10.3.0.1"))
	f.run(t)
	f.expect(t, "imported-m1-web-1 ready")
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

// A cluster with a graceful eviction in progress still exports the Service.
func TestReconcile_deletesSliceOfFormerExporter(t *testing.T) {
	t.Parallel()
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), cluster("m2", metav1.ConditionTrue),
		reported(t, "m1", "web", "web-1", "10.1.0.1"), reported(t, "m2", "web", "web-2", "10.2.0.1"))
	f.run(t)
	b := export("m1")
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		t.Fatal(err)
	}
	b.Spec.Clusters = b.Spec.Clusters[:1]
	b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2"}}
	if err := f.control.Update(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t, "imported-m1-web-1 ready", "imported-m2-web-2 ready")
	b.Spec.GracefulEvictionTasks = nil
	if err := f.control.Update(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t, "imported-m1-web-1 ready")
}

// An invalid report of one cluster does not keep the finalizer of the report of another one.
func TestReconcile_invalidReportDoesNotBlockOthers(t *testing.T) {
	t.Parallel()
	invalid, w := reported(t, "m1", "payments", "web-1", "10.1.0.1"), reported(t, "m2", "web", "web-2", "10.2.0.1")
	invalid.Labels[names.EndpointSliceName] = "web"
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), cluster("m2", metav1.ConditionTrue), invalid, w)
	f.run(t)
	f.expect(t, "imported-m2-web-2 ready")
	if got := f.events.All(); len(got) == 0 || got[0].Reason != "InvalidEndpointSlice" || got[0].On.Name != invalid.Name {
		t.Errorf("events %+v, want InvalidEndpointSlice on the Work of m1", got)
	}
	if err := f.control.Delete(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t)
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(w), w); client.IgnoreNotFound(err) != nil || err == nil {
		t.Errorf("the Work of m2 still exists: %v", err)
	}
}

// An EndpointSlice that the API server rejects does not keep the finalizers of other reports.
func TestReconcile_rejectedSliceDoesNotBlockOthers(t *testing.T) {
	t.Parallel()
	w := reported(t, "m2", "web", "web-2", "10.2.0.1")
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), reported(t, "m1", "web", "web-1", "10.1.0.1"), w)
	f.control.Fail = func(write fakecontrol.Write) error {
		if write.Verb == "create" {
			return errors.New("rejected")
		}
		return nil
	}
	if err := f.control.Delete(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Reconcile(t.Context(), request); err == nil {
		t.Error("Reconcile with a rejected EndpointSlice: no error")
	}
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(w), w); client.IgnoreNotFound(err) != nil || err == nil {
		t.Errorf("the Work of m2 still exists: %v", err)
	}
}

// An agent can report one EndpointSlice for two Services. The requests for both must not replace it in turn.
func TestReconcile_sliceOfTwoServices(t *testing.T) {
	t.Parallel()
	second := reported(t, "m1", "other", "web-1", "10.1.0.9")
	second.Name = "another-work"
	other := export("m1")
	other.Name, other.Spec.Resource.Name = "other-serviceexport", "other"
	f := newFixture(t, cluster("m1", metav1.ConditionTrue), reported(t, "m1", "web", "web-1", "10.1.0.1"), second, other)
	f.run(t)
	f.expect(t, "imported-m1-web-1 ready")
	f.control.Writes(fakecontrol.Write.ByName)
	otherRequest := ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "default", Name: "other"}}
	if _, err := f.Reconcile(t.Context(), otherRequest); err == nil || !strings.Contains(err.Error(), "name collision") {
		t.Errorf("Reconcile of the other Service: %v, want a name collision", err)
	}
	if writes := f.control.Writes(fakecontrol.Write.ByName); len(writes) > 0 {
		t.Errorf("the other Service wrote %v", writes)
	}
	// The EndpointSlice changes its Service when the first report is deleted.
	first := reported(t, "m1", "web", "web-1", "")
	if err := f.control.Delete(t.Context(), first); err != nil {
		t.Fatal(err)
	}
	if _, err := f.Reconcile(t.Context(), otherRequest); err != nil {
		t.Errorf("Reconcile after the deletion of the first report: %v", err)
	}
}
