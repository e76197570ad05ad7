// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"slices"
	"strings"
)

// group is clusters that have a property in common.
type group struct {
	value   string
	members []*candidate // by rank
	weight  int64
}

// size is what the contract calls the value of a region.
func (g *group) size() int { return len(g.members) }

// groupsOf groups clusters; several says that some cluster is in more than one group. The order is that of the first
// members.
func groupsOf(clusters []*candidate, by groupKey) (groups []group, several bool) {
	index := map[string]int{}
	for _, c := range clusters {
		values := by.groups(c.cluster)
		for n, value := range values {
			if slices.Contains(values[:n], value) {
				continue
			}
			several = several || value != values[0]
			i, ok := index[value]
			if !ok {
				i = len(groups)
				index[value] = i
				groups = append(groups, group{value: value})
			}
			groups[i].members = append(groups[i].members, c)
		}
	}
	return groups, several
}

// byGroup chooses groups, then clusters in them: first the best of each group, then others by rank (semantics §13.6).
func (s *selection) byGroup(l, clusters limit) ([]*candidate, error) {
	s.method = methodGroups
	groups := s.groups[0]
	for i := range groups {
		groups[i].weight = s.weigh(&groups[i], l, clusters)
	}
	chosen := chooseGroups(groups, l.min, min(l.max, clusters.max), clusters.min)
	if chosen == nil {
		return nil, unschedulable("the number of clusters is less than the cluster spreadConstraint.MinGroups: the placement wants at least %d clusters in at most %d groups by %s, and %s",
			clusters.min, min(l.max, clusters.max), l.by, describe(l.by, groups))
	}
	var selected, rest []*candidate
	for _, g := range chosen {
		selected = append(selected, g.members[0])
		rest = append(rest, g.members[1:]...)
	}
	byRank(rest)
	selected = append(selected, rest[:min(len(rest), clusters.max-len(selected))]...)
	if held(selected) < s.need && s.mostHeld(clusters.max) >= s.need {
		// The contract stops here, and the division says that there is not enough room. There may be, in other clusters.
		if other, err := s.bySearch(); err == nil && held(other) >= s.need {
			return other, nil
		}
		s.method, s.swaps = methodGroups, nil
	}
	return byRank(selected), nil
}

// mostHeld is the most that n clusters can hold.
func (s *selection) mostHeld(n int) int64 {
	sorted := slices.Clone(s.all)
	slices.SortFunc(sorted, func(a, b *candidate) int { return compare(b.available, a.available) })
	return held(sorted[:min(n, len(sorted))])
}

const weightUnit = 1000 // makes what a group can hold count more than scores

// weigh ranks a group: by how many of its clusters can hold all replicas where they are duplicated, and otherwise by
// whether its share of the replicas fits (semantics §13.6).
func (s *selection) weigh(g *group, l, clusters limit) int64 {
	var score, room, n int64
	if s.need < 0 {
		for _, c := range g.members {
			if c.available >= s.run.request.replicas() {
				score += c.score
				n++
			}
		}
		if n == 0 {
			return 0
		}
		return n*weightUnit + score/n
	}
	share := (s.need + int64(l.min) - 1) / int64(l.min)
	for _, c := range g.members {
		if room >= share && n >= int64(max(l.min, clusters.min)) {
			break
		}
		room += c.available
		score += c.score
		n++
	}
	return min(room, share)*weightUnit + score/n
}

// chooseGroups finds the combination of groups that the contract's search through all combinations finds, without going
// through all of them.
//
// The contract sorts the groups by size ascending, weight descending and name, and follows every ascending sequence of
// them until it first has at least fewest groups with at least clusters members; sequences longer than most do not count.
// The best is the one with the highest sum of weights, then the most members, then the one found first. In the end it is
// cut short when fewer of its heaviest groups are such a sequence, too.
//
// The number of sequences grows exponentially. As a group has at least one member, each sequence of fewest groups will do
// when fewest ≥ clusters, and the best one follows from sorting. Otherwise it is found by dynamic programming over
// (group, groups taken, members taken); when even that is too much, by a greedy choice that keeps the bounds.
func chooseGroups(groups []group, fewest, most, clusters int) []*group {
	sorted := make([]*group, 0, len(groups))
	for i := range groups {
		sorted = append(sorted, &groups[i])
	}
	slices.SortFunc(sorted, func(a, b *group) int {
		return cmp.Or(cmp.Compare(a.size(), b.size()), compare(b.weight, a.weight), strings.Compare(a.value, b.value))
	})
	fewest = max(fewest, 1)
	// All but the last group of a longer sequence have less than clusters members together.
	most = min(most, len(sorted), max(fewest, clusters))
	if most < fewest {
		return nil
	}
	if clusters <= fewest {
		byWeight := slices.Clone(sorted)
		slices.SortStableFunc(byWeight, func(a, b *group) int {
			return cmp.Or(compare(b.weight, a.weight), cmp.Compare(b.size(), a.size()))
		})
		return byWeight[:fewest]
	}
	var found []*group
	if len(sorted)*most*(clusters+1) <= maxStates {
		found = bestSequence(sorted, fewest, most, clusters)
	} else {
		found = greedySequence(sorted, fewest, most, clusters)
	}
	return shorten(found, fewest, clusters)
}

