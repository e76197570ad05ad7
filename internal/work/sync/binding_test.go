// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/template"
	"karmada.io/karmada/test/fakecontrol"
)

func TestReconcile_createsAWorkForEachCluster(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"))
	want := []string{"create karmada-es-m1/nginx-687f7fb96f", "create karmada-es-m2/nginx-687f7fb96f"}
	if diff := cmp.Diff(want, s.mustReconcile()); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	s.expectNoWrites()
	if a, b := s.work("m1").Labels[names.WorkID], s.work("m2").Labels[names.WorkID]; a == "" || a == b {
		t.Errorf("permanent IDs %q and %q: want two of them", a, b)
	}
	got := s.eventsOf("SyncWorkSucceed")
	if len(got) == 0 || got[0].Message != "Sync work of ResourceBinding(default/nginx-deployment) successful." ||
		got[0].Source != "binding-controller" || !got[0].Verbose {
		t.Errorf("events %+v", got)
	}
	kinds := map[string]bool{}
	for _, e := range got {
		kinds[e.On.Kind] = true
	}
	if !kinds["ResourceBinding"] || !kinds["Deployment"] {
		t.Errorf("events on %v, want them on the binding and on its template", kinds)
	}
}

func TestReconcile_recordsNoEventsAfterRestart(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"))
	s.mustReconcile()
	restarted, none := *s, &events.Fake{}
	options := s.Controller.Options
	options.Events = none
	restarted.Controller = New(s.control, s.control, options)
	restarted.expectNoWrites()
	if got := none.All(); len(got) > 0 {
		t.Errorf("events %+v, want none", got)
	}
}

func TestReconcile_clusterScope(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ClusterResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Name:       "viewer-clusterrole",
			Labels:     map[string]string{names.ClusterBindingID: "crb-id"},
			Finalizers: []string{names.ClusterBindingFinalizer},
		},
		Spec: workv1alpha2.ResourceBindingSpec{Clusters: targets("m1"),
			Resource: workv1alpha2.ObjectReference{APIVersion: "rbac.authorization.k8s.io/v1", Kind: "ClusterRole", Name: "viewer", UID: "u"}},
	}
	s := newFixture(
		t,
		withNative,
		`{apiVersion: rbac.authorization.k8s.io/v1, kind: ClusterRole, metadata: {name: viewer, uid: u}, rules: []}`,
		b,
	)
	s.scope = binding.Cluster
	if writes := s.mustReconcile(); len(writes) != 1 || !strings.HasPrefix(writes[0], "create karmada-es-m1/viewer-") {
		t.Fatalf("writes %q", writes)
	}
	s.expectNoWrites()
	if err := s.control.Delete(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	s.writes()
	if writes := s.mustReconcile(); len(writes) != 2 {
		t.Errorf("writes %q, want the deletion of the Work and the removal of the finalizer", writes)
	}
	s.expect("m1 (deleting)")
}

// A policy selects a namespace that package namespaces has synced: its binding takes the Work over, unless that is another one's.
func TestReconcile_takesOverSyncedNamespace(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		owner string
		taken bool
	}{"of the namespace": {"web", true}, "of another namespace": {"other", false}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := &workv1alpha2.ClusterResourceBinding{
				ObjectMeta: metav1.ObjectMeta{
					Name: "viewer-clusterrole", Labels: map[string]string{names.ClusterBindingID: "crb-id"},
					Finalizers: []string{names.ClusterBindingFinalizer},
				},
				Spec: workv1alpha2.ResourceBindingSpec{Clusters: targets("m1"),
					Resource: workv1alpha2.ObjectReference{APIVersion: "v1", Kind: "Namespace", Name: "web", UID: "u"}},
			}
			key := client.ObjectKey{Namespace: "karmada-es-m1", Name: names.Work("Namespace", "", "web")}
			synced := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
				Namespace: key.Namespace, Name: key.Name, Labels: map[string]string{names.WorkID: "w"}, Finalizers: []string{names.ExecutionFinalizer},
				OwnerReferences: []metav1.OwnerReference{{APIVersion: "v1", Kind: "Namespace", Name: tc.owner, UID: "u", Controller: new(true)}},
			}}
			s := newFixture(t, withNative, `{apiVersion: v1, kind: Namespace, metadata: {name: web, uid: u, labels: {a: b}}}`, b, synced)
			s.scope = binding.Cluster
			_, err := s.attempt()
			var got workv1alpha1.Work
			if err := s.control.Get(t.Context(), key, &got); err != nil {
				t.Fatal(err)
			}
			taken := got.Labels[names.ClusterBindingID] == "crb-id" && len(got.Spec.Workload.Manifests) == 1
			if taken != tc.taken || (err == nil) != tc.taken {
				t.Fatalf("taken over: %v, want %v; %v", taken, tc.taken, err)
			}
			if tc.taken {
				s.writes()
				s.expectNoWrites()
			}
		})
	}
}

