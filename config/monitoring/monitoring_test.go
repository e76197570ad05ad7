// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package monitoring

import (
	"flag"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"sigs.k8s.io/yaml"
)

var update = flag.Bool("update", false, "write dashboard.json")

// foreign lists the metrics of Kubernetes, etcd and libraries that queries use, with their labels.
var foreign = map[string][]string{
	"up":                            nil,
	"process_resident_memory_bytes": nil,
	"process_cpu_seconds_total":     nil,
	"workqueue_depth":               {"name"},
	"workqueue_queue_duration_seconds_bucket":     {"name", "le"},
	"leader_election_master_status":               {"name"},
	"apiserver_request_total":                     {"code", "verb"},
	"apiserver_request_duration_seconds_bucket":   {"verb", "le"},
	"apiserver_admission_webhook_rejection_count": {"name", "error_type"},
	"etcd_debugging_server_alarms":                {"alarm_type"},
	"etcd_server_has_leader":                      nil,
	"etcd_mvcc_db_total_size_in_bytes":            nil,
	"etcd_server_quota_backend_bytes":             nil,
}

// scraped are the labels that Prometheus adds.
var scraped = []string{"job", "instance"}

// existing returns all metrics with their labels; those of Karmada are read from docs/reference/metrics.md.
func existing(t *testing.T) map[string][]string {
	t.Helper()
	page, err := os.ReadFile("../../docs/reference/metrics.md")
	if err != nil {
		t.Fatal(err)
	}
	all := maps.Clone(foreign)
	code := regexp.MustCompile("`([^`]+)`")
	for line := range strings.Lines(string(page)) {
		cells := strings.Split(line, "|")
		name := code.FindStringSubmatch(line)
		if len(cells) != 6 || name == nil {
			continue
		}
		var labels []string
		for _, l := range code.FindAllStringSubmatch(cells[3], -1) {
			labels = append(labels, l[1])
		}
		if strings.TrimSpace(cells[2]) == "histogram" {
			all[name[1]+"_bucket"], all[name[1]+"_sum"], all[name[1]+"_count"] = append(slices.Clone(labels), "le"), labels, labels
		} else {
			all[name[1]] = labels
		}
	}
	if len(all) < 60 {
		t.Fatalf("found %d metrics, want 60 or more", len(all))
	}
	return all
}

func TestQueries_useExistingMetrics(t *testing.T) {
	t.Parallel()
	queries, err := Queries()
	if err != nil {
		t.Fatal(err)
	}
	exist, used := existing(t), map[string]bool{}
	for _, q := range queries {
		uses, err := Uses(q.Expr)
		if err != nil {
			t.Errorf("%s: %v", q.Where, err)
		}
		for name, labels := range uses {
			used[name] = true
			known, ok := exist[name]
			if !ok {
				t.Errorf("%s: there is no metric %q", q.Where, name)
			}
			for _, l := range labels {
				if !slices.Contains(known, l) && !slices.Contains(scraped, l) {
					t.Errorf("%s: metric %s has no label %q", q.Where, name, l)
				}
			}
		}
	}
	for name := range foreign {
		if !used[name] {
			t.Errorf("no query uses %s", name)
		}
	}
}

func TestUses(t *testing.T) {
	t.Parallel()
	got, err := Uses(`sum by (a) (rate(x{b="1"}[5m])) / on (a) max by (a, c) (y) and z`)
	if diff := cmp.Diff(map[string][]string{"x": {"a", "b"}, "y": {"a", "c"}, "z": nil}, got); diff != "" || err != nil {
		t.Errorf("Uses (-want +got), %v:\n%s", err, diff)
	}
}

// Each alert fires for the series that are its reason, with the expected labels, and not for similar ones.
func TestAlerts(t *testing.T) {
	t.Parallel()
	content, err := os.ReadFile("alerts_test.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var cases map[string]struct {
		Fires, Silent []string
		Labels        string
	}
	if err := yaml.UnmarshalStrict(content, &cases); err != nil {
		t.Fatal(err)
	}
	rules, err := Alerts()
	if err != nil {
		t.Fatal(err)
	}
	runbooks, err := os.ReadFile("../../docs/howto/monitoring.md")
	if err != nil {
		t.Fatal(err)
	}
	start := time.Unix(0, 0)
	for _, r := range rules {
		c, ok := cases[r.Alert]
		delete(cases, r.Alert)
		if !ok || len(c.Fires) == 0 || len(c.Silent) == 0 {
			t.Errorf("alerts_test.yaml has no series by which %s fires and does not fire", r.Alert)
			continue
		}
		evaluate := func(series []string) []string {
			s := Series{}
			for _, description := range series {
				if err := s.Load(description, start); err != nil {
					t.Errorf("%s: %v", r.Alert, err)
				}
			}
			vector, err := s.Evaluate(t.Context(), r.Expr, start.Add(time.Hour))
			if err != nil {
				t.Errorf("%s: %v", r.Alert, err)
			}
			var out []string
			for _, v := range vector {
				out = append(out, v.Metric.DropReserved(func(label string) bool { return label == metricName }).String())
			}
			return out
		}
		if got := strings.ReplaceAll(strings.Join(evaluate(c.Fires), " "), ", ", ","); !sameLabels(got, c.Labels) {
			t.Errorf("%s fires for %q, want %s", r.Alert, got, c.Labels)
		}
		if got := evaluate(c.Silent); len(got) > 0 {
			t.Errorf("%s fires for %q, want silence", r.Alert, got)
		}
		if s := r.Labels["severity"]; s != "warning" && s != "critical" {
			t.Errorf("%s has severity %q", r.Alert, s)
		}
		if r.Annotations["summary"] == "" || r.Annotations["description"] == "" {
			t.Errorf("%s has no summary or no description", r.Alert)
		}
		if want := "docs/howto/monitoring.md#" + strings.ToLower(r.Alert); r.Annotations["runbook"] != want {
			t.Errorf("%s has runbook %q, want %s", r.Alert, r.Annotations["runbook"], want)
		}
		if !strings.Contains(string(runbooks), "\n### "+r.Alert+"\n") {
			t.Errorf("docs/howto/monitoring.md has no section %s", r.Alert)
		}
	}
	for name := range cases {
		t.Errorf("alerts_test.yaml has series of %s, which is no alert", name)
	}
}

// sameLabels compares two sets of labels in braces in any order.
func sameLabels(a, b string) bool {
	sorted := func(s string) []string {
		return slices.Sorted(strings.SplitSeq(strings.Trim(s, "{}"), ","))
	}
	return strings.HasPrefix(a, "{") && slices.Equal(sorted(a), sorted(b))
}

func TestDashboard(t *testing.T) {
	t.Parallel()
	want, err := Dashboard()
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("dashboard.json", want, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile("dashboard.json")
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Errorf("dashboard.json is outdated, run go test . -update (-want +got):\n%s", diff)
	}
	titles := map[string]bool{}
	for _, r := range rows {
		for _, p := range r.panels {
			if titles[p.title] || len(p.queries) == 0 {
				t.Errorf("panel %q has no query, or its title is not unique", p.title)
			}
			titles[p.title] = true
		}
	}
}
