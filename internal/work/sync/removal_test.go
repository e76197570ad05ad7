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

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/guard"
	"karmada.io/karmada/test/fakecontrol"
)

// guarded returns a fixture whose guard holds more than one removal of Works that are older than a minute.
func guarded(t *testing.T, b *workv1alpha2.ResourceBinding) (*fixture, *clocktesting.FakePassiveClock) {
	t.Helper()
	s := newFixture(t, withNative, deployment, b)
	c := s.Controller.Clock.(*clocktesting.FakePassiveClock)
	limits := guard.Default
	limits.Min, limits.Max = 1, 1
	s.Controller.Guard = guard.New(limits, c, func(time.Time, bool) int { return 2 })
	s.mustReconcile()
	for _, w := range s.clusters() {
		s.editWork(w, func(w *workv1alpha1.Work) {
			w.UID = types.UID(w.Namespace)
			w.CreationTimestamp = metav1.NewTime(c.Now().Add(-time.Hour))
		})
	}
	return s, c
}

func (s *fixture) setHistory(records ...workv1alpha2.FailoverRecord) {
	s.t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		s.t.Fatal(err)
	}
	b.Status.FailoverHistory = records
	if err := s.control.Status().Update(s.t.Context(), &b); err != nil {
		s.t.Fatal(err)
	}
}

// setTakenOver reports that the object of a Work existed before Karmada took it over.
func (s *fixture) setTakenOver(cluster string) {
	s.t.Helper()
	w := s.work(cluster)
	w.Status.Drift = &workv1alpha1.Drift{Adoption: &workv1alpha1.Adoption{UID: "theirs", Time: metav1.NewTime(s.Controller.Clock.Now())}}
	if err := s.control.Status().Update(s.t.Context(), w); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

func (s *fixture) held() bool {
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(s.t.Context(), types.NamespacedName{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		s.t.Fatal(err)
	}
	return meta.IsStatusConditionTrue(b.Status.Conditions, workv1alpha2.RemovalHeld)
}

// The removal of copies that were evicted, and whose replacement is healthy, does not need approval.
func TestReconcile_removesReplacedCopies(t *testing.T) {
	t.Parallel()
	for outcome, want := range map[workv1alpha2.FailoverOutcome]bool{
		workv1alpha2.FailoverReplaced: true, workv1alpha2.FailoverConfirmed: true, workv1alpha2.FailoverTimedOut: false,
	} {
		t.Run(string(outcome), func(t *testing.T) {
			t.Parallel()
			s, c := guarded(t, nginxBinding("m1", "m2"))
			s.setHistory(workv1alpha2.FailoverRecord{FromCluster: "m1", Outcome: outcome, CompletionTime: metav1.NewTime(c.Now())},
				workv1alpha2.FailoverRecord{FromCluster: "m2", Outcome: outcome, CompletionTime: metav1.NewTime(c.Now())})
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m3") })
			if _, err := s.reconcile(); err != nil {
				t.Fatal(err)
			}
			if deleted := slices.Contains(s.clusters(), "m1 (deleting)"); deleted != want {
				t.Errorf("deleted: %v, want %v; clusters %v", deleted, want, s.clusters())
			}
		})
	}
}

// The replacement of an evicted copy gets its state as labels, also after the eviction ended.
func TestReconcile_injectsState(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m2")
	b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{
		FromCluster: "m1", PurgeMode: policyv1alpha1.PurgeModeDirectly, ClustersBeforeFailover: []string{"m1"},
		PreservedLabelState: map[string]string{"job": "42"},
	}}
	s := newFixture(t, withNative, deployment, b)
	s.InjectState = true
	s.mustReconcile()
	if got := s.manifest("m2").GetLabels()["job"]; got != "42" {
		t.Errorf("label job = %q, want 42", got)
	}
	s.setHistory(workv1alpha2.FailoverRecord{
		FromCluster: "m1", ToClusters: []string{"m2"}, Outcome: workv1alpha2.FailoverReplaced,
		PreservedLabelState: map[string]string{"job": "42"},
	})
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.GracefulEvictionTasks = nil })
	if writes := s.mustReconcile(); len(writes) > 0 {
		t.Errorf("the end of the eviction wrote %v", writes)
	}
}

