// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"testing"

	"karmada.io/karmada/test/fuzzbound"
)

// Agents write their Clusters.
func FuzzUnboundedQuantity(f *testing.F) {
	f.Add([]byte(`{"status":{"resourceSummary":{"allocatable":{"cpu":"1e2147483648"}}}}`), "application/json")
	f.Add([]byte(`[{"op":"add","path":"/status","value":1e99999}]`), "application/json-patch+json")
	f.Add([]byte("a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n"), "application/yaml")
	f.Fuzz(func(t *testing.T, body []byte, contentType string) {
		fuzzbound.Check(t, func() { _ = unboundedQuantity(body, contentType) })
	})
}
