// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package main

import (
	"encoding/json"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// The documentation of this repository has no broken link, and each page is part of the site, its navigation and the search.
func TestSite(t *testing.T) {
	t.Parallel()
	s, err := load(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	files, err := s.render()
	if err != nil {
		t.Fatal(err)
	}
	for file := range s.pages {
		listed := slices.ContainsFunc(s.nav, func(g group) bool {
			return slices.ContainsFunc(g.Pages, func(p *page) bool { return p.file == file })
		})
		if path.Ext(file) == ".md" && !listed {
			t.Errorf("%s is not part of the navigation", file)
		}
	}
	var index []entry
	text := strings.TrimSuffix(strings.TrimPrefix(string(files[marker]), "window.searchIndex = "), ";\n")
	if err := json.Unmarshal([]byte(text), &index); err != nil {
		t.Fatal(err)
	}
	for _, e := range index {
		if file, _, _ := strings.Cut(e[0], "#"); files[file] == nil {
			t.Errorf("the index names %s, which is not part of the site", e[0])
		}
	}
	// Each relative reference of the HTML exists.
	reference := regexp.MustCompile(`(?:href|src)="([^":#]+)(?:#[^"]*)?"`)
	for name, content := range files {
		if path.Ext(name) != ".html" {
			continue
		}
		for _, m := range reference.FindAllSubmatch(content, -1) {
			if target := path.Join(path.Dir(name), string(m[1])); files[target] == nil {
				t.Errorf("%s refers to %s, which is not part of the site", name, m[1])
			}
		}
	}
	if !strings.Contains(string(files["llms.txt"]), "(docs/howto/install.html)") {
		t.Error("llms.txt does not list the pages")
	}
}

// documents returns a small repository with the pages that a site needs.
func documents(more map[string]string) fstest.MapFS {
	out := fstest.MapFS{}
	for name, text := range map[string]string{
		"README.md":       "# Home\n\nText. [docs](docs/README.md) [a](ARCHITECTURE.md) [c](CONTRIBUTING.md) [s](SECURITY.md)\n",
		"ARCHITECTURE.md": "# A\n", "CONTRIBUTING.md": "# C\n", "SECURITY.md": "# S\n", "docs/README.md": "# Docs\n\n[page](concepts/page.md)\n",
		"docs/concepts/page.md": "# Page\n\n## Two words, `code`\n\n## Two words, `code`\n", "samples/x/a.yaml": "kind: A\n",
	} {
		out[name] = &fstest.MapFile{Data: []byte(text)}
	}
	for name, text := range more {
		out[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return out
}

func TestLoad_errors(t *testing.T) {
	t.Parallel()
	for want, text := range map[string]string{
		"docs/README.md: link missing.md: no such file":            "[x](missing.md)",
		"docs/README.md: link concepts/page.md#none: no such head": "[x](concepts/page.md#none)",
		"docs/concepts/page.md: no page links to it":               "text",
		`docs/README.md: HTML "<cluster>": quote a placeholder`:    "[x](concepts/page.md) the <cluster>",
		"": "[x](concepts/page.md#two-words-code-1) [y](../samples/x) [z](../samples/x/a.yaml) [h](#docs) <https://example.org> " +
			"<a id=\"h\"></a>",
	} {
		_, err := load(documents(map[string]string{"docs/README.md": "# Docs\n\n" + text + "\n"}))
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("load(%q) = %v, want %q", text, err, want)
		}
	}
}

func TestRun(t *testing.T) {
	t.Parallel()
	root, out := t.TempDir(), filepath.Join(t.TempDir(), "site")
	contents := map[string]string{"docs/README.md": "# Docs\n\n[p](concepts/page.md) [y](../samples/x)\n"}
	if err := os.CopyFS(root, documents(contents)); err != nil {
		t.Fatal(err)
	}
	// A second run replaces the first one, with equal bytes.
	var former []byte
	for range 2 {
		if err := run(root, out, "v1.2.3"); err != nil {
			t.Fatal(err)
		}
		content, err := os.ReadFile(filepath.Join(out, "docs/index.html"))
		if err != nil {
			t.Fatal(err)
		}
		if former != nil && string(former) != string(content) {
			t.Error("the second run wrote another page")
		}
		former = content
	}
	for _, want := range []string{`href="../docs/concepts/page.html"`, `href="../samples/x/index.html"`, "v1.2.3"} {
		if !strings.Contains(string(former), want) {
			t.Errorf("the page does not contain %s:\n%s", want, former)
		}
	}
	// A directory that is not a site is kept.
	if err := run(root, root, ""); err == nil || !strings.Contains(err.Error(), "is not a site") {
		t.Errorf("run into a directory with other files = %v", err)
	}
}
