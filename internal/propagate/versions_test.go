// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"slices"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

var deploymentsB = schema.GroupVersionKind{Group: "apps", Version: "v1beta1", Kind: "Deployment"}

// A policy selects objects in any served version, because they are the same objects.
func TestPolicy_namesAnotherVersion(t *testing.T) {
	t.Parallel()
	p := newPolicy("default", "p", deploymentsB)
	f := newFixture(t, newTemplate(web), p)
	if _, requeued := f.runPolicy(t, p); !slices.Contains(requeued, web) {
		t.Errorf("requeued %v, want %v", requeued, web)
	}
	f.run(t, web)
	if got := f.binding(t, web).BindingSpec().Resource.APIVersion; got != "apps/v1" {
		t.Errorf("the binding refers to %s, want apps/v1", got)
	}
	f.expectNoWrites(t, web)
	f.edit(t, p, func() { p.PolicySpec().ResourceSelectors[0].Kind = "StatefulSet" })
	f.runPolicy(t, p)
	if got := claimOf(t, f.object(t, web)); got != "" {
		t.Errorf("claim = %s after the policy selects another kind", got)
	}
}

// A version that the control plane begins to prefer changes neither the claim nor the rendered version, as long as that is served.
func TestReconcile_keepsRenderedVersion(t *testing.T) {
	t.Parallel()
	f, _ := newDiscoveryFixture(t)
	next := templateKey{kind: deployments.GroupKind().WithVersion("v2"), key: web.key}
	f.served.kinds, f.served.also = sets.New(next.kind), sets.New(deployments)
	if err := f.discoverKinds(t.Context()); err != nil {
		t.Fatal(err)
	}
	object := newTemplate(next)
	before := f.object(t, web)
	object.SetUID(before.GetUID())
	object.SetLabels(before.GetLabels())
	object.SetAnnotations(before.GetAnnotations())
	if err := f.control.Create(t.Context(), object); err != nil {
		t.Fatal(err)
	}
	expect := func(when, version string) {
		t.Helper()
		f.run(t, next)
		b := f.binding(t, web)
		if got := b.BindingSpec().Resource.APIVersion; got != version || claimOf(t, b) == "" {
			t.Errorf("%s, the binding refers to %s and has the claim %q, want %s", when, got, claimOf(t, b), version)
		}
		f.expectNoWrites(t, next)
	}
	expect("after another version is preferred", "apps/v1")
	if f.Enqueue(f.binding(t, web)); f.queue.Len() != 1 {
		t.Fatalf("%d templates are queued", f.queue.Len())
	}
	got, _ := f.queue.Get()
	f.queue.Done(got)
	if got != next {
		t.Errorf("the binding requeues %v, want %v", got, next)
	}
	f.served.also, f.served.err = nil, groupsFailed(deployments.GroupVersion())
	if err := f.discoverKinds(t.Context()); err == nil {
		t.Fatal("no error")
	}
	expect("while discovery of the version fails", "apps/v1")
	known := f.Detector.served
	f.Detector.served = f.Detector.served.Clone().Delete(deployments)
	expect("while the first discovery of the version fails", "apps/v1")
	f.Detector.served = known
	f.served.err = nil
	if err := f.discoverKinds(t.Context()); err != nil {
		t.Fatal(err)
	}
	if f.queue.Len() != 1 {
		t.Errorf("%d templates are queued after the version is no longer served, want the one that is rendered in it", f.queue.Len())
	}
	expect("after the version is no longer served", "apps/v2")
}

// A template may be rendered in another version than the watched one: the interpreters of all served versions concern it.
func TestReinterpret_otherVersion(t *testing.T) {
	t.Parallel()
	f, _ := newDiscoveryFixture(t)
	f.served.also = sets.New(deploymentsB)
	if err := f.discoverKinds(t.Context()); err != nil {
		t.Fatal(err)
	}
	if err := f.Reinterpret(t.Context(), func(gvk schema.GroupVersionKind) bool { return gvk == deploymentsB }); err != nil {
		t.Fatal(err)
	}
	if f.queue.Len() != 1 {
		t.Errorf("%d templates are queued, want 1", f.queue.Len())
	}
}

// resettable counts the resets of a mapper.
type resettable struct {
	meta.RESTMapper
	resets int
}

func (r *resettable) Reset() { r.resets++ }

// A CustomResourceDefinition is installed again with another resource name or scope before its deletion was discovered.
func TestDiscoverKinds_changedResource(t *testing.T) {
	t.Parallel()
	f, i := newDiscoveryFixture(t, widgets)
	mapper := &resettable{}
	f.Detector.control.Client = withMapper{f.Detector.control.Client, mapper}
	f.served.names = map[schema.GroupVersionKind]string{widgets: "widgetz"}
	first := i.running[widgets]
	if err := f.expectKinds(t, i, []string{"stop v1 Widget", "watch v1 Widget"}, widgets); err != nil {
		t.Error(err)
	}
	if mapper.resets != 1 || i.running[widgets] == first {
		t.Errorf("%d resets of the mapper, want 1; new informer: %v", mapper.resets, i.running[widgets] != first)
	}
	if err := f.expectKinds(t, i, nil, widgets); err != nil || mapper.resets != 1 {
		t.Errorf("%d resets after discovery without a change, %v", mapper.resets, err)
	}
}

type withMapper struct {
	client.Client
	mapper meta.RESTMapper
}

func (c withMapper) RESTMapper() meta.RESTMapper { return c.mapper }
