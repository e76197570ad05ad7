// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package descheduler

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"pgregory.net/rapid"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/scheduler"
)

func TestReduce(t *testing.T) {
	t.Parallel()
	type in map[string]int32
	tests := map[string]struct {
		unschedulable in
		atMost        int64
		want          []reduction
	}{
		"no estimate":              {in{}, math.MaxInt64, nil},
		"no unschedulable replica": {in{"m1": 0, "m2": 0}, math.MaxInt64, nil},
		"one cluster":              {in{"m1": 2}, math.MaxInt64, []reduction{{"m1", 6, 4}}},
		"two clusters":             {in{"m1": 2, "m2": 4}, math.MaxInt64, []reduction{{"m1", 6, 4}, {"m2", 4, 0}}},
		"keeps ready replicas":     {in{"m1": 6}, math.MaxInt64, []reduction{{"m1", 6, 3}}},
		"estimate above replicas":  {in{"m1": math.MaxInt32}, math.MaxInt64, []reduction{{"m1", 6, 3}}},
		"negative estimate":        {in{"m1": -1, "m2": math.MinInt32}, math.MaxInt64, nil},
		"no report":                {in{"m3": 2}, math.MaxInt64, nil},
		"limit":                    {in{"m1": 2, "m2": 4}, 3, []reduction{{"m1", 6, 4}, {"m2", 4, 3}}},
		"limit 0":                  {in{"m1": 2, "m2": 4}, 0, nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := web(at("m1", 6, 6, 3), at("m2", 4, 4, 0), at("m3", 2, -1, 0))
			clusters, reductions := reduce(b, tc.unschedulable, tc.atMost)
			if diff := cmp.Diff(tc.want, reductions); diff != "" {
				t.Errorf("reductions (-want +got):\n%s", diff)
			}
			var want []workv1alpha2.TargetCluster
			if len(tc.want) > 0 {
				want = web(at("m1", 6, 6, 3), at("m2", 4, 4, 0), at("m3", 2, -1, 0)).Spec.Clusters
				for _, c := range tc.want {
					for i := range want {
						if want[i].Name == c.Cluster {
							want[i].Replicas = c.To
						}
					}
				}
			}
			if diff := cmp.Diff(want, clusters); diff != "" {
				t.Errorf("clusters (-want +got):\n%s", diff)
			}
			if b.Spec.Clusters[0].Replicas != 6 {
				t.Error("the binding was changed")
			}
		})
	}
}

func TestReduce_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var placed []share
		unschedulable := map[string]int32{}
		for i := range rapid.IntRange(0, 5).Draw(t, "clusters") {
			s := at(
				fmt.Sprint(i),
				rapid.Int32Range(0, 20).Draw(t, "replicas"),
				rapid.Int32Range(-1, 20).Draw(t, "reported"),
				rapid.Int32Range(0, 25).Draw(t, "ready"),
			)
			if rapid.Bool().Draw(t, "known") {
				unschedulable[s.cluster] = rapid.Int32Range(-5, 30).Draw(t, "unschedulable")
			}
			placed = append(placed, s)
		}
		atMost := rapid.Int64Range(0, 30).Draw(t, "at most")
		clusters, reductions := reduce(web(placed...), unschedulable, atMost)
		if n := totalReduction(reductions); n > atMost || (n > 0) != (len(clusters) > 0) {
			t.Errorf("removed %d, at most %d: %v", n, atMost, reductions)
		}
		for i := range clusters {
			s, got := placed[i], clusters[i].Replicas
			switch {
			case clusters[i].Name != s.cluster || got > s.replicas:
				t.Errorf("%s went from %d to %d", s.cluster, s.replicas, got)
			case got < s.replicas && (got < s.ready || s.reported < 0 || unschedulable[s.cluster] < s.replicas-got):
				t.Errorf("%s went from %d to %d: %d ready, %d unschedulable", s.cluster, s.replicas, got, s.ready, unschedulable[s.cluster])
			}
		}
	})
}

func TestCapacityElsewhere(t *testing.T) {
	t.Parallel()
	reductions := []reduction{{"m1", 6, 1}}
	candidate := func(cluster string, n int32) scheduler.Candidate {
		return scheduler.Candidate{Cluster: cluster, Available: n, Known: true}
	}
	cpu := func(n string) corev1.ResourceList {
		return corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(n)}
	}
	type candidates = []scheduler.Candidate
	type reserved = []reservation
	for name, tc := range map[string]struct {
		candidates   candidates
		reservations []reservation
		want         int64
		into         []string
	}{
		"all":                               {candidates{candidate("m2", 9)}, nil, 5, []string{"m2"}},
		"some":                              {candidates{candidate("m2", 1), candidate("m3", 2)}, nil, 3, []string{"m2", "m3"}},
		"reduced cluster does not count":    {candidates{candidate("m1", 9), candidate("m2", 1)}, nil, 1, []string{"m2"}},
		"unknown capacity counts as enough": {candidates{candidate("m2", 0), {Cluster: "m3"}}, nil, 5, []string{"m3"}},
		"negative capacity":                 {candidates{candidate("m2", -7), candidate("m3", 2)}, nil, 2, []string{"m3"}},
		"no candidate":                      {nil, nil, 0, nil},
		"reservation":                       {candidates{candidate("m2", 6)}, reserved{{2, cpu("1"), []string{"m2", "m4"}}}, 4, []string{"m2"}},
		"reservations of larger replicas": {candidates{candidate("m2", 6)},
			reserved{{1, cpu("1500m"), []string{"m2"}}, {1, cpu("2500m"), []string{"m2"}}}, 1, []string{"m2"}},
		"reservation of a pod": {candidates{candidate("m2", 5)}, reserved{{1, nil, []string{"m2"}}}, 4, []string{"m2"}},
		"everything reserved": {candidates{candidate("m2", 5)},
			reserved{{4, cpu("1Ei"), []string{"m2"}}, {4, nil, []string{"m2"}}}, 0, []string{"m2"}},
		"reservation in another cluster": {candidates{candidate("m2", 5)}, reserved{{4, cpu("1"), []string{"m3"}}}, 5, []string{"m2"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, into := capacityElsewhere(5, cpu("1"), tc.candidates, reductions, tc.reservations)
			if got != tc.want || !slices.Equal(into, tc.into) {
				t.Errorf("capacityElsewhere = %d in %v, want %d in %v", got, into, tc.want, tc.into)
			}
		})
	}
}
