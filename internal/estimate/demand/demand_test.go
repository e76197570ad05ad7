// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package demand

import (
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestAmount(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		name     corev1.ResourceName
		quantity string
		want     int64
	}{
		"CPU in millicores":                       {corev1.ResourceCPU, "1500m", 1500},
		"a fraction of a millicore is rounded up": {corev1.ResourceCPU, "1u", 1},
		"memory in bytes":                         {corev1.ResourceMemory, "2Ki", 2048},
		"a fraction of a byte is rounded up":      {corev1.ResourceMemory, "100m", 1},
		"other resources":                         {"nvidia.com/gpu", "3", 3},
		"overflow":                                {corev1.ResourceMemory, "1000E", math.MaxInt64},
		"overflow of CPU":                         {corev1.ResourceCPU, "9223372036854775807", math.MaxInt64},
		"negative":                                {corev1.ResourceMemory, "-5", -5},
		"negative overflow":                       {corev1.ResourceCPU, "-1000E", math.MinInt64},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Amount(tc.name, resource.MustParse(tc.quantity)); got != tc.want {
				t.Errorf("Amount(%s, %s) = %d, want %d", tc.name, tc.quantity, got, tc.want)
			}
		})
	}
}

func list(pairs ...string) corev1.ResourceList {
	out := corev1.ResourceList{}
	for i := 0; i < len(pairs); i += 2 {
		out[corev1.ResourceName(pairs[i])] = resource.MustParse(pairs[i+1])
	}
	return out
}

func component(replicas int32, pairs ...string) workv1alpha2.Component {
	return workv1alpha2.Component{Replicas: replicas,
		ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: list(pairs...)}}
}

func TestSets(t *testing.T) {
	t.Parallel()
	components := []workv1alpha2.Component{component(1, "cpu", "1"), component(0, "gpu", "1"),
		component(2, "memory", "5", "cpu", "10m", "disk", "0"), {Replicas: 3}}
	tests := map[string]struct{ got, want Set }{
		"a replica without requirements": {OfReplica(nil), Set{Items: []Item{{Need: []int64{}, Replicas: 1}}}},
		"requested resources, sorted": {
			OfReplica(&workv1alpha2.ReplicaRequirements{ResourceRequest: list("memory", "5", "cpu", "2", "disk", "0", "gpu", "-1")}),
			Set{Names: []corev1.ResourceName{"cpu", "memory"}, Items: []Item{{Need: []int64{2000, 5}, Replicas: 1}}},
		},
		"components": {OfComponents(components), Set{Names: []corev1.ResourceName{"cpu", "memory"}, Items: []Item{
			{Need: []int64{1000, 0}, Replicas: 1, Index: 0}, {Need: []int64{10, 5}, Replicas: 2, Index: 2}, {Need: []int64{0, 0}, Replicas: 3,
				Index: 3},
		}}},
		"components without replicas": {OfComponents(components[1:2]), Set{Items: []Item{}}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, tc.got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
	s := OfComponents(components)
	need, pods := s.Total(s.Items)
	if diff := cmp.Diff([]int64{1020, 10}, need); diff != "" || pods != 6 {
		t.Errorf("Total = %v and %d pods", need, pods)
	}
	need, pods = s.Total([]Item{{Need: []int64{math.MaxInt64, 1}, Replicas: math.MaxInt64}, {Need: []int64{1, 0}, Replicas: 1}})
	if need[0] != math.MaxInt64 || need[1] != math.MaxInt64 || pods != math.MaxInt64 {
		t.Errorf("Total with overflow = %v and %d pods", need, pods)
	}
}

func TestCount(t *testing.T) {
	t.Parallel()
	for n, want := range map[int64]int32{-1: 0, 0: 0, 7: 7, math.MaxInt32: math.MaxInt32, math.MaxInt64: math.MaxInt32} {
		if got := Count(n); got != want {
			t.Errorf("Count(%d) = %d, want %d", n, got, want)
		}
	}
}
