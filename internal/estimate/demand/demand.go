// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package demand converts the requirements of a replica, or of the components of a workload, to integers. A Set holds the requested
// resources, and for each component the request of one replica. It is pure.
//
// Invariant: amounts are never negative and never overflow; math.MaxInt64 stands for larger amounts.
package demand

import (
	"maps"
	"math"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Assumed is a workload that was recently scheduled to a cluster, which may not show it yet
// (docs/contract/protocols.md#scheduler-estimator).
type Assumed struct {
	Namespace  string
	Components []workv1alpha2.Component
}

// Amount returns a quantity as an integer: CPU in millicores, other resources in their unit, rounded up.
func Amount(name corev1.ResourceName, q resource.Quantity) int64 {
	unit := int64(1)
	if name == corev1.ResourceCPU {
		unit = 1000
	}
	switch {
	case q.CmpInt64(math.MaxInt64/unit) >= 0:
		return math.MaxInt64
	case q.CmpInt64(math.MinInt64/unit) <= 0:
		return math.MinInt64
	case unit > 1:
		return q.MilliValue()
	}
	return q.Value()
}

// Item is one component of a Set.
type Item struct {
	// Need is the request of one replica for each resource, in the order of Set.Names.
	Need []int64
	// Replicas is the number of replicas in one Set, at least 1.
	Replicas int64
	// Index is the index of the component.
	Index int
}

// Set is the request of one workload. A workload without components is a Set of one replica.
type Set struct {
	// Names are the requested resources, sorted. They include pods only if pods are requested by name.
	Names []corev1.ResourceName
	// Items are the components that have replicas.
	Items []Item
}

// OfReplica returns the Set of one replica. Nil requirements mean a pod without requests.
func OfReplica(r *workv1alpha2.ReplicaRequirements) Set {
	var request corev1.ResourceList
	if r != nil {
		request = r.ResourceRequest
	}
	s := Set{Names: names(map[corev1.ResourceName]bool{}, request)}
	s.Items = []Item{{Need: s.vector(request), Replicas: 1}}
	return s
}

// OfComponents returns the Set of all components with replicas.
func OfComponents(components []workv1alpha2.Component) Set {
	var s Set
	seen := map[corev1.ResourceName]bool{}
	for i := range components {
		if components[i].Replicas > 0 {
			s.Names = names(seen, request(&components[i]))
		}
	}
	s.Items = s.Project(components)
	return s
}

// Project returns the requests of other components for the resources of this Set.
func (s Set) Project(components []workv1alpha2.Component) []Item {
	items := make([]Item, 0, len(components))
	for i := range components {
		if c := &components[i]; c.Replicas > 0 {
			items = append(items, Item{Need: s.vector(request(c)), Replicas: int64(c.Replicas), Index: i})
		}
	}
	return items
}

// Total returns the sum of the requests of items for each resource, and their number of pods.
func (s Set) Total(items []Item) (need []int64, pods int64) {
	need = make([]int64, len(s.Names))
	for _, item := range items {
		pods = Add(pods, item.Replicas)
		for i, n := range item.Need {
			need[i] = Add(need[i], Times(n, item.Replicas))
		}
	}
	return need, pods
}

func request(c *workv1alpha2.Component) corev1.ResourceList {
	if c.ReplicaRequirements == nil {
		return nil
	}
	return c.ReplicaRequirements.ResourceRequest
}

// names adds the requested resources of a list to seen, and returns all of them.
func names(seen map[corev1.ResourceName]bool, list corev1.ResourceList) []corev1.ResourceName {
	for name, q := range list {
		if q.Sign() > 0 {
			seen[name] = true
		}
	}
	return slices.Sorted(maps.Keys(seen))
}

func (s Set) vector(list corev1.ResourceList) []int64 {
	need := make([]int64, len(s.Names))
	for i, name := range s.Names {
		if q, ok := list[name]; ok {
			need[i] = max(Amount(name, q), 0)
		}
	}
	return need
}

// Add returns a + b, at most math.MaxInt64. Neither may be negative.
func Add(a, b int64) int64 {
	if a > math.MaxInt64-b {
		return math.MaxInt64
	}
	return a + b
}

// Times returns a * b, at most math.MaxInt64. Neither may be negative.
func Times(a, b int64) int64 {
	if a > 0 && b > math.MaxInt64/a {
		return math.MaxInt64
	}
	return a * b
}

// Count converts n to a result: at least 0, and at most math.MaxInt32, which stands for no limit.
func Count(n int64) int32 {
	return int32(min(max(n, 0), math.MaxInt32))
}
