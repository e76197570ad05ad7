// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"cmp"
	"fmt"
	"slices"

	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Reasons formats why each cluster was or was not chosen under one affinity term. Every cluster of the trace has a reason.
type Reasons struct {
	term *decide.TermTrace
	// shares holds the part of each cluster in the last division step that assigned replicas to it.
	shares map[string]share
}

type share struct {
	mode string
	decide.ShareTrace
}

// NewReasons reads the trace of a term. The trace must not change afterwards.
func NewReasons(term *decide.TermTrace) Reasons {
	r := Reasons{term: term, shares: map[string]share{}}
	for _, step := range term.Steps {
		for _, s := range step.Shares {
			if _, earlier := r.shares[s.Cluster]; step.Mode == "spread" && s.Assigned == 0 && earlier {
				continue // not affected by this step
			}
			r.shares[s.Cluster] = share{step.Mode, s}
		}
	}
	return r
}

// Of returns the reason for one cluster.
func (r Reasons) Of(v decide.Verdict) string {
	reason := r.base(v)
	if v.Chosen && v.ToleratedReason != "" {
		kept := "kept despite " + v.ToleratedReason
		if r.term.Division == "" {
			reason = kept
		} else {
			reason += "; " + kept
		}
	}
	if v.Tier != "" {
		reason += ", overflow affinity " + v.Tier
	}
	return reason
}

func (r Reasons) base(v decide.Verdict) string {
	s, divided := r.shares[v.Cluster]
	switch {
	case v.Filter != "":
		return v.Filter + ": " + v.Reason
	case v.Reason != "":
		return v.Reason
	case v.NotSelected != "":
		return v.NotSelected
	case r.term.Error != "":
		return "passed all filters"
	case v.Chosen:
		return r.chosen(s, divided)
	case s.mode == "steady":
		return "replicas are not moved; the cluster has none"
	case s.mode == "spread":
		return "its replicas move to a group without replicas"
	case divided && s.Weight == 0:
		return "weight 0: no share"
	case divided:
		return fmt.Sprintf("weight %d: share is 0", s.Weight)
	case r.term.Division == placement.Aggregated:
		return "not needed: fewer clusters have enough capacity"
	default:
		return "no replicas assigned"
	}
}

func (r Reasons) chosen(s share, divided bool) string {
	const unchanged = "keeps its replicas"
	switch {
	case r.term.Division == "":
		return "passed all filters"
	case r.term.Division == placement.Duplicated:
		return "gets all replicas"
	case !divided:
		return unchanged
	}
	switch s.mode {
	case "fresh":
		return fmt.Sprintf("weight %d", s.Weight)
	case "scale up":
		if s.Assigned == 0 {
			return unchanged
		}
		return fmt.Sprintf("%d added, weight %d", s.Assigned, s.Weight)
	case "scale down":
		return fmt.Sprintf("keeps %d of %d", s.Assigned, s.Weight)
	case "spread":
		if s.Assigned < 0 {
			return fmt.Sprintf("%d moved to groups without replicas", -s.Assigned)
		}
		return "gets replicas so that enough groups have some"
	default:
		return unchanged
	}
}

// Group holds clusters with the same outcome for the same reason.
type Group struct {
	Chosen   bool
	Reason   string
	Clusters []string
}

// ByReason groups clusters by outcome and reason, the largest group first.
func (r Reasons) ByReason(verdicts []decide.Verdict) []Group {
	type key struct {
		chosen bool
		reason string
	}
	index := map[key]int{}
	var groups []Group
	for _, v := range verdicts {
		k := key{v.Chosen, r.Of(v)}
		i, ok := index[k]
		if !ok {
			i = len(groups)
			index[k] = i
			groups = append(groups, Group{Chosen: k.chosen, Reason: k.reason})
		}
		groups[i].Clusters = append(groups[i].Clusters, v.Cluster)
	}
	slices.SortFunc(groups, func(a, b Group) int {
		return cmp.Or(cmp.Compare(len(b.Clusters), len(a.Clusters)), cmp.Compare(a.Reason, b.Reason))
	})
	return groups
}
