// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package words puts decisions of the scheduler into words and tables for people.
//
//	decide.Trace, estimates, targets ──► reasons per cluster, counts per reason, rows
//
// Invariant: every cluster of a trace has a reason, and long lists are cut with the number of what is left out.
package explain

import (
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate"
)

// Many is how many rows of a kind people read; what is more is counted instead.
const Many = 20

// few is how many names stand in a sentence, fewTargets how many targets.
const (
	few        = 5
	fewTargets = 10
)

// Some lists names, and counts those beyond the first few: "m1, m2, and 7 more".
func Some(names []string) string { return some(names, few) }

func some(names []string, most int) string {
	if len(names) <= most {
		return strings.Join(names, ", ")
	}
	return fmt.Sprintf("%s, and %d more", strings.Join(names[:most], ", "), len(names)-most)
}

// Targets says where a workload is: "member1=3, member2=2", or the names alone when it has no replicas.
func Targets(clusters []workv1alpha2.TargetCluster, counted bool) string {
	if len(clusters) == 0 {
		return "no cluster"
	}
	parts := make([]string, 0, len(clusters))
	for i := range clusters {
		if counted {
			parts = append(parts, fmt.Sprintf("%s=%d", clusters[i].Name, clusters[i].Replicas))
		} else {
			parts = append(parts, clusters[i].Name)
		}
	}
	slices.Sort(parts)
	return some(parts, fewTargets)
}

// Same says whether two lists of targets mean the same, in whatever order.
func Same(a, b []workv1alpha2.TargetCluster) bool {
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

// Replicas counts: "1 replica", "3 replicas".
func Replicas(n int64) string { return Count(n, "replica") }

// Count counts things whose plural ends in s.
func Count(n int64, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// Room says how much room there is, and where several say so, or on demand, what each of them says: "12 (general 15, east
// 12)".
func Room(e estimate.Estimate, sources bool) string {
	room := "unknown"
	switch {
	case e.Min != estimate.Unlimited:
		room = fmt.Sprint(e.Min)
	case e.Known():
		room = "unlimited"
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
		return room
	}
	return room + " (" + strings.Join(parts, ", ") + ")"
}

// Remarks are what is odd about the answers on the room in a cluster, with or without the errors of those that gave none;
// empty when nothing is.
func Remarks(e estimate.Estimate, errs bool) string {
	var parts []string
	for _, s := range e.Sources {
		if s.Error != "" && errs {
			parts = append(parts, "estimate "+s.Name+": "+Line(s.Error))
		}
		if s.Remark != "" {
			parts = append(parts, "estimate "+s.Name+": "+s.Remark)
		}
	}
	return strings.Join(parts, "; ")
}

// Line puts a text of several lines, as errors are that stand for several, into one.
func Line(text string) string { return strings.ReplaceAll(strings.TrimSpace(text), "\n", "; ") }

// Table prints rows in columns, the first row being the header, which may be empty. Columns that hold nothing below their
// header are left out.
func Table(out io.Writer, indent string, rows [][]string) {
	var shown []int
	for column := range rows[0] {
		if slices.ContainsFunc(rows[1:], func(row []string) bool { return row[column] != "" }) {
			shown = append(shown, column)
		}
	}
	var text bytes.Buffer
	aligned := tabwriter.NewWriter(&text, 0, 0, 3, ' ', 0)
	if strings.Join(rows[0], "") == "" {
		rows = rows[1:]
	}
	for _, row := range rows {
		cells := make([]string, 0, len(shown))
		for _, column := range shown {
			cells = append(cells, row[column])
		}
		fmt.Fprintln(aligned, indent+strings.Join(cells, "\t"))
	}
	_ = aligned.Flush() // into memory
	for line := range strings.Lines(text.String()) {
		fmt.Fprintln(out, strings.TrimRight(line, " \n"))
	}
}
