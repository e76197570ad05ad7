// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"fmt"
	"strings"
	"testing"

	"sigs.k8s.io/yaml"

	"karmada.io/karmada/internal/interpret"
)

func parseManifest(t *testing.T, text string) *interpret.Object {
	t.Helper()
	o := &interpret.Object{}
	if err := yaml.Unmarshal([]byte(text), &o.Object); err != nil {
		t.Fatal(err)
	}
	return o
}

// The difference has neither fields of the server nor values of Secrets.
func TestDifference(t *testing.T) {
	t.Parallel()
	const head = "apiVersion: v1\nkind: Secret\nmetadata: {name: s, uid: u, resourceVersion: '7', annotations: " +
		"{kubectl.kubernetes.io/last-applied-configuration: c2VjcmV0}}\n"
	before := parseManifest(t, head+"data: {same: c2FtZQ==, changed: YQ==, removed: Yg==}\nstatus: {a: b}")
	after := parseManifest(t, head+"data: {same: c2FtZQ==, changed: Yw==, added: ZA==}")
	got, err := Difference("template", before, "manifest", after)
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{
		"\n-  changed: '*** (before)'\n", "\n-  removed: '*** (before)'\n", "\n+  added: '*** (after)'\n", "\n+  changed: '*** (after)'\n",
		"\n   same: '***'\n",
	} {
		if !strings.Contains(got, part) {
			t.Errorf("the difference has no %q:\n%s", part, got)
		}
	}
	for _, part := range []string{"c2", "YQ", "Yg", "Yw", "ZA", "uid", "status", "resourceVersion"} {
		if strings.Contains(got, part) {
			t.Errorf("the difference contains %q:\n%s", part, got)
		}
	}
	if got, err := Difference("template", before, "manifest", before); err != nil || got != "" {
		t.Errorf("difference of equal objects = %q, %v", got, err)
	}
	empty := parseManifest(t, "apiVersion: v1\nkind: Secret\nmetadata: {name: s, labels: {}, annotations: {}}")
	without := parseManifest(t, "apiVersion: v1\nkind: Secret\nmetadata: {name: s}")
	if got, err := Difference("template", without, "manifest", empty); err != nil || got != "" {
		t.Errorf("difference of objects without labels = %q, %v", got, err)
	}
}

// Equal manifests are printed once, long ones are cut.
func TestPrintManifests_isBounded(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("+ line\n", 100)
	var all []Manifest
	for i := range 10 {
		all = append(
			all,
			Manifest{Cluster: fmt.Sprintf("m%d", i), Rules: []RuleRef{{Kind: "OverridePolicy", Name: "p", Rule: i/2 + 1}}, Diff: long},
		)
	}
	got := PrintManifests(all, false)
	if n := strings.Count(got, "\n"); n > maxManifests*(maxDiffLines+2)+1 {
		t.Errorf("%d lines:\n%s", n, got)
	}
	for _, part := range []string{
		"Overrides in m0, m1: OverridePolicy p rule 1\n", "… 60 more lines", "2 more groups of clusters with other differences",
	} {
		if !strings.Contains(got, part) {
			t.Errorf("no %q in\n%s", part, got)
		}
	}
	if n := strings.Count(PrintManifests(all, true), "+ line"); n != 500 {
		t.Errorf("%d lines of differences with all, want 500", n)
	}
}
