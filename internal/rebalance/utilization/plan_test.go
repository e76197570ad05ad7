// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilization

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
)

const (
	cpu    = corev1.ResourceCPU
	memory = corev1.ResourceMemory
	pods   = corev1.ResourcePods
)

// usage returns a cluster that offers 100 of each resource.
func usage(name string, usedCPU, usedMemory int64, change ...func(*clusterUsage)) clusterUsage {
	c := clusterUsage{
		Name: name, Allocatable: amounts{cpu: 100, memory: 100, pods: 100},
		Used: amounts{cpu: usedCPU, memory: usedMemory, pods: 10},
	}
	for _, f := range change {
		f(&c)
	}
	return c
}

// webState returns a workload whose replicas request 10 CPU and 1 memory.
func webState(replicas map[string]int32, change ...func(*workloadState)) workloadState {
	w := workloadState{Name: "web", Request: amounts{cpu: 10, memory: 1}, Replicas: replicas}
	for _, f := range change {
		f(&w)
	}
	return w
}

var eighty = limits{Thresholds: map[corev1.ResourceName]int32{cpu: 80, memory: 80}}

func TestPlanMoves(t *testing.T) {
	t.Parallel()
	type in map[string]int32
	tests := map[string]struct {
		clusters  []clusterUsage
		workloads []workloadState
		policy    limits
		want      []move
	}{
		"no thresholds": {
			[]clusterUsage{usage("a", 100, 100), usage("b", 0, 0)}, []workloadState{webState(in{"a": 5})}, limits{}, nil,
		},
		"at the threshold": {
			[]clusterUsage{usage("a", 80, 80), usage("b", 0, 0)}, []workloadState{webState(in{"a": 5})}, eighty, nil,
		},
		"moves as many as needed": {
			[]clusterUsage{usage("a", 95, 0), usage("b", 0, 0)}, []workloadState{webState(in{"a": 5})}, eighty, []move{{"web", "a", "b", 2}},
		},
		"above the memory threshold": {
			[]clusterUsage{usage("a", 50, 81), usage("b", 0, 0)}, []workloadState{webState(in{"a": 5})}, eighty, []move{{"web", "a", "b", 1}},
		},
		"target with the lowest load": {
			[]clusterUsage{
				usage("a", 81, 0),
				usage("b", 30, 0),
				usage("c", 20, 0),
			},
			[]workloadState{webState(in{"a": 2, "b": 1})},
			eighty,
			[]move{{"web", "a", "c", 1}},
		},
		"few clusters: current cluster preferred": {
			[]clusterUsage{usage("a", 81, 0), usage("b", 30, 0), usage("c", 20, 0)},
			[]workloadState{webState(in{"a": 2, "b": 1}, func(w *workloadState) { w.FewClusters = true })}, eighty, []move{{"web", "a", "b", 1}},
		},
		"few clusters: new cluster if no current one fits": {
			[]clusterUsage{usage("a", 81, 0), usage("b", 75, 0), usage("c", 20, 0)},
			[]workloadState{webState(in{"a": 2, "b": 1}, func(w *workloadState) { w.FewClusters = true })}, eighty, []move{{"web", "a", "c", 1}},
		},
		"target filled up to its threshold": {
			[]clusterUsage{usage("a", 100, 0), usage("b", 70, 0), usage("c", 70, 0)}, []workloadState{webState(in{"a": 5})}, eighty,
			[]move{{"web", "a", "b", 1}, {"web", "a", "c", 1}},
		},
		"no target below the threshold": {
			[]clusterUsage{usage("a", 100, 0), usage("b", 71, 0)}, []workloadState{webState(in{"a": 5})}, eighty, nil,
		},
		"target above another threshold": {
			[]clusterUsage{
				usage("a", 100, 0),
				usage("b", 0, 81),
			},
			[]workloadState{webState(in{"a": 5}, func(w *workloadState) { w.Request = amounts{cpu: 10} })},
			eighty,
			nil,
		},
		"target lacks a requested resource": {
			[]clusterUsage{usage("a", 100, 0), usage("b", 0, 0)},
			[]workloadState{webState(in{"a": 5}, func(w *workloadState) { w.Request = amounts{cpu: 10, "example.io/gpu": 1} })}, eighty, nil,
		},
		"target without pod capacity": {
			[]clusterUsage{
				usage("a", 100, 0),
				usage("b", 0, 0, func(c *clusterUsage) { c.Used[pods] = 100 }),
			},
			[]workloadState{webState(in{"a": 5})},
			eighty,
			nil,
		},
		"workload without requests of the exceeded resource": {
			[]clusterUsage{
				usage("a", 100, 0),
				usage("b", 0, 0),
			},
			[]workloadState{webState(in{"a": 5}, func(w *workloadState) { w.Request = amounts{memory: 10} })},
			eighty,
			nil,
		},
		"workload of one replica": {
			[]clusterUsage{usage("a", 100, 0), usage("b", 0, 0)}, []workloadState{webState(in{"a": 1})}, eighty, nil,
		},
		"last replica in a cluster": {
			[]clusterUsage{usage("a", 81, 0), usage("b", 0, 0)}, []workloadState{webState(in{"a": 1, "b": 1})}, eighty, []move{{"web", "a", "b", 1}},
		},
		"fixed clusters keep their last replica": {
			[]clusterUsage{
				usage("a", 81, 0),
				usage("b", 0, 0),
			},
			[]workloadState{webState(in{"a": 1, "b": 1}, func(w *workloadState) { w.FixedClusters = true })},
			eighty,
			nil,
		},
		"fixed clusters": {
			[]clusterUsage{usage("a", 81, 0), usage("b", 30, 0), usage("c", 0, 0)},
			[]workloadState{webState(in{"a": 2, "b": 1}, func(w *workloadState) { w.FixedClusters = true })}, eighty, []move{{"web", "a", "b", 1}},
		},
		"available replicas": {
			[]clusterUsage{usage("a", 100, 0), usage("b", 0, 0), usage("c", 0, 0)},
			[]workloadState{webState(in{"a": 5}, func(w *workloadState) { w.Available = in{"b": 1} })}, eighty, []move{{"web", "a", "b", 1}},
		},
		"available replicas are shared by workloads": {
			[]clusterUsage{usage("a", 100, 0), usage("b", 0, 0)},
			[]workloadState{
				{Name: "large", Request: amounts{cpu: 8}, Replicas: in{"a": 2}, Available: in{"b": 1}},
				{Name: "small", Request: amounts{cpu: 4}, Replicas: in{"a": 5}, Available: in{"b": 3}},
			}, eighty, []move{{"large", "a", "b", 1}, {"small", "a", "b", 1}},
		},
		"no available replicas": {
			[]clusterUsage{
				usage("a", 100, 0),
				usage("b", 0, 0),
			},
			[]workloadState{webState(in{"a": 5}, func(w *workloadState) { w.Available = in{} })},
			eighty,
			nil,
		},
		"smallest sufficient replica": {
			[]clusterUsage{usage("a", 84, 0), usage("b", 0, 0)},
			[]workloadState{
				{Name: "large", Request: amounts{cpu: 20}, Replicas: in{"a": 2}},
				{Name: "medium", Request: amounts{cpu: 5}, Replicas: in{"a": 2}},
				{Name: "small", Request: amounts{cpu: 1}, Replicas: in{"a": 2}},
			},
			eighty, []move{{"medium", "a", "b", 1}},
		},
		"largest replica if none is sufficient": {
			[]clusterUsage{usage("a", 96, 0), usage("b", 0, 0)},
			[]workloadState{
				{Name: "medium", Request: amounts{cpu: 12}, Replicas: in{"a": 2}},
				{Name: "small", Request: amounts{cpu: 4}, Replicas: in{"a": 2}},
			},
			eighty, []move{{"medium", "a", "b", 1}, {"small", "a", "b", 1}},
		},
		"low priority first": {
			[]clusterUsage{usage("a", 84, 0), usage("b", 0, 0)},
			[]workloadState{
				{Name: "important", Request: amounts{cpu: 5}, Replicas: in{"a": 2}, Priority: 10},
				{Name: "large", Request: amounts{cpu: 20}, Replicas: in{"a": 2}},
			},
			eighty, []move{{"large", "a", "b", 1}},
		},
		"limit of moves": {
			[]clusterUsage{usage("a", 100, 0), usage("b", 0, 0)}, []workloadState{webState(in{"a": 5})},
			limits{Thresholds: eighty.Thresholds, MaxMoves: 1}, []move{{"web", "a", "b", 1}},
		},
		"limit of share": {
			[]clusterUsage{usage("a", 100, 0), usage("b", 0, 0)}, []workloadState{webState(in{"a": 5})},
			limits{Thresholds: eighty.Thresholds, MaxShare: 25}, []move{{"web", "a", "b", 1}},
		},
		"replicas leaving": {
			[]clusterUsage{
				usage("a", 100, 0, func(c *clusterUsage) { c.Leaving = amounts{cpu: 20} }),
				usage("b", 0, 0),
			},
			[]workloadState{webState(in{"a": 5})},
			eighty,
			nil,
		},
		"replicas coming": {
			[]clusterUsage{
				usage("a", 81, 0),
				usage("b", 0, 0, func(c *clusterUsage) { c.Coming = amounts{cpu: 75} }),
			},
			[]workloadState{webState(in{"a": 5})},
			eighty,
			nil,
		},
		"cluster without allocatable memory": {
			[]clusterUsage{
				usage("a", 100, 0),
				usage("b", 0, 0, func(c *clusterUsage) { delete(c.Allocatable, memory) }),
			},
			[]workloadState{webState(in{"a": 5})},
			eighty,
			nil,
		},
		"reduced cluster as last resort": {
			[]clusterUsage{usage("a", 90, 0), usage("b", 85, 0), usage("c", 50, 0)},
			[]workloadState{
				{Name: "large", Request: amounts{cpu: 30}, Replicas: in{"a": 2}},
				{Name: "small", Request: amounts{cpu: 5}, Replicas: in{"b": 2}},
			},
			eighty, []move{{"large", "a", "c", 1}, {"small", "b", "a", 1}},
		},
		"reduced cluster last": {
			[]clusterUsage{usage("a", 90, 0), usage("b", 85, 0), usage("c", 50, 0), usage("d", 62, 0)},
			[]workloadState{
				{Name: "large", Request: amounts{cpu: 30}, Replicas: in{"a": 2}},
				{Name: "small", Request: amounts{cpu: 5}, Replicas: in{"b": 2}},
			},
			eighty, []move{{"large", "a", "c", 1}, {"small", "b", "d", 1}},
		},
		"ties by name": {
			[]clusterUsage{
				usage("a", 81, 0),
				usage("c", 0, 0),
				usage("b", 0, 0),
			},
			[]workloadState{webState(in{"a": 2})},
			eighty,
			[]move{{"web", "a", "b", 1}},
		},
		"overflow": {
			[]clusterUsage{
				usage("a", math.MaxInt64, 0), usage("b", math.MaxInt64/2, 0),
				usage("c", 0, 0, func(c *clusterUsage) { c.Allocatable[cpu] = math.MaxInt64; c.Coming = amounts{cpu: math.MaxInt64} }),
			},
			[]workloadState{
				webState(in{"a": math.MaxInt32, "b": math.MaxInt32}, func(w *workloadState) { w.Request[cpu] = math.MaxInt64 }),
			},
			eighty,
			nil,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, planMoves(tc.clusters, tc.workloads, tc.policy)); diff != "" {
				t.Errorf("moves (-want +got):\n%s", diff)
			}
		})
	}
}

