// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// table prints aligned columns.
type table struct{ *tabwriter.Writer }

func newTable(out io.Writer) table { return table{tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)} }

func (t table) row(format string, args ...any) { fmt.Fprintf(t, format+"\n", args...) }

// Print prints the result as a human-readable table.
func (r Result) Print(out io.Writer) error {
	w := newTable(out)
	w.row("\n%d Deployments of %d replicas over %d members\t", r.Deployments, r.Replicas, r.Members)
	w.row("accepted by the API server after\t%.1f s", r.CreatedIn)
	w.row("all in all members after\t%.1f s\t(%.0f/s)", r.InMembers, float64(r.Deployments)/r.InMembers)
	w.row("all ready and reported after\t%.1f s\t(%d of %d)", r.Ready, r.Reported, r.Deployments)
	w.row("all deleted after\t%.1f s", r.DeletedIn)
	w.row("\nFROM THE CREATION OF A TEMPLATE\tp50\tp95\tp99")
	for _, row := range []struct {
		name string
		p    Percentiles
	}{
		{"to its members, under load", r.ToMember},
		{"to its complete status, under load", r.ToReady},
		{"to its members, alone", r.SingleToMember},
		{"to its complete status, alone", r.SingleToReady},
	} {
		w.row("%s\t%.3f s\t%.3f s\t%.3f s", row.name, row.p.P50, row.p.P95, row.p.P99)
	}
	budget := func(of, perMember int) int { return of + perMember*r.Members }
	w.row("\nCONTROL-PLANE WRITES PER DEPLOYMENT\tmeasured\tbudget")
	w.row("until ready and reported\t%.2f\t%d", r.WritesUntilReported, budget(8, 3))
	w.row("for its deletion\t%.2f\t%d", r.WritesForDeletion, budget(2, 2))
	w.row("events\t%.2f\t%d", r.EventWrites, budget(6, 2))
	w.row("\nWRITES\tper Deployment")
	for _, all := range [][]Write{r.Writes, r.DeletionWrites} {
		for _, write := range all {
			w.row("%s %s\t%.2f", write.Verb, write.Resource, float64(write.Count)/float64(r.Deployments))
		}
		w.row("\t")
	}
	if len(r.Costs) > 0 {
		w.row("PROCESS\tCPU during the burst\tresident\tpeak")
	}
	for _, c := range r.Costs {
		w.row("%s\t%.1f s\t%d MB\t%d MB", c.Process, c.CPU, c.Resident>>20, c.Peak>>20)
	}
	return w.Flush()
}

// Print prints the result with its goals as human-readable tables. The goal for the rate applies to scheduling alone: while
// bindings are created, accepting them takes more CPU time than scheduling them.
func (r ScheduleResult) Print(out io.Writer) error {
	w := newTable(out)
	w.row(
		"\nBindings for %d clusters, %d of them simulated; no template exists, so that only the scheduler works,",
		r.Clusters,
		r.Simulated,
	)
	w.row("and the API server while it accepts bindings. Rows with \"before\" measure the scheduler alone.")
	w.row("\nPLACEMENT\tbindings\taccepted after\tall placed after\tall statuses after\tplaced per second\tgoal\tCPU stolen by the host")
	for _, f := range r.Placements {
		accepted, goal := fmt.Sprintf("%.1f s", f.CreatedIn), ""
		if f.CreatedIn == 0 {
			accepted, goal = "before", "≥ 220"
		}
		w.row(
			"%s\t%d\t%s\t%.1f s\t%.1f s\t%.0f\t%s\t%.0f %%",
			f.Placement,
			f.Bindings,
			accepted,
			f.PlacedIn,
			f.StatusIn,
			f.PerSecond,
			goal,
			100*f.Stolen,
		)
	}
	w.row("\nFROM THE CREATION OF A BINDING, OR THE REMOVAL OF THE TAINT, TO ITS CLUSTERS\tp50\tp95\tp99\talone, p50\talone, p99")
	for _, f := range r.Placements {
		alone := "\t"
		if f.Alone.P50 > 0 {
			alone = fmt.Sprintf("%.3f s\t%.3f s", f.Alone.P50, f.Alone.P99)
		}
		w.row("%s\t%.3f s\t%.3f s\t%.3f s\t%s", f.Placement, f.ToPlaced.P50, f.ToPlaced.P95, f.ToPlaced.P99, alone)
	}
	w.row("\nONE HIGH-PRIORITY BINDING AMONG THEM\tplaced after\tp50 of all\twaiting when created\tplaced before it")
	for _, f := range r.Placements {
		w.row("%s\t%.3f s\t%.3f s\t%d\t%d", f.Placement, f.Urgent.ToPlaced, f.ToPlaced.P50, f.Urgent.Waiting, f.Urgent.Before)
	}
	w.row("\nWRITES PER BINDING\tspec\tstatus\tgoal\twith other controllers\tevents")
	for _, f := range r.Placements {
		w.row("%s\t%.2f\t%.2f\t1 + 1\t%.2f\t%.2f", f.Placement, f.SpecWrites, f.StatusWrites, f.Updates, f.EventWrites)
	}
	w.row("\nCPU DURING THE BURST\tper binding\t")
	for _, f := range r.Placements {
		for _, c := range f.Costs {
			if c.CPU > 0 {
				w.row("%s: %s\t%.2f ms\t%.1f s\t%d MB resident", f.Placement, c.Process, c.CPU*1000/float64(max(f.Bindings, 1)), c.CPU, c.Resident>>20)
			}
		}
	}
	return w.Flush()
}

// PrintBenchmarks prints benchmarks with their goals as human-readable tables.
func PrintBenchmarks(out io.Writer, all []Benchmark) error {
	w := newTable(out)
	of := ""
	for _, b := range all {
		if b.Package != of {
			of = b.Package
			w.row("\n%s\ttime\tmemory\tallocations\tgoal", strings.TrimPrefix(of, "karmada.io/karmada/"))
		}
		w.row("%s\t%s\t%.0f B\t%.0f\t%s", strings.ReplaceAll(b.Name, "_", " "), duration(b.Nanoseconds), b.Bytes, b.Allocs, b.goal(all))
	}
	return w.Flush()
}

// duration formats nanoseconds with three significant digits.
func duration(ns float64) string {
	switch {
	case ns < 1e3:
		return fmt.Sprintf("%.3g ns", ns)
	case ns < 1e6:
		return fmt.Sprintf("%.3g µs", ns/1e3)
	case ns < 1e9:
		return fmt.Sprintf("%.3g ms", ns/1e6)
	default:
		return fmt.Sprintf("%.3g s", ns/1e9)
	}
}
