// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/scheduler/decide"
)

// page prints a plan in human-readable form.
type page struct {
	*plan
	out io.Writer
	all bool // list every cluster
}

func (p *page) printf(format string, a ...any) { fmt.Fprintf(p.out, format, a...) }

func (p *page) print() {
	if len(p.Changes) == 0 {
		p.printf("%s, planned without changes\n\n", p.FullTitle)
	} else {
		p.printf("%s, planned with\n  %s\n\n", p.FullTitle, strings.Join(p.Changes, "\n  "))
	}
	if p.Unknown != "" {
		p.printf("The planned clusters are not known: %s.\nThe object has now: %s.\n", p.Unknown, explain.Targets(p.Today, p.HasReplicas))
	} else if p.Error != "" {
		p.printUnschedulable()
	} else {
		p.printMoves()
	}
	p.printf("\n")
	if text := explain.PrintManifests(p.Manifests, p.all); text != "" {
		p.printf("%s\n", text)
	}
	if p.ApplyStrategy != "" {
		p.printf("Apply strategy: %s.\n", explain.DescribeStrategy(p.ApplyStrategy))
	}
	for _, w := range p.Warnings {
		p.printf("WARNING: %s.\n", w)
	}
	if p.Unknown == "" {
		p.printEffect()
	}
	for _, n := range p.Notes {
		p.printf("Note: %s.\n", n)
	}
}

// printUnschedulable prints the error of every affinity term and counts the clusters by reason.
func (p *page) printUnschedulable() {
	for i := range p.Trace.Terms {
		term := &p.Trace.Terms[i]
		if term.Affinity != "" {
			p.printTermError(term)
		} else {
			p.printf("Unschedulable: %s\n", term.Error)
		}
		p.printCounts(term, term.Clusters)
	}
	if len(p.Planned) == 0 {
		p.printf("\nThe object would not run in any cluster.\n")
		return
	}
	p.printf("\nThe binding would keep its clusters: %s.\n", explain.Targets(p.Planned, p.Sum != nil))
}

func (p *page) printTermError(term *decide.TermTrace) {
	p.printf("Affinity term %s cannot be satisfied: %s\n", term.Affinity, term.Error)
}

// printMoves prints a row per cluster. If there are many, it prints those with changes first and counts the others.
func (p *page) printMoves() {
	term := &p.Trace.Terms[len(p.Trace.Terms)-1]
	if len(p.Trace.Terms) > 1 {
		for i := range p.Trace.Terms[:len(p.Trace.Terms)-1] {
			p.printTermError(&p.Trace.Terms[i])
		}
		p.printf("Affinity term %s:\n", term.Affinity)
	}
	shown, hidden := p.splitMoves(term)
	rows := [][]string{{"CLUSTER", "CURRENT", "PLANNED", "CHANGE", "REASON"}}
	for _, m := range shown {
		rows = append(rows, []string{m.Cluster, p.cell(m.Today), p.cell(m.Planned), p.difference(m), m.Reason})
	}
	if p.Sum != nil {
		rows = append(rows, []string{"Total", fmt.Sprint(p.Sum.Today), fmt.Sprint(p.Sum.Planned), signed(p.Sum.Planned - p.Sum.Today), ""})
	}
	if len(rows) > 1 {
		explain.PrintTable(p.out, "", rows)
	}
	changes := len(slices.DeleteFunc(slices.Clone(hidden), func(m move) bool { return !m.changed() }))
	if changes > 0 {
		p.printf("%s with changes (use --all to list them)\n", explain.Count(int64(changes), "more cluster"))
	}
	if unchanged := len(hidden) - changes; unchanged > 0 {
		p.printf("%s without changes (use --all to list them)\n", explain.Count(int64(unchanged), "more cluster"))
	}
	if p.showsAll(term) {
		return
	}
	rest := slices.DeleteFunc(slices.Clone(term.Clusters), func(v decide.Verdict) bool {
		_, found := slices.BinarySearchFunc(p.Moves, v.Cluster, func(m move, name string) int { return strings.Compare(m.Cluster, name) })
		return found
	})
	if len(rest) > 0 {
		p.printf("%s without the object, currently and planned:\n", explain.Count(int64(len(rest)), "cluster"))
		p.printCounts(term, rest)
	}
}

// showsAll reports whether every cluster has a row.
func (p *page) showsAll(term *decide.TermTrace) bool {
	return p.all || len(term.Clusters) <= explain.MaxRows
}

