// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package changes

import (
	"testing"

	"k8s.io/apimachinery/pkg/runtime"

	reviewv1alpha1 "karmada.io/karmada/api/review/v1alpha1"
	"karmada.io/karmada/test/fuzzbound"
)

// Users send the objects of PlacementReviews.
func FuzzDecode(f *testing.F) {
	for _, raw := range []string{
		`{"apiVersion":"policy.karmada.io/v1alpha1","kind":"PropagationPolicy","metadata":{"name":"p"},"spec":{"placement":{}}}`,
		`{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"w"},"spec":{"template":{"spec":{"containers":[{"resources":{"limits":` +
			`{"cpu":"1e2147483648"}}}]}}}}`,
		`{"apiVersion":"cluster.karmada.io/v1alpha1","kind":"Cluster","metadata":{"name":"m"},"spec":{"resourceModels":[{"grade":0}]}}`, `[[[[`,
	} {
		f.Add([]byte(raw))
	}
	d, err := NewDecoder()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		o := &runtime.RawExtension{Raw: raw}
		fuzzbound.Check(t, func() {
			_, _ = d.Decode([]reviewv1alpha1.Change{{Operation: reviewv1alpha1.ChangeApply, Object: o}})
			_, _ = d.Decode([]reviewv1alpha1.Change{{Operation: reviewv1alpha1.ChangeDelete, Object: o}})
		})
	})
}
