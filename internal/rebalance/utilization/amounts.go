// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilization

import (
	"cmp"
	"maps"
	"math"
	"math/bits"
	"slices"

	corev1 "k8s.io/api/core/v1"
)

// amounts holds non-negative quantities by resource: CPU in millicores, all others in their base unit. Arithmetic saturates
// at math.MaxInt64.
type amounts map[corev1.ResourceName]int64

// amountsOf returns the sum of resource lists.
func amountsOf(lists ...corev1.ResourceList) amounts {
	out := amounts{}
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

// times returns n times the amounts.
func (a amounts) times(n int32) amounts {
	out := make(amounts, len(a))
	for name, amount := range a {
		high, low := bits.Mul64(uint64(max(amount, 0)), uint64(max(n, 0)))
		if high > 0 || low > math.MaxInt64 {
			low = math.MaxInt64
		}
		out[name] = int64(low)
	}
	return out
}

// plus returns the sum.
func (a amounts) plus(b amounts) amounts {
	out := maps.Clone(a)
	if out == nil {
		out = amounts{}
	}
	for name, n := range b {
		out[name] = add(out[name], n)
	}
	return out
}

// minus returns the difference, but at least 0, for the resources of a.
func (a amounts) minus(b amounts) amounts {
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

// bounds hold how much of each resource a cluster may use: up to the threshold if there is one, up to allocatable otherwise.
type bounds struct {
	thresholds  []threshold // sorted by resource
	allocatable amounts
}

type threshold struct {
	resource corev1.ResourceName
	percent  int32
	limit    int64 // the largest amount that is not above the threshold
}

// newBounds returns false if the cluster offers nothing of a resource that has a threshold.
func newBounds(allocatable amounts, percents map[corev1.ResourceName]int32) (b bounds, ok bool) {
	b.allocatable = allocatable
	for resource, percent := range percents {
		n := allocatable[resource]
		if n <= 0 {
			return b, false
		}
		p := int64(min(max(percent, 0), 100))
		b.thresholds = append(b.thresholds, threshold{resource, percent, n/100*p + n%100*p/100})
	}
	slices.SortFunc(b.thresholds, func(a, b threshold) int { return cmp.Compare(a.resource, b.resource) })
	return b, true
}

// excess returns by how much each threshold is exceeded, without the resources that are not above theirs.
func (b bounds) excess(used amounts) amounts {
	var out amounts
	for _, t := range b.thresholds {
		if n := used[t.resource]; n > t.limit {
			if out == nil {
				out = amounts{}
			}
			out[t.resource] = n - t.limit
		}
	}
	return out
}

// fits reports whether request can be added to used within the bounds.
func (b bounds) fits(used, request amounts) bool {
	for _, t := range b.thresholds {
		if add(used[t.resource], request[t.resource]) > t.limit {
			return false
		}
	}
	for resource, n := range request {
		if n > 0 && add(used[resource], n) > b.allocatable[resource] {
			return false
		}
	}
	return true
}

// load returns the highest ratio of used to threshold over all resources with a threshold; 1 is at the threshold.
func (b bounds) load(used amounts) float64 {
	highest := 0.0
	for _, t := range b.thresholds {
		highest = max(highest, float64(used[t.resource])/float64(max(t.limit, 1)))
	}
	return highest
}

// relief evaluates how much the removal of one replica reduces the excess. helps is false if it does not reduce it. If the
// removal is enough, cost is how much more than needed it frees; otherwise cost is the excess that remains.
func relief(request, excess amounts) (enough bool, cost float64, helps bool) {
	enough = true
	var remaining, surplus float64
	for _, resource := range slices.Sorted(maps.Keys(excess)) { // the sum of floats depends on the order
		over, n := excess[resource], request[resource]
		helps = helps || n > 0
		switch {
		case n < over:
			enough = false
			remaining += float64(over-n) / float64(over)
		default:
			surplus += float64(n-over) / float64(over)
		}
	}
	if enough {
		return enough, surplus, helps
	}
	return enough, remaining, helps
}

// excess is a threshold that a cluster is above.
type excess struct {
	Cluster  string
	Resource corev1.ResourceName
	// Percent is the used part of allocatable, rounded up. Threshold is in percent, too.
	Percent, Threshold int32
}

// clustersAbove returns the exceeded thresholds, sorted by cluster and resource.
func clustersAbove(clusters []clusterUsage, limits limits) []excess {
	var out []excess
	for i := range clusters {
		c := &clusters[i]
		b, ok := newBounds(c.Allocatable, limits.Thresholds)
		if !ok {
			continue
		}
		used := c.Used.minus(c.Leaving)
		for _, t := range b.thresholds {
			if n := used[t.resource]; n > t.limit {
				percent := math.Ceil(float64(n) / float64(c.Allocatable[t.resource]) * 100)
				out = append(out, excess{
					Cluster: c.Name, Resource: t.resource, Percent: int32(min(percent, math.MaxInt32)), Threshold: t.percent,
				})
			}
		}
	}
	slices.SortFunc(out, func(a, b excess) int {
		return cmp.Or(cmp.Compare(a.Cluster, b.Cluster), cmp.Compare(a.Resource, b.Resource))
	})
	return out
}
