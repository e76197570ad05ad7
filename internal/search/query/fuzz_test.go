// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package query

import (
	"testing"

	"karmada.io/karmada/test/fuzzbound"
)

// Users of the search send queries.
func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "web", `kind:Pod -name:"a b" *x?`, `"`, `-`, `a:`, `:*****?*****`} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) { fuzzbound.Check(t, func() { _, _ = Parse(text) }) })
}
