// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// A watch may stay stale, for example if it was forbidden after the first list. Objects are still removed.
func TestRemove_readsLiveIfTheWatchIsStale(t *testing.T) {
	t.Parallel()
	const marks = `labels: {karmada.io/managed: "true"}, annotations: {work.karmada.io/namespace: NS, work.karmada.io/name: w}`
	tests := map[string]struct {
		recreated string // the current object; "" if the object was only changed
		preserve  bool
		deleted   bool
	}{
		"recreated, managed":            {recreated: `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, ` + marks + `}}`, deleted: true},
		"recreated, unmanaged":          {recreated: `{apiVersion: v1, kind: ConfigMap, metadata: {name: c}}`},
		"changed":                       {deleted: true},
		"changed, preserved":            {preserve: true},
		"recreated, managed, preserved": {recreated: `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, ` + marks + `}}`, preserve: true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", func(w *workv1alpha1.Work) { w.Spec.PreserveResourcesOnDeletion = new(tc.preserve) }, config)
			s.settle(w)
			shown, ok := s.shown(configMaps, "c")
			if !ok {
				t.Fatal("the watch does not show the object")
			}
			if tc.recreated == "" {
				s.userPatch(configMaps, "c", `{"data":{"b":"2"}}`)
			} else {
				if err := apiServer.Resource(configMaps).Namespace(s.cluster).Delete(t.Context(), "c", metav1.DeleteOptions{}); err != nil {
					t.Fatal(err)
				}
				s.user(configMaps, strings.Replace(tc.recreated, "NS", names.ExecutionNamespace(s.cluster), 1))
			}
			want := s.in(configMaps, "c")
			s.eventually("the watch has seen it, and may be set back", func() bool {
				now, ok := s.shown(configMaps, "c")
				return !ok || now.Version == want.GetResourceVersion()
			})
			s.worker.cache.Show(configMaps, types.NamespacedName{Namespace: s.cluster, Name: "c"}, &shown)
			s.delete(w)
			if err := s.run(w); err != nil || !s.deleted(w) {
				t.Fatalf("deletion: %v, deleted = %v", err, s.deleted(w))
			}
			got := s.in(configMaps, "c")
			if (got == nil) != tc.deleted {
				t.Fatalf("exists: %v, want it deleted: %v", got != nil, tc.deleted)
			}
			if got != nil && (got.GetUID() != want.GetUID() || got.GetLabels()[names.Managed] != "") {
				t.Errorf("preserved: UID %s, want %s; labels %v", got.GetUID(), want.GetUID(), got.GetLabels())
			}
		})
	}
}

// An earlier version may have taken over what the API server of the member created for itself.
func TestRemove_keepsObjectsOfTheServer(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, strings.Replace(config, "name: c", "name: kube-root-ca.crt", 1))
	s.settle(w)
	if s.in(configMaps, "kube-root-ca.crt") == nil {
		t.Fatal("not created")
	}
	s.delete(w)
	s.settle(w)
	if got := s.in(configMaps, "kube-root-ca.crt"); !s.deleted(w) || got == nil || got.GetLabels()[names.Managed] != "" {
		t.Errorf("deleted %v, object %v, want it released", s.deleted(w), got)
	}
}

// Objects stay in a member that no longer serves the version of the manifest.
func TestRemove_servedInOtherVersion(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	apps := schema.GroupVersion{Group: "apps", Version: "v1"}
	mapper := meta.NewDefaultRESTMapper([]schema.GroupVersion{apps})
	mapper.Add(apps.WithKind("Deployment"), meta.RESTScopeNamespace)
	s.worker.cache.Member.Mapper = mapper
	w := s.put("w", nil, nginx)
	s.settle(w)
	s.put("w", nil, strings.Replace(nginx, "apps/v1", "apps/v1beta1", 1))
	s.delete(w)
	if err := s.run(w); err != nil || !s.deleted(w) {
		t.Fatalf("deletion: %v, deleted = %v", err, s.deleted(w))
	}
	if s.in(deployments, "nginx") != nil {
		t.Error("the object was not deleted")
	}
}

// The watch of a kind that was deleted, or that must not be watched, never syncs.
func TestRemove_withoutSyncedWatch(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(schema.GroupVersionKind{Group: "example.com", Version: "v1", Kind: "Lamp"}, meta.RESTScopeNamespace)
	s.worker.cache.Member.Mapper = mapper
	w := s.put("w", nil, `{apiVersion: example.com/v1, kind: Lamp, metadata: {name: l}}`)
	s.delete(w)
	if err := s.run(w); err != nil || !s.deleted(w) {
		t.Fatalf("deletion: %v, deleted = %v", err, s.deleted(w))
	}
}
