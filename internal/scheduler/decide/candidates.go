// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"math"
	"slices"
	"strings"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/placement"
)

// check is a filter of the profile, prepared for a term.
type check struct {
	name   string
	spares bool // the clusters that have the workload
	check  func(c *clusterv1alpha1.Cluster) string
}

// objection is the first filter that leaves the cluster out, and its reason; both are empty when all let it pass. target
// says whether the workload is in the cluster.
func firstFailure(checks []check, c *clusterv1alpha1.Cluster, target bool) (name, reason string) {
	for i := range checks {
		if target && checks[i].spares {
			continue
		}
		if reason := checks[i].check(c); reason != "" {
			return checks[i].name, reason
		}
	}
	return "", ""
}

// checks prepares the filters. That a cluster is being removed counts whatever the profile; it is the reason unless the
// user did not want the cluster anyway.
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
		return "cluster(s) is being removed"
	}
	return ""
}

// filter finds the candidates.
func (run *termRun) filter() {
	checks := run.checks()
	clusters := run.snapshot.clusters
	run.candidates = make([]candidate, 0, len(clusters))
	if run.trace != nil {
		run.trace.Clusters = make([]Verdict, 0, len(clusters))
	}
	for at, c := range clusters {
		current, target := run.query.current[c.Name]
		name, reason := firstFailure(checks, c, target)
		if name == "" {
			run.candidates = append(run.candidates, candidate{cluster: c, name: c.Name, current: int64(current), target: target, at: at})
		}
		if run.trace != nil {
			v := Verdict{Cluster: c.Name, Filter: name, Reason: reason, Current: current}
			if name == "" && target {
				if against, reason := firstFailure(checks, c, false); against != "" {
					v.ToleratedReason = against + ": " + reason
				}
			}
			run.trace.Clusters = append(run.trace.Clusters, v)
		}
	}
	run.tiers()
}

// tiers finds the overflow affinity of each candidate: the first that means it, unless the term itself does.
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
		// Whoever no tier means is here only because the filter for affinity is off; it comes last.
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

// unfit is the error when no cluster passed.
func (run *termRun) unfit() error {
	fit := &FitError{Total: len(run.snapshot.clusters), Reasons: map[string]int{}, Unknown: run.snapshot.unknown(run.term.affinity)}
	checks := run.checks()
	for _, c := range run.snapshot.clusters {
		_, reason := firstFailure(checks, c, run.query.Targets(c.Name))
		fit.Reasons[reason]++
	}
	return fit
}

// unknown lists the clusters that an affinity names and that do not exist.
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

// score sums up what the scorers give.
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

// estimate says what each candidate can take (semantics §13.5).
func (run *termRun) estimate(e Estimates) {
	r := run.request
	matters := run.needsEstimates()
	for i := range run.candidates {
		c := &run.candidates[i]
		n, known := int64(0), false
		if matters { // or else the result would depend on who was asked for the fun of it
			n, known = e.of(c.name)
		}
		switch {
		case r.countless():
			n = math.MaxInt32
		case !known && r.set():
			n = 1
		case !known:
			n = r.replicas()
		}
		c.estimate, c.available = n, n+c.current
		if r.set() && c.target {
			// The set that is there needs no further room. Upstream counts it as none, and moves a set whose cluster has
			// become full through it.
			c.available = n + 1
		}
		if run.plan.strategy.ByCapacity() && !r.countless() {
			c.full = c.available == 0
			c.settled = c.current > 0 && !r.Reschedule
		} else {
			c.settled = c.target && !r.Reschedule
		}
		if known && run.trace != nil {
			run.trace.of(c).Estimate = new(n)
		}
	}
}

// rank sorts the candidates by preference (semantics §13.5), if anything depends on it. Those that replicas can neither
// stay in nor go to come last, even if the workload was there with none: they would take the place of others.
func (run *termRun) rank() {
	run.ranked = make([]*candidate, 0, len(run.candidates))
	for i := range run.candidates {
		run.ranked = append(run.ranked, &run.candidates[i])
	}
	if len(run.plan.limits) > 0 || run.plan.strategy.ByCapacity() {
		slices.SortFunc(run.ranked, byPreference)
	}
	for i, c := range run.ranked {
		c.place = i
	}
}

// byPreference compares step by step: it is the better part of ranking a thousand clusters.
func byPreference(a, b *candidate) int {
	switch {
	case a.tier != b.tier:
		return a.tier - b.tier
	case a.full != b.full:
		return falseFirst(a.full, b.full)
	case a.score != b.score:
		return compare(b.score, a.score)
	case a.available != b.available:
		return compare(b.available, a.available)
	default:
		return a.at - b.at
	}
}

func falseFirst(a, b bool) int {
	switch {
	case a == b:
		return 0
	case b:
		return -1
	}
	return 1
}

// of is the verdict on a candidate.
func (t *TermTrace) of(c *candidate) *Verdict { return &t.Clusters[c.at] }

// verdict finds the verdict on a cluster; they are sorted by name.
func (t *TermTrace) verdict(cluster string) *Verdict {
	i, ok := slices.BinarySearchFunc(t.Clusters, cluster, func(v Verdict, name string) int { return strings.Compare(v.Cluster, name) })
	if !ok {
		return &Verdict{} // every candidate has a verdict
	}
	return &t.Clusters[i]
}
