// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	dynamicfake "k8s.io/client-go/dynamic/fake"
	clienttesting "k8s.io/client-go/testing"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

const deployment = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default, uid: template, generation: 1}, spec: {replicas: 2}}`

func targets(names ...string) (out []workv1alpha2.TargetCluster) {
	for _, n := range names {
		out = append(out, workv1alpha2.TargetCluster{Name: n, Replicas: 2})
	}
	return out
}

func nginxBinding(clusters ...string) *workv1alpha2.ResourceBinding {
	return &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Name: "nginx-deployment", Namespace: "default", UID: "binding", Finalizers: []string{names.BindingFinalizer},
			Labels: map[string]string{names.BindingID: "rb-id"},
		},
		Spec: workv1alpha2.ResourceBindingSpec{
			Replicas: 2, Clusters: targets(clusters...),
			Resource: workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "nginx", UID: "template", ResourceVersion: "1"},
		},
	}
}

// stage is a renderer with a control plane of its own.
type stage struct {
	*Renderer
	t         *testing.T
	control   *fakecontrol.Control
	templates *dynamicfake.FakeDynamicClient
	events    *events.Fake
	scope     binding.Scope
}

func setUp(t *testing.T, chain interpret.Chain, template string, objects ...client.Object) *stage {
	t.Helper()
	s := &stage{t: t, events: &events.Fake{}, scope: binding.Namespaced}
	s.control = fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: []fakecontrol.Index{{Of: &workv1alpha1.Work{}, Field: ByBinding, Keys: bindingOf}}})
	var templates []runtime.Object
	if template != "" {
		templates = append(templates, fakecontrol.Parse(t, template))
	}
	s.templates = dynamicfake.NewSimpleDynamicClient(runtime.NewScheme(), templates...)
	ids := 0
	s.Renderer = &Renderer{
		Options: Options{Chain: chain, Events: s.events, Clock: clocktesting.NewFakePassiveClock(time.Unix(1_700_000_000, 0)), NewID: func() string { ids++; return "id-" + string(rune('0'+ids)) }},
		control: consistency.NewClient(s.control), live: s.control, templates: s.templates, mapper: fakecontrol.Mapper(),
	}
	return s
}

func (s *stage) reconcile() (ctrl.Result, error) {
	s.t.Helper()
	name := types.NamespacedName{Namespace: "default", Name: "nginx-deployment"}
	if !s.scope.Namespaced {
		name = types.NamespacedName{Name: "viewer-clusterrole"}
	}
	return s.Reconcile(s.t.Context(), s.scope, ctrl.Request{NamespacedName: name})
}

// settle reconciles without an error and gives what was written.
func (s *stage) settle() []string {
	s.t.Helper()
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{}) {
		s.t.Fatalf("Reconcile = %+v, %v", result, err)
	}
	return s.writes()
}

// writes returns the writes since the last call, sorted.
func (s *stage) writes() []string {
	s.t.Helper()
	return slices.Sorted(slices.Values(s.control.Writes(fakecontrol.Write.ByKey)))
}

func (s *stage) still() {
	s.t.Helper()
	if writes := s.settle(); len(writes) > 0 {
		s.t.Errorf("the second run wrote %q", writes)
	}
}

func (s *stage) change(mutate func(*workv1alpha2.ResourceBinding)) {
	s.t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		s.t.Fatal(err)
	}
	mutate(&b)
	if err := s.control.Update(s.t.Context(), &b); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

func (s *stage) work(cluster string) *workv1alpha1.Work {
	s.t.Helper()
	var w workv1alpha1.Work
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Namespace: names.ExecutionNamespace(cluster), Name: "nginx-687f7fb96f"}, &w); err != nil {
		s.t.Fatal(err)
	}
	return &w
}

func (s *stage) clusters() (out []string) {
	s.t.Helper()
	var works workv1alpha1.WorkList
	if err := s.control.List(s.t.Context(), &works); err != nil {
		s.t.Fatal(err)
	}
	for i := range works.Items {
		c, _ := names.ClusterOf(works.Items[i].Namespace)
		if works.Items[i].DeletionTimestamp != nil {
			c += " (going)"
		}
		out = append(out, c)
	}
	slices.Sort(out)
	return out
}

func (s *stage) expect(clusters ...string) {
	s.t.Helper()
	if diff := cmp.Diff(clusters, s.clusters()); diff != "" {
		s.t.Errorf("Works (-want +got):\n%s", diff)
	}
}

func (s *stage) told(reason string) (out []events.Event) {
	for _, e := range s.events.All() {
		if e.Reason == reason {
			out = append(out, e)
		}
	}
	return out
}

var withNative = interpret.Chain{native.Layer()}

func TestReconcile_makesAWorkForEachCluster(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"))
	want := []string{"create karmada-es-m1/nginx-687f7fb96f", "create karmada-es-m2/nginx-687f7fb96f"}
	if diff := cmp.Diff(want, s.settle()); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	s.still()
	if a, b := s.work("m1").Labels[names.WorkID], s.work("m2").Labels[names.WorkID]; a == "" || a == b {
		t.Errorf("permanent IDs %q and %q: want two of them", a, b)
	}
	told := s.told("SyncWorkSucceed")
	if len(told) == 0 || told[0].Message != "Sync work of ResourceBinding(default/nginx-deployment) successful." || told[0].Source != "binding-controller" {
		t.Errorf("events %+v", told)
	}
	kinds := map[string]bool{}
	for _, e := range told {
		kinds[e.On.Kind] = true
	}
	if !kinds["ResourceBinding"] || !kinds["Deployment"] {
		t.Errorf("events on %v, want them on the binding and on its template", kinds)
	}
}

func TestReconcile_clusterScope(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ClusterResourceBinding{
		ObjectMeta: metav1.ObjectMeta{Name: "viewer-clusterrole", Labels: map[string]string{names.ClusterBindingID: "crb-id"}, Finalizers: []string{names.ClusterBindingFinalizer}},
		Spec: workv1alpha2.ResourceBindingSpec{Clusters: targets("m1"),
			Resource: workv1alpha2.ObjectReference{APIVersion: "rbac.authorization.k8s.io/v1", Kind: "ClusterRole", Name: "viewer", UID: "u"}},
	}
	s := setUp(t, withNative, `{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, metadata: {name: viewer, uid: u}, rules: []}`, b)
	s.scope = binding.Cluster
	if writes := s.settle(); len(writes) != 1 || !strings.HasPrefix(writes[0], "create karmada-es-m1/viewer-") {
		t.Fatalf("writes %q", writes)
	}
	s.still()
	if err := s.control.Delete(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	s.writes()
	if writes := s.settle(); len(writes) != 2 {
		t.Errorf("writes %q, want the Work deleted and the binding let go", writes)
	}
	s.expect("m1 (going)")
}

func TestReconcile_rendersAgain(t *testing.T) {
	t.Parallel()
	tests := map[string]func(s *stage){
		"the binding changed":   func(s *stage) { s.change(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Replicas = 5 }) },
		"somebody changed Work": func(s *stage) { s.edit("m1", func(w *workv1alpha1.Work) { w.Spec.SuspendDispatching = new(true) }) },
		"finalizer was removed": func(s *stage) { s.edit("m1", func(w *workv1alpha1.Work) { w.Finalizers = nil }) },
		"a large number moved": func(s *stage) {
			s.edit("m1", func(w *workv1alpha1.Work) {
				raw := string(w.Spec.Workload.Manifests[0].Raw)
				w.Spec.Workload.Manifests[0].Raw = []byte(strings.Replace(raw, "9007199254740993", "9007199254740992", 1))
			})
		},
	}
	for name, disturb := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			template := strings.Replace(deployment, "replicas: 2", "replicas: 2, large: 9007199254740993", 1)
			s := setUp(t, withNative, template, nginxBinding("m1", "m2"))
			s.settle()
			id := s.work("m1").Labels[names.WorkID]
			disturb(s)
			if diff := cmp.Diff([]string{"patch karmada-es-m1/nginx-687f7fb96f"}, s.settle()); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			s.still()
			w := s.work("m1")
			if w.Labels[names.WorkID] != id || !strings.Contains(string(w.Spec.Workload.Manifests[0].Raw), id) {
				t.Errorf("the permanent ID changed from %q to %q", id, w.Labels[names.WorkID])
			}
		})
	}
}

func (s *stage) edit(cluster string, mutate func(*workv1alpha1.Work)) {
	s.t.Helper()
	w := s.work(cluster)
	mutate(w)
	if err := s.control.Update(s.t.Context(), w); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

// What others put on a Work stays, and the spelling of a manifest is no difference.
func TestReconcile_toleratesOthers(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"))
	s.settle()
	s.edit("m1", func(w *workv1alpha1.Work) {
		w.Labels["theirs"], w.Annotations["theirs"] = "x", "y"
		w.Finalizers = append(w.Finalizers, "their/finalizer")
		w.Spec.Workload.Manifests[0].Raw = []byte(`{"kind":"Deployment",` + strings.Replace(string(w.Spec.Workload.Manifests[0].Raw), `"kind":"Deployment",`, "", 1)[1:])
	})
	s.still()
}

func TestReconcile_leavesAClusterOnlyByTheLiveBinding(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		live func(*workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding
		want []string
	}{
		"the live binding agrees": {func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding { return b }, []string{"m1", "m2 (going)"}},
		"the live binding is newer": {func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding {
			b.Spec.Clusters = targets("m1", "m2")
			return b
		}, []string{"m1", "m2"}},
		"the live binding is gone":         {func(*workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding { return nil }, []string{"m1", "m2"}},
		"there is another one of the name": {func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding { b.UID = "another"; return b }, []string{"m1", "m2"}},
		"it is required there by another one": {func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding {
			b.Spec.RequiredBy = []workv1alpha2.BindingSnapshot{{Clusters: targets("m2")}}
			return b
		}, []string{"m1", "m2"}},
		"it leaves gracefully": {func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding {
			b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2", PurgeMode: policyv1alpha1.PurgeModeGracefully}}
			return b
		}, []string{"m1", "m2"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"))
			s.settle()
			s.change(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m1") })
			var live []client.Object
			if b := tc.live(nginxBinding("m1")); b != nil {
				live = append(live, b)
			}
			s.Renderer.live = fakecontrol.WithObjects(t, live...)
			uid := s.work("m2").UID
			for _, w := range s.settle() {
				if strings.HasPrefix(w, "delete") && !strings.HasPrefix(w, "delete "+string(uid)+" karmada-es-m2/") {
					t.Errorf("%q, want the UID as a precondition", w)
				}
			}
			s.expect(tc.want...)
		})
	}
}

func TestReconcile_liveReadFails(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"))
	s.settle()
	s.change(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil })
	s.Renderer.live = failing{}
	if _, err := s.reconcile(); err == nil {
		t.Error("no error although the live binding could not be read")
	}
	s.expect("m1", "m2")
	if len(s.told("CleanupWorkFailed")) == 0 {
		t.Errorf("events %+v, want CleanupWorkFailed", s.events.All())
	}
}

type failing struct{ client.Reader }

func (failing) Get(context.Context, client.ObjectKey, client.Object, ...client.GetOption) error {
	return errors.New("no answer")
}

func TestReconcile_bindingGoes(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"))
	s.settle()
	s.edit("m1", func(w *workv1alpha1.Work) { w.UID = "work-1" })
	s.edit("m2", func(w *workv1alpha1.Work) { w.UID = "work-2" })
	if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
		t.Fatal(err)
	}
	s.writes()
	want := []string{
		"delete work-1 karmada-es-m1/nginx-687f7fb96f", "delete work-2 karmada-es-m2/nginx-687f7fb96f", "patch default/nginx-deployment",
	}
	if diff := cmp.Diff(want, s.settle()); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	s.expect("m1 (going)", "m2 (going)")
	err := s.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &workv1alpha2.ResourceBinding{})
	if !apierrors.IsNotFound(err) {
		t.Errorf("the binding is still there (%v): it need not wait for its Works", err)
	}
	s.still()
}

func TestReconcile_bindingStaysWhileAWorkCannotBeDeleted(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"))
	s.settle()
	if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
		t.Fatal(err)
	}
	s.control.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "delete" {
			return errors.New("no answer")
		}
		return nil
	}
	if _, err := s.reconcile(); err == nil {
		t.Error("no error although the Work could not be deleted")
	}
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil || len(b.Finalizers) == 0 {
		t.Errorf("binding: %v, finalizers %q; its Work would be forgotten", err, b.Finalizers)
	}
}

// A template that cannot be found is no reason to delete anything: the garbage collector decides about its binding.
func TestReconcile_templateIsNotThere(t *testing.T) {
	t.Parallel()
	gvr := schema.GroupVersionResource{Group: "apps", Version: "v1", Resource: "deployments"}
	tests := map[string]struct {
		disturb func(s *stage)
		fails   bool
	}{
		"gone": {func(s *stage) { _ = s.templates.Tracker().Delete(gvr, "default", "nginx") }, false},
		"replaced": {func(s *stage) {
			_ = s.templates.Tracker().Update(gvr, fakecontrol.Parse(s.t, strings.Replace(deployment, "uid: template", "uid: another", 1)), "default")
		}, false},
		"being deleted": {func(s *stage) {
			_ = s.templates.Tracker().Update(gvr, fakecontrol.Parse(s.t, strings.Replace(deployment, "uid: template", `uid: template, deletionTimestamp: "2024-01-01T00:00:00Z"`, 1)), "default")
		}, false},
		"unreadable": {func(s *stage) {
			s.templates.PrependReactor("get", "deployments", func(clienttesting.Action) (bool, runtime.Object, error) { return true, nil, errors.New("no answer") })
		}, true},
		"of a kind that is not served": {func(s *stage) {
			s.change(func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.Kind = "Unknown" })
		}, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"))
			s.settle()
			s.change(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m1", "m2", "m3") })
			tc.disturb(s)
			if _, err := s.reconcile(); (err != nil) != tc.fails {
				t.Errorf("Reconcile: %v, want an error: %v", err, tc.fails)
			}
			if writes := s.writes(); len(writes) > 0 {
				t.Errorf("wrote %q", writes)
			}
			s.expect("m1", "m2")
		})
	}
}

func TestReconcile_workIsBeingDeleted(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"))
	s.settle()
	if err := s.control.Delete(t.Context(), s.work("m1")); err != nil {
		t.Fatal(err)
	}
	s.writes()
	_, err := s.reconcile()
	if err == nil || err.Error() != "work karmada-es-m1/nginx-687f7fb96f is being deleted" {
		t.Errorf("error %v", err)
	}
	if writes := s.writes(); len(writes) > 0 {
		t.Errorf("wrote %q", writes)
	}
	s.edit("m1", func(w *workv1alpha1.Work) { w.Finalizers = nil }) // the executor lets it go
	if diff := cmp.Diff([]string{"create karmada-es-m1/nginx-687f7fb96f"}, s.settle()); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
}

// refuses cannot render 3 replicas.
type refuses struct{}

func (refuses) Name() string { return "refuses" }
func (refuses) Kind(schema.GroupVersionKind) (interpret.Kind, error) {
	return interpret.Kind{Revise: func(_ context.Context, o *interpret.Object, n int64) (*interpret.Object, error) {
		if n == 3 {
			return nil, errors.New("not three")
		}
		return o, nil
	}}, nil
}

func TestReconcile_oneClusterDoesNotHoldUpTheOthers(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1", "m2", "m3")
	b.Spec.Clusters[1].Replicas = 3
	s := setUp(t, interpret.Chain{refuses{}}, deployment, b)
	_, err := s.reconcile()
	if err == nil || !strings.Contains(err.Error(), "cluster m2") || !strings.Contains(err.Error(), "not three") {
		t.Errorf("error %v, want one that names cluster m2", err)
	}
	s.expect("m1", "m3")
	if len(s.told("SyncWorkFailed")) == 0 || len(s.told("SyncWorkSucceed")) > 0 {
		t.Errorf("events %+v", s.events.All())
	}
}

type notReady struct{}

func (notReady) Name() string { return "customised" }
func (notReady) Kind(schema.GroupVersionKind) (interpret.Kind, error) {
	return interpret.Kind{}, interpret.ErrNotReady
}

func TestReconcile_interpretersAreNotReady(t *testing.T) {
	t.Parallel()
	s := setUp(t, interpret.Chain{notReady{}}, deployment, nginxBinding("m1"))
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{RequeueAfter: UntilReady}) {
		t.Errorf("Reconcile = %+v, %v, want to be back when they are", result, err)
	}
	if writes, told := s.writes(), s.events.All(); len(writes) > 0 || len(told) > 0 {
		t.Errorf("wrote %q, told %+v: want silence until they are", writes, told)
	}
}

// The workload must be gone from a cluster that it leaves at once before it may run anywhere else.
func TestReconcile_waitsForWhatLeavesDirectly(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"))
	s.settle()
	s.change(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.Clusters = targets("m2")
		b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1", PurgeMode: policyv1alpha1.PurgeModeDirectly}}
	})
	for range 2 {
		if result, err := s.reconcile(); err != nil || result.RequeueAfter != 5*time.Second {
			t.Fatalf("Reconcile = %+v, %v; want another look in 5 s", result, err)
		}
		s.expect("m1 (going)")
	}
	s.edit("m1", func(w *workv1alpha1.Work) { w.Finalizers = nil })
	s.settle()
	s.expect("m2")
}

func TestReconcile_worksThatTheCacheDoesNotKnow(t *testing.T) {
	t.Parallel()
	there := func(mutate func(*workv1alpha1.Work)) *workv1alpha1.Work {
		w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: "nginx-687f7fb96f", Labels: map[string]string{names.BindingID: "rb-id"}}}
		mutate(w)
		return w
	}
	tests := map[string]struct {
		work     *workv1alpha1.Work
		conflict bool
		want     string
	}{
		"one of this binding": {there(func(*workv1alpha1.Work) {}), true, "the cache is behind"},
		"one of another":      {there(func(w *workv1alpha1.Work) { w.Labels[names.BindingID] = "other" }), false, "does not belong"},
		"somebody's own":      {there(func(w *workv1alpha1.Work) { w.Labels = nil }), false, "does not belong"},
		"another that is going": {there(func(w *workv1alpha1.Work) {
			w.Labels[names.BindingID] = "other"
			w.Finalizers = []string{"x/y"}
			w.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)}
		}), false, "is being deleted"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := setUp(t, withNative, deployment, nginxBinding("m1"), tc.work)
			s.Renderer.control = consistency.NewClient(noWorks{s.control})
			_, err := s.reconcile()
			if err == nil || apierrors.IsConflict(err) != tc.conflict || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("error %v, want %q", err, tc.want)
			}
			if told := s.told("SyncWorkFailed"); (len(told) == 0) != tc.conflict {
				t.Errorf("told %+v", told)
			}
			if diff := cmp.Diff([]string{"create karmada-es-m1/nginx-687f7fb96f"}, s.writes()); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
		})
	}
}

// noWorks is a cache that has not seen any Work.
type noWorks struct{ client.Client }

func (noWorks) List(context.Context, client.ObjectList, ...client.ListOption) error { return nil }

func TestReconcile_bindingWithoutID(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Labels = nil
	s := setUp(t, withNative, deployment, b)
	if _, err := s.reconcile(); err == nil || !strings.Contains(err.Error(), names.BindingID) {
		t.Errorf("error %v, want one that names the missing label", err)
	}
	s.expect()
}
