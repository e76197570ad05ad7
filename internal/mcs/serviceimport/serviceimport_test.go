// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package serviceimport

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	web     = types.NamespacedName{Namespace: "default", Name: "web"}
	derived = types.NamespacedName{Namespace: "default", Name: "derived-web"}
)

type fixture struct {
	*Controller
	control *fakecontrol.Control
	events  *events.Fake
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	control := fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{
		{Of: &workv1alpha1.Work{}, Field: collected.ByService.Field, Keys: collected.ByService.Keys},
	}})
	recorder := &events.Fake{}
	clk := clocktesting.NewFakePassiveClock(time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC))
	return &fixture{control: control, events: recorder, Controller: New(control, recorder, clk)}
}

// run reconciles until no retry is requested, and returns the writes.
func (f *fixture) run(t *testing.T) []string {
	t.Helper()
	f.control.Writes(fakecontrol.Write.ByKey)
	for range 5 {
		result, err := requeue.Reconciler(f).Reconcile(t.Context(), ctrl.Request{NamespacedName: web})
		if err != nil {
			t.Fatal(err)
		}
		if result.RequeueAfter == 0 {
			break
		}
	}
	return f.control.Writes(fakecontrol.Write.ByKey)
}

func (f *fixture) service(t *testing.T) *corev1.Service {
	t.Helper()
	s := &corev1.Service{}
	if err := f.control.Get(t.Context(), derived, s); err != nil {
		t.Fatal(err)
	}
	return s
}

// change updates the ServiceImport.
func (f *fixture) change(t *testing.T, change func(*multiclusterv1alpha1.ServiceImport)) {
	t.Helper()
	i := &multiclusterv1alpha1.ServiceImport{}
	if err := f.control.Get(t.Context(), web, i); err != nil {
		t.Fatal(err)
	}
	change(i)
	if err := f.control.Update(t.Context(), i); err != nil {
		t.Fatal(err)
	}
}

func imported() *multiclusterv1alpha1.ServiceImport {
	return &multiclusterv1alpha1.ServiceImport{
		ObjectMeta: metav1.ObjectMeta{Namespace: web.Namespace, Name: web.Name, UID: "import"},
		Spec: multiclusterv1alpha1.ServiceImportSpec{
			Type: multiclusterv1alpha1.ClusterSetIP, Ports: []multiclusterv1alpha1.ServicePort{{Name: "http", Port: 80}},
		},
	}
}

func export() *multiclusterv1alpha1.ServiceExport {
	return &multiclusterv1alpha1.ServiceExport{ObjectMeta: metav1.ObjectMeta{Namespace: web.Namespace, Name: web.Name, UID: "export"}}
}

// exporters returns the binding of the ServiceExport.
func exporters(clusters ...string) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-serviceexport"}}
	b.Spec.Resource = workv1alpha2.ObjectReference{
		APIVersion: "multicluster.x-k8s.io/v1alpha1", Kind: "ServiceExport", Namespace: "default", Name: "web",
	}
	for _, name := range clusters {
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: name})
	}
	return b
}

// reported returns the Work of an EndpointSlice with one port.
func reported(t *testing.T, cluster, port string) *workv1alpha1.Work {
	t.Helper()
	raw, err := json.Marshal(&discoveryv1.EndpointSlice{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-1", Labels: map[string]string{discoveryv1.LabelServiceName: "web"}},
		Endpoints:  []discoveryv1.Endpoint{{Addresses: []string{"10.0.0.1"}}},
		Ports:      []discoveryv1.EndpointPort{{Name: &port, Port: new(int32(80)), Protocol: new(corev1.ProtocolTCP)}},
	})
	if err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: "report", Labels: map[string]string{
			names.EndpointSliceManagedBy: "ServiceExport", names.EndpointSliceNamespace: "default", names.EndpointSliceName: "web",
		},
	}}
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return w
}

