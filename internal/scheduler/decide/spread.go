// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"slices"
	"strings"
)

// How clusters were chosen under spread constraints, as a Trace names it.
const (
	methodClusters = "clusters"
	methodGroups   = "groups"
	methodSearch   = "search"
)

// spread chooses among the candidates by the spread constraints (semantics §13.6); without constraints it takes all. The
// result is by rank.
//
// The contract knows clusters alone, and clusters by region. Here every key makes groups, by the algorithm that the
// contract gives for regions; where several keys are combined, or a cluster is in several zones, a bounded search finds
// clusters that keep all constraints.
func (run *termRun) spread() ([]*candidate, error) {
	if len(run.plan.limits) == 0 {
		if run.trace != nil && run.plan.ignored != "" {
			run.trace.Spread = &SpreadTrace{Ignored: run.plan.ignored}
		}
		return run.ranked, nil
	}
	s := &selection{run: run, all: run.ranked, limits: run.plan.limits, need: run.plan.need}
	selected, err := s.choose()
	if err == nil && run.request.set() && held(selected) < s.need {
		selected, err = nil, unschedulable("no enough resource when selecting %d clusters: no set of components fits into any of them", len(selected))
	}
	if run.trace != nil {
		run.trace.Spread = s.explain(selected)
		run.notSelected(selected)
	}
	return selected, err
}

// selection is the choice of clusters under spread constraints.
type selection struct {
	run    *termRun
	all    []*candidate // by rank
	limits []limit
	need   int64

	method string
	groups [][]group // for each limit but that for clusters
	swaps  []Swap
}

func (s *selection) choose() ([]*candidate, error) {
	keys := s.run.plan.groupLimits()
	s.all = slices.DeleteFunc(s.all, func(c *candidate) bool {
		// They are left here only when the filter is off; they can be in no group, so they cannot be chosen.
		return slices.ContainsFunc(keys, func(l limit) bool { return !l.by.grouped(c.cluster) })
	})
	for i, c := range s.all {
		c.place = i
	}
	overlap := false
	for _, l := range keys {
		groups, several := groupsOf(s.all, s.run.snapshot.grouping(l.by))
		s.groups = append(s.groups, groups)
		overlap = overlap || several
		if len(groups) < l.min {
			return nil, unschedulable("the number of feasible %s is less than spreadConstraint.MinGroups: the placement wants at least %d, and %s", l.by, l.min, describe(l.by, groups))
		}
	}
	clusters := s.run.plan.clusterLimit()
	if len(s.all) < clusters.min {
		return nil, unschedulable("the number of feasible clusters is less than spreadConstraint.MinGroups: the placement wants at least %d, and %d fit", clusters.min, len(s.all))
	}
	for _, l := range keys {
		if !overlap && clusters.max < l.min {
			return nil, unschedulable("the spread constraints contradict each other: at least %d groups by %s, and at most %d clusters", l.min, l.by, clusters.max)
		}
	}
	switch {
	case len(keys) == 0:
		return s.byCluster(clusters)
	case len(keys) == 1 && !overlap:
		return s.byGroup(keys[0], clusters)
	default:
		return s.bySearch()
	}
}

// byCluster takes the first by rank, and exchanges from the last on for those that can hold more until all replicas fit.
func (s *selection) byCluster(clusters limit) ([]*candidate, error) {
	s.method = methodClusters
	n := min(len(s.all), clusters.max)
	selected, rest := slices.Clone(s.all[:n]), slices.Clone(s.all[n:])
	sum := held(selected)
	// The one with the most room comes last, of equals the one that ranks first.
	slices.Reverse(rest)
	slices.SortStableFunc(rest, func(a, b *candidate) int { return compare(a.available, b.available) })
	for i := n - 1; i >= 0 && sum < s.need && len(rest) > 0; i-- {
		best := rest[len(rest)-1]
		out := selected[i]
		if best.available <= out.available {
			continue
		}
		s.swaps = append(s.swaps, Swap{Out: out.name, In: best.name})
		sum += best.available - out.available
		selected[i] = best
		rest = rest[:len(rest)-1]
		at, _ := slices.BinarySearchFunc(rest, out, func(a, b *candidate) int { return compare(a.available, b.available) })
		rest = slices.Insert(rest, at, out)
	}
	if sum < s.need {
		return nil, unschedulable("no enough resource when selecting %d clusters: they have room for %d of %d", n, sum, s.need)
	}
	return byRank(selected), nil
}

// held is how many replicas clusters can hold together.
func held(clusters []*candidate) (sum int64) {
	for _, c := range clusters {
		sum += c.available // at most 2³² each
	}
	return sum
}

func compare(a, b int64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// byRank sorts candidates as rank does.
func byRank(clusters []*candidate) []*candidate {
	slices.SortFunc(clusters, func(a, b *candidate) int { return compare(int64(a.place), int64(b.place)) })
	return clusters
}

// explain says how it was chosen.
func (s *selection) explain(selected []*candidate) *SpreadTrace {
	t := &SpreadTrace{Method: s.method, Swaps: s.swaps}
	if s.need >= 0 {
		t.Need = new(s.need)
	}
	for _, l := range s.limits {
		c := ConstraintTrace{By: l.by.String(), Min: l.min}
		if l.max != unlimited {
			c.Max = l.max
		}
		t.Constraints = append(t.Constraints, c)
	}
	for _, c := range s.all {
		t.Rank = append(t.Rank, c.name)
	}
	chosen := map[*candidate]bool{}
	for _, c := range selected {
		chosen[c] = true
		t.Selected = append(t.Selected, c.name)
	}
	slices.Sort(t.Selected)
	for i, groups := range s.groups {
		var traces []GroupTrace
		for _, g := range groups {
			trace := GroupTrace{By: s.limits[i].by.String(), Value: g.value, Weight: g.weight, Available: held(g.members)}
			for _, c := range g.members {
				trace.Clusters = append(trace.Clusters, c.name)
				trace.Chosen = trace.Chosen || chosen[c]
			}
			slices.Sort(trace.Clusters)
			traces = append(traces, trace)
		}
		slices.SortFunc(traces, func(a, b GroupTrace) int { return strings.Compare(a.Value, b.Value) })
		t.Groups = append(t.Groups, traces...)
	}
	return t
}

// notSelected tells of each candidate that was left why that is.
func (run *termRun) notSelected(selected []*candidate) {
	chosen := map[string]bool{}
	groups := map[string]bool{}
	for _, c := range selected {
		chosen[c.name] = true
	}
	for _, g := range run.trace.Spread.Groups {
		groups[g.By+"="+g.Value] = g.Chosen
	}
	for i := range run.candidates {
		c := &run.candidates[i]
		if chosen[c.name] {
			continue
		}
		why := "the spread constraints are kept by clusters that rank higher"
		for _, l := range run.plan.groupLimits() {
			for _, value := range l.by.groups(nil, c.cluster) {
				if !groups[l.by.String()+"="+value] {
					why = "its " + l.by.String() + " " + value + " was not chosen"
				}
			}
		}
		if len(selected) == 0 {
			why = "the spread constraints cannot be kept"
		}
		run.trace.of(c).NotSelected = why
	}
}
