// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/util/sets"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/scheduler"
)

// maxNearMatches is the number of near matches that the page shows by default.
const maxNearMatches = 5

// maxOverrides is the number of groups of clusters with equal overrides that the page shows by default.
const maxOverrides = 5

// maxRollout is the number of clusters of a rollout that the page shows by default.
const maxRollout = 5

// PrintOptions configures the human-readable form of an Explanation.
type PrintOptions struct {
	// Wide prints scores and estimates by source. All lists every cluster.
	Wide, All bool
}

// Print prints the explanation in human-readable form.
func (e *Explanation) Print(out io.Writer, o PrintOptions) {
	(&page{Explanation: e, out: out, wide: o.Wide, all: o.All || o.Wide}).print()
}

// page prints an explanation.
type page struct {
	*Explanation
	out       io.Writer
	wide, all bool
}

func (p *page) printf(format string, a ...any) { fmt.Fprintf(p.out, format, a...) }

func (p *page) print() {
	p.printSummary()
	if p.Trace == nil {
		switch {
		case p.Effect != "" && len(p.Bound) == 0:
			p.printf("\nResult: the binding has no clusters. It is scheduled when a policy claims the object.\n")
		case p.Effect != "":
			p.printf("\nResult: the binding keeps %s. It is scheduled when a policy claims the object.\n", Targets(p.Bound, p.HasReplicas))
		}
		p.printNotes(append(slices.Clone(p.overrideNotes), p.undecided))
		return
	}
	terms := p.Trace.Terms
	for i := range terms {
		t := &termPage{page: p, trace: &terms[i], reasons: NewReasons(&terms[i]), last: i == len(terms)-1, single: len(terms) == 1}
		t.print()
	}
	for _, t := range p.OtherTerms {
		p.printOtherTerm(&t)
	}
	p.printResult()
}

// printOtherTerm prints an affinity term that the decision did not try.
func (p *page) printOtherTerm(t *OtherTerm) {
	reason, result := "the decision starts with the term of the last one, "+p.Trace.Terms[0].Affinity, "It could be satisfied: "
	if t.Later {
		reason = "an earlier term is satisfied"
	}
	if t.Error != "" {
		result = "It cannot be satisfied: " + strings.TrimSuffix(t.Error, ".")
	} else {
		result += Targets(t.Decided, p.HasReplicas)
	}
	p.printf("\nAffinity term %s is not tried: %s. %s.\n", t.Affinity, reason, result)
	if p.all {
		(&termPage{page: p, trace: &t.TermTrace, reasons: NewReasons(&t.TermTrace)}).printClusters()
	}
}

// printSummary prints the object, its policy and its binding.
func (p *page) printSummary() {
	title := p.FullTitle
	switch {
	case len(p.Components) > 0:
		parts := make([]string, 0, len(p.Components))
		for _, name := range slices.Sorted(maps.Keys(p.Components)) {
			parts = append(parts, fmt.Sprintf("%s=%d", name, p.Components[name]))
		}
		title += ", components " + strings.Join(parts, ", ")
	case p.replicasKept: // see the effect
	case p.workload:
		title += ", " + Replicas(int64(p.Replicas))
	}
	p.printf("%s\n", title)
	rows := [][]string{{"", ""}}
	add := func(label, text string) {
		if text != "" {
			rows = append(rows, []string{label, text})
		}
	}
	p.addClaim(add)
	switch {
	case p.Binding == "" && p.Policy != nil:
		add("Binding:", "none yet ("+cmp.Or(p.unmet, "see the events of the object")+")")
	case p.Binding == "" && len(p.Synced) > 0:
		add("Binding:", "none (the namespace has a Work for each of these clusters)")
	case p.Binding == "":
		add("Binding:", "none (the object is not propagated)")
	default:
		add("Binding:", p.Binding+" ("+Targets(p.Bound, p.HasReplicas)+")")
	}
	add("Effect:", p.Effect)
	for i := range p.Conditions {
		switch c := &p.Conditions[i]; {
		case c.Type == workv1alpha2.FullyApplied && p.onlySuspended:
			add(c.Type+":", fmt.Sprintf("%s: %s", c.Status, flow.Suspended))
		case c.Type == workv1alpha2.FullyApplied && p.nowhere: // there is nothing to apply
		case c.Type == workv1alpha2.Scheduled && p.Effect != "": // of the former policy
		case flow.ReportsProblem(c):
			add(c.Type+":", fmt.Sprintf("%s (%s): %s", c.Status, c.Reason, c.Message))
		}
	}
	for _, m := range p.NotApplied {
		add("Not applied:", m.Cluster+": "+m.Message)
	}
	for _, m := range p.NotReady {
		add("Not ready:", m.Cluster+": "+oneLine(m.Message))
	}
	for _, m := range p.Leaving {
		add("Evicting:", strings.TrimSuffix(m.Cluster+": "+m.Reason+": "+m.Message, ": "))
	}
	if len(p.Kept) > 0 {
		add("Kept:", p.kept()+", no longer a target")
	}
	for _, m := range p.Moves {
		add("Moved:", m.String())
	}
	p.addEnforcement(add)
	p.addRollout(add)
	groups := groupManifests(p.Overrides)
	for i := range groups {
		if i == maxOverrides && !p.all {
			add("Overrides:", fmt.Sprintf("and %d more (use --all to list them)", len(groups)-i))
			break
		}
		add("Overrides:", Names(groups[i].clusters)+": "+groups[i].Describe())
	}
	for i := range p.RequiredBy {
		r := &p.RequiredBy[i]
		add("Required by:", fmt.Sprintf("%s/%s (%s)", r.Namespace, r.Name, Targets(r.Clusters, false)))
	}
	if p.Binding != "" {
		add("Scheduler:", p.schedulerState())
	}
	PrintTable(p.out, "", rows)
}

