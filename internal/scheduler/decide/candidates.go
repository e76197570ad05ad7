// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"math"
	"slices"
	"strings"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// check is a filter of the profile, compiled for a term.
type check struct {
	name            string
	ignoresExisting bool // see IgnoredForExisting
	check           func(c *clusterv1alpha1.Cluster) string
}

// firstFailure returns the first filter that excludes the cluster and its reason, or "" if all filters pass. target reports whether
// the cluster is a current target.
func firstFailure(checks []check, c *clusterv1alpha1.Cluster, target bool) (name, reason string) {
	for i := range checks {
		if target && checks[i].ignoresExisting {
			continue
		}
		if reason := checks[i].check(c); reason != "" {
			return checks[i].name, reason
		}
	}
	return "", ""
}

// checks compiles the filters. A cluster that is being deleted is excluded by every profile. This filter runs after the cluster
// affinity, so that the reason is reported only for clusters that the user selected.
func (run *termRun) checks() []check {
	checks := make([]check, 0, len(run.profile.filters)+1)
	removal := 0
	for _, f := range run.profile.filters {
		if prepared := f.Filter(&run.query); prepared != nil {
			_, spares := f.(IgnoredForExisting)
			checks = append(checks, check{f.Name(), spares, prepared})
			if f.Name() == clusterAffinityName {
				removal = len(checks)
			}
		}
	}
	return slices.Insert(checks, removal, check{"Terminating", false, terminating})
}

func terminating(c *clusterv1alpha1.Cluster) string {
	if !c.DeletionTimestamp.IsZero() {
		return "cluster(s) is being deleted"
	}
	return ""
}

func (run *termRun) filter() {
	checks := run.checks()
	clusters := run.snapshot.clusters
	if run.trace == nil { // a trace has a verdict about each cluster
		if named, ok := run.named(checks); ok {
			run.candidates = make([]candidate, 0, len(named))
			for _, at := range named {
				run.filterCluster(checks, at, clusters[at])
			}
			run.tiers()
			return
		}
	} else {
		run.trace.Clusters = make([]Verdict, 0, len(clusters))
	}
	run.candidates = make([]candidate, 0, min(len(clusters), fewCandidates))
	for at, c := range clusters {
		run.filterCluster(checks, at, c)
	}
	run.tiers()
}

// fewCandidates is the number of candidates to allocate memory for first: most affinities select few clusters.
const fewCandidates = 64

// filterCluster appends the cluster to the candidates if it passes the filters, and its verdict to the trace.
func (run *termRun) filterCluster(checks []check, at int, c *clusterv1alpha1.Cluster) {
	current, target := run.query.current[c.Name]
	name, reason := firstFailure(checks, c, target)
	if name == "" {
		if len(run.candidates) == fewCandidates && cap(run.candidates) == fewCandidates {
			run.candidates = slices.Grow(run.candidates, len(run.snapshot.clusters)-fewCandidates)
		}
		run.candidates = append(run.candidates, candidate{cluster: c, name: c.Name, current: int64(current), target: target, index: at})
	}
	if run.trace != nil {
		v := Verdict{Cluster: c.Name, Filter: name, Reason: reason, Current: current}
		if name == "" && target {
			if filter, reason := firstFailure(checks, c, false); filter != "" {
				v.ToleratedReason = filter + ": " + reason
			}
		}
		run.trace.Clusters = append(run.trace.Clusters, v)
	}
}

// named returns the indexes of the clusters that the affinity and its overflow name, in order. It returns false if clusters
// without a name in the placement can pass the filters.
func (run *termRun) named(checks []check) ([]int, bool) {
	filtered := slices.ContainsFunc(checks, func(c check) bool { return c.name == clusterAffinityName })
	if !filtered || run.term.affinity == nil || len(run.term.affinity.ClusterNames) == 0 {
		return nil, false
	}
	out := run.snapshot.indexes(nil, run.term.affinity.ClusterNames)
	for i := range run.term.overflow {
		names := run.term.overflow[i].ClusterNames
		if len(names) == 0 {
			return nil, false
		}
		out = run.snapshot.indexes(out, names)
	}
	slices.Sort(out)
	return slices.Compact(out), true
}

// indexes appends the indexes of the existing clusters of these names to out.
func (s *Snapshot) indexes(out []int, names []string) []int {
	for _, name := range names {
		if i, found := slices.BinarySearchFunc(s.clusters, name, compareName); found {
			out = append(out, i)
		}
	}
	return out
}

// tiers sets the tier of each candidate: the affinity term itself, or the first overflow affinity that matches.
func (run *termRun) tiers() {
	if len(run.term.overflow) == 0 || run.term.affinity == nil {
		return
	}
	matchers := []placement.Matcher{placement.Compile(*run.term.affinity)}
	for i := range run.term.overflow {
		matchers = append(matchers, placement.Compile(run.term.overflow[i].ClusterAffinity))
	}
	for i := range run.candidates {
		c := &run.candidates[i]
		// Without the filter ClusterAffinity a candidate may match no tier; it comes last.
		c.tier = len(matchers)
		if t := slices.IndexFunc(matchers, func(m placement.Matcher) bool { return m.Matches(c.cluster) }); t >= 0 {
			c.tier = t
		}
		if run.trace != nil {
			run.trace.of(c).Tier = run.tierName(c.tier)
		}
	}
}

