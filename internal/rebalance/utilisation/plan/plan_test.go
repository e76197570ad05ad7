// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

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

// member offers 100 of everything and uses some of it.
func member(name string, usedCPU, usedMemory int64, change ...func(*Cluster)) Cluster {
	c := Cluster{
		Name: name, Allocatable: Amounts{cpu: 100, memory: 100, pods: 100},
		Used: Amounts{cpu: usedCPU, memory: usedMemory, pods: 10},
	}
	for _, f := range change {
		f(&c)
	}
	return c
}

// web requests 10 of CPU and 1 of memory for each replica.
func web(replicas map[string]int32, change ...func(*Workload)) Workload {
	w := Workload{Name: "web", Request: Amounts{cpu: 10, memory: 1}, Replicas: replicas}
	for _, f := range change {
		f(&w)
	}
	return w
}

var eighty = Policy{Thresholds: map[corev1.ResourceName]int32{cpu: 80, memory: 80}}

func TestPlan(t *testing.T) {
	t.Parallel()
	type in map[string]int32
	tests := map[string]struct {
		clusters  []Cluster
		workloads []Workload
		policy    Policy
		want      []Move
	}{
		"no thresholds, no moves": {
			[]Cluster{member("a", 100, 100), member("b", 0, 0)}, []Workload{web(in{"a": 5})}, Policy{}, nil,
		},
		"at the threshold is not above": {
			[]Cluster{member("a", 80, 80), member("b", 0, 0)}, []Workload{web(in{"a": 5})}, eighty, nil,
		},
		"as many as bring it down": {
			[]Cluster{member("a", 95, 0), member("b", 0, 0)}, []Workload{web(in{"a": 5})}, eighty, []Move{{"web", "a", "b", 2}},
		},
		"memory above is enough": {
			[]Cluster{member("a", 50, 81), member("b", 0, 0)}, []Workload{web(in{"a": 5})}, eighty, []Move{{"web", "a", "b", 1}},
		},
		"to the emptiest": {
			[]Cluster{member("a", 81, 0), member("b", 30, 0), member("c", 20, 0)}, []Workload{web(in{"a": 2, "b": 1})}, eighty, []Move{{"web", "a", "c", 1}},
		},
		"to where it is already, when few clusters are wanted": {
			[]Cluster{member("a", 81, 0), member("b", 30, 0), member("c", 20, 0)},
			[]Workload{web(in{"a": 2, "b": 1}, func(w *Workload) { w.Pack = true })}, eighty, []Move{{"web", "a", "b", 1}},
		},
		"to a new cluster, when few are wanted but no other fits": {
			[]Cluster{member("a", 81, 0), member("b", 75, 0), member("c", 20, 0)},
			[]Workload{web(in{"a": 2, "b": 1}, func(w *Workload) { w.Pack = true })}, eighty, []Move{{"web", "a", "c", 1}},
		},
		"a target is filled up to its threshold, the next one gets the rest": {
			[]Cluster{member("a", 100, 0), member("b", 70, 0), member("c", 70, 0)}, []Workload{web(in{"a": 5})}, eighty,
			[]Move{{"web", "a", "b", 1}, {"web", "a", "c", 1}},
		},
		"nowhere below the threshold": {
			[]Cluster{member("a", 100, 0), member("b", 71, 0)}, []Workload{web(in{"a": 5})}, eighty, nil,
		},
		"a target must not be above the other threshold either": {
			[]Cluster{member("a", 100, 0), member("b", 0, 81)}, []Workload{web(in{"a": 5}, func(w *Workload) { w.Request = Amounts{cpu: 10} })}, eighty, nil,
		},
		"a target offers all that is requested": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0)},
			[]Workload{web(in{"a": 5}, func(w *Workload) { w.Request = Amounts{cpu: 10, "example.io/gpu": 1} })}, eighty, nil,
		},
		"a target has room for pods": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0, func(c *Cluster) { c.Used[pods] = 100 })}, []Workload{web(in{"a": 5})}, eighty, nil,
		},
		"what requests nothing of what is scarce stays": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0)}, []Workload{web(in{"a": 5}, func(w *Workload) { w.Request = Amounts{memory: 10} })}, eighty, nil,
		},
		"a workload of one replica stays": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0)}, []Workload{web(in{"a": 1})}, eighty, nil,
		},
		"the last replica in a cluster may go": {
			[]Cluster{member("a", 81, 0), member("b", 0, 0)}, []Workload{web(in{"a": 1, "b": 1})}, eighty, []Move{{"web", "a", "b", 1}},
		},
		"unless the clusters are fixed": {
			[]Cluster{member("a", 81, 0), member("b", 0, 0)}, []Workload{web(in{"a": 1, "b": 1}, func(w *Workload) { w.Fixed = true })}, eighty, nil,
		},
		"fixed clusters exchange among each other": {
			[]Cluster{member("a", 81, 0), member("b", 30, 0), member("c", 0, 0)},
			[]Workload{web(in{"a": 2, "b": 1}, func(w *Workload) { w.Fixed = true })}, eighty, []Move{{"web", "a", "b", 1}},
		},
		"no more than there is room for": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0), member("c", 0, 0)},
			[]Workload{web(in{"a": 5}, func(w *Workload) { w.Room = in{"b": 1} })}, eighty, []Move{{"web", "a", "b", 1}},
		},
		"room that two workloads were promised is there once": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0)},
			[]Workload{
				{Name: "large", Request: Amounts{cpu: 8}, Replicas: in{"a": 2}, Room: in{"b": 1}},
				{Name: "small", Request: Amounts{cpu: 4}, Replicas: in{"a": 5}, Room: in{"b": 3}},
			}, eighty, []Move{{"large", "a", "b", 1}, {"small", "a", "b", 1}},
		},
		"no room anywhere": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0)}, []Workload{web(in{"a": 5}, func(w *Workload) { w.Room = in{} })}, eighty, nil,
		},
		"the smallest that is enough": {
			[]Cluster{member("a", 84, 0), member("b", 0, 0)},
			[]Workload{
				{Name: "large", Request: Amounts{cpu: 20}, Replicas: in{"a": 2}},
				{Name: "medium", Request: Amounts{cpu: 5}, Replicas: in{"a": 2}},
				{Name: "small", Request: Amounts{cpu: 1}, Replicas: in{"a": 2}},
			},
			eighty, []Move{{"medium", "a", "b", 1}},
		},
		"the largest when none is enough, then what is left to do": {
			[]Cluster{member("a", 96, 0), member("b", 0, 0)},
			[]Workload{
				{Name: "medium", Request: Amounts{cpu: 12}, Replicas: in{"a": 2}},
				{Name: "small", Request: Amounts{cpu: 4}, Replicas: in{"a": 2}},
			},
			eighty, []Move{{"medium", "a", "b", 1}, {"small", "a", "b", 1}},
		},
		"low priorities first": {
			[]Cluster{member("a", 84, 0), member("b", 0, 0)},
			[]Workload{
				{Name: "important", Request: Amounts{cpu: 5}, Replicas: in{"a": 2}, Priority: 10},
				{Name: "large", Request: Amounts{cpu: 20}, Replicas: in{"a": 2}},
			},
			eighty, []Move{{"large", "a", "b", 1}},
		},
		"no more moves than the bound": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0)}, []Workload{web(in{"a": 5})},
			Policy{Thresholds: eighty.Thresholds, Moves: 1}, []Move{{"web", "a", "b", 1}},
		},
		"no more of one workload than its share": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0)}, []Workload{web(in{"a": 5})},
			Policy{Thresholds: eighty.Thresholds, Share: 25}, []Move{{"web", "a", "b", 1}},
		},
		"what is about to leave has left": {
			[]Cluster{member("a", 100, 0, func(c *Cluster) { c.Leaving = Amounts{cpu: 20} }), member("b", 0, 0)}, []Workload{web(in{"a": 5})}, eighty, nil,
		},
		"what is about to come is there": {
			[]Cluster{member("a", 81, 0), member("b", 0, 0, func(c *Cluster) { c.Coming = Amounts{cpu: 75} })}, []Workload{web(in{"a": 5})}, eighty, nil,
		},
		"a cluster that offers nothing of what counts takes no part": {
			[]Cluster{member("a", 100, 0), member("b", 0, 0, func(c *Cluster) { delete(c.Allocatable, memory) })}, []Workload{web(in{"a": 5})}, eighty, nil,
		},
		"one that came down takes from another, when nothing else does": {
			[]Cluster{member("a", 90, 0), member("b", 85, 0), member("c", 50, 0)},
			[]Workload{
				{Name: "large", Request: Amounts{cpu: 30}, Replicas: in{"a": 2}},
				{Name: "small", Request: Amounts{cpu: 5}, Replicas: in{"b": 2}},
			},
			eighty, []Move{{"large", "a", "c", 1}, {"small", "b", "a", 1}},
		},
		"one that came down is the last choice": {
			[]Cluster{member("a", 90, 0), member("b", 85, 0), member("c", 50, 0), member("d", 62, 0)},
			[]Workload{
				{Name: "large", Request: Amounts{cpu: 30}, Replicas: in{"a": 2}},
				{Name: "small", Request: Amounts{cpu: 5}, Replicas: in{"b": 2}},
			},
			eighty, []Move{{"large", "a", "c", 1}, {"small", "b", "d", 1}},
		},
		"equals by name": {
			[]Cluster{member("a", 81, 0), member("c", 0, 0), member("b", 0, 0)}, []Workload{web(in{"a": 2})}, eighty, []Move{{"web", "a", "b", 1}},
		},
		"numbers that are too large": {
			[]Cluster{
				member("a", math.MaxInt64, 0), member("b", math.MaxInt64/2, 0),
				member("c", 0, 0, func(c *Cluster) { c.Allocatable[cpu] = math.MaxInt64; c.Coming = Amounts{cpu: math.MaxInt64} }),
			},
			[]Workload{web(in{"a": math.MaxInt32, "b": math.MaxInt32}, func(w *Workload) { w.Request[cpu] = math.MaxInt64 })}, eighty, nil,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, Plan(tc.clusters, tc.workloads, tc.policy)); diff != "" {
				t.Errorf("moves (-want +got):\n%s", diff)
			}
		})
	}
}

