// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/dynamic"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
	"sigs.k8s.io/controller-runtime/pkg/event"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/features"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/policy"
)

var (
	deployments  = schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}
	services     = schema.GroupVersionKind{Version: "v1", Kind: "Service"}
	clusterRoles = schema.GroupVersionKind{Group: "rbac.authorization.k8s.io", Version: "v1", Kind: "ClusterRole"}
)

// world is a control plane with one detector; templates and everything else are in one store.
type world struct {
	*Detector
	events   *events.Fake
	rerender chan event.GenericEvent
	writes   []string // "patch Deployment", "create ResourceBinding"
	ids      int
}

func newWorld(t testing.TB, objects ...client.Object) *world {
	t.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{clientgoscheme.AddToScheme, policyv1alpha1.AddToScheme, workv1alpha2.AddToScheme} {
		if err := add(scheme); err != nil {
			t.Fatal(err)
		}
	}
	w := &world{events: &events.Fake{}, rerender: make(chan event.GenericEvent, 10)}
	note := func(verb string, o client.Object) {
		gvks, _, err := scheme.ObjectKinds(o)
		if err != nil {
			t.Errorf("write of %T: %v", o, err)
			return
		}
		w.writes = append(w.writes, verb+" "+gvks[0].Kind)
	}
	control := fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).WithInterceptorFuncs(interceptor.Funcs{
		Create: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.CreateOption) error {
			note("create", o)
			if b, ok := o.(binding.Binding); ok {
				b.SetUID(types.UID("binding-" + b.GetName()))
			}
			return c.Create(ctx, o, opts...)
		},
		Update: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.UpdateOption) error {
			note("update", o)
			return c.Update(ctx, o, opts...)
		},
		Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
			note("patch", o)
			return c.Patch(ctx, o, p, opts...)
		},
		Delete: func(ctx context.Context, c client.WithWatch, o client.Object, opts ...client.DeleteOption) error {
			note("delete", o)
			return c.Delete(ctx, o, opts...)
		},
	}).Build()
	w.Detector = newDetector(Options{
		Chain: interpret.Chain{native.Layer()}, Events: w.events, Gates: features.New(), Rerender: w.rerender,
		NewID: func() string { w.ids++; return fmt.Sprintf("id-%d", w.ids) },
	}, control, control, templates{control: control}, nil, nil)
	t.Cleanup(w.queue.ShutDown)
	w.kinds = map[schema.GroupVersionKind]kind{
		deployments:  {resource: deployments.GroupVersion().WithResource("deployments"), namespaced: true},
		services:     {resource: services.GroupVersion().WithResource("services"), namespaced: true},
		clusterRoles: {resource: clusterRoles.GroupVersion().WithResource("clusterroles")},
	}
	return w
}

// templates is the dynamic client on the same store as the other one.
type templates struct {
	dynamic.Interface
	control client.Client
}

type resource struct {
	dynamic.NamespaceableResourceInterface
	control   client.Client
	kind      schema.GroupVersionKind
	namespace string
}

func (c templates) Resource(gvr schema.GroupVersionResource) dynamic.NamespaceableResourceInterface {
	for _, gvk := range []schema.GroupVersionKind{deployments, services, clusterRoles} {
		if strings.ToLower(gvk.Kind)+"s" == gvr.Resource && gvk.GroupVersion() == gvr.GroupVersion() {
			return resource{control: c.control, kind: gvk}
		}
	}
	return nil
}

func (r resource) Namespace(namespace string) dynamic.ResourceInterface {
	r.namespace = namespace
	return r
}

func (r resource) Get(ctx context.Context, name string, _ metav1.GetOptions, _ ...string) (*unstructured.Unstructured, error) {
	o := &unstructured.Unstructured{}
	o.SetGroupVersionKind(r.kind)
	return o, r.control.Get(ctx, types.NamespacedName{Namespace: r.namespace, Name: name}, o)
}

