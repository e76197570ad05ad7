// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package similar

import "testing"

func TestClause(t *testing.T) {
	t.Parallel()
	existing := []string{"member1", "member2", "edge", "member11", "True", "member1", "m1", "m2", "m3", "m4"}
	for name, want := range map[string]string{
		"membr1":  `; similar names: "member1"`,
		"mebmer1": `; similar names: "member1"`,
		"Tru":     `; similar names: "True"`,
		"edge":    "",
		"far":     "",
		"m9":      `; similar names: "m1", "m2", "m3"`,
	} {
		if got := Clause(name, existing); got != want {
			t.Errorf("Clause(%s) = %q, want %q", name, got, want)
		}
	}
}
