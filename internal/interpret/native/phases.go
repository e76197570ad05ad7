// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package native

import (
	"context"
	"slices"
)

// phases orders the values of status.phase: the first that any cluster reports is the phase of the template.
type phases []string

// pending is the phase of an object whose cluster has not reported.
const pending = "Pending"

// aggregate writes the first reported phase. Without clusters the template keeps its phase.
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

// first returns the first phase of p that is reported. An unknown phase counts as pending.
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