func (run *termRun) tierName(tier int) string {
	if tier == 0 || tier > len(run.term.overflow) {
		return ""
	}
	return run.term.overflow[tier-1].AffinityName
}

// fitError returns the error if no cluster passed the filters.
func (run *termRun) fitError() error {
	fit := &FitError{Total: len(run.snapshot.clusters), Reasons: map[string]int{}, UnknownClusters: run.snapshot.unknown(run.term.affinity)}
	checks := run.checks()
	for _, c := range run.snapshot.clusters {
		_, reason := firstFailure(checks, c, run.query.Targets(c.Name))
		fit.Reasons[reason]++
	}
	return fit
}

// unknown returns the clusters that an affinity names but that do not exist.
func (s *Snapshot) unknown(a *policyv1alpha1.ClusterAffinity) (out []string) {
	if a == nil {
		return nil
	}
	for _, name := range a.ClusterNames {
		if s.Cluster(name) == nil {
			out = append(out, name)
		}
	}
	return out
}

const maxScore = 100

// score sets the sum of the scores of all scorers.
func (run *termRun) score() {
	var scores []int64
	for _, s := range run.profile.scorers {
		of := s.Score(&run.query)
		if of == nil {
			continue
		}
		scores = slices.Grow(scores[:0], len(run.candidates))
		for i := range run.candidates {
			scores = append(scores, of(run.candidates[i].cluster))
		}
		if n, ok := s.(Normalizer); ok {
			n.Normalize(scores)
		}
		for i := range run.candidates {
			score := min(max(scores[i], 0), maxScore)
			run.candidates[i].score += score
			if run.trace != nil && score != 0 {
				v := run.trace.of(&run.candidates[i])
				v.Score += score
				v.Scores = append(v.Scores, PluginScore{s.Name(), score})
			}
		}
	}
}

// estimate sets the capacity of each candidate (docs/contract/scheduling.md#available-replicas).
func (run *termRun) estimate(e Estimates) {
	r := run.request
	matters := run.needsEstimates()
	for i := range run.candidates {
		c := &run.candidates[i]
		n, known := int64(0), false
		if matters { // other estimates must not affect the result
			n, known = e.get(c.name)
		}
		switch {
		case r.withoutReplicas():
			n = math.MaxInt32
		case !known && r.isComponentSet():
			n = 1
		case !known:
			n = r.replicas()
		}
		c.estimate, c.available = n, n+c.current
		if r.isComponentSet() && c.target {
			// The current set needs no further capacity. Upstream does not count it, and moves a set whose cluster became full
			// because of it.
			c.available = n + 1
		}
		if run.plan.strategy.Dynamic() && !r.withoutReplicas() {
			c.full = c.available == 0
			c.keep = c.current > 0 && !r.Reschedule
		} else {
			c.keep = c.target && !r.Reschedule
		}
		if known && run.trace != nil {
			run.trace.of(c).Estimate = new(n)
		}
	}
}

// rank sorts the candidates by preference (docs/contract/scheduling.md#available-replicas), if the rank has an effect. Full
// candidates come last, even if they are current targets.
func (run *termRun) rank() {
	run.ranked = make([]*candidate, 0, len(run.candidates))
	for i := range run.candidates {
		run.ranked = append(run.ranked, &run.candidates[i])
	}
	if len(run.plan.constraints) > 0 || run.plan.strategy.Dynamic() {
		slices.SortFunc(run.ranked, byPreference)
	}
	for i, c := range run.ranked {
		c.rank = i
	}
}

// byPreference orders candidates by tier, full, score, available and name. It avoids cmp.Or: sorting 1,000 clusters is hot.
func byPreference(a, b *candidate) int {
	switch {
	case a.tier != b.tier:
		return a.tier - b.tier
	case a.full != b.full:
		if a.full {
			return 1
		}
		return -1
	case a.score != b.score:
		return cmp.Compare(b.score, a.score)
	case a.available != b.available:
		return cmp.Compare(b.available, a.available)
	default:
		return a.index - b.index
	}
}

// of returns the verdict of a candidate.
func (t *TermTrace) of(c *candidate) *Verdict { return &t.Clusters[c.index] }

// verdict returns the verdict of a cluster. Each candidate has one.
func (t *TermTrace) verdict(cluster string) *Verdict {
	i, ok := slices.BinarySearchFunc(t.Clusters, cluster, func(v Verdict, name string) int { return strings.Compare(v.Cluster, name) })
	if !ok {
		return &Verdict{}
	}
	return &t.Clusters[i]
}
