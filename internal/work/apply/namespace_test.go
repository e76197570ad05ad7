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

// A synced namespace that exists in the member is used, but not changed or deleted. One that a policy propagates is a conflict.
func TestSync_usesExistingNamespace(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct{ propagated bool }{"synced": {}, "propagated by a policy": {propagated: true}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t) // which creates the namespace
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
				if tc.propagated {
					w.Labels = map[string]string{names.ClusterBindingID: "x"}
				}
			}, "{apiVersion: v1, kind: Namespace, metadata: {name: "+s.cluster+", labels: {team: a}}}")
			if err := s.run(w); (err != nil) != tc.propagated {
				t.Fatalf("reconcile: %v", err)
			}
			if got := s.condition(w, workv1alpha1.WorkApplied); (got[:4] == "True") == tc.propagated {
				t.Errorf("Applied: %s", got)
			}
			s.delete(w)
			if err := s.run(w); err != nil || !s.deleted(w) {
				t.Errorf("deletion: %v, deleted = %v", err, s.deleted(w))
			}
			if diff := cmp.Diff(before, get()); diff != "" {
				t.Errorf("changed (-before +after):\n%s", diff)
			}
		})
	}
}
