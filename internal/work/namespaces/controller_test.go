// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package namespaces

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

func member(name string, finalizers ...string) *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, Finalizers: finalizers}}
}

func namespace(name string, labels map[string]string) *corev1.Namespace {
	return &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name, UID: types.UID("uid-" + name), Labels: labels}}
}

func works(t *testing.T, h *fakecontrol.Control) map[string]workv1alpha1.Work {
	t.Helper()
	var list workv1alpha1.WorkList
	if err := h.List(t.Context(), &list); err != nil {
		t.Fatal(err)
	}
	out := map[string]workv1alpha1.Work{}
	for _, w := range list.Items {
		out[w.Namespace] = w
	}
	return out
}

// writes returns the number of writes since the last call.
func writes(h *fakecontrol.Control) int { return len(h.Writes(fakecontrol.Write.ByName)) }

func reconcile(t *testing.T, h *fakecontrol.Control, name string) ctrl.Result {
	t.Helper()
	options := Options{NewID: func() string { return "id" }, Skipped: func(n string) bool { return n == "secret" }}
	s := &Controller{Options: options, control: h, live: h}
	result, err := requeue.Reconciler(s).Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: name}})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

func TestReconcile_createsAWorkForEachClusterWithFinalizer(t *testing.T) {
	t.Parallel()
	pending := member("pending", names.ClusterFinalizer)
	pending.Spec.Taints = []corev1.Taint{{Key: names.PendingTaint, Effect: corev1.TaintEffectNoSchedule}}
	approved := pending.DeepCopy()
	approved.Spec.Taints = nil
	if !becameUsable.Update(event.UpdateEvent{ObjectOld: pending, ObjectNew: approved}) {
		t.Error("an approval does not requeue the namespaces")
	}
	h := fakecontrol.WithObjects(
		t, pending,
		namespace("web", map[string]string{"team": "a"}),
		member("member1", names.ClusterFinalizer),
		member("member2", names.ClusterFinalizer),
		member("new"),
	)
	reconcile(t, h, "web")
	got := works(t, h)
	if len(got) != 2 || writes(h) != 2 {
		t.Fatalf("%d works, want one write for each of 2", len(got))
	}
	w := got["karmada-es-member1"]
	object := &unstructured.Unstructured{}
	if err := object.UnmarshalJSON(w.Spec.Workload.Manifests[0].Raw); err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"team": "a", names.Managed: "true", names.WorkID: "id"}
	if diff := cmp.Diff(want, object.GetLabels()); diff != "" {
		t.Errorf("labels of the manifest (-want +got):\n%s", diff)
	}
	if owner := metav1.GetControllerOf(&w); owner == nil || owner.UID != "uid-web" {
		t.Errorf("owner = %v, want the namespace", owner)
	}
	if object.GetAnnotations()[names.WorkName] != w.Name || w.Name != names.Work("Namespace", "", "web") {
		t.Errorf("work %s, annotation %s", w.Name, object.GetAnnotations()[names.WorkName])
	}

	reconcile(t, h, "web")
	if n := writes(h); n != 0 {
		t.Errorf("%d writes at the fixpoint, want none", n)
	}
}

func TestReconcile_updatesLabels(t *testing.T) {
	t.Parallel()
	n := namespace("web", nil)
	h := fakecontrol.WithObjects(t, n, member("member1", names.ClusterFinalizer))
	reconcile(t, h, "web")
	n.Labels = map[string]string{"team": "b"}
	if err := h.Update(t.Context(), n); err != nil {
		t.Fatal(err)
	}
	reconcile(t, h, "web")
	w := works(t, h)["karmada-es-member1"]
	if raw := string(w.Spec.Workload.Manifests[0].Raw); writes(h) != 3 || !strings.Contains(raw, `"team":"b"`) {
		t.Errorf("manifest: %s", raw)
	}
}

