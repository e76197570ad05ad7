// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import "slices"

// tally counts the groups of a set of clusters. Keys are the indices of the constraints; the last one is the constraint by cluster,
// for which each candidate is a separate group.
type tally struct {
	constraints []constraint
	groupings   []*grouping
	counts      [][]int32 // by key and group: clusters of the group
	distinct    []int     // by key: groups with a cluster
}

func newTally(run *termRun) *tally {
	t := &tally{constraints: run.plan.constraints, groupings: run.groupings()}
	t.distinct = make([]int, len(t.constraints))
	for _, g := range t.groupings {
		t.counts = append(t.counts, make([]int32, len(g.values)))
	}
	return t
}

func (t *tally) clone() *tally {
	out := &tally{constraints: t.constraints, groupings: t.groupings, distinct: slices.Clone(t.distinct)}
	for _, c := range t.counts {
		out.counts = append(out.counts, slices.Clone(c))
	}
	return out
}

func (t *tally) add(c *candidate) {
	t.distinct[len(t.groupings)]++
	for key, by := range t.groupings {
		for _, g := range by.of[c.index] {
			if t.counts[key][g]++; t.counts[key][g] == 1 {
				t.distinct[key]++
			}
		}
	}
}

func (t *tally) remove(c *candidate) {
	t.distinct[len(t.groupings)]--
	for key, by := range t.groupings {
		for _, g := range by.of[c.index] {
			if t.counts[key][g]--; t.counts[key][g] == 0 {
				t.distinct[key]--
			}
		}
	}
}

// newGroups returns how many groups of a key a cluster adds.
func (t *tally) newGroups(key int, c *candidate) (n int) {
	if key == len(t.groupings) {
		return 1
	}
	for _, g := range t.groupings[key].of[c.index] {
		if t.counts[key][g] == 0 {
			n++
		}
	}
	return n
}

// fits reports whether a cluster can be added without exceeding a maximum.
func (t *tally) fits(c *candidate) bool {
	for key := range t.constraints {
		if most := t.constraints[key].max; most != unlimited && t.distinct[key]+t.newGroups(key, c) > most {
			return false
		}
	}
	return true
}

// missing returns how many groups are missing to the minima of all keys.
func (t *tally) missing() (n int) {
	for key := range t.constraints {
		n += max(t.constraints[key].min-t.distinct[key], 0)
	}
	return n
}

// gain returns how many of the missing groups a cluster adds.
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
