// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// FitError means that no cluster passed the filters.
type FitError struct {
	// Total is the number of clusters. Reasons counts them by the reason of the first filter that excluded them.
	Total   int
	Reasons map[string]int
	// UnknownClusters are the clusters that the cluster affinity names but that do not exist.
	UnknownClusters []string
}

// Error returns the message of the contract (docs/contract/scheduling.md#no-cluster-fits), followed by the unknown clusters.
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
	if len(e.UnknownClusters) > 0 {
		message += fmt.Sprintf(" The placement names clusters that do not exist: %s.", strings.Join(e.UnknownClusters, ", "))
	}
	return message
}

// CapacityError means that a selection by spread constraints lacks capacity (docs/contract/scheduling.md#spread-constraints).
type CapacityError struct{ Message string }

func (e *CapacityError) Error() string { return e.Message }

// UnschedulableError means that clusters fit, but that the placement cannot be satisfied, or that they lack capacity for the
// division of all replicas. The message starts with the text of the contract if it defines one
// (docs/contract/scheduling.md#spread-constraints).
type UnschedulableError struct{ Message string }

func (e *UnschedulableError) Error() string { return e.Message }

func insufficientCapacity(format string, a ...any) error {
	return &CapacityError{fmt.Sprintf(format, a...)}
}

func unschedulable(format string, a ...any) error {
	return &UnschedulableError{fmt.Sprintf(format, a...)}
}

var errNoPlacement = errors.New("the binding has no placement")
