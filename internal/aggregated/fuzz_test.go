// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"bytes"
	"io"
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

// Members respond to lists of all clusters.
func FuzzList(f *testing.F) {
	f.Add([]byte(`{"kind":"PodList","items":[{"metadata":{}}],"metadata":{"resourceVersion":"1"}}`))
	f.Add([]byte(`{"items":{"items":[]}}`))
	f.Add([]byte(`{"metadata":[[[[[[`))
	f.Fuzz(func(t *testing.T, body []byte) {
		fuzzbound.Check(t, func() {
			out := &listWriter{w: io.Discard}
			for range 2 {
				_, _ = out.copy(&listPart{cluster: "m1", body: bytes.NewReader(body)})
			}
			if out.started {
				out.finish()
			}
		})
	})
}
