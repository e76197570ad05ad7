// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archtest

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
)

const (
	header = "// Copyright The Karmada Authors.\n// SPDX-License-Identifier: Apache-2.0\n"
	// maxLines is the maximum length of a file, maxFunctionLines of a function outside of tests.
	maxLines, maxFunctionLines = 600, 80
)

// vagueNames lists package names that do not describe a content, so that unrelated code collects there.
var vagueNames = []string{"util", "utils", "common", "helper", "helpers", "misc", "shared", "lib", "types", "constants"}

// file is a Go file of this module.
type file struct {
	path    string // from the root, with slashes
	content []byte
	syntax  *ast.File
	set     *token.FileSet
}

func (f *file) test() bool      { return strings.HasSuffix(f.path, "_test.go") }
func (f *file) generated() bool { return ast.IsGenerated(f.syntax) }

// eachFile calls f for each file of this repository with an extension. path is from the root, with slashes.
func eachFile(extension string, f func(path string, content []byte) error) error {
	return filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if base := entry.Name(); entry.IsDir() && name != root &&
			(strings.HasPrefix(base, ".") || base == "testdata" || base == "bin" || base == "node_modules") {
			return filepath.SkipDir
		}
		if entry.IsDir() || !strings.HasSuffix(name, extension) {
			return nil
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(root, name)
		if err != nil {
			return err
		}
		return f(filepath.ToSlash(relative), content)
	})
}

var read = sync.OnceValues(func() ([]*file, error) {
	var files []*file
	err := eachFile(".go", func(path string, content []byte) error {
		set := token.NewFileSet()
		syntax, err := parser.ParseFile(set, filepath.Join(root, path), content, parser.ParseComments|parser.SkipObjectResolution)
		files = append(files, &file{path: path, content: content, syntax: syntax, set: set})
		return err
	})
	return files, err
})

func sources(t *testing.T) []*file {
	t.Helper()
	files, err := read()
	if err != nil {
		t.Fatal(err)
	}
	if len(files) < 100 {
		t.Fatalf("found only %d Go files", len(files))
	}
	return files
}

func TestSource_licenseHeaders(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		// Generators put build constraints and their own header first.
		if !bytes.HasPrefix(f.content, []byte(header)) && (!f.generated() || !bytes.Contains(f.content, []byte("\n"+header))) {
			t.Errorf("%s does not begin with the two lines\n%s", f.path, header)
		}
	}
}

func TestSource_fileLength(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		if n := bytes.Count(f.content, []byte("\n")); n > maxLines && !f.generated() {
			t.Errorf("%s has %d lines, more than %d: split it by idea", f.path, n, maxLines)
		}
	}
}

func TestSource_functionLength(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		if f.test() || f.generated() || strings.HasPrefix(f.path, "test/") {
			continue
		}
		for _, declaration := range f.syntax.Decls {
			function, ok := declaration.(*ast.FuncDecl)
			if !ok {
				continue
			}
			from, to := f.set.Position(function.Pos()).Line, f.set.Position(function.End()).Line
			if n := to - from + 1; n > maxFunctionLines {
				t.Errorf("%s:%d: %s has %d lines, more than %d", f.path, from, function.Name.Name, n, maxFunctionLines)
			}
		}
	}
}

func TestSource_packageComments(t *testing.T) {
	t.Parallel()
	documented := map[string]bool{}
	for _, f := range sources(t) {
		dir := path.Dir(f.path)
		// One comment per directory, in any of its files.
		doc := f.syntax.Doc != nil && strings.TrimSpace(f.syntax.Doc.Text()) != ""
		documented[dir] = documented[dir] || doc
	}
	for _, dir := range slices.Sorted(maps.Keys(documented)) {
		if !documented[dir] {
			t.Errorf("%s has no package comment: describe input, output and invariants", dir)
		}
	}
}

func TestSource_packageNames(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		if name := f.syntax.Name.Name; slices.Contains(vagueNames, name) || slices.Contains(vagueNames, path.Base(path.Dir(f.path))) {
			t.Errorf("%s: package %s: name it after its one subject", f.path, name)
		}
	}
}

func TestSource_architecturePage(t *testing.T) {
	t.Parallel()
	content, err := os.ReadFile(filepath.Join(root, "ARCHITECTURE.md"))
	if err != nil {
		t.Fatal(err)
	}
	rooms := map[string]bool{}
	for _, f := range sources(t) {
		if parts := strings.Split(f.path, "/"); parts[0] == "internal" && len(parts) > 2 && parts[1] != "deps" {
			rooms[parts[1]] = true
		}
	}
	for _, room := range slices.Sorted(maps.Keys(rooms)) {
		if text := string(content); !strings.Contains(text, "`internal/"+room+"`") && !strings.Contains(text, "`"+room+"`") {
			t.Errorf("ARCHITECTURE.md does not mention internal/%s", room)
		}
	}
}

