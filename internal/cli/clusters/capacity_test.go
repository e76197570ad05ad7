// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package clusters

import (
	"fmt"
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
	list := func(pods, milliCPU int64) corev1.ResourceList {
		return corev1.ResourceList{
			corev1.ResourcePods: *resource.NewQuantity(pods, resource.DecimalSI),
			corev1.ResourceCPU:  *resource.NewMilliQuantity(milliCPU, resource.DecimalSI),
		}
	}
	cluster := func(name string, summary *clusterv1alpha1.ResourceSummary) clusterv1alpha1.Cluster {
		return clusterv1alpha1.Cluster{
			ObjectMeta: metav1.ObjectMeta{Name: name}, Status: clusterv1alpha1.ClusterStatus{ResourceSummary: summary},
		}
	}
	workload := func(milliCPU int64, targets ...workv1alpha2.TargetCluster) *workv1alpha2.ResourceBinding {
		b := &workv1alpha2.ResourceBinding{}
		b.Spec.Clusters = targets
		if milliCPU > 0 {
			b.Spec.ReplicaRequirements = &workv1alpha2.ReplicaRequirements{ResourceRequest: list(0, milliCPU)}
		}
		return b
	}
	idle := &clusterv1alpha1.ResourceSummary{Allocatable: list(100, 10_000)}
	for name, c := range map[string]struct {
		all       []*leave.Workload
		scheduled []*workv1alpha2.ResourceBinding
		clusters  []clusterv1alpha1.Cluster
		want      []string
	}{
		"pods that the clusters report": {
			all: []*leave.Workload{
				{Binding: workload(0), More: map[string]int32{"m2": 10, "m3": 50, "unknown": 500}},
				{Binding: workload(0), More: map[string]int32{"m2": 6, "m3": 50}}, {Binding: workload(0)},
			},
			clusters: []clusterv1alpha1.Cluster{
				cluster("m2", &clusterv1alpha1.ResourceSummary{Allocatable: list(100, 0), Allocated: list(80, 0), Allocating: list(5, 0)}),
				cluster("m3", idle), cluster("unknown", nil),
			},
			want: []string{"cluster m2 would get 16 replicas, and has capacity for 15 more pods"},
		},
		"replicas whose pods are not reported yet": {
			all: []*leave.Workload{{Binding: workload(0), More: map[string]int32{"m2": 40}}},
			scheduled: []*workv1alpha2.ResourceBinding{
				workload(0, workv1alpha2.TargetCluster{Name: "m2", Replicas: 60}, workv1alpha2.TargetCluster{Name: "m1", Replicas: 90}),
				workload(0, workv1alpha2.TargetCluster{Name: "m2", Components: []workv1alpha2.TargetComponent{{Replicas: 2}, {Replicas: 3}}}),
			},
			clusters: []clusterv1alpha1.Cluster{cluster("m2", idle)},
			want:     []string{"cluster m2 would get 40 replicas, and has capacity for 35 more pods"},
		},
		"requests": {
			all: []*leave.Workload{
				{Binding: workload(500), More: map[string]int32{"m2": 8}}, {Binding: workload(250), More: map[string]int32{"m2": 8}},
			},
			scheduled: []*workv1alpha2.ResourceBinding{workload(500, workv1alpha2.TargetCluster{Name: "m2", Replicas: 10})},
			clusters:  []clusterv1alpha1.Cluster{cluster("m2", idle)},
			want:      []string{"cluster m2 would get replicas that request 6 of cpu, and has 5"},
		},
	} {
		scheduled := requests{}
		for _, b := range c.scheduled {
			scheduled.addScheduled(b)
		}
		if diff := cmp.Diff(c.want, shortages(c.all, scheduled, c.clusters)); diff != "" {
			t.Errorf("%s: shortages (-want +got):\n%s", name, diff)
		}
	}
}

func TestFull(t *testing.T) {
	t.Parallel()
	clusters := make([]clusterv1alpha1.Cluster, 4)
	for i := range clusters {
		pods := func(n int64) corev1.ResourceList {
			return corev1.ResourceList{corev1.ResourcePods: *resource.NewQuantity(n, resource.DecimalSI)}
		}
		clusters[i].Name = fmt.Sprintf("m%d", i)
		clusters[i].Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: pods(330), Allocated: pods(330), Allocating: pods(70)}
	}
	clusters[1].Status.ResourceSummary.Allocating = nil
	clusters[2].Status.ResourceSummary = nil
	want := []string{"cluster m3 has 70 pods without a node; its nodes have 330 of at most 330 pods"}
	if diff := cmp.Diff(want, full(clusters, "m0")); diff != "" {
		t.Errorf("full (-want +got):\n%s", diff)
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
