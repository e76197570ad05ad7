// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package ci tests the programs that run tests: .ci/run with small Go modules, and targets of the Makefile.
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

// proof replaces make for test/soak.sh.
const proof = `#!/bin/sh
shift # --no-print-directory
echo "$@" >>targets
case "$*" in *Outages) exit 1 ;; esac
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
	soak, err := os.ReadFile(filepath.Join("..", "soak.sh"))
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
				"test/soak.sh": string(soak),
				"bin/make":     makeTest,
				"bin/proof":    proof,
				"once/once.go": string(once),
				"go.mod":       "module karmada.io/karmada\n\ngo 1.26\n",
			} {
				path := filepath.Join(e.WorkDir, name)
				if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
					return err
				}
				// Two of the files are programs.
				if err := os.WriteFile(path, []byte(content), 0o755); err != nil {
					return err
				}
			}
			return nil
		},
	})
}

// Targets whose requirements are missing fail before they build anything.
func TestMake_missingRequirements(t *testing.T) {
	t.Parallel()
	if _, err := exec.LookPath("make"); err != nil {
		t.Skip("make not found")
	}
	bin := t.TempDir()
	built := filepath.Join(bin, "built")
	if err := os.WriteFile(filepath.Join(bin, "go"), []byte("#!/bin/sh\necho \"$@\" >>"+built+"\nexit 1\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	for target, want := range map[string]string{
		"test-install":      "CLUSTER_TOOL",
		"test-ha":           "CLUSTER_TOOL",
		"test-realclusters": "APP_IMAGE",
		"test-upgrade":      "UPGRADE_FROM",
		"soak":              "CLUSTER_TOOL",
	} {
		c := exec.CommandContext(t.Context(), "make", target, "UPGRADE_FROM=0000000", "CLUSTER_TOOL=", "APP_IMAGE=")
		c.Dir = filepath.Join("..", "..")
		c.Env = append(os.Environ(), "PATH="+bin+string(filepath.ListSeparator)+os.Getenv("PATH"), "ARCHES=amd64")
		out, err := c.CombinedOutput()
		if err == nil || !strings.Contains(string(out), want) {
			t.Errorf("make %s: error %v, want one that contains %s; output:\n%s", target, err, want, out)
		}
		if got, err := os.ReadFile(built); err == nil && strings.Contains(string(got), "build") {
			t.Errorf("make %s called go: %s", target, got)
		}
	}
}
