// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archtest

import (
	_ "embed"
	"fmt"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"unicode/utf8"
)

// maxColumns is the maximum length of a line of Go code, in characters; a tab counts as one.
const maxColumns = 140

//go:embed wording.txt
var wording string

// wordingRule rejects a phrase.
type wordingRule struct {
	pattern *regexp.Regexp
	instead string
}

func wordingRules(t *testing.T) []wordingRule {
	t.Helper()
	var rules []wordingRule
	for line := range strings.Lines(wording) {
		if line = strings.TrimRight(line, "\n"); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		pattern, instead, ok := strings.Cut(line, "\t")
		if !ok {
			t.Fatalf("wording.txt: %q has no tab", line)
		}
		rules = append(rules, wordingRule{regexp.MustCompile("(?i)" + pattern), instead})
	}
	return rules
}

// passage is a piece of text with its position.
type passage struct {
	where, text string
}

// prose returns the comments and strings of a Go file. A word in the wording list must not appear in any of them.
func prose(f *file) (out []passage) {
	set := token.NewFileSet()
	at := set.AddFile(f.path, -1, len(f.content))
	var s scanner.Scanner
	s.Init(at, f.content, nil, scanner.ScanComments)
	for {
		pos, kind, literal := s.Scan()
		switch kind {
		case token.EOF:
			return out
		case token.COMMENT, token.STRING:
			first := set.Position(pos).Line
			for i, line := range strings.Split(literal, "\n") {
				out = append(out, passage{fmt.Sprintf("%s:%d", f.path, first+i), line})
			}
		}
	}
}

// document is a Markdown file of this repository.
type document struct {
	path  string // from the root, with slashes
	lines []string
}

var documents = sync.OnceValues(func() ([]document, error) {
	var out []document
	err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if base := entry.Name(); entry.IsDir() && name != root && (strings.HasPrefix(base, ".") || base == "testdata" || base == "bin") {
			return filepath.SkipDir
		}
		if entry.IsDir() || !strings.HasSuffix(name, ".md") {
			return nil
		}
		content, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(root, name)
		out = append(out, document{filepath.ToSlash(relative), strings.Split(string(content), "\n")})
		return err
	})
	return out, err
})

// prose returns the lines outside of code blocks, without inline code.
func (d document) prose() (out []passage) {
	inlineCode := regexp.MustCompile("`[^`]*`")
	inBlock := false
	for i, line := range d.lines {
		if strings.HasPrefix(strings.TrimSpace(line), "```") {
			inBlock = !inBlock
			continue
		}
		if !inBlock {
			out = append(out, passage{fmt.Sprintf("%s:%d", d.path, i+1), inlineCode.ReplaceAllString(line, "``")})
		}
	}
	return out
}

func loadDocuments(t *testing.T) []document {
	t.Helper()
	docs, err := documents()
	if err != nil {
		t.Fatal(err)
	}
	if len(docs) < 20 {
		t.Fatalf("found only %d Markdown files", len(docs))
	}
	return docs
}

func TestLanguage_wording(t *testing.T) {
	t.Parallel()
	rules := wordingRules(t)
	check := func(p passage) {
		for _, r := range rules {
			if found := r.pattern.FindString(p.text); found != "" {
				t.Errorf("%s: %q: use %s", p.where, found, r.instead)
			}
		}
	}
	for _, f := range sources(t) {
		if !f.generated() && f.path != "test/archtest/language_test.go" {
			for _, p := range prose(f) {
				check(p)
			}
		}
	}
	for _, d := range loadDocuments(t) {
		for _, p := range d.prose() {
			check(p)
		}
	}
}

func TestLanguage_findsRejectedWords(t *testing.T) {
	t.Parallel()
	rules := wordingRules(t)
	rejected := func(text string) bool {
		for _, r := range rules {
			if r.pattern.MatchString(text) {
				return true
			}
		}
		return false
	}
	for _, text := range []string{
		"F says whether it is so", "Nobody waits", "it is not there any more.", "semantics §1", "the cluster has no room",
	} {
		if !rejected(text) {
			t.Errorf("%q is not rejected", text)
		}
	}
	for _, text := range []string{"F reports whether it is so", "without any more replicas", "the roommate"} {
		if rejected(text) {
			t.Errorf("%q is rejected", text)
		}
	}
}

func TestLanguage_lineLength(t *testing.T) {
	t.Parallel()
	for _, f := range sources(t) {
		if f.generated() {
			continue
		}
		for i, line := range strings.Split(string(f.content), "\n") {
			if strings.HasPrefix(strings.TrimSpace(line), "// +kubebuilder:") { // a marker has to be on one line
				continue
			}
			if n := utf8.RuneCountInString(line); n > maxColumns {
				t.Errorf("%s:%d has %d columns, more than %d", f.path, i+1, n, maxColumns)
			}
		}
	}
}
