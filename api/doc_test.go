// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package api_test checks what holds for all packages of wire types.
package api_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// The comments become the descriptions of the CRDs: a field without one leaves `kubectl explain` silent.
func TestEverythingExportedHasADocComment(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("*/*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	fields := 0
	for _, name := range files {
		if strings.HasPrefix(filepath.Base(name), "zz_generated") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		file, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		missing := func(node ast.Node, what string) {
			t.Errorf("%s: %s has no doc comment", set.Position(node.Pos()), what)
		}
		for _, declaration := range file.Decls {
			switch d := declaration.(type) {
			case *ast.FuncDecl:
				if d.Name.IsExported() && !documented(d.Doc) {
					missing(d, d.Name.Name)
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					fields += checkSpec(d, spec, missing)
				}
			}
		}
	}
	if fields < 300 {
		t.Errorf("saw only %d fields: the test looks at the wrong files", fields)
	}
}

func checkSpec(d *ast.GenDecl, spec ast.Spec, missing func(ast.Node, string)) (fields int) {
	switch s := spec.(type) {
	case *ast.ValueSpec:
		for _, name := range s.Names {
			if name.IsExported() && !documented(s.Doc) && (d.Lparen.IsValid() || !documented(d.Doc)) {
				missing(name, name.Name)
			}
		}
	case *ast.TypeSpec:
		if s.Name.IsExported() && !documented(s.Doc) && !documented(d.Doc) {
			missing(s, s.Name.Name)
		}
		structure, ok := s.Type.(*ast.StructType)
		if !ok {
			return 0
		}
		for _, field := range structure.Fields.List {
			for _, name := range field.Names {
				fields++
				if name.IsExported() && !documented(field.Doc) {
					missing(name, s.Name.Name+"."+name.Name)
				}
			}
		}
	}
	return fields
}

// documented reports whether a comment has text besides markers for generators.
func documented(doc *ast.CommentGroup) bool {
	for line := range strings.Lines(doc.Text()) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "+") {
			return true
		}
	}
	return false
}
