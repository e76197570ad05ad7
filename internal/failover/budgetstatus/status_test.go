// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package budgetstatus

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/intstr"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/fakecontrol"
)

func cluster(name string, ready metav1.ConditionStatus) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: ready}}
	return c
}

// workload returns a Deployment with labels and its binding: 5 replicas in each of m1 and m2, all ready in m1 and some in m2.
func workload(t *testing.T, namespace, name, app string, readyInM2 int) []client.Object {
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name}}
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: namespace, Name: name}
	b.Spec.Replicas = 5
	for cluster, ready := range map[string]int{"m1": 5, "m2": readyInM2} {
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: cluster, Replicas: 5})
		b.Status.AggregatedStatus = append(b.Status.AggregatedStatus, workv1alpha2.AggregatedStatusItem{
			ClusterName: cluster, Applied: true, Health: workv1alpha2.ResourceHealthy,
			Status: &runtime.RawExtension{Raw: fmt.Appendf(nil, `{"replicas":5,"readyReplicas":%d}`, ready)},
		})
	}
	return []client.Object{b, fakecontrol.Parse(t, fmt.Sprintf(
		`{apiVersion: apps/v1, kind: Deployment, metadata: {name: %s, namespace: %s, labels: {app: %s}}}`, name, namespace, app))}
}

func TestController_status(t *testing.T) {
	t.Parallel()
	spec := fleetv1alpha1.PlacementDisruptionBudgetSpec{
		Selector: metav1.LabelSelector{MatchLabels: map[string]string{"app": "shop"}}, MinAvailable: new(intstr.FromString("80%")),
	}
	own := &fleetv1alpha1.PlacementDisruptionBudget{ObjectMeta: metav1.ObjectMeta{Namespace: "a", Name: "b"}, Spec: spec}
	fleet := &fleetv1alpha1.ClusterPlacementDisruptionBudget{ObjectMeta: metav1.ObjectMeta{Name: "b"}, Spec: spec}
	objects := []client.Object{own, fleet, cluster("m1", metav1.ConditionTrue), cluster("m2", metav1.ConditionTrue)}
	objects = append(objects, workload(t, "a", "full", "shop", 5)...)
	objects = append(objects, workload(t, "a", "part", "shop", 2)...)
	objects = append(objects, workload(t, "a", "other", "other", 0)...)
	objects = append(objects, workload(t, "c", "elsewhere", "shop", 4)...)
	control := fakecontrol.WithObjects(t, objects...)
	c := New(control)
	reconcile := func() []string {
		t.Helper()
		for _, k := range []types.NamespacedName{{Namespace: "a", Name: "b"}, {Name: "b"}} {
			if err := c.reconcile(t.Context(), k); err != nil {
				t.Fatal(err)
			}
		}
		return control.Writes(fakecontrol.Write.ByKey)
	}
	expect := func(want ...fleetv1alpha1.PlacementDisruptionBudgetStatus) {
		t.Helper()
		for i, o := range []client.Object{own, fleet} {
			if err := control.Get(t.Context(), client.ObjectKeyFromObject(o), o); err != nil {
				t.Fatal(err)
			}
			got := own.Status
			if i == 1 {
				got = fleet.Status
			}
			got.ObservedGeneration = 0
			if diff := cmp.Diff(want[i], got); diff != "" {
				t.Errorf("status of %T (-want +got):\n%s", o, diff)
			}
		}
	}

	reconcile()
	blocked := []string{"Deployment a/part: 7 of 10 available, 8 required"}
	expect(
		fleetv1alpha1.PlacementDisruptionBudgetStatus{Workloads: 2, Expected: 20, Available: 17, DisruptionsAllowed: 2, BlockedBy: blocked},
		fleetv1alpha1.PlacementDisruptionBudgetStatus{Workloads: 3, Expected: 30, Available: 26, DisruptionsAllowed: 3, BlockedBy: blocked},
	)
	if w := reconcile(); len(w) > 0 {
		t.Errorf("the second run wrote %q", w)
	}

	lost := cluster("m2", "")
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(lost), lost); err != nil {
		t.Fatal(err)
	}
	lost.Status.Conditions[0].Status = metav1.ConditionUnknown
	if err := control.Status().Update(t.Context(), lost); err != nil {
		t.Fatal(err)
	}
	reconcile()
	blocked = []string{"Deployment a/full: 5 of 10 available, 8 required", "Deployment a/part: 5 of 10 available, 8 required"}
	expect(
		fleetv1alpha1.PlacementDisruptionBudgetStatus{Workloads: 2, Expected: 20, Available: 10, BlockedBy: blocked},
		fleetv1alpha1.PlacementDisruptionBudgetStatus{
			Workloads: 3, Expected: 30, Available: 15, BlockedBy: append(blocked, "Deployment c/elsewhere: 5 of 10 available, 8 required"),
		},
	)
}

// Replicas that a held move keeps are available, in a cluster that is no longer assigned as well as in one that was assigned fewer.
func TestController_countsHeldReplicas(t *testing.T) {
	t.Parallel()
	own := &fleetv1alpha1.PlacementDisruptionBudget{ObjectMeta: metav1.ObjectMeta{Namespace: "a", Name: "b"}}
	own.Spec.MaxUnavailable = new(intstr.FromInt32(0))
	objects := workload(t, "a", "shop", "shop", 2)
	b := objects[0].(*workv1alpha2.ResourceBinding)
	b.Status.Conditions = []metav1.Condition{{Type: workv1alpha2.MoveHeldByBudget, Status: metav1.ConditionTrue}}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}, {Name: "m3", Replicas: 4}}
	control := fakecontrol.WithObjects(t, append(objects, own, cluster("m1", metav1.ConditionTrue), cluster("m2", metav1.ConditionTrue))...)
	if err := New(control).reconcile(t.Context(), client.ObjectKeyFromObject(own)); err != nil {
		t.Fatal(err)
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(own), own); err != nil {
		t.Fatal(err)
	}
	want := fleetv1alpha1.PlacementDisruptionBudgetStatus{
		Workloads: 1, Expected: 7, Available: 7,
		BlockedBy: []string{"Deployment a/shop: 7 of 7 available, 7 required; its moves are held"},
	}
	if diff := cmp.Diff(want, own.Status); diff != "" {
		t.Errorf("status (-want +got):\n%s", diff)
	}
}

// Moves of a workload whose labels are not known are held by all budgets, which report it.
func TestController_unknownLabels(t *testing.T) {
	t.Parallel()
	own := &fleetv1alpha1.PlacementDisruptionBudget{ObjectMeta: metav1.ObjectMeta{Namespace: "a", Name: "b"}}
	own.Spec.MinAvailable = new(intstr.FromString("80%"))
	gone := workload(t, "a", "gone", "shop", 5)[0].(*workv1alpha2.ResourceBinding) // without its template
	gone.Status.Conditions = []metav1.Condition{{Type: workv1alpha2.MoveHeldByBudget, Status: metav1.ConditionTrue}}
	control := fakecontrol.WithObjects(t, own, gone, cluster("m1", metav1.ConditionTrue), cluster("m2", metav1.ConditionTrue))
	if err := New(control).reconcile(t.Context(), client.ObjectKeyFromObject(own)); err != nil {
		t.Fatal(err)
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(own), own); err != nil {
		t.Fatal(err)
	}
	if by := own.Status.BlockedBy; len(by) != 1 || !strings.Contains(by[0], "Deployment a/gone: its moves are held") {
		t.Errorf("blockedBy = %q", by)
	}
}
