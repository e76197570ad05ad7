// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// A namespace that the member had before serves what is propagated into it, stays as it is, and outlives its Work. One that
// somebody placed by a policy is an object as any other: it is not taken over.
func TestSync_usesExistingNamespace(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ placed bool }{"synced": {}, "placed by a policy": {placed: true}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t) // in which the member gets a namespace of its own
			get := func() map[string]any {
				t.Helper()
				o, err := apiServer.Resource(namespaces).Get(t.Context(), s.cluster, metav1.GetOptions{})
				if err != nil {
					t.Fatal(err)
				}
				return o.Object
			}
			before := get()
			w := s.put("w", func(w *workv1alpha1.Work) {
				raw := &w.Spec.Workload.Manifests[0].Raw
				*raw = bytes.Replace(*raw, []byte(`,"namespace":"`+s.cluster+`"`), nil, 1)
				if tc.placed {
					w.Labels = map[string]string{names.ClusterBindingID: "x"}
				}
			}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+s.cluster+", labels: {team: a}}}")
			if err := s.run(w); (err != nil) != tc.placed {
				t.Fatalf("reconcile: %v", err)
			}
			if got := s.condition(w, workv1alpha1.WorkApplied); (got[:4] == "True") == tc.placed {
				t.Errorf("Applied: %s", got)
			}
			s.delete(w)
			if err := s.run(w); err != nil || !s.deleted(w) {
				t.Errorf("deletion: %v, gone %v", err, s.deleted(w))
			}
			if diff := cmp.Diff(before, get()); diff != "" {
				t.Errorf("it was touched (-before +after):\n%s", diff)
			}
		})
	}
}