// maxStates bounds the dynamic programming to a fraction of a millisecond.
const maxStates = 50_000

// bestSequence is chooseGroups by dynamic programming: best[taken][members] is the best way to go on from the group at
// hand when so many groups and (up to clusters) members have been taken.
func bestSequence(sorted []*group, fewest, most, clusters int) []*group {
	type value struct {
		weight  int64
		members int
		ok      bool
	}
	better := func(a, b value) bool { // of equals the one that takes the group at hand is found first
		return a.ok && (!b.ok || a.weight > b.weight || a.weight == b.weight && a.members >= b.members)
	}
	width := clusters + 1
	next, now := make([]value, most*width), make([]value, most*width)
	takes := make([]bool, len(sorted)*most*width)
	for i := len(sorted) - 1; i >= 0; i-- {
		g := sorted[i]
		for taken := range most {
			for members := range width {
				var take value
				t, m := taken+1, min(members+g.size(), clusters)
				switch {
				case taken >= fewest && members == clusters: // would have ended before
				case t >= fewest && m == clusters:
					take = value{g.weight, g.size(), true}
				case t < most:
					if take = next[t*width+m]; take.ok {
						take.weight += g.weight
						take.members += g.size()
					}
				}
				at := taken*width + members
				now[at] = next[at]
				if better(take, next[at]) {
					now[at] = take
					takes[i*most*width+at] = true
				}
			}
		}
		next, now = now, next
	}
	if !next[0].ok {
		return nil
	}
	var out []*group
	members := 0
	for i, g := range sorted {
		if takes[i*most*width+len(out)*width+members] {
			out = append(out, g)
			if members = min(members+g.size(), clusters); len(out) >= fewest && members == clusters {
				break
			}
		}
	}
	return out
}

// greedySequence takes the heaviest groups, then further ones while members are missing, and then exchanges small groups
// for large ones. It finds a combination whenever there is one.
func greedySequence(sorted []*group, fewest, most, clusters int) []*group {
	rest := slices.Clone(sorted)
	slices.SortStableFunc(rest, func(a, b *group) int { return compare(b.weight, a.weight) })
	out, rest := slices.Clone(rest[:fewest]), slices.Clone(rest[fewest:])
	members := 0
	for _, g := range out {
		members += g.size()
	}
	for members < clusters && len(out) < most {
		out = append(out, rest[0])
		members += rest[0].size()
		rest = rest[1:]
	}
	bySize := func(a, b *group) int {
		return cmp.Or(cmp.Compare(a.size(), b.size()), strings.Compare(a.value, b.value))
	}
	slices.SortFunc(out, bySize)
	slices.SortFunc(rest, bySize)
	for i := 0; members < clusters; i++ {
		last := len(rest) - 1 - i
		if i >= len(out) || last < 0 || rest[last].size() <= out[i].size() {
			return nil
		}
		members += rest[last].size() - out[i].size()
		out[i] = rest[last]
	}
	return out
}

// shorten keeps the heaviest groups when these alone would have been a result.
func shorten(found []*group, fewest, clusters int) []*group {
	slices.SortFunc(found, func(a, b *group) int { return cmp.Or(compare(b.weight, a.weight), strings.Compare(a.value, b.value)) })
	members, largest := 0, 0
	for i, g := range found {
		members += g.size()
		largest = max(largest, g.size())
		// The sequence of these groups ends with the largest, and must not have been complete without it.
		if n := i + 1; n >= fewest && members >= clusters && (n == fewest || members-largest < clusters) {
			return found[:n]
		}
	}
	return found
}
