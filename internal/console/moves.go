// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
)

// evictionRow is an object that leaves a cluster.
type evictionRow struct {
	template
	Cluster  string       `json:"cluster"`
	Reason   string       `json:"reason"`
	Message  string       `json:"message,omitempty"`
	Producer string       `json:"producer"`
	Replicas *int32       `json:"replicas,omitempty"`
	Since    *metav1.Time `json:"since,omitempty"`
	// Kept reports whether the copy in the cluster stays until a user decides.
	Kept bool `json:"kept,omitempty"`
}

// moveRow is a move of an object between clusters.
type moveRow struct {
	template
	Time    metav1.Time `json:"time"`
	Reason  string      `json:"reason"`
	By      string      `json:"by,omitempty"`
	Changes []string    `json:"changes"`
}

// movesView holds the objects that leave clusters, the oldest first, and the last moves, the latest first.
type movesView struct {
	reading
	Evictions []evictionRow `json:"evictions"`
	// Leaving is the number of evictions on all pages.
	Leaving int       `json:"leaving"`
	Page    []moveRow `json:"page"`
	// Matching is the number of moves on all pages.
	Matching int `json:"matching"`
}

func viewMoves(ctx context.Context, s *session, q query) (any, error) {
	all, err := s.rows(ctx, q.namespace(s))
	if err != nil {
		return nil, err
	}
	out := movesView{reading: all.reading, Evictions: []evictionRow{}}
	words := strings.Fields(strings.ToLower(q.Get("search")))
	var moves []moveRow
	for i := range all.bindings {
		b := all.bindings[i]
		for _, e := range b.evictions {
			if containsAll(words, b.Kind, b.Namespace, b.Name, e.Cluster, e.Reason) {
				e.template = b.template
				out.Evictions = append(out.Evictions, e)
			}
		}
		for _, m := range b.moves {
			if containsAll(words, b.Kind, b.Namespace, b.Name, m.Reason, strings.Join(m.Changes, " ")) {
				moves = append(moves, moveRow{b.template, m.Time, m.Reason, m.By, append([]string{}, m.Changes...)})
			}
		}
	}
	slices.SortFunc(out.Evictions, func(a, b evictionRow) int {
		return cmp.Or(timeOf(a.Since).Compare(timeOf(b.Since)), strings.Compare(a.Namespace, b.Namespace), strings.Compare(a.Name, b.Name))
	})
	slices.SortFunc(moves, func(a, b moveRow) int {
		return cmp.Or(b.Time.Compare(a.Time.Time), strings.Compare(a.Namespace, b.Namespace), strings.Compare(a.Name, b.Name))
	})
	out.Leaving = len(out.Evictions)
	out.Evictions = out.Evictions[:min(len(out.Evictions), maxPage)]
	out.Page, out.Matching = paged(moves, q), len(moves)
	return out, nil
}

// timeOf returns a time, or the zero time for nil.
func timeOf(t *metav1.Time) time.Time {
	if t == nil {
		return time.Time{}
	}
	return t.Time
}
