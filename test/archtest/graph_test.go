// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archtest

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
)

const (
	module = "karmada.io/karmada"
	root   = "../.."
)

// goPackage is the output of go list for one package.
type goPackage struct {
	ImportPath string
	Imports    []string
	Deps       []string // all dependencies, direct or not
	Error      *struct{ Err string }
}

// graph maps import paths to packages: those of this module and all of their dependencies.
type graph map[string]*goPackage

var list = sync.OnceValues(func() (graph, error) {
	// -e lists packages even if they do not compile.
	command := exec.Command("go", "list", "-e", "-deps", "-json=ImportPath,Imports,Deps,Error", "./...", module+"/api/...")
	command.Dir = root
	var stderr bytes.Buffer
	command.Stderr = &stderr
	out, err := command.Output()
	if err != nil {
		return nil, errors.New(stderr.String())
	}
	g := graph{}
	for decoder := json.NewDecoder(bytes.NewReader(out)); ; {
		p := &goPackage{}
		if err := decoder.Decode(p); errors.Is(err, io.EOF) {
			return g, nil
		} else if err != nil {
			return nil, err
		}
		g[p.ImportPath] = p
	}
})

func load(t *testing.T) graph {
	t.Helper()
	g, err := list()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	if len(g) < 500 {
		t.Fatalf("go list found only %d packages", len(g))
	}
	return g
}

// inModule returns the packages of this module that match a pattern, sorted.
func (g graph) inModule(t *testing.T, patterns []string) []*goPackage {
	t.Helper()
	var out []*goPackage
	for path, p := range g {
		if matches(path, patterns) {
			out = append(out, p)
		}
	}
	slices.SortFunc(out, func(a, b *goPackage) int { return strings.Compare(a.ImportPath, b.ImportPath) })
	return out
}

// matches reports whether a package of this module matches a pattern: a directory, or a directory followed by /... for itself
// and everything below it.
func matches(path string, patterns []string) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool {
		if dir, all := strings.CutSuffix(pattern, "/..."); all {
			return below(path, []string{module + "/" + dir})
		}
		return path == module+"/"+pattern
	})
}

// below reports whether an import path is one of parents or below one.
func below(path string, parents []string) bool {
	return slices.ContainsFunc(parents, func(parent string) bool { return path == parent || strings.HasPrefix(path, parent+"/") })
}

// path returns the shortest chain of imports between two packages, for error messages.
func (g graph) path(from, to string) []string {
	importer := map[string]string{from: ""}
	for queue := []string{from}; len(queue) > 0; queue = queue[1:] {
		at := queue[0]
		if at == to {
			var chain []string
			for p := to; p != ""; p = importer[p] {
				chain = append(chain, p)
			}
			slices.Reverse(chain)
			return chain
		}
		if g[at] == nil {
			continue
		}
		for _, next := range g[at].Imports {
			if _, seen := importer[next]; !seen {
				importer[next] = at
				queue = append(queue, next)
			}
		}
	}
	return nil
}
