// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/test/fakecontrol"
)

func TestRemove_ignoresUnknownKind(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.worker.cache.member.Mapper = meta.NewDefaultRESTMapper(nil)
	s.delete(w)
	if err := s.run(w); err != nil || !s.deleted(w) {
		t.Errorf("deletion: %v", err)
	}
}

func TestRemove_keepsObjectsOfOtherOwners(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		patch string
		goes  bool
	}{
		"managed by the Work":     {`{"metadata":{"labels":{"external":"x"}}}`, true},
		"unmanaged":               {`{"metadata":{"labels":{"karmada.io/managed":null}}}`, false},
		"managed by another Work": {`{"metadata":{"annotations":{"work.karmada.io/name":"other"}}}`, false},
		"Work of another cluster": {`{"metadata":{"annotations":{"work.karmada.io/namespace":"karmada-es-other"}}}`, false},
		"without a Work":          {`{"metadata":{"annotations":{"work.karmada.io/namespace":null,"work.karmada.io/name":null}}}`, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", nil, config)
			s.settle(w)
			s.userPatch(configMaps, "c", tc.patch)
			s.awaitRequeue(w)
			s.delete(w)
			if err := s.run(w); err != nil {
				t.Fatal(err)
			}
			if !s.deleted(w) {
				t.Error("the finalizer was not removed")
			}
			want := []string{"patch " + w.String()}
			if tc.goes {
				want = append(want, "member: delete configmaps c")
			}
			s.expectWrites(want...)
			if there := s.in(configMaps, "c") != nil; there == tc.goes {
				t.Errorf("object exists: %v", there)
			}
		})
	}
}

// Objects that the watch does not show yet are deleted, too.
func TestRemove_deletesObjectsThatTheWatchDoesNotShow(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	if err := s.run(w); err != nil {
		t.Fatal(err)
	}
	ref, err := s.worker.cache.synced(schema.GroupVersionKind{Version: "v1", Kind: "ConfigMap"}, s.cluster)
	if err != nil {
		t.Fatal(err)
	}
	ref.watch.mu.Lock()
	clear(ref.watch.entries)
	ref.watch.mu.Unlock()
	s.delete(w)
	if err := s.run(w); err != nil || s.in(configMaps, "c") != nil {
		t.Errorf("deletion: %v, object %v", err, s.in(configMaps, "c"))
	}
}

func TestRemove_preservesObjects(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	claimed := strings.Replace(
		config,
		"app: x}, annotations: {note: x}",
		"app: x, propagationpolicy.karmada.io/permanent-id: p, resourcebinding.karmada.io/permanent-id: b, "+
			"clusterpropagationpolicy.karmada.io/permanent-id: cp}, annotations: {note: x, propagationpolicy.karmada.io/name: p, "+
			"propagationpolicy.karmada.io/namespace: d, "+
			"clusterpropagationpolicy.karmada.io/name: cp, resourcebinding.karmada.io/name: b, resourcebinding.karmada.io/namespace: d, "+
			"resourcetemplate.karmada.io/generation: \"1\"}",
		1,
	)
	w := s.put("w", func(w *workv1alpha1.Work) { w.Spec.PreserveResourcesOnDeletion = new(true) }, claimed)
	s.settle(w)
	s.delete(w)
	if err := s.run(w); err != nil || !s.deleted(w) {
		t.Fatalf("deletion: %v", err)
	}
	s.expectWrites("patch "+w.String(), "member: update configmaps c")
	o := s.in(configMaps, "c")
	// A namespaced object keeps the claim of a cluster's policy (docs/contract/work.md#deletion-of-a-work).
	if diff := cmp.Diff(map[string]string{"app": "x", "clusterpropagationpolicy.karmada.io/permanent-id": "cp"}, o.GetLabels()); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(map[string]string{"note": "x", "clusterpropagationpolicy.karmada.io/name": "cp"}, o.GetAnnotations()); diff != "" {
		t.Errorf("annotations (-want +got):\n%s", diff)
	}
}

func TestRemove_removesFinalizerOnce(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", func(w *workv1alpha1.Work) { w.Finalizers = append(w.Finalizers, "external/finalizer") }, config)
	s.settle(w)
	s.delete(w)
	stale := s.work(w)
	if err := s.run(w); err != nil {
		t.Fatal(err)
	}
	s.writes()
	s.Executor.control.Client = fakecontrol.Cache{Client: s.control, Shown: []client.Object{stale}}
	var wait *waitError
	if err := s.reconcile(t.Context(), s.worker, w); !errors.As(err, &wait) {
		t.Errorf("reconcile = %v, want a *waitError", err)
	}
	s.expectWrites()
	s.Executor.control.Client = s.control
	if err := s.control.Patch(
		t.Context(),
		s.work(w),
		client.RawPatch("application/merge-patch+json", []byte(`{"metadata":{"finalizers":null}}`)),
	); err != nil {
		t.Fatal(err)
	}
	if err := s.run(w); err != nil {
		t.Fatal(err)
	}
}
