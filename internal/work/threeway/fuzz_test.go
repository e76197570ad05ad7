// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package threeway

import (
	"testing"

	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/test/fuzzbound"
)

// Manifests are data of tenants, observed objects those of members.
func FuzzPlan(f *testing.F) {
	const web = `{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web"},"spec":{"replicas":2,"template":{"spec":` +
		`{"containers":[{"name":"c","image":"i","resources":{"limits":{"cpu":"1"}}}]}}}}`
	f.Add([]byte(web), []byte(web))
	f.Add([]byte(web), []byte(`{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"web","managedFields":[{"manager":"karmada",`+
		`"operation":"Update","fieldsV1":{"f:spec":{"f:replicas":{}}}}]},"spec":[]}`))
	f.Add([]byte(`{"apiVersion":"v1","kind":"Service","spec":{"selector":1}}`),
		[]byte(`{"apiVersion":"v1","kind":"Service","spec":{"ports":{}}}`))
	chain := interpret.Chain{native.Layer()}
	f.Fuzz(func(t *testing.T, desired, observed []byte) {
		var a, b unstructured.Unstructured
		if a.UnmarshalJSON(desired) != nil || b.UnmarshalJSON(observed) != nil || a.GroupVersionKind() != b.GroupVersionKind() {
			return
		}
		fuzzbound.Check(t, func() {
			for _, applied := range []bool{false, true} {
				_, _ = Plan(t.Context(), chain, &a, &b, applied)
			}
			_, _ = Replace(t.Context(), chain, &a, &b)
			_, _ = Differences(t.Context(), chain, &a, &b)
		})
	})
}
