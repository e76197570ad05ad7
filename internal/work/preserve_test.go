// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/fakecontrol"
)

// A Work that goes does with its objects what the binding says now, not what it said when the Work was last rendered.
func TestReconcile_preservesWhatLeaves(t *testing.T) {
	t.Parallel()
	leaves := func(s *stage, preserve bool) {
		s.change(func(b *workv1alpha2.ResourceBinding) {
			b.Spec.PreserveResourcesOnDeletion, b.Spec.Clusters = new(preserve), targets("m1")
		})
	}
	tests := map[string]func(s *stage, preserve bool){
		"a cluster is left in the same change": leaves,
		"the binding goes before it is rendered": func(s *stage, preserve bool) {
			leaves(s, preserve)
			if err := s.control.Delete(s.t.Context(), nginxBinding()); err != nil {
				s.t.Fatal(err)
			}
		},
	}
	for name, leave := range tests {
		for _, preserve := range []bool{true, false} {
			t.Run(map[bool]string{true: name + ": stays", false: name + ": goes"}[preserve], func(t *testing.T) {
				t.Parallel()
				b := nginxBinding("m1", "m2")
				b.Spec.PreserveResourcesOnDeletion = new(!preserve)
				s := setUp(t, withNative, deployment, b)
				s.settle()
				leave(s, preserve)
				s.settle()
				w := s.work("m2")
				if w.DeletionTimestamp == nil || *w.Spec.PreserveResourcesOnDeletion != preserve {
					t.Errorf("deleted %v, preserves %v, want %v", w.DeletionTimestamp, *w.Spec.PreserveResourcesOnDeletion, preserve)
				}
			})
		}
	}
}

// A Work that cannot be told that its objects are to stay is not deleted.
func TestReconcile_deletesNothingThatWasNotTold(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1", "m2"))
	s.settle()
	s.change(func(b *workv1alpha2.ResourceBinding) {
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
