// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/fakecontrol"
)

// A removal waits for a rollout, although the cache shows only the end of the former one.
func TestReconcile_removalWaitsForRollout(t *testing.T) {
	t.Parallel()
	started, ended := metav1.NewTime(time.Unix(100, 0)), metav1.NewTime(time.Unix(200, 0))
	rollout := &fleetv1alpha1.StagedRollout{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "nginx-deployment"},
		Status:     fleetv1alpha1.StagedRolloutStatus{Revision: 2, StartedAt: &started},
	}
	former := rollout.DeepCopy()
	former.Status = fleetv1alpha1.StagedRolloutStatus{Revision: 1, StartedAt: &started, FinishedAt: &ended}
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), rollout,
		&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}})
	s.mustReconcile()
	s.editBinding(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.Clusters, b.Spec.StagedRollout = targets("m2"), &policyv1alpha1.StagedStrategy{}
		b.Spec.Placement = &policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}}
	})
	s.Controller.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{former}}
	s.mustReconcile()
	s.expect("m1", "m2")
	rollout.Status.FinishedAt = &ended
	if err := s.control.Get(t.Context(), client.ObjectKeyFromObject(rollout), former); err != nil {
		t.Fatal(err)
	}
	rollout.ResourceVersion = former.ResourceVersion
	if err := s.control.Status().Update(t.Context(), rollout); err != nil {
		t.Fatal(err)
	}
	s.mustReconcile()
	s.expect("m1 (deleting)", "m2")
}