func TestReconcile_holdsTooManyRemovals(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		remove func(s *fixture)
		then   func(s *fixture)
		want   []string
	}{
		"approved": {
			func(s *fixture) {
				s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m3") })
			},
			func(s *fixture) {
				s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Annotations = map[string]string{names.RemovalApproved: "0"} })
			},
			[]string{"m1 (deleting)", "m2 (deleting)", "m3"},
		},
		"approved for another generation": {
			func(s *fixture) {
				s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m3") })
			},
			func(s *fixture) {
				s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Annotations = map[string]string{names.RemovalApproved: "7"} })
			},
			[]string{"m1", "m2", "m3"},
		},
		"kept": {
			func(s *fixture) { s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil }) },
			func(s *fixture) {
				s.editBinding(func(b *workv1alpha2.ResourceBinding) {
					b.Annotations = map[string]string{names.RemovalApproved: "keep/0"}
				})
			},
			[]string{"m1 (deleting)", "m2 (deleting)"},
		},
		"undone": {
			func(s *fixture) { s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil }) },
			func(s *fixture) {
				s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m1", "m2") })
			},
			[]string{"m1", "m2"},
		},
		"objects preserved": {
			func(s *fixture) { s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil }) },
			func(s *fixture) {
				s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.PreserveResourcesOnDeletion = new(true) })
			},
			[]string{"m1 (deleting)", "m2 (deleting)"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, _ := guarded(t, nginxBinding("m1", "m2"))
			tc.remove(s)
			result, err := s.reconcile()
			if result.RequeueAfter == staleDelay {
				result, err = s.reconcile() // the condition was just written
			}
			if err != nil || result.RequeueAfter != guard.Interval {
				t.Fatalf("Reconcile = %+v, %v", result, err)
			}
			if clusters := s.clusters(); !slices.Contains(clusters, "m1") || !slices.Contains(clusters, "m2") || !s.held() {
				t.Fatalf("clusters %v, held %v; want the Works kept", clusters, s.held())
			}
			if got := s.eventsOf(workv1alpha2.RemovalHeld); len(got) != 2 ||
				!strings.Contains(got[0].Message, `run "karmadactl approve nginx-deployment -n default"; `) ||
				!strings.Contains(got[0].Message, `run "karmadactl approve nginx-deployment -n default --keep"`) {
				t.Errorf("events %+v, want one on the binding and one on the template", got)
			}
			s.writes()
			if _, err := s.reconcile(); err != nil || len(s.writes()) != 0 {
				t.Errorf("a second run wrote, or failed: %v", err)
			}
			tc.then(s)
			for range 3 {
				if _, err := s.reconcile(); err != nil {
					t.Fatal(err)
				}
			}
			s.expect(tc.want...)
			preserve := s.work("m1").Spec.PreserveResourcesOnDeletion
			if want := name == "kept" || name == "objects preserved"; (preserve != nil && *preserve) != want {
				t.Errorf("preserveResourcesOnDeletion = %v, want %v", preserve, want)
			}
			if s.held() != (name == "approved for another generation") {
				t.Errorf("held = %v", s.held())
			}
			if pending := s.Controller.Guard.Held(); (pending > 0) != s.held() {
				t.Errorf("%d removals are held by the guard, held = %v", pending, s.held())
			}
		})
	}
}

func TestReconcile_holdsDeletionOfBinding(t *testing.T) {
	t.Parallel()
	s, _ := guarded(t, nginxBinding("m1", "m2"))
	if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
		t.Fatal(err)
	}
	if result, err := s.reconcile(); err != nil || result.RequeueAfter != guard.Interval {
		t.Fatalf("Reconcile = %+v, %v", result, err)
	}
	s.expect("m1", "m2")
	if !s.held() {
		t.Error("the condition is missing")
	}
	// The state is in the binding: another process holds the removal, too, even if only few are pending.
	limits := guard.Default
	s.Controller.Guard = guard.New(limits, s.Controller.Clock, func(time.Time, bool) int { return 2 })
	if result, err := s.reconcile(); err != nil || result.RequeueAfter != guard.Interval {
		t.Fatalf("Reconcile = %+v, %v", result, err)
	}
	s.expect("m1", "m2")
}

