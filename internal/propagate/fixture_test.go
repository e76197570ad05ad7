// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"cmp"
	"fmt"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"k8s.io/client-go/discovery"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/policy"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	deployments  = schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}
	services     = schema.GroupVersionKind{Version: "v1", Kind: "Service"}
	jobs         = schema.GroupVersionKind{Group: "batch", Version: "v1", Kind: "Job"}
	clusterRoles = schema.GroupVersionKind{Group: "rbac.authorization.k8s.io", Version: "v1", Kind: "ClusterRole"}
)

// fixture is a Detector with an in-memory control plane.
type fixture struct {
	*Detector
	control  *fakecontrol.Control
	events   *events.Fake
	rerender chan event.GenericEvent
	clock    *clocktesting.FakePassiveClock
	served   *served
	ids      int
}

// served is a discovery client that lists kinds.
type served struct {
	discovery.DiscoveryInterface
	kinds sets.Set[schema.GroupVersionKind]  // in the preferred version
	also  sets.Set[schema.GroupVersionKind]  // in other versions
	names map[schema.GroupVersionKind]string // of resources that are not named like the kind
	more  []*metav1.APIResourceList          // in addition to kinds
	err   error
}

func (s *served) ServerGroups() (*metav1.APIGroupList, error) {
	list := &metav1.APIGroupList{}
	for gvk := range s.kinds {
		version := metav1.GroupVersionForDiscovery{GroupVersion: gvk.GroupVersion().String(), Version: gvk.Version}
		list.Groups = append(list.Groups, metav1.APIGroup{Name: gvk.Group, Versions: []metav1.GroupVersionForDiscovery{version}})
	}
	return list, s.err
}

func (s *served) ServerResourcesForGroupVersion(gv string) (*metav1.APIResourceList, error) {
	list := &metav1.APIResourceList{GroupVersion: gv}
	for gvk := range s.kinds {
		if gvk.GroupVersion().String() == gv {
			list.APIResources = append(list.APIResources, metav1.APIResource{Kind: gvk.Kind})
		}
	}
	return list, s.err
}

func (s *served) ServerGroupsAndResources() (groups []*metav1.APIGroup, lists []*metav1.APIResourceList, err error) {
	byVersion := map[string]*metav1.APIResourceList{}
	for _, kinds := range []sets.Set[schema.GroupVersionKind]{s.kinds, s.also} {
		for gvk := range kinds {
			gv := gvk.GroupVersion().String()
			if byVersion[gv] == nil {
				byVersion[gv] = &metav1.APIResourceList{GroupVersion: gv}
				lists = append(lists, byVersion[gv])
				groups = withVersion(groups, gvk.Group, gv)
			}
			r := resourceOf(gvk)
			byVersion[gv].APIResources = append(byVersion[gv].APIResources, metav1.APIResource{
				Name: cmp.Or(s.names[gvk], r.name), Namespaced: r.namespaced, Kind: gvk.Kind, Verbs: metav1.Verbs{"delete", "get", "list", "watch"},
			})
		}
	}
	for _, list := range s.more {
		groups = withVersion(groups, "more", list.GroupVersion)
	}
	return groups, append(lists, s.more...), s.err
}

// withVersion adds a version to a group. The first one is preferred.
func withVersion(groups []*metav1.APIGroup, name, gv string) []*metav1.APIGroup {
	version := metav1.GroupVersionForDiscovery{GroupVersion: gv}
	for _, g := range groups {
		if g.Name == name {
			g.Versions = append(g.Versions, version)
			return groups
		}
	}
	return append(groups, &metav1.APIGroup{Name: name, PreferredVersion: version, Versions: []metav1.GroupVersionForDiscovery{version}})
}

// resourceOf returns the resource of a kind in tests.
func resourceOf(gvk schema.GroupVersionKind) resource {
	return resource{strings.ToLower(gvk.Kind) + "s", true}
}

// watches makes the detector watch some kinds and no others.
func (f *fixture) watches(kinds ...schema.GroupVersionKind) {
	f.kinds, f.versions = map[schema.GroupVersionKind]resource{}, map[schema.GroupKind]string{}
	for _, gvk := range kinds {
		f.setWatched(gvk, new(resourceOf(gvk)))
	}
}

