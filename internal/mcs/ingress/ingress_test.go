// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package ingress

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	discoveryv1 "k8s.io/api/discovery/v1"
	networkingv1 "k8s.io/api/networking/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/collected"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var key = client.ObjectKey{Namespace: "default", Name: "shop"}

type fixture struct {
	*Controller
	control *fakecontrol.Control
	events  *events.Fake
	clock   *clocktesting.FakePassiveClock
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	for _, name := range []string{"m1", "m2", "m3"} {
		objects = append(objects, &clusterv1alpha1.Cluster{
			ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{names.ClusterFinalizer}},
		})
	}
	clk := clocktesting.NewFakePassiveClock(time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC))
	f := &fixture{events: &events.Fake{}, clock: clk}
	f.control = fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{
		{Of: &workv1alpha1.Work{}, Field: ByIngress.Field, Keys: ByIngress.Keys},
		{Of: &workv1alpha1.Work{}, Field: collected.ByService.Field, Keys: collected.ByService.Keys},
	}})
	f.restart()
	return f
}

// restart replaces the controller by a new one.
func (f *fixture) restart() {
	f.Controller = New(f.control, f.control, Options{Events: f.events, Clock: f.clock, NewID: func() string { return "id" }})
}

// reported is a Work with an EndpointSlice of a Service, of which one endpoint is ready or not.
func reported(t *testing.T, cluster, service string, ready bool) *workv1alpha1.Work {
	t.Helper()
	raw, err := json.Marshal(&discoveryv1.EndpointSlice{
		TypeMeta: metav1.TypeMeta{APIVersion: "discovery.k8s.io/v1", Kind: "EndpointSlice"},
		ObjectMeta: metav1.ObjectMeta{
			Namespace: key.Namespace, Name: service + "-1", Labels: map[string]string{discoveryv1.LabelServiceName: service},
		},
		AddressType: discoveryv1.AddressTypeIPv4,
		Endpoints:   []discoveryv1.Endpoint{{Addresses: []string{"10.0.0.1"}, Conditions: discoveryv1.EndpointConditions{Ready: &ready}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(cluster), Name: names.Work("EndpointSlice", key.Namespace, service+"-1"),
		Labels: map[string]string{
			names.EndpointSliceManagedBy: "ServiceExport", names.EndpointSliceNamespace: key.Namespace, names.EndpointSliceName: service,
		},
	}}
	w.Spec.SuspendDispatching = new(true)
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return w
}

// report changes the endpoints of a Service in a cluster.
func (f *fixture) report(t *testing.T, cluster, service string, ready bool) {
	t.Helper()
	desired, w := reported(t, cluster, service, ready), &workv1alpha1.Work{}
	if err := f.control.Get(t.Context(), client.ObjectKeyFromObject(desired), w); err != nil {
		t.Fatal(err)
	}
	w.Spec = desired.Spec
	if err := f.control.Update(t.Context(), w); err != nil {
		t.Fatal(err)
	}
}

// settle lets the time pass after which changed endpoints change routes.
func (f *fixture) settle(t *testing.T) {
	t.Helper()
	f.run(t)
	f.clock.SetTime(f.clock.Now().Add(mcs.SettleTime))
	f.run(t)
}

func (f *fixture) run(t *testing.T) []string {
	t.Helper()
	f.control.Writes(fakecontrol.Write.ByName)
	for range 5 {
		result, err := requeue.Reconciler(f).Reconcile(t.Context(), ctrl.Request{NamespacedName: key})
		if err != nil {
			t.Fatal(err)
		}
		if result.RequeueAfter == 0 {
			break
		}
	}
	return f.control.Writes(fakecontrol.Write.ByName)
}

// routes returns the clusters with the Services that their Ingress leads to: "m1: api web".
func (f *fixture) routes(t *testing.T) (out []string) {
	t.Helper()
	var list workv1alpha1.WorkList
	if err := f.control.List(t.Context(), &list); err != nil {
		t.Fatal(err)
	}
	for _, w := range list.Items {
		if w.DeletionTimestamp != nil || w.Labels[names.MultiClusterIngressName] == "" {
			continue
		}
		cluster, _ := names.ClusterOf(w.Namespace)
		manifest := string(w.Spec.Workload.Manifests[0].Raw)
		var services []string
		for _, s := range []string{`"derived-api"`, `"api"`, `"web"`} {
			if strings.Contains(manifest, s) {
				services = append(services, strings.Trim(s, `"`))
			}
		}
		out = append(out, strings.TrimSpace(cluster+": "+strings.Join(services, " ")))
	}
	slices.Sort(out)
	return out
}

func (f *fixture) expect(t *testing.T, want ...string) {
	t.Helper()
	if got := f.routes(t); !slices.Equal(got, want) {
		t.Errorf("routes: %q, want %q", got, want)
	}
}

func path(path, service string) networkingv1.HTTPIngressPath {
	return networkingv1.HTTPIngressPath{Path: path, PathType: new(networkingv1.PathTypePrefix), Backend: networkingv1.IngressBackend{
		Service: &networkingv1.IngressServiceBackend{Name: service, Port: networkingv1.ServiceBackendPort{Number: 80}},
	}}
}

func ingress(wrapped bool, paths ...networkingv1.HTTPIngressPath) *networkingv1alpha1.MultiClusterIngress {
	i := &networkingv1alpha1.MultiClusterIngress{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: key.Name}}
	spec := networkingv1.IngressSpec{Rules: []networkingv1.IngressRule{{
		Host: "shop.example.com", IngressRuleValue: networkingv1.IngressRuleValue{HTTP: &networkingv1.HTTPIngressRuleValue{Paths: paths}},
	}}}
	if wrapped {
		i.Spec.Template = &networkingv1alpha1.IngressTemplate{Spec: spec}
	} else {
		i.Spec.IngressSpec = spec
	}
	return i
}

// versions holds the versions of the kinds that are propagated.
var versions = map[string]string{
	"Service": "v1", "Ingress": "networking.k8s.io/v1", "ServiceImport": "multicluster.x-k8s.io/v1alpha1",
}

func bound(kind, name string, clusters ...string) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: names.Binding(kind, name)}}
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: versions[kind], Kind: kind, Namespace: key.Namespace, Name: name}
	for _, c := range clusters {
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: c})
	}
	return b
}

