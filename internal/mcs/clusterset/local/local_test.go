// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	dynamicfake "k8s.io/client-go/dynamic/fake"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1beta1 "karmada.io/karmada/api/multicluster/v1beta1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/clusterset"
	"karmada.io/karmada/internal/mcs/clusterset/control"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/writer"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	hello = types.NamespacedName{Namespace: "default", Name: "hello"}
	start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
)

// fleet is a control plane with two members, all in memory.
type fleet struct {
	control *fakecontrol.Control
	members map[string]*fakecontrol.Control
	local   *Controller
	merge   *control.Controller
	serial  int
}

func newFleet(t *testing.T) *fleet {
	t.Helper()
	f := &fleet{members: map[string]*fakecontrol.Control{}}
	newID := func() string {
		f.serial++
		return fmt.Sprint("id-", f.serial)
	}
	var clusters []client.Object
	for _, name := range []string{"c1", "c2"} {
		clusters = append(clusters, &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{"x/y"}}})
	}
	f.control = fakecontrol.New(t, fakecontrol.Options{
		Objects: clusters, CountGenerations: true,
		Indexes: []fakecontrol.Index{{Of: &workv1alpha1.Work{}, Field: collected.ByService.Field, Keys: collected.ByService.Keys}},
	})
	f.local = newController(f.control, f.control, f.control, Options{NewID: newID, Clock: clocktesting.NewFakeClock(start)})
	f.merge = control.New(f.control, f.control, control.Options{NewID: newID})
	for _, name := range []string{"c1", "c2"} {
		f.members[name] = fakecontrol.WithObjects(t, &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "default"}})
		s := &cluster{
			ctx: t.Context(), member: &member.Member{Name: name}, known: map[types.NamespacedName]version{},
			live: f.members[name], cached: f.members[name], queue: newQueue(),
		}
		s.once.Do(func() {})
		f.local.connect(s)
	}
	return f
}