// referenceTo returns a reference to a template.
func referenceTo(m metadata, resourceVersion string) workv1alpha2.ObjectReference {
	return (&pass{m: m, version: m.APIVersion}).reference(resourceVersion)
}

func newFixture(t testing.TB, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{
		control: fakecontrol.New(t, fakecontrol.Options{Objects: objects, Indexes: byPolicy(), CountGenerations: true}),
		events:  &events.Fake{}, rerender: make(chan event.GenericEvent, 10),
		clock:  clocktesting.NewFakePassiveClock(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)),
		served: &served{kinds: sets.New(deployments, services, jobs, clusterRoles)},
	}
	f.Detector = New(f.control, f.control, f.served, nil, Options{
		Clock: f.clock,
		Chain: interpret.Chain{native.Layer()}, Events: f.events, Gates: features.New(), Rerender: f.rerender,
		NewID: func() string { f.ids++; return fmt.Sprintf("id-%d", f.ids) },
	})
	t.Cleanup(f.queue.ShutDown)
	f.watches(deployments, services, jobs, clusterRoles)
	return f
}

// byPolicy returns the index of bindings that the detector uses.
func byPolicy() (out []fakecontrol.Index) {
	i := indexes.BindingsByPolicy
	for _, s := range binding.Scopes {
		out = append(out, fakecontrol.Index{Of: s.New(), Field: i.Field, Keys: i.Keys})
	}
	return out
}

// writes returns the writes since the last call.
func (f *fixture) writes() []string { return f.control.Writes(fakecontrol.Write.ByKind) }

// run reconciles a template once and returns the writes.
func (f *fixture) run(t testing.TB, at templateKey) []string {
	t.Helper()
	f.writes()
	if err := f.reconcile(t.Context(), at); err != nil {
		t.Fatalf("reconcile %v: %v", at, err)
	}
	return f.writes()
}

// expectNoWrites reconciles a template, which must not cause writes.
func (f *fixture) expectNoWrites(t testing.TB, at templateKey) {
	t.Helper()
	if writes := f.run(t, at); len(writes) > 0 {
		t.Errorf("reconciling again wrote %v", writes)
	}
}

