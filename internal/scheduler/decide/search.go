// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"slices"
	"strconv"
	"strings"
)

// Bounds of the search. They are counts, not times, so that the same question has the same answer everywhere.
const (
	maxVisits = 100_000 // of classes of clusters, while looking for combinations
	maxCores  = 16      // combinations that are tried for capacity
)

// bySearch finds clusters that keep every limit, where groups overlap or several keys are combined.
//
// A core that reaches every minimum is found by depth-first search in the order of rank, so that those with the most room
// come first: whatever minimum is not reached, there is a cluster in the solution that brings a group which is missing;
// each such cluster is tried, and goes together with the others as long as no maximum is passed. The core is then filled
// up as the contract does with regions: by clusters that bring no new group. When that has not enough room, clusters with
// new groups are added and clusters exchanged, and then other cores are tried. All this is done around the present
// clusters first, and from scratch only when that does not do.
//
// The search is exact as far as the minima and maxima go, unless it exceeds its bound; then it says so.
func (s *selection) bySearch() ([]*candidate, error) {
	s.method = methodSearch
	w := newSearch(s)
	for i, c := range s.all {
		if c.settled && w.fits(i) {
			w.add(i)
			w.core = append(w.core, i)
		}
	}
	w.cover(0, 0)
	if len(w.core) > 0 && (w.best == nil || w.bestHeld < s.need) {
		w.core, w.cores, w.visits = nil, 0, 0
		w.restore()
		w.cover(0, 0)
	}
	switch {
	case w.best != nil:
		s.swaps = w.bestSwaps
		return byRank(w.best), nil
	case w.visits >= maxVisits:
		return nil, unschedulable("no choice of clusters that keeps all spread constraints was found in %d steps: %s", maxVisits, s.describeAll())
	default:
		return nil, unschedulable("the spread constraints cannot be kept together: %s", s.describeAll())
	}
}

