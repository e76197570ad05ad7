// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"fmt"
	"io"
	"slices"
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
	printReports(w, r.Reports)
	budget := func(of, perMember int) int { return of + perMember*r.Members }
	w.row("\nCONTROL-PLANE WRITES PER DEPLOYMENT\tmeasured\tbudget")
	w.row("until ready and reported\t%.2f\t%d", r.WritesUntilReported, budget(8, 3))
	if len(r.RolloutWrites) > 0 {
		w.row("for a change of its image\t%.2f\t%d or more", r.WritesForRollout, budget(3, 2))
	}
	w.row("for its deletion\t%.2f\t%d", r.WritesForDeletion, budget(2, 2))
	w.row("events\t%.2f\t%d", r.EventWrites, 4)
	w.row("events of its deletion\t%.2f\t%d", r.DeletionEventWrites, 2)
	w.row("\nWRITES\tper Deployment")
	for _, all := range [][]Write{r.Writes, r.DeletionWrites} {
		for _, write := range all {
			w.row("%s %s\t%.2f", write.Verb, write.Resource, float64(write.Count)/float64(r.Deployments))
		}
		w.row("\t")
	}
	if len(r.Costs) > 0 {
		w.row("PROCESS\tCPU during the burst\tresident\tpeak\tanonymous 30 s later")
	}
	for _, c := range r.Costs {
		w.row("%s\t%.1f s\t%d MB\t%d MB\t%d MB", c.Process, c.CPU, c.Resident>>20, c.Peak>>20, c.Rest>>20)
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

// maxPrintedWrites is the number of kinds of writes that are printed for each step.
const maxPrintedWrites = 6

// Print prints the result with its goals as human-readable tables.
func (r FleetResult) Print(out io.Writer) error {
	w := newTable(out)
	w.row("\n%d simulated clusters, %d workloads on %d clusters each and one on all clusters", r.Clusters, r.Workloads, r.PerWorkload)
	processes := r.processes()
	var header strings.Builder
	header.WriteString("\nSTEP\ttime\twrites\tin members")
	for _, p := range processes {
		header.WriteString("\tCPU " + p)
	}
	w.row("%s", header.String())
	for _, s := range r.Steps {
		line := func(p string) (cpu float64) {
			for _, c := range s.Costs {
				if c.Process == p {
					cpu = c.CPU
				}
			}
			return cpu
		}
		row := []any{s.Name, s.Seconds, total(s.Writes), total(s.MemberWrites)}
		var format strings.Builder
		format.WriteString("%s\t%.1f s\t%d\t%d")
		for _, p := range processes {
			format.WriteString("\t%.1f s")
			row = append(row, line(p))
		}
		w.row(format.String(), row...)
	}
	w.row("\nONE MORE WORKLOAD TO ITS MEMBERS\tp50\tp95\tp99\tgoal p99")
	w.row("\t%.3f s\t%.3f s\t%.3f s\t≤ 1 s", r.ToMembers.P50, r.ToMembers.P95, r.ToMembers.P99)
	w.row("\nRESTART\tfrom the start to empty queues\tgoal")
	w.row("\t%.1f s\t≤ 60 s, without a write of Karmada", r.Drained)
	w.row("\nWRITES THAT NOTHING REQUIRES\tto the control plane\tto members\tgoal")
	for _, s := range r.Steps {
		if control, members, ok := s.Needless(); ok {
			w.row("%s\t%d\t%d\t0", s.Name, control, members)
		}
	}
	w.row("\nMEMORY\tresident\tpeak\tlive heap\tper workload\tat 100,000 workloads")
	var components, all int64
	for _, m := range r.Memory {
		w.row("%s\t%d MB\t%d MB\t%d MB\t%.1f kB\t%.0f MB",
			m.Process, m.Resident>>20, m.Peak>>20, m.Live>>20, m.PerWorkload/1024, m.Extrapolated/(1<<20))
		if all += m.Resident; m.Component {
			components += m.Resident
		}
	}
	w.row("components\t%d MB\tgoal with 1,000 clusters and 10,000 workloads: ≤ 1,536 MB", components>>20)
	w.row("all\t%d MB\tgoal: ≤ 6,144 MB", all>>20)
	w.row("\nWRITES BY STEP\t")
	for _, s := range r.Steps {
		for i, write := range s.Writes {
			if i < maxPrintedWrites || s.Name == restartStep || s.Name == idleStep {
				w.row("%s\t%s %s\t%d", s.Name, write.Verb, write.Resource, write.Count)
			}
		}
		for _, write := range s.MemberWrites {
			w.row("%s\tin members: %s %s\t%d", s.Name, write.Verb, write.Resource, write.Count)
		}
	}
	return w.Flush()
}

// Needless returns the numbers of writes, to the control plane and to members, that a correct control plane does not need in a
// step. A restart and a time without load write no object, an edit of a policy writes no Work. It returns false for other steps.
func (s FleetStep) Needless() (control, members int, ok bool) {
	var resources []string
	switch s.Name {
	case editStep:
		resources = []string{"works"}
	case restartStep, idleStep:
		resources = []string{
			"works", "works/status", "resourcebindings", "resourcebindings/status", "deployments", "deployments/status", "clusters",
			"clusters/status",
		}
	default:
		return 0, 0, false
	}
	return countWrites(s.Writes, resources...), countWrites(s.MemberWrites, "deployments"), true
}

// countWrites returns the number of writes to resources.
func countWrites(all []Write, resources ...string) (n int) {
	for _, w := range all {
		if slices.Contains(resources, w.Resource) {
			n += w.Count
		}
	}
	return n
}

func total(all []Write) (n int) {
	for _, w := range all {
		n += w.Count
	}
	return n
}

// processes returns the names of the processes, in the order of the first step.
func (r FleetResult) processes() (out []string) {
	if len(r.Steps) > 0 {
		for _, c := range r.Steps[0].Costs {
			out = append(out, c.Process)
		}
	}
	return out
}

// Print prints the result with its goals as a table.
func (r FailoverResult) Print(out io.Writer) error {
	w := newTable(out)
	w.row("\nLOSS OF A CLUSTER\tdetected\tthen all elsewhere\tback, old copies deleted\tCPU")
	for _, f := range r.Runs {
		cpu := 0.0
		for _, c := range f.Costs {
			cpu += c.CPU
		}
		w.row("%d workloads\t%.1f s\t%.1f s\t%.1f s\t%.1f s", f.Workloads, f.Detected, f.Elsewhere, f.Returned, cpu)
	}
	w.row("goal with 1,000 workloads\t\t≤ 30 s")
	w.row("\nONE WORKLOAD TO OTHER CLUSTERS\tundisturbed, p50\tp95\tone hangs, p50\tp95\tone is lost, p50\tp95\tp50 while one hangs")
	for _, f := range r.Runs {
		reached := "missed"
		if f.Isolated() {
			reached = "reached"
		}
		w.row("%d workloads\t%.4f s\t%.4f s\t%.4f s\t%.4f s\t%.4f s\t%.4f s\t%+.1f ms, goal %s", f.Workloads, f.Before.P50, f.Before.P95,
			f.Hanging.P50, f.Hanging.P95, f.During.P50, f.During.P95, 1000*(f.Hanging.P50-f.Before.P50), reached)
	}
	w.row("goal\t\t\twithin %.0f %% of undisturbed or %d ms", 100*hangShare, hangSlack.Milliseconds())
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