// export creates a Service and a ServiceExport in a member, and reports an EndpointSlice of it.
func (f *fleet) export(t *testing.T, cluster string, created time.Time, ports ...corev1.ServicePort) {
	t.Helper()
	service := &corev1.Service{
		ObjectMeta: metav1.ObjectMeta{Namespace: hello.Namespace, Name: hello.Name},
		Spec:       corev1.ServiceSpec{ClusterIP: "10.0.0.1", IPFamilies: []corev1.IPFamily{corev1.IPv4Protocol}, Ports: ports},
	}
	export := &multiclusterv1beta1.ServiceExport{ObjectMeta: metav1.ObjectMeta{
		Namespace: hello.Namespace, Name: hello.Name, CreationTimestamp: metav1.NewTime(created),
	}}
	slice := &discoveryv1.EndpointSlice{
		TypeMeta: metav1.TypeMeta{APIVersion: "discovery.k8s.io/v1", Kind: "EndpointSlice"},
		ObjectMeta: metav1.ObjectMeta{
			Namespace: hello.Namespace, Name: "hello-1", Labels: map[string]string{discoveryv1.LabelServiceName: hello.Name},
		},
		AddressType: discoveryv1.AddressTypeIPv4,
		Ports:       []discoveryv1.EndpointPort{{Name: &ports[0].Name, Port: &ports[0].Port}},
		Endpoints:   []discoveryv1.Endpoint{{Addresses: []string{"10.1.0.1"}}},
	}
	for _, o := range []client.Object{service, export} {
		if err := f.members[cluster].Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := (writer.Writer{Control: f.control, NewID: func() string { return "slice-" + cluster }}).Write(t.Context(), writer.Work{
		Key: types.NamespacedName{Namespace: names.ExecutionNamespace(cluster), Name: "slice"}, Object: slice, Report: true,
		Labels: map[string]string{
			names.EndpointSliceManagedBy: string(mcs.ClusterSet),
			names.EndpointSliceNamespace: hello.Namespace, names.EndpointSliceName: hello.Name,
		},
	}); err != nil {
		t.Fatal(err)
	}
}

// settle reconciles the Service everywhere until nothing is written, and returns the writes before that.
func (f *fleet) settle(t *testing.T) (writes []string) {
	t.Helper()
	for range 10 {
		for _, cluster := range []string{"c1", "c2"} {
			if err := f.local.reconcile(t.Context(), f.local.clusters[cluster], hello); requeue.IgnoreExpected(err) != nil {
				t.Fatalf("reconcile in %s: %v", cluster, err)
			}
			f.assignAddresses(t, f.members[cluster])
		}
		if _, err := f.merge.Reconcile(t.Context(), ctrl.Request{NamespacedName: hello}); requeue.IgnoreExpected(err) != nil {
			t.Fatalf("Reconcile: %v", err)
		}
		last := f.control.Writes(fakecontrol.Write.ByKind)
		for _, m := range f.members {
			last = append(last, m.Writes(fakecontrol.Write.ByKind)...)
		}
		if len(last) == 0 {
			return writes
		}
		writes = append(writes, last...)
	}
	t.Fatalf("writes do not end: %v", writes)
	return nil
}

// assignAddresses does what the API server of a member does for a new Service.
func (f *fleet) assignAddresses(t *testing.T, m *fakecontrol.Control) {
	t.Helper()
	var s corev1.Service
	if m.Get(t.Context(), types.NamespacedName{Namespace: hello.Namespace, Name: "derived-hello"}, &s) == nil && s.Spec.ClusterIP == "" {
		s.Spec.ClusterIP, s.Spec.ClusterIPs, s.Spec.IPFamilies = "10.0.0.9", []string{"10.0.0.9"}, []corev1.IPFamily{corev1.IPv4Protocol}
		if err := m.Update(t.Context(), &s); err != nil {
			t.Fatal(err)
		}
	}
}

// state describes the import in a member: its ports and addresses, and the EndpointSlices.
func (f *fleet) state(t *testing.T, cluster string) string {
	t.Helper()
	var i multiclusterv1beta1.ServiceImport
	var list discoveryv1.EndpointSliceList
	m := f.members[cluster]
	if err := m.List(t.Context(), &list, client.MatchingLabels{names.ClusterSetSliceService: hello.Name}); err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, s := range list.Items {
		out = append(out, s.Labels[names.ClusterSetSliceSource]+":"+*s.Ports[0].Name)
	}
	slices.Sort(out)
	if err := m.Get(t.Context(), hello, &i); client.IgnoreNotFound(err) != nil {
		t.Fatal(err)
	} else if err == nil {
		ports := ""
		for _, p := range i.Spec.Ports {
			ports += p.Name + " "
		}
		out = append([]string{string(i.Spec.Type), ports + strings.Join(i.Spec.IPs, ","), fmt.Sprint(len(i.Spec.IPFamilies))}, out...)
	}
	return strings.Join(out, " ")
}

func (f *fleet) condition(t *testing.T, cluster, kind string) string {
	t.Helper()
	var e multiclusterv1beta1.ServiceExport
	if err := f.members[cluster].Get(t.Context(), hello, &e); err != nil {
		t.Fatal(err)
	}
	if c := meta.FindStatusCondition(e.Status.Conditions, kind); c != nil {
		return string(c.Status) + " " + c.Reason
	}
	return ""
}

// Required: the import exists in all clusters as long as one cluster exports the Service, and is deleted after the last unexport.
func TestReconcile_conformance(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	tcp := corev1.ServicePort{Name: "tcp", Protocol: corev1.ProtocolTCP, Port: 42}
	other := corev1.ServicePort{Name: "other", Protocol: corev1.ProtocolTCP, Port: 43}
	check := func(step, want string) {
		t.Helper()
		f.settle(t)
		for _, cluster := range []string{"c1", "c2"} {
			if got := f.state(t, cluster); got != want {
				t.Errorf("%s: %s has %q, want %q", step, cluster, got, want)
			}
		}
		if writes := f.settle(t); len(writes) > 0 {
			t.Errorf("%s: a second run writes %v", step, writes)
		}
	}
	f.export(t, "c1", start, tcp)
	check("first export", "ClusterSetIP tcp 10.0.0.9 1 c1:tcp")
	for kind, want := range map[string]string{
		clusterset.Valid: "True Valid", clusterset.Ready: "True Exported", clusterset.Conflict: "False NoConflicts",
	} {
		if got := f.condition(t, "c1", kind); got != want {
			t.Errorf("condition %s = %s, want %s", kind, got, want)
		}
	}
	f.export(t, "c2", start.Add(time.Second), other)
	check("second export", "ClusterSetIP tcp other 10.0.0.9 1 c1:tcp c2:other")
	for _, cluster := range []string{"c1", "c2"} {
		if got := f.condition(t, cluster, clusterset.Conflict); got != "True PortConflict" {
			t.Errorf("condition Conflict in %s = %s, want True PortConflict", cluster, got)
		}
	}
	f.unexport(t, "c1")
	check("first unexport", "ClusterSetIP other 10.0.0.9 1 c2:other")
	f.unexport(t, "c2")
	check("last unexport", "")
	for cluster, m := range f.members {
		var s corev1.Service
		derived := types.NamespacedName{Namespace: hello.Namespace, Name: "derived-hello"}
		if err := m.Get(t.Context(), derived, &s); client.IgnoreNotFound(err) != nil || err == nil {
			t.Errorf("the derived Service in %s: %v, want not found", cluster, err)
		}
		if err := m.Get(t.Context(), hello, &s); err != nil {
			t.Errorf("the Service in %s: %v, want it to stay", cluster, err)
		}
	}
}

func (f *fleet) unexport(t *testing.T, cluster string) {
	t.Helper()
	if err := f.members[cluster].Delete(t.Context(), &multiclusterv1beta1.ServiceExport{
		ObjectMeta: metav1.ObjectMeta{Namespace: hello.Namespace, Name: hello.Name},
	}); err != nil {
		t.Fatal(err)
	}
}

// What Karmada propagates from the control plane, and what users create, stays as it is: a ServiceExport that is propagated exports
// nothing here, and a ServiceImport of another owner is kept.
func TestReconcile_keepsObjectsOfOthers(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	f.export(t, "c1", start, corev1.ServicePort{Name: "tcp", Protocol: corev1.ProtocolTCP, Port: 42})
	foreign := &multiclusterv1beta1.ServiceImport{
		ObjectMeta: metav1.ObjectMeta{Namespace: hello.Namespace, Name: hello.Name, Labels: map[string]string{names.Managed: "true"}},
	}
	foreign.Spec.Type = "Headless"
	if err := f.members["c2"].Create(t.Context(), foreign); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		if err := f.local.reconcile(t.Context(), f.local.clusters["c1"], hello); requeue.IgnoreExpected(err) != nil {
			t.Fatal(err)
		}
		if _, err := f.merge.Reconcile(t.Context(), ctrl.Request{NamespacedName: hello}); err != nil {
			t.Fatal(err)
		}
	}
	if err := f.local.reconcile(t.Context(), f.local.clusters["c2"], hello); err == nil || !strings.Contains(err.Error(), "name collision") {
		t.Errorf("reconcile beside a ServiceImport of another owner: %v, want a name collision", err)
	}
	if got := f.state(t, "c2"); got != "Headless  0" {
		t.Errorf("c2 has %q, want the ServiceImport unchanged", got)
	}
	var export multiclusterv1beta1.ServiceExport
	if err := f.members["c1"].Get(t.Context(), hello, &export); err != nil {
		t.Fatal(err)
	}
	export.Labels = map[string]string{names.Managed: "true"}
	if err := f.members["c1"].Update(t.Context(), &export); err != nil {
		t.Fatal(err)
	}
	if err := f.local.reconcile(t.Context(), f.local.clusters["c1"], hello); requeue.IgnoreExpected(err) != nil {
		t.Fatal(err)
	}
	var report workv1alpha1.Work
	key := types.NamespacedName{Namespace: names.ExecutionNamespace("c1"), Name: names.ClusterSetReport(hello.Namespace, hello.Name)}
	if err := f.control.Get(t.Context(), key, &report); err == nil && report.DeletionTimestamp == nil {
		t.Error("the report of a propagated ServiceExport exists, want none")
	}
}

