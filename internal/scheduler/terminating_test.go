// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/scheduler/decide"
)

// A cluster that is being removed waits until no binding names it: a binding that fits nowhere else must leave it, too.
func TestSchedule_leavesAClusterThatIsBeingRemoved(t *testing.T) {
	t.Parallel()
	each(t, func(t *testing.T, scope binding.Scope) {
		b, k := waiting(scope, func(b binding.Binding) {
			b.BindingSpec().Placement = &policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"member1"}}}
			b.BindingSpec().Clusters = to("member1", 2)
		})
		leaving := member("member1", "Deployment")
		leaving.Finalizers = []string{"test"}
		gone := metav1.NewTime(start)
		leaving.DeletionTimestamp = &gone
		w := newWorld(t, b, leaving, member("member2", "Deployment"))
		w.run(t, k)
		if got := w.get(t, k).BindingSpec().Clusters; len(got) != 0 {
			t.Errorf("clusters = %v, want none", got)
		}
		if c := scheduled(t, w.get(t, k)); c.Status != metav1.ConditionFalse || c.Reason != workv1alpha2.BindingReasonNoClusterFit {
			t.Errorf("condition = %+v", c)
		}
		w.settled(t, k)
	})
}

func TestStaying(t *testing.T) {
	t.Parallel()
	leaving := member("leaving")
	leaving.DeletionTimestamp = &metav1.Time{Time: start}
	got := decide.NewSnapshot([]*clusterv1alpha1.Cluster{member("member1"), leaving}).WithoutTerminating(to("member1", 1, "leaving", 1, "unheard-of", 1))
	if diff := cmp.Diff(to("member1", 1, "unheard-of", 1), got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
