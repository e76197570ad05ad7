// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"fmt"
	"io"
	"slices"
	"strings"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/output"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/machinery/plural"
)

// MaxRows is the number of rows that a table shows by default; the remaining rows are counted.
const MaxRows = 20

const (
	maxNames   = 5  // in a sentence
	maxTargets = 10 // in a sentence
)

// Names joins names and counts those beyond the first few: "m1, m2, and 7 more".
func Names(names []string) string { return joinFirst(names, maxNames) }

func joinFirst(names []string, limit int) string {
	if len(names) <= limit {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s, and %d more", strings.Join(names[:limit], ", "), len(names)-limit)
}

// Targets formats the targets of a binding: "member1=3, member2=2", or only the names if withReplicas is false.
func Targets(clusters []workv1alpha2.TargetCluster, withReplicas bool) string {
	if len(clusters) == 0 {
		return "no clusters"
	}
	parts := make([]string, 0, len(clusters))
	for i := range clusters {
		if withReplicas {
			parts = append(parts, fmt.Sprintf("%s=%d", clusters[i].Name, clusters[i].Replicas))
		} else {
			parts = append(parts, clusters[i].Name)
		}
	}
	slices.Sort(parts)
	return joinFirst(parts, maxTargets)
}

// SameTargets reports whether two lists have the same clusters and replicas, in any order.
func SameTargets(a, b []workv1alpha2.TargetCluster) bool {
	if len(a) != len(b) {
		return false
	}
	replicas := make(map[string]int32, len(a))
	for i := range a {
		replicas[a[i].Name] = a[i].Replicas
	}
	for i := range b {
		if n, ok := replicas[b[i].Name]; !ok || n != b[i].Replicas {
			return false
		}
	}
	return true
}

// Replicas formats a number of replicas: "1 replica", "3 replicas".
func Replicas(n int64) string { return Count(n, "replica") }

// Count formats a number and a noun; see plural.Count.
func Count(n int64, noun string) string { return plural.Count(n, noun) }

// Capacity formats the available replicas of a cluster: "12 (general 15, scheduler-estimator 12)". A single estimator is
// named only if sources is set.
func Capacity(e estimate.Estimate, sources bool) string {
	capacity := "unknown"
	switch {
	case e.Min != estimate.Unlimited:
		capacity = fmt.Sprint(e.Min)
	case e.Known():
		capacity = "unlimited"
	}
	parts := make([]string, 0, len(e.Sources))
	for _, s := range e.Sources {
		value := fmt.Sprint(s.Value)
		if s.Error != "" {
			value = "?"
		}
		parts = append(parts, s.Name+" "+value)
	}
	if len(parts) < 2 && !sources || len(parts) == 0 {
		return capacity
	}
	return capacity + " (" + strings.Join(parts, ", ") + ")"
}

// Remarks returns the remarks of all estimators of a cluster, with their errors if withErrors is set.
func Remarks(e estimate.Estimate, withErrors bool) string {
	var parts []string
	for _, s := range e.Sources {
		if s.Error != "" && withErrors {
			parts = append(parts, s.Name+": "+oneLine(s.Error))
		}
		if s.Remark != "" {
			parts = append(parts, s.Name+": "+s.Remark)
		}
	}
	return strings.Join(parts, "; ")
}

// oneLine joins the lines of an error message.
func oneLine(text string) string { return strings.ReplaceAll(strings.TrimSpace(text), "\n", "; ") }

// PrintTable prints rows in aligned columns, as output.Terminal does.
func PrintTable(out io.Writer, indent string, rows [][]string) {
	output.Terminal{Writer: out, Indent: indent}.Table(output.Rows(rows))
}
