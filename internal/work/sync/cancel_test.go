// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/test/fakecontrol"
)

// A pending removal of a Work is canceled if its cluster is a target again: the Work is created again with the same ID.
func TestReconcile_cancelsPendingRemoval(t *testing.T) {
	t.Parallel()
	const pending = "is being deleted"
	cluster := func(deleted bool) *clusterv1alpha1.Cluster {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", Finalizers: []string{"x/y"}}}
		if deleted {
			c.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)}
		}
		return c
	}
	for name, tc := range map[string]struct {
		cluster *clusterv1alpha1.Cluster
		change  func(s *fixture)
		want    string // a part of the error
		ignored bool   // without an error
	}{
		"a target":                       {cluster: cluster(false)},
		"the cluster is being removed":   {cluster: cluster(true), ignored: true},
		"the cluster does not exist":     {want: pending},
		"the live binding has changed":   {cluster: cluster(false), change: (*fixture).hideDecision, want: pending},
		"the Work has another finalizer": {cluster: cluster(false), change: (*fixture).addFinalizer, want: pending},
		"the API server denies the new Work": {cluster: cluster(false), change: func(s *fixture) {
			s.control.Fail = func(write fakecontrol.Write) error {
				if write.Verb == "create" {
					return errors.New("denied by a webhook")
				}
				return nil
			}
		}, want: "denied by a webhook"},
		"another write of the Work first": {cluster: cluster(false), change: (*fixture).hideWrite, want: "modified"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"))
			s.mustReconcile()
			if tc.cluster != nil {
				if err := s.control.Create(t.Context(), tc.cluster.DeepCopy()); err != nil {
					t.Fatal(err)
				}
				if tc.cluster.DeletionTimestamp != nil {
					if err := s.control.Delete(t.Context(), tc.cluster); err != nil {
						t.Fatal(err)
					}
				}
			}
			before := s.work("m1")
			if err := s.control.Delete(t.Context(), before); err != nil {
				t.Fatal(err)
			}
			if tc.change != nil {
				tc.change(s)
			}
			s.writes()
			_, err := s.attempt()
			if tc.want != "" || tc.ignored {
				if (err == nil) != tc.ignored || err != nil && !strings.Contains(err.Error(), tc.want) {
					t.Errorf("Reconcile = %v, want %q", err, tc.want)
				}
				if got := s.work("m1"); got.DeletionTimestamp == nil || got.UID != before.UID {
					t.Errorf("Work with UID %s, deleted at %v; want the first one", got.UID, got.DeletionTimestamp)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			const key = "karmada-es-m1/nginx-687f7fb96f"
			if diff := cmp.Diff([]string{"create " + key, "patch default/nginx-deployment", "patch " + key}, s.writes()); diff != "" {
				t.Errorf("writes (-want +got):\n%s", diff)
			}
			after := s.work("m1")
			if after.UID == before.UID || after.Labels[names.WorkID] != before.Labels[names.WorkID] {
				t.Errorf("Work %s with ID %s; want another one than %s with ID %s",
					after.UID, after.Labels[names.WorkID], before.UID, before.Labels[names.WorkID])
			}
			if diff := cmp.Diff(before.Spec, after.Spec); diff != "" {
				t.Errorf("spec (-before +after):\n%s", diff)
			}
			s.endReplacement()
			s.expectNoWrites()
		})
	}
}

// endReplacement expects that the next run only removes the record of a replacement.
func (s *fixture) endReplacement() {
	s.t.Helper()
	if diff := cmp.Diff([]string{"patch default/nginx-deployment"}, s.mustReconcile()); diff != "" {
		s.t.Errorf("writes after a replacement (-want +got):\n%s", diff)
	}
}

