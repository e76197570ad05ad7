// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package tokens

import (
	"testing"

	"karmada.io/karmada/test/fuzzbound"
)

// Users and agents write the tokens of clusters.
func FuzzParse(f *testing.F) {
	f.Add([]byte("e30.eyJpYXQiOjEsImV4cCI6Mn0.x"))
	f.Add([]byte("..."))
	f.Fuzz(func(t *testing.T, token []byte) {
		fuzzbound.Check(t, func() { _, _ = Parse(token) })
	})
}
