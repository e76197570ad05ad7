// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package deschedule

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
	"karmada.io/karmada/internal/rebalance"
)

func TestLower(t *testing.T) {
	t.Parallel()
	type in map[string]int32
	tests := map[string]struct {
		waiting in
		atMost  int64
		want    []Change
	}{
		"nobody knows anything":            {in{}, math.MaxInt64, nil},
		"none waits":                       {in{"m1": 0, "m2": 0}, math.MaxInt64, nil},
		"those that wait":                  {in{"m1": 2}, math.MaxInt64, []Change{{"m1", 6, 4}}},
		"in several clusters":              {in{"m1": 2, "m2": 4}, math.MaxInt64, []Change{{"m1", 6, 4}, {"m2", 4, 0}}},
		"never those that are ready":       {in{"m1": 6}, math.MaxInt64, []Change{{"m1", 6, 3}}},
		"an estimator that exaggerates":    {in{"m1": math.MaxInt32}, math.MaxInt64, []Change{{"m1", 6, 3}}},
		"an estimator that talks nonsense": {in{"m1": -1, "m2": math.MinInt32}, math.MaxInt64, nil},
		"no report":                        {in{"m3": 2}, math.MaxInt64, nil},
		"no more than the bound":           {in{"m1": 2, "m2": 4}, 3, []Change{{"m1", 6, 4}, {"m2", 4, 3}}},
		"a bound of nothing":               {in{"m1": 2, "m2": 4}, 0, nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := web(at("m1", 6, 6, 3), at("m2", 4, 4, 0), at("m3", 2, -1, 0))
			clusters, changes := Lower(b, tc.waiting, tc.atMost)
			if diff := cmp.Diff(tc.want, changes); diff != "" {
				t.Errorf("changes (-want +got):\n%s", diff)
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

func TestLower_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var placed []share
		waiting := map[string]int32{}
		for i := range rapid.IntRange(0, 5).Draw(t, "clusters") {
			s := at(fmt.Sprint(i), rapid.Int32Range(0, 20).Draw(t, "replicas"), rapid.Int32Range(-1, 20).Draw(t, "reported"), rapid.Int32Range(0, 25).Draw(t, "ready"))
			if rapid.Bool().Draw(t, "known") {
				waiting[s.cluster] = rapid.Int32Range(-5, 30).Draw(t, "waiting")
			}
			placed = append(placed, s)
		}
		atMost := rapid.Int64Range(0, 30).Draw(t, "at most")
		clusters, changes := Lower(web(placed...), waiting, atMost)
		if n := taken(changes); n > atMost || (n > 0) != (len(clusters) > 0) {
			t.Errorf("took %d, at most %d: %v", n, atMost, changes)
		}
		for i := range clusters {
			s, got := placed[i], clusters[i].Replicas
			switch {
			case clusters[i].Name != s.cluster || got > s.replicas:
				t.Errorf("%s went from %d to %d", s.cluster, s.replicas, got)
			case got < s.replicas && (got < s.ready || s.reported < 0 || waiting[s.cluster] < s.replicas-got):
				t.Errorf("%s went from %d to %d: %d are ready, %d wait", s.cluster, s.replicas, got, s.ready, waiting[s.cluster])
			}
		}
	})
}

func TestElsewhere(t *testing.T) {
	t.Parallel()
	changes := []Change{{"m1", 6, 1}}
	room := func(cluster string, n int32) rebalance.Place {
		return rebalance.Place{Cluster: cluster, Room: n, Known: true}
	}
	cpu := func(n string) corev1.ResourceList {
		return corev1.ResourceList{corev1.ResourceCPU: resource.MustParse(n)}
	}
	for name, tc := range map[string]struct {
		places   []rebalance.Place
		promised []promise
		want     int64
		into     []string
	}{
		"enough":                             {[]rebalance.Place{room("m2", 9)}, nil, 5, []string{"m2"}},
		"less than enough":                   {[]rebalance.Place{room("m2", 1), room("m3", 2)}, nil, 3, []string{"m2", "m3"}},
		"the cluster that gives counts not":  {[]rebalance.Place{room("m1", 9), room("m2", 1)}, nil, 1, []string{"m2"}},
		"one of which nobody knows can take": {[]rebalance.Place{room("m2", 0), {Cluster: "m3"}}, nil, 5, []string{"m3"}},
		"nonsense":                           {[]rebalance.Place{room("m2", -7), room("m3", 2)}, nil, 2, []string{"m3"}},
		"nowhere":                            {nil, nil, 0, nil},
		"some is promised":                   {[]rebalance.Place{room("m2", 6)}, []promise{{2, cpu("1"), []string{"m2", "m4"}}}, 4, []string{"m2"}},
		"larger ones are promised":           {[]rebalance.Place{room("m2", 6)}, []promise{{1, cpu("1500m"), []string{"m2"}}, {1, cpu("2500m"), []string{"m2"}}}, 1, []string{"m2"}},
		"a pod is promised":                  {[]rebalance.Place{room("m2", 5)}, []promise{{1, nil, []string{"m2"}}}, 4, []string{"m2"}},
		"all is promised":                    {[]rebalance.Place{room("m2", 5)}, []promise{{4, cpu("1Ei"), []string{"m2"}}, {4, nil, []string{"m2"}}}, 0, []string{"m2"}},
		"what is promised is elsewhere":      {[]rebalance.Place{room("m2", 5)}, []promise{{4, cpu("1"), []string{"m3"}}}, 5, []string{"m2"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got, into := elsewhere(5, cpu("1"), tc.places, changes, tc.promised)
			if got != tc.want || !slices.Equal(into, tc.into) {
				t.Errorf("elsewhere = %d in %v, want %d in %v", got, into, tc.want, tc.into)
			}
		})
	}
}
