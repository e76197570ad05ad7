// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package local

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fuzzbound"
)

// Imports contain what other members report.
func FuzzImport(f *testing.F) {
	f.Add([]byte(`{"kind":"ServiceImport","metadata":{"name":"web","annotations":{"a":"b"}},"spec":{"ports":[{"port":80}]}}`),
		[]byte(`{"kind":"EndpointSlice","endpoints":[{"addresses":["10.0.0.1"]}]}`), `["c1"]`)
	f.Add([]byte(`{"kind":"ServiceImport","spec":[]}`), []byte(`{"kind":1}`), `{}`)
	f.Fuzz(func(t *testing.T, imported, slice []byte, clusters string) {
		w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Annotations: map[string]string{names.ClusterSetClusters: clusters}}}
		w.Spec.Workload.Manifests = make([]workv1alpha1.Manifest, 2)
		w.Spec.Workload.Manifests[0].Raw, w.Spec.Workload.Manifests[1].Raw = imported, slice
		fuzzbound.Check(t, func() { _, _ = decode(w) })
	})
}
