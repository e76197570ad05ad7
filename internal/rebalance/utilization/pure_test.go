// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilization

import (
	"go/parser"
	"go/token"
	"strings"
	"testing"
)

// The planning algorithm depends on no client, clock or logger.
func TestPlan_isPure(t *testing.T) {
	t.Parallel()
	for _, file := range []string{"plan.go", "amounts.go"} {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range parsed.Imports {
			if path := strings.Trim(i.Path.Value, `"`); strings.Contains(path, ".") && path != "k8s.io/api/core/v1" {
				t.Errorf("%s imports %s", file, path)
			}
		}
	}
}
