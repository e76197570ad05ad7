// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	discoveryv1 "k8s.io/api/discovery/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/event"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// queue connects a queue and returns a function that drains it.
func (f *fixture) connectQueue() (drain func() []string) {
	f.t.Helper()
	q := workqueue.NewTypedRateLimitingQueue(workqueue.DefaultTypedControllerRateLimiter[ctrl.Request]())
	f.t.Cleanup(q.ShutDown)
	f.queue = q
	return func() (out []string) {
		for q.Len() > 0 {
			r, _ := q.Get()
			q.Done(r)
			out = append(out, r.Name)
		}
		slices.Sort(out)
		return out
	}
}

func metadata(name string, uid types.UID, change ...func(*metav1.PartialObjectMetadata)) *metav1.PartialObjectMetadata {
	m := &metav1.PartialObjectMetadata{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name, UID: uid, ResourceVersion: "1"}}
	for _, c := range change {
		c(m)
	}
	return m
}

func TestObserve(t *testing.T) {
	t.Parallel()
	deployments := schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}
	otherVersion := configMaps.GroupKind().WithVersion("v2")
	version := func(v string) func(*metav1.PartialObjectMetadata) {
		return func(m *metav1.PartialObjectMetadata) { m.ResourceVersion = v }
	}
	generation := func(n int64) func(*metav1.PartialObjectMetadata) {
		return func(m *metav1.PartialObjectMetadata) { m.Generation = n }
	}
	of := func(service string) func(*metav1.PartialObjectMetadata) {
		return func(m *metav1.PartialObjectMetadata) {
			m.Labels = map[string]string{discoveryv1.LabelServiceName: service}
		}
	}
	for name, tc := range map[string]struct {
		kind     schema.GroupVersionKind
		old, new *metav1.PartialObjectMetadata
		want     []string
	}{
		"dependency is created":                     {configMaps, nil, metadata("missing", "u"), []string{"api", "web"}},
		"dependency of another kind":                {endpointSlices, nil, metadata("missing", "u"), nil},
		"dependency of another version of the kind": {otherVersion, nil, metadata("missing", "u"), []string{"api", "web"}},
		"attached dependency is listed":             {configMaps, nil, metadata("settings", "uid-settings"), nil},
		"attached dependency is recreated":          {configMaps, nil, metadata("settings", "other"), []string{"web"}},
		"dependency changes":                        {configMaps, metadata("settings", "u"), metadata("settings", "u", version("2")), nil},
		"dependency is deleted":                     {configMaps, metadata("settings", "u"), nil, nil},
		"template changes":                          {deployments, metadata("web", "u"), metadata("web", "u", version("2")), []string{"web"}},
		"spec of the template changes": {deployments, metadata("web", "u", generation(1)),
			metadata("web", "u", generation(2)), []string{"web"}},
		"status of the template changes": {deployments, metadata("web", "u", generation(1)),
			metadata("web", "u", generation(1), version("2")), nil},
		"selected object is created":   {endpointSlices, nil, metadata("s", "u", of("derived-s")), []string{"api"}},
		"other object is created":      {endpointSlices, nil, metadata("s", "u", of("derived-t")), nil},
		"object becomes selected":      {endpointSlices, metadata("s", "u"), metadata("s", "u", of("derived-s")), []string{"api"}},
		"object is no longer selected": {endpointSlices, metadata("s", "u", of("derived-s")), metadata("s", "u"), []string{"api"}},
		"selected object changes": {endpointSlices, metadata("s", "u", of("derived-s")),
			metadata("s", "u", of("derived-s"), version("2")), nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newFixture(t, append(append(deployment("web", "m1"), deployment("api", "m2")...), configMap("settings"))...)
			f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings"), onConfigMap("missing")}
			f.layer.dependencies["api"] = []interpret.Dependency{onConfigMap("missing"), {APIVersion: "discovery.k8s.io/v1",
				Kind: "EndpointSlice", Namespace: "default",
				LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{discoveryv1.LabelServiceName: "derived-s"}}}}
			f.Observe(tc.kind, tc.old, tc.new) // before the start
			f.run("web", "api")
			drain := f.connectQueue()
			f.Observe(tc.kind, tc.old, tc.new)
			if diff := cmp.Diff(tc.want, drain()); diff != "" {
				t.Errorf("requeued (-want +got):\n%s", diff)
			}
		})
	}
}

