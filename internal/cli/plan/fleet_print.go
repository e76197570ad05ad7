// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"strings"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/output"
)

// maxFleetRows is the number of rows in text without --all.
const maxFleetRows = 50

// printFleet prints the effect of changes in the format of --output, and notes about probable mistakes.
func (o *options) printFleet(status *reviewv1alpha1.PlacementReviewStatus, notes []string) error {
	if o.Output.Encodes() || o.Output.String() == markdown {
		for _, note := range notes {
			fmt.Fprintf(o.Session.Err, "Note: %s.\n", note)
		}
	}
	switch {
	case o.Output.Encodes():
		return o.Output.Encode(o.Session.Out, status, false)
	case o.Output.String() == markdown:
		_, err := fmt.Fprint(o.Session.Out, markdownOf(status))
		return err
	}
	rows := [][]output.Cell{output.Text("NAMESPACE", "OBJECT", "BEFORE", "AFTER", "CHANGES", "REASON")}
	all := o.all || o.Output.Wide()
	for i := range status.Bindings {
		if i == maxFleetRows && !all {
			break
		}
		b := &status.Bindings[i]
		rows = append(rows, output.Text(b.Namespace, b.Resource.Kind+"/"+b.Resource.Name, targets(b.Before), targets(b.After),
			actions(b), output.OneLine(because(b))))
	}
	terminal, err := o.OpenTerminal()
	if err != nil {
		return err
	}
	if len(status.Bindings) > 0 {
		terminal.Table(rows)
		if n := len(status.Bindings) - len(rows) + 1; n > 0 {
			terminal.Printf("%s (use --all to list them)\n", explain.Count(int64(n), "more object"))
		}
		terminal.Printf("\n")
	}
	for _, text := range holds(status, all) {
		terminal.Printf("Waits: %s\n", text)
	}
	terminal.Printf("%s\n", sentence(&status.Summary))
	for _, note := range notes {
		terminal.Printf("Note: %s.\n", note)
	}
	for _, text := range status.Incomplete {
		terminal.Printf("Not covered: %s\n", text)
	}
	if o.Output.Wide() {
		for i := range status.Bindings {
			printDiffs(terminal, &status.Bindings[i])
		}
	}
	return nil
}

func printDiffs(t output.Terminal, b *reviewv1alpha1.BindingReview) {
	for _, group := range byDiff(b) {
		t.Printf("\n%s in %s:\n  %s\n", title(b), strings.Join(group.clusters, ", "), strings.ReplaceAll(group.diff, "\n", "\n  "))
	}
}

// holds returns a line for each change that waits for a disruption budget.
func holds(status *reviewv1alpha1.PlacementReviewStatus, all bool) (out []string) {
	for i := range status.Bindings {
		for _, c := range status.Bindings[i].Changes {
			if c.Held != "" {
				out = append(out, fmt.Sprintf("%s in %s: %s", title(&status.Bindings[i]), c.Cluster, c.Held))
			}
		}
	}
	if n := len(out) - maxFleetRows; n > 0 && !all {
		out = append(out[:maxFleetRows], fmt.Sprintf("%s (use --all to list them)", explain.Count(int64(n), "more change")))
	}
	return out
}

func title(b *reviewv1alpha1.BindingReview) string {
	return strings.TrimPrefix(b.Namespace+"/", "/") + b.Resource.Kind + "/" + b.Resource.Name
}

// because returns the error of a binding, or the reason of its change.
func because(b *reviewv1alpha1.BindingReview) string {
	if b.Error != "" {
		return "error: " + b.Error
	}
	return b.Reason
}

// targets returns clusters with their replicas as "m1:2, m2".
func targets(all []workv1alpha2.TargetCluster) string {
	if len(all) == 0 {
		return "-"
	}
	out := make([]string, 0, len(all))
	for _, t := range all {
		if t.Replicas > 0 {
			out = append(out, fmt.Sprintf("%s:%d", t.Name, t.Replicas))
		} else {
			out = append(out, t.Name)
		}
	}
	return shorten(out)
}

// shorten joins names, of which there may be hundreds.
func shorten(all []string) string {
	const most = 5
	if len(all) <= most {
		return strings.Join(all, ",")
	}
	return fmt.Sprintf("%s,+%d", strings.Join(all[:most], ","), len(all)-most)
}