func TestClustersAbove(t *testing.T) {
	t.Parallel()
	got := clustersAbove(
		[]clusterUsage{usage("b", 81, 100), usage("a", 801, 0, func(c *clusterUsage) { c.Allocatable[cpu] = 1000 }), usage("c", 80, 80)},
		eighty,
	)
	want := []excess{{"a", cpu, 81, 80}, {"b", cpu, 81, 80}, {"b", memory, 100, 80}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("clustersAbove (-want +got):\n%s", diff)
	}
}

func TestAmounts(t *testing.T) {
	t.Parallel()
	list := func(c, m string) corev1.ResourceList {
		return corev1.ResourceList{cpu: resource.MustParse(c), memory: resource.MustParse(m)}
	}
	tests := map[string]struct{ got, want amounts }{
		"CPU in millicores": {amountsOf(list("1500m", "2Ki"), list("1", "1")), amounts{cpu: 2500, memory: 2049}},
		"negative":          {amountsOf(list("-1", "-5")), amounts{cpu: 0, memory: 0}},
		"saturated sum":     {amountsOf(list("9E", "9E"), list("9E", "9E")), amounts{cpu: math.MaxInt64, memory: math.MaxInt64}},
		"times":             {amounts{cpu: 3, memory: math.MaxInt64 / 2}.times(3), amounts{cpu: 9, memory: math.MaxInt64}},
		"times negative":    {amounts{cpu: 3}.times(-1), amounts{cpu: 0}},
		"minus":             {amounts{cpu: 3, memory: 2}.minus(amounts{cpu: 5, pods: 1}), amounts{cpu: 0, memory: 2}},
		"nil plus":          {amounts(nil).plus(amounts{cpu: 5}), amounts{cpu: 5}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, tc.got); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
