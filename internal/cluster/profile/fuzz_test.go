// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package profile

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	multiclusterv1alpha1 "karmada.io/karmada/api/multicluster/v1alpha1"
	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/test/fuzzbound"
)

// Agents write the status of their Cluster, also its properties.
func FuzzDescribe(f *testing.F) {
	f.Add([]byte(`{"status":{"properties":[{"name":"a.b","value":"c"},{"name":"a/b"}],"conditions":[{"type":"Ready","reason":"x y"}]}}`))
	f.Add([]byte(`{"status":{"resourceSummary":{"allocatable":{"cpu":"1e2147483648"}},"nodeSummary":{"totalNum":-1}}}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		fuzzbound.Check(t, func() {
			var c clusterv1alpha1.Cluster
			if quantity.Decode(raw, &c) == nil {
				describe(&multiclusterv1alpha1.ClusterProfile{}, &c, Endpoint{}, metav1.Time{})
			}
		})
	})
}
