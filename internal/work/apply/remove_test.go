// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// A watch may be behind for good, as when it is forbidden after it began. The Work goes all the same, and takes with it what
// is its own, whatever the watch shows.
func TestRemove_readsLiveIfTheWatchIsStale(t *testing.T) {
	t.Parallel()
	const marks = `labels: {karmada.io/managed: "true"}, annotations: {work.karmada.io/namespace: NS, work.karmada.io/name: w}`
	tests := map[string]struct {
		again    string // what is there now, "" when the object was changed only
		preserve bool
		goes     bool
	}{
		"made anew, ours":             {again: `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, ` + marks + `}}`, goes: true},
		"made anew, somebody else's":  {again: `{apiVersion: v1, kind: ConfigMap, metadata: {name: c}}`},
		"changed, goes":               {goes: true},
		"changed, is to stay":         {preserve: true},
		"made anew, ours, is to stay": {again: `{apiVersion: v1, kind: ConfigMap, metadata: {name: c, ` + marks + `}}`, preserve: true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t)
			w := s.put("w", func(w *workv1alpha1.Work) { w.Spec.PreserveResourcesOnDeletion = new(tc.preserve) }, config)
			s.settle(w)
			ref, err := s.worker.cache.synced(schema.GroupVersionKind{Version: "v1", Kind: "ConfigMap"}, s.cluster)
			if err != nil {
				t.Fatal(err)
			}
			shown := ref.cached(s.cluster, "c").DeepCopy()
			if tc.again == "" {
				s.userPatch(configMaps, "c", `{"data":{"b":"2"}}`)
			} else {
				if err := apiServer.Resource(configMaps).Namespace(s.cluster).Delete(t.Context(), "c", metav1.DeleteOptions{}); err != nil {
					t.Fatal(err)
				}
				s.user(configMaps, strings.Replace(tc.again, "NS", names.ExecutionNamespace(s.cluster), 1))
			}
			want := s.in(configMaps, "c")
			s.eventually("the watch has seen it, and may be set back", func() bool {
				now := ref.cached(s.cluster, "c")
				return now == nil || now.GetResourceVersion() == want.GetResourceVersion()
			})
			if err := ref.watch.informer.GetStore().Add(shown); err != nil {
				t.Fatal(err)
			}
			s.delete(w)
			if err := s.run(w); err != nil || !s.deleted(w) {
				t.Fatalf("deletion: %v, gone %v", err, s.deleted(w))
			}
			got := s.in(configMaps, "c")
			if (got == nil) != tc.goes {
				t.Fatalf("there: %v, want it gone: %v", got != nil, tc.goes)
			}
			if got != nil && (got.GetUID() != want.GetUID() || got.GetLabels()[names.Managed] != "") {
				t.Errorf("left behind: UID %s, want %s; labels %v", got.GetUID(), want.GetUID(), got.GetLabels())
			}
		})
	}
}

// A member that stopped to serve a version of a kind has the objects still.
func TestRemove_servedInOtherVersion(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	apps := schema.GroupVersion{Group: "apps", Version: "v1"}
	mapper := meta.NewDefaultRESTMapper([]schema.GroupVersion{apps})
	mapper.Add(apps.WithKind("Deployment"), meta.RESTScopeNamespace)
	s.worker.cache.member.Mapper = mapper
	w := s.put("w", nil, nginx)
	s.settle(w)
	s.put("w", nil, strings.Replace(nginx, "apps/v1", "apps/v1beta1", 1))
	s.delete(w)
	if err := s.run(w); err != nil || !s.deleted(w) {
		t.Fatalf("deletion: %v, gone %v", err, s.deleted(w))
	}
	if s.in(deployments, "nginx") != nil {
		t.Error("the object was left in the member for ever")
	}
}

// A kind that the mapper knew and that is gone since, or that may not be watched, has no watch to wait for.
func TestRemove_withoutSyncedWatch(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	mapper := meta.NewDefaultRESTMapper(nil)
	mapper.Add(schema.GroupVersionKind{Group: "example.com", Version: "v1", Kind: "Lamp"}, meta.RESTScopeNamespace)
	s.worker.cache.member.Mapper = mapper
	w := s.put("w", nil, `{apiVersion: example.com/v1, kind: Lamp, metadata: {name: l}}`)
	s.delete(w)
	if err := s.run(w); err != nil || !s.deleted(w) {
		t.Fatalf("deletion: %v, gone %v", err, s.deleted(w))
	}
}
