// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"slices"

	"karmada.io/karmada/internal/placement"
)

// division divides replicas by capacity (docs/contract/scheduling.md#replica-assignment).
type division struct {
	run      *termRun
	clusters []*candidate // by rank
	result   []int64      // by cluster; -1 if it does not become a target
}

// divide sets result.
func (d *division) divide() error {
	replicas := d.run.request.replicas()
	d.result = make([]int64, len(d.clusters))
	if replicas == 0 {
		d.keepWithoutReplicas()
		return nil
	}
	if err := d.divideTiers(replicas); err != nil {
		return err
	}
	d.spreadReplicas()
	for i := range d.result {
		if d.result[i] == 0 {
			d.result[i] = -1
		}
	}
	return nil
}

// keepWithoutReplicas places a workload that is scaled to zero. It keeps its clusters, or gets all selected clusters of the
// first tier: removing it everywhere would delete data that it keeps there.
func (d *division) keepWithoutReplicas() {
	exists := slices.ContainsFunc(d.clusters, func(c *candidate) bool { return c.target })
	tiered := len(d.run.plan.constraints) == 0 // otherwise the selection includes only the required tiers
	for i, c := range d.clusters {
		if !c.target && (exists || tiered && c.tier > d.clusters[0].tier) {
			d.result[i] = -1
		}
	}
	d.run.traceStep(modeSteady, 0, 0, d.clusters, nil, nil, make([]int64, len(d.result)))
}

// divideTiers divides among the tiers, starting with the affinity term itself. Each gets as many of the remaining replicas as
// it can run.
func (d *division) divideTiers(replicas int64) error {
	tiers := 1
	for _, c := range d.clusters {
		tiers = max(tiers, c.tier+1)
	}
	if tiers == 1 || !d.run.request.Reschedule && d.assigned(d.clusters) == replicas {
		return d.divideTier(d.clusters, 0, replicas)
	}
	left := replicas
	for tier := range tiers {
		first := slices.IndexFunc(d.clusters, func(c *candidate) bool { return c.tier == tier })
		if first < 0 {
			continue
		}
		n := 0
		for first+n < len(d.clusters) && d.clusters[first+n].tier == tier {
			n++
		}
		clusters := d.clusters[first : first+n]
		part := min(left, totalAvailable(clusters))
		if err := d.divideTier(clusters, first, part); err != nil {
			return err
		}
		left -= part
	}
	if left > 0 {
		return unschedulable("Clusters available replicas are not enough to schedule. %d of %d replicas fit.", replicas-left, replicas)
	}
	return nil
}

func (d *division) assigned(clusters []*candidate) (sum int64) {
	for _, c := range clusters {
		sum += c.current
	}
	return sum
}

// divideTier divides among clusters of one tier. The first of them has the index at in result.
//
// When replicas are added or removed, the current ones stay where possible. Added replicas are divided by the available replicas,
// removed ones by the current replicas. Otherwise all replicas are divided by the capacity.
func (d *division) divideTier(clusters []*candidate, at int, replicas int64) error {
	assigned := d.assigned(clusters)
	weights, base := make([]int64, len(clusters)), make([]int64, len(clusters))
	mode, n := modeScaleUp, replicas-assigned
	for i, c := range clusters {
		weights[i], base[i] = c.estimate, c.current
	}
	switch {
	case d.run.request.Reschedule || assigned == 0:
		mode, n = modeFresh, replicas
		for i, c := range clusters {
			weights[i], base[i] = c.available, 0
		}
	case assigned == replicas:
		copy(d.result[at:], base)
		d.run.traceStep(modeSteady, clusters[0].tier, replicas, clusters, nil, nil, base)
		return nil
	case assigned > replicas:
		mode, n = modeScaleDown, replicas
		weights, base = base, make([]int64, len(clusters))
	}
	capacity := int64(0)
	for _, w := range weights {
		capacity += w
	}
	if capacity < n {
		return unschedulable("Clusters available replicas %d are not enough to schedule. %d are required.", capacity, n)
	}
	order := d.order(clusters, weights)
	if d.run.plan.strategy == placement.Aggregated {
		order = d.fewestClusters(clusters, weights, base, order, n)
	}
	sorted, sortedWeights := make([]*candidate, 0, len(order)), make([]int64, 0, len(order))
	for _, i := range order {
		sorted, sortedWeights = append(sorted, clusters[i]), append(sortedWeights, weights[i])
	}
	shares := d.run.shares(n, sorted, sortedWeights)
	result := make([]int64, len(order))
	copy(d.result[at:], base)
	for k, i := range order {
		d.result[at+i] += shares[k]
		result[k] = d.result[at+i]
	}
	d.run.traceStep(mode, clusters[0].tier, n, sorted, sortedWeights, shares, result)
	return nil
}

// order returns the indices of clusters sorted by weight (descending), then by rank. For aggregated scheduling, clusters with
// replicas come first.
func (d *division) order(clusters []*candidate, weights []int64) []int {
	order := make([]int, len(clusters))
	for i := range order {
		order[i] = i
	}
	first := func(i int) int {
		if d.run.plan.strategy == placement.Aggregated && !d.run.request.Reschedule && clusters[i].current > 0 {
			return 0
		}
		return 1
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(first(a), first(b)), cmp.Compare(weights[b], weights[a]))
	})
	return order
}

// fewestClusters returns the shortest prefix of order that has capacity for n replicas. If spread constraints require more
// groups, clusters that add missing groups come first.
//
// Upstream counts the groups of all selected clusters, so that an aggregated workload that requires two regions runs in one if
// it fits there.
func (d *division) fewestClusters(clusters []*candidate, weights, base []int64, order []int, n int64) []int {
	cut := func(order []int) []int {
		capacity := int64(0)
		for k, i := range order {
			if capacity += weights[i]; capacity >= n {
				return order[:k+1]
			}
		}
		return order
	}
	fewest := cut(order)
	if len(d.run.plan.constraints) == 0 {
		return fewest
	}
	inUse := newTally(d.run)
	for i, c := range clusters {
		if base[i] > 0 {
			inUse.add(c)
		}
	}
	reached := inUse.clone()
	for _, i := range fewest {
		if weights[i] > 0 {
			reached.add(clusters[i])
		}
	}
	if reached.missing() == 0 {
		return fewest
	}
	var leading []int
	for int64(len(leading)) < n && inUse.missing() > 0 {
		best, gain := -1, 0
		for _, i := range order {
			if weights[i] > 0 && !slices.Contains(leading, i) {
				if g := inUse.gain(clusters[i]); g > gain {
					best, gain = i, g
				}
			}
		}
		if best < 0 {
			break
		}
		leading = append(leading, best)
		inUse.add(clusters[best])
	}
	rest := slices.DeleteFunc(slices.Clone(order), func(i int) bool { return slices.Contains(leading, i) })
	whole := slices.Concat(leading, rest)
	return whole[:max(len(leading), len(cut(whole)))]
}