// A binding that no longer has dependencies is forgotten.
func TestIndex_forgets(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings"), {APIVersion: "v1", Kind: "ConfigMap", Namespace: "default",
		LabelSelector: &metav1.LabelSelector{}}}
	f.run("web")
	f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Spec.PropagateDeps = false })
	f.run("web")
	if x := f.index; len(x.entries)+len(x.names)+len(x.namespaces)+len(x.templates) > 0 {
		t.Errorf("entries %v, names %v, namespaces %v, templates %v", x.entries, x.names, x.namespaces, x.templates)
	}
}

// The requiring bindings are requeued when another client changes or deletes an attached binding, and not after own writes.
func TestAttached(t *testing.T) {
	t.Parallel()
	f := newFixture(t, append(deployment("web", "m1"), configMap("settings"))...)
	f.layer.dependencies["web"] = []interpret.Dependency{onConfigMap("settings")}
	f.run("web")
	before := f.binding("settings-configmap")
	p := f.attached()
	f.edit("web", func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters[0].Name = "m2" })
	f.run("web")
	if p.Update(event.UpdateEvent{ObjectOld: before, ObjectNew: f.binding("settings-configmap")}) {
		t.Error("requeued after an own write")
	}
	before = f.binding("settings-configmap")
	f.edit("settings-configmap", func(b *workv1alpha2.ResourceBinding) { b.Spec.RequiredBy = nil })
	if !p.Update(event.UpdateEvent{ObjectOld: before, ObjectNew: f.binding("settings-configmap")}) {
		t.Error("not requeued after another client changed requiredBy")
	}
	if !p.Delete(event.DeleteEvent{Object: before}) || p.Delete(event.DeleteEvent{Object: f.binding("web")}) {
		t.Error("want deletions of attached bindings only")
	}
	if got := requests(t.Context(), before); len(got) != 1 || got[0].Name != "web" {
		t.Errorf("requests = %v", got)
	}
	f.run("web")
	if diff := cmp.Diff(map[string][]string{"web": {"m2"}}, requiredBy(f.binding("settings-configmap"))); diff != "" {
		t.Errorf("required by (-want +got):\n%s", diff)
	}
}

func TestRequiring(t *testing.T) {
	t.Parallel()
	b := func(change func(*workv1alpha2.ResourceBinding)) *workv1alpha2.ResourceBinding {
		b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Generation: 1}}
		change(b)
		return b
	}
	none := b(func(*workv1alpha2.ResourceBinding) {})
	on := b(func(b *workv1alpha2.ResourceBinding) { b.Spec.PropagateDeps = true })
	next := b(func(b *workv1alpha2.ResourceBinding) { b.Generation, b.Spec.PropagateDeps = 2, true })
	off := b(func(b *workv1alpha2.ResourceBinding) { b.Generation = 2 })
	gone := b(func(b *workv1alpha2.ResourceBinding) {
		b.DeletionTimestamp, b.Finalizers = &metav1.Time{}, []string{names.DependenciesFinalizer}
	})
	released := b(func(b *workv1alpha2.ResourceBinding) {
		b.DeletionTimestamp, b.Finalizers = &metav1.Time{}, []string{names.BindingFinalizer, names.DependenciesFinalizer}
	})
	for name, tc := range map[string]struct {
		old, new *workv1alpha2.ResourceBinding
		want     bool
	}{
		"works are deleted": {released, gone, true},
		"unchanged":         {on, on, false}, "generation": {on, next, true}, "enabled": {none, next, true}, "disabled": {on, off, true},
		"without dependencies": {none, off, false}, "deletion": {on, gone, true},
	} {
		if got := requiring.Update(event.UpdateEvent{ObjectOld: tc.old, ObjectNew: tc.new}); got != tc.want {
			t.Errorf("%s: passed = %v, want %v", name, got, tc.want)
		}
	}
}
