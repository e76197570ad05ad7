// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import "slices"

// tally counts the groups of some clusters, key by key.
type tally struct {
	plan      *plan
	groupings []*grouping
	counts    [][]int32 // beside groupings, by group: its clusters
	distinct  []int     // beside groupings: groups that have some
	clusters  int
}

func newTally(run *termRun) *tally {
	t := &tally{plan: &run.plan, groupings: run.groupings()}
	t.distinct = make([]int, len(t.groupings))
	for _, g := range t.groupings {
		t.counts = append(t.counts, make([]int32, len(g.values)))
	}
	return t
}

func (t *tally) clone() *tally {
	out := &tally{plan: t.plan, groupings: t.groupings, clusters: t.clusters, distinct: slices.Clone(t.distinct)}
	for _, c := range t.counts {
		out.counts = append(out.counts, slices.Clone(c))
	}
	return out
}

func (t *tally) add(c *candidate) {
	t.clusters++
	for k, by := range t.groupings {
		for _, g := range by.of[c.at] {
			if t.counts[k][g]++; t.counts[k][g] == 1 {
				t.distinct[k]++
			}
		}
	}
}

func (t *tally) remove(c *candidate) {
	t.clusters--
	for k, by := range t.groupings {
		for _, g := range by.of[c.at] {
			if t.counts[k][g]--; t.counts[k][g] == 0 {
				t.distinct[k]--
			}
		}
	}
}

// missing is how many groups are missing, over all keys.
func (t *tally) missing() int {
	n := max(t.plan.clusterLimit().min-t.clusters, 0)
	for k, l := range t.plan.groupLimits() {
		n += max(l.min-t.distinct[k], 0)
	}
	return n
}

// gain is how many of the missing groups a cluster brings.
func (t *tally) gain(c *candidate) int {
	before := t.missing()
	if before == 0 {
		return 0
	}
	t.add(c)
	after := t.missing()
	t.remove(c)
	return before - after
}

// cover moves single replicas so that as many groups have some as the spread constraints ask for, as far as there are
// replicas and room. The selection has seen to it that the clusters are in enough groups; the division may have given
// nothing to some of them.
//
// Replicas come from those that got some now, then from those that have most, and never from a cluster without which
// another group would be missing.
func (d *division) cover() {
	if len(d.run.plan.limits) == 0 {
		return
	}
	t := newTally(d.run)
	for i, c := range d.clusters {
		if d.result[i] > 0 {
			t.add(c)
		}
	}
	if t.missing() == 0 {
		return
	}
	before := append([]int64(nil), d.result...)
	moved := int64(0)
	for d.move(t) {
		moved++
	}
	if moved > 0 {
		got := make([]int64, len(before))
		for i := range before {
			got[i] = d.result[i] - before[i]
		}
		d.run.step("spread", 0, moved, d.clusters, nil, got, d.result)
	}
}

// move moves one replica to the cluster that brings most of the missing groups; it says whether there was a way to.
func (d *division) move(t *tally) bool {
	to, most := -1, 0
	for i, c := range d.clusters {
		if d.result[i] == 0 && c.available > 0 {
			if g := t.gain(c); g > most {
				to, most = i, g
			}
		}
	}
	if to < 0 {
		return false
	}
	from := -1
	for i, c := range d.clusters {
		if d.result[i] == 0 || d.result[i] == 1 && !d.spare(t, c, d.clusters[to]) {
			continue
		}
		if from < 0 || d.gives(i, from) {
			from = i
		}
	}
	if from < 0 {
		return false
	}
	if d.result[from]--; d.result[from] == 0 {
		t.remove(d.clusters[from])
	}
	d.result[to]++
	t.add(d.clusters[to])
	return true
}

// spare says whether fewer groups are missing when one cluster takes the place of another.
func (d *division) spare(t *tally, out, in *candidate) bool {
	before := t.missing()
	t.remove(out)
	t.add(in)
	after := t.missing()
	t.remove(in)
	t.add(out)
	return after < before
}

// gives says whether a replica is rather taken from the cluster at place i than from that at j: from one that has more
// than one, from one that got some now, from the one that has more; of equals from the one that ranks lower.
func (d *division) gives(i, j int) bool {
	several := func(i int) int64 { return min(d.result[i], 2) }
	grown := func(i int) int64 {
		if d.result[i] > d.clusters[i].current {
			return 1
		}
		return 0
	}
	for _, by := range []func(int) int64{several, grown, func(i int) int64 { return d.result[i] }} {
		if by(i) != by(j) {
			return by(i) > by(j)
		}
	}
	return true
}