func TestReconcile_patchesChangedWorks(t *testing.T) {
	t.Parallel()
	tests := map[string]func(s *fixture){
		"binding changed": func(s *fixture) {
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Replicas = 5 })
		},
		"a client changed the Work": func(s *fixture) {
			s.editWork("m1", func(w *workv1alpha1.Work) { w.Spec.SuspendDispatching = new(true) })
		},
		"a client removed the finalizer": func(s *fixture) { s.editWork("m1", func(w *workv1alpha1.Work) { w.Finalizers = nil }) },
		"large integer changed": func(s *fixture) {
			s.editWork("m1", func(w *workv1alpha1.Work) {
				raw := string(w.Spec.Workload.Manifests[0].Raw)
				w.Spec.Workload.Manifests[0].Raw = []byte(strings.Replace(raw, "9007199254740993", "9007199254740992", 1))
			})
		},
	}
	for name, disturb := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			template := strings.Replace(deployment, "replicas: 2", "replicas: 2, template: {spec: {activeDeadlineSeconds: 9007199254740993}}", 1)
			s := newFixture(t, withNative, template, nginxBinding("m1", "m2"))
			s.mustReconcile()
			id := s.work("m1").Labels[names.WorkID]
			disturb(s)
			if diff := cmp.Diff([]string{"patch karmada-es-m1/nginx-687f7fb96f"}, s.mustReconcile()); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			s.expectNoWrites()
			w := s.work("m1")
			if w.Labels[names.WorkID] != id || !strings.Contains(string(w.Spec.Workload.Manifests[0].Raw), id) {
				t.Errorf("the permanent ID changed from %q to %q", id, w.Labels[names.WorkID])
			}
		})
	}
}

func (s *fixture) editWork(cluster string, mutate func(*workv1alpha1.Work)) {
	s.t.Helper()
	w := s.work(cluster)
	mutate(w)
	if err := s.control.Update(s.t.Context(), w); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

// Metadata of other clients is kept. The order of keys in a manifest is ignored.
func TestReconcile_keepsFieldsOfOtherClients(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"))
	s.mustReconcile()
	s.editWork("m1", func(w *workv1alpha1.Work) {
		w.Labels["external"], w.Annotations["external"] = "x", "y"
		w.Finalizers = append(w.Finalizers, "their/finalizer")
		w.Spec.Workload.Manifests[0].Raw = []byte(
			`{"kind":"Deployment",` + strings.Replace(string(w.Spec.Workload.Manifests[0].Raw), `"kind":"Deployment",`, "", 1)[1:],
		)
	})
	s.expectNoWrites()
}

func TestReconcile_readsTheBindingLiveBeforeDeletingWorks(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		live func(*workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding
		want []string
	}{
		"same as live": {func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding { return b }, []string{"m1", "m2 (deleting)"}},
		"live binding is newer": {func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding {
			b.Spec.Clusters = targets("m1", "m2")
			return b
		}, []string{"m1", "m2"}},
		"live binding is deleted": {func(*workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding { return nil }, []string{"m1", "m2"}},
		"binding was recreated": {
			func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding { b.UID = "another"; return b },
			[]string{"m1", "m2"},
		},
		"required by another binding": {func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding {
			b.Spec.RequiredBy = []workv1alpha2.BindingSnapshot{{Clusters: targets("m2")}}
			return b
		}, []string{"m1", "m2"}},
		"graceful eviction": {func(b *workv1alpha2.ResourceBinding) *workv1alpha2.ResourceBinding {
			b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2", PurgeMode: policyv1alpha1.PurgeModeGracefully}}
			return b
		}, []string{"m1", "m2"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"))
			s.mustReconcile()
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m1") })
			var live []client.Object
			if b := tc.live(nginxBinding("m1")); b != nil {
				live = append(live, b)
			}
			s.Controller.live = fakecontrol.WithObjects(t, live...)
			uid := s.work("m2").UID
			for _, w := range s.mustReconcile() {
				if strings.HasPrefix(w, "delete") && !strings.HasPrefix(w, "delete "+string(uid)+" karmada-es-m2/") {
					t.Errorf("%q, want the UID as a precondition", w)
				}
			}
			s.expect(tc.want...)
		})
	}
}

func TestReconcile_keepsWorksIfTheLiveReadFails(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"))
	s.mustReconcile()
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil })
	s.Controller.live = failing{}
	if _, err := s.reconcile(); err == nil {
		t.Error("no error although the live binding could not be read")
	}
	s.expect("m1", "m2")
	if len(s.eventsOf("CleanupWorkFailed")) == 0 {
		t.Errorf("events %+v, want CleanupWorkFailed", s.events.All())
	}
}

