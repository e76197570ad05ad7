// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package control

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/mcs/clusterset"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fuzzbound"
)

// Agents report the exports of their clusters, and EndpointSlices.
func FuzzReport(f *testing.F) {
	f.Add(`{"created":"2030-01-02T03:04:05Z","spec":{"ports":[{"name":"","port":80}],"internalTrafficPolicy":"Local"}}`,
		[]byte(`{"kind":"EndpointSlice","metadata":{"name":"s","namespace":"default"},"addressType":"IPv4","ports":[{"name":"","port":80}],`+
			`"endpoints":[{"addresses":["10.0.0.1"],"nodeName":"n"}]}`))
	f.Add(`{"spec":{"ports":{}},"labels":{"karmada.io/managed":"true"}}`, []byte(`{"kind":"EndpointSlice","endpoints":{}}`))
	service := types.NamespacedName{Namespace: "default", Name: "web"}
	f.Fuzz(func(t *testing.T, export string, raw []byte) {
		slice := workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: names.ExecutionNamespace("c1"), Name: "slice"}}
		slice.Labels = map[string]string{
			names.EndpointSliceManagedBy: string(mcs.ClusterSet), names.EndpointSliceNamespace: "default", names.EndpointSliceName: "web",
		}
		slice.Spec.Workload.Manifests = make([]workv1alpha1.Manifest, 1)
		slice.Spec.Workload.Manifests[0].Raw = raw
		works := []workv1alpha1.Work{*reportOf("c1", export), *reportOf("c2", export), slice}
		fuzzbound.Check(t, func() {
			exports, _ := split(works, service)
			if merged := clusterset.Merge(exports); merged != nil {
				_, _, _ = (&Controller{}).render(mcs.Fleet{}, merged, exports, works, service)
			}
		})
	})
}
