// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package why

import (
	"fmt"
	"strings"

	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/scheduler/decide"
)

// term is what became of one affinity term, for people.
type term struct {
	*page
	trace        *decide.TermTrace
	reasons      explain.Reasons
	last, single bool
}

func yes(chosen bool) string {
	if chosen {
		return "yes"
	}
	return "no"
}

func (t *term) print() {
	t.printf("\n")
	if t.trace.Affinity != "" {
		t.printf("Affinity %s:\n", t.trace.Affinity)
	}
	t.clusters()
	t.spread()
	t.division()
	for _, note := range t.trace.Notes {
		t.printf("\nNote: %s.\n", strings.TrimSuffix(note, "."))
	}
	switch {
	case t.trace.Error != "" && t.single:
		t.printf("\nNot placed: %s\n", t.trace.Error)
	case t.trace.Error != "" && t.last:
		t.printf("\nAffinity %s does not do, and it is the last: %s\n", t.trace.Affinity, t.trace.Error)
	case t.trace.Error != "":
		t.printf("\nAffinity %s does not do, and the next is tried: %s\n", t.trace.Affinity, t.trace.Error)
	}
}

// clusters shows the clusters; where they are many, those that were chosen or have the workload, and counts the others.
func (t *term) clusters() {
	all := t.trace.Clusters
	if len(all) == 0 {
		t.printf("There are no clusters.\n")
		return
	}
	rows := [][]string{{"CLUSTER", "CHOSEN", "REPLICAS", "TODAY", "SCORE", "ROOM", "WHY"}}
	var counted []decide.Verdict
	shown := 0
	for _, v := range all {
		if !t.all && len(all) > explain.Many && (shown >= explain.Many || !v.Chosen && !targeted(t.answer.Bound, v.Cluster)) {
			counted = append(counted, v)
			continue
		}
		shown++
		rows = append(rows, t.row(v))
	}
	if shown > 0 {
		explain.Table(t.out, "", rows)
	}
	if len(counted) > 0 {
		t.others(counted, shown)
	}
}

