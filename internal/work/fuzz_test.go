// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"testing"

	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/test/fuzzbound"
)

// Manifests are data of tenants, and of agents in their execution namespaces.
func FuzzManifests(f *testing.F) {
	for _, raw := range []string{`{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"c"}}`, `null`, `{"kind":1}`, `[]`, `{`,
		`{"apiVersion":"a/b/c","kind":"X","metadata":{"annotations":[],"uid":{}}}`} {
		f.Add([]byte(raw))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		w := &workv1alpha1.Work{}
		w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: raw}}}
		fuzzbound.Check(t, func() {
			objects, _ := Manifests(w)
			for _, o := range objects {
				if o != nil {
					_, _, _ = Managed(o), SameObject(o, o), TemplateReference(o)
				}
			}
			_ = Objects([]workv1alpha1.Work{*w})
		})
	})
}

// Members report the statuses.
func FuzzStatus(f *testing.F) {
	f.Add([]byte(`{"readyReplicas":1e99,"observedGeneration":2,"phase":"Running","conditions":[{"type":"Ready","status":"True"}]}`))
	f.Add([]byte(`{"conditions":{"type":1},"phase":[],"readyReplicas":"x"}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		status := &runtime.RawExtension{Raw: raw}
		fuzzbound.Check(t, func() {
			before, after := Report{}, NewReport("", status)
			_, _, _, _ = ChangeOf(before, after), Failing(before, after), Rolling(status, 3), Mixed([]Report{after, after})
		})
	})
}
