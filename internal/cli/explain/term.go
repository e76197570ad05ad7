// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/scheduler/decide"
)

// termPage prints the trace of one affinity term.
type termPage struct {
	*page
	trace        *decide.TermTrace
	reasons      Reasons
	last, single bool
}

func yesNo(b bool) string {
	if b {
		return "yes"
	}
	return "no"
}

func (t *termPage) print() {
	t.printf("\n")
	if t.trace.Affinity != "" {
		t.printf("Affinity term %s:\n", t.trace.Affinity)
	}
	t.printClusters()
	t.printSpread()
	t.printDivision()
	for _, note := range t.trace.Notes {
		t.printf("\nNote: %s.\n", strings.TrimSuffix(note, "."))
	}
	switch {
	case t.trace.Error != "" && t.single:
		t.printf("\nUnschedulable: %s\n", t.trace.Error)
	case t.trace.Error != "" && t.last:
		t.printf("\nAffinity term %s cannot be satisfied; no more terms to try: %s\n", t.trace.Affinity, t.trace.Error)
	case t.trace.Error != "":
		t.printf("\nAffinity term %s cannot be satisfied; trying the next term: %s\n", t.trace.Affinity, t.trace.Error)
	}
}

// printClusters prints a row per cluster. If there are many, it prints those that were chosen or are bound and counts the
// others by reason.
func (t *termPage) printClusters() {
	all := t.trace.Clusters
	if len(all) == 0 {
		t.printf("No clusters found.\n")
		return
	}
	rows := [][]string{{"CLUSTER", "CHOSEN", "REPLICAS", "CURRENT", "SCORE", "CAPACITY", "REASON"}}
	var counted []decide.Verdict
	shown := 0
	for _, v := range all {
		if !t.all && len(all) > MaxRows && (shown >= MaxRows || !v.Chosen && !hasTarget(t.Bound, v.Cluster)) {
			counted = append(counted, v)
			continue
		}
		shown++
		rows = append(rows, t.row(v))
	}
	if shown > 0 {
		PrintTable(t.out, "", rows)
	}
	if len(counted) > 0 {
		t.printCounts(counted, shown)
	}
}

func (t *termPage) row(v decide.Verdict) []string {
	replicas, current, score := "", "", ""
	if t.trace.Division != "" {
		replicas = "-"
		if v.Chosen {
			replicas = fmt.Sprint(v.Replicas)
		}
	}
	if hasTarget(t.Bound, v.Cluster) {
		current = "yes"
		if t.trace.Division != "" {
			current = fmt.Sprint(v.Current)
		}
	} else if at := slices.IndexFunc(t.Kept, func(c flow.Copy) bool { return c.Name == v.Cluster }); at >= 0 {
		current = "kept"
		if kept := t.Kept[at]; t.trace.Division != "" && kept.Lost != "" {
			current = "unknown"
		} else if t.trace.Division != "" && kept.Replicas != nil {
			current = fmt.Sprintf("%d kept", *kept.Replicas)
		}
	} else if len(t.Bound) > 0 {
		current = "-"
	}
	if len(v.Scores) > 0 && t.ranked() {
		score = fmt.Sprint(v.Score)
	}
	if t.wide {
		parts := make([]string, 0, len(v.Scores))
		for _, s := range v.Scores {
			parts = append(parts, fmt.Sprintf("%s=%d", s.Plugin, s.Score))
		}
		score = strings.Join(parts, ",")
	}
	return []string{v.Cluster, yesNo(v.Chosen), replicas, current, score, t.capacity(v), t.Reason(t.reasons, v, t.wide) + t.otherTerms(v)}
}

// otherTerms returns the other affinity terms that select a cluster which this one does not select.
func (t *termPage) otherTerms(v decide.Verdict) string {
	if v.Filter != affinityFilter || t.trace.Affinity == "" {
		return ""
	}
	all := slices.Clone(t.Trace.Terms)
	for i := range t.OtherTerms {
		all = append(all, t.OtherTerms[i].TermTrace)
	}
	for _, other := range all {
		if other.Affinity != t.trace.Affinity && slices.ContainsFunc(other.Clusters, func(o decide.Verdict) bool {
			return o.Cluster == v.Cluster && o.Filter != affinityFilter
		}) {
			return "; the affinity term " + other.Affinity + " selects it"
		}
	}
	return ""
}

// affinityFilter is the filter that rejects clusters which an affinity term does not select.
const affinityFilter = "ClusterAffinity"

func (t *termPage) capacity(v decide.Verdict) string {
	e, estimated := t.Estimates[v.Cluster]
	if v.Filter != "" || !estimated && v.Estimate == nil {
		return ""
	}
	if !estimated {
		return fmt.Sprint(*v.Estimate)
	}
	return Capacity(e, t.wide)
}

// ranked reports whether scores affect the result.
func (t *termPage) ranked() bool {
	return t.trace.Spread != nil && t.trace.Spread.Method != "" || t.trace.Division == placement.DynamicWeight ||
		t.trace.Division == placement.Aggregated
}

// printCounts counts clusters by reason.
func (t *termPage) printCounts(verdicts []decide.Verdict, shown int) {
	noun := "cluster"
	if shown > 0 {
		noun = "more cluster"
	}
	t.printf("%s (use --all to list them):\n", Count(int64(len(verdicts)), noun))
	PrintCounts(t.out, t.reasons.ByReason(verdicts), true, false)
}

