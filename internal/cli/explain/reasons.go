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

// Reasons say of each cluster what became of it under one affinity term, and why.
type Reasons struct {
	term *decide.TermTrace
	// shares are each cluster's part in the last division that it took part in.
	shares map[string]share
}

type share struct {
	mode string
	decide.ShareTrace
}

// NewReasons reads the trace of a term, which must not change any more.
func NewReasons(term *decide.TermTrace) Reasons {
	r := Reasons{term: term, shares: map[string]share{}}
	for _, step := range term.Steps {
		for _, s := range step.Shares {
			if _, earlier := r.shares[s.Cluster]; step.Mode == "spread" && s.Got == 0 && earlier {
				continue // it took no part in the exchange
			}
			r.shares[s.Cluster] = share{step.Mode, s}
		}
	}
	return r
}

// Of is the reason for one cluster, in a few words.
func (r Reasons) Of(v decide.Verdict) string {
	why := r.of(v)
	if v.Chosen && v.Despite != "" {
		despite := "stays despite " + v.Despite
		if r.term.Division == "" {
			why = despite
		} else {
			why += "; " + despite
		}
	}
	if v.Tier != "" {
		why += ", overflow affinity " + v.Tier
	}
	return why
}

func (r Reasons) of(v decide.Verdict) string {
	s, divided := r.shares[v.Cluster]
	switch {
	case v.Filter != "":
		return v.Filter + ": " + v.Reason
	case v.Reason != "":
		return v.Reason
	case v.NotSelected != "":
		return v.NotSelected
	case r.term.Error != "":
		return "passed every filter"
	case v.Chosen:
		return r.chosen(s, divided)
	case s.mode == "steady":
		return "nothing moves, and it has none"
	case s.mode == "spread":
		return "its replicas go where a group has none"
	case divided && s.Weight == 0:
		return "weight 0: it takes no part"
	case divided:
		return fmt.Sprintf("weight %d: its share is 0", s.Weight)
	case r.term.Division == placement.Aggregated:
		return "not needed: fewer clusters have room for all"
	default:
		return "it gets no replicas"
	}
}

func (r Reasons) chosen(s share, divided bool) string {
	switch {
	case r.term.Division == "":
		return "passed every filter"
	case r.term.Division == placement.Duplicated:
		return "gets all replicas"
	case !divided:
		return "keeps what it has"
	}
	switch s.mode {
	case "fresh":
		return fmt.Sprintf("weight %d", s.Weight)
	case "scale up":
		if s.Got == 0 {
			return "keeps what it has"
		}
		return fmt.Sprintf("%d more by weight %d", s.Got, s.Weight)
	case "scale down":
		return fmt.Sprintf("keeps %d of %d", s.Got, s.Weight)
	case "spread":
		if s.Got < 0 {
			return fmt.Sprintf("gives %d to groups that have none", -s.Got)
		}
		return "so that enough groups have replicas"
	default:
		return "keeps what it has"
	}
}

// Group is clusters of which the same became for the same reason.
type Group struct {
	Chosen   bool
	Reason   string
	Clusters []string
}

// ByReason groups clusters by their reasons, the largest group first.
func (r Reasons) ByReason(verdicts []decide.Verdict) []Group {
	type fate struct {
		chosen bool
		reason string
	}
	byFate := map[fate]int{}
	var groups []Group
	for _, v := range verdicts {
		f := fate{v.Chosen, r.Of(v)}
		i, ok := byFate[f]
		if !ok {
			i = len(groups)
			byFate[f] = i
			groups = append(groups, Group{Chosen: f.chosen, Reason: f.reason})
		}
		groups[i].Clusters = append(groups[i].Clusters, v.Cluster)
	}
	slices.SortFunc(groups, func(a, b Group) int {
		return cmp.Or(cmp.Compare(len(b.Clusters), len(a.Clusters)), cmp.Compare(a.Reason, b.Reason))
	})
	return groups
}
