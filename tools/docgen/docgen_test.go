// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
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

func TestGenerate_pagesAreUpToDate(t *testing.T) {
	t.Parallel()
	repository, all := os.DirFS(root), generated(t)
	for name, want := range all {
		got, err := fs.ReadFile(repository, name)
		if err != nil {
			t.Errorf("%v (run make generate)", err)
		} else if diff := cmp.Diff(string(want), string(got)); diff != "" {
			t.Errorf("%s is outdated, run make generate (-generated +tree):\n%s", name, diff)
		}
	}
	for _, dir := range []string{specDir, introDir} {
		entries, err := fs.ReadDir(repository, dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if _, ok := all[specDir+"/"+e.Name()]; !ok && !e.IsDir() {
				t.Errorf("%s/%s: there is no such kind", dir, e.Name())
			}
		}
	}
}

func TestKinds_fieldsHaveDescriptions(t *testing.T) {
	t.Parallel()
	all, err := kinds()
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 20 {
		t.Fatalf("kinds() returned %d kinds, want at least 20", len(all))
	}
	for _, k := range all {
		for _, v := range k.versions {
			checkDescriptions(t, k.name+" "+v.name, v.schema)
		}
	}
}

// foreignFields returns the fields of Karmada whose content is a kind of Kubernetes.
func foreignFields() []string {
	return []string{"affinity", "resources", "tolerations", "volumeClaim", "hostPath", "emptyDir"}
}

func checkDescriptions(t *testing.T, at string, s *schema) {
	t.Helper()
	for name, p := range s.Properties {
		here := at + "." + name
		if strings.HasPrefix(at, "Karmada v1alpha1.") && slices.Contains(foreignFields(), name) {
			continue // config/generate.sh removes the texts of kinds of Kubernetes
		}
		if p.Description == "" && name != "metadata" {
			t.Errorf("%s has no description", here)
		}
		if inner, suffix := content(&p); inner != nil {
			checkDescriptions(t, here+suffix, inner)
		}
	}
}

var (
	link   = regexp.MustCompile(`\]\(#([^)]+)\)`)
	target = regexp.MustCompile(`<a id="([^"]+)">`)
)

func TestGenerate_linksWithinPages(t *testing.T) {
	t.Parallel()
	for name, content := range generated(t) {
		targets := map[string]int{}
		for _, m := range target.FindAllStringSubmatch(string(content), -1) {
			if targets[m[1]]++; targets[m[1]] > 1 {
				t.Errorf("%s: duplicate anchor %s", name, m[1])
			}
		}
		anchors := anchorsOf(string(content))
		for _, m := range link.FindAllStringSubmatch(string(content), -1) {
			if !anchors[m[1]] {
				t.Errorf("%s: link to missing anchor %s", name, m[1])
			}
		}
	}
}

var (
	// fileLink matches a link to a file of the repository, with an optional anchor.
	fileLink = regexp.MustCompile(`\]\(([^)#:\s]*)(?:#([^)]*))?\)`)
	// code matches code, in which brackets are not links.
	code    = regexp.MustCompile("(?s)```.*?```|`[^`\n]*`")
	fence   = regexp.MustCompile("(?s)```.*?```")
	heading = regexp.MustCompile(`(?m)^#+ (.+)$`)
)

// checkLink reports a link to a missing file or, in a page, to a missing anchor.
func checkLink(t *testing.T, repository fs.FS, from, file, fragment string) {
	t.Helper()
	content, err := fs.ReadFile(repository, file)
	if err != nil {
		if _, err := fs.Stat(repository, file); err != nil {
			t.Errorf("%s links to %s: %v", from, file, err)
		}
		return // a directory
	}
	if fragment == "" || path.Ext(file) != ".md" {
		return
	}
	if !anchorsOf(string(content))[fragment] {
		t.Errorf("%s links to %s, which has no heading #%s", from, file, fragment)
	}
}

// anchorsOf returns the anchors of a page, explicit ones and those of headings.
func anchorsOf(content string) map[string]bool {
	out := map[string]bool{}
	for _, m := range target.FindAllStringSubmatch(content, -1) {
		out[m[1]] = true
	}
	for _, m := range heading.FindAllStringSubmatch(fence.ReplaceAllString(content, ""), -1) {
		out[strings.ReplaceAll(regexp.MustCompile(`[^a-z0-9 _-]`).ReplaceAllString(strings.ToLower(m[1]), ""), " ", "-")] = true
	}
	return out
}

