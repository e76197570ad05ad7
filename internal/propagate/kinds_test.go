// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllertest"
)

var (
	widgets  = schema.GroupVersionKind{Group: "example.org", Version: "v1", Kind: "Widget"}
	widgetsB = schema.GroupVersionKind{Group: "example.org", Version: "v1beta1", Kind: "Widget"}
	gadgets  = schema.GroupVersionKind{Group: "example.org", Version: "v1beta1", Kind: "Gadget"}
)

// informers is a cache that records which kinds are watched.
type informers struct {
	cache.Cache
	running map[schema.GroupVersionKind]*controllertest.FakeInformer
	calls   []string
	err     error // of the next calls
}

func (i *informers) GetInformer(_ context.Context, o client.Object, _ ...cache.InformerGetOption) (cache.Informer, error) {
	gvk := o.GetObjectKind().GroupVersionKind()
	i.calls = append(i.calls, "watch "+gvk.Version+" "+gvk.Kind)
	if i.err != nil {
		return nil, i.err
	}
	if i.running[gvk] == nil {
		i.running[gvk] = controllertest.NewFakeInformer()
	}
	return i.running[gvk], nil
}

func (i *informers) RemoveInformer(_ context.Context, o client.Object) error {
	gvk := o.GetObjectKind().GroupVersionKind()
	i.calls = append(i.calls, "stop "+gvk.Version+" "+gvk.Kind)
	delete(i.running, gvk)
	return i.err
}

// newDiscoveryFixture returns a fixture that has discovered its kinds, and its cache.
func newDiscoveryFixture(t *testing.T, kinds ...schema.GroupVersionKind) (*fixture, *informers) {
	t.Helper()
	f := newFixture(t, newTemplate(web), newPolicy("default", "p", deployments))
	i := &informers{running: map[schema.GroupVersionKind]*controllertest.FakeInformer{}}
	f.cache = i
	f.watches()
	f.served.kinds = sets.New(append(kinds, deployments)...)
	if err := f.discoverKinds(t.Context()); err != nil {
		t.Fatal(err)
	}
	i.calls = nil
	f.run(t, web)
	return f, i
}

