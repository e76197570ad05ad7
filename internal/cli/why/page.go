// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package why

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/explain"
)

// fewPolicies is how many policies that miss an object people read about.
const fewPolicies = 5

// page is an explanation for people.
type page struct {
	out    io.Writer
	answer *explanation
	// wide spells out scores and estimates; all shows every cluster.
	wide, all bool
}

func (p *page) printf(format string, a ...any) { fmt.Fprintf(p.out, format, a...) }

func (p *page) print() {
	p.head()
	if p.answer.Trace == nil {
		return
	}
	terms := p.answer.Trace.Terms
	for i := range terms {
		t := &term{page: p, trace: &terms[i], reasons: explain.NewReasons(&terms[i]), last: i == len(terms)-1, single: len(terms) == 1}
		t.print()
	}
	p.result()
}

// head says what is known without deciding anything.
func (p *page) head() {
	e := p.answer
	title := e.title
	switch {
	case len(e.Components) > 0:
		parts := make([]string, 0, len(e.Components))
		for _, name := range slices.Sorted(maps.Keys(e.Components)) {
			parts = append(parts, fmt.Sprintf("%s=%d", name, e.Components[name]))
		}
		title += ", components " + strings.Join(parts, ", ")
	case e.workload:
		title += ", " + explain.Replicas(int64(e.Replicas))
	}
	p.printf("%s\n", title)
	rows := [][]string{{"", ""}}
	add := func(label, text string) {
		if text != "" {
			rows = append(rows, []string{label, text})
		}
	}
	p.standing(add)
	switch {
	case e.Binding == "" && e.Policy != nil:
		add("Binding:", "none yet: the events of the object say why")
	case e.Binding == "":
		add("Binding:", "none: it stays in the control plane")
	default:
		add("Binding:", e.Binding+", in "+explain.Targets(e.Bound, e.workload && len(e.Components) == 0))
	}
	for i := range e.Conditions {
		if c := &e.Conditions[i]; c.Status != metav1.ConditionTrue {
			add(c.Type+":", fmt.Sprintf("%s (%s): %s", c.Status, c.Reason, c.Message))
		}
	}
	for _, m := range e.NotApplied {
		add("Not applied:", m.Cluster+": "+m.Message)
	}
	for _, m := range e.Leaving {
		add("Leaving:", strings.TrimSuffix(m.Cluster+": "+m.Reason+": "+m.Message, ": "))
	}
	for i := range e.RequiredBy {
		r := &e.RequiredBy[i]
		add("Follows:", fmt.Sprintf("%s/%s, which needs it, to %s", r.Namespace, r.Name, explain.Targets(r.Clusters, false)))
	}
	if e.Binding != "" {
		add("Scheduler:", p.scheduler())
	}
	explain.Table(p.out, "", rows)
}

func (p *page) standing(add func(label, text string)) {
	e := p.answer
	if e.Policy != nil {
		text := e.Policy.String()
		if e.Policy.Problem != "" {
			text += ": " + e.Policy.Problem
		}
		add("Policy:", text)
		return
	}
	add("Policy:", "none: "+e.Unclaimed)
	shown := len(e.Nearly)
	if !p.all {
		if likely := slices.IndexFunc(e.Nearly, func(n explain.Nearly) bool { return !n.Likely() }); likely > 0 {
			shown = likely
		}
		shown = min(shown, fewPolicies)
	}
	for _, n := range e.Nearly[:shown] {
		add("Nearly:", n.Policy.String()+": "+n.Difference)
	}
	if left := len(e.Nearly) - shown; left > 0 {
		add("Nearly:", fmt.Sprintf("and %d more (--all shows them)", left))
	}
}

// scheduler says whether the scheduler has anything to do.
func (p *page) scheduler() string {
	e := p.answer
	switch {
	case e.Trace == nil:
		return "it has no placement of its own, so there is nothing to decide"
	case e.Held != "":
		return "leaves it alone: " + e.Held
	case e.Due == "" && e.behind:
		return "has yet to look at the latest change, which asks for no decision"
	case e.Due == "":
		return "has nothing to decide"
	default:
		return "decides anew: " + e.Due
	}
}

// result compares the decision with what is bound.
func (p *page) result() {
	e := p.answer
	counted := e.workload && len(e.Components) == 0
	decided, bound := explain.Targets(e.Decided, counted), explain.Targets(e.Bound, counted)
	p.printf("\n")
	switch {
	case e.Error != "" && len(e.Bound) > 0:
		p.printf("Result: it cannot be placed now, and keeps the clusters chosen earlier: %s.\n", bound)
	case e.Error != "":
		p.printf("Result: it cannot be placed, and is nowhere.\n")
	case explain.Same(e.Decided, e.Bound):
		p.printf("Result: %s, as the binding says.\n", decided)
	case e.Held != "":
		p.printf("Result: %s, if the scheduler did not leave it alone (%s). The binding says %s.\n", decided, e.Held, bound)
	case e.Due == "":
		p.printf("Result: %s, if it were decided anew. The binding says %s, and that stays as long as neither the placement nor\n"+
			"the replicas change, no cluster in it goes, and nobody asks for a rescheduling.\n", decided, bound)
	default:
		p.printf("Result: %s. The binding says %s; the scheduler is about to change that.\n", decided, bound)
	}
	for _, note := range e.asked.Notes(p.all) {
		p.printf("Note: %s.\n", note)
	}
}

// targeted says whether the binding names a cluster.
func targeted(clusters []workv1alpha2.TargetCluster, name string) bool {
	return slices.ContainsFunc(clusters, func(t workv1alpha2.TargetCluster) bool { return t.Name == name })
}
