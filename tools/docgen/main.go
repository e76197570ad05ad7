// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command docgen generates reference pages in docs/ from the code.
//
//	config/crds, OpenAPI of Cluster, docs/spec/intro/*.md ──► docs/spec/<kind>.md
//	internal/names                                        ──► docs/reference/names.md
//	internal/interpret                                    ──► docs/reference/interpreter-kinds.md
//	internal/admission/lint                               ──► docs/reference/checked-fields.md
//	internal/servers                               ──► docs/reference/flags.md
//	internal/machinery/metric                                       ──► docs/reference/metrics.md
//	internal/cli                                          ──► docs/reference/karmadactl.md, and man pages with -man
//
// It runs in the root of the repository (make generate). Its output is deterministic; a test fails if the pages in the tree
// are outdated.
package main

import (
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
)

// pages holds the contents of files by their path from the root of the repository.
type pages map[string][]byte

// generators lists all generators. A reference of events belongs here once the code can list them without starting a component.
var generators = []struct {
	name string
	run  func(repository fs.FS) (pages, error)
}{
	{"kinds", kindPages},
	{"names", namePages},
	{"interpreters", interpreterPages},
	{"checked fields", checkedPages},
	{"flags", flagPages},
	{"metrics", metricPages},
	{"commands", commandPages},
}

func main() {
	man := flag.String("man", "", "Directory for man pages of karmadactl. If set, only these are written.")
	flag.Parse()
	if *man != "" {
		if err := writeManPages(*man); err != nil {
			fmt.Fprintln(os.Stderr, "docgen:", err)
			os.Exit(1)
		}
		return
	}
	if err := write("."); err != nil {
		fmt.Fprintln(os.Stderr, "docgen:", err)
		os.Exit(1)
	}
}

func write(root string) error {
	all, err := generate(os.DirFS(root))
	if err != nil {
		return err
	}
	for name, content := range all {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func generate(repository fs.FS) (pages, error) {
	all := pages{}
	for _, g := range generators {
		some, err := g.run(repository)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", g.name, err)
		}
		maps.Copy(all, some)
	}
	return all, nil
}
