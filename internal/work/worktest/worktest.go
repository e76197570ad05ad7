// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package worktest is a control plane for the tests of the rooms around Works: it keeps objects in memory, finds Works by
// an index as the manager's cache does, and writes down every write.
package worktest

import (
	"context"
	"reflect"
	"slices"
	"sync"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"
	"sigs.k8s.io/yaml"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Control is a control plane that remembers writes, and fails those that Fail says.
type Control struct {
	client.WithWatch
	// Fail is asked before each write; its error is the answer. It may be nil.
	Fail func(verb string, o client.Object) error

	mu     sync.Mutex // guards writes
	writes []string
}

// New makes a control plane that holds objects; works are indexed as index says, under its name.
func New(tb testing.TB, name string, index client.IndexerFunc, objects ...client.Object) *Control {
	tb.Helper()
	scheme := runtime.NewScheme()
	for _, add := range []func(*runtime.Scheme) error{
		corev1.AddToScheme, clusterv1alpha1.AddToScheme, workv1alpha1.AddToScheme, workv1alpha2.AddToScheme,
	} {
		if err := add(scheme); err != nil {
			tb.Fatal(err)
		}
	}
	c := &Control{}
	builder := fake.NewClientBuilder().WithScheme(scheme).WithObjects(objects...).
		WithStatusSubresource(&workv1alpha1.Work{}, &workv1alpha2.ResourceBinding{}, &workv1alpha2.ClusterResourceBinding{}, &clusterv1alpha1.Cluster{}).
		WithInterceptorFuncs(c.interceptors())
	if index != nil {
		builder = builder.WithIndex(&workv1alpha1.Work{}, name, index)
	}
	c.WithWatch = builder.Build()
	return c
}

func (c *Control) interceptors() interceptor.Funcs {
	return interceptor.Funcs{
		Create: func(ctx context.Context, w client.WithWatch, o client.Object, opts ...client.CreateOption) error {
			if err := c.note("create", o); err != nil {
				return err
			}
			return w.Create(ctx, o, opts...)
		},
		Update: func(ctx context.Context, w client.WithWatch, o client.Object, opts ...client.UpdateOption) error {
			if err := c.note("update", o); err != nil {
				return err
			}
			return w.Update(ctx, o, opts...)
		},
		Patch: func(ctx context.Context, w client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
			if err := c.note("patch", o); err != nil {
				return err
			}
			return w.Patch(ctx, o, p, opts...)
		},
		Delete: func(ctx context.Context, w client.WithWatch, o client.Object, opts ...client.DeleteOption) error {
			verb, options := "delete", (&client.DeleteOptions{}).ApplyOptions(opts)
			if options.Preconditions != nil && options.Preconditions.UID != nil {
				verb = "delete " + string(*options.Preconditions.UID)
			}
			if err := c.note(verb, o); err != nil {
				return err
			}
			return w.Delete(ctx, o, opts...)
		},
		SubResourceUpdate: func(ctx context.Context, w client.Client, sub string, o client.Object, opts ...client.SubResourceUpdateOption) error {
			if err := c.note("update "+sub, o); err != nil {
				return err
			}
			return w.SubResource(sub).Update(ctx, o, opts...)
		},
	}
}

func (c *Control) note(verb string, o client.Object) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.writes = append(c.writes, verb+" "+client.ObjectKeyFromObject(o).String())
	if c.Fail != nil {
		return c.Fail(verb, o)
	}
	return nil
}

// Writes gives what was written since the last call, as "verb [uid] namespace/name", sorted; the UID is that of a
// deletion's precondition.
func (c *Control) Writes() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := c.writes
	c.writes = nil
	slices.Sort(out)
	return out
}

// Stale is a cache that shows one object, of its type, as it was.
type Stale struct {
	client.Client
	Shown client.Object
}

// Get is that of client.Reader.
func (s Stale) Get(ctx context.Context, key client.ObjectKey, o client.Object, options ...client.GetOption) error {
	if reflect.TypeOf(o) != reflect.TypeOf(s.Shown) {
		return s.Client.Get(ctx, key, o, options...)
	}
	reflect.ValueOf(o).Elem().Set(reflect.ValueOf(s.Shown.DeepCopyObject()).Elem())
	return nil
}

// Parse reads an object of any kind.
func Parse(tb testing.TB, text string) *unstructured.Unstructured {
	tb.Helper()
	raw, err := yaml.YAMLToJSON([]byte(text))
	if err != nil {
		tb.Fatalf("parse %s: %v", text, err)
	}
	o := &unstructured.Unstructured{}
	if err := o.UnmarshalJSON(raw); err != nil {
		tb.Fatalf("parse %s: %v", text, err)
	}
	return o
}

// Mapper knows the kinds that the tests use.
func Mapper() meta.RESTMapper {
	m := meta.NewDefaultRESTMapper(nil)
	for _, gvk := range []schema.GroupVersionKind{
		{Group: "apps", Version: "v1", Kind: "Deployment"}, {Group: "apps", Version: "v1", Kind: "DaemonSet"},
		{Group: "batch", Version: "v1", Kind: "Job"}, {Version: "v1", Kind: "ConfigMap"}, {Version: "v1", Kind: "Secret"},
	} {
		m.Add(gvk, meta.RESTScopeNamespace)
	}
	m.Add(schema.GroupVersionKind{Version: "v1", Kind: "Namespace"}, meta.RESTScopeRoot)
	m.Add(schema.GroupVersionKind{Group: "rbac.authorization.k8s.io", Version: "v1", Kind: "ClusterRole"}, meta.RESTScopeRoot)
	return m
}
