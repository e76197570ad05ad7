// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package summary

import (
	"fmt"
	"math"
	"slices"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

func list(pairs ...string) corev1.ResourceList {
	out := corev1.ResourceList{}
	for i := 0; i < len(pairs); i += 2 {
		out[corev1.ResourceName(pairs[i])] = resource.MustParse(pairs[i+1])
	}
	return out
}

func cluster(allocatable, allocated, allocating corev1.ResourceList) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{}
	c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: allocatable, Allocated: allocated, Allocating: allocating}
	return c
}

// graded adds models with minimums of CPU and memory in Gi, and the number of nodes by grade.
func graded(c *clusterv1alpha1.Cluster, bounds [][2]int64, counts ...int) *clusterv1alpha1.Cluster {
	for i, b := range bounds {
		ranges := []clusterv1alpha1.ResourceModelRange{
			{Name: corev1.ResourceCPU, Min: *resource.NewQuantity(b[0], resource.DecimalSI)},
			{Name: corev1.ResourceMemory, Min: *resource.NewQuantity(b[1]<<30, resource.BinarySI)},
		}
		c.Spec.ResourceModels = append(c.Spec.ResourceModels, clusterv1alpha1.ResourceModel{Grade: uint(i), Ranges: ranges})
	}
	for i, n := range counts {
		c.Status.ResourceSummary.AllocatableModelings = append(c.Status.ResourceSummary.AllocatableModelings,
			clusterv1alpha1.AllocatableModeling{Grade: uint(i), Count: n})
	}
	return c
}

func standard() [][2]int64 { return [][2]int64{{0, 0}, {1, 4}, {2, 16}, {4, 32}} }

func requirements(pairs ...string) *workv1alpha2.ReplicaRequirements {
	return &workv1alpha2.ReplicaRequirements{ResourceRequest: list(pairs...)}
}

func component(replicas int32, pairs ...string) workv1alpha2.Component {
	return workv1alpha2.Component{Replicas: replicas,
		ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: list(pairs...)}}
}

func assumed(components ...workv1alpha2.Component) []demand.Assumed {
	return []demand.Assumed{{Namespace: "other", Components: components}}
}