// A cluster that leaves loses the objects of its imports, also if the controller is disabled meanwhile, and before its caches are synced.
// The Work has no finalizer before the first object is created.
func TestReconcile_removesImportOfDisabledController(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	f.export(t, "c1", start, corev1.ServicePort{Name: "tcp", Protocol: corev1.ProtocolTCP, Port: 42})
	f.local.clusters["c2"].cached = nil
	f.settle(t)
	imported := &workv1alpha1.Work{}
	key := types.NamespacedName{Namespace: names.ExecutionNamespace("c2"), Name: names.ClusterSetImport(hello.Namespace, hello.Name)}
	get := func() error { return f.control.Get(t.Context(), key, imported) }
	if err := get(); err != nil || len(imported.Finalizers) > 0 {
		t.Fatalf("import of a member that is not watched: finalizers %v, %v, want none", imported.Finalizers, err)
	}
	f.local.clusters["c2"].cached = f.members["c2"]
	f.settle(t)
	if err := get(); err != nil || len(imported.Finalizers) == 0 {
		t.Fatalf("import: finalizers %v, %v, want one", imported.Finalizers, err)
	}
	f.local.cleanup, f.local.clusters["c2"].cached = true, nil
	if err := f.control.Delete(t.Context(), imported); err != nil {
		t.Fatal(err)
	}
	if err := f.local.reconcile(t.Context(), f.local.clusters["c2"], hello); err != nil {
		t.Fatal(err)
	}
	if got := f.state(t, "c2"); got != "" {
		t.Errorf("c2 has %q, want no import", got)
	}
	if err := get(); !apierrors.IsNotFound(err) {
		t.Errorf("the Work of the import: %v, want not found", err)
	}
}

