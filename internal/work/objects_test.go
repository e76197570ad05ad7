// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

func TestObjects(t *testing.T) {
	t.Parallel()
	var works []workv1alpha1.Work
	for _, manifests := range [][]string{
		{`{"kind":"Deployment","metadata":{"namespace":"default","name":"web"}}`, `{"kind":"Namespace","metadata":{"name":"default"}}`},
		{`invalid`, `{}`, ``},
		{`{"kind":"Deployment","metadata":{"namespace":"default","name":"web"}}`},
	} {
		var w workv1alpha1.Work
		for _, raw := range manifests {
			m := workv1alpha1.Manifest{RawExtension: runtime.RawExtension{Raw: []byte(raw)}}
			w.Spec.Workload.Manifests = append(w.Spec.Workload.Manifests, m)
		}
		works = append(works, w)
	}
	if diff := cmp.Diff([]string{"Deployment default/web", "Namespace default"}, Objects(works)); diff != "" {
		t.Errorf("Objects (-want +got):\n%s", diff)
	}
}

func TestSummary(t *testing.T) {
	t.Parallel()
	var objects []string
	for i := range 12 {
		objects = append(objects, fmt.Sprint("o", i))
	}
	for n, want := range map[int]string{0: "", 2: "o0, o1", 12: "o0, o1, o2, o3, o4, o5, o6, o7, o8, o9 and 2 more"} {
		if got := Summary(objects[:n]); got != want {
			t.Errorf("Summary of %d = %q, want %q", n, got, want)
		}
	}
}
