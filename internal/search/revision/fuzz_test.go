// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package revision

import (
	"testing"

	"karmada.io/karmada/test/fuzzbound"
)

// Clients of the proxy send resource versions and tokens.
func FuzzDecode(f *testing.F) {
	for _, text := range []string{"", "1", "eyJtMSI6IjEifQ==", "e30=", "bnVsbA==", "!"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		fuzzbound.Check(t, func() {
			_, _ = Decode(text)
			_, _ = DecodeContinue(text)
			_ = ForCluster(text, "m1")
		})
	})
}
