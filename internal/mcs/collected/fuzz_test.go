// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package collected

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fuzzbound"
)

// Agents report EndpointSlices of their clusters in Works.
func FuzzOf(f *testing.F) {
	for _, raw := range []string{
		`{"apiVersion":"discovery.k8s.io/v1","kind":"EndpointSlice",` +
			`"metadata":{"name":"s","namespace":"d","labels":{"kubernetes.io/service-name":"x"}},` +
			`"addressType":"IPv4","endpoints":[{"addresses":["10.0.0.1"]}],"ports":[{"port":80}]}`,
		`{"kind":"EndpointSlice","endpoints":{}}`, `null`,
	} {
		f.Add([]byte(raw), string(mcs.Export))
	}
	f.Fuzz(func(t *testing.T, raw []byte, kind string) {
		w := workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: "w", Labels: map[string]string{
			names.EndpointSliceManagedBy: kind, names.EndpointSliceNamespace: "d", names.EndpointSliceName: "x",
		}}}
		w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
		fuzzbound.Check(t, func() { _, _ = Of([]workv1alpha1.Work{w, w}, mcs.Kind(kind)) })
	})
}
