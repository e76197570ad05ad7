// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package ci tests .ci/run with small Go modules.
package ci

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

// makeTest replaces make, which may be missing.
const makeTest = `#!/bin/sh
exec go test ${TIMEOUT:+-timeout $TIMEOUT} ./...
`

// Each script is a Go module with .ci/run. Flaky tests of it fail while a file is missing, which they create.
func TestRun(t *testing.T) {
	t.Parallel()
	program, err := os.ReadFile(filepath.Join("..", "..", ".ci", "run"))
	if err != nil {
		t.Fatal(err)
	}
	once, err := os.ReadFile(filepath.Join("testdata", "once.go"))
	if err != nil {
		t.Fatal(err)
	}
	cache, err := exec.CommandContext(t.Context(), "go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir: "testdata",
		Setup: func(e *testscript.Env) error {
			e.Vars = append(os.Environ(), e.Vars...)
			e.Setenv("GOCACHE", strings.TrimSpace(string(cache)))
			e.Setenv("GOWORK", "off")
			e.Setenv("GOFLAGS", "-buildvcs=false")
			e.Setenv("CGO_ENABLED", "0")
			e.Setenv("PATH", filepath.Join(e.WorkDir, "bin")+string(filepath.ListSeparator)+e.Getenv("PATH"))
			for name, content := range map[string]string{
				".ci/run":      string(program),
				"bin/make":     makeTest,
				"once/once.go": string(once),
				"go.mod":       "module karmada.io/karmada\n\ngo 1.26\n",
			} {
				path := filepath.Join(e.WorkDir, name)
				if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
					return err
				}
				//nolint:gosec // Two of the files are programs.
				if err := os.WriteFile(path, []byte(content), 0o755); err != nil {
					return err
				}
			}
			return nil
		},
	})
}
