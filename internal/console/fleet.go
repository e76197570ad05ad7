// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"karmada.io/karmada/internal/cli/flow"
)

// maxWorst is the number of problems on the fleet page.
const maxWorst = 10

// region sums up the clusters of a region.
type region struct {
	Name     string `json:"name"`
	Clusters int    `json:"clusters"`
	Ready    int    `json:"ready"`
	CPU      usage  `json:"cpu"`
	Memory   usage  `json:"memory"`
}

// fleetView is the fleet page.
type fleetView struct {
	reading
	Clusters int `json:"clusters"`
	Ready    int `json:"ready"`
	Cordoned int `json:"cordoned"`
	Objects  int `json:"objects"`
	Healthy  int `json:"healthy"`
	// Problems are numbers of problems by kind, the most serious first.
	Problems []problemCount `json:"problems"`
	Worst    []worstProblem `json:"worst"`
	Regions  []region       `json:"regions"`
	// Page holds the clusters of one page, those with problems first. Matching is the number of clusters on all pages.
	Page     []*clusterRow `json:"page"`
	Matching int           `json:"matching"`
}

// worstProblem is a problem with the object that has it; Template is nil for clusters.
type worstProblem struct {
	flow.Problem
	Template *template `json:"template,omitempty"`
	// Unknown is the number of objects whose state is not known because the cluster is not ready.
	Unknown int `json:"unknown,omitempty"`
}

// problemCount is the number of objects with a problem, and its name after a number.
type problemCount struct {
	Kind  flow.ProblemKind `json:"kind"`
	Name  string           `json:"name"`
	Count int              `json:"count"`
}

func viewFleet(ctx context.Context, s *session, q query) (any, error) {
	all, err := s.rows(ctx, q.namespace(s))
	if err != nil {
		return nil, err
	}
	clusters, bindings := all.clusters, all.bindings
	out := fleetView{
		Clusters: len(clusters), Objects: len(bindings), reading: all.reading,
		Worst: []worstProblem{}, Regions: []region{}, Problems: []problemCount{},
	}
	counts := map[flow.ProblemKind]int{}
	var failing, unclaimed []*bindingRow
	unknown := map[string]int{} // by cluster that is not ready
	add := func(p *flow.Problem, b *bindingRow) {
		counts[p.Kind]++
		if _, ok := unknown[p.Cluster]; ok && p.Kind == flow.StatusUnknown {
			unknown[p.Cluster]++ // the problem of the cluster has their number
			return
		}
		if p.Kind == flow.NoPolicy && len(unclaimed) == 0 {
			unclaimed = append(unclaimed, b)
		}
		failing = append(failing, b)
	}
	for i := range clusters {
		out.addCluster(clusters[i])
		if p := clusters[i].Problem; p != nil {
			unknown[clusters[i].Name] = 0
			add(p, &bindingRow{Problem: p})
		}
	}
	for i := range bindings {
		if p := bindings[i].Problem; p != nil {
			add(p, bindings[i])
		} else {
			out.Healthy++
		}
	}
	worst := first(failing, maxWorst, compareUrgency)
	if len(unclaimed) > 0 && !slices.ContainsFunc(worst, func(b *bindingRow) bool { return b.has(flow.NoPolicy) }) {
		worst = append(worst, unclaimed...) // their kind is the last one in order, but they run nowhere
	}
	all.explain(worst)
	for _, b := range worst {
		w := worstProblem{Problem: *b.Problem}
		if b.Name != "" {
			w.Template = &b.template
		} else {
			w.Cluster = strings.TrimPrefix(b.Problem.Object, "cluster/")
			w.Unknown = unknown[w.Cluster]
		}
		out.Worst = append(out.Worst, w)
	}
	for _, k := range flow.ProblemKinds {
		if n := counts[k.Kind]; n > 0 {
			out.Problems = append(out.Problems, problemCount{k.Kind, k.After(n), n})
		}
	}
	slices.SortFunc(out.Regions, func(a, b region) int { return cmp.Compare(a.Name, b.Name) })
	out.Page, out.Matching = clusterPage(clusters, q)
	return out, nil
}

func (v *fleetView) addCluster(c *clusterRow) {
	if c.Cordoned {
		v.Cordoned++
	}
	at := slices.IndexFunc(v.Regions, func(r region) bool { return r.Name == c.Region })
	if at < 0 {
		v.Regions, at = append(v.Regions, region{Name: c.Region}), len(v.Regions)
	}
	r := &v.Regions[at]
	r.Clusters++
	if c.Ready {
		v.Ready++
		r.Ready++
	}
	r.CPU.add(c.CPU)
	r.Memory.add(c.Memory)
}

func (u *usage) add(other *usage) {
	if other != nil {
		u.Allocated += other.Allocated
		u.Allocatable += other.Allocatable
	}
}

// clusterPage returns the clusters of a page that match a search, and the number of matching clusters.
func clusterPage(clusters []*clusterRow, q query) (page []*clusterRow, matching int) {
	words := strings.Fields(strings.ToLower(q.Get("search")))
	found := slices.DeleteFunc(clusters, func(c *clusterRow) bool {
		return q.Has("region") && q.Get("region") != c.Region ||
			!containsAll(words, c.Name, c.Region, c.Zone, c.Provider, c.Version, c.Mode, strings.Join(c.Taints, " "))
	})
	urgent := func(c *clusterRow) int {
		switch {
		case c.Problem != nil:
			return 0
		case c.Pending:
			return 1
		case c.Cordoned:
			return 2
		default:
			return 3
		}
	}
	offset, limit := q.page()
	return paged(first(found, offset+limit, func(a, b *clusterRow) int {
		return cmp.Or(cmp.Compare(urgent(a), urgent(b)), strings.Compare(a.Region, b.Region), strings.Compare(a.Name, b.Name))
	}), q), len(found)
}

// containsAll reports whether each word is part of one of the texts, in lower case.
func containsAll(words []string, texts ...string) bool {
	for _, w := range words {
		if !slices.ContainsFunc(texts, func(t string) bool { return strings.Contains(strings.ToLower(t), w) }) {
			return false
		}
	}
	return true
}

// paged returns the rows of the page that q selects. It is encoded as [], not null, if there are none.
func paged[T any](rows []T, q query) []T {
	offset, limit := q.page()
	offset = min(offset, len(rows))
	return append([]T{}, rows[offset:min(offset+limit, len(rows))]...)
}

// namespace returns the namespace of a view: that of the query, or else that of the session if the user may not list all.
func (q query) namespace(s *session) string {
	if q.Has("namespace") {
		return q.Get("namespace")
	}
	return s.scope
}