func TestOver(t *testing.T) {
	t.Parallel()
	got := Over([]Cluster{member("b", 81, 100), member("a", 801, 0, func(c *Cluster) { c.Allocatable[cpu] = 1000 }), member("c", 80, 80)}, eighty)
	want := []Excess{{"a", cpu, 81, 80}, {"b", cpu, 81, 80}, {"b", memory, 100, 80}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("Over (-want +got):\n%s", diff)
	}
}

func TestAmounts(t *testing.T) {
	t.Parallel()
	list := func(c, m string) corev1.ResourceList {
		return corev1.ResourceList{cpu: resource.MustParse(c), memory: resource.MustParse(m)}
	}
	tests := map[string]struct{ got, want Amounts }{
		"CPU in thousandths, the rest in units": {AmountsOf(list("1500m", "2Ki"), list("1", "1")), Amounts{cpu: 2500, memory: 2049}},
		"nothing below nothing":                 {AmountsOf(list("-1", "-5")), Amounts{cpu: 0, memory: 0}},
		"nothing above all there is":            {AmountsOf(list("9E", "9E"), list("9E", "9E")), Amounts{cpu: math.MaxInt64, memory: math.MaxInt64}},
		"times":                                 {Amounts{cpu: 3, memory: math.MaxInt64 / 2}.Times(3), Amounts{cpu: 9, memory: math.MaxInt64}},
		"times nothing":                         {Amounts{cpu: 3}.Times(-1), Amounts{cpu: 0}},
		"minus":                                 {Amounts{cpu: 3, memory: 2}.minus(Amounts{cpu: 5, pods: 1}), Amounts{cpu: 0, memory: 2}},
		"plus to none":                          {Amounts(nil).Plus(Amounts{cpu: 5}), Amounts{cpu: 5}},
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