// timeRule forbids functions of package time in some files.
type timeRule struct {
	in        func(*file) bool
	forbidden []string
	reason    string
	allow     map[string]string // path to the reason
}

var timeRules = map[string]timeRule{
	"no sleeps": {
		in:        func(f *file) bool { return !f.test() },
		forbidden: []string{"Sleep"},
		reason:    "wait for the condition and for the context instead",
	},
	"pure packages read no clock": {
		in:        func(f *file) bool { return !f.test() && matches(module+"/"+path.Dir(f.path), pure) },
		forbidden: []string{"Now", "Since", "Until", "After", "AfterFunc", "Tick", "NewTimer", "NewTicker", "Sleep"},
		reason:    "take a time.Time as argument",
	},
}

func TestSource_time(t *testing.T) {
	t.Parallel()
	for name, rule := range timeRules {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			unused := maps.Clone(rule.allow)
			for _, f := range sources(t) {
				if !rule.in(f) {
					continue
				}
				for _, call := range uses(f.syntax, "time", rule.forbidden) {
					if _, ok := rule.allow[f.path]; ok {
						delete(unused, f.path)
						continue
					}
					t.Errorf("%s uses time.%s\n\treason: %s", f.path, call, rule.reason)
				}
			}
			for path := range unused {
				t.Errorf("%s has an exception that it does not need: remove it", path)
			}
		})
	}
}

// uses returns which of the given functions of an imported package a file mentions.
func uses(f *ast.File, pkg string, functions []string) []string {
	local := ""
	for _, i := range f.Imports {
		if i.Path.Value == `"`+pkg+`"` {
			if local = path.Base(pkg); i.Name != nil {
				local = i.Name.Name
			}
		}
	}
	if local == "" {
		return nil
	}
	var out []string
	ast.Inspect(f, func(n ast.Node) bool {
		if s, ok := n.(*ast.SelectorExpr); ok && slices.Contains(functions, s.Sel.Name) {
			if x, ok := s.X.(*ast.Ident); ok && x.Name == local {
				out = append(out, s.Sel.Name)
			}
		}
		return true
	})
	return out
}

// Package resource of Kubernetes does not return for some texts, which users and members can send.
func TestSource_quantities(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		if f.test() || strings.HasPrefix(f.path, "internal/machinery/quantity/") || !strings.HasPrefix(f.path, "internal/") {
			continue
		}
		if calls := uses(f.syntax, "k8s.io/apimachinery/pkg/api/resource", []string{"ParseQuantity"}); len(calls) > 0 {
			t.Errorf("%s uses resource.ParseQuantity\n\treason: use machinery/quantity.Parse, which limits the text", f.path)
		}
		decodes := false
		ast.Inspect(f.syntax, func(n ast.Node) bool {
			s, ok := n.(*ast.SelectorExpr)
			decodes = decodes || ok && (s.Sel.Name == "UniversalDecoder" || s.Sel.Name == "UniversalDeserializer")
			return true
		})
		validates := slices.ContainsFunc(f.syntax.Imports, func(i *ast.ImportSpec) bool {
			return strings.HasSuffix(i.Path.Value, `/internal/machinery/quantity"`)
		})
		if decodes && !validates && !strings.HasPrefix(f.path, "internal/cli/") { // the CLI decodes files of its user
			t.Errorf("%s decodes objects as their types\n\treason: validate their quantities before, with machinery/quantity", f.path)
		}
	}
}

func TestUses(t *testing.T) {
	t.Parallel()
	f, err := parser.ParseFile(
		token.NewFileSet(),
		"x.go",
		"package x\nimport clock \"time\"\nfunc f() { clock.Sleep(1); g(clock.Now) }",
		parser.SkipObjectResolution,
	)
	if err != nil {
		t.Fatal(err)
	}
	if got := uses(f, "time", []string{"Sleep", "Now", "Since"}); !slices.Equal(got, []string{"Sleep", "Now"}) {
		t.Errorf("uses = %v", got)
	}
}

// Without make, .ci/run runs the command of make test itself.
func TestSource_ciRunsMakeTest(t *testing.T) {
	t.Parallel()
	command := func(name, prefix string) string {
		content, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(content)) {
			if command, ok := strings.CutPrefix(strings.TrimSpace(line), prefix); ok {
				return strings.Join(strings.Fields(command), " ")
			}
		}
		t.Fatalf("%s has no line beginning with %q", name, prefix)
		return ""
	}
	if a, b := command("Makefile", "TEST ="), command(".ci/run", "TEST="); a != strings.Trim(b, `"'`) {
		t.Errorf("make test runs %q, .ci/run without make %q", a, b)
	}
}