// Both spellings of the spec lead to the same Ingresses; a cluster without a Service uses the imported one, or has no such route.
func TestReconcile_routes(t *testing.T) {
	t.Parallel()
	for name, wrapped := range map[string]bool{"spec": false, "template": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, ingress(wrapped, path("/", "web"), path("/api", "api")),
				bound("Service", "web", "m1", "m2", "m3"), bound("Service", "api", "m1"), bound("ServiceImport", "api", "m2"))
			f.run(t)
			f.expect(t, "m1: api web", "m2: derived-api web", "m3: web")
			if writes := f.run(t); len(writes) > 0 {
				t.Errorf("running again wrote %v", writes)
			}
		})
	}
}

// update writes a binding.
func (f *fixture) update(t *testing.T, b client.Object) {
	t.Helper()
	if err := f.control.Update(t.Context(), b); err != nil {
		t.Fatal(err)
	}
}

func TestReconcile_backendLeaves(t *testing.T) {
	t.Parallel()
	service := bound("Service", "web", "m1", "m2")
	f := newFixture(t, ingress(false, path("/", "web")), service)
	f.run(t)
	f.expect(t, "m1: web", "m2: web")
	service.Spec.Clusters = service.Spec.Clusters[:1]
	f.update(t, service)
	f.run(t)
	f.expect(t, "m1: web")
}