// actions returns the changes in clusters as "Create m3; Delete m1".
func actions(b *reviewv1alpha1.BindingReview) string {
	clusters, order := map[reviewv1alpha1.ClusterAction][]string{}, []reviewv1alpha1.ClusterAction{}
	for _, c := range b.Changes {
		if clusters[c.Action] == nil {
			order = append(order, c.Action)
		}
		clusters[c.Action] = append(clusters[c.Action], c.Cluster)
	}
	out := make([]string, 0, len(order))
	for _, a := range order {
		out = append(out, string(a)+" "+shorten(clusters[a]))
	}
	if len(out) == 0 {
		return "-"
	}
	return strings.Join(out, "; ")
}

// sentence returns the sums.
func sentence(s *reviewv1alpha1.ReviewSummary) string {
	if s.Changed == 0 {
		return fmt.Sprintf("Nothing changes: %s examined.", explain.Count(int64(s.Examined), "binding"))
	}
	var parts []string
	for _, p := range []struct {
		n    int64
		text string
	}{
		{s.ReplicasMoved, "replicas moved"}, {int64(s.Created), "created"}, {int64(s.Updated), "updated"},
		{int64(s.Restarted), "restarted"}, {int64(s.Scaled), "scaled"}, {int64(s.Deleted), "deleted"},
		{int64(s.Released), "released"}, {int64(s.Lost), "lost"}, {int64(s.Unschedulable), "unschedulable"},
		{int64(s.Held), "waiting for disruption budgets"},
	} {
		if p.n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", p.n, p.text))
		}
	}
	out := fmt.Sprintf("Changed: %d of %s", s.Changed, explain.Count(int64(s.Examined), "binding"))
	if len(parts) > 0 {
		out += fmt.Sprintf("; objects in %s: %s", explain.Count(int64(s.Clusters), "cluster"), strings.Join(parts, ", "))
	}
	return out + "."
}

// diffGroup is a difference, and the clusters that have it.
type diffGroup struct {
	clusters []string
	diff     string
}

// byDiff groups the clusters of a binding by their differences.
func byDiff(b *reviewv1alpha1.BindingReview) (out []diffGroup) {
	index := map[string]int{}
	for _, c := range b.Changes {
		if c.Diff == "" {
			continue
		}
		i, found := index[c.Diff]
		if !found {
			i = len(out)
			index[c.Diff], out = i, append(out, diffGroup{diff: strings.TrimRight(c.Diff, "\n")})
		}
		out[i].clusters = append(out[i].clusters, c.Cluster)
	}
	return out
}

// markdownOf formats the effect as Markdown, for a comment on a pull request.
func markdownOf(status *reviewv1alpha1.PlacementReviewStatus) string {
	var out strings.Builder
	fmt.Fprintf(&out, "### Plan\n\n%s\n", sentence(&status.Summary))
	if len(status.Bindings) > 0 {
		out.WriteString("\n| object | before | after | changes | reason |\n|---|---|---|---|---|\n")
	}
	for i := range status.Bindings {
		b := &status.Bindings[i]
		row := []string{title(b), targets(b.Before), targets(b.After), actions(b), output.OneLine(because(b))}
		for i := range row {
			row[i] = strings.ReplaceAll(row[i], "|", "\\|")
		}
		fmt.Fprintf(&out, "| %s |\n", strings.Join(row, " | "))
	}
	for _, text := range holds(status, true) {
		fmt.Fprintf(&out, "\nWaits: %s\n", text)
	}
	for i := range status.Bindings {
		b := &status.Bindings[i]
		for _, group := range byDiff(b) {
			fmt.Fprintf(&out, "\n<details><summary>%s in %s</summary>\n\n```diff\n%s\n```\n</details>\n", title(b),
				strings.Join(group.clusters, ", "), group.diff)
		}
	}
	for _, text := range status.Incomplete {
		fmt.Fprintf(&out, "\nNot covered: %s\n", text)
	}
	fmt.Fprintf(&out, "\nPlan hash: `%s`\n", status.PlanHash)
	return out.String()
}
