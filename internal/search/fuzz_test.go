// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"testing"

	"karmada.io/karmada/test/fuzzbound"
)

// Users send bodies through the proxy, and members respond.
func FuzzProxyBodies(f *testing.F) {
	f.Add([]byte(`{"metadata":{"resourceVersion":"1","annotations":{"resource.karmada.io/cached-from-cluster":"m1"}}}`), "application/json")
	f.Add([]byte(`[{"op":"replace","path":"/metadata/resourceVersion","value":"1"}]`), "application/json-patch+json")
	f.Add([]byte("a: &a [x,x]\nb: &b [*a,*a]\nc: [*b,*b]\n"), "application/apply-patch+yaml")
	f.Add([]byte("k8s\x00\x0a\x04\x0a\x02v1\x12\x02\x0a\x00"), "application/vnd.kubernetes.protobuf")
	f.Add([]byte("\xd9\xd9\xf7\xa1\x41a\x01"), "application/cbor")
	f.Fuzz(func(t *testing.T, body []byte, media string) {
		if len(body) > maxBody {
			return
		}
		fuzzbound.Check(t, func() {
			_, _ = (&localizer{cluster: "m1"}).body(body, media)
			_, _, _ = decodeResult(body, media)
		})
	})
}
