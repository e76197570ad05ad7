// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/intstr"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/clusters/leave"
	"karmada.io/karmada/test/fakecontrol"
)

// The replicas of all workloads together count, although each of them fits.
func TestShortages(t *testing.T) {
	t.Parallel()
	pods := func(n int64) corev1.ResourceList {
		return corev1.ResourceList{corev1.ResourcePods: *resource.NewQuantity(n, resource.DecimalSI)}
	}
	cluster := func(name string, summary *clusterv1alpha1.ResourceSummary) clusterv1alpha1.Cluster {
		return clusterv1alpha1.Cluster{
			ObjectMeta: metav1.ObjectMeta{Name: name}, Status: clusterv1alpha1.ClusterStatus{ResourceSummary: summary},
		}
	}
	clusters := []clusterv1alpha1.Cluster{
		cluster("m2", &clusterv1alpha1.ResourceSummary{Allocatable: pods(100), Allocated: pods(80), Allocating: pods(5)}),
		cluster("m3", &clusterv1alpha1.ResourceSummary{Allocatable: pods(100)}), cluster("unknown", nil),
	}
	all := []*leave.Workload{
		{More: map[string]int32{"m2": 10, "m3": 50, "unknown": 500}}, {More: map[string]int32{"m2": 6, "m3": 50}}, {},
	}
	want := []string{"cluster m2 would get 16 replicas, and has capacity for 15 more pods"}
	if diff := cmp.Diff(want, shortages(all, clusters)); diff != "" {
		t.Errorf("shortages (-want +got):\n%s", diff)
	}
}

func TestWorkload_waits(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Namespace: "a", Name: "web"}}
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "a", Name: "web"}
	budget := func(name, app string) *fleetv1alpha1.PlacementDisruptionBudget {
		out := &fleetv1alpha1.PlacementDisruptionBudget{ObjectMeta: metav1.ObjectMeta{Namespace: "a", Name: name}}
		out.Spec.MinAvailable = new(intstr.FromInt32(1))
		out.Spec.Selector.MatchLabels = map[string]string{"app": app}
		return out
	}
	control := fakecontrol.WithObjects(t, b, budget("own", "web"), budget("other", "api"), fakecontrol.Parse(t,
		`{apiVersion: apps/v1, kind: Deployment, metadata: {namespace: a, name: web, labels: {app: web}}}`))
	if got := (&leave.Workload{Binding: b}).Waits(t.Context(), control); got != "PlacementDisruptionBudget own" {
		t.Errorf("waits = %q", got)
	}
}
