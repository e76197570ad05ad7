// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import "slices"

// spreadReplicas moves single replicas until enough groups for the spread constraints have replicas, as far as the number of
// replicas and the capacity allow. The selected clusters are in enough groups, but the division may have assigned no replicas to
// some of them.
//
// Replicas are taken from the cluster that preferredSource prefers, and never from one whose group would be missing.
func (d *division) spreadReplicas() {
	if len(d.run.plan.constraints) == 0 {
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
	before := slices.Clone(d.result)
	moved := int64(0)
	for d.move(t) {
		moved++
	}
	if moved > 0 {
		got := make([]int64, len(before))
		for i := range before {
			got[i] = d.result[i] - before[i]
		}
		d.run.traceStep(modeSpread, 0, moved, d.clusters, nil, got, d.result)
	}
}

// move moves one replica to the cluster that adds the most missing groups. It returns false if no replica can be moved.
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
		if d.result[i] == 0 || d.result[i] == 1 && !d.improves(t, c, d.clusters[to]) {
			continue
		}
		if from < 0 || d.preferredSource(i, from) {
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

// improves reports whether fewer groups are missing after in replaces out.
func (d *division) improves(t *tally, out, in *candidate) bool {
	before := t.missing()
	t.remove(out)
	t.add(in)
	after := t.missing()
	t.remove(in)
	t.add(out)
	return after < before
}

// preferredSource reports whether a replica is taken from cluster i rather than from cluster j. It prefers, in this order: a
// cluster with more than one replica, one that got replicas in this decision, the one with more replicas, the lower rank.
func (d *division) preferredSource(i, j int) bool {
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