// expectRefresh reconciles a template without a policy twice. The first pass must write only the version of the template into the
// binding, so that its Works are rendered again. The second one must write nothing.
func (f *fixture) expectRefresh(t testing.TB, at templateKey) {
	t.Helper()
	want := f.binding(t, at)
	if diff := gocmp.Diff([]string{"patch " + binding.ScopeOf(want).Name}, f.run(t, at)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	got := f.binding(t, at)
	want.BindingSpec().Resource.ResourceVersion = f.object(t, at).GetResourceVersion()
	if diff := gocmp.Diff(want.BindingSpec(), got.BindingSpec()); diff != "" {
		t.Errorf("spec (-want +got):\n%s", diff)
	}
	f.expectNoWrites(t, at)
}

// expectWait reconciles a template, which must wait with a message and not write.
func (f *fixture) expectWait(t testing.TB, at templateKey, message string) {
	t.Helper()
	f.writes()
	if err := f.reconcile(t.Context(), at); !requeue.Expected(err) || !strings.Contains(err.Error(), message) {
		t.Errorf("reconcile = %v, want to wait: %s", err, message)
	}
	if writes := f.writes(); len(writes) > 0 {
		t.Errorf("waiting wrote %v", writes)
	}
}

// restart replaces the detector by one that knows only what the control plane stores.
func (f *fixture) restart(t testing.TB) {
	t.Helper()
	kinds := f.watchedKinds()
	f.Detector = New(f.control, f.control, f.served, nil, f.Options)
	t.Cleanup(f.queue.ShutDown)
	f.watches(kinds.UnsortedList()...)
}

// touch changes the content of a template as a user does, and delivers the event.
func (f *fixture) touch(t testing.TB, at templateKey) {
	t.Helper()
	old := f.metadataOf(t, at)
	f.editTemplate(t, at, func(o *unstructured.Unstructured) {
		n, _, _ := unstructured.NestedInt64(o.Object, "spec", "replicas")
		_ = unstructured.SetNestedField(o.Object, n+1, "spec", "replicas")
		o.SetGeneration(o.GetGeneration() + 1)
	})
	f.observe(at.kind, old, f.metadataOf(t, at), false)
}

func (f *fixture) metadataOf(t testing.TB, at templateKey) metadata {
	t.Helper()
	m := metadataOfKind(at.kind)
	if err := f.control.Get(t.Context(), at.key, m); err != nil {
		t.Fatal(err)
	}
	return m
}

// runPolicy reconciles a policy once and returns the writes and the templates that were requeued.
func (f *fixture) runPolicy(t testing.TB, p policy.Policy) (writes []string, requeued []templateKey) {
	t.Helper()
	f.writes()
	if _, err := f.reconcilePolicy(t.Context(), policy.ScopeOf(p), ctrl.Request{NamespacedName: client.ObjectKeyFromObject(p)}); err != nil {
		t.Fatalf("reconcile %s: %v", policy.Title(p), err)
	}
	for f.queue.Len() > 0 {
		at, _ := f.queue.Get()
		f.queue.Done(at)
		requeued = append(requeued, at)
	}
	return f.writes(), requeued
}

// object reads a template.
func (f *fixture) object(t testing.TB, at templateKey) *unstructured.Unstructured {
	t.Helper()
	o := &unstructured.Unstructured{}
	o.SetGroupVersionKind(at.kind)
	if err := f.control.Get(t.Context(), at.key, o); err != nil {
		t.Fatal(err)
	}
	return o
}

func (f *fixture) edit(t testing.TB, o client.Object, change func()) {
	t.Helper()
	change()
	if err := f.control.Update(t.Context(), o); err != nil {
		t.Fatal(err)
	}
}

func (f *fixture) editTemplate(t testing.TB, at templateKey, change func(o *unstructured.Unstructured)) {
	t.Helper()
	o := f.object(t, at)
	f.edit(t, o, func() { change(o) })
}

// binding reads the binding of a template. It returns nil if there is none.
func (f *fixture) binding(t testing.TB, at templateKey) binding.Binding {
	t.Helper()
	b, err := indexes.Find(t.Context(), f.control, at.kind.GroupKind(), at.key)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func (f *fixture) reasons() (out []string) {
	for _, e := range f.events.All() {
		out = append(out, e.On.Kind+" "+e.Reason)
	}
	return out
}

func at(gvk schema.GroupVersionKind, namespace, name string) templateKey {
	return templateKey{kind: gvk, key: types.NamespacedName{Namespace: namespace, Name: name}}
}

var (
	web  = at(deployments, "default", "web")
	role = at(clusterRoles, "", "web")
)

// newTemplate returns a template as a user creates it.
func newTemplate(of templateKey) *unstructured.Unstructured {
	o := &unstructured.Unstructured{Object: map[string]any{}}
	o.SetGroupVersionKind(of.kind)
	o.SetNamespace(of.key.Namespace)
	o.SetName(of.key.Name)
	o.SetUID(types.UID("uid-" + of.key.Name))
	o.SetLabels(map[string]string{"app": of.key.Name})
	switch of.kind {
	case deployments:
		o.SetGeneration(1)
		o.Object["spec"] = map[string]any{"replicas": int64(2)}
	case services:
		o.Object["spec"] = map[string]any{"type": "LoadBalancer"}
	}
	return o
}

// newPolicy returns a policy for all templates of a kind: a cluster policy if the namespace is empty.
func newPolicy(namespace, name string, gvk schema.GroupVersionKind, change ...func(*policyv1alpha1.PropagationSpec)) policy.Policy {
	var p policy.Policy = &policyv1alpha1.ClusterPropagationPolicy{}
	if namespace != "" {
		p = &policyv1alpha1.PropagationPolicy{}
	}
	s := policy.ScopeOf(p)
	if namespace != "" {
		s = policy.Namespaced
	}
	p.SetNamespace(namespace)
	p.SetName(name)
	p.SetUID(types.UID("uid-" + name))
	p.SetLabels(map[string]string{s.IDLabel: "id-of-" + name})
	p.SetFinalizers([]string{s.Finalizer})
	p.PolicySpec().ResourceSelectors = []policyv1alpha1.ResourceSelector{{APIVersion: gvk.GroupVersion().String(), Kind: gvk.Kind}}
	p.PolicySpec().Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}
	for _, c := range change {
		c(p.PolicySpec())
	}
	return p
}