// kept names the clusters that are no longer targets and keep a copy, with its replicas.
func (p *page) kept() string {
	parts := make([]string, 0, len(p.Kept))
	for _, c := range p.Kept {
		parts = append(parts, c.String())
	}
	return joinFirst(parts, maxTargets)
}

// addRollout adds the state of the staged rollout, and the revision of each cluster.
func (p *page) addRollout(add func(label, text string)) {
	r := p.rollout
	if r == nil {
		return
	}
	text := fmt.Sprintf("revision %d: %s", r.RolloutStatus().Revision, r.RolloutStatus().Phase)
	if problem := flow.RolloutProblem(r); problem != nil {
		text = string(problem.Kind) + ": " + problem.Message
	}
	add("Rollout:", text)
	for i, line := range flow.RolloutClusters(r) {
		if i == maxRollout && !p.all {
			add("", fmt.Sprintf("and %d more (use --all to list them)", len(r.RolloutStatus().Clusters)-i))
			break
		}
		add("", line)
	}
	targets := sets.New[string]()
	for i := range r.RolloutStatus().Clusters {
		targets.Insert(r.RolloutStatus().Clusters[i].Name)
	}
	for _, t := range p.Kept {
		if !targets.Has(t.Name) {
			add("", t.Name+": no longer a target, keeps its revision until it is removed")
		}
	}
}

// maxDrift is the number of clusters with drift that the page shows by default.
const maxDrift = 3

// addEnforcement adds the apply strategy and the changes that were made in clusters.
func (p *page) addEnforcement(add func(label, text string)) {
	add("Strategy:", p.strategyProblem)
	if p.ApplyStrategy != "" {
		add("Strategy:", DescribeStrategy(p.ApplyStrategy))
	}
	for i := range p.Drift {
		d := &p.Drift[i]
		if i == maxDrift && !p.all {
			list := p.commandLine.Of(p.Namespace, "drift")
			add("Drift:", fmt.Sprintf("in %s (use %s to list them)", Count(int64(len(p.Drift)-i), "more cluster"), list))
			return
		}
		if d.Corrections > 0 {
			add("Drift:", fmt.Sprintf("%s: restored %s: %s", d.ClusterName, Count(d.Corrections, "time"),
				cmp.Or(strings.Join(d.Fields, ", "), "the object, which was deleted there")))
		}
		if d.Adoption != nil {
			add("Adopted:", fmt.Sprintf("%s: %s", d.ClusterName, d.Adoption.Time.UTC().Format(time.RFC3339)))
		}
		if len(d.NotApplied) > 0 {
			add("Not applied:", d.ClusterName+": "+notApplied(d.NotApplied))
		}
	}
}

