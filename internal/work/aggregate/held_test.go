// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// A copy that a former target keeps is counted until its Work is being deleted, also by a process that started meanwhile.
func TestReconcile_showsHeldCopies(t *testing.T) {
	t.Parallel()
	for _, held := range []string{workv1alpha2.MoveHeldByBudget, workv1alpha2.RemovalHeld} {
		t.Run(held, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", healthy), workIn("m2", healthy))
			s.expect("first", 0, 1, 1)
			b := nginxBinding()
			update := func(change func(*workv1alpha2.ResourceBinding), write func(*workv1alpha2.ResourceBinding) error) {
				t.Helper()
				if err := s.control.Get(t.Context(), request.NamespacedName, b); err != nil {
					t.Fatal(err)
				}
				change(b)
				if err := write(b); err != nil {
					t.Fatal(err)
				}
			}
			updateStatus := func(change func(*workv1alpha2.ResourceBinding)) {
				t.Helper()
				update(change, func(b *workv1alpha2.ResourceBinding) error { return s.control.Status().Update(t.Context(), b) })
			}
			shows := func(ready int64, want ...string) {
				t.Helper()
				var got []string
				for _, i := range s.bindingStatus().AggregatedStatus {
					got = append(got, i.ClusterName)
				}
				if diff := cmp.Diff(want, got); diff != "" {
					t.Errorf("clusters with a status (-want +got):\n%s", diff)
				}
				if got := s.templateStatus()["readyReplicas"]; got != ready {
					t.Errorf("readyReplicas = %v, want %d", got, ready)
				}
			}
			update(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m1") },
				func(b *workv1alpha2.ResourceBinding) error { return s.control.Update(t.Context(), b) })
			s.expect("moved, not decided yet", 0, 0, 0)
			updateStatus(func(b *workv1alpha2.ResourceBinding) {
				b.Status.Conditions = append(b.Status.Conditions, metav1.Condition{Type: held, Status: metav1.ConditionTrue})
			})
			s.run()
			s.expect("held", 0, 0, 0)
			shows(4, "m1", "m2")
			applied := meta.IsStatusConditionTrue(s.bindingStatus().Conditions, workv1alpha2.FullyApplied)
			if want := held == workv1alpha2.MoveHeldByBudget; applied != want {
				t.Errorf("FullyApplied = %v, want %v", applied, want)
			}
			updateStatus(func(b *workv1alpha2.ResourceBinding) { b.Status.AggregatedStatus = b.Status.AggregatedStatus[:1] })
			s.run()
			s.clock.Step(time.Minute)
			s.run()
			shows(4, "m1", "m2")
			if err := s.control.Delete(t.Context(), workIn("m2", healthy)); err != nil {
				t.Fatal(err)
			}
			s.run()
			s.clock.Step(time.Minute)
			s.run()
			shows(2, "m1")
			s.expect("removed", 0, 0, 0)
		})
	}
}
