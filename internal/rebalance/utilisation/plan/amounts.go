// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"cmp"
	"maps"
	"math"
	"math/bits"
	"slices"

	corev1 "k8s.io/api/core/v1"
)

// Amounts are resources by name: CPU in thousandths of a core, everything else in its base unit. None is negative. What is
// too large to count is as large as can be counted.
type Amounts map[corev1.ResourceName]int64

// AmountsOf adds up resources.
func AmountsOf(lists ...corev1.ResourceList) Amounts {
	out := Amounts{}
	for _, list := range lists {
		for name, quantity := range list {
			n := quantity.Value() // rounded up
			if name == corev1.ResourceCPU && n < math.MaxInt64/1000 {
				n = quantity.MilliValue()
			}
			out[name] = add(out[name], max(n, 0))
		}
	}
	return out
}

// Times is n times as much.
func (a Amounts) Times(n int32) Amounts {
	out := make(Amounts, len(a))
	for name, amount := range a {
		high, low := bits.Mul64(uint64(max(amount, 0)), uint64(max(n, 0)))
		if high > 0 || low > math.MaxInt64 {
			low = math.MaxInt64
		}
		out[name] = int64(low)
	}
	return out
}

// Plus is the sum.
func (a Amounts) Plus(b Amounts) Amounts {
	out := maps.Clone(a)
	if out == nil {
		out = Amounts{}
	}
	for name, n := range b {
		out[name] = add(out[name], n)
	}
	return out
}

// minus is what is left, and never less than nothing.
func (a Amounts) minus(b Amounts) Amounts {
	out := maps.Clone(a)
	for name, n := range b {
		if _, ok := out[name]; ok {
			out[name] = max(out[name]-max(n, 0), 0)
		}
	}
	return out
}

func add(a, b int64) int64 {
	if b > math.MaxInt64-a {
		return math.MaxInt64
	}
	return a + b
}

// bounds are how much of each resource a cluster may use: up to the threshold where there is one, up to what its nodes
// offer elsewhere.
type bounds struct {
	thresholds []threshold // sorted by resource
	offered    Amounts
}

type threshold struct {
	resource corev1.ResourceName
	percent  int32
	limit    int64 // the largest amount that is not above
}

// newBounds is not ok when the cluster offers nothing of a resource that has a threshold.
func newBounds(offered Amounts, percents map[corev1.ResourceName]int32) (b bounds, ok bool) {
	b.offered = offered
	for resource, percent := range percents {
		n := offered[resource]
		if n <= 0 {
			return b, false
		}
		p := int64(min(max(percent, 0), 100))
		b.thresholds = append(b.thresholds, threshold{resource, percent, n/100*p + n%100*p/100})
	}
	slices.SortFunc(b.thresholds, func(a, b threshold) int { return cmp.Compare(a.resource, b.resource) })
	return b, true
}

// excess is by how much each threshold is exceeded; resources that are within theirs are not in it.
func (b bounds) excess(used Amounts) Amounts {
	var out Amounts
	for _, t := range b.thresholds {
		if n := used[t.resource]; n > t.limit {
			if out == nil {
				out = Amounts{}
			}
			out[t.resource] = n - t.limit
		}
	}
	return out
}

// fits says whether more can be added to what is used.
func (b bounds) fits(used, more Amounts) bool {
	for _, t := range b.thresholds {
		if add(used[t.resource], more[t.resource]) > t.limit {
			return false
		}
	}
	for resource, n := range more {
		if n > 0 && add(used[resource], n) > b.offered[resource] {
			return false
		}
	}
	return true
}

// load is how much is used of the scarcest of the resources with thresholds; 1 is at its threshold.
func (b bounds) load(used Amounts) float64 {
	most := 0.0
	for _, t := range b.thresholds {
		most = max(most, float64(used[t.resource])/float64(max(t.limit, 1)))
	}
	return most
}

// relief says how far taking away a replica brings down what exceeds thresholds. helps is false when it does not at all.
// cost is, when it is enough, how much more than needed it takes away; otherwise how much it leaves to do.
func relief(request, excess Amounts) (enough bool, cost float64, helps bool) {
	enough = true
	var left, surplus float64
	for _, resource := range slices.Sorted(maps.Keys(excess)) { // sums of floats depend on the order
		over, n := excess[resource], request[resource]
		helps = helps || n > 0
		switch {
		case n < over:
			enough = false
			left += float64(over-n) / float64(over)
		default:
			surplus += float64(n-over) / float64(over)
		}
	}
	if enough {
		return enough, surplus, helps
	}
	return enough, left, helps
}

// Excess is a threshold that a cluster is above.
type Excess struct {
	Cluster  string
	Resource corev1.ResourceName
	// Percent is how much of what the nodes offer is requested, rounded up; Threshold is in percent, too.
	Percent, Threshold int32
}

// Over lists what is above its threshold, sorted by cluster and resource.
func Over(clusters []Cluster, policy Policy) []Excess {
	var out []Excess
	for i := range clusters {
		c := &clusters[i]
		b, ok := newBounds(c.Allocatable, policy.Thresholds)
		if !ok {
			continue
		}
		used := c.Used.minus(c.Leaving)
		for _, t := range b.thresholds {
			if n := used[t.resource]; n > t.limit {
				percent := math.Ceil(float64(n) / float64(c.Allocatable[t.resource]) * 100)
				out = append(out, Excess{Cluster: c.Name, Resource: t.resource, Percent: int32(min(percent, math.MaxInt32)), Threshold: t.percent})
			}
		}
	}
	slices.SortFunc(out, func(a, b Excess) int {
		return cmp.Or(cmp.Compare(a.Cluster, b.Cluster), cmp.Compare(a.Resource, b.Resource))
	})
	return out
}