// PrintCounts prints a row per group of clusters with the same reason, unless all is set at most MaxRows.
func PrintCounts(out io.Writer, groups []Group, chosen, all bool) {
	rows, left := [][]string{{"COUNT", "CHOSEN", "REASON", "CLUSTERS"}}, 0
	for i, g := range groups {
		if i >= MaxRows && !all {
			left += len(g.Clusters)
			continue
		}
		row := []string{fmt.Sprint(len(g.Clusters)), "", g.Reason, Names(g.Clusters)}
		if chosen {
			row[1] = yesNo(g.Chosen)
		}
		rows = append(rows, row)
	}
	if left > 0 {
		rows = append(rows, []string{fmt.Sprint(left), "", "other reasons", ""})
	}
	PrintTable(out, "  ", rows)
}

// printSpread prints how spread constraints chose clusters.
func (t *termPage) printSpread() {
	s := t.trace.Spread
	if s == nil {
		return
	}
	if s.Ignored != "" {
		t.printf("\nSpread constraints are ignored: %s.\n", s.Ignored)
		return
	}
	parts := make([]string, 0, len(s.Constraints))
	for _, c := range s.Constraints {
		text := fmt.Sprintf("by %s at least %d", c.By, c.Min)
		switch {
		case c.Max == c.Min:
			text = fmt.Sprintf("by %s exactly %d", c.By, c.Min)
		case c.Max > 0:
			text = fmt.Sprintf("by %s %d to %d", c.By, c.Min, c.Max)
		}
		parts = append(parts, text)
	}
	t.printf("\nSpread: %s", strings.Join(parts, "; "))
	if s.Need != nil {
		t.printf("; required capacity %d", *s.Need)
	}
	t.printf(".\n%s", method(s))
	if len(s.Groups) > 0 {
		rows := [][]string{{"GROUP", "CHOSEN", "CAPACITY", "WEIGHT", "CLUSTERS"}}
		for i, g := range s.Groups {
			if !t.all && i == MaxRows {
				rows = append(rows, []string{fmt.Sprintf("and %d more", len(s.Groups)-i), "", "", "", ""})
				break
			}
			rows = append(rows, groupRow(g))
		}
		PrintTable(t.out, "", rows)
	}
	if t.wide {
		t.printf("Rank: %s.\n", strings.Join(s.Rank, ", "))
	}
	for i, swap := range s.Swaps {
		if !t.all && i == MaxRows {
			t.printf("Replaced %s with clusters of more capacity.\n", Count(int64(len(s.Swaps)-i), "more cluster"))
			break
		}
		t.printf("Replaced %s with %s, which has more capacity.\n", swap.Out, swap.In)
	}
	if len(s.Selected) > 0 {
		t.printf("Selected: %s.\n", Names(s.Selected))
	}
}

func groupRow(g decide.GroupTrace) []string {
	weight := ""
	if g.Weight != 0 {
		weight = fmt.Sprint(g.Weight)
	}
	return []string{g.By + "=" + g.Value, yesNo(g.Chosen), fmt.Sprint(g.Available), weight, Names(g.Clusters)}
}

// method describes how spread constraints chose clusters.
func method(s *decide.SpreadTrace) string {
	switch s.Method {
	case "clusters":
		return "Method: the clusters with the highest rank.\n"
	case "groups":
		return "Method: the best combination of groups, then the clusters in them with the highest rank.\n"
	case "search":
		return "Method: the first combination of clusters that satisfies all constraints.\n"
	default:
		return ""
	}
}

// printDivision prints how the replicas were divided, step by step.
func (t *termPage) printDivision() {
	if t.trace.Division == "" || t.trace.Error != "" && len(t.trace.Steps) == 0 {
		return
	}
	t.printf("\nStrategy: %s", t.trace.Division)
	if len(t.trace.Steps) == 0 {
		if t.trace.Division == placement.Duplicated {
			t.printf(", %s in each cluster", Replicas(int64(t.Replicas)))
		}
		t.printf(".\n")
		return
	}
	t.printf(".\n")
	for i, step := range t.trace.Steps {
		t.printf("%d. %s", i+1, stepTitle(step))
		if step.Tier != "" {
			t.printf(", overflow affinity %s", step.Tier)
		}
		if step.Mode == "steady" {
			t.printf(".\n")
			continue
		}
		t.printf(":\n")
		t.printShares(step)
	}
}

func stepTitle(step decide.DivisionStep) string {
	replicas := Replicas(step.Replicas)
	switch step.Mode {
	case "fresh":
		return replicas + " divided by weight"
	case "scale up":
		return replicas + " added to the current ones, divided by weight"
	case "scale down":
		return replicas + " kept, divided by current replicas"
	case "steady":
		return replicas + ", unchanged"
	case "spread":
		return replicas + " moved so that enough groups have some"
	default:
		return replicas + ", " + step.Mode
	}
}

// printShares prints the shares of a step. If there are many, it omits those without replicas.
func (t *termPage) printShares(step decide.DivisionStep) {
	rows := [][]string{{"CLUSTER", "WEIGHT", "SHARE", "RESULT"}}
	left := 0
	for _, s := range step.Shares {
		if step.Mode == "spread" && s.Assigned == 0 {
			continue
		}
		if !t.all && len(step.Shares) > MaxRows && (s.Assigned == 0 || len(rows) > MaxRows) {
			left++
			continue
		}
		rows = append(rows, []string{s.Cluster, fmt.Sprint(s.Weight), fmt.Sprint(s.Assigned), fmt.Sprint(s.Result)})
	}
	if len(rows) > 1 {
		PrintTable(t.out, "   ", rows)
	}
	if left > 0 {
		t.printf("   and %s (use --all to list them)\n", Count(int64(left), "more cluster"))
	}
}