// The process is killed at a write of a replacement, and the cluster may be no target when the next one starts. The object is managed or
// removed then, never left without a Work.
func TestReconcile_continuesKilledReplacement(t *testing.T) {
	t.Parallel()
	const key = "karmada-es-m1/nginx-687f7fb96f"
	moved := []string{"m1 (deleting)", "m2"}
	for _, killed := range []string{"", "patch default/nginx-deployment", "patch " + key, "create " + key} {
		for name, tc := range map[string]struct {
			change func(s *fixture)
			want   []string
		}{
			"target": {func(*fixture) {}, []string{"m1", "m2"}},
			"no target": {func(s *fixture) {
				s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m2") })
			}, moved},
			"binding delete": {(*fixture).deleteBinding, []string{"m1 (deleting)", "m2 (deleting)"}},
		} {
			t.Run(killed+", "+name, func(t *testing.T) {
				t.Parallel()
				s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"),
					&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}})
				s.mustReconcile()
				before := s.work("m1")
				if err := s.control.Delete(t.Context(), before); err != nil {
					t.Fatal(err)
				}
				dead := false
				s.control.Fail = func(w fakecontrol.Write) error {
					if dead = dead || w.ByKey() == killed && !w.DryRun; dead {
						return errors.New("killed")
					}
					return nil
				}
				if _, err := s.attempt(); (err == nil) != (killed == "") {
					t.Fatalf("Reconcile = %v", err)
				}
				s.control.Fail = nil
				s.Controller = New(s.control, s.control, s.Controller.Options)
				tc.change(s)
				for range 4 {
					if _, err := s.reconcile(); err != nil {
						t.Fatal(err)
					}
				}
				s.expect(tc.want...)
				if w := s.work("m1"); w.DeletionTimestamp != nil {
					objects, err := work.Manifests(w)
					if err != nil || len(objects) != 1 || objects[0].GetKind() != "Deployment" || objects[0].GetName() != "nginx" ||
						objects[0].GetNamespace() != "default" || !slices.Contains(w.Finalizers, names.ExecutionFinalizer) {
						t.Errorf("finalizers %v, objects %v, %v", w.Finalizers, objects, err)
					}
				}
				if name != "no target" {
					return
				}
				for slices.Contains(s.clusters(), "m1 (deleting)") { // a Work that was removed before the kill is created once more
					s.editWork("m1", func(w *workv1alpha1.Work) { w.Finalizers = nil })
					for range 2 {
						if _, err := s.reconcile(); err != nil {
							t.Fatal(err)
						}
					}
				}
				s.expect("m2")
				s.expectNoWrites()
			})
		}
	}
}

// Users write annotations of bindings: no Work is created for an object of another namespace, or under a name of another object. A Work
// of another binding ends a replacement: otherwise the binding would wait for its cache without end.
func TestReconcile_dropsReplacementsOfOthers(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		namespace, work string
		objects         []client.Object
	}{
		{"default", "karmada-es-m1/other", nil},
		{"other", "karmada-es-m1/" + names.Work("Deployment", "other", "nginx"), nil},
		{"default", "karmada-es-m1/nginx-687f7fb96f", []client.Object{&workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
			Namespace: "karmada-es-m1", Name: "nginx-687f7fb96f", Labels: map[string]string{names.BindingID: "other"},
		}}}},
	} {
		s := newFixture(t, withNative, deployment, append(tc.objects, nginxBinding("m2"),
			&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}})...)
		s.mustReconcile()
		s.editBinding(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.Resource.Namespace = tc.namespace
			b.Annotations = map[string]string{names.ReplacedWorks: tc.work}
		})
		for range 2 {
			if _, err := s.reconcile(); err != nil {
				t.Fatal(err)
			}
		}
		s.endsReplacements(tc.objects)
	}
}

// endsReplacements expects that no replacement remains, and that the only Works are that in m2 and the given ones.
func (s *fixture) endsReplacements(others []client.Object) {
	s.t.Helper()
	b := nginxBinding()
	if err := s.control.Get(s.t.Context(), client.ObjectKeyFromObject(b), b); err != nil {
		s.t.Fatal(err)
	}
	if got := b.Annotations[names.ReplacedWorks]; got != "" {
		s.t.Errorf("the binding still has the replacement of %s", got)
	}
	var works workv1alpha1.WorkList
	if err := s.control.List(s.t.Context(), &works); err != nil {
		s.t.Fatal(err)
	}
	if got, want := len(works.Items), 1+len(others); got != want {
		s.t.Errorf("%d Works, want %d", got, want)
	}
}

func (s *fixture) deleteBinding() {
	s.t.Helper()
	if err := s.control.Delete(s.t.Context(), nginxBinding()); err != nil {
		s.t.Fatal(err)
	}
}

// hideDecision changes the binding, and shows the earlier one in the cache.
func (s *fixture) hideDecision() {
	s.t.Helper()
	shown := nginxBinding("m1", "m2")
	if err := s.control.Get(s.t.Context(), client.ObjectKeyFromObject(shown), shown); err != nil {
		s.t.Fatal(err)
	}
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters, b.Generation = targets("m2"), b.Generation+1 })
	s.Controller.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{shown}}
}

// addFinalizer adds a finalizer of another controller to the Work.
func (s *fixture) addFinalizer() {
	s.t.Helper()
	s.editWork("m1", func(w *workv1alpha1.Work) { w.Finalizers = append(w.Finalizers, "x/y") })
}

// hideWrite changes the Work, and shows the earlier one in the cache.
func (s *fixture) hideWrite() {
	s.t.Helper()
	var shown workv1alpha1.WorkList
	if err := s.control.List(s.t.Context(), &shown); err != nil {
		s.t.Fatal(err)
	}
	s.editWork("m1", func(w *workv1alpha1.Work) { w.Annotations["x"] = "y" })
	s.Controller.control.Client = &lagging{Client: s.control, shown: &shown}
}