func (t *term) row(v decide.Verdict) []string {
	replicas, today, score := "", "", ""
	if t.trace.Division != "" {
		replicas = "-"
		if v.Chosen {
			replicas = fmt.Sprint(v.Replicas)
		}
	}
	if targeted(t.answer.Bound, v.Cluster) {
		today = "yes"
		if t.trace.Division != "" {
			today = fmt.Sprint(v.Current)
		}
	} else if len(t.answer.Bound) > 0 {
		today = "-"
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
	return []string{v.Cluster, yes(v.Chosen), replicas, today, score, t.room(v), t.why(v)}
}

// why is the reason, and what is odd about the estimates. Why some have no answer is said below the result.
func (t *term) why(v decide.Verdict) string {
	why := t.reasons.Of(v)
	if remarks := explain.Remarks(t.answer.Estimates[v.Cluster], t.wide); remarks != "" {
		why += " (" + remarks + ")"
	}
	return why
}

func (t *term) room(v decide.Verdict) string {
	e, asked := t.answer.Estimates[v.Cluster]
	if v.Filter != "" || !asked && v.Estimate == nil {
		return ""
	}
	if !asked {
		return fmt.Sprint(*v.Estimate)
	}
	return explain.Room(e, t.wide)
}

// ranked says whether scores had a say.
func (t *term) ranked() bool {
	return t.trace.Spread != nil && t.trace.Spread.Method != "" || t.trace.Division == placement.DynamicWeight || t.trace.Division == placement.Aggregated
}

// others counts the clusters that have no row, by reason.
func (t *term) others(others []decide.Verdict, shown int) {
	cluster := "cluster"
	if shown > 0 {
		cluster = "more cluster"
	}
	t.printf("%s (--all shows each):\n", explain.Count(int64(len(others)), cluster))
	rows := [][]string{{"NUMBER", "CHOSEN", "WHY", "WHICH"}}
	groups, left := t.reasons.ByReason(others), 0
	for i, g := range groups {
		if i >= explain.Many {
			left += len(g.Clusters)
			continue
		}
		rows = append(rows, []string{fmt.Sprint(len(g.Clusters)), yes(g.Chosen), g.Reason, explain.Some(g.Clusters)})
	}
	if left > 0 {
		rows = append(rows, []string{fmt.Sprint(left), "", "other reasons", ""})
	}
	explain.Table(t.out, "  ", rows)
}

// spread shows how the spread constraints chose.
func (t *term) spread() {
	s := t.trace.Spread
	if s == nil {
		return
	}
	if s.Ignored != "" {
		t.printf("\nSpread constraints have no say: %s.\n", s.Ignored)
		return
	}
	parts := make([]string, 0, len(s.Constraints))
	for _, c := range s.Constraints {
		text := fmt.Sprintf("by %s at least %d", c.By, c.Min)
		switch {
		case c.Max == c.Min:
			text = fmt.Sprintf("by %s exactly %d", c.By, c.Min)
		case c.Max > 0:
			text += fmt.Sprintf(" and at most %d", c.Max)
		}
		parts = append(parts, text)
	}
	t.printf("\nSpread: %s", strings.Join(parts, "; "))
	if s.Need != nil {
		t.printf("; able to hold %d together", *s.Need)
	}
	t.printf(".\n%s", method(s))
	if len(s.Groups) > 0 {
		rows := [][]string{{"GROUP", "CHOSEN", "HOLDS", "WEIGHT", "CLUSTERS"}}
		for i, g := range s.Groups {
			if !t.all && i == explain.Many {
				rows = append(rows, []string{fmt.Sprintf("and %d more", len(s.Groups)-i), "", "", "", ""})
				break
			}
			rows = append(rows, groupRow(g))
		}
		explain.Table(t.out, "", rows)
	}
	if t.wide {
		t.printf("Rank: %s.\n", strings.Join(s.Rank, ", "))
	}
	for i, swap := range s.Swaps {
		if !t.all && i == explain.Many {
			t.printf("Exchanged for ones with more room: %s.\n", explain.Count(int64(len(s.Swaps)-i), "more cluster"))
			break
		}
		t.printf("%s was exchanged for %s, which has more room.\n", swap.Out, swap.In)
	}
	if len(s.Selected) > 0 {
		t.printf("Selected: %s.\n", explain.Some(s.Selected))
	}
}

func groupRow(g decide.GroupTrace) []string {
	weight := ""
	if g.Weight != 0 {
		weight = fmt.Sprint(g.Weight)
	}
	return []string{g.By + "=" + g.Value, yes(g.Chosen), fmt.Sprint(g.Available), weight, explain.Some(g.Clusters)}
}

// method says how clusters were chosen under spread constraints.
func method(s *decide.SpreadTrace) string {
	switch s.Method {
	case "clusters":
		return "The first clusters by rank are taken.\n"
	case "groups":
		return "The best combination of groups is taken, then the clusters in them by rank.\n"
	case "search":
		return "The first combination of clusters that keeps all of this is taken.\n"
	default:
		return ""
	}
}

// division shows how the replicas were divided, step by step.
func (t *term) division() {
	if t.trace.Division == "" || t.trace.Error != "" && len(t.trace.Steps) == 0 {
		return
	}
	t.printf("\nDivision: %s", t.trace.Division)
	if len(t.trace.Steps) == 0 {
		if t.trace.Division == placement.Duplicated {
			t.printf(", %s in each cluster", explain.Replicas(int64(t.answer.Replicas)))
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
		t.shares(step)
	}
}

func stepTitle(step decide.DivisionStep) string {
	replicas := explain.Replicas(step.Replicas)
	switch step.Mode {
	case "fresh":
		return replicas + " divided by weight"
	case "scale up":
		return replicas + " added to what is there, divided by weight"
	case "scale down":
		return replicas + " left of what is there, divided by what each cluster has"
	case "steady":
		return replicas + ", as they are"
	case "spread":
		return replicas + " moved, so that enough groups have some"
	default:
		return replicas + ", " + step.Mode
	}
}

// shares shows who takes part; where these are many, those that got something.
func (t *term) shares(step decide.DivisionStep) {
	rows := [][]string{{"CLUSTER", "WEIGHT", "SHARE", "RESULT"}}
	left := 0
	for _, s := range step.Shares {
		if step.Mode == "spread" && s.Got == 0 {
			continue
		}
		if !t.all && len(step.Shares) > explain.Many && (s.Got == 0 || len(rows) > explain.Many) {
			left++
			continue
		}
		rows = append(rows, []string{s.Cluster, fmt.Sprint(s.Weight), fmt.Sprint(s.Got), fmt.Sprint(s.Result)})
	}
	if len(rows) > 1 {
		explain.Table(t.out, "   ", rows)
	}
	if left > 0 {
		t.printf("   and %s (--all shows each)\n", explain.Count(int64(left), "more cluster"))
	}
}
