// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package doctor implements the command `doctor`, which finds problems of a control plane.
//
//	control plane  ──► gather ──┐
//	host cluster   ──► gather ──┼──► state ──► examine (pure) ──► findings: what is wrong, and what to do
//	--data-dir     ──► gather ──┘
//
// It reads only, apart from one request with dryRun=All that passes through the webhooks.
package doctor

import (
	"cmp"
	"slices"
)

// Level is the severity of a finding.
type Level string

// Levels, the most severe first.
const (
	Error   Level = "Error"
	Warning Level = "Warning"
	OK      Level = "OK"
)

// Finding is the result of a check. Programs read its JSON: fields are added, never renamed.
type Finding struct {
	Level Level `json:"level"`
	// Check is the name of the check, such as Certificates.
	Check string `json:"check"`
	// Object is the object of the check. It is empty for a check that found no problem.
	Object string `json:"object,omitempty"`
	// Message states what is wrong, and Advice what to do.
	Message string `json:"message"`
	Advice  string `json:"advice,omitempty"`
}

// report collects findings.
type report struct{ findings []Finding }

func (r *report) add(level Level, check, object, message, advice string) {
	r.findings = append(r.findings, Finding{level, check, object, message, advice})
}

// conclude adds the finding that a check found no problem, if it found none.
func (r *report) conclude(check, message string) {
	if !slices.ContainsFunc(r.findings, func(f Finding) bool { return f.Check == check }) {
		r.add(OK, check, "", message, "")
	}
}

// sorted returns the findings, the most severe first, in the order of the checks.
func (r *report) sorted() []Finding {
	rank := map[Level]int{Error: 0, Warning: 1, OK: 2}
	slices.SortStableFunc(r.findings, func(a, b Finding) int { return cmp.Compare(rank[a.Level], rank[b.Level]) })
	return r.findings
}

func count(findings []Finding, level Level) (n int) {
	for _, f := range findings {
		if f.Level == level {
			n++
		}
	}
	return n
}