// An object that existed before Karmada took it over counts at once, also after the removal was canceled. The condition names the
// change.
func TestReconcile_holdsYoungWorksOfExistingObjects(t *testing.T) {
	t.Parallel()
	for name, existed := range map[string]bool{"taken over": true, "created": false} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, c := guarded(t, nginxBinding("m1", "m2"))
			for _, cluster := range s.clusters() {
				s.editWork(cluster, func(w *workv1alpha1.Work) { w.CreationTimestamp = metav1.NewTime(c.Now()) })
				if existed {
					s.setTakenOver(cluster)
				}
			}
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m3") })
			if _, err := s.reconcile(); err != nil {
				t.Fatal(err)
			}
			if s.held() != existed {
				t.Errorf("held: %v, want %v; clusters %v", s.held(), existed, s.clusters())
			}
			if e := s.eventsOf(workv1alpha2.RemovalHeld); existed && (len(e) == 0 || !strings.Contains(e[0].Message, "in namespace default")) {
				t.Errorf("events %+v, want one that names the namespace", e)
			}
		})
	}
}

// The deletion of a binding ends before another event of its Works.
func TestReconcile_forgetsHeldDeletionThatKeepsObjects(t *testing.T) {
	t.Parallel()
	s, _ := guarded(t, nginxBinding("m1", "m2"))
	if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := s.reconcile(); err != nil || s.Controller.Guard.Held() != 2 {
			t.Fatalf("Reconcile = %v, %d removals are held, want 2", err, s.Controller.Guard.Held())
		}
	}
	s.editBinding(func(b *workv1alpha2.ResourceBinding) {
		b.Annotations = map[string]string{names.RemovalApproved: "keep/0"}
	})
	if _, err := s.reconcile(); err != nil || s.Controller.Guard.Held() != 0 {
		t.Errorf("Reconcile = %v, %d removals are held, want none", err, s.Controller.Guard.Held())
	}
	s.expect("m1 (deleting)", "m2 (deleting)")
}

// The Work of a canceled removal is new, but its object is not.
func TestReconcile_holdsRemovalAfterCanceledRemoval(t *testing.T) {
	t.Parallel()
	s, c := guarded(t, nginxBinding("m1", "m2"))
	s.editWork("m2", func(w *workv1alpha1.Work) { w.CreationTimestamp = metav1.NewTime(c.Now()) })
	s.setTakenOver("m2")
	for _, name := range []string{"m1", "m2"} {
		if err := s.control.Create(t.Context(), memberCluster(name, nil)); err != nil {
			t.Fatal(err)
		}
		if err := s.control.Delete(t.Context(), s.work(name)); err != nil {
			t.Fatal(err)
		}
	}
	s.mustReconcile()
	s.expect("m1", "m2")
	for _, name := range []string{"m1", "m2"} {
		s.editWork(name, func(w *workv1alpha1.Work) { w.CreationTimestamp = metav1.NewTime(c.Now()) })
	}
	s.endReplacement()
	s.expectNoWrites() // the annotation stays
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil })
	if result, err := s.reconcile(); err != nil || result.RequeueAfter != guard.Interval {
		t.Fatalf("Reconcile = %+v, %v", result, err)
	}
	s.expect("m1", "m2")
}

func TestReconcile_waitsForSimilarRemovals(t *testing.T) {
	t.Parallel()
	s, c := guarded(t, nginxBinding("m1"))
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m2") })
	if result, err := s.reconcile(); err != nil || result != (ctrl.Result{RequeueAfter: guard.Default.Settle}) {
		t.Fatalf("Reconcile = %+v, %v", result, err)
	}
	s.expect("m1", "m2") // the new cluster does not wait
	s.control.Writes(fakecontrol.Write.ByKey)
	c.SetTime(c.Now().Add(guard.Default.Settle))
	s.mustReconcile()
	s.expect("m1 (deleting)", "m2")
}

