// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command site writes the documentation as static pages, which need no server:
//
//	docs/**/*.md, README.md, … ──► pages: parsed Markdown ──► links checked and rewritten ──► HTML
//	                                                     └──► search-index.js, llms.txt
//
//	go run -C tools/site . -root ../.. -o ../../bin/site
//
// A link to a page, heading or file that does not exist is an error, and so is a page that nothing links to. Equal sources give equal
// files.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	root := flag.String("root", "../..", "root of the repository")
	out := flag.String("o", "../../bin/site", "directory to write; its former content is deleted if it is a site")
	version := flag.String("version", "", "version that the pages show; empty means none")
	flag.Parse()
	if err := run(*root, *out, *version); err != nil {
		fmt.Fprintln(os.Stderr, "site:", err)
		os.Exit(1) //nolint:forbidigo // the program ends here
	}
}

// marker is a file of each site. A directory without it is not deleted.
const marker = "search-index.js"

func run(root, out, version string) error {
	s, err := load(os.DirFS(root))
	if err != nil {
		return err
	}
	s.version = version
	files, err := s.render()
	if err != nil {
		return err
	}
	if entries, err := os.ReadDir(out); err == nil && len(entries) > 0 {
		if _, err := os.Stat(filepath.Join(out, marker)); err != nil {
			return fmt.Errorf("%s is not empty, and is not a site", out)
		}
	}
	errs := []error{os.RemoveAll(out)}
	for name, content := range files {
		path := filepath.Join(out, filepath.FromSlash(name))
		errs = append(errs, os.MkdirAll(filepath.Dir(path), 0o755), os.WriteFile(path, content, 0o644))
	}
	return errors.Join(errs...)
}