// Patch refuses what is meant for an object with another UID, as the API server does.
func (r resource) Patch(ctx context.Context, name string, kind types.PatchType, patch []byte, _ metav1.PatchOptions, _ ...string) (*unstructured.Unstructured, error) {
	o, err := r.Get(ctx, name, metav1.GetOptions{})
	if err != nil {
		return nil, err
	}
	var meant metav1.PartialObjectMetadata
	if err := json.Unmarshal(patch, &meant); err != nil {
		return nil, err
	}
	if meant.UID != o.GetUID() {
		return nil, apierrors.NewConflict(schema.GroupResource{}, name, errors.New("another UID"))
	}
	return o, r.control.Patch(ctx, o, client.RawPatch(kind, patch))
}

// run reconciles a template once and says what was written.
func (w *world) run(t testing.TB, at template) []string {
	t.Helper()
	w.writes = nil
	if err := w.reconcile(t.Context(), at); err != nil {
		t.Fatalf("reconcile %v: %v", at, err)
	}
	return w.writes
}

// settled says that another run writes nothing.
func (w *world) settled(t testing.TB, at template) {
	t.Helper()
	if writes := w.run(t, at); len(writes) > 0 {
		t.Errorf("running again wrote %v", writes)
	}
}

// runPolicy reconciles a policy once and says what was written, and what is due.
func (w *world) runPolicy(t testing.TB, p policy.Policy) (writes []string, due []template) {
	t.Helper()
	w.writes = nil
	if _, err := w.reconcilePolicy(t.Context(), policy.ScopeOf(p), ctrl.Request{NamespacedName: client.ObjectKeyFromObject(p)}); err != nil {
		t.Fatalf("reconcile %s: %v", policy.Title(p), err)
	}
	for w.queue.Len() > 0 {
		at, _ := w.queue.Get()
		w.queue.Done(at)
		due = append(due, at)
	}
	return w.writes, due
}

// object reads a template as its user sees it.
func (w *world) object(t testing.TB, at template) *unstructured.Unstructured {
	t.Helper()
	o := &unstructured.Unstructured{}
	o.SetGroupVersionKind(at.kind)
	if err := w.control.Get(t.Context(), at.key, o); err != nil {
		t.Fatal(err)
	}
	return o
}

func (w *world) edit(t testing.TB, o client.Object, change func()) {
	t.Helper()
	change()
	if err := w.control.Update(t.Context(), o); err != nil {
		t.Fatal(err)
	}
}

func (w *world) editTemplate(t testing.TB, at template, change func(o *unstructured.Unstructured)) {
	t.Helper()
	o := w.object(t, at)
	w.edit(t, o, func() { change(o) })
}

// bound reads the binding of a template; nil when there is none.
func (w *world) bound(t testing.TB, at template) binding.Binding {
	t.Helper()
	b := binding.ScopeFor(at.key.Namespace).New()
	err := w.control.Get(t.Context(), types.NamespacedName{Namespace: at.key.Namespace, Name: names.Binding(at.kind.Kind, at.key.Name)}, b)
	if apierrors.IsNotFound(err) {
		return nil
	}
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func (w *world) reasons() (out []string) {
	for _, e := range w.events.All() {
		out = append(out, e.On.Kind+" "+e.Reason)
	}
	return out
}

func at(gvk schema.GroupVersionKind, namespace, name string) template {
	return template{kind: gvk, key: types.NamespacedName{Namespace: namespace, Name: name}}
}

var (
	web  = at(deployments, "default", "web")
	role = at(clusterRoles, "", "web")
)

// made is what a user creates.
func made(of template) *unstructured.Unstructured {
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

// selecting is a policy for all templates of a kind; an empty namespace makes it a cluster policy.
func selecting(namespace, name string, gvk schema.GroupVersionKind, change ...func(*policyv1alpha1.PropagationSpec)) policy.Policy {
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
