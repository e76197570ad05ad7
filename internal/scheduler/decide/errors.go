// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// FitError says that no cluster passed the filters. Only a change of clusters or of the placement can help.
type FitError struct {
	// Total counts the clusters there are; Reasons counts them by why they were left out.
	Total   int
	Reasons map[string]int
	// Unknown are the clusters that the placement names and that do not exist.
	Unknown []string
}

// Error has the form that the contract gives (semantics §13.3), and says more only of names that mean no cluster.
func (e *FitError) Error() string {
	if e.Total == 0 {
		return "0/0 clusters are available: no cluster exists."
	}
	parts := make([]string, 0, len(e.Reasons))
	for reason, n := range e.Reasons {
		parts = append(parts, fmt.Sprintf("%d %s", n, reason))
	}
	slices.Sort(parts)
	message := fmt.Sprintf("0/%d clusters are available: %s.", e.Total, strings.Join(parts, ", "))
	if len(e.Unknown) > 0 {
		message += fmt.Sprintf(" The placement names clusters that do not exist: %s.", strings.Join(e.Unknown, ", "))
	}
	return message
}

// UnschedulableError says that clusters fit and the workload still cannot be placed as the policy wants it. The message
// begins with the contract's text where there is one (semantics §13.6, §13.7).
type UnschedulableError struct{ Message string }

func (e *UnschedulableError) Error() string { return e.Message }

func unschedulable(format string, a ...any) error {
	return &UnschedulableError{fmt.Sprintf(format, a...)}
}

var errNoPlacement = errors.New("the binding has no placement")