// The Ingress stays while the Service is being evicted from its cluster, and is deleted when the eviction has ended.
func TestReconcile_backendIsEvicted(t *testing.T) {
	t.Parallel()
	service := bound("Service", "web", "m1", "m2")
	f := newFixture(t, ingress(false, path("/", "web")), service)
	f.run(t)
	service.Spec.Clusters = service.Spec.Clusters[1:]
	service.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1"}}
	f.update(t, service)
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("an eviction in progress wrote %v", writes)
	}
	f.expect(t, "m1: web", "m2: web")
	service.Spec.GracefulEvictionTasks = nil
	f.update(t, service)
	f.run(t)
	f.expect(t, "m2: web")
}

// A removal that is pending because the cluster is unreachable is canceled when the backend returns.
func TestReconcile_backendReturns(t *testing.T) {
	t.Parallel()
	service := bound("Service", "web", "m1", "m2")
	f := newFixture(t, ingress(false, path("/", "web")), service)
	f.run(t)
	for _, clusters := range [][]workv1alpha2.TargetCluster{{{Name: "m1"}}, {{Name: "m1"}, {Name: "m2"}}} {
		service.Spec.Clusters = clusters
		f.update(t, service)
		f.run(t)
	}
	f.expect(t, "m1: web", "m2: web")
}

// A cluster to which an Ingress of that name is propagated gets no other one: two Works would change it in turn.
func TestReconcile_ingressIsPropagated(t *testing.T) {
	t.Parallel()
	f := newFixture(t, ingress(false, path("/", "web")), bound("Service", "web", "m1", "m2"))
	f.run(t)
	f.expect(t, "m1: web", "m2: web")
	propagated := bound("Ingress", key.Name, "m1")
	if err := f.control.Create(t.Context(), propagated); err != nil {
		t.Fatal(err)
	}
	if got := f.ofBinding(t.Context(), propagated); len(got) != 1 || got[0].NamespacedName != key {
		t.Errorf("the binding of the Ingress requeues %v", got)
	}
	f.run(t)
	f.expect(t, "m1: web", "m2: web") // until the Work exists that takes the Ingress over
	if err := f.control.Create(t.Context(), &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("m1"), Name: names.Work("Ingress", key.Namespace, key.Name),
	}}); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t, "m2: web")
	if all := f.events.All(); len(all) == 0 || all[0].Reason != "IngressExists" || !strings.Contains(all[0].Message, "m1") {
		t.Errorf("events: %+v", all)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	if err := f.control.Delete(t.Context(), propagated); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t, "m1: web", "m2: web")
}

// A MultiClusterIngress that was deleted without its finalizer leaves nothing.
func TestReconcile_deletedWithoutFinalizer(t *testing.T) {
	t.Parallel()
	i := ingress(false, path("/", "web"))
	f := newFixture(t, i, bound("Service", "web", "m1"))
	f.run(t)
	if err := f.control.Get(t.Context(), key, i); err != nil {
		t.Fatal(err)
	}
	i.Finalizers = nil
	if err := f.control.Update(t.Context(), i); err != nil {
		t.Fatal(err)
	}
	if err := f.control.Delete(t.Context(), i); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t)
}

// A MultiClusterIngress that only the cache does not show keeps its Ingresses.
func TestReconcile_missingFromCache(t *testing.T) {
	t.Parallel()
	i := ingress(false, path("/", "web"))
	f := newFixture(t, i, bound("Service", "web", "m1"))
	f.run(t)
	f.Controller.control.Client = hiding{f.control}
	if _, err := requeue.Reconciler(f).Reconcile(t.Context(), ctrl.Request{NamespacedName: key}); err != nil {
		t.Fatal(err)
	}
	f.expect(t, "m1: web")
}

// hiding is a cache that shows no MultiClusterIngress.
type hiding struct{ client.Client }

func (h hiding) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	if _, ok := o.(*networkingv1alpha1.MultiClusterIngress); ok {
		return apierrors.NewNotFound(networkingv1alpha1.Resource("multiclusteringresses"), key.Name)
	}
	return h.Client.Get(ctx, key, o, options...)
}

func TestReconcile_missingBackend(t *testing.T) {
	t.Parallel()
	f := newFixture(t, ingress(false, path("/", "web")))
	f.run(t)
	f.expect(t)
	if all := f.events.All(); len(all) == 0 || all[0].Reason != "BackendNotFound" {
		t.Errorf("events: %+v", all)
	}
}

