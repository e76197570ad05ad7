// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// group holds the candidates that share a value of a key.
type group struct {
	value   string
	members []*candidate // by rank
	weight  int64
}

// size returns the number that the contract calls the value of a region.
func (g *group) size() int { return len(g.members) }

// groupsOf returns the groups of candidates, in the order of their first members. several is whether a candidate is in more
// than one group.
func groupsOf(clusters []*candidate, by *grouping) (groups []group, several bool) {
	sizes := make([]int, len(by.values))
	n := 0
	for _, c := range clusters {
		several = several || len(by.of[c.index]) > 1
		for _, g := range by.of[c.index] {
			if sizes[g]++; sizes[g] == 1 {
				n++
			}
		}
	}
	members := partition[*candidate](sizes)
	groups = make([]group, 0, n)
	position := make([]int32, len(by.values)) // in groups
	for _, c := range clusters {
		for _, g := range by.of[c.index] {
			if len(members[g]) == 0 {
				position[g] = int32(len(groups))
				groups = append(groups, group{value: by.values[g]})
			}
			members[g] = append(members[g], c)
			groups[position[g]].members = members[g]
		}
	}
	return groups, several
}

// partition returns empty slices of the given capacities in one array.
func partition[T any](sizes []int) [][]T {
	total := 0
	for _, n := range sizes {
		total += n
	}
	all, out := make([]T, total), make([][]T, len(sizes))
	for i, n := range sizes {
		out[i], all = all[:0:n], all[n:]
	}
	return out
}

// byGroup selects groups, then clusters in them: first the best of each group, then others by rank.
//
// The contract selects the groups by capacity each time, so that a workload moves whenever other regions get more capacity.
// Here the workload stays in its groups while they satisfy the constraints and have capacity, and groups are added before one
// is replaced. Groups are selected as in the contract if that fails, or if rescheduling is requested.
func (s *selection) byGroup(l, clusters constraint) ([]*candidate, error) {
	s.method = methodGroups
	groups := s.groups[0]
	for i := range groups {
		groups[i].weight = s.groupWeight(&groups[i], l, clusters)
	}
	fewest, most := l.min, min(l.max, clusters.max)
	chosen := chooseKeepingCurrent(groups, fewest, most, clusters.min)
	if chosen == nil {
		return nil, unschedulable("the number of clusters is less than the cluster spreadConstraint.MinGroups: "+
			"the placement requires at least %d clusters in at most %d groups by %s, and %s",
			clusters.min, most, l.by, describeGroups(l.by, groups))
	}
	selected := fillGroups(chosen, clusters)
	if totalAvailable(selected) >= s.need || s.maxAvailable(clusters.max) < s.need {
		return selected, nil
	}
	// The contract stops here, and the division fails. Other clusters may have enough capacity.
	if other, err := s.bySearch(); err == nil && totalAvailable(other) >= s.need {
		return other, nil
	}
	s.method, s.swaps = methodGroups, nil
	return fillGroups(chooseGroups(groups, fewest, most, clusters.min), clusters), nil
}

// fillGroups returns the best cluster of each group, then others by rank up to the maximum.
func fillGroups(chosen []*group, clusters constraint) []*candidate {
	var selected, rest []*candidate
	for _, g := range chosen {
		selected = append(selected, g.members[0])
		rest = append(rest, g.members[1:]...)
	}
	sortByRank(rest)
	return sortByRank(append(selected, rest[:min(len(rest), clusters.max-len(selected))]...))
}

// isCurrent reports whether the group has a cluster that is kept if possible.
func (g *group) isCurrent() bool {
	return slices.ContainsFunc(g.members, func(c *candidate) bool { return c.keep })
}

// chooseKeepingCurrent selects as many of the current groups as possible, and others only if needed.
func chooseKeepingCurrent(groups []group, fewest, most, clusters int) []*group {
	present := 0
	for i := range groups {
		if groups[i].isCurrent() {
			present++
		}
	}
	undo := favorCurrent(groups, most)
	defer undo()
	return chooseGroups(groups, min(max(present, fewest), most), most, clusters)
}

// favorCurrent increases the weights of the current groups above all others. undo restores them.
func favorCurrent(groups []group, most int) (undo func()) {
	heaviest, n := int64(0), int64(min(most, len(groups)))
	for i := range groups {
		heaviest = max(heaviest, groups[i].weight)
	}
	bonus := heaviest*n + 1
	if bonus > math.MaxInt64/(2*n+1) { // would overflow
		bonus = 0
	}
	add := func(bonus int64) {
		for i := range groups {
			if groups[i].isCurrent() {
				groups[i].weight += bonus
			}
		}
	}
	add(bonus)
	return func() { add(-bonus) }
}

// maxAvailable returns the maximum capacity of n clusters.
func (s *selection) maxAvailable(n int) int64 {
	sorted := slices.Clone(s.all)
	slices.SortFunc(sorted, func(a, b *candidate) int { return cmp.Compare(b.available, a.available) })
	return totalAvailable(sorted[:min(n, len(sorted))])
}

const weightUnit = 1000 // gives capacity precedence over scores

// groupWeight returns the score of a group. For duplicated replicas it depends on the number of clusters that can run all of
// them. Otherwise it depends on whether the group can run its share (docs/contract/scheduling.md#spread-constraints).
func (s *selection) groupWeight(g *group, l, clusters constraint) int64 {
	var score, available, n int64
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
		if available >= share && n >= int64(max(l.min, clusters.min)) {
			break
		}
		available += c.available
		score += c.score
		n++
	}
	return min(available, share)*weightUnit + score/n
}

