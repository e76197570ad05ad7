// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"karmada.io/karmada/internal/machinery/metric"
)

// contractMetrics returns the metrics of the tables of docs/contract/components.md#metrics, by name.
func contractMetrics(t *testing.T) map[string]metric.Description {
	t.Helper()
	content, err := os.ReadFile(root + "/docs/contract/components.md")
	if err != nil {
		t.Fatal(err)
	}
	_, section, _ := strings.Cut(string(content), "\n## Metrics\n")
	section, _, _ = strings.Cut(section, "\n## ")
	all, prefix := map[string]metric.Description{}, ""
	code, remark := regexp.MustCompile("`([^`]+)`"), regexp.MustCompile(`\([^)]*\)`)
	for line := range strings.Lines(section) {
		cells := strings.Split(strings.TrimSpace(line), "|")
		if len(cells) != 5 || strings.Contains(line, "|---") {
			continue
		}
		names := code.FindAllStringSubmatch(cells[1], -1)
		if strings.TrimSpace(cells[2]) == "type" {
			prefix = ""
			if len(names) > 0 {
				prefix = names[0][1]
			}
			continue
		}
		kind, _, _ := strings.Cut(strings.TrimSpace(remark.ReplaceAllString(cells[2], "")), ",")
		var labels []string
		if l := strings.TrimSpace(remark.ReplaceAllString(cells[3], "")); l != "" && l != "the same" {
			for label := range strings.SplitSeq(l, ",") {
				labels = append(labels, strings.TrimSpace(label))
			}
		}
		for _, name := range names {
			all[prefix+name[1]] = metric.Description{Name: prefix + name[1], Type: strings.TrimSpace(kind), Labels: labels}
		}
	}
	if len(all) < 35 {
		t.Fatalf("found %d metrics in docs/contract/components.md, want 35 or more", len(all))
	}
	return all
}

// omitted lists the metrics of the contract that do not exist (docs/compat.md#not-implemented).
var omitted = []string{
	"karmada_scheduler_plugin_execution_duration_seconds", "pool_get_operation_total", "pool_put_operation_total",
}

func TestMetrics_ofContract(t *testing.T) {
	t.Parallel()
	exist := map[string]metric.Description{}
	for _, d := range metric.All() {
		exist[d.Name] = d
	}
	for name, want := range contractMetrics(t) {
		got, ok := exist[name]
		switch {
		case slices.Contains(omitted, name) == ok:
			t.Errorf("metric %s exists: %v, listed as omitted: %v", name, ok, !ok)
		case ok && got.Type != want.Type:
			t.Errorf("metric %s is a %s, want a %s", name, got.Type, want.Type)
		case ok && name != "karmada_scheduler_e2e_scheduling_duration_seconds" && !slices.Equal(got.Labels, want.Labels):
			t.Errorf("metric %s has labels %v, want %v", name, got.Labels, want.Labels)
		}
	}
}

func TestMetrics_areValid(t *testing.T) {
	t.Parallel()
	for _, d := range metric.All() {
		if d.Help == "" || !strings.HasSuffix(d.Help, ".") {
			t.Errorf("metric %s has the help %q, want a sentence", d.Name, d.Help)
		}
	}
}