// describeAll tells users what is wanted and what there is, key by key.
func (s *selection) describeAll() string {
	var parts []string
	for i, l := range s.limits {
		text := "by " + l.by.String() + " at least " + strconv.Itoa(l.min)
		if l.max != unlimited {
			text += " and at most " + strconv.Itoa(l.max)
		}
		if i < len(s.groups) {
			text += ", and " + describe(l.by, s.groups[i])
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// search is one walk. Candidates are counted by rank; keys from 0 in the order of the limits, the last being that for
// clusters, of which each candidate is its own group.
type search struct {
	*selection
	groupings []*grouping
	classes   [][]int // candidates that are in the same groups, by rank; by the rank of the first

	counts   [][]int32 // key, group → clusters of it that are chosen
	distinct []int     // key → groups that are chosen
	chosen   []bool
	core     []int
	swapped  []Swap

	visits, cores int
	best          []*candidate
	bestHeld      int64
	bestSwaps     []Swap
}

func newSearch(s *selection) *search {
	w := &search{selection: s, groupings: s.run.groupings(), chosen: make([]bool, len(s.all))}
	w.distinct = make([]int, len(w.groupings)+1)
	for _, g := range w.groupings {
		w.counts = append(w.counts, make([]int32, len(g.values)))
	}
	w.classify()
	return w
}

// of are the groups of a candidate by a key.
func (w *search) of(i, key int) []int32 { return w.groupings[key].of[w.all[i].at] }

// classify puts the candidates into classes, which every key divides further.
func (w *search) classify() {
	type part struct{ class, alike int32 }
	class := make([]int32, len(w.all))
	classes := make(map[part]int32, len(w.all))
	for _, g := range w.groupings {
		clear(classes)
		for i, c := range w.all {
			p := part{class[i], g.alike[c.at]}
			n, ok := classes[p]
			if !ok {
				n = int32(len(classes))
				classes[p] = n
			}
			class[i] = n
		}
	}
	sizes := make([]int, len(classes))
	for _, n := range class {
		sizes[n]++
	}
	w.classes = parts[int](sizes)
	for i, n := range class {
		w.classes[n] = append(w.classes[n], i)
	}
}

// gain is how many new groups of a key a candidate brings.
func (w *search) gain(key, i int) (n int) {
	if key == len(w.groups) {
		return 1
	}
	for _, g := range w.of(i, key) {
		if w.counts[key][g] == 0 {
			n++
		}
	}
	return n
}

// fits says whether a candidate can be added without passing a maximum.
func (w *search) fits(i int) bool {
	for key, l := range w.limits {
		if l.max != unlimited && w.distinct[key]+w.gain(key, i) > l.max {
			return false
		}
	}
	return true
}

func (w *search) add(i int) {
	w.chosen[i] = true
	w.distinct[len(w.groups)]++
	for key := range w.groups {
		for _, g := range w.of(i, key) {
			if w.counts[key][g]++; w.counts[key][g] == 1 {
				w.distinct[key]++
			}
		}
	}
}

func (w *search) remove(i int) {
	w.chosen[i] = false
	w.distinct[len(w.groups)]--
	for key := range w.groups {
		for _, g := range w.of(i, key) {
			if w.counts[key][g]--; w.counts[key][g] == 0 {
				w.distinct[key]--
			}
		}
	}
}

// cover completes the core and tries it; it returns true when the search is over. key and from are where the search for
// the minimum of one key goes on: of the clusters that bring a missing group, those before from have been tried.
func (w *search) cover(key, from int) (over bool) {
	for key < len(w.limits) && w.distinct[key] >= w.limits[key].min {
		key, from = key+1, 0
	}
	if key == len(w.limits) {
		return w.try()
	}
	for class := from; class < len(w.classes); class++ {
		if w.visits++; w.visits >= maxVisits {
			return true
		}
		next := slices.IndexFunc(w.classes[class], func(i int) bool { return !w.chosen[i] })
		if next < 0 {
			continue
		}
		i := w.classes[class][next]
		if w.gain(key, i) == 0 || !w.fits(i) {
			continue
		}
		w.add(i)
		w.core = append(w.core, i)
		over = w.cover(key, class)
		w.core = w.core[:len(w.core)-1]
		w.remove(i)
		if over {
			return true
		}
	}
	return false
}

// try fills the core up and keeps it if it can hold more than what was found before.
func (w *search) try() (over bool) {
	w.cores++
	w.swapped = nil
	w.fill()
	selected := make([]*candidate, 0, len(w.core))
	for i, chosen := range w.chosen {
		if chosen {
			selected = append(selected, w.all[i])
		}
	}
	if h := held(selected); w.best == nil || h > w.bestHeld {
		w.best, w.bestHeld, w.bestSwaps = selected, h, w.swapped
	}
	w.restore()
	return w.bestHeld >= w.need || w.cores >= maxCores
}

// restore leaves only the core chosen; members of it may have been exchanged.
func (w *search) restore() {
	core := make([]bool, len(w.all))
	for _, i := range w.core {
		core[i] = true
	}
	for i, chosen := range w.chosen {
		switch {
		case chosen && !core[i]:
			w.remove(i)
		case !chosen && core[i]:
			w.add(i)
		}
	}
}

// fill adds to the core what the limits allow. It ends with the core and the rest of what it chose in chosen.
func (w *search) fill() {
	sum := int64(0)
	for _, i := range w.core {
		sum += w.all[i].available
	}
	take := func(i int) {
		w.add(i)
		sum += w.all[i].available
	}
	// What is there stays, so that a decision which was carried out is decided again.
	for i, c := range w.all {
		if !w.chosen[i] && c.settled && w.fits(i) {
			take(i)
		}
	}
	join := func() {
		for i := range w.all {
			if !w.chosen[i] && !w.bringsGroups(i) && w.fits(i) {
				take(i)
			}
		}
	}
	join()
	if sum >= w.need {
		return
	}
	byRoom := make([]int, 0, len(w.all))
	for i := range w.all {
		byRoom = append(byRoom, i)
	}
	slices.SortStableFunc(byRoom, func(a, b int) int { return compare(w.all[b].available, w.all[a].available) })
	for _, i := range byRoom {
		if sum < w.need && !w.chosen[i] && w.fits(i) {
			take(i)
		}
	}
	for out := len(w.all) - 1; out >= 0 && sum < w.need; out-- {
		if w.chosen[out] {
			sum += w.exchange(out, byRoom)
		}
	}
	join() // groups are chosen that were not; or else others would come the next time, when these are present
}

func (w *search) bringsGroups(i int) bool {
	for key := range w.groups {
		if w.gain(key, i) > 0 {
			return true
		}
	}
	return false
}

// exchange replaces a chosen cluster by the one with the most room that keeps all limits, and returns the room gained.
func (w *search) exchange(out int, byRoom []int) int64 {
	w.remove(out)
	for _, in := range byRoom {
		if w.all[in].available <= w.all[out].available {
			break
		}
		if w.chosen[in] || !w.fits(in) {
			continue
		}
		w.add(in)
		if w.reached() {
			w.swapped = append(w.swapped, Swap{Out: w.all[out].name, In: w.all[in].name})
			return w.all[in].available - w.all[out].available
		}
		w.remove(in)
	}
	w.add(out)
	return 0
}

// reached says whether every minimum is.
func (w *search) reached() bool {
	for key, l := range w.limits {
		if w.distinct[key] < l.min {
			return false
		}
	}
	return true
}