// The cache of the controller may not show owners and finalizers of other controllers yet.
func TestReconcile_keepsOwnersOfOthers(t *testing.T) {
	t.Parallel()
	n := namespace("web", nil)
	h := fakecontrol.WithObjects(t, n, member("member1", names.ClusterFinalizer))
	reconcile(t, h, "web")
	w := works(t, h)["karmada-es-member1"]
	stale := w.DeepCopy()
	w.OwnerReferences[0].UID = "uid-of-a-deleted-namespace"
	theirs := metav1.OwnerReference{APIVersion: "v1", Kind: "ConfigMap", Name: "theirs", UID: "theirs"}
	w.OwnerReferences = append(w.OwnerReferences, theirs)
	if err := h.Update(t.Context(), &w); err != nil {
		t.Fatal(err)
	}
	stale.OwnerReferences = nil
	cache := fakecontrol.Cache{Client: h, Shown: []client.Object{stale}}
	c := &Controller{Options: Options{NewID: func() string { return "id" }}, control: cache}
	request := ctrl.Request{NamespacedName: types.NamespacedName{Name: "web"}}
	if _, err := c.Reconcile(t.Context(), request); !apierrors.IsConflict(err) {
		t.Errorf("Reconcile with a stale cache = %v, want a conflict", err)
	}
	reconcile(t, h, "web")
	ours := *metav1.NewControllerRef(n, corev1.SchemeGroupVersion.WithKind("Namespace"))
	if diff := cmp.Diff([]metav1.OwnerReference{theirs, ours}, works(t, h)["karmada-es-member1"].OwnerReferences); diff != "" {
		t.Errorf("owners (-want +got):\n%s", diff)
	}
}

func TestReconcile_skipsNamespaces(t *testing.T) {
	t.Parallel()
	deleted := namespace("deleted", nil)
	deleted.DeletionTimestamp, deleted.Finalizers = &metav1.Time{Time: time.Unix(1, 0)}, []string{"kubernetes"}
	tests := map[string]*corev1.Namespace{
		"default":             namespace("default", nil),
		"reserved":            namespace("karmada-system", nil),
		"execution namespace": namespace("karmada-es-member1", nil),
		"of Kubernetes":       namespace("kube-public", nil),
		"excluded by a flag":  namespace("secret", nil),
		"excluded by label":   namespace("quiet", map[string]string{names.SkipAutoPropagation: "True"}),
		"being deleted":       deleted,
	}
	for name, n := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := fakecontrol.WithObjects(t, n, member("member1", names.ClusterFinalizer))
			reconcile(t, h, n.Name)
			if n := writes(h); n != 0 {
				t.Errorf("%d writes, want none", n)
			}
		})
	}
}

// A namespace that was created again, or that a policy no longer propagates, is not deleted in the members: its Work is replaced.
func TestReconcile_replacesDeletedWorks(t *testing.T) {
	t.Parallel()
	now := metav1.Now()
	for name, tc := range map[string]struct {
		cluster    *clusterv1alpha1.Cluster
		propagated bool
		want       bool
	}{
		"created again":          {cluster: member("member1", names.ClusterFinalizer), want: true},
		"of a policy":            {cluster: member("member1", names.ClusterFinalizer), propagated: true, want: true},
		"the cluster is removed": {cluster: removed(member("member1", names.ClusterFinalizer), now)},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			deleted := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
				Namespace: names.ExecutionNamespace("member1"), Name: names.Work("Namespace", "", "web"), UID: "old",
				DeletionTimestamp: &now, Finalizers: []string{names.ExecutionFinalizer},
			}}
			if tc.propagated {
				deleted.Labels = map[string]string{names.ClusterBindingID: "x"}
			}
			h := fakecontrol.WithObjects(t, namespace("web", nil), tc.cluster, deleted)
			result := reconcile(t, h, "web")
			if (result.RequeueAfter > 0) != tc.want {
				t.Fatalf("retry after %v, want one: %v", result.RequeueAfter, tc.want)
			}
			reconcile(t, h, "web")
			w, exists := works(t, h)[deleted.Namespace]
			if !exists || (w.UID != "old") != tc.want || (w.DeletionTimestamp == nil) != tc.want {
				t.Errorf("work %+v, want another one: %v", w.ObjectMeta, tc.want)
			}
			writes(h)
			reconcile(t, h, "web")
			if n := writes(h); n != 0 {
				t.Errorf("%d writes at rest", n)
			}
		})
	}
}

