// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package features_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"karmada.io/karmada/internal/features"
)

// docs/reference/feature-gates.md has a row for each gate, with its stage and default.
func TestReference(t *testing.T) {
	t.Parallel()
	page, err := os.ReadFile("../../docs/reference/feature-gates.md")
	if err != nil {
		t.Fatal(err)
	}
	gates := features.New()
	for name, spec := range gates.GetAll() {
		if strings.HasPrefix(string(name), "All") {
			continue
		}
		value := "off"
		if spec.Default {
			value = "on"
		}
		if row := fmt.Sprintf("\n| `%s` | %s | %s", name, strings.ToLower(string(spec.PreRelease)), value); !strings.Contains(string(page), row) {
			t.Errorf("docs/reference/feature-gates.md has no row %q", row)
		}
	}
	table, _, _ := strings.Cut(string(page), "\n## ")
	for _, row := range strings.Split(table, "\n| `")[1:] {
		name, _, _ := strings.Cut(row, "`")
		if err := features.New().Set(name + "=true"); err != nil {
			t.Errorf("docs/reference/feature-gates.md has the row %s, which is no gate: %v", name, err)
		}
	}
}
