// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"slices"

	"karmada.io/karmada/internal/placement"
)

// division divides replicas by what clusters can take (semantics §13.7).
type division struct {
	run      *termRun
	clusters []*candidate // by rank
	result   []int64      // beside clusters; -1 for a cluster that is not to be a target
}

// divide fills result.
func (d *division) divide() error {
	replicas := d.run.request.replicas()
	d.result = make([]int64, len(d.clusters))
	if replicas == 0 {
		d.empty()
		return nil
	}
	if err := d.share(replicas); err != nil {
		return err
	}
	d.cover()
	for i := range d.result {
		if d.result[i] == 0 {
			d.result[i] = -1
		}
	}
	return nil
}

// empty places a workload that is scaled to zero: it stays where it is, or goes to every selected cluster of the first
// tier, for the clusters were chosen, and removing it everywhere would lose what it keeps there.
func (d *division) empty() {
	there := slices.ContainsFunc(d.clusters, func(c *candidate) bool { return c.target })
	tiered := len(d.run.plan.limits) == 0 // or else the selection says how far it goes
	for i, c := range d.clusters {
		if !c.target && (there || tiered && c.tier > d.clusters[0].tier) {
			d.result[i] = -1
		}
	}
	d.run.step("steady", 0, 0, d.clusters, nil, nil, make([]int64, len(d.result)))
}

// share divides among the tiers, the affinity term itself first: each gets what it can hold of what is left.
func (d *division) share(replicas int64) error {
	tiers := 1
	for _, c := range d.clusters {
		tiers = max(tiers, c.tier+1)
	}
	if tiers == 1 || !d.run.request.Reschedule && d.assigned(d.clusters) == replicas {
		return d.tier(d.clusters, 0, replicas)
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
		here := d.clusters[first : first+n]
		part := min(left, held(here))
		if err := d.tier(here, first, part); err != nil {
			return err
		}
		left -= part
	}
	if left > 0 {
		return unschedulable("Clusters available replicas are not enough to schedule. They have room for %d of %d.", replicas-left, replicas)
	}
	return nil
}

func (d *division) assigned(clusters []*candidate) (sum int64) {
	for _, c := range clusters {
		sum += c.current
	}
	return sum
}

// tier divides among clusters of one tier; the first of them has the place at in result.
//
// Fresh divides all replicas by all the room there is. Otherwise what is there stays: what is missing is divided by the
// room that is left, and what is too much is taken away in proportion to what is there.
func (d *division) tier(clusters []*candidate, at int, replicas int64) error {
	assigned := d.assigned(clusters)
	weights, base := make([]int64, len(clusters)), make([]int64, len(clusters))
	mode, n := "scale up", replicas-assigned
	for i, c := range clusters {
		weights[i], base[i] = c.estimate, c.current
	}
	switch {
	case d.run.request.Reschedule || assigned == 0:
		mode, n = "fresh", replicas
		for i, c := range clusters {
			weights[i], base[i] = c.available, 0
		}
	case assigned == replicas:
		copy(d.result[at:], base)
		d.run.step("steady", clusters[0].tier, replicas, clusters, nil, nil, base)
		return nil
	case assigned > replicas:
		mode, n = "scale down", replicas
		weights, base = base, make([]int64, len(clusters))
	}
	room := int64(0)
	for _, w := range weights {
		room += w
	}
	if room < n {
		return unschedulable("Clusters available replicas %d are not enough to schedule. The placement needs room for %d.", room, n)
	}
	order := d.order(clusters, weights)
	if d.run.plan.strategy == placement.Aggregated {
		order = d.fewest(clusters, weights, base, order, n)
	}
	parties, claims := make([]*candidate, 0, len(order)), make([]int64, 0, len(order))
	for _, i := range order {
		parties, claims = append(parties, clusters[i]), append(claims, weights[i])
	}
	got := d.run.shares(n, parties, claims)
	result := make([]int64, len(order))
	copy(d.result[at:], base)
	for k, i := range order {
		d.result[at+i] += got[k]
		result[k] = d.result[at+i]
	}
	d.run.step(mode, clusters[0].tier, n, parties, claims, got, result)
	return nil
}

// order sorts clusters, given by their places, by weight descending, then by rank. When as few as possible are to be used,
// those that have replicas come first.
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
		return cmp.Or(cmp.Compare(first(a), first(b)), compare(weights[b], weights[a]))
	})
	return order
}

// fewest cuts order to the shortest beginning that has room for n replicas. Where spread constraints ask for more groups
// than these clusters and those with replicas are in, others come first that bring these groups.
//
// Upstream counts groups among the clusters that may get replicas, so that an aggregated workload that is to be in two
// regions is in one as soon as it fits there.
func (d *division) fewest(clusters []*candidate, weights, base []int64, order []int, n int64) []int {
	cut := func(order []int) []int {
		room := int64(0)
		for k, i := range order {
			if room += weights[i]; room >= n {
				return order[:k+1]
			}
		}
		return order
	}
	fewest := cut(order)
	if len(d.run.plan.limits) == 0 {
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
