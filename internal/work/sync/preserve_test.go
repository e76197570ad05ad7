// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/fakecontrol"
)

// The deletion of a Work follows the current binding, not the binding as of the last rendering.
func TestReconcile_updatesPreserveBeforeDeletion(t *testing.T) {
	t.Parallel()
	removeCluster := func(s *fixture, preserve bool) {
		s.editBinding(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.PreserveResourcesOnDeletion, b.Spec.Clusters = new(preserve), targets("m1")
		})
	}
	tests := map[string]func(s *fixture, preserve bool){
		"same change removes the cluster": removeCluster,
		"evicted, purge mode Directly": func(s *fixture, preserve bool) {
			s.editBinding(func(b *workv1alpha2.ResourceBinding) {
				b.Spec.PreserveResourcesOnDeletion, b.Spec.Clusters = new(preserve), targets("m1", "m3")
				b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2", PurgeMode: policyv1alpha1.PurgeModeDirectly}}
			})
		},
		"binding is deleted first": func(s *fixture, preserve bool) {
			removeCluster(s, preserve)
			if err := s.control.Delete(s.t.Context(), nginxBinding()); err != nil {
				s.t.Fatal(err)
			}
		},
	}
	for name, leave := range tests {
		for _, preserve := range []bool{true, false} {
			t.Run(map[bool]string{true: name + ": preserve", false: name + ": delete"}[preserve], func(t *testing.T) {
				t.Parallel()
				b := nginxBinding("m1", "m2")
				b.Spec.PreserveResourcesOnDeletion = new(!preserve)
				s := newFixture(t, withNative, deployment, b)
				s.mustReconcile()
				leave(s, preserve)
				if _, err := s.reconcile(); err != nil {
					t.Fatal(err)
				}
				w := s.work("m2")
				if w.DeletionTimestamp == nil || *w.Spec.PreserveResourcesOnDeletion != preserve {
					t.Errorf("deleted %v, preserves %v, want %v", w.DeletionTimestamp, *w.Spec.PreserveResourcesOnDeletion, preserve)
				}
			})
		}
	}
}

// A pending removal follows a binding that preserves the objects since then. It never deletes objects that it was requested to keep.
func TestReconcile_preservesObjectsOfPendingRemoval(t *testing.T) {
	t.Parallel()
	for name, preserve := range map[string]bool{"preserved later": true, "no longer preserved": false} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := nginxBinding("m1", "m2")
			b.Spec.PreserveResourcesOnDeletion = new(!preserve)
			s := newFixture(t, withNative, deployment, b)
			s.mustReconcile()
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m1") })
			s.mustReconcile()
			s.expect("m1", "m2 (deleting)")
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.PreserveResourcesOnDeletion = new(preserve) })
			s.mustReconcile()
			if w := s.work("m2"); !*w.Spec.PreserveResourcesOnDeletion {
				t.Error("the pending removal deletes the object")
			}
			s.writes()
			s.mustReconcile()
			s.expectNoWrites()
		})
	}
}

// A Work whose preserveResourcesOnDeletion cannot be updated must not be deleted.
func TestReconcile_keepsWorkIfPreserveCannotBeUpdated(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"))
	s.mustReconcile()
	s.editBinding(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.PreserveResourcesOnDeletion, b.Spec.Clusters = new(true), targets("m1")
	})
	boom := errors.New("boom")
	s.control.Fail = func(w fakecontrol.Write) error {
		if w.Kind == "Work" && w.Verb == "patch" {
			return boom
		}
		return nil
	}
	if _, err := s.reconcile(); !errors.Is(err, boom) {
		t.Errorf("error = %v", err)
	}
	if diff := cmp.Diff([]string{"m1", "m2"}, s.clusters()); diff != "" {
		t.Errorf("Works (-want +got):\n%s", diff)
	}
}