// The address of a cluster may lead to another one since its identity was verified. What that one lacks is no evidence that nothing is
// exported, and its objects are not those of the import. The same holds if another control plane has taken over the cluster. If the cluster
// leaves this one then, its objects stay, too. So do those of an import that was deleted before the control plane was restored.
func TestReconcile_otherCluster(t *testing.T) {
	t.Parallel()
	report, imported := names.ClusterSetReport(hello.Namespace, hello.Name), names.ClusterSetImport(hello.Namespace, hello.Name)
	other := member.NewStamp(member.Claim{ControlPlane: "other", Since: start.Add(time.Hour)})
	for name, tc := range map[string]struct {
		work   string // is removed
		uid    types.UID
		stamp  *unstructured.Unstructured
		leaves bool
		// restored is the time of a restore of the control plane.
		restored time.Time
	}{
		"another cluster, no export":                        {work: report, uid: "second"},
		"another cluster, no import":                        {work: imported, uid: "second"},
		"another control plane, no export":                  {work: report, uid: "first", stamp: other},
		"another control plane, no import":                  {work: imported, uid: "first", stamp: other},
		"another control plane, no import, cluster is left": {work: imported, uid: "first", stamp: other, leaves: true},
		"restored after the deletion of the import":         {work: imported, uid: "first", restored: time.Now().Add(time.Hour)},
	} {
		f := newFleet(t)
		f.edit(t, func(c *clusterv1alpha1.Cluster) {
			c.Spec.ID, c.Annotations = "first", map[string]string{names.ControlPlane: "own"}
		})
		f.lead("first", nil)
		f.export(t, "c1", start, corev1.ServicePort{Name: "tcp", Protocol: corev1.ProtocolTCP, Port: 42})
		f.settle(t)
		f.lead(tc.uid, tc.stamp)
		before := f.state(t, "c1")
		w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: names.ExecutionNamespace("c1"), Name: tc.work}}
		if tc.work == report {
			f.unexport(t, "c1")
		} else if err := f.control.Delete(t.Context(), w); err != nil {
			t.Fatal(err)
		}
		if tc.leaves {
			if err := f.control.Delete(t.Context(), &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "c1"}}); err != nil {
				t.Fatal(err)
			}
		}
		if !tc.restored.IsZero() {
			f.edit(t, func(c *clusterv1alpha1.Cluster) {
				c.Annotations[names.RestoredAt] = tc.restored.UTC().Format(time.RFC3339)
			})
		}
		err := f.local.reconcile(t.Context(), f.local.clusters["c1"], hello)
		_, identity := errors.AsType[*member.IdentityError](err)
		_, held := errors.AsType[*member.HeldError](err)
		if identity != (tc.uid == "second") || held != (tc.stamp != nil) {
			t.Errorf("%s: reconcile: %v, want an IdentityError: %v, a HeldError: %v", name, err, tc.uid == "second", tc.stamp != nil)
		}
		err = f.control.Get(t.Context(), client.ObjectKeyFromObject(w), w)
		if gone := tc.leaves || !tc.restored.IsZero(); apierrors.IsNotFound(err) != gone {
			t.Errorf("%s: Work %s: %v, want not found: %v", name, tc.work, err, gone)
		}
		if after := f.state(t, "c1"); after != before {
			t.Errorf("%s: c1 has %q, want %q as before", name, after, before)
		}
	}
}