func TestReconcile_status(t *testing.T) {
	t.Parallel()
	f := newFixture(t, ingress(false, path("/", "web")), bound("Service", "web", "m1", "m2"))
	f.run(t)
	for cluster, status := range map[string]string{"m1": `{"loadBalancer":{"ingress":[{"ip":"2.2.2.2"}]}}`,
		"m2": `{"loadBalancer":{"ingress":[{"ip":"1.1.1.1"},{"ip":"2.2.2.2"}]}}`} {
		w := &workv1alpha1.Work{}
		at := client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: names.Work(kind, key.Namespace, key.Name)}
		if err := f.control.Get(t.Context(), at, w); err != nil {
			t.Fatal(err)
		}
		w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{{Status: &runtime.RawExtension{Raw: []byte(status)}}}
		if err := f.control.Status().Update(t.Context(), w); err != nil {
			t.Fatal(err)
		}
	}
	f.run(t)
	var i networkingv1alpha1.MultiClusterIngress
	if err := f.control.Get(t.Context(), key, &i); err != nil {
		t.Fatal(err)
	}
	all, locations := i.Status.LoadBalancer.Ingress, i.Status.ServiceLocations
	if len(all) != 2 || all[0].IP != "1.1.1.1" || all[1].IP != "2.2.2.2" || len(locations) != 1 ||
		!slices.Equal(locations[0].Clusters, []string{"m1", "m2"}) {
		t.Errorf("status %+v", i.Status)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

func TestReconcile_deletion(t *testing.T) {
	t.Parallel()
	i := ingress(false, path("/", "web"))
	f := newFixture(t, i, bound("Service", "web", "m1", "m2"))
	f.run(t)
	if err := f.control.Delete(t.Context(), i); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t)
	if err := f.control.Get(t.Context(), key, i); client.IgnoreNotFound(err) != nil || err == nil {
		t.Errorf("the MultiClusterIngress still exists: %v", err)
	}
}

// A route does not lead to a Service without ready endpoints while another cluster has some.
func TestReconcile_withdrawsRoutesWithoutEndpoints(t *testing.T) {
	t.Parallel()
	f := newFixture(t, ingress(false, path("/", "web"), path("/api", "api")),
		bound("Service", "web", "m1", "m2"), bound("Service", "api", "m1", "m2", "m3"), bound("ServiceImport", "api", "m3"),
		reported(t, "m1", "api", true), reported(t, "m2", "api", true), reported(t, "m3", "api", true))
	f.run(t)
	all := []string{"m1: api web", "m2: api web", "m3: api"}
	f.expect(t, all...)

	f.report(t, "m1", "api", false)
	f.report(t, "m3", "api", false)
	f.run(t)
	f.expect(t, all...) // not yet: a pod may be restarting
	f.settle(t)
	withdrawn := []string{"m1: web", "m2: api web", "m3: derived-api"}
	f.expect(t, withdrawn...)
	if all := f.events.All(); len(all) == 0 || all[0].Reason != "BackendNotReady" || !strings.Contains(all[0].Message, "api") {
		t.Errorf("events: %+v", all)
	}
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
	f.restart()
	if writes := f.run(t); len(writes) > 0 {
		t.Errorf("a restarted controller wrote %v", writes)
	}

	// Without any endpoints, it would not help to omit all routes.
	f.report(t, "m2", "api", false)
	f.settle(t)
	f.expect(t, all...)
	f.report(t, "m1", "api", true)
	f.settle(t)
	f.expect(t, "m1: api web", "m2: web", "m3: derived-api")
}

