// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package ingress

import (
	"slices"
	"strings"
	"testing"

	networkingv1 "k8s.io/api/networking/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/mcs/reports"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var key = client.ObjectKey{Namespace: "default", Name: "shop"}

type fixture struct {
	*Controller
	control *fakecontrol.Control
	events  *events.Fake
}

func newFixture(t *testing.T, objects ...client.Object) *fixture {
	t.Helper()
	for _, name := range []string{"m1", "m2", "m3"} {
		objects = append(objects, &clusterv1alpha1.Cluster{
			ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: []string{names.ClusterFinalizer}},
		})
	}
	f := &fixture{events: &events.Fake{}, control: fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{
		{Of: &workv1alpha1.Work{}, Field: ByIngress, Keys: Keys}, {Of: &workv1alpha1.Work{}, Field: reports.ByService, Keys: reports.Keys},
	}})}
	f.Controller = New(f.control, f.control, Options{Events: f.events, NewID: func() string { return "id" }})
	return f
}

func (f *fixture) run(t *testing.T) []string {
	t.Helper()
	f.control.Writes(fakecontrol.Write.ByName)
	for range 5 {
		result, err := f.Reconcile(t.Context(), ctrl.Request{NamespacedName: key})
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
		if w.DeletionTimestamp != nil {
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
		out = append(out, cluster+": "+strings.Join(services, " "))
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

func bound(kind, name string, clusters ...string) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: names.Binding(kind, name)}}
	b.Spec.Resource = workv1alpha2.ObjectReference{Kind: kind, Namespace: key.Namespace, Name: name}
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

func TestReconcile_backendLeaves(t *testing.T) {
	t.Parallel()
	service := bound("Service", "web", "m1", "m2")
	f := newFixture(t, ingress(false, path("/", "web")), service)
	f.run(t)
	f.expect(t, "m1: web", "m2: web")
	service.Spec.Clusters = service.Spec.Clusters[:1]
	if err := f.control.Update(t.Context(), service); err != nil {
		t.Fatal(err)
	}
	f.run(t)
	f.expect(t, "m1: web")
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