// expectKinds discovers kinds, compares the sorted calls of the cache, and checks that the same kinds are watched and have informers.
func (f *fixture) expectKinds(t *testing.T, i *informers, calls []string, watched ...schema.GroupVersionKind) error {
	t.Helper()
	err := f.discoverKinds(t.Context())
	slices.Sort(i.calls)
	if diff := cmp.Diff(calls, i.calls); diff != "" {
		t.Errorf("calls of the cache (-want +got):\n%s", diff)
	}
	i.calls = nil
	want := sets.New(append(watched, deployments)...)
	if diff := cmp.Diff(want, f.watchedKinds()); diff != "" {
		t.Errorf("watched kinds (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(want, sets.KeySet(i.running)); diff != "" {
		t.Errorf("kinds with informers (-want +got):\n%s", diff)
	}
	return err
}

// groupsFailed is the error of a discovery that failed for some versions.
func groupsFailed(versions ...schema.GroupVersion) error {
	err := &discovery.ErrGroupDiscoveryFailed{Groups: map[schema.GroupVersion]error{}}
	for _, gv := range versions {
		err.Groups[gv] = errors.New("the server is currently unable to handle the request")
	}
	return err
}

func TestDiscoverKinds(t *testing.T) {
	t.Parallel()
	down := errors.New("down")
	type kinds = []schema.GroupVersionKind
	for name, test := range map[string]struct {
		known, served, want kinds // in addition to Deployments, which are always served unless all is set
		all                 bool  // no kind is served
		err                 error
		calls               []string
	}{
		"unchanged": {known: kinds{widgets}, served: kinds{widgets}, want: kinds{widgets}},
		"new kind":  {served: kinds{widgets}, want: kinds{widgets}, calls: []string{"watch v1 Widget"}},
		"removed kind": {
			known: kinds{widgets, services}, served: kinds{services}, want: kinds{services}, calls: []string{"stop v1 Widget"},
		},
		"another version": {
			known: kinds{widgetsB}, served: kinds{widgets}, want: kinds{widgets}, calls: []string{"stop v1beta1 Widget", "watch v1 Widget"},
		},
		"total failure": {known: kinds{widgets}, want: kinds{widgets}, all: true, err: down},
		"failed group":  {known: kinds{widgets}, want: kinds{widgets}, err: groupsFailed(widgets.GroupVersion())},
		"all groups failed": {
			known: kinds{widgets, services}, want: kinds{widgets, services}, all: true,
			err: groupsFailed(widgets.GroupVersion(), services.GroupVersion(), deployments.GroupVersion()),
		},
		"failed group does not delay others": {
			known: kinds{widgets, clusterRoles}, served: kinds{services}, want: kinds{widgets, services}, err: groupsFailed(widgets.GroupVersion()),
			calls: []string{"stop v1 ClusterRole", "watch v1 Service"},
		},
		"failed version of a group, new kind in another": {
			known: kinds{widgets}, served: kinds{gadgets}, want: kinds{widgets, gadgets}, err: groupsFailed(widgets.GroupVersion()),
			calls: []string{"watch v1beta1 Gadget"},
		},
		// Discovery then prefers another version: the same objects must not be templates in two versions.
		"failed version of a known kind that another one serves": {
			known: kinds{widgets}, served: kinds{widgetsB}, want: kinds{widgets}, err: groupsFailed(widgets.GroupVersion()),
		},
		"failed version of a group, another version of a known kind": {
			known: kinds{widgetsB}, served: kinds{widgets}, want: kinds{widgets}, calls: []string{"stop v1beta1 Widget", "watch v1 Widget"},
			err: groupsFailed(schema.GroupVersion{Group: widgets.Group, Version: "v2"}),
		},
		"failed version of a new kind that another one serves": {
			served: kinds{widgetsB}, want: kinds{widgetsB}, err: groupsFailed(widgets.GroupVersion()), calls: []string{"watch v1beta1 Widget"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f, i := newDiscoveryFixture(t, test.known...)
			f.served.kinds, f.served.err = sets.New(append(test.served, deployments)...), test.err
			if test.all {
				f.served.kinds = nil
			}
			if err := f.expectKinds(t, i, test.calls, test.want...); !errors.Is(err, test.err) {
				t.Errorf("error = %v, want %v", err, test.err)
			}
			f.expectNoWrites(t, web)
		})
	}
}

func TestDiscoverKinds_ignored(t *testing.T) {
	t.Parallel()
	f, i := newDiscoveryFixture(t)
	verbs := metav1.Verbs{"delete", "list", "watch"}
	f.served.more = []*metav1.APIResourceList{
		{GroupVersion: "example.org/v1", APIResources: []metav1.APIResource{
			{Name: "widgets/status", Kind: "Widget", Verbs: verbs},
			{Name: "unlistable", Kind: "Unlistable", Verbs: metav1.Verbs{"delete", "watch"}},
			{Name: "unwatchable", Kind: "Unwatchable", Verbs: metav1.Verbs{"delete", "list"}},
			{Name: "undeletable", Kind: "Undeletable", Verbs: metav1.Verbs{"list", "watch"}},
		}},
		{GroupVersion: "work.karmada.io/v1alpha1", APIResources: []metav1.APIResource{{Name: "works", Kind: "Work", Verbs: verbs}}},
		{GroupVersion: "a/b/c", APIResources: []metav1.APIResource{{Name: "invalids", Kind: "Invalid", Verbs: verbs}}},
	}
	if err := f.expectKinds(t, i, nil); err != nil {
		t.Error(err)
	}
}

// A CustomResourceDefinition that is deleted and created again: its kind gets a new informer, and its templates are requeued.
func TestDiscoverKinds_recreatedKind(t *testing.T) {
	t.Parallel()
	f, i := newDiscoveryFixture(t, widgets)
	first := i.running[widgets]
	f.served.kinds.Delete(widgets)
	if err := f.expectKinds(t, i, []string{"stop v1 Widget"}); err != nil {
		t.Error(err)
	}
	f.served.kinds.Insert(widgets)
	if err := f.expectKinds(t, i, []string{"watch v1 Widget"}, widgets); err != nil {
		t.Error(err)
	}
	if i.running[widgets] == first {
		t.Error("the informer belongs to the removed kind")
	}
	m := metadataOfKind(widgets)
	m.SetNamespace("default")
	m.SetName("web")
	i.running[widgets].Add(m)
	if f.queue.Len() != 1 {
		t.Fatalf("%d templates are queued, want 1", f.queue.Len())
	}
	if got, _ := f.queue.Get(); got != at(widgets, "default", "web") {
		t.Errorf("queued %v", got)
	}
}

// A kind whose watch cannot be started is not watched, and the next discovery starts it.
func TestDiscoverKinds_retriesFailedWatch(t *testing.T) {
	t.Parallel()
	f, i := newDiscoveryFixture(t)
	f.served.kinds.Insert(widgets)
	i.err = errors.New("no match")
	if err := f.expectKinds(t, i, []string{"watch v1 Widget"}); !errors.Is(err, i.err) {
		t.Errorf("error = %v, want %v", err, i.err)
	}
	i.err = nil
	if err := f.expectKinds(t, i, []string{"watch v1 Widget"}, widgets); err != nil {
		t.Error(err)
	}
}

// Each change of a CustomResourceDefinition requests discovery; requests that are not handled yet are merged.
func TestObserve_definitionRequestsDiscovery(t *testing.T) {
	t.Parallel()
	f := newFixture(t)
	crds := schema.GroupVersionKind{Group: "apiextensions.k8s.io", Version: "v1", Kind: crdKind}
	m := metadataOfKind(crds)
	m.SetName("widgets.example.org")
	f.observe(deployments, nil, metadataOfKind(deployments), false)
	if len(f.again) != 0 {
		t.Error("a Deployment requests discovery")
	}
	f.observe(crds, nil, m, false)
	f.observe(crds, m, nil, false)
	if len(f.again) != 1 {
		t.Errorf("%d requests of discovery, want 1", len(f.again))
	}
}
