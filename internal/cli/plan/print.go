// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/scheduler/decide"
)

func (o *options) print(p *plan) error {
	switch o.output {
	case "json":
		encoder := json.NewEncoder(o.session.Out)
		encoder.SetIndent("", "  ")
		encoder.SetEscapeHTML(false)
		return encoder.Encode(p)
	case "yaml":
		text, err := yaml.Marshal(p)
		if err != nil {
			return fmt.Errorf("encode the plan for %s: %w", p.Template, err)
		}
		_, err = o.session.Out.Write(text)
		return err
	}
	(&page{out: o.session.Out, plan: p, all: o.all || o.output == wide}).print()
	return nil
}

// page is a plan for people.
type page struct {
	*plan
	out io.Writer
	all bool // show every cluster
}

func (p *page) printf(format string, a ...any) { fmt.Fprintf(p.out, format, a...) }

func (p *page) print() {
	switch len(p.Changes) {
	case 0:
		p.printf("%s, planned as things are\n\n", p.title)
	default:
		p.printf("%s, planned with\n", p.title)
		for _, c := range p.Changes {
			p.printf("  %s\n", c)
		}
		p.printf("\n")
	}
	if p.Error != "" {
		p.impossible()
	} else {
		p.moves()
	}
	p.printf("\n")
	for _, w := range p.Warnings {
		p.printf("WARNING: %s.\n", w)
	}
	p.acts()
	for _, n := range p.Notes {
		p.printf("Note: %s.\n", n)
	}
}

// impossible says why there is no place, and counts the clusters by reason for every affinity term.
func (p *page) impossible() {
	for i := range p.Trace.Terms {
		term := &p.Trace.Terms[i]
		if term.Affinity != "" {
			p.printf("Affinity %s does not do: %s\n", term.Affinity, term.Error)
		} else {
			p.printf("It cannot be placed: %s\n", term.Error)
		}
		p.counted(term, term.Clusters)
	}
	if len(p.Planned) == 0 {
		p.printf("\nIt would be nowhere.\n")
		return
	}
	p.printf("\nIt would keep the clusters chosen earlier: %s.\n", explain.Targets(p.Planned, p.Sum != nil))
}

// moves shows the clusters; where they are many, those with a change and some of the others.
func (p *page) moves() {
	term := &p.Trace.Terms[len(p.Trace.Terms)-1]
	if len(p.Trace.Terms) > 1 {
		for i := range p.Trace.Terms[:len(p.Trace.Terms)-1] {
			p.printf("Affinity %s does not do: %s\n", p.Trace.Terms[i].Affinity, p.Trace.Terms[i].Error)
		}
		p.printf("Affinity %s:\n", term.Affinity)
	}
	shown, hidden := p.listed(term)
	rows := [][]string{{"CLUSTER", "TODAY", "PLANNED", "CHANGE", "WHY"}}
	for _, m := range shown {
		rows = append(rows, []string{m.Cluster, p.cell(m.Today), p.cell(m.Planned), p.difference(m), m.Reason})
	}
	if p.Sum != nil {
		rows = append(rows, []string{"Sum", fmt.Sprint(p.Sum.Today), fmt.Sprint(p.Sum.Planned), signed(p.Sum.Planned - p.Sum.Today), ""})
	}
	if len(rows) > 1 {
		explain.Table(p.out, "", rows)
	}
	changes := len(slices.DeleteFunc(slices.Clone(hidden), func(m move) bool { return !m.changed() }))
	if changes > 0 {
		p.printf("%s with a change (--all shows each)\n", explain.Count(int64(changes), "more cluster"))
	}
	if same := len(hidden) - changes; same > 0 {
		p.printf("%s without a change (--all shows each)\n", explain.Count(int64(same), "more cluster"))
	}
	if p.every(term) {
		return
	}
	out := slices.DeleteFunc(slices.Clone(term.Clusters), func(v decide.Verdict) bool {
		_, found := slices.BinarySearchFunc(p.Moves, v.Cluster, func(m move, name string) int { return strings.Compare(m.Cluster, name) })
		return found
	})
	if len(out) > 0 {
		p.printf("%s without it, today and then:\n", explain.Count(int64(len(out)), "cluster"))
		p.counted(term, out)
	}
}

// every says whether every cluster is shown.
func (p *page) every(term *decide.TermTrace) bool { return p.all || len(term.Clusters) <= explain.Many }

// listed are the moves to show, sorted by name, and those for which there are too many. Where every cluster is shown, those
// that play no part have a row, too.
func (p *page) listed(term *decide.TermTrace) (shown, hidden []move) {
	if p.every(term) {
		reasons := explain.NewReasons(term)
		shown = slices.Clone(p.Moves)
		for _, v := range term.Clusters {
			if !slices.ContainsFunc(p.Moves, func(m move) bool { return m.Cluster == v.Cluster }) {
				shown = append(shown, move{Cluster: v.Cluster, Reason: p.reason(reasons, v)})
			}
		}
		slices.SortFunc(shown, byCluster)
		return shown, nil
	}
	changed := slices.DeleteFunc(slices.Clone(p.Moves), func(m move) bool { return !m.changed() })
	same := slices.DeleteFunc(slices.Clone(p.Moves), move.changed)
	all := slices.Concat(changed, same)
	n := min(len(all), explain.Many)
	shown, hidden = all[:n], all[n:]
	slices.SortFunc(shown, byCluster)
	return shown, hidden
}

// cell is what a cluster has.
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

// counted counts clusters by reason.
func (p *page) counted(term *decide.TermTrace, verdicts []decide.Verdict) {
	groups := explain.NewReasons(term).ByReason(verdicts)
	if len(groups) == 0 {
		return
	}
	rows := [][]string{{"NUMBER", "WHY", "WHICH"}}
	left := 0
	for i, g := range groups {
		if i >= explain.Many && !p.all {
			left += len(g.Clusters)
			continue
		}
		rows = append(rows, []string{fmt.Sprint(len(g.Clusters)), g.Reason, explain.Some(g.Clusters)})
	}
	if left > 0 {
		rows = append(rows, []string{fmt.Sprint(left), "other reasons", ""})
	}
	explain.Table(p.out, "  ", rows)
}

// acts says whether the scheduler would do that by itself.
func (p *page) acts() {
	differs := slices.ContainsFunc(p.Moves, move.changed)
	switch {
	case p.Error != "":
	case !differs:
		p.printf("Nothing would move.\n")
		return
	}
	verb := "act"
	if p.Error != "" {
		verb = "try"
	}
	switch {
	case p.Held != "":
		p.printf("The scheduler would not %s, whatever happens: %s.\n", verb, p.Held)
	case p.Due != "":
		p.printf("The scheduler would %s by itself: %s.\n", verb, p.Due)
	default:
		p.printf("The scheduler would not %s by itself: replicas stay where they are as long as their number, the placement and the\n"+
			"clusters that have them stay. Changing one of these makes it act. So does a WorkloadRebalancer, which asks for a\n"+
			"division from scratch (--fresh plans with that).\n", verb)
	}
}
