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

// Each format of a request is bounded. Numbers of other fields are not quantities.
func TestUnboundedQuantity(t *testing.T) {
	t.Parallel()
	const grade = `[{"grade":0,"ranges":[{"name":"cpu","min":"0","max":"1e2147483648"}]}]`
	for name, tc := range map[string]struct {
		body, contentType string
		want              bool
	}{
		"object":        {`{"spec":{"resourceModels":` + grade + `}}`, "application/json", true},
		"merge patch":   {`{"status":{"resourceSummary":{"allocatable":{"cpu":1e99999}}}}`, "application/merge-patch+json", true},
		"JSON patch":    {`[{"op":"add","path":"/spec/resourceModels","value":` + grade + `}]`, "application/json-patch+json", true},
		"apply":         {`{spec: {resourceModels: ` + grade + `}}`, "application/apply-patch+yaml", true},
		"a small one":   {`{"status":{"resourceSummary":{"allocatable":{"cpu":"1e3"}}}}`, "application/json", false},
		"another field": {`{"metadata":{"labels":{"commit":"12e45678"}}}`, "application/json", false},
	} {
		if got := unboundedQuantity([]byte(tc.body), tc.contentType); (got != "") != tc.want {
			t.Errorf("%s: %q, want an error: %v", name, got, tc.want)
		}
	}
}
