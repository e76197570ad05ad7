// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package replicasync

import (
	"fmt"
	"strings"
	"testing"

	appsv1 "k8s.io/api/apps/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var key = types.NamespacedName{Namespace: "default", Name: "web"}

// scaled returns a Deployment of 2 replicas that autoscalers of two clusters scaled to 3 and 4, and its binding.
func scaled() (*appsv1.Deployment, *workv1alpha2.ResourceBinding) {
	d := &appsv1.Deployment{ObjectMeta: metav1.ObjectMeta{
		Namespace: key.Namespace, Name: key.Name, UID: "web", Labels: map[string]string{names.RetainReplicas: "true"},
	}}
	d.Spec.Replicas, d.Status.Replicas = new(int32(2)), 7
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: key.Namespace, Name: "web-deployment", Generation: 4}}
	b.Spec.Resource = workv1alpha2.ObjectReference{
		APIVersion: "apps/v1", Kind: "Deployment", Namespace: key.Namespace, Name: key.Name, UID: "web",
	}
	b.Spec.Replicas = 2
	b.Spec.Placement = &policyv1alpha1.Placement{ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided,
	}}
	b.Status.SchedulerObservedGeneration = 4
	for cluster, n := range map[string]int{"m1": 3, "m2": 4} {
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: cluster, Replicas: 1})
		b.Status.AggregatedStatus = append(b.Status.AggregatedStatus, workv1alpha2.AggregatedStatusItem{
			ClusterName: cluster, Applied: true, Status: status(n, n),
		})
	}
	return d, b
}

func status(replicas, updated int) *runtime.RawExtension {
	return &runtime.RawExtension{Raw: fmt.Appendf(nil, `{"replicas": %d, "updatedReplicas": %d}`, replicas, updated)}
}

func TestReconcile(t *testing.T) {
	t.Parallel()
	d, b := scaled()
	control, recorder := fakecontrol.WithObjects(t, d, b), &events.Fake{}
	c := New(control, control, recorder)
	for i, want := range []int{1, 0} {
		control.Writes(fakecontrol.Write.ByKind)
		if _, err := requeue.Reconciler(c).Reconcile(t.Context(), ctrl.Request{NamespacedName: key}); err != nil {
			t.Fatal(err)
		}
		if writes := control.Writes(fakecontrol.Write.ByKind); len(writes) != want {
			t.Errorf("run %d: writes %v, want %d", i, writes, want)
		}
	}
	if err := control.Get(t.Context(), key, d); err != nil || *d.Spec.Replicas != 7 {
		t.Errorf("replicas %d, %v; want 7", *d.Spec.Replicas, err)
	}
	if all := recorder.All(); len(all) != 1 || all[0].Message != "Set the replicas from 2 to 7: the sum of 2 clusters" {
		t.Errorf("events %v", all)
	}
}

// Nothing is written without a report of every cluster; in particular not 0.
func TestReplicas_waits(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		change func(*appsv1.Deployment, *workv1alpha2.ResourceBinding)
		want   string
	}{
		"reported":  {func(*appsv1.Deployment, *workv1alpha2.ResourceBinding) {}, ""},
		"no label":  {func(d *appsv1.Deployment, _ *workv1alpha2.ResourceBinding) { d.Labels = nil }, "do not keep"},
		"recreated": {func(d *appsv1.Deployment, _ *workv1alpha2.ResourceBinding) { d.UID = "other" }, "no binding"},
		"duplicated": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Spec.Placement.ReplicaScheduling = nil
		}, "not divided"},
		"changed by a user": {func(d *appsv1.Deployment, _ *workv1alpha2.ResourceBinding) { *d.Spec.Replicas = 5 }, "other replicas"},
		"not scheduled": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Generation, b.Labels = b.Generation+1, map[string]string{names.PolicyID: "id"}
		}, "being scheduled"},
		"without a policy": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) { b.Generation++ }, ""},
		"a cluster did not report": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Status.AggregatedStatus = b.Status.AggregatedStatus[:1]
		}, "not all clusters"},
		"another cluster reported": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Status.AggregatedStatus[0].ClusterName = "m3"
		}, "has not reported"},
		"no status": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Status.AggregatedStatus[0].Status = nil
		}, "has not reported"},
		"not applied": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Status.AggregatedStatus[0].Applied = false
		}, "has not reported"},
		"a cluster reports 0": {func(d *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Status.AggregatedStatus[0].Status, d.Status.Replicas = status(0, 0), 4
		}, "no replicas"},
		"all clusters report 0": {func(d *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			for i := range b.Status.AggregatedStatus {
				b.Status.AggregatedStatus[i].Status = status(0, 0)
			}
			d.Status.Replicas = 0
		}, "no replicas"},
		"rollout": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Status.AggregatedStatus[0].Status = status(5, 2)
		}, "rollout"},
		"old status": {func(d *appsv1.Deployment, _ *workv1alpha2.ResourceBinding) { d.Status.Replicas = 6 }, "not the sum"},
		"eviction": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m3"}}
		}, "leaving"},
		"no clusters": {func(_ *appsv1.Deployment, b *workv1alpha2.ResourceBinding) {
			b.Spec.Clusters, b.Status.AggregatedStatus = nil, nil
		}, "not all clusters"},
	} {
		d, b := scaled()
		tc.change(d, b)
		sum, waiting := Replicas(d, b)
		if (waiting == "") != (tc.want == "") || !strings.Contains(waiting, tc.want) {
			t.Errorf("%s: Replicas = %d, %q, want %q", name, sum, waiting, tc.want)
		}
	}
}
