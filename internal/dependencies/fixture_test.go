// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package dependencies

import (
	"context"
	"errors"
	"fmt"
	"testing"

	corev1 "k8s.io/api/core/v1"
	discoveryv1 "k8s.io/api/discovery/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/test/fakecontrol"
)

var (
	configMaps     = corev1.SchemeGroupVersion.WithKind("ConfigMap")
	endpointSlices = discoveryv1.SchemeGroupVersion.WithKind("EndpointSlice")
)

// layer is an interpreter whose dependencies a test sets, by the name of the template.
type layer struct {
	dependencies map[string][]interpret.Dependency
	err          error
	notReady     bool
	calls        int
	during       func() // called during an interpretation; may be nil
	others       bool   // ConfigMaps have dependencies, too
	broken       string // the name of an object that cannot be interpreted
}

func (*layer) Name() string { return "test" }

func (l *layer) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	if l.notReady {
		return interpret.Kind{}, interpret.ErrNotReady
	}
	if gvk.Kind != "Deployment" && (!l.others || gvk.Kind != "ConfigMap") {
		return interpret.Kind{}, nil
	}
	return interpret.Kind{Dependencies: func(_ context.Context, o *interpret.Object) ([]interpret.Dependency, error) {
		l.calls++
		dependencies := l.dependencies[o.GetName()]
		if l.during != nil {
			l.during()
		}
		if l.broken != "" && o.GetName() == l.broken {
			return nil, errBoom
		}
		return dependencies, l.err
	}}, nil
}

// fixture is a Distributor with an in-memory control plane.
type fixture struct {
	*Distributor
	t       testing.TB
	control *fakecontrol.Control
	events  *events.Fake
	layer   *layer
	watched sets.Set[schema.GroupVersionKind]
	ids     int
}

func newFixture(t testing.TB, objects ...client.Object) *fixture {
	t.Helper()
	f := &fixture{
		t: t, control: fakecontrol.New(t, fakecontrol.Options{Objects: objects, CountGenerations: true, Indexes: []fakecontrol.Index{
			{Of: &workv1alpha1.Work{}, Field: work.ByBinding, Keys: work.BindingIDs},
		}}), events: &events.Fake{},
		layer: &layer{dependencies: map[string][]interpret.Dependency{}}, watched: sets.New(configMaps, endpointSlices),
	}
	f.restart()
	return f
}

// restart replaces the Distributor by one without cached state.
func (f *fixture) restart() {
	f.Distributor = New(f.control, f.control, Options{
		Chain: interpret.Chain{f.layer}, Events: f.events, Enabled: true, Watched: f.watched.Has,
		NewID: func() string { f.ids++; return fmt.Sprintf("id-%d", f.ids) },
	})
}

// run reconciles bindings in order and returns the writes.
func (f *fixture) run(names ...string) []string {
	f.t.Helper()
	f.control.Writes(fakecontrol.Write.ByName)
	for _, name := range names {
		if _, err := requeue.Reconciler(f).Reconcile(f.t.Context(), request(name)); err != nil {
			f.t.Fatalf("reconcile %s: %v", name, err)
		}
	}
	return f.control.Writes(fakecontrol.Write.ByName)
}

// expectNoWrites reconciles bindings again, which must not cause writes.
func (f *fixture) expectNoWrites(names ...string) {
	f.t.Helper()
	if writes := f.run(names...); len(writes) > 0 {
		f.t.Errorf("reconciling again wrote %v", writes)
	}
}

func request(name string) ctrl.Request {
	return ctrl.Request{NamespacedName: types.NamespacedName{Namespace: "default", Name: name}}
}

// binding reads a binding. It returns nil if there is none.
func (f *fixture) binding(name string) *workv1alpha2.ResourceBinding {
	f.t.Helper()
	b := &workv1alpha2.ResourceBinding{}
	err := f.control.Get(f.t.Context(), request(name).NamespacedName, b)
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		f.t.Fatal(err)
	}
	return b
}

func (f *fixture) edit(name string, change func(b *workv1alpha2.ResourceBinding)) {
	f.t.Helper()
	b := f.binding(name)
	change(b)
	if err := f.control.Update(f.t.Context(), b); err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) create(o client.Object) {
	f.t.Helper()
	if err := f.control.Create(f.t.Context(), o); err != nil {
		f.t.Fatal(err)
	}
}

func (f *fixture) remove(o client.Object) {
	f.t.Helper()
	if err := f.control.Delete(f.t.Context(), o); err != nil {
		f.t.Fatal(err)
	}
}

// removeBinding deletes a binding whose Works are deleted at once.
func (f *fixture) removeBinding(name string) {
	f.t.Helper()
	f.remove(f.binding(name))
	f.worksDeleted(name)
}

// worksDeleted removes the finalizer of the binding controller.
func (f *fixture) worksDeleted(name string) {
	f.t.Helper()
	f.edit(name, func(b *workv1alpha2.ResourceBinding) { controllerutil.RemoveFinalizer(b, names.BindingFinalizer) })
}

// reasons returns the events but for routine successes.
func (f *fixture) reasons() (out []string) {
	for _, e := range f.events.All() {
		if !e.Verbose {
			out = append(out, e.On.Kind+" "+e.On.Name+" "+e.Reason)
		}
	}
	return out
}

// deployment returns a template and its binding, which is scheduled to clusters.
func deployment(name string, clusters ...string) []client.Object {
	o := &interpret.Object{Object: map[string]any{}}
	o.SetAPIVersion("apps/v1")
	o.SetKind("Deployment")
	o.SetNamespace("default")
	o.SetName(name)
	o.SetUID(types.UID("uid-" + name))
	b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{
		Namespace: "default", Name: name, UID: types.UID("binding-" + name), Finalizers: []string{names.BindingFinalizer},
		Labels: map[string]string{names.BindingID: "id-of-" + name, names.PolicyID: "p"},
	}}
	b.Spec.PropagateDeps = true
	b.Spec.Placement = &policyv1alpha1.Placement{}
	b.Spec.Resource = workv1alpha2.ObjectReference{
		APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: name, UID: o.GetUID(),
	}
	for _, c := range clusters {
		b.Spec.Clusters = append(b.Spec.Clusters, workv1alpha2.TargetCluster{Name: c, Replicas: 1})
	}
	return []client.Object{o, b}
}

func configMap(name string) *corev1.ConfigMap {
	return &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: name, UID: types.UID("uid-" + name)}}
}

// onConfigMap returns a dependency on a ConfigMap.
func onConfigMap(name string) interpret.Dependency {
	return interpret.Dependency{APIVersion: "v1", Kind: "ConfigMap", Namespace: "default", Name: name}
}

// requiredBy returns the clusters of an attached binding by the binding that requires them.
func requiredBy(b *workv1alpha2.ResourceBinding) map[string][]string {
	out := map[string][]string{}
	for _, s := range b.Spec.RequiredBy {
		out[s.Name] = nil
		for _, c := range s.Clusters {
			out[s.Name] = append(out[s.Name], c.Name)
		}
	}
	return out
}

var errBoom = errors.New("boom")
