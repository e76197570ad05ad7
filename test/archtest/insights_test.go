// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archtest

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sigs.k8s.io/yaml"
)

// SECURITY-INSIGHTS.yml names existing files, targets of the Makefile and jobs of CI, and the license of the sources.
func TestSecurityInsights(t *testing.T) {
	t.Parallel()
	read := func(path string) string {
		t.Helper()
		text, err := os.ReadFile(filepath.Join(root, path))
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	text := read("SECURITY-INSIGHTS.yml")
	var insights struct {
		Header     struct{ SchemaVersion, LastUpdated, LastReviewed, URL string }
		Project    struct{ Name string }
		Repository struct {
			License  struct{ Expression string }
			Security struct {
				Tools []struct {
					Comment     string
					Integration struct{ CI bool }
				}
			}
		}
	}
	// The keys of the specification have hyphens, which the names of Go fields cannot have.
	plain := regexp.MustCompile(`(?m)^( *)([a-z]+)-([a-z]+)(-[a-z]+)*:`).ReplaceAllStringFunc(text, func(key string) string {
		return strings.Repeat(" ", strings.Count(key, " ")) + strings.ReplaceAll(strings.TrimSpace(key), "-", "")
	})
	if err := yaml.Unmarshal([]byte(plain), &insights); err != nil {
		t.Fatal(err)
	}
	if h := insights.Header; h.SchemaVersion != "2.0.0" || h.LastUpdated == "" || h.LastReviewed == "" || h.URL == "" {
		t.Errorf("header %+v", h)
	}
	if license := insights.Repository.License.Expression; !strings.Contains(header, "SPDX-License-Identifier: "+license+"\n") {
		t.Errorf("license %q, want that of the sources", license)
	}
	files := regexp.MustCompile(`/blob/main/(\S+)`).FindAllStringSubmatch(text, -1)
	if len(files) < 5 {
		t.Errorf("only %d files are named", len(files))
	}
	for _, f := range files {
		if _, err := os.Stat(filepath.Join(root, f[1])); err != nil {
			t.Error(err)
		}
	}
	makefile := read("Makefile")
	jobs := regexp.MustCompile(`target: \[(.*)]`).FindStringSubmatch(read(".github/workflows/ci.yml"))
	if jobs == nil || len(insights.Repository.Security.Tools) == 0 {
		t.Fatalf("jobs %v, tools %v", jobs, insights.Repository.Security.Tools)
	}
	for _, tool := range insights.Repository.Security.Tools {
		target, ok := strings.CutPrefix(tool.Comment, "make ")
		if !ok || !strings.Contains(makefile, "\n"+target+": ") {
			t.Errorf("comment %q is no target of the Makefile", tool.Comment)
		}
		if inCI := slices.Contains(strings.Split(jobs[1], ", "), target); inCI != tool.Integration.CI {
			t.Errorf("%s: runs in CI %v, stated %v", target, inCI, tool.Integration.CI)
		}
	}
}
