// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package render

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"

	networkingv1alpha1 "karmada.io/karmada/api/networking/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/mcs"
	"karmada.io/karmada/internal/names"
)

func slice(name string) *discoveryv1.EndpointSlice {
	return &discoveryv1.EndpointSlice{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name}}
}

func reported(cluster, work, name string) mcs.Reported {
	return mcs.Reported{
		Cluster: cluster, Work: types.NamespacedName{Namespace: names.ExecutionNamespace(cluster), Name: work}, Slice: slice(name),
	}
}

// dispatched returns the Work of an EndpointSlice of a source in a consumer.
func dispatched(t *testing.T, consumer, source, work, name string) workv1alpha1.Work {
	t.Helper()
	raw, err := json.Marshal(slice(name))
	if err != nil {
		t.Fatal(err)
	}
	w := workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: names.ExecutionNamespace(consumer), Name: work, Annotations: map[string]string{names.ProvisionCluster: source},
	}}
	w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
	return w
}

// Two providers report EndpointSlices in Works of the same name: both get a Work in each consumer, and neither removes the other's.
func TestCopies(t *testing.T) {
	t.Parallel()
	in := Input{
		Service:   &networkingv1alpha1.MultiClusterService{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web"}},
		Reported:  []mcs.Reported{reported("m1", "w", "web-x"), reported("m2", "w", "web-x"), reported("m4", "w", "web-x")},
		Providers: []string{"m1", "m2"}, Consumers: []string{"m2", "m3"},
	}
	other := names.Work("EndpointSlice", "default", names.DispatchedSlice("m2", "web-x"))
	in.Works = []workv1alpha1.Work{
		dispatched(t, "m3", "m1", "w", names.DispatchedSlice("m1", "web-x")),
		dispatched(t, "m3", "m2", other, names.DispatchedSlice("m2", "web-x")),
		dispatched(t, "m3", "m4", "former", names.DispatchedSlice("m4", "web-x")),
		dispatched(t, "m3", "m1", "renamed", names.DistinctSlice(names.DispatchedSlice("m1", "web-x"), "m1")),
	}
	var got []string
	copies := Copies(in)
	for _, c := range copies {
		got = append(got, c.Consumer+" "+c.Key.Name+" "+c.Slice.Name)
	}
	want := []string{"m2 w m1-web-x", "m3 w m1-web-x", "m3 " + other + " m2-web-x"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("Copies (-want +got):\n%s", diff)
	}
	for _, renamed := range []bool{false, true} {
		copies[1].Written = renamed
		var obsolete []string
		for _, o := range Diff(copies, in.Works) {
			obsolete = append(obsolete, o.Work.Name)
			if o.Renamed != (renamed && o.Work.Name == "renamed") {
				t.Errorf("%s: renamed = %v", o.Work.Name, o.Renamed)
			}
		}
		if diff := cmp.Diff([]string{"former", "renamed"}, obsolete); diff != "" {
			t.Errorf("Diff (-want +got):\n%s", diff)
		}
	}
	// While no Work is written, two copies with one key do not remove it.
	in.Works = in.Works[:1]
	if obsolete := Diff(Copies(in), in.Works); len(obsolete) > 0 {
		t.Errorf("Diff = %v, want none", obsolete)
	}
}