func removed(c *clusterv1alpha1.Cluster, at metav1.Time) *clusterv1alpha1.Cluster {
	c.DeletionTimestamp = &at
	return c
}

// The cache may show a namespace or a cluster that was deleted.
func TestReconcile_releasesNoWorkByAStaleCache(t *testing.T) {
	t.Parallel()
	now := metav1.Now()
	for name, live := range map[string][]client.Object{
		"namespace": {member("member1", names.ClusterFinalizer)},
		"cluster":   {namespace("web", nil), removed(member("member1", names.ClusterFinalizer), now)},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			deleted := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
				Namespace: names.ExecutionNamespace("member1"), Name: names.Work("Namespace", "", "web"),
				DeletionTimestamp: &now, Finalizers: []string{names.ExecutionFinalizer},
			}}
			h := fakecontrol.WithObjects(t, namespace("web", nil), member("member1", names.ClusterFinalizer), deleted)
			c := &Controller{
				Options: Options{NewID: func() string { return "id" }}, control: h, live: fakecontrol.WithObjects(t, live...),
			}
			if _, err := c.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "web"}}); err == nil {
				t.Error("no error, want a retry")
			}
			if n := writes(h); n != 0 {
				t.Errorf("%d writes, want none", n)
			}
		})
	}
}

// The Work of a policy that propagates the namespace has the same name.
func TestReconcile_keepsWorksOfPolicies(t *testing.T) {
	t.Parallel()
	existing := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("member1"),
		Name:      names.Work("Namespace", "", "web"),
		Labels:    map[string]string{names.ClusterBindingID: "x"},
	}}
	h := fakecontrol.WithObjects(t, namespace("web", nil), member("member1", names.ClusterFinalizer), existing)
	if result := reconcile(t, h, "web"); result.RequeueAfter == 0 {
		t.Error("RequeueAfter = 0, want a retry")
	}
	if w := works(t, h)["karmada-es-member1"]; writes(h) != 0 || len(w.OwnerReferences) > 0 || len(w.Spec.Workload.Manifests) > 0 {
		t.Errorf("work: %+v, want it unchanged", w)
	}
}

// A Work with another object may have the name: that has a hash of 32 bits.
func TestReconcile_keepsWorksWithOtherObjects(t *testing.T) {
	t.Parallel()
	all := names.Works(namespaceKind, "", "web")
	other := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace("member1"), Name: all[0], Labels: map[string]string{names.ClusterBindingID: "x"},
	}}
	other.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{
		Raw: []byte(`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"web","namespace":"other"}}`),
	}}}
	h := fakecontrol.WithObjects(t, namespace("web", nil), member("member1", names.ClusterFinalizer), other)
	reconcile(t, h, "web")
	var w workv1alpha1.Work
	for i, name := range all {
		if err := h.Get(t.Context(), types.NamespacedName{Namespace: other.Namespace, Name: name}, &w); err != nil {
			t.Fatal(err)
		}
		if kind := []string{"ConfigMap", "Namespace"}[i]; !strings.Contains(string(w.Spec.Workload.Manifests[0].Raw), kind) {
			t.Errorf("work %s holds %s, want a %s", name, w.Spec.Workload.Manifests[0].Raw, kind)
		}
	}
	writes(h)
	reconcile(t, h, "web")
	if n := writes(h); n != 0 {
		t.Errorf("the second run wrote %d times", n)
	}
}

func deployment(name, namespace string, clusters ...string) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name, Generation: 1}}
	for _, c := range clusters {
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: c})
	}
	return b
}