// A removal that waits for others is requested again, also if the Works of the targets cannot be rendered.
func TestReconcile_asksAgainForRemovalsIfRenderingFails(t *testing.T) {
	t.Parallel()
	const invalid = `{overrideRules: [{overriders: {plaintext: [{path: /spec/missing/field, operator: remove}]}}]}`
	for name, breakRendering := range map[string]func(s *fixture){
		"override policy": func(s *fixture) {
			for _, o := range []client.Object{memberCluster("m2", nil), overridePolicy(s.t, "default", "bad", invalid).(client.Object)} {
				if err := s.control.Create(s.t.Context(), o); err != nil {
					s.t.Fatal(err)
				}
			}
		},
		"template of another namespace": func(s *fixture) {
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.Namespace = "elsewhere" })
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, c := guarded(t, nginxBinding("m1"))
			breakRendering(s)
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m2") })
			for range 2 { // the first run sets the condition
				if result, err := s.reconcile(); err != nil || result.RequeueAfter == 0 {
					t.Fatalf("Reconcile = %+v, %v, want a retry of the removal", result, err)
				}
			}
			if condition := s.rendered(); condition == nil || condition.Status != metav1.ConditionFalse {
				t.Errorf("condition Rendered = %+v, want False", condition)
			}
			c.SetTime(c.Now().Add(guard.Default.Settle))
			_, _ = s.reconcile()
			s.expect("m1 (deleting)")
		})
	}
}

// The status of the binding has several writers. A conflict is retried and is no failure to remove Works.
func TestReconcile_recordsNoEventForConflictOfRemovalHeld(t *testing.T) {
	t.Parallel()
	s, _ := guarded(t, nginxBinding("m1", "m2"))
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil })
	s.Controller.control.Client = interceptor.NewClient(s.control, interceptor.Funcs{
		SubResourceUpdate: func(context.Context, client.Client, string, client.Object, ...client.SubResourceUpdateOption) error {
			return apierrors.NewConflict(workv1alpha2.Resource("resourcebindings"), "nginx-deployment", errors.New("changed"))
		},
	})
	if _, err := s.attempt(); !apierrors.IsConflict(err) {
		t.Fatalf("Reconcile = %v, want a conflict", err)
	}
	if got := s.eventsOf("CleanupWorkFailed"); len(got) > 0 {
		t.Errorf("events %+v, want none", got)
	}
}

// A Work records that its binding, its template or its namespace was deleted before the control plane was restored from a backup: its
// objects stay then.
func TestFinalize_recordsRequestBeforeRestore(t *testing.T) {
	t.Parallel()
	deleted := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	before, after := deleted.Add(-time.Hour), deleted.Add(time.Hour)
	for name, tc := range map[string]struct {
		restored  time.Time
		template  string    // of the annotation
		namespace time.Time // its deletion
		want      time.Time
	}{
		"binding before":             {restored: after, want: deleted},
		"all after":                  {restored: before.Add(-time.Hour), template: before.Format(time.RFC3339) + "/template", namespace: before},
		"template before":            {restored: deleted, template: before.Format(time.RFC3339) + "/template", want: before},
		"another template before":    {restored: deleted, template: before.Format(time.RFC3339) + "/other"},
		"namespace before":           {restored: deleted, namespace: before, want: before},
		"namespace before, template": {restored: deleted, template: after.Format(time.RFC3339) + "/template", namespace: before, want: before},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
			cluster.Annotations = map[string]string{names.RestoredAt: tc.restored.Format(time.RFC3339)}
			b := nginxBinding("m1")
			b.DeletionTimestamp = new(metav1.NewTime(deleted))
			b.Annotations = map[string]string{names.RemovalRequested: tc.template}
			ns := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: "default", Finalizers: []string{"x"}}}
			if !tc.namespace.IsZero() {
				ns.DeletionTimestamp = new(metav1.NewTime(tc.namespace))
			}
			s := newFixture(t, nil, "", b, cluster, ns)
			w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: "w", UID: "w"}}
			if err := s.control.Create(t.Context(), w); err != nil {
				t.Fatal(err)
			}
			if err := s.recordRequest(t.Context(), b, w); err != nil {
				t.Fatal(err)
			}
			want := ""
			if !tc.want.IsZero() {
				want = tc.want.Format(time.RFC3339)
			}
			if got := w.Annotations[names.RemovalRequested]; got != want {
				t.Errorf("annotation = %q, want %q", got, want)
			}
		})
	}
}