func TestReplicas(t *testing.T) {
	t.Parallel()
	plain := cluster(list("cpu", "10", "memory", "64Gi", "pods", "100"), list("cpu", "3", "memory", "10Gi", "pods", "20"),
		list("cpu", "1", "pods", "5"))
	large := func() *clusterv1alpha1.Cluster {
		return cluster(list("cpu", "1k", "memory", "1Ti", "pods", "1k", "gpu", "8"), nil, nil)
	}
	tests := map[string]struct {
		cluster *clusterv1alpha1.Cluster
		models  bool
		request *workv1alpha2.ReplicaRequirements
		assumed []demand.Assumed
		want    int32
	}{
		"no report":                       {&clusterv1alpha1.Cluster{}, true, nil, nil, 0},
		"no requirements: free pod slots": {plain, true, nil, nil, 75},
		"no requests: free pod slots":     {plain, true, requirements(), nil, 75},
		"pending pods count as used":      {plain, true, requirements("cpu", "1"), nil, 6},
		"CPU in millicores":               {plain, true, requirements("cpu", "700m"), nil, 8},
		"the scarcest resource":           {plain, true, requirements("cpu", "1", "memory", "20Gi"), nil, 2},
		"limited by free pod slots":       {plain, true, requirements("cpu", "1m"), nil, 75},
		"a resource that no node has":     {plain, true, requirements("gpu", "1"), nil, 0},
		"a zero request":                  {plain, true, requirements("gpu", "0", "cpu", "1"), nil, 6},
		"no free pod slots": {cluster(list("cpu", "10", "pods", "5"), list("pods", "6"), nil), true,
			requirements("cpu", "1"), nil, 0},
		"pods are not reported": {cluster(list("cpu", "10"), nil, nil), true, requirements("cpu", "1"), nil, 0},
		"more used than allocatable": {cluster(list("cpu", "1", "pods", "9"), list("cpu", "2"), nil), true, requirements("cpu", "1m"),
			nil, 0},
		"overflow": {cluster(list("cpu", "1000E", "pods", "1000E"), nil, nil), true, requirements("cpu", "1m"), nil,
			math.MaxInt32},
		"negative reports": {cluster(list("cpu", "-5", "pods", "-5"), list("pods", "-9"), nil), true,
			requirements("cpu", "1"), nil, 0},
		"grades: the minimum of the grade": {graded(large(), standard(), 9, 3, 2, 1), true, requirements("cpu", "1"), nil, 3 + 4 + 4},
		"grades: the scarcest resource": {graded(large(), standard(), 9, 3, 2, 1), true, requirements("cpu", "1", "memory", "10Gi"), nil,
			2 + 3},
		"grades: 110 pods per node": {graded(large(), standard(), 0, 0, 0, 2), true, requirements("cpu", "1m"), nil, 220},
		"grades: no requests":       {graded(large(), standard(), 1, 0, 0, 0), true, requirements(), nil, 110},
		"grades: limited by free pod slots": {
			graded(cluster(list("pods", "7", "cpu", "1k", "memory", "1Ti"), nil, nil), standard(), 0, 0, 0, 9), true, requirements("cpu", "1"), nil,
			7},
		"grades: the sums are not used": {graded(cluster(list("pods", "70"), nil, nil), standard(), 0, 0, 0, 9), true,
			requirements("cpu", "1"), nil, 36},
		"grades: the gate is off":                {graded(large(), standard(), 9, 3, 2, 1), false, requirements("cpu", "1"), nil, 1000},
		"grades: without the requested resource": {graded(large(), standard(), 9, 3, 2, 1), true, requirements("gpu", "2"), nil, 4},
		"grades: removed from the spec":          {graded(large(), standard()[:2], 9, 3, 2, 1), true, requirements("cpu", "1"), nil, 1000},
		"grades: a negative count":               {graded(large(), standard(), 0, 0, 0, -4), true, requirements("cpu", "1"), nil, 0},
		"assumed: subtracted from the sums": {plain, true, requirements("cpu", "1"),
			assumed(component(2, "cpu", "2", "gpu", "4"), component(3)), 2},
		"assumed: subtracted from pod slots": {plain, true, nil, assumed(component(80)), 0},
		"assumed: subtracted from grades": {graded(large(), standard(), 0, 0, 0, 2), true, requirements("cpu", "2"),
			assumed(component(1, "cpu", "3")), 2},
		"assumed: no replicas": {plain, true, requirements("cpu", "1"), assumed(component(0, "cpu", "9")), 6},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c := Of(tc.cluster, tc.models)
			if got := c.Replicas(demand.OfReplica(tc.request), tc.assumed); got != tc.want {
				t.Errorf("got %d replicas, want %d", got, tc.want)
			}
			if known := tc.cluster.Status.ResourceSummary != nil; c.Known() != known {
				t.Errorf("Known() = %v", c.Known())
			}
		})
	}
}

func TestSets(t *testing.T) {
	t.Parallel()
	plain := func() *clusterv1alpha1.Cluster {
		return cluster(list("cpu", "10", "memory", "640Gi", "pods", "100"), nil, nil)
	}
	pair := []workv1alpha2.Component{component(1, "cpu", "1"), component(2, "cpu", "500m", "memory", "1Gi")}
	tests := map[string]struct {
		cluster    *clusterv1alpha1.Cluster
		models     bool
		components []workv1alpha2.Component
		assumed    []demand.Assumed
		want       int32
	}{
		"no report":      {&clusterv1alpha1.Cluster{}, true, pair, nil, 0},
		"sums":           {plain(), true, pair, nil, 5},
		"free pod slots": {plain(), true, []workv1alpha2.Component{component(1), component(32)}, nil, 3},
		"a workload without replicas has no limit":  {plain(), true, []workv1alpha2.Component{component(0, "cpu", "1")}, nil, math.MaxInt32},
		"a resource that the cluster does not have": {plain(), true, []workv1alpha2.Component{component(1), component(1, "gpu", "1")}, nil, 0},
		"grades: below the sums":                    {graded(plain(), standard(), 0, 2, 1, 0), true, pair, nil, 2},
		"grades: off":                               {graded(plain(), standard(), 0, 2, 1, 0), false, pair, nil, 5},
		"grades: limited by the sums":               {graded(plain(), standard(), 0, 0, 0, 99), true, pair, nil, 5},
		"grades: without the requested resource": {graded(cluster(list("pods", "9", "gpu", "4"), nil, nil), standard(), 1), true,
			[]workv1alpha2.Component{component(2, "gpu", "1")}, nil, 2},
		"assumed: subtracted from the sums": {plain(), true, pair, assumed(component(1, "cpu", "5")), 2},
		"assumed: subtracted from grades":   {graded(plain(), standard(), 0, 2, 1, 0), true, pair, assumed(component(1, "cpu", "1")), 1},
		"overflow of replicas": {plain(), true,
			[]workv1alpha2.Component{component(math.MaxInt32, "cpu", "1000E"), component(math.MaxInt32, "cpu", "1000E")}, nil, 0},
		"overflow of nodes": {
			graded(cluster(list("cpu", "1000E", "memory", "1000E", "pods", "1000E"), nil, nil), standard(), 0, 0, 0, math.MaxInt), true,
			[]workv1alpha2.Component{component(1, "cpu", "1"), component(1, "cpu", "2")}, nil, math.MaxInt32},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Of(tc.cluster, tc.models).Sets(demand.OfComponents(tc.components), tc.assumed); got != tc.want {
				t.Errorf("got %d sets, want %d", got, tc.want)
			}
		})
	}
}