// newController returns a controller and its control plane with n clusters, "member001" and so on.
func newController(t *testing.T, mode Mode, clusters int, objects ...client.Object) (*Controller, *fakecontrol.Control) {
	t.Helper()
	for i := range clusters {
		objects = append(objects, member(fmt.Sprintf("member%03d", i+1), names.ClusterFinalizer))
	}
	h := fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{
		{Of: &workv1alpha2.ResourceBinding{}, Field: indexes.BindingsByTarget.Field, Keys: indexes.BindingsByTarget.Keys},
		{Of: &workv1alpha2.ClusterResourceBinding{}, Field: indexes.BindingsByTarget.Field, Keys: indexes.BindingsByTarget.Keys},
	}})
	return &Controller{Options: Options{Mode: mode, NewID: func() string { return "id" }}, control: h}, h
}

func run(t *testing.T, c *Controller, requests ...ctrl.Request) {
	t.Helper()
	for _, r := range requests {
		if _, err := c.Reconcile(t.Context(), r); err != nil {
			t.Fatal(err)
		}
	}
}

// A namespace is synced to the clusters of its bindings if the mode or the number of clusters requires it.
func TestReconcile_onDemand(t *testing.T) {
	t.Parallel()
	evicted := deployment("evicted", "web", "member003")
	evicted.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "member004"}}
	evicted.Spec.RequiredBy = []workv1alpha2.BindingSnapshot{{Clusters: []workv1alpha2.TargetCluster{{Name: "member005"}}}}
	bindings := []client.Object{deployment("a", "web", "member001", "missing"), evicted, deployment("b", "api", "member006"),
		&workv1alpha2.ClusterResourceBinding{ObjectMeta: metav1.ObjectMeta{Name: "c"}}}
	quota := &policyv1alpha1.FederatedResourceQuota{ObjectMeta: metav1.ObjectMeta{Namespace: "web", Name: "q"}}
	quota.Spec.StaticAssignments = []policyv1alpha1.StaticClusterAssignment{{ClusterName: "member007"}}
	bindings = append(bindings, quota)
	tests := map[string]struct {
		mode     Mode
		clusters int
		want     int
	}{
		"on demand":                {OnDemand, 8, 5},
		"all":                      {All, MaxClusters + 1, MaxClusters + 1},
		"automatic, small fleet":   {Auto, MaxClusters, MaxClusters},
		"automatic, large fleet":   {Auto, MaxClusters + 1, 5},
		"automatic is the default": {"", MaxClusters + 1, 5},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c, h := newController(t, tc.mode, tc.clusters, append([]client.Object{namespace("web", nil)}, bindings...)...)
			run(t, c, request("", "web"))
			got := works(t, h)
			if len(got) != tc.want || writes(h) != tc.want {
				t.Errorf("%d works, want %d", len(got), tc.want)
			}
			for _, n := range []string{"001", "003", "004", "005", "007"} {
				if _, ok := got["karmada-es-member"+n]; !ok {
					t.Errorf("no work in cluster member%s", n)
				}
			}
			run(t, c, request("", "web"), request("member001", "web"))
			if n := writes(h); n != 0 {
				t.Errorf("%d writes at the fixpoint, want none", n)
			}
		})
	}
}

