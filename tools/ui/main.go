// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Command ui builds the web console: ui/src is bundled into internal/console/dist. Node is not needed.
//
//	ui/package-lock.json ──► packages: tarballs, verified ──► ui/node_modules ──► typecheck
//	ui/src ──► bundle (esbuild) ──► internal/console/dist: stable names, no source maps
//
// With -check, it compares the result with the committed files instead of writing them. The same lock file and sources always
// produce the same bytes.
package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// maxBundle is the maximum size of all files of the bundle, in bytes.
const maxBundle = 3 << 20

func main() {
	root := flag.String("root", ".", "root directory of the repository")
	check := flag.Bool("check", false, "compare the bundle with the committed one instead of writing it")
	offline := flag.Bool("skip-unreachable", false, "keep the committed bundle if the registry cannot be reached")
	flag.Parse()
	err := run(context.Background(), *root, *check)
	if unreachable := (*unreachableError)(nil); *offline && errors.As(err, &unreachable) {
		fmt.Fprintf(os.Stderr, "warning: the web console was not built: %v\n", err)
		return
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "error:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, root string, check bool) error {
	root, err := filepath.Abs(root)
	if err != nil {
		return err
	}
	source, dist := filepath.Join(root, "ui"), filepath.Join(root, "internal", "console", "dist")
	installed, err := install(ctx, source)
	if err != nil {
		return err
	}
	if err := typecheck(ctx, source); err != nil {
		return err
	}
	files, err := bundle(source, installed)
	if err != nil {
		return err
	}
	size := 0
	for _, content := range files {
		size += len(content)
	}
	if size > maxBundle {
		return fmt.Errorf("the bundle has %d bytes, more than %d", size, maxBundle)
	}
	if check {
		return compare(dist, files)
	}
	return write(dist, files)
}

// typecheck runs the TypeScript compiler, a native program among the development packages, if it exists for this platform.
func typecheck(ctx context.Context, source string) error {
	platform := nodeOS() + "-" + nodeArch()
	program := filepath.Join(source, "node_modules", "@typescript", "typescript-"+platform, "lib", "tsc")
	if _, err := os.Stat(program); err != nil {
		return fmt.Errorf("no TypeScript compiler for %s: %w", platform, err)
	}
	command := exec.CommandContext(ctx, program, "--noEmit", "--pretty", "false", "-p", source)
	if out, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("check types: %w\n%s", err, out)
	}
	return nil
}

// write replaces the files of dist.
func write(dist string, files map[string][]byte) error {
	if err := os.RemoveAll(dist); err != nil {
		return err
	}
	if err := os.MkdirAll(dist, 0o755); err != nil {
		return err
	}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(dist, name), content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// compare returns an error if dist has other files, or files with another content.
func compare(dist string, files map[string][]byte) error {
	entries, err := os.ReadDir(dist)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	var stale []string
	for _, e := range entries {
		if _, ok := files[e.Name()]; !ok {
			stale = append(stale, e.Name()+" (not built)")
		}
	}
	for _, name := range slices.Sorted(maps.Keys(files)) {
		committed, err := os.ReadFile(filepath.Join(dist, name))
		if err != nil || !bytes.Equal(committed, files[name]) {
			stale = append(stale, name)
		}
	}
	if len(stale) > 0 {
		return fmt.Errorf("outdated files in %s: %s; run make generate and commit them", dist, strings.Join(stale, ", "))
	}
	return nil
}
