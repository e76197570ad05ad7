// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package similar

import (
	"strings"
	"testing"
	"time"
)

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

// A long name is not compared with short ones.
func TestClause_longName(t *testing.T) {
	t.Parallel()
	long := strings.Repeat("a", 1<<20)
	start := time.Now()
	for range 100 {
		if got := Clause(long, []string{"replicas"}); got != "" {
			t.Fatal(got)
		}
	}
	if took := time.Since(start); took > 2*time.Second {
		t.Errorf("100 comparisons took %s", took)
	}
}
