// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"math"
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
func groupsOf(clusters []*candidate, by *grouping) (groups []group, several bool) {
	sizes := make([]int, len(by.values))
	n := 0
	for _, c := range clusters {
		several = several || len(by.of[c.at]) > 1
		for _, g := range by.of[c.at] {
			if sizes[g]++; sizes[g] == 1 {
				n++
			}
		}
	}
	members := parts[*candidate](sizes)
	groups = make([]group, 0, n)
	place := make([]int32, len(by.values)) // in groups
	for _, c := range clusters {
		for _, g := range by.of[c.at] {
			if len(members[g]) == 0 {
				place[g] = int32(len(groups))
				groups = append(groups, group{value: by.values[g]})
			}
			members[g] = append(members[g], c)
			groups[place[g]].members = members[g]
		}
	}
	return groups, several
}

// parts are empty slices with room for so many each, of one array.
func parts[T any](sizes []int) [][]T {
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

// byGroup chooses groups, then clusters in them: first the best of each group, then others by rank (semantics §13.6).
//
// The contract chooses the groups anew each time, by what they can hold, so that a workload moves to other regions when
// these get more room. Here it stays in its groups while they keep the constraints and have room; groups are added before
// others are given up; and only when all that fails, or a fresh start is asked for, they are chosen as the contract does.
func (s *selection) byGroup(l, clusters limit) ([]*candidate, error) {
	s.method = methodGroups
	groups := s.groups[0]
	for i := range groups {
		groups[i].weight = s.weigh(&groups[i], l, clusters)
	}
	fewest, most := l.min, min(l.max, clusters.max)
	chosen := chooseAround(groups, fewest, most, clusters.min)
	if chosen == nil {
		return nil, unschedulable("the number of clusters is less than the cluster spreadConstraint.MinGroups: the placement wants at least %d clusters in at most %d groups by %s, and %s",
			clusters.min, most, l.by, describe(l.by, groups))
	}
	selected := fillGroups(chosen, clusters)
	if held(selected) >= s.need || s.mostHeld(clusters.max) < s.need {
		return selected, nil
	}
	// The contract stops here, and the division says that there is not enough room. There may be, in other clusters.
	if other, err := s.bySearch(); err == nil && held(other) >= s.need {
		return other, nil
	}
	s.method, s.swaps = methodGroups, nil
	return fillGroups(chooseGroups(groups, fewest, most, clusters.min), clusters), nil
}

// fillGroups takes the best cluster of each group, then the others by rank.
func fillGroups(chosen []*group, clusters limit) []*candidate {
	var selected, rest []*candidate
	for _, g := range chosen {
		selected = append(selected, g.members[0])
		rest = append(rest, g.members[1:]...)
	}
	byRank(rest)
	return byRank(append(selected, rest[:min(len(rest), clusters.max-len(selected))]...))
}

// here says whether the workload is in the group, and is to stay there if possible.
func (g *group) here() bool {
	return slices.ContainsFunc(g.members, func(c *candidate) bool { return c.settled })
}

// chooseAround chooses the groups that the workload is in, with others only if it must, and as many of them as it can.
func chooseAround(groups []group, fewest, most, clusters int) []*group {
	present := 0
	for i := range groups {
		if groups[i].here() {
			present++
		}
	}
	undo := favourPresent(groups, most)
	defer undo()
	return chooseGroups(groups, min(max(present, fewest), most), most, clusters)
}

// favourPresent makes the groups that the workload is in outweigh all others; undo takes it back.
func favourPresent(groups []group, most int) (undo func()) {
	heaviest, n := int64(0), int64(min(most, len(groups)))
	for i := range groups {
		heaviest = max(heaviest, groups[i].weight)
	}
	bonus := heaviest*n + 1
	if bonus > math.MaxInt64/(2*n+1) { // would overflow; nobody has so much room in so many groups
		bonus = 0
	}
	add := func(bonus int64) {
		for i := range groups {
			if groups[i].here() {
				groups[i].weight += bonus
			}
		}
	}
	add(bonus)
	return func() { add(-bonus) }
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
	found, ok := bestSequence(sorted, fewest, most, clusters)
	if !ok {
		found = greedySequence(sorted, fewest, most, clusters)
	}
	return shorten(found, fewest, clusters)
}

// maxStates bounds the dynamic programming to a fraction of a millisecond.
const maxStates = 30_000

// bestSequence is chooseGroups by dynamic programming: the best way to go on from each group on when so many groups and
// (up to clusters) members have been taken. Only what can be reached counts: t of the first i groups have at least as many
// members as the t smallest, and at most as many as the t largest of them. It is not ok when that is still too much.
func bestSequence(sorted []*group, fewest, most, clusters int) (found []*group, ok bool) {
	sums := make([]int, len(sorted)+1) // members of the first groups
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
	// The values from one group on take the place of those from the next on, which are needed no more: a value depends on
	// those of the same and of one more group taken.
	best := make([]value, most*width)
	takes := newBits(len(sorted) * most * width)
	for i, g := range slices.Backward(sorted) {
		for taken := range min(i+1, most) {
			least, greatest := reach(i, taken)
			for members := least; members <= greatest; members++ {
				var take value
				t, m := taken+1, min(members+g.size(), clusters)
				switch {
				case taken >= fewest && members == clusters: // would have ended before
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
				// Of equals the one that takes the group at hand is found first.
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

// bits are a set of small numbers.
type bits []uint64

func newBits(n int) bits      { return make(bits, (n+63)/64) }
func (b bits) set(i int)      { b[i/64] |= 1 << (i % 64) }
func (b bits) has(i int) bool { return b[i/64]&(1<<(i%64)) != 0 }

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

// shorten keeps the heaviest groups when these alone would have been a result. That they would not have been complete
// without the last of them need not be asked: found is not complete without its largest group.
func shorten(found []*group, fewest, clusters int) []*group {
	slices.SortFunc(found, func(a, b *group) int { return cmp.Or(compare(b.weight, a.weight), strings.Compare(a.value, b.value)) })
	members := 0
	for i, g := range found {
		if members += g.size(); i+1 >= fewest && members >= clusters {
			return found[:i+1]
		}
	}
	return found
}