func TestDocs_links(t *testing.T) {
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
			file := name
			if m[1] != "" {
				file = path.Join(path.Dir(name), m[1])
			}
			checkLink(t, repository, name, file, m[2])
		}
	}
}

// citedPage matches a page that a comment cites, such as docs/contract/names.md#labels.
var citedPage = regexp.MustCompile(`\bdocs/[\w/-]+\.md(?:#([\w-]+))?`)

func TestComments_citedPagesExist(t *testing.T) {
	t.Parallel()
	repository := os.DirFS(root)
	for _, dir := range []string{"api", "cmd", "internal", "test", "samples"} {
		err := fs.WalkDir(repository, dir, func(name string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || path.Ext(name) != ".go" {
				return err
			}
			content, err := fs.ReadFile(repository, name)
			for _, m := range citedPage.FindAllStringSubmatch(string(content), -1) {
				file, _, _ := strings.Cut(m[0], "#")
				checkLink(t, repository, name, file, m[1])
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

var (
	namedTest     = regexp.MustCompile("`((?:internal|test|config|cmd|tools)/[^`]*)` (Test\\w+(?:, Test\\w+)*)")
	namedScenario = regexp.MustCompile(`scenario ([a-z-]+)`)
	namedGolden   = regexp.MustCompile(`golden ([a-z0-9]+(?:-[a-z0-9]+)+)`)
)

// Every difference cites the test that covers it.
func TestCompat_citedTestsExist(t *testing.T) {
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
			source, err := fs.ReadFile(repository, f)
			if err == nil && strings.Contains(strings.Join(strings.Fields(string(source)), " "), text) {
				return
			}
		}
		t.Errorf("no file %s contains %s", pattern, text)
	}
	for _, m := range namedTest.FindAllStringSubmatch(string(content), -1) {
		for name := range strings.SplitSeq(m[2], ", ") {
			check(m[1]+"/*_test.go", "func "+name+"(")
		}
	}
	for _, m := range namedScenario.FindAllStringSubmatch(string(content), -1) {
		check("test/behavior/*.go", `Name: "`+m[1]+`"`)
	}
	for _, m := range namedGolden.FindAllStringSubmatch(string(content), -1) {
		check("internal/scheduler/decide/testdata/golden/"+m[1]+".txtar", "-- decision.yaml --")
	}
	if found == 0 {
		t.Error("docs/compat.md cites no tests")
	}
	columns := 0 // of the current table
	for row := range strings.Lines(string(content)) {
		n := strings.Count(row, "|")
		if n > 0 && columns > 0 && n != columns {
			t.Errorf("docs/compat.md: a row has %d columns, its table %d: %s", n-1, columns-1, row)
		}
		columns = n
	}
}

func TestKindPage_fields(t *testing.T) {
	t.Parallel()
	text := "Where the\nobjects go.\n\nSecond | paragraph."
	affinity := apiextensionsv1.JSONSchemaProps{Type: "object", Properties: map[string]schema{
		"names": {Type: "array", Items: &apiextensionsv1.JSONSchemaPropsOrArray{Schema: &schema{Type: "string"}}},
	}}
	thing := kind{group: "g.io", name: "Thing", plural: "things", versions: []version{{name: "v1", schema: &schema{
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
	}}}}
	got := string(kindPage(thing, nil, nil, []byte("# Thing\n")))
	for _, want := range []string{
		"# Thing\n\n",
		"| apiVersion | `g.io/v1` |",
		"- **`mode`** (string, required, one of `A` `B`, default `A`): Where the objects go.\n  \n  Second \\| paragraph.\n",
		"- **`one`** (object) → [one](#one)\n",
		"- **`two`** (object) → same as [one](#one)\n",
		"<a id=\"one\"></a>\n\n### one\n\n- **`names`** (list of string)\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("page does not contain %q:\n%s", want, got)
		}
	}
	if strings.Contains(got, "`kind`") {
		t.Error("page contains `kind`, a field of every kind")
	}
}