type failing struct{ client.Reader }

func (failing) Get(context.Context, client.ObjectKey, client.Object, ...client.GetOption) error {
	return errors.New("connection refused")
}

func TestReconcile_deletesWorksOfDeletedBinding(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"))
	s.mustReconcile()
	s.editWork("m1", func(w *workv1alpha1.Work) { w.UID = "work-1" })
	s.editWork("m2", func(w *workv1alpha1.Work) { w.UID = "work-2" })
	if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
		t.Fatal(err)
	}
	s.writes()
	want := []string{
		"delete work-1 karmada-es-m1/nginx-687f7fb96f", "delete work-2 karmada-es-m2/nginx-687f7fb96f", "patch default/nginx-deployment",
	}
	if diff := cmp.Diff(want, s.mustReconcile()); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	s.expect("m1 (deleting)", "m2 (deleting)")
	err := s.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &workv1alpha2.ResourceBinding{})
	if !apierrors.IsNotFound(err) {
		t.Errorf("Get = %v; the binding must not wait for its Works", err)
	}
	s.expectNoWrites()
}

func TestReconcile_keepsFinalizerUntilWorksAreDeleted(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"))
	s.mustReconcile()
	if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
		t.Fatal(err)
	}
	s.control.Fail = func(w fakecontrol.Write) error {
		if w.Verb == "delete" {
			return errors.New("connection refused")
		}
		return nil
	}
	if _, err := s.reconcile(); err == nil {
		t.Error("no error although the Work could not be deleted")
	}
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil ||
		len(b.Finalizers) == 0 {
		t.Errorf("Get = %v, finalizers %q, want the finalizer", err, b.Finalizers)
	}
}

