// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"text/tabwriter"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/tools/txtar"
	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/placement"
)

const pagesDir = "../../../docs/concepts/"

func page(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(pagesDir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The examples of the documentation are golden files. A block that starts with "text golden=NAME" has the title, the input and the
// decision of that file. Update the pages with -update.
//
// The test is not parallel, so that -update writes the pages before the golden files.
func TestPages_showGoldenFiles(t *testing.T) {
	files, err := filepath.Glob(pagesDir + "*.md")
	if err != nil {
		t.Fatal(err)
	}
	block := regexp.MustCompile("(?s)```text golden=([^\n]+)\n.*?```")
	shown := 0
	for _, file := range files {
		text := page(t, filepath.Base(file))
		got := block.ReplaceAllStringFunc(text, func(b string) string {
			shown++
			name := block.FindStringSubmatch(b)[1]
			return "```text golden=" + name + "\n" + example(t, name) + "```"
		})
		switch {
		case got == text:
		case *update:
			if err := os.WriteFile(file, []byte(got), 0o600); err != nil {
				t.Fatal(err)
			}
		default:
			t.Errorf("%s (-page +decided):\n%s", file, cmp.Diff(text, got))
		}
	}
	if shown < 15 {
		t.Errorf("the pages show only %d golden files", shown)
	}
}

// example returns the title of a golden file, its input without clusters and current, and a table of clusters.
func example(t *testing.T, name string) string {
	t.Helper()
	archive, err := txtar.ParseFile(filepath.Join("testdata/golden", name+".txtar"))
	if err != nil {
		t.Fatal(err)
	}
	input := archive.Files[0].Data
	var s scenario
	if err := yaml.UnmarshalStrict(input, &s); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	snapshot, r, estimates := s.build()
	d, failure := Default().Decide(snapshot, r, estimates)

	var out bytes.Buffer
	out.Write(archive.Comment)
	out.WriteByte('\n')
	keep := true
	for line := range strings.Lines(string(input)) {
		if !strings.HasPrefix(line, " ") && !strings.HasPrefix(line, "-") {
			keep = !strings.HasPrefix(line, "clusters:") && !strings.HasPrefix(line, "current:")
		}
		if keep {
			out.WriteString(line)
		}
	}
	out.WriteByte('\n')
	if len(s.Clusters) > 0 {
		exampleTable(&out, &s, d)
	}
	for _, term := range d.Trace.Terms {
		if term.Error != "" && term.Affinity != "" {
			fmt.Fprintf(&out, "\nTerm %s failed: %s", term.Affinity, term.Error)
		}
	}
	if d.Affinity != "" {
		fmt.Fprintf(&out, "\nAffinity: %s\n", d.Affinity)
	}
	if failure != nil {
		fmt.Fprintf(&out, "\nUnschedulable: %v\n", failure)
	}
	return out.String()
}

// exampleTable prints the clusters of a golden file, without empty columns.
func exampleTable(out *bytes.Buffer, s *scenario, d Decision) {
	columns := []string{"CLUSTER", "REGION", "ZONES", "PROVIDER", "LABELS", "TAINTS", "TIER", "AVAILABLE", "CURRENT", "RESULT", "REASON"}
	last := &d.Trace.Terms[len(d.Trace.Terms)-1]
	estimated := slices.ContainsFunc(slices.Collect(maps.Values(s.available())), func(r string) bool { return r != "?" })
	var rows []map[string]string
	for _, c := range s.Clusters {
		row := map[string]string{"CLUSTER": c.Name, "REGION": c.Region, "ZONES": strings.Join(c.Zones, ","), "PROVIDER": c.Provider}
		var labels, taints []string
		for _, key := range slices.Sorted(maps.Keys(c.Labels)) {
			labels = append(labels, key+"="+c.Labels[key])
		}
		for i := range c.Taints {
			taints = append(taints, c.Taints[i].ToString())
		}
		row["LABELS"], row["TAINTS"] = strings.Join(labels, ","), strings.Join(taints, ",")
		if estimated {
			row["AVAILABLE"] = s.available()[c.Name]
		}
		if n, ok := s.Current[c.Name]; ok {
			row["CURRENT"] = strconv.Itoa(int(n))
		}
		v := last.verdict(c.Name)
		row["TIER"], row["REASON"] = v.Tier, v.Filter
		if v.Filter == "" {
			row["REASON"] = v.NotSelected
		}
		row["RESULT"] = exampleShare(s, d, c.Name)
		rows = append(rows, row)
	}
	columns = slices.DeleteFunc(columns, func(column string) bool {
		return !slices.ContainsFunc(rows, func(row map[string]string) bool { return row[column] != "" })
	})
	var table bytes.Buffer
	w := tabwriter.NewWriter(&table, 0, 0, 3, ' ', 0)
	fmt.Fprintln(w, strings.Join(columns, "\t"))
	for _, row := range rows {
		var cells []string
		for _, column := range columns {
			cells = append(cells, row[column])
		}
		fmt.Fprintln(w, strings.Join(cells, "\t"))
	}
	_ = w.Flush() // never fails
	for line := range strings.Lines(table.String()) {
		fmt.Fprintln(out, strings.TrimRight(line, " \n"))
	}
}

// available returns the estimates as the table shows them.
func (s *scenario) available() map[string]string {
	out := map[string]string{}
	for _, c := range s.Clusters {
		out[c.Name] = "?"
		if c.Available != nil {
			out[c.Name] = strconv.FormatInt(*c.Available, 10)
		}
	}
	return out
}

func exampleShare(s *scenario, d Decision, cluster string) string {
	for _, c := range d.Clusters {
		switch {
		case c.Name != cluster:
		case s.Replicas == nil:
			return "yes"
		default:
			return strconv.Itoa(int(c.Replicas))
		}
	}
	return "-"
}

// The table of the division rule shows the results of placement.Divide, for templates with either tie-break.
func TestPages_showDivisionRule(t *testing.T) {
	t.Parallel()
	row := regexp.MustCompile(`(?m)^\| (\d+) \| ([\d :]+) \| ([\d, ]+?)(?: or ([\d, ]+?))? \|$`)
	rows := row.FindAllStringSubmatch(page(t, "division.md"), -1)
	if len(rows) < 4 {
		t.Fatalf("the page has only %d rows", len(rows))
	}
	for _, row := range rows {
		n, err := strconv.ParseInt(row[1], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		var shares []placement.Share
		for i, weight := range strings.Split(row[2], " : ") {
			w, err := strconv.ParseInt(weight, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			shares = append(shares, placement.Share{Name: fmt.Sprintf("m%d", i), Weight: w})
		}
		want := []string{row[3]}
		if row[4] != "" {
			want = append(want, row[4])
		}
		var got []string
		for _, seed := range []string{"a", "b"} { // ties by ascending and by descending name
			var replicas []string
			for _, share := range placement.Divide(n, shares, seed) {
				replicas = append(replicas, strconv.FormatInt(share.Replicas, 10))
			}
			got = append(got, strings.Join(replicas, ", "))
		}
		if got = slices.Compact(got); !slices.Equal(got, want) {
			t.Errorf("the page has %q, want %q", row[0], got)
		}
	}
}

// The page on scheduling lists all filters in their order.
func TestPages_listFilters(t *testing.T) {
	t.Parallel()
	var want []string
	for _, f := range Default().filters {
		want = append(want, f.Name())
		if f.Name() == clusterAffinityName {
			want = append(want, "Terminating")
		}
	}
	text := page(t, "scheduling.md")
	_, table, _ := strings.Cut(text, "| filter |")
	table, _, _ = strings.Cut(table, "\n\n")
	var got []string
	for _, row := range regexp.MustCompile(`(?m)^\| ([A-Z]\w+) \|`).FindAllStringSubmatch(table, -1) {
		got = append(got, row[1])
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-filters +page):\n%s", diff)
	}
}