// EndpointSlices that an import no longer contains are deleted only by a stamp that was just read: another control plane may have taken
// over the cluster since the last one.
func TestReconcile_keepsSlicesOfHeldCluster(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		f := newFleet(t)
		defer func() {
			for _, s := range f.local.clusters {
				s.queue.ShutDown()
			}
		}()
		f.edit(t, func(c *clusterv1alpha1.Cluster) {
			c.Annotations = map[string]string{names.ControlPlane: "own"}
		})
		f.lead("", nil)
		tcp := corev1.ServicePort{Name: "tcp", Protocol: corev1.ProtocolTCP, Port: 42}
		f.export(t, "c1", start, tcp)
		f.export(t, "c2", start, tcp)
		f.settle(t)
		before := f.state(t, "c1")
		f.unexport(t, "c2")
		if err := f.local.reconcile(t.Context(), f.local.clusters["c2"], hello); requeue.IgnoreExpected(err) != nil {
			t.Fatal(err)
		}
		if _, err := f.merge.Reconcile(t.Context(), ctrl.Request{NamespacedName: hello}); err != nil {
			t.Fatal(err)
		}
		other := member.NewStamp(member.Claim{ControlPlane: "other", Since: time.Now().Add(time.Hour)})
		stamps := f.local.clusters["c1"].member.Dynamic.Resource(corev1.SchemeGroupVersion.WithResource("configmaps"))
		if _, err := stamps.Namespace(metav1.NamespaceSystem).Update(t.Context(), other, metav1.UpdateOptions{}); err != nil {
			t.Fatal(err)
		}
		<-time.After(2 * member.RemovalMaxAge)
		err := f.local.reconcile(t.Context(), f.local.clusters["c1"], hello)
		if _, held := errors.AsType[*member.HeldError](err); !held {
			t.Errorf("reconcile: %v, want a HeldError", err)
		}
		if after := f.state(t, "c1"); after != before {
			t.Errorf("c1 has %q, want %q as before", after, before)
		}
	})
}

// edit changes c1 in the control plane.
func (f *fleet) edit(t *testing.T, change func(c *clusterv1alpha1.Cluster)) {
	t.Helper()
	c1 := &clusterv1alpha1.Cluster{}
	if err := f.control.Get(t.Context(), types.NamespacedName{Name: "c1"}, c1); err != nil {
		t.Fatal(err)
	}
	change(c1)
	if err := f.control.Update(t.Context(), c1); err != nil {
		t.Fatal(err)
	}
}

// lead makes the address of c1 lead to a cluster with this UID and stamp.
func (f *fleet) lead(uid types.UID, stamp *unstructured.Unstructured) {
	system := &unstructured.Unstructured{Object: map[string]any{"apiVersion": "v1", "kind": "Namespace"}}
	system.SetName(metav1.NamespaceSystem)
	system.SetUID(uid)
	objects := []runtime.Object{system}
	if stamp != nil {
		objects = append(objects, stamp)
	}
	f.local.clusters["c1"].member = &member.Member{Name: "c1", Dynamic: dynamicfake.NewSimpleDynamicClient(runtime.NewScheme(), objects...)}
}

// A new list or watch may reach another cluster: its identity is read again before the objects are used.
func TestReconnecting(t *testing.T) {
	t.Parallel()
	connected := 0
	response, err := reconnecting{transport{}, func() { connected++ }}.RoundTrip(httptest.NewRequest(http.MethodGet, "/", nil))
	if err != nil || connected != 1 {
		t.Errorf("RoundTrip: %v, %d calls, want one", err, connected)
	}
	if response.Body.Close() != nil {
		t.Error("the body is not that of the response")
	}
}

type transport struct{}

func (transport) RoundTrip(*http.Request) (*http.Response, error) {
	return &http.Response{Body: http.NoBody}, nil
}
