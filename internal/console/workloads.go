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
	selected, counts := selectRows(all.bindings, q)
	out.Counts, out.Page, out.Matching = counts, paged(selected, q), len(selected)
	all.explain(out.Page)
	return out, nil
}

// selectRows returns the rows that a query selects, in its order, and the numbers of rows that each filter selects.
func selectRows(rows []*bindingRow, q query) (selected []*bindingRow, counts map[string]int) {
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
	if q.Get("sort") == "name" {
		slices.SortFunc(rows, compareNames)
		return rows, counts
	}
	// Those with the most serious problem first. The others are almost sorted already: the order of their bindings is that of their names.
	var failing, rest []*bindingRow
	for _, r := range rows {
		if r.Problem != nil {
			failing = append(failing, r)
		} else {
			rest = append(rest, r)
		}
	}
	slices.SortFunc(failing, func(a, b *bindingRow) int { return cmp.Or(flow.Compare(*a.Problem, *b.Problem), compareNames(a, b)) })
	slices.SortFunc(rest, compareNames)
	return append(failing, rest...), counts
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