func TestReconcile_derivesService(t *testing.T) {
	t.Parallel()
	f := newFixture(t, imported(), exporters("m1"), reported(t, "m1", "http"))
	f.run(t)
	s := f.service(t)
	if len(s.Spec.Ports) != 1 || s.Spec.Ports[0].Port != 80 || metav1.GetControllerOf(s).UID != "import" {
		t.Errorf("derived Service %+v", s)
	}
	var i multiclusterv1alpha1.ServiceImport
	if err := f.control.Get(t.Context(), web, &i); err != nil || len(i.Status.Clusters) != 1 || i.Status.Clusters[0].Cluster != "m1" {
		t.Errorf("status %+v, %v; want m1", i.Status, err)
	}
	if !slices.ContainsFunc(f.events.All(), func(e events.Event) bool {
		return e.Reason == "SyncDerivedServiceSucceed" && e.Message == "Sync derived service for serviceImport(web) succeed."
	}) {
		t.Errorf("events %v", f.events.All())
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	// Ports change; the address and the node ports that API servers assign stay.
	s.Spec.ClusterIP, s.Spec.Ports[0].NodePort = "10.96.0.7", 30080
	if err := f.control.Update(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("fields of the API server were written: %v", writes)
	}
	f.change(t, func(i *multiclusterv1alpha1.ServiceImport) { i.Spec.Ports[0].Port = 8080 })
	f.run(t)
	if s := f.service(t); s.Spec.Ports[0].Port != 8080 || s.Spec.ClusterIP != "10.96.0.7" {
		t.Errorf("derived Service %+v, want port 8080 at 10.96.0.7", s.Spec)
	}
}

// The timeout of the session affinity follows the ServiceImport; the default of the API server is no difference.
func TestReconcile_sessionAffinity(t *testing.T) {
	t.Parallel()
	f := newFixture(t, imported())
	f.run(t)
	expect := func(affinity corev1.ServiceAffinity, seconds int32) {
		t.Helper()
		f.run(t)
		if s := f.service(t); s.Spec.SessionAffinity != affinity || timeout(&s.Spec) != seconds {
			t.Errorf("session affinity %s with %d s, want %s with %d s", s.Spec.SessionAffinity, timeout(&s.Spec), affinity, seconds)
		}
		if writes := f.run(t); len(writes) > 0 {
			t.Errorf("running again wrote %v", writes)
		}
	}
	config := func(seconds int32) *corev1.SessionAffinityConfig {
		return &corev1.SessionAffinityConfig{ClientIP: &corev1.ClientIPConfig{TimeoutSeconds: &seconds}}
	}
	f.change(t, func(i *multiclusterv1alpha1.ServiceImport) { i.Spec.SessionAffinity = corev1.ServiceAffinityClientIP })
	expect(corev1.ServiceAffinityClientIP, corev1.DefaultClientIPServiceAffinitySeconds)
	f.change(t, func(i *multiclusterv1alpha1.ServiceImport) { i.Spec.SessionAffinityConfig = config(60) })
	expect(corev1.ServiceAffinityClientIP, 60)
	f.change(t, func(i *multiclusterv1alpha1.ServiceImport) { i.Spec.SessionAffinityConfig = config(120) })
	expect(corev1.ServiceAffinityClientIP, 120)
	f.change(t, func(i *multiclusterv1alpha1.ServiceImport) { i.Spec.SessionAffinityConfig = nil })
	expect(corev1.ServiceAffinityClientIP, corev1.DefaultClientIPServiceAffinitySeconds)
	f.change(t, func(i *multiclusterv1alpha1.ServiceImport) { i.Spec.SessionAffinity = "" })
	expect(corev1.ServiceAffinityNone, 0)
}

// A Service of a user is not taken over.
func TestReconcile_nameCollision(t *testing.T) {
	t.Parallel()
	own := &corev1.Service{ObjectMeta: metav1.ObjectMeta{Namespace: derived.Namespace, Name: derived.Name}}
	own.Spec.Selector = map[string]string{"app": "web"}
	f := newFixture(t, imported(), own)
	if _, err := f.Reconcile(t.Context(), ctrl.Request{NamespacedName: web}); err == nil || !strings.Contains(err.Error(), "name collision") {
		t.Errorf("Reconcile = %v, want a name collision", err)
	}
	if writes := f.control.Writes(fakecontrol.Write.ByKey); len(writes) > 0 {
		t.Errorf("writes %v, want none", writes)
	}
	if !slices.ContainsFunc(f.events.All(), func(e events.Event) bool { return e.Reason == "SyncDerivedServiceFailed" && e.Warning }) {
		t.Errorf("events %v", f.events.All())
	}
}

// The type of a Service cannot change between headless and ClusterIP: it is replaced.
func TestReconcile_becomesHeadless(t *testing.T) {
	t.Parallel()
	f := newFixture(t, imported())
	f.run(t)
	f.change(t, func(i *multiclusterv1alpha1.ServiceImport) { i.Spec.Type = multiclusterv1alpha1.Headless })
	f.run(t)
	if s := f.service(t); s.Spec.ClusterIP != corev1.ClusterIPNone {
		t.Errorf("clusterIP %q, want None", s.Spec.ClusterIP)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

// Two exports of one name with different ports are reported at the export.
func TestReconcile_conflictOfExports(t *testing.T) {
	t.Parallel()
	f := newFixture(t, export(), exporters("m1", "m2"), reported(t, "m1", "http"), reported(t, "m2", "grpc"), reported(t, "m3", "other"))
	f.run(t)
	expect := func(kind string, status metav1.ConditionStatus, words string) {
		t.Helper()
		var e multiclusterv1alpha1.ServiceExport
		if err := f.control.Get(t.Context(), web, &e); err != nil {
			t.Fatal(err)
		}
		c := meta.FindStatusCondition(e.Status.Conditions, kind)
		if c == nil || c.Status != status || !strings.Contains(c.Message, words) {
			t.Errorf("condition %s = %+v, want %s with %q", kind, c, status, words)
		}
	}
	expect("Valid", metav1.ConditionTrue, "m1, m2")
	expect("Conflict", metav1.ConditionTrue, "m2 exports grpc/TCP")
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	for _, cluster := range []string{"m1", "m2"} {
		if err := f.control.Delete(t.Context(), reported(t, cluster, "")); err != nil {
			t.Fatal(err)
		}
	}
	f.run(t)
	expect("Valid", metav1.ConditionFalse, "No cluster has EndpointSlices")
	expect("Conflict", metav1.ConditionFalse, "")
}

// The EndpointSlices of a name that no Service can have are not watched.
func TestReconcile_exportWithInvalidName(t *testing.T) {
	t.Parallel()
	e := export()
	e.Name = strings.Repeat("x", 64)
	f := newFixture(t, e)
	key := client.ObjectKeyFromObject(e)
	for range 2 {
		if _, err := f.Reconcile(t.Context(), ctrl.Request{NamespacedName: key}); err != nil {
			t.Fatal(err)
		}
	}
	if writes := f.control.Writes(fakecontrol.Write.ByKey); len(writes) != 1 {
		t.Errorf("writes %v, want one", writes)
	}
	if err := f.control.Get(t.Context(), key, e); err != nil {
		t.Fatal(err)
	}
	c := meta.FindStatusCondition(e.Status.Conditions, "Valid")
	if c == nil || c.Status != metav1.ConditionFalse || c.Reason != "InvalidName" || !strings.Contains(c.Message, "63") {
		t.Errorf("condition Valid = %+v, want False with reason InvalidName", c)
	}
}

// Objects that are being deleted, or do not exist, are not written.
func TestReconcile_withoutObjects(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("writes %v, want none", writes)
	}
	if err := f.control.Get(t.Context(), derived, &corev1.Service{}); !apierrors.IsNotFound(err) {
		t.Errorf("derived Service: %v, want not found", err)
	}
}

// With IPv6 endpoints, clusters of both families give the derived Service an address of each.
func TestReconcile_dualStack(t *testing.T) {
	t.Parallel()
	f := newFixture(t, imported(), exporters("m1"))
	f.run(t)
	s := f.service(t)
	s.Spec.IPFamilyPolicy = new(corev1.IPFamilyPolicySingleStack) // the default of the API server
	if err := f.control.Update(t.Context(), s); err != nil {
		t.Fatal(err)
	}
	w := reported(t, "m1", "http")
	raw := &w.Spec.Workload.Manifests[0].Raw
	*raw = []byte(strings.Replace(string(*raw), `"addressType":""`, `"addressType":"IPv6"`, 1))
	if err := f.control.Create(t.Context(), w); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	if got := f.service(t).Spec.IPFamilyPolicy; got == nil || *got != corev1.IPFamilyPolicyPreferDualStack {
		t.Errorf("ipFamilyPolicy %v, want PreferDualStack", got)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}
