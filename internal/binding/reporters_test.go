// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package binding

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestReporters(t *testing.T) {
	t.Parallel()
	spec := &workv1alpha2.ResourceBindingSpec{
		Clusters:   []workv1alpha2.TargetCluster{{Name: "m2", Replicas: 4}},
		RequiredBy: []workv1alpha2.BindingSnapshot{{Clusters: []workv1alpha2.TargetCluster{{Name: "m4"}}}},
	}
	item := func(cluster, status string) workv1alpha2.AggregatedStatusItem {
		return workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Status: &runtime.RawExtension{Raw: []byte(status)}}
	}
	items := []workv1alpha2.AggregatedStatusItem{
		item("m1", `{"phase":"Running"}`), item("m2", `{"replicas":1}`), item("m3", `{"replicas":2}`), item("m5", `{"replicas":"x"}`),
		item("m6", `{"replicas":-1}`), item("m7", `{"replicas":9999999999}`), {ClusterName: "m8"},
	}
	want := []Reporter{
		{Name: "m2", Replicas: 4}, {Name: "m4"}, {Name: "m1", Former: true}, {Name: "m3", Replicas: 2, Former: true},
		{Name: "m5", Former: true}, {Name: "m6", Former: true}, {Name: "m7", Replicas: 1<<31 - 1, Former: true}, {Name: "m8", Former: true},
	}
	if diff := cmp.Diff(want, Reporters(spec, items)); diff != "" {
		t.Errorf("Reporters() (-want +got):\n%s", diff)
	}
}