// The garbage collector deletes the binding of a missing template.
func TestReconcile_keepsWorksOfMissingTemplate(t *testing.T) {
	t.Parallel()
	replace := func(old, by string) func(s *fixture) {
		return func(s *fixture) {
			o := fakecontrol.Parse(s.t, strings.Replace(deployment, old, by, 1))
			s.Controller.templates = template.NewClient(nil, fakecontrol.WithObjects(s.t, o))
		}
	}
	tests := map[string]struct {
		disturb func(s *fixture)
		fails   bool
	}{
		"deleted":        {replace("name: nginx", "name: other"), false},
		"recreated":      {replace("uid: template", "uid: recreated"), false},
		"being deleted":  {replace("uid: template", `uid: template, finalizers: [x/y], deletionTimestamp: "2024-01-01T00:00:00Z"`), false},
		"failed read":    {func(s *fixture) { s.Controller.templates = template.NewClient(nil, failing{}) }, true},
		"kind not found": {func(s *fixture) { s.Controller.templates = template.NewClient(nil, noKind{}) }, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"))
			s.mustReconcile()
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m1", "m2", "m3") })
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

// noKind is the reader of an API server that does not serve the kind.
type noKind struct{ client.Reader }

func (noKind) Get(context.Context, client.ObjectKey, client.Object, ...client.GetOption) error {
	return &meta.NoKindMatchError{}
}

// refuses returns an error for 3 replicas.
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

func TestReconcile_rendersOtherClustersAfterFailure(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1", "m2", "m3")
	b.Spec.Clusters[1].Replicas = 3
	s := newFixture(t, interpret.Chain{refuses{}}, deployment, b)
	_, err := s.reconcile()
	if err == nil || !strings.Contains(err.Error(), "cluster m2") || !strings.Contains(err.Error(), "not three") {
		t.Errorf("error %v, want one that names cluster m2", err)
	}
	s.expect("m1", "m3")
	if len(s.eventsOf("SyncWorkFailed")) == 0 || len(s.eventsOf("SyncWorkSucceed")) > 0 {
		t.Errorf("events %+v", s.events.All())
	}
}

type notReady struct{}

func (notReady) Name() string { return "customized" }
func (notReady) Kind(schema.GroupVersionKind) (interpret.Kind, error) {
	return interpret.Kind{}, interpret.ErrNotReady
}

func TestReconcile_waitsForInterpreters(t *testing.T) {
	t.Parallel()
	s := newFixture(t, interpret.Chain{notReady{}}, deployment, nginxBinding("m1"))
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{RequeueAfter: 500 * time.Millisecond}) {
		t.Errorf("Reconcile = %+v, %v, want a retry", result, err)
	}
	if writes, got := s.writes(), s.events.All(); len(writes) > 0 || len(got) > 0 {
		t.Errorf("writes %q, events %+v, want none", writes, got)
	}
}

func TestReconcile_waitsForDirectEviction(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m3"))
	s.mustReconcile()
	s.editWork("m3", func(w *workv1alpha1.Work) { w.Spec.Workload.Manifests = nil }) // to be rendered again
	s.editBinding(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.Clusters = targets("m2", "m3")
		b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1", PurgeMode: policyv1alpha1.PurgeModeDirectly}}
	})
	for range 2 {
		if result, err := s.reconcile(); err != nil || result.RequeueAfter != 5*time.Second {
			t.Fatalf("Reconcile = %+v, %v; want a retry after 5 s", result, err)
		}
		s.expect("m1 (deleting)", "m3")
		s.editWork("m3", func(w *workv1alpha1.Work) {
			if len(w.Spec.Workload.Manifests) == 0 {
				t.Error("the Work in a cluster that already runs the workload is not updated")
			}
		})
	}
	s.editWork("m1", func(w *workv1alpha1.Work) { w.Finalizers = nil })
	s.mustReconcile()
	s.expect("m2", "m3")
}

func TestReconcile_adoptsOnlyOrphanedWorks(t *testing.T) {
	t.Parallel()
	there := func(mutate func(*workv1alpha1.Work)) *workv1alpha1.Work {
		w := &workv1alpha1.Work{
			ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: "nginx-687f7fb96f", Labels: map[string]string{names.BindingID: "rb-id"}},
		}
		mutate(w)
		return w
	}
	tests := map[string]struct {
		work     *workv1alpha1.Work
		conflict bool
		want     string
	}{
		"Work of this binding":    {there(func(*workv1alpha1.Work) {}), true, "stale"},
		"Work of another binding": {there(func(w *workv1alpha1.Work) { w.Labels[names.BindingID] = "other" }), false, "does not belong"},
		"Work of a user":          {there(func(w *workv1alpha1.Work) { w.Labels = nil }), false, "does not belong"},
		"Work that is being deleted": {there(func(w *workv1alpha1.Work) {
			w.Labels[names.BindingID] = "other"
			w.Finalizers = []string{"x/y"}
			w.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)}
		}), false, "is being deleted"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1"), tc.work)
			s.Controller.control = consistency.NewClient(noWorks{s.control})
			_, err := s.attempt()
			if err == nil || errors.Is(err, requeue.ErrStale) != tc.conflict || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("error %v, want %q", err, tc.want)
			}
			if got := s.eventsOf("SyncWorkFailed"); (len(got) == 0) != tc.conflict {
				t.Errorf("got %+v", got)
			}
			writes := slices.DeleteFunc(s.writes(), func(w string) bool { return w == "update status default/nginx-deployment" })
			if diff := cmp.Diff([]string{"create karmada-es-m1/nginx-687f7fb96f"}, writes); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			if c := s.rendered(); (c == nil) == (tc.want == "does not belong") {
				t.Errorf("condition %+v", c)
			}
		})
	}
}