// notApplied returns the fields that a cluster does not apply, with the reason.
func notApplied(fields []string) string {
	reason := "apply strategy CreateOnly"
	if unknown := binding.UnknownFields(fields); len(unknown) == len(fields) {
		reason = "the API of the cluster does not have it"
		if len(unknown) > 1 {
			reason = "the API of the cluster does not have them"
		}
	}
	return strings.Join(fields, ", ") + " (" + reason + ")"
}

func (p *page) addClaim(add func(label, text string)) {
	if p.Policy != nil {
		text := p.Policy.String()
		if p.Policy.Problem != "" {
			text += " (" + p.Policy.Problem + ")"
		} else if p.unmet != "" {
			text += " (" + p.unmet + ")"
		}
		add("Policy:", text)
		for i, l := range p.AlsoMatching {
			if i == maxNearMatches && !p.all {
				add("Also selects:", fmt.Sprintf("and %d more (use --all to list them)", len(p.AlsoMatching)-i))
				break
			}
			add("Also selects:", l.Policy.String()+": "+l.Reason)
		}
		return
	}
	add("Policy:", "none ("+p.Unclaimed+")")
	shown := len(p.Nearly)
	if !p.all {
		if likely := slices.IndexFunc(p.Nearly, func(n NearMatch) bool { return !n.Likely() }); likely > 0 {
			shown = likely
		}
		shown = min(shown, maxNearMatches)
	}
	for _, n := range p.Nearly[:shown] {
		add("Near match:", n.Policy.String()+": "+n.Difference)
	}
	if left := len(p.Nearly) - shown; left > 0 {
		add("Near match:", fmt.Sprintf("and %d more (use --all to list them)", left))
	}
}

// schedulerState returns whether and why the scheduler would update the binding.
func (p *page) schedulerState() string {
	switch {
	case p.undecided != "" && p.Held != "":
		return "ignores the binding: " + p.Held
	case p.undecided != "":
		return "not known (see the note)"
	case p.Effect != "" && p.Held != "":
		return "ignores the binding: " + p.Held
	case p.Trace == nil:
		return "nothing to do: the object has no placement of its own"
	case p.Held != "":
		return "ignores the binding: " + p.Held
	case p.Due == "" && p.unobserved:
		return "nothing to do (the latest change has not been observed yet)"
	case p.Due == scheduler.FollowsClusters && p.Error == "" && SameTargets(p.Decided, p.Bound):
		return "nothing to do (the targets follow the clusters that fit)"
	case p.Due == "":
		return "nothing to do"
	default:
		return "will schedule the binding: " + p.Due
	}
}

// printResult compares the decision with the binding.
func (p *page) printResult() {
	decided, bound := Targets(p.Decided, p.HasReplicas), Targets(p.Bound, p.HasReplicas)
	p.printf("\n")
	switch {
	case p.Error != "" && len(p.Bound) > 0:
		p.printf("Result: unschedulable. The binding keeps its clusters: %s.\n", bound)
	case p.Error != "":
		p.printf("Result: unschedulable; not running in any cluster.\n")
	case SameTargets(p.Decided, p.Bound):
		p.printf("Result: %s. The binding is up to date.\n", decided)
	case p.Held != "":
		p.printf("Result: %s, if the scheduler did not ignore the binding (%s). The binding has %s.\n", decided, p.Held, bound)
	case p.Due == "":
		p.printf("Result: %s, if the binding were scheduled again. The binding keeps %s until its replicas or its placement change,\n"+
			"one of its clusters is removed, or a reschedule is requested.\n", decided, bound)
	default:
		p.printf("Result: %s. The binding has %s; the scheduler will update it.\n", decided, bound)
	}
	p.printNotes(slices.Concat(p.overrideNotes, p.estimators.Notes(p.all), []string{p.capacity}))
}

// printNotes prints the notes that are not empty.
func (p *page) printNotes(notes []string) {
	for _, note := range notes {
		if note != "" {
			p.printf("Note: %s.\n", note)
		}
	}
}

// hasTarget reports whether a list of targets contains a cluster.
func hasTarget(clusters []workv1alpha2.TargetCluster, name string) bool {
	return slices.ContainsFunc(clusters, func(t workv1alpha2.TargetCluster) bool { return t.Name == name })
}
