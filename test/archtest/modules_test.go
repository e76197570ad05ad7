// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package archtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// modules lists the modules that ./... does not include, with the files outside of them that their tests read. Only they require Helm's
// packaging, CycloneDX, Prometheus and a Markdown library.
var modules = map[string][]string{
	"config/monitoring": {"docs/reference/metrics.md", "docs/howto/monitoring.md"},
	"tools/release":     {"charts", ".krew.yaml"},
	"tools/site":        {"docs", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "samples"},
	"tools/ui":          nil,
}

func TestModules(t *testing.T) {
	t.Parallel()
	for module, inputs := range modules {
		t.Run(module, func(t *testing.T) {
			t.Parallel()
			// The go command repeats this test if a file that it has read changes.
			for _, input := range append(inputs, module) {
				readAll(t, filepath.Join(root, input))
			}
			for _, verb := range []string{"vet", "test"} {
				command := exec.CommandContext(t.Context(), "go", verb, "./...")
				command.Dir = filepath.Join(root, module)
				if out, err := command.CombinedOutput(); err != nil {
					t.Errorf("go %s ./... in %s: %v\n%s", verb, module, err, out)
				}
			}
		})
	}
}

func readAll(t *testing.T, path string) {
	t.Helper()
	err := filepath.WalkDir(path, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		_, err = os.ReadFile(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
