// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"slices"
)

// phases orders what status.phase can be from the one that decides for all clusters to the one that must be everywhere.
type phases []string

// pending is the phase of an object that nobody has looked at yet, and so of one whose cluster has not reported.
const pending = "Pending"

// aggregate takes the phase that comes first in the order; without any report the template keeps its own.
func (p phases) aggregate(_ context.Context, template *Object, items []Item) (*Object, error) {
	reported := make([]string, 0, len(items))
	for _, item := range items {
		status, _, err := report[struct {
			Phase string `json:"phase"`
		}](item)
		if err != nil {
			return nil, err
		}
		reported = append(reported, status.Phase)
	}
	phase, ok := p.first(reported)
	if !ok {
		return template, nil
	}
	return change(template, phase, "status", "phase")
}

// first is the reported phase that comes first in the order. One that is not in the order counts as pending, for nothing
// is known of what it means.
func (p phases) first(reported []string) (phase string, ok bool) {
	best := len(p)
	for _, r := range reported {
		i := slices.Index(p, r)
		if i < 0 {
			i = slices.Index(p, pending)
		}
		best = min(best, i)
	}
	if best == len(p) {
		return "", false
	}
	return p[best], true
}
