// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Methods of selection under spread constraints, see SpreadTrace.Method.
const (
	methodClusters = "clusters"
	methodGroups   = "groups"
	methodSearch   = "search"
)

// spread selects candidates by the spread constraints (docs/contract/scheduling.md#spread-constraints), or all candidates if
// there are none. The result is sorted by rank.
//
// The contract defines selection by cluster, and by region and cluster. Here all keys form groups as regions do. If several
// keys are combined, or a cluster is in several zones, a bounded search finds clusters that satisfy all constraints.
func (run *termRun) spread() ([]*candidate, error) {
	if len(run.plan.constraints) == 0 {
		if run.trace != nil && run.plan.ignored != "" {
			run.trace.Spread = &SpreadTrace{Ignored: run.plan.ignored}
		}
		return run.ranked, nil
	}
	s := &selection{run: run, all: run.ranked, need: run.plan.need}
	selected, err := s.choose()
	if err == nil && run.request.isComponentSet() && totalAvailable(selected) < s.need {
		selected, err = nil, insufficientCapacity("not enough resources when selecting %d clusters: "+
			"no set of components fits into any of them", len(selected))
	}
	if run.trace != nil {
		run.trace.Spread = s.explain(selected)
		run.explainNotSelected(selected)
	}
	return selected, err
}

// selection is the state of a selection under spread constraints.
type selection struct {
	run  *termRun
	all  []*candidate // by rank
	need int64        // plan.need

	method string
	groups [][]group // for each constraint except the one by cluster
	swaps  []Swap
}

func (s *selection) choose() ([]*candidate, error) {
	keys := s.run.plan.groupConstraints()
	s.all = slices.DeleteFunc(s.all, func(c *candidate) bool {
		// Only possible if the filter SpreadConstraint is disabled.
		return slices.ContainsFunc(keys, func(k constraint) bool { return !k.by.hasGroup(c.cluster) })
	})
	for i, c := range s.all {
		c.rank = i
	}
	overlap := false
	for _, k := range keys {
		groups, several := groupsOf(s.all, s.run.snapshot.grouping(k.by))
		s.groups = append(s.groups, groups)
		overlap = overlap || several
		if len(groups) < k.min {
			return nil, unschedulable("the number of feasible %s is less than spreadConstraint.MinGroups: "+
				"the placement requires at least %d, and %s", k.by, k.min, describeGroups(k.by, groups))
		}
	}
	clusters := s.run.plan.clusterConstraint()
	if len(s.all) < clusters.min {
		return nil, unschedulable("the number of feasible clusters is less than spreadConstraint.MinGroups: "+
			"the placement requires at least %d, and %d fit", clusters.min, len(s.all))
	}
	if !overlap { // each group needs a cluster of its own
		s.raiseClusterMaximum()
	}
	switch {
	case len(keys) == 0:
		return s.byCluster(clusters)
	case len(keys) == 1 && !overlap:
		return s.byGroup(keys[0], s.run.plan.clusterConstraint())
	}
	selected, err := s.bySearch()
	if err != nil && s.raiseClusterMaximum() {
		return s.bySearch()
	}
	return selected, err
}

// raiseClusterMaximum raises the maximum number of clusters to the highest minimum of groups, and reports whether it did. The
// minimum of groups takes precedence: each of them gets one cluster.
//
// Karmada compatible: a placement with such constraints is scheduled.
func (s *selection) raiseClusterMaximum() (raised bool) {
	clusters := &s.run.plan.constraints[len(s.run.plan.constraints)-1]
	given := clusters.max
	for _, k := range s.run.plan.groupConstraints() {
		if clusters.max < k.min {
			clusters.max, raised = k.min, true
			s.run.exceeded = fmt.Sprintf("The maximum of %d clusters is exceeded: at least %d groups by %s are required, with one cluster each.",
				given, k.min, k.by)
		}
	}
	if raised {
		s.run.note(s.run.exceeded)
	}
	return raised
}

// byCluster selects the first candidates by rank. Starting with the last, it swaps them for candidates with more capacity
// until all replicas fit.
func (s *selection) byCluster(clusters constraint) ([]*candidate, error) {
	s.method = methodClusters
	n := min(len(s.all), clusters.max)
	selected, rest := slices.Clone(s.all[:n]), slices.Clone(s.all[n:])
	sum := totalAvailable(selected)
	// The candidate with the most capacity comes last; of equals the one that ranks first.
	slices.Reverse(rest)
	byAvailable := func(a, b *candidate) int { return cmp.Compare(a.available, b.available) }
	slices.SortStableFunc(rest, byAvailable)
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
		at, _ := slices.BinarySearchFunc(rest, out, byAvailable)
		rest = slices.Insert(rest, at, out)
	}
	if sum < s.need {
		return nil, insufficientCapacity("not enough resources when selecting %d clusters: %d of %d replicas fit", n, sum, s.need)
	}
	return sortByRank(selected), nil
}

// totalAvailable returns how many replicas clusters can run together.
func totalAvailable(clusters []*candidate) (sum int64) {
	for _, c := range clusters {
		sum += c.available // at most 2³² each
	}
	return sum
}

// sortByRank sorts candidates in place and returns them.
func sortByRank(clusters []*candidate) []*candidate {
	slices.SortFunc(clusters, func(a, b *candidate) int { return a.rank - b.rank })
	return clusters
}

// explain returns the trace of the selection.
func (s *selection) explain(selected []*candidate) *SpreadTrace {
	t := &SpreadTrace{Method: s.method, Swaps: s.swaps}
	if s.need >= 0 {
		t.Need = new(s.need)
	}
	for _, k := range s.run.plan.constraints {
		c := ConstraintTrace{By: k.by.String(), Min: k.min}
		if k.max != unlimited {
			c.Max = k.max
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
			trace := GroupTrace{By: s.run.plan.constraints[i].by.String(), Value: g.value, Weight: g.weight, Available: totalAvailable(g.members)}
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

// explainNotSelected sets Verdict.NotSelected of the candidates that were not selected.
func (run *termRun) explainNotSelected(selected []*candidate) {
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
		reason := "clusters with a higher rank satisfy the spread constraints"
		for _, k := range run.plan.groupConstraints() {
			for _, value := range k.by.groups(nil, c.cluster) {
				if !groups[k.by.String()+"="+value] {
					reason = k.by.String() + " " + value + " was not selected"
				}
			}
		}
		if len(selected) == 0 {
			reason = "the spread constraints cannot be satisfied"
		}
		run.trace.of(c).NotSelected = reason
	}
}
