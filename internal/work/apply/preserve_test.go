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

// Whichever of the two goes first, the namespace that Karmada made stays with what is to stay in it, and only with that.
func TestRemove_keepsNamespaceOfPreservedObjects(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ preserve, namespaceFirst, placed, stays bool }{
		"the object first":                        {preserve: true, stays: true},
		"the namespace first":                     {preserve: true, namespaceFirst: true, stays: true},
		"nothing is to stay":                      {},
		"nothing is to stay, the namespace first": {namespaceFirst: true},
		"a policy places it":                      {preserve: true, placed: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			kind := apiServer.Resource(namespaces)
			made := "made-" + s.cluster
			n := s.put("n", func(w *workv1alpha1.Work) {
				raw := &w.Spec.Workload.Manifests[0].Raw
				*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
				if tc.placed {
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
					t.Fatalf("deletion of %s: %v, gone %v", key, err, s.deleted(key))
				}
			}
			o, err := kind.Get(t.Context(), made, metav1.GetOptions{})
			if err != nil {
				t.Fatal(err) // its finalizer holds it: nobody empties it here
			}
			if going := o.GetDeletionTimestamp() != nil; going == tc.stays {
				t.Errorf("the namespace goes: %v", going)
			}
			if tc.stays && o.GetLabels()[names.Managed] != "" {
				t.Errorf("labels %v, want it to be nobody's", o.GetLabels())
			}
		})
	}
}