func TestCapacity_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		amount := rapid.Int64Range(0, 50)
		draw := func(label string) corev1.ResourceList {
			return list("cpu", fmt.Sprint(amount.Draw(t, label+" cpu")), "memory", fmt.Sprintf("%dGi", amount.Draw(t, label+" memory")), "pods",
				fmt.Sprint(amount.Draw(t, label+" pods")))
		}
		c := cluster(draw("allocatable"), draw("allocated"), draw("allocating"))
		models := rapid.Bool().Draw(t, "models")
		graded(c, standard(), rapid.SliceOfN(rapid.IntRange(0, 9), 4, 4).Draw(t, "counts")...)
		var components []workv1alpha2.Component
		for i := range rapid.IntRange(1, 3).Draw(t, "components") {
			components = append(components, component(rapid.Int32Range(0, 5).Draw(t, fmt.Sprint("replicas ", i)),
				"cpu", fmt.Sprintf("%dm", rapid.Int64Range(0, 3000).Draw(t, fmt.Sprint("cpu ", i))),
				"memory", fmt.Sprintf("%dMi", rapid.Int64Range(0, 9000).Draw(t, fmt.Sprint("memory ", i)))))
		}
		one := &workv1alpha2.ReplicaRequirements{ResourceRequest: components[0].ReplicaRequirements.ResourceRequest}
		of := func(c *clusterv1alpha1.Cluster) (int32, int32) {
			capacity := Of(c, models)
			return capacity.Replicas(demand.OfReplica(one), nil), capacity.Sets(demand.OfComponents(components), nil)
		}
		replicas, sets := of(c)
		if replicas < 0 || sets < 0 {
			t.Fatalf("%d replicas, %d sets", replicas, sets)
		}
		if pods := Of(c, models).pods; int64(replicas) > pods {
			t.Fatalf("%d replicas, but %d free pod slots", replicas, pods)
		}
		if r := components[0].Replicas; r > 0 && models && int64(sets)*int64(r) > int64(replicas) {
			t.Fatalf("%d sets of %d, but %d available replicas", sets, r, replicas)
		}
		slices.Reverse(c.Status.ResourceSummary.AllocatableModelings)
		slices.Reverse(c.Spec.ResourceModels)
		if r, s := of(c); r != replicas || s != sets {
			t.Fatalf("%d replicas and %d sets in another order, want %d and %d", r, s, replicas, sets)
		}
		more := c.DeepCopy()
		for name, q := range more.Status.ResourceSummary.Allocatable {
			q.Add(resource.MustParse("3"))
			more.Status.ResourceSummary.Allocatable[name] = q
		}
		more.Status.ResourceSummary.AllocatableModelings[0].Count++
		if r, _ := of(more); r < replicas {
			t.Fatalf("replicas decreased from %d to %d with more resources", replicas, r)
		}
		if after := Of(c, models).Replicas(demand.OfReplica(one), assumed(components...)); after > replicas {
			t.Fatalf("replicas increased from %d to %d with assumed workloads", replicas, after)
		}
	})
}

func BenchmarkReplicas(b *testing.B) {
	c := Of(graded(cluster(list("cpu", "100", "memory", "1Ti", "pods", "1k"), nil, nil), standard(), 1, 2, 3, 4), true)
	s := demand.OfReplica(requirements("cpu", "1", "memory", "1Gi"))
	b.ReportAllocs()
	for b.Loop() {
		c.Replicas(s, nil)
	}
}
