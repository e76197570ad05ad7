// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"bytes"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// A namespace that Karmada created is kept if an object in it is preserved, in whatever order their Works are deleted.
func TestRemove_keepsNamespaceOfPreservedObjects(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ preserve, namespaceFirst, propagated, kept bool }{
		"object first":                     {preserve: true, kept: true},
		"namespace first":                  {preserve: true, namespaceFirst: true, kept: true},
		"not preserved":                    {},
		"not preserved, namespace first":   {namespaceFirst: true},
		"namespace propagated by a policy": {preserve: true, propagated: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			kind := apiServer.Resource(namespaces)
			made := "made-" + s.cluster
			n := s.put("n", func(w *workv1alpha1.Work) {
				raw := &w.Spec.Workload.Manifests[0].Raw
				*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
				if tc.propagated {
					w.Labels = map[string]string{names.ClusterBindingID: "x"}
					*raw = bytes.Replace(*raw, []byte(`"labels":{`), []byte(`"labels":{"`+names.ClusterBindingID+`":"x",`), 1)
				}
			}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+made+"}}")
			w := s.put("w", func(w *workv1alpha1.Work) {
				w.Spec.PreserveResourcesOnDeletion = new(tc.preserve)
				raw := &w.Spec.Workload.Manifests[0].Raw
				*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), []byte(`,"namespace":"`+made+`"`), 1)
			}, config)
			s.settle(n)
			s.settle(w)
			order := []types.NamespacedName{w, n}
			if tc.namespaceFirst {
				order = []types.NamespacedName{n, w}
			}
			s.delete(n)
			s.delete(w)
			for _, key := range order {
				if err := s.run(key); err != nil || !s.deleted(key) {
					t.Fatalf("deletion of %s: %v, deleted = %v", key, err, s.deleted(key))
				}
			}
			o, err := kind.Get(t.Context(), made, metav1.GetOptions{})
			if err != nil {
				t.Fatal(err) // its finalizer is kept: no controller empties it in this test
			}
			if deleting := o.GetDeletionTimestamp() != nil; deleting == tc.kept {
				t.Errorf("namespace is being deleted: %v", deleting)
			}
			if tc.kept && o.GetLabels()[names.Managed] != "" {
				t.Errorf("labels %v, want it unmanaged", o.GetLabels())
			}
		})
	}
}
