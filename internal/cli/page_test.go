// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestExplainPage compares the output of the commands in docs/concepts/explain.md with the page.
func TestExplainPage(t *testing.T) {
	t.Parallel()
	const page = "../../docs/concepts/explain.md"
	fleet, err := os.ReadFile("testdata/explain/page.yaml")
	if err != nil {
		t.Fatal(err)
	}
	estimators, err := os.ReadFile("testdata/explain/page.estimators")
	if err != nil {
		t.Fatal(err)
	}
	objects := append(parseObjects(t, string(fleet)), startEstimators(t, string(estimators))...)
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```console\n\\$ karmadactl ([^\n]*)\n(.*?)```")
	ran := 0
	got := blocks.ReplaceAllStringFunc(string(text), func(block string) string {
		ran++
		line := blocks.FindStringSubmatch(block)[1]
		r := runReadOnly(t, objects, append(strings.Fields(line), estimatorTimeout)...)
		return "```console\n$ karmadactl " + line + "\n" + r.Out + r.Err + "```"
	})
	if ran < 4 {
		t.Errorf("found %d commands in the page, want at least 4", ran)
	}
	if *update {
		if err := os.WriteFile(page, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	} else if diff := cmp.Diff(string(text), got); diff != "" {
		t.Errorf("-page +got:\n%s", diff)
	}
}
