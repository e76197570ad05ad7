// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/scheduler/decide"
	"karmada.io/karmada/test/fakecontrol"
)

// The deletion of a cluster waits until no binding targets it. An unschedulable binding must leave it, too.
func TestSchedule_leavesTerminatingCluster(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		b, k := newBinding(scope, func(b binding.Binding) {
			b.BindingSpec().Placement = &policyv1alpha1.Placement{
				ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"member1"}},
			}
			b.BindingSpec().Clusters = to("member1", 2)
		})
		terminating := member("member1", "Deployment")
		terminating.Finalizers = []string{"test"}
		gone := metav1.NewTime(start)
		terminating.DeletionTimestamp = &gone
		f := newFixture(t, b, terminating, member("member2", "Deployment"))
		f.run(t, k)
		if got := f.get(t, k).BindingSpec().Clusters; len(got) != 0 {
			t.Errorf("clusters = %v, want none", got)
		}
		if c := scheduled(t, f.get(t, k)); c.Status != metav1.ConditionFalse || c.Reason != workv1alpha2.BindingReasonNoClusterFit {
			t.Errorf("condition = %+v", c)
		}
		f.expectNoWrites(t, k)
	})
}

// The reason of an unschedulable binding no longer mentions a cluster when it is deleted.
func TestSchedule_forgetsDeletedCluster(t *testing.T) {
	t.Parallel()
	forEachScope(t, func(t *testing.T, scope binding.Scope) {
		for _, placement := range []policyv1alpha1.Placement{
			{}, {ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"member1"}}},
		} {
			b, k := newBinding(scope, func(b binding.Binding) { b.BindingSpec().Placement = &placement })
			terminating := member("member1", "Deployment")
			terminating.Finalizers, terminating.DeletionTimestamp = []string{"test"}, &metav1.Time{Time: start}
			f, bindings, clusters := watched(t, scope, b, terminating)
			bindings.Add(b)
			f.next(t.Context())
			if c := scheduled(t, f.get(t, k)); !strings.Contains(c.Message, "is being deleted") {
				t.Fatalf("condition = %+v", c)
			}
			var c clusterv1alpha1.Cluster
			if err := f.control.Get(t.Context(), client.ObjectKey{Name: "member1"}, &c); err != nil {
				t.Fatal(err)
			}
			c.Finalizers = nil
			if err := f.control.Update(t.Context(), &c, client.FieldOwner(fakecontrol.Anyone)); err != nil {
				t.Fatal(err)
			}
			clusters.Delete(terminating)
			f.requeue(t)
			f.next(t.Context())
			if c := scheduled(t, f.get(t, k)); c.Status != metav1.ConditionFalse || strings.Contains(c.Message, "is being deleted") {
				t.Errorf("condition after the deletion = %+v", c)
			}
		}
	})
}

func TestSnapshot_WithoutTerminating(t *testing.T) {
	t.Parallel()
	terminating := member("terminating")
	terminating.DeletionTimestamp = &metav1.Time{Time: start}
	got := decide.NewSnapshot(
		[]*clusterv1alpha1.Cluster{member("member1"), terminating},
	).WithoutTerminating(
		to("member1", 1, "terminating", 1, "unknown", 1),
	)
	if diff := cmp.Diff(to("member1", 1, "unknown", 1), got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
