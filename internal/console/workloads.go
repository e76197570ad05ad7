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

// filters select rows of bindings.
var filters = map[string]func(*bindingRow) bool{ //nolint:gochecknoglobals // a constant table
	"problem":      func(b *bindingRow) bool { return b.Problem != nil },
	"notScheduled": func(b *bindingRow) bool { return b.has(flow.NotScheduled) },
	"notApplied":   func(b *bindingRow) bool { return b.has(flow.NotApplied, flow.NotRendered) },
	"noPolicy":     func(b *bindingRow) bool { return b.has(flow.NoPolicy) },
	"unknown":      func(b *bindingRow) bool { return b.has(flow.StatusUnknown, flow.NotReported) },
	"notHealthy":   func(b *bindingRow) bool { return b.has(flow.NotHealthy) },
	"approval":     func(b *bindingRow) bool { return b.rollout != nil && b.rollout.approval >= 0 },
	"held":         func(b *bindingRow) bool { return b.Held },
	"drifted":      func(b *bindingRow) bool { return b.Drifted },
	"suspended":    func(b *bindingRow) bool { return b.Suspended },
	"moving":       func(b *bindingRow) bool { return b.Moving },
}

func (r *bindingRow) has(kinds ...flow.ProblemKind) bool {
	return r.Problem != nil && slices.Contains(kinds, r.Problem.Kind)
}

// workloadsView is a page of the list of propagated objects.
type workloadsView struct {
	reading
	// Counts are the numbers of rows that each filter selects among those of the search; "" is without a filter.
	Counts map[string]int `json:"counts"`
	Page   []*bindingRow  `json:"page"`
	// Matching is the number of rows on all pages.
	Matching int `json:"matching"`
}

func viewWorkloads(ctx context.Context, s *session, q query) (any, error) {
	all, err := s.rows(ctx, q.namespace(s))
	if err != nil {
		return nil, err
	}
	out := workloadsView{reading: all.reading}
	out.Page, out.Matching, out.Counts = selectRows(all.bindings, q)
	all.explain(out.Page)
	return out, nil
}

// selectRows returns the page of the rows that a query selects, in its order, their number on all pages, and the numbers of rows that each
// filter selects.
func selectRows(rows []*bindingRow, q query) (page []*bindingRow, matching int, counts map[string]int) {
	words := strings.Fields(strings.ToLower(q.Get("search")))
	rows = slices.DeleteFunc(rows, func(b *bindingRow) bool {
		return len(words) > 0 && !containsAll(words, b.Kind, b.Namespace, b.Name, b.Policy, b.message())
	})
	counts = map[string]int{"": len(rows)}
	for name, selects := range filters {
		for i := range rows {
			if selects(rows[i]) {
				counts[name]++
			}
		}
	}
	if selects, ok := filters[q.Get("filter")]; ok {
		rows = slices.DeleteFunc(rows, func(b *bindingRow) bool { return !selects(b) })
	}
	order := compareUrgency
	if q.Get("sort") == "name" {
		order = compareNames
	}
	offset, limit := q.page()
	return paged(first(rows, offset+limit, order), q), len(rows), counts
}

// first returns the first n rows in an order, without sorting the others. n must be positive.
func first[T any](rows []T, n int, order func(a, b T) int) []T {
	if n > maxInserted {
		slices.SortFunc(rows, order)
		return rows[:min(n, len(rows))]
	}
	out := make([]T, 0, n+1)
	for _, r := range rows {
		if len(out) == n && order(out[n-1], r) <= 0 {
			continue
		}
		at, _ := slices.BinarySearchFunc(out, r, order)
		out = slices.Insert(out, at, r)
		out = out[:min(len(out), n)]
	}
	return out
}

// maxInserted is the number of rows up to which insertions are faster than sorting all.
const maxInserted = 1000

// compareUrgency orders rows: those with the most serious problem first.
func compareUrgency(a, b *bindingRow) int {
	switch {
	case a.Problem == nil && b.Problem == nil:
		return compareNames(a, b)
	case a.Problem == nil:
		return 1
	case b.Problem == nil:
		return -1
	}
	if order := flow.Compare(*a.Problem, *b.Problem); order != 0 {
		return order
	}
	return compareNames(a, b)
}

func (r *bindingRow) message() string {
	if r.Problem == nil {
		return ""
	}
	return string(r.Problem.Kind) + " " + r.Problem.Message
}

func compareNames(a, b *bindingRow) int {
	return cmp.Or(strings.Compare(a.Namespace, b.Namespace), strings.Compare(a.Name, b.Name), strings.Compare(a.Kind, b.Kind))
}