// splitMoves returns the moves to print, sorted by name, and those that exceed the limit. If every cluster has a row, it
// includes clusters without the object.
func (p *page) splitMoves(term *decide.TermTrace) (shown, hidden []move) {
	if p.showsAll(term) {
		reasons := explain.NewReasons(term)
		shown = slices.Clone(p.Moves)
		for _, v := range term.Clusters {
			if !slices.ContainsFunc(p.Moves, func(m move) bool { return m.Cluster == v.Cluster }) {
				shown = append(shown, move{Cluster: v.Cluster, Reason: p.Reason(reasons, v, false)})
			}
		}
		slices.SortFunc(shown, byCluster)
		return shown, nil
	}
	changed := slices.DeleteFunc(slices.Clone(p.Moves), func(m move) bool { return !m.changed() })
	unchanged := slices.DeleteFunc(slices.Clone(p.Moves), move.changed)
	all := slices.Concat(changed, unchanged)
	n := min(len(all), explain.MaxRows)
	shown, hidden = all[:n], all[n:]
	slices.SortFunc(shown, byCluster)
	return shown, hidden
}

// cell formats the state of the object in a cluster.
func (p *page) cell(replicas *int32) string {
	switch {
	case replicas == nil:
		return "-"
	case p.Sum == nil:
		return "yes"
	default:
		return fmt.Sprint(*replicas)
	}
}

func (p *page) difference(m move) string {
	switch {
	case !m.changed():
		return ""
	case m.Today == nil && (p.Sum == nil || *m.Planned == 0):
		return "added"
	case m.Planned == nil && (p.Sum == nil || *m.Today == 0):
		return "removed"
	case m.Today == nil:
		return signed(int64(*m.Planned))
	case m.Planned == nil:
		return signed(-int64(*m.Today)) + ", removed"
	default:
		return signed(int64(*m.Planned) - int64(*m.Today))
	}
}

func signed(n int64) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("%+d", n)
}

// printCounts counts clusters by reason.
func (p *page) printCounts(term *decide.TermTrace, verdicts []decide.Verdict) {
	if groups := explain.NewReasons(term).ByReason(verdicts); len(groups) > 0 {
		explain.PrintCounts(p.out, groups, false, p.all)
	}
}

// steady reports whether a planned policy has no effect because replicas are not moved.
func (p *page) steady() bool {
	last := p.Trace.Terms[len(p.Trace.Terms)-1]
	return p.Policy != nil && slices.ContainsFunc(last.Steps, func(s decide.DivisionStep) bool { return s.Mode == "steady" })
}

// unmoved returns what changes if the clusters and replicas do not.
func (p *page) unmoved() string {
	var shown, hidden []string
	failed := slices.ContainsFunc(p.Manifests, func(m explain.Manifest) bool { return m.Error != "" })
	for _, cluster := range p.changed {
		if slices.ContainsFunc(p.Manifests, func(m explain.Manifest) bool { return m.Cluster == cluster }) {
			shown = append(shown, cluster)
		} else {
			hidden = append(hidden, cluster)
		}
	}
	const steady = "The clusters and replicas stay as they are"
	switch {
	case len(hidden) > 0 && len(shown) == 0:
		return steady + "; the manifests in " + explain.Names(hidden) + " no longer have overrides."
	case len(hidden) > 0:
		return steady + "; the manifests in " + explain.Names(shown) + " change as shown, and those in " + explain.Names(hidden) +
			" no longer have overrides."
	case len(shown) > 0 && (failed || len(shown) < len(p.Manifests)):
		return steady + "; the manifests in " + explain.Names(shown) + " change as shown."
	case len(shown) > 0:
		return steady + "; the manifests change as shown."
	case failed:
		return steady + "."
	default:
		return "No changes."
	}
}

// printEffect prints whether the scheduler would make the changes.
func (p *page) printEffect() {
	verb := "make these changes"
	switch {
	case p.Error != "":
		verb = "try to schedule the binding"
	case !slices.ContainsFunc(p.Moves, move.changed):
		p.printf("%s\n", p.unmoved())
		if p.steady() {
			p.printf("The scheduler moves no replicas as long as their number stays the same; --fresh plans to divide them again.\n")
		}
		return
	}
	switch {
	case p.Held != "":
		p.printf("The scheduler would not %s: %s.\n", verb, p.Held)
	case p.Due != "":
		p.printf("The scheduler would %s: %s.\n", verb, p.Due)
	default:
		p.printf("The scheduler would not %s: it moves no replicas unless their number, the placement or the\n"+
			"current clusters change. A WorkloadRebalancer requests a reschedule (use --fresh to plan that).\n", verb)
	}
}
