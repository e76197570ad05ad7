// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package collected

import (
	"encoding/json"
	"maps"
	"testing"

	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
)

// An agent can write any manifest and label of a Work in the execution namespace of its cluster.
func TestOf_acceptsOnlySlicesOfTheService(t *testing.T) {
	t.Parallel()
	export := map[string]string{names.EndpointSliceNamespace: "default", names.EndpointSliceName: "web"}
	shared := map[string]string{names.MultiClusterServiceNamespace: "default", names.MultiClusterServiceName: "web"}
	tests := map[string]struct {
		labels             map[string]string
		namespace, service string
		valid              bool
	}{
		"exported":                             {export, "default", "web", true},
		"exported, other namespace":            {export, "kube-system", "web", false},
		"exported, other Service":              {export, "default", "payments", false},
		"exported, no Service":                 {export, "default", "", false},
		"MultiClusterService":                  {shared, "default", "web", true},
		"MultiClusterService, other Service":   {shared, "default", "payments", false},
		"MultiClusterService, wrong namespace": {shared, "kube-system", "web", false},
		"both, the MultiClusterService is of another Service": {map[string]string{
			names.EndpointSliceNamespace: "default", names.EndpointSliceName: "web",
			names.MultiClusterServiceNamespace: "default", names.MultiClusterServiceName: "payments",
		}, "default", "web", false},
		"no labels of a Service": {nil, "default", "web", false},
	}
	for name, tc := range tests {
		raw, err := json.Marshal(&discoveryv1.EndpointSlice{ObjectMeta: metav1.ObjectMeta{
			Namespace: tc.namespace, Name: "web-1", Labels: map[string]string{discoveryv1.LabelServiceName: tc.service},
		}})
		if err != nil {
			t.Fatal(err)
		}
		w := workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
			Namespace: names.ExecutionNamespace("m1"), Name: "report", Labels: map[string]string{
				names.EndpointSliceManagedBy: mcs.FormatKinds(mcs.ParseKinds("ServiceExport.MultiClusterService")),
			},
		}}
		maps.Copy(w.Labels, tc.labels)
		w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
		for _, kind := range []mcs.Kind{mcs.Export, mcs.MultiCluster} {
			reported, invalid := Of([]workv1alpha1.Work{w}, kind)
			if valid := len(reported) == 1; valid != tc.valid || len(reported)+len(invalid) != 1 {
				t.Errorf("%s: Of(%s) = %d reports, invalid %v, want valid %v", name, kind, len(reported), invalid, tc.valid)
			}
		}
	}
}

// Several Works with one EndpointSlice would replace each other's object without end. The choice does not depend on their order.
func TestOf_onePerSlice(t *testing.T) {
	t.Parallel()
	raw, err := json.Marshal(&discoveryv1.EndpointSlice{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: "web-1", Labels: map[string]string{discoveryv1.LabelServiceName: "web"},
	}})
	if err != nil {
		t.Fatal(err)
	}
	work := func(name string) workv1alpha1.Work {
		w := workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
			Namespace: names.ExecutionNamespace("m1"), Name: name, Labels: map[string]string{
				names.EndpointSliceManagedBy: "ServiceExport", names.EndpointSliceNamespace: "default", names.EndpointSliceName: "web",
			},
		}}
		w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
		return w
	}
	contract := names.Work("EndpointSlice", "default", "web-1")
	for _, works := range [][]workv1alpha1.Work{
		{work("a"), work(contract), work("b")}, {work(contract), work("b"), work("a")},
	} {
		reported, invalid := Of(works, mcs.Export)
		if len(reported) != 1 || reported[0].Work.Name != contract || len(invalid) != 2 {
			t.Errorf("Of = %+v, invalid %+v; want the Work %s", reported, invalid, contract)
		}
	}
}