// Endpoints that come and go do not change routes.
func TestReconcile_restartingPodsChangeNothing(t *testing.T) {
	t.Parallel()
	f := newFixture(t, ingress(false, path("/", "web")), bound("Service", "web", "m1", "m2"),
		reported(t, "m1", "web", true), reported(t, "m2", "web", true))
	f.run(t)
	for n := range 20 {
		f.report(t, "m1", "web", n%2 == 1)
		f.control.Writes(fakecontrol.Write.ByName)
		if writes := f.run(t); len(writes) > 0 {
			t.Fatalf("change %d wrote %v", n, writes)
		}
		f.clock.SetTime(f.clock.Now().Add(mcs.SettleTime / 2))
	}
	f.expect(t, "m1: web", "m2: web")
}

// The Ingress of a cluster without ready endpoints is kept without routes, and its address is omitted.
func TestReconcile_keepsIngressWithoutEndpoints(t *testing.T) {
	t.Parallel()
	f := newFixture(t, ingress(false, path("/", "web")), bound("Service", "web", "m1", "m2"),
		reported(t, "m1", "web", true), reported(t, "m2", "web", true))
	f.run(t)
	f.address(t, "m1", "192.0.2.1")
	f.address(t, "m2", "192.0.2.2")
	f.run(t)
	f.expectAddresses(t, "192.0.2.1", "192.0.2.2")
	f.report(t, "m1", "web", false)
	f.settle(t)
	f.expect(t, "m1:", "m2: web")
	f.expectAddresses(t, "192.0.2.2")
	f.report(t, "m1", "web", true)
	f.settle(t)
	f.expect(t, "m1: web", "m2: web")
	f.expectAddresses(t, "192.0.2.1", "192.0.2.2")
}

// The addresses of a cluster that is not ready are omitted unless there are no others.
func TestReconcile_addressesOfUnhealthyCluster(t *testing.T) {
	t.Parallel()
	f := newFixture(t, ingress(false, path("/", "web")), bound("Service", "web", "m1", "m2"))
	f.run(t)
	f.address(t, "m1", "192.0.2.1")
	f.address(t, "m2", "192.0.2.2")
	for _, tc := range []struct {
		ready1, ready2 metav1.ConditionStatus
		want           []string
	}{
		{metav1.ConditionTrue, metav1.ConditionTrue, []string{"192.0.2.1", "192.0.2.2"}},
		{metav1.ConditionFalse, metav1.ConditionTrue, []string{"192.0.2.2"}},
		{metav1.ConditionFalse, metav1.ConditionUnknown, []string{"192.0.2.1", "192.0.2.2"}},
	} {
		f.setReady(t, "m1", tc.ready1)
		f.setReady(t, "m2", tc.ready2)
		f.run(t)
		f.expectAddresses(t, tc.want...)
	}
}

// address sets the status of the Ingress of a cluster.
func (f *fixture) address(t *testing.T, cluster, ip string) {
	t.Helper()
	w := &workv1alpha1.Work{}
	at := client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: names.Work(kind, key.Namespace, key.Name)}
	if err := f.control.Get(t.Context(), at, w); err != nil {
		t.Fatal(err)
	}
	raw := []byte(`{"loadBalancer":{"ingress":[{"ip":"` + ip + `"}]}}`)
	w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{{Status: &runtime.RawExtension{Raw: raw}}}
	if err := f.control.Status().Update(t.Context(), w); err != nil {
		t.Fatal(err)
	}
}

func (f *fixture) expectAddresses(t *testing.T, want ...string) {
	t.Helper()
	var i networkingv1alpha1.MultiClusterIngress
	if err := f.control.Get(t.Context(), key, &i); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, a := range i.Status.LoadBalancer.Ingress {
		got = append(got, a.IP)
	}
	if !slices.Equal(got, want) {
		t.Errorf("addresses %q, want %q", got, want)
	}
}

func (f *fixture) setReady(t *testing.T, cluster string, status metav1.ConditionStatus) {
	t.Helper()
	var c clusterv1alpha1.Cluster
	if err := f.control.Get(t.Context(), client.ObjectKey{Name: cluster}, &c); err != nil {
		t.Fatal(err)
	}
	c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: status}}
	if err := f.control.Status().Update(t.Context(), &c); err != nil {
		t.Fatal(err)
	}
}