// Switching to on demand, and a binding that leaves, delete no Work; the Works that exist follow their namespace.
func TestReconcile_onDemandKeepsWorks(t *testing.T) {
	t.Parallel()
	n, b := namespace("web", nil), deployment("a", "web", "member001")
	c, h := newController(t, All, 3, n, b)
	run(t, c, request("", "web"))
	c.Mode = OnDemand
	if err := h.Delete(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	n.Labels = map[string]string{"team": "b"}
	if err := h.Update(t.Context(), n); err != nil {
		t.Fatal(err)
	}
	run(t, c, request("", "web"))
	got := works(t, h)
	if len(got) != 3 {
		t.Errorf("%d works, want those of all 3 clusters kept", len(got))
	}
	for _, w := range got {
		if !strings.Contains(string(w.Spec.Workload.Manifests[0].Raw), `"team":"b"`) || w.DeletionTimestamp != nil {
			t.Errorf("work in %s does not follow its namespace", w.Namespace)
		}
	}
}

// queued returns the requests that f adds, sorted: "cluster/namespace".
func queued(t *testing.T, f func(q queue)) (out []string) {
	t.Helper()
	q := workqueue.NewTypedRateLimitingQueue(workqueue.DefaultTypedControllerRateLimiter[ctrl.Request]())
	defer q.ShutDown()
	f(q)
	for q.Len() > 0 {
		r, _ := q.Get()
		q.Done(r)
		out = append(out, r.String())
	}
	slices.Sort(out)
	return out
}

// A binding requeues its namespace only for clusters that it newly needs and that have no Work of the namespace, and only on demand.
func TestBindingEvents(t *testing.T) {
	t.Parallel()
	before, after := deployment("a", "web", "m1", "m2"), deployment("a", "web", "m2", "m3")
	after.Generation = 2
	status := before.DeepCopy()
	status.Spec.Clusters = append(status.Spec.Clusters, workv1alpha2.TargetCluster{Name: "m9"}) // not in a status update
	created := func(h handler.EventHandler, q queue) { h.Create(t.Context(), event.CreateEvent{Object: before}, q) }
	updated := func(o client.Object) func(h handler.EventHandler, q queue) {
		return func(h handler.EventHandler, q queue) {
			h.Update(t.Context(), event.UpdateEvent{ObjectOld: before, ObjectNew: o}, q)
		}
	}
	existing := func(edit func(*workv1alpha1.Work)) []client.Object {
		w := &workv1alpha1.Work{}
		w.Namespace, w.Name = names.ExecutionNamespace("m1"), names.Works(namespaceKind, "", "web")[0]
		w.OwnerReferences = []metav1.OwnerReference{{APIVersion: "v1", Kind: "Namespace", Name: "web", UID: "1", Controller: new(true)}}
		edit(w)
		return []client.Object{w}
	}
	tests := map[string]struct {
		mode   Mode
		event  func(h handler.EventHandler, q queue)
		want   []string
		exists []client.Object
	}{
		"created": {mode: OnDemand, event: created, want: []string{"m1/web", "m2/web"}},
		"moved":   {mode: OnDemand, event: updated(after), want: []string{"m3/web"}},
		"status":  {mode: OnDemand, event: updated(status)},
		"deleted": {mode: OnDemand, event: func(h handler.EventHandler, q queue) {
			h.Delete(t.Context(), event.DeleteEvent{Object: before}, q)
		}},
		"not on demand":  {mode: All, event: created},
		"synced already": {mode: OnDemand, event: created, want: []string{"m2/web"}, exists: existing(func(*workv1alpha1.Work) {})},
		"its work is being deleted": {OnDemand, created, []string{"m1/web", "m2/web"}, existing(func(w *workv1alpha1.Work) {
			w.Finalizers, w.DeletionTimestamp = []string{names.ExecutionFinalizer}, new(metav1.Now())
		})},
		"its work belongs to a policy": {OnDemand, created, []string{"m1/web", "m2/web"}, existing(func(w *workv1alpha1.Work) {
			w.OwnerReferences = nil
		})},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			c, _ := newController(t, tc.mode, 0, tc.exists...)
			onDemand, err := c.mode(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			c.onDemand.Store(onDemand)
			if diff := cmp.Diff(tc.want, queued(t, func(q queue) { tc.event(c.demandEvents(targetsOf), q) })); diff != "" {
				t.Errorf("requests (-want +got):\n%s", diff)
			}
		})
	}
}

