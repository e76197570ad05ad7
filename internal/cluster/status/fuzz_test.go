// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"testing"

	"karmada.io/karmada/test/fuzzbound"
)

// Members send their ClusterProperties.
func FuzzProperties(f *testing.F) {
	f.Add([]byte(`{"metadata":{"continue":"x"},"items":[{"metadata":{"name":"a.b"},"spec":{"value":"c"}},{"metadata":{"name":"A B"}}]}`))
	f.Add([]byte(`{"items":{"spec":[]}}`))
	f.Fuzz(func(t *testing.T, body []byte) {
		fuzzbound.Check(t, func() { _ = decodeProperties(body, nil) })
	})
}
