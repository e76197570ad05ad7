// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"karmada.io/karmada/internal/cli/access"
)

// Commands that conditions, events, errors and warnings name exist, with their flags.
func TestTexts_nameCommands(t *testing.T) {
	t.Parallel()
	root := newRoot(&access.Session{Args: []string{"karmadactl"}, In: strings.NewReader(""), Out: io.Discard, Err: io.Discard})
	named := regexp.MustCompile("(?:[`\"]|: |run |with |use |after |by )karmadactl ([^`\"\n;,.()]*)")
	word, flag := regexp.MustCompile(`^[a-z][a-z-]*$`), regexp.MustCompile(`^--([a-z-]+)`)
	checked := 0
	check := func(position token.Position, text string) {
		var words []string
		rest := strings.Fields(text)
		for len(rest) > 0 && word.MatchString(rest[0]) {
			words, rest = append(words, rest[0]), rest[1:]
		}
		if len(words) == 0 || words[0] == "does" { // the subject of a sentence
			return
		}
		checked++
		command, arguments, err := root.Find(words[:min(len(words), 2)])
		if err != nil || command == root || command.HasSubCommands() && command.Name() != "create" && command.Name() != "approve" &&
			len(arguments) > 0 {
			t.Errorf("%s: no command %q: %v", position, "karmadactl "+text, err)
			return
		}
		command.InheritedFlags() // merges persistent flags of parents
		for _, argument := range rest {
			if name := flag.FindStringSubmatch(argument); name != nil && command.Flag(name[1]) == nil {
				t.Errorf("%s: %q has no flag --%s", position, command.CommandPath(), name[1])
			}
		}
	}
	for _, directory := range []string{"../../internal", "../../cmd"} {
		err := filepath.WalkDir(directory, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return err
			}
			files := token.NewFileSet()
			file, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				literal, ok := n.(*ast.BasicLit)
				if !ok || literal.Kind != token.STRING {
					return true
				}
				if text, err := strconv.Unquote(literal.Value); err == nil {
					text = strings.TrimPrefix("\""+text, "\"\"")
					for _, match := range named.FindAllStringSubmatch(text, -1) {
						check(files.Position(literal.Pos()), match[1])
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if checked < 25 {
		t.Errorf("found %d commands", checked)
	}
}
