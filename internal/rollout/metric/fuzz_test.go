// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package metric

import (
	"testing"

	"karmada.io/karmada/test/fuzzbound"
)

// The servers of metrics that policies name send the responses.
func FuzzNumber(f *testing.F) {
	f.Add(200, []byte(`{"status":"success","data":{"resultType":"scalar","result":[1,"0.5"]}}`))
	f.Add(200, []byte(`{"status":"success","data":{"resultType":"vector","result":[{"value":[1,"NaN"]}]}}`))
	f.Add(500, []byte(`{"error":[]}`))
	f.Fuzz(func(t *testing.T, code int, body []byte) {
		fuzzbound.Check(t, func() { _, _ = number(code, body) })
	})
}
