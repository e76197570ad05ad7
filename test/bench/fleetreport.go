// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"io"
	"slices"
	"strings"
)

// maxPrintedWrites is the number of kinds of writes that are printed for each step.
const maxPrintedWrites = 6

// Print prints the result with its goals as human-readable tables.
func (r FleetResult) Print(out io.Writer) error {
	w := newTable(out)
	w.row("\n%d simulated clusters, %d workloads on %d clusters each and one on all clusters", r.Clusters, r.Workloads, perWorkload)
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

// Needless returns the numbers of writes, to the control plane and to members, that a correct control plane does not need in a step, and
// false if a step has none such: a restart and a time without load write no object, an edit of a policy writes no Work.
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
