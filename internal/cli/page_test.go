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

// TestThePageOnExplaining runs the commands that docs/concepts/explain.md shows, and compares what they print.
func TestThePageOnExplaining(t *testing.T) {
	t.Parallel()
	const page = "../../docs/concepts/explain.md"
	fleet, err := os.ReadFile("testdata/explain/page.yaml")
	if err != nil {
		t.Fatal(err)
	}
	beside, err := os.ReadFile("testdata/explain/page.estimators")
	if err != nil {
		t.Fatal(err)
	}
	objects := append(objectsIn(t, string(fleet)), estimatorsIn(t, string(beside))...)
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```console\n\\$ karmadactl ([^\n]*)\n(.*?)```")
	ran := 0
	got := blocks.ReplaceAllStringFunc(string(text), func(block string) string {
		ran++
		line := blocks.FindStringSubmatch(block)[1]
		r := runAgainst(t, objects, append(strings.Fields(line), patience)...)
		return "```console\n$ karmadactl " + line + "\n" + r.Out + r.Err + "```"
	})
	if ran < 4 {
		t.Errorf("the page shows only %d commands", ran)
	}
	if *update {
		if err := os.WriteFile(page, []byte(got), 0o600); err != nil {
			t.Fatal(err)
		}
	} else if diff := cmp.Diff(string(text), got); diff != "" {
		t.Errorf("-page +got:\n%s", diff)
	}
}
