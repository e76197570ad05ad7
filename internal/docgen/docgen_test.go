// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	apiextensionsv1 "k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/v1"
)

const root = "../.."

func generated(t *testing.T) pages {
	t.Helper()
	all, err := generate(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func TestPagesAreUpToDate(t *testing.T) {
	t.Parallel()
	repository, all := os.DirFS(root), generated(t)
	for name, want := range all {
		got, err := fs.ReadFile(repository, name)
		if err != nil {
			t.Errorf("%v: run make generate", err)
		} else if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Errorf("%s: run make generate (-generated +in the tree):\n%s", name, diff)
		}
	}
	for _, dir := range []string{specDir, introDir} {
		entries, err := fs.ReadDir(repository, dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if _, ok := all[specDir+"/"+e.Name()]; !ok && !e.IsDir() {
				t.Errorf("%s/%s belongs to no kind", dir, e.Name())
			}
		}
	}
}

func TestEveryFieldIsExplained(t *testing.T) {
	t.Parallel()
	all, err := kinds()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 20 {
		t.Fatalf("only %d kinds", len(all))
	}
	for _, k := range all {
		for _, v := range k.versions {
			unexplained(t, k.name+" "+v.name, v.schema)
		}
	}
}

func unexplained(t *testing.T, at string, s *schema) {
	t.Helper()
	for name, p := range s.Properties {
		here := at + "." + name
		if p.Description == "" && name != "metadata" {
			t.Errorf("%s has no description", here)
		}
		if inner, suffix := content(&p); inner != nil {
			unexplained(t, here+suffix, inner)
		}
	}
}

var (
	link   = regexp.MustCompile(`\]\(#([^)]+)\)`)
	target = regexp.MustCompile(`<a id="([^"]+)">`)
)

func TestLinksInsidePagesLead(t *testing.T) {
	t.Parallel()
	for name, content := range generated(t) {
		targets := map[string]int{}
		for _, m := range target.FindAllStringSubmatch(string(content), -1) {
			if targets[m[1]]++; targets[m[1]] > 1 {
				t.Errorf("%s: two places are called %s", name, m[1])
			}
		}
		for _, m := range link.FindAllStringSubmatch(string(content), -1) {
			if targets[m[1]] == 0 {
				t.Errorf("%s: no place is called %s", name, m[1])
			}
		}
	}
}

var (
	// fileLink is a link to a file of the repository, perhaps with a place in it.
	fileLink = regexp.MustCompile(`\]\(([^)#:\s]+)(?:#[^)]*)?\)`)
	// code is what only looks like a link.
	code = regexp.MustCompile("(?s)```.*?```|`[^`\n]*`")
)

func TestLinksBetweenPagesLead(t *testing.T) {
	t.Parallel()
	repository := os.DirFS(root)
	documents := []string{"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"}
	err := fs.WalkDir(repository, "docs", func(name string, e fs.DirEntry, err error) error {
		if err == nil && !e.IsDir() && strings.HasSuffix(name, ".md") && path.Dir(name) != introDir {
			documents = append(documents, name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range documents {
		content, err := fs.ReadFile(repository, name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range fileLink.FindAllStringSubmatch(code.ReplaceAllString(string(content), ""), -1) {
			if _, err := fs.Stat(repository, path.Join(path.Dir(name), m[1])); err != nil {
				t.Errorf("%s links to %s: %v", name, m[1], err)
			}
		}
	}
}

var (
	namedTest     = regexp.MustCompile("`((?:internal|test|config|cmd)/[^`]*)` (Test\\w+)")
	namedScenario = regexp.MustCompile(`scenario ([a-z-]+)`)
	namedGolden   = regexp.MustCompile(`golden ([a-z0-9]+(?:-[a-z0-9]+)+)`)
)

// A difference is held in place by the test that is named beside it.
func TestTheTestsNamedInCompatExist(t *testing.T) {
	t.Parallel()
	repository := os.DirFS(root)
	content, err := fs.ReadFile(repository, "docs/compat.md")
	if err != nil {
		t.Fatal(err)
	}
	found := 0
	check := func(pattern, text string) {
		found++
		files, err := fs.Glob(repository, pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			if source, err := fs.ReadFile(repository, f); err == nil && strings.Contains(string(source), text) {
				return
			}
		}
		t.Errorf("no file %s contains %s", pattern, text)
	}
	for _, m := range namedTest.FindAllStringSubmatch(string(content), -1) {
		check(m[1]+"/*_test.go", "func "+m[2]+"(")
	}
	for _, m := range namedScenario.FindAllStringSubmatch(string(content), -1) {
		check("test/behaviour/*.go", `Name: "`+m[1]+`"`)
	}
	for _, m := range namedGolden.FindAllStringSubmatch(string(content), -1) {
		check("internal/scheduler/decide/testdata/golden/"+m[1]+".txtar", "-- decision.yaml --")
	}
	if found == 0 {
		t.Error("no test is named")
	}
}

func TestAFieldSaysWhatItTakes(t *testing.T) {
	t.Parallel()
	text := "Where the\nobjects go.\n\nSecond | paragraph."
	affinity := apiextensionsv1.JSONSchemaProps{Type: "object", Properties: map[string]schema{
		"names": {Type: "array", Items: &apiextensionsv1.JSONSchemaPropsOrArray{Schema: &schema{Type: "string"}}},
	}}
	got := string(kindPage(kind{group: "g.io", name: "Thing", plural: "things", versions: []version{{name: "v1", schema: &schema{
		Properties: map[string]schema{
			"kind": {Type: "string"},
			"mode": {
				Type: "string", Description: text, Enum: []apiextensionsv1.JSON{{Raw: []byte(`"A"`)}, {Raw: []byte(`"B"`)}},
				Default: &apiextensionsv1.JSON{Raw: []byte(`"A"`)},
			},
			"one": affinity,
			"two": affinity,
		},
		Required: []string{"mode"},
	}}}}, []byte("# Thing\n")))
	for _, want := range []string{
		"# Thing\n\n",
		"| apiVersion | `g.io/v1` |",
		"- **`mode`** (string, required, one of `A` `B`, default `A`): Where the objects go.\n  \n  Second \\| paragraph.\n",
		"- **`one`** (object) → [one](#one)\n",
		"- **`two`** (object) → as [one](#one)\n",
		"<a id=\"one\"></a>\n\n### one\n\n- **`names`** (list of string)\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("page lacks %q:\n%s", want, got)
		}
	}
	if strings.Contains(got, "`kind`") {
		t.Error("the page repeats what every kind has")
	}
}
