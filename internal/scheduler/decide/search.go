// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// Limits of the search. They are counts instead of durations, so that the result is deterministic.
const (
	maxVisits = 100_000 // visits of a class of candidates
	maxCores  = 16      // cores that are evaluated for capacity
)

// bySearch selects clusters that satisfy all constraints if groups overlap or several keys are combined.
//
// First it finds a core: clusters that reach every minimum. A depth-first search in the order of rank adds a cluster of a
// missing group as long as no maximum is exceeded. Then it fills up the core as the contract does for regions, with clusters
// that add no group. If the capacity is not sufficient, it adds clusters of new groups, exchanges clusters, and evaluates
// other cores. It starts with the current targets, and starts again without them if that fails.
//
// The search finds clusters whenever there are any, unless it reaches maxVisits; the error reports that.
func (s *selection) bySearch() ([]*candidate, error) {
	s.method = methodSearch
	w := newSearch(s)
	for i, c := range s.all {
		if c.keep && w.fits(w.all[i]) {
			w.add(i)
			w.core = append(w.core, i)
		}
	}
	w.findCore(0, 0)
	if len(w.core) > 0 && (w.best == nil || w.bestAvailable < s.need) {
		w.core, w.cores, w.visits = nil, 0, 0
		w.restore()
		w.findCore(0, 0)
	}
	switch {
	case w.best != nil:
		s.swaps = w.bestSwaps
		return sortByRank(w.best), nil
	case w.visits >= maxVisits:
		return nil, unschedulable("found no clusters that satisfy all spread constraints in %d steps: %s", maxVisits, s.describeConstraints())
	default:
		return nil, unschedulable("the spread constraints cannot be satisfied together: %s", s.describeConstraints())
	}
}

// describeConstraints describes the constraints and the existing groups.
func (s *selection) describeConstraints() string {
	var parts []string
	for i, l := range s.run.plan.constraints {
		text := "at least " + strconv.Itoa(l.min)
		if l.max != unlimited {
			text += " and at most " + strconv.Itoa(l.max)
		}
		text += " by " + l.by.String()
		if i < len(s.groups) {
			text += ", and " + describeGroups(l.by, s.groups[i])
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, "; ")
}

// search is the state of bySearch. Candidates are identified by rank. The tally counts the chosen ones.
type search struct {
	*selection
	*tally
	classes [][]int // candidates in the same groups, by rank; sorted by their first candidate
	chosen  []bool
	core    []int
	swapped []Swap

	visits, cores int
	best          []*candidate
	bestAvailable int64
	bestSwaps     []Swap
}

func newSearch(s *selection) *search {
	w := &search{selection: s, tally: newTally(s.run), chosen: make([]bool, len(s.all))}
	w.classify()
	return w
}

// classify sets classes. Each key divides the classes further.
func (w *search) classify() {
	type part struct{ class, groups int32 }
	class := make([]int32, len(w.all))
	classes := make(map[part]int32, len(w.all))
	for _, g := range w.groupings {
		clear(classes)
		for i, c := range w.all {
			p := part{class[i], g.class[c.index]}
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
	w.classes = partition[int](sizes)
	for i, n := range class {
		w.classes[n] = append(w.classes[n], i)
	}
}

func (w *search) add(i int) {
	w.chosen[i] = true
	w.tally.add(w.all[i])
}

func (w *search) remove(i int) {
	w.chosen[i] = false
	w.tally.remove(w.all[i])
}

// findCore completes the core and evaluates it. It returns true if the search is over. The search for a missing group of a
// key continues with the class from; earlier classes were tried.
func (w *search) findCore(key, from int) (over bool) {
	for key < len(w.constraints) && w.distinct[key] >= w.constraints[key].min {
		key, from = key+1, 0
	}
	if key == len(w.constraints) {
		return w.evaluate()
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
		if w.newGroups(key, w.all[i]) == 0 || !w.fits(w.all[i]) {
			continue
		}
		w.add(i)
		w.core = append(w.core, i)
		over = w.findCore(key, class)
		w.core = w.core[:len(w.core)-1]
		w.remove(i)
		if over {
			return true
		}
	}
	return false
}

// evaluate fills up the core and records it if it has more capacity than the best one so far.
func (w *search) evaluate() (over bool) {
	w.cores++
	w.swapped = nil
	w.fill()
	selected := make([]*candidate, 0, len(w.core))
	for i, chosen := range w.chosen {
		if chosen {
			selected = append(selected, w.all[i])
		}
	}
	if h := totalAvailable(selected); w.best == nil || h > w.bestAvailable {
		w.best, w.bestAvailable, w.bestSwaps = selected, h, w.swapped
	}
	w.restore()
	return w.bestAvailable >= w.need || w.cores >= maxCores
}

// restore resets the chosen clusters to the core.
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

// fill adds clusters to the core within the constraints.
func (w *search) fill() {
	sum := int64(0)
	for _, i := range w.core {
		sum += w.all[i].available
	}
	take := func(i int) {
		w.add(i)
		sum += w.all[i].available
	}
	// Current targets come first, so that the decision is a fixpoint.
	for i, c := range w.all {
		if !w.chosen[i] && c.keep && w.fits(w.all[i]) {
			take(i)
		}
	}
	join := func() {
		for i := range w.all {
			if !w.chosen[i] && !w.addsGroup(i) && w.fits(w.all[i]) {
				take(i)
			}
		}
	}
	join()
	if sum >= w.need {
		return
	}
	byAvailable := make([]int, 0, len(w.all))
	for i := range w.all {
		byAvailable = append(byAvailable, i)
	}
	slices.SortStableFunc(byAvailable, func(a, b int) int { return cmp.Compare(w.all[b].available, w.all[a].available) })
	for _, i := range byAvailable {
		if sum < w.need && !w.chosen[i] && w.fits(w.all[i]) {
			take(i)
		}
	}
	for out := len(w.all) - 1; out >= 0 && sum < w.need; out-- {
		if w.chosen[out] {
			sum += w.exchange(out, byAvailable)
		}
	}
	join() // for the groups chosen since, so that the decision is a fixpoint
}

func (w *search) addsGroup(i int) bool {
	for key := range w.groups {
		if w.newGroups(key, w.all[i]) > 0 {
			return true
		}
	}
	return false
}

// exchange replaces a chosen cluster by the one with the most capacity that satisfies all constraints. It returns the gain.
func (w *search) exchange(out int, byAvailable []int) int64 {
	w.remove(out)
	for _, in := range byAvailable {
		if w.all[in].available <= w.all[out].available {
			break
		}
		if w.chosen[in] || !w.fits(w.all[in]) {
			continue
		}
		w.add(in)
		if w.missing() == 0 {
			w.swapped = append(w.swapped, Swap{Out: w.all[out].name, In: w.all[in].name})
			return w.all[in].available - w.all[out].available
		}
		w.remove(in)
	}
	w.add(out)
	return 0
}
