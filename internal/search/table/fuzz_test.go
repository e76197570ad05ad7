// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package table

import (
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	"karmada.io/karmada/test/fuzzbound"
)

// Members send the objects.
func FuzzAdd(f *testing.F) {
	f.Add([]byte(`{"metadata":{"name":"p"},"spec":{"containers":[{"resources":{"limits":{"cpu":"1e2147483648"}}}]},"status":{}}`))
	f.Add([]byte(`{"metadata":{"creationTimestamp":"2030-01-02T03:04:05Z"},"spec":{"ports":[{"port":1}]},"status":{"conditions":[{}]}}`))
	generator := New()
	f.Fuzz(func(t *testing.T, raw []byte) {
		fuzzbound.Check(t, func() {
			for _, kind := range []schema.GroupVersionKind{
				corev1.SchemeGroupVersion.WithKind("Pod"), corev1.SchemeGroupVersion.WithKind("Node"), corev1.SchemeGroupVersion.WithKind("Service"),
				{Group: "apps", Version: "v1", Kind: "Deployment"}, {Group: "example.com", Version: "v1", Kind: "X"},
			} {
				_ = generator.Builder(kind, metav1.IncludeMetadata).Add(t.Context(), raw)
			}
		})
	})
}