// chooseGroups returns the combination of groups that the contract's exhaustive search finds, without enumerating all of them.
//
// The contract sorts the groups by size (ascending), weight (descending) and name. It extends every ascending sequence until it has
// at least fewest groups, with at least clusters members in total. It drops sequences longer than most. The best sequence has the
// highest sum of weights, then the most members, then was found first. It is cut short if fewer of its heaviest groups satisfy the
// minima, too.
//
// The number of sequences grows exponentially. If fewest ≥ clusters, every sequence of fewest groups is complete, because each
// group has a member, and sorting finds the best one. Otherwise dynamic programming over (group, groups taken, members taken)
// finds it. If that takes too many states, a greedy choice satisfies the minima, but may not be the best.
func chooseGroups(groups []group, fewest, most, clusters int) []*group {
	sorted := make([]*group, 0, len(groups))
	for i := range groups {
		sorted = append(sorted, &groups[i])
	}
	slices.SortFunc(sorted, func(a, b *group) int {
		return cmp.Or(cmp.Compare(a.size(), b.size()), cmp.Compare(b.weight, a.weight), strings.Compare(a.value, b.value))
	})
	fewest = max(fewest, 1)
	// Without its last group, a longer sequence has fewer than clusters members.
	most = min(most, len(sorted), max(fewest, clusters))
	if most < fewest {
		return nil
	}
	if clusters <= fewest {
		byWeight := slices.Clone(sorted)
		slices.SortStableFunc(byWeight, func(a, b *group) int {
			return cmp.Or(cmp.Compare(b.weight, a.weight), cmp.Compare(b.size(), a.size()))
		})
		return byWeight[:fewest]
	}
	found, ok := bestSequence(sorted, fewest, most, clusters)
	if !ok {
		found = greedySequence(sorted, fewest, most, clusters)
	}
	return shorten(found, fewest, clusters)
}

// maxStates limits the dynamic programming to a fraction of a millisecond.
const maxStates = 30_000

// bestSequence implements chooseGroups by dynamic programming. The state is the best continuation from each group, for a number of
// taken groups and members (the latter up to clusters). Only reachable states count: t of the first i groups have at least the
// members of the t smallest, and at most the members of the t largest. ok is false if there are more than maxStates.
func bestSequence(sorted []*group, fewest, most, clusters int) (found []*group, ok bool) {
	sums := make([]int, len(sorted)+1) // total members of the first groups
	for i, g := range sorted {
		sums[i+1] = sums[i] + g.size()
	}
	reach := func(i, taken int) (least, most int) {
		return min(sums[taken], clusters), min(sums[i]-sums[i-taken], clusters)
	}
	states := 0
	for i := range sorted {
		for taken := range min(i+1, most) {
			if least, most := reach(i, taken); most >= least {
				states += most - least + 1
			}
		}
		if states > maxStates {
			return nil, false
		}
	}

	type value struct {
		weight  int64
		members int32
		ok      bool
	}
	width := clusters + 1
	// The values of group i replace the values of group i+1 in place. A value depends only on values of group i+1, with the same
	// number of taken groups or one more.
	best := make([]value, most*width)
	takes := newBits(len(sorted) * most * width)
	for i, g := range slices.Backward(sorted) {
		for taken := range min(i+1, most) {
			least, greatest := reach(i, taken)
			for members := least; members <= greatest; members++ {
				var take value
				t, m := taken+1, min(members+g.size(), clusters)
				switch {
				case taken >= fewest && members == clusters: // ended before
				case t >= fewest && m == clusters:
					take = value{g.weight, int32(g.size()), true}
				case t < most:
					if take = best[t*width+m]; take.ok {
						take.weight += g.weight
						take.members += int32(g.size())
					}
				}
				at := taken*width + members
				skip := best[at]
				// Of equals, the sequence that takes this group is found first.
				if take.ok && (!skip.ok || take.weight > skip.weight || take.weight == skip.weight && take.members >= skip.members) {
					best[at] = take
					takes.set(i*most*width + at)
				}
			}
		}
	}
	if !best[0].ok {
		return nil, true
	}
	members := 0
	for i, g := range sorted {
		if takes.has(i*most*width + len(found)*width + members) {
			found = append(found, g)
			if members = min(members+g.size(), clusters); len(found) >= fewest && members == clusters {
				break
			}
		}
	}
	return found, true
}

// bits is a set of small integers.
type bits []uint64

func newBits(n int) bits      { return make(bits, (n+63)/64) }
func (b bits) set(i int)      { b[i/64] |= 1 << (i % 64) }
func (b bits) has(i int) bool { return b[i/64]&(1<<(i%64)) != 0 }

// greedySequence selects the heaviest groups, adds further ones while members are missing, and then exchanges small groups for
// large ones. It finds a combination whenever there is one.
func greedySequence(sorted []*group, fewest, most, clusters int) []*group {
	rest := slices.Clone(sorted)
	slices.SortStableFunc(rest, func(a, b *group) int { return cmp.Compare(b.weight, a.weight) })
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

// shorten keeps only the heaviest groups if these satisfy the minima alone. The result is minimal in the sense of the contract:
// found satisfies the minima only with its largest group.
func shorten(found []*group, fewest, clusters int) []*group {
	slices.SortFunc(found, func(a, b *group) int {
		return cmp.Or(cmp.Compare(b.weight, a.weight), strings.Compare(a.value, b.value))
	})
	members := 0
	for i, g := range found {
		if members += g.size(); i+1 >= fewest && members >= clusters {
			return found[:i+1]
		}
	}
	return found
}