// A Work with another object may have the name that the contract specifies: that has a hash of 32 bits.
func TestReconcile_createsAWorkBesideOneWithItsName(t *testing.T) {
	t.Parallel()
	for name, edit := range map[string]func(*workv1alpha1.Work){
		"of another binding":    func(*workv1alpha1.Work) {},
		"of a deleted binding":  func(w *workv1alpha1.Work) { w.Annotations[names.BindingName] = "nginx-deployment" },
		"of a controller":       func(w *workv1alpha1.Work) { w.Labels, w.Annotations = nil, nil },
		"that is being deleted": func(w *workv1alpha1.Work) { w.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)} },
		"with an object of other group": func(w *workv1alpha1.Work) {
			w.Spec.Workload.Manifests[0].Raw = []byte(`{"apiVersion":"x/v1","kind":"Deployment","metadata":{"namespace":"default","name":"nginx"}}`)
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			other := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
				Namespace: "karmada-es-m1", Name: "nginx-687f7fb96f", UID: "other", Finalizers: []string{"x/y"},
				Labels:      map[string]string{names.BindingID: "other"},
				Annotations: map[string]string{names.BindingNamespace: "default", names.BindingName: "nginx-other"},
			}}
			other.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{
				Raw: []byte(`{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"namespace":"other","name":"nginx"}}`),
			}}}
			edit(other)
			s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), other)
			s.mustReconcile()
			second := names.Works(schema.GroupKind{Group: "apps", Kind: "Deployment"}, "default", "nginx")[1]
			var w workv1alpha1.Work
			if err := s.control.Get(t.Context(), client.ObjectKey{Namespace: "karmada-es-m1", Name: second}, &w); err != nil {
				t.Fatal(err)
			}
			if raw := string(w.Spec.Workload.Manifests[0].Raw); !strings.Contains(raw, `"work.karmada.io/name":"`+second+`"`) {
				t.Errorf("manifest %s, want the name of its Work", raw)
			}
			s.expectNoWrites()
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m2") })
			if diff := cmp.Diff([]string{"delete created-2 karmada-es-m1/" + second}, s.mustReconcile()); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			got := s.work("m1")
			if got.UID != "other" || !cmp.Equal(got.Spec, other.Spec) || !cmp.Equal(got.Labels, other.Labels) {
				t.Errorf("the other Work changed: %+v", got)
			}
		})
	}
}

// A Work that the API server rejects is reported in the condition of the binding, others are written.
func TestReconcile_reportsUnwritableWorks(t *testing.T) {
	t.Parallel()
	for name, cause := range map[string]error{
		"invalid":                      apierrors.NewInvalid(workv1alpha1.SchemeGroupVersion.WithKind("Work").GroupKind(), "nginx", nil),
		"too large for etcd":           apierrors.NewInternalError(errors.New("etcdserver: request is too large")),
		"too large for kube-apiserver": apierrors.NewRequestEntityTooLargeError("limit is 3145728"),
		"too large for a call of etcd": apierrors.NewInternalError(errors.New("trying to send message larger than max (2 vs. 1)")),
		"refused":                      apierrors.NewForbidden(workv1alpha1.Resource("works"), "nginx", errors.New("no")),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"))
			s.control.Fail = func(w fakecontrol.Write) error {
				if w.Verb == "create" && strings.Contains(w.Key.String(), "m1") {
					return cause
				}
				return nil
			}
			if _, err := s.attempt(); err == nil {
				t.Error("no error, want a retry")
			}
			s.expect("m2")
			c := s.rendered()
			if c == nil || c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "cluster m1: create work karmada-es-m1/nginx") {
				t.Errorf("condition %+v", c)
			}
			if strings.Contains(name, "large") != strings.Contains(c.Message, "reduce the object") {
				t.Errorf("condition %+v", c)
			}
			s.control.Fail = nil
			s.mustReconcile()
			if c := s.rendered(); c.Status != metav1.ConditionTrue {
				t.Errorf("condition %+v after the write", c)
			}
		})
	}
}

// noWorks is a stale cache without Works.
type noWorks struct{ client.Client }

func (noWorks) List(context.Context, client.ObjectList, ...client.ListOption) error { return nil }

func TestReconcile_refusesBindingWithoutID(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Labels = nil
	s := newFixture(t, withNative, deployment, b)
	if _, err := s.reconcile(); err == nil || !strings.Contains(err.Error(), names.BindingID) {
		t.Errorf("error %v, want one that names the missing label", err)
	}
	s.expect()
}