// A new cluster requeues the namespaces that it needs. When the fleet becomes small, all namespaces are requeued.
func TestClusterEvents(t *testing.T) {
	t.Parallel()
	objects := []client.Object{namespace("web", nil), namespace("api", nil), namespace("kube-system", nil),
		deployment("a", "web", "member001"), deployment("b", "web", "member001"), deployment("c", "api", "member002")}
	created := func(name string, initial bool) func(c *Controller, q queue) {
		return func(c *Controller, q queue) {
			c.clusterEvents().Create(t.Context(), event.CreateEvent{Object: member(name), IsInInitialList: initial}, q)
		}
	}
	tests := map[string]struct {
		mode     Mode
		clusters int
		was      bool // on demand before
		event    func(c *Controller, q queue)
		want     []string
	}{
		"all":                     {All, 2, false, created("member001", false), []string{"member001/api", "member001/web"}},
		"on demand":               {OnDemand, 2, true, created("member001", false), []string{"member001/web"}},
		"the fleet becomes large": {Auto, MaxClusters + 1, false, created("member002", false), []string{"member002/api"}},
		"a start":                 {All, 2, false, created("member001", true), nil},
		"the fleet becomes small": {Auto, MaxClusters, true, func(c *Controller, q queue) {
			c.clusterEvents().Delete(t.Context(), event.DeleteEvent{Object: member("gone")}, q)
		}, []string{"/api", "/web"}},
		"a cluster leaves a large fleet": {Auto, MaxClusters + 1, true, func(c *Controller, q queue) {
			c.clusterEvents().Delete(t.Context(), event.DeleteEvent{Object: member("gone")}, q)
		}, nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			c, _ := newController(t, tc.mode, tc.clusters, objects...)
			c.onDemand.Store(tc.was)
			if diff := cmp.Diff(tc.want, queued(t, func(q queue) { tc.event(c, q) })); diff != "" {
				t.Errorf("requests (-want +got):\n%s", diff)
			}
		})
	}
}

// A namespace that is reconciled between the deletion of a cluster and its event does not hide that the fleet became small. The
// other namespaces are requeued, too.
func TestClusterEvents_afterReconcile(t *testing.T) {
	t.Parallel()
	c, h := newController(t, Auto, MaxClusters+1, namespace("web", nil), namespace("api", nil))
	run(t, c, request("", "web"), request("", "api"))
	gone := member("member001", names.ClusterFinalizer)
	if err := h.Get(t.Context(), client.ObjectKeyFromObject(gone), gone); err != nil {
		t.Fatal(err)
	}
	gone.Finalizers = nil
	if err := h.Update(t.Context(), gone); err != nil {
		t.Fatal(err)
	}
	if err := h.Delete(t.Context(), gone); err != nil {
		t.Fatal(err)
	}
	run(t, c, request("", "web"))
	got := queued(t, func(q queue) { c.clusterEvents().Delete(t.Context(), event.DeleteEvent{Object: gone}, q) })
	if diff := cmp.Diff([]string{"/api", "/web"}, got); diff != "" {
		t.Errorf("requests (-want +got):\n%s", diff)
	}
}

// A Work that was deleted or edited requeues its namespace for its cluster only.
func TestOwnerOf(t *testing.T) {
	t.Parallel()
	c, h := newController(t, All, 1, namespace("web", nil))
	run(t, c, request("", "web"))
	w := works(t, h)["karmada-es-member001"]
	if got := ownerOf(t.Context(), &w); len(got) != 1 || got[0] != request("member001", "web") {
		t.Errorf("ownerOf = %v", got)
	}
	if got := ownerOf(t.Context(), &workv1alpha1.Work{}); got != nil {
		t.Errorf("ownerOf a Work without an owner = %v", got)
	}
}

// Deleted Works and changes of the spec pass, status updates do not.
func TestSpecChanged(t *testing.T) {
	t.Parallel()
	work := func(generation int64) *workv1alpha1.Work {
		return &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Generation: generation}}
	}
	deleted := work(2)
	deleted.DeletionTimestamp = new(metav1.Now())
	for name, got := range map[string]bool{
		"start of the deletion must pass": specChanged.Update(event.UpdateEvent{ObjectOld: work(1), ObjectNew: deleted}),
		"new generation must pass":        specChanged.Update(event.UpdateEvent{ObjectOld: work(1), ObjectNew: work(2)}),
		"deletion must pass":              specChanged.Delete(event.DeleteEvent{Object: work(1)}),
		"creation must not pass":          !specChanged.Create(event.CreateEvent{Object: work(1)}),
		"status update must not pass":     !specChanged.Update(event.UpdateEvent{ObjectOld: work(2), ObjectNew: work(2)}),
	} {
		if !got {
			t.Error(name)
		}
	}
}
