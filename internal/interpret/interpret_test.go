// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
)

// fake is a layer with the same interpreter for all kinds, or an error.
type fake struct {
	kind interpret.Kind
	err  error
}

func (fake) Name() string                                           { return "fake" }
func (f fake) Kind(schema.GroupVersionKind) (interpret.Kind, error) { return f.kind, f.err }

func widget() *interpret.Object {
	return &interpret.Object{Object: map[string]any{
		"apiVersion": "example.io/v1", "kind": "Widget", "metadata": map[string]any{"name": "w"},
		"status": map[string]any{"phase": "Fine"},
	}}
}

func deployment() *interpret.Object {
	return &interpret.Object{Object: map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment", "metadata": map[string]any{"name": "d", "generation": int64(1)},
		"spec": map[string]any{"replicas": int64(2)},
	}}
}

func TestChain_defaults(t *testing.T) {
	t.Parallel()
	ctx, c, w := t.Context(), interpret.Chain{native.Layer()}, widget()
	if _, err := c.Replicas(ctx, w); !errors.Is(err, interpret.ErrNoInterpreter) {
		t.Errorf("Replicas: %v", err)
	}
	if got, err := c.Revise(ctx, w, 3); got != w || err != nil {
		t.Errorf("Revise = %v, %v", got, err)
	}
	if got, err := c.Retain(ctx, w, deployment()); got != w || err != nil {
		t.Errorf("Retain = %v, %v", got, err)
	}
	if got, err := c.Reflect(ctx, w); err != nil || string(got.Raw) != `{"phase":"Fine"}` {
		t.Errorf("Reflect = %v, %v", got, err)
	}
	if _, err := c.Aggregate(ctx, w, nil); !errors.Is(err, interpret.ErrNoInterpreter) {
		t.Errorf("Aggregate: %v", err)
	}
	if got, err := c.Health(ctx, w); got != workv1alpha2.ResourceHealthy || err != nil {
		t.Errorf("Health = %v, %v", got, err)
	}
	if _, err := c.Dependencies(ctx, w); !errors.Is(err, interpret.ErrNoInterpreter) {
		t.Errorf("Dependencies: %v", err)
	}
}

// Each operation uses the first layer that implements it.
func TestChain_precedence(t *testing.T) {
	t.Parallel()
	first := fake{kind: interpret.Kind{Healthy: func(context.Context, *interpret.Object) (bool, error) { return true, nil }}}
	c := interpret.Chain{first, native.Layer()}
	if got, err := c.Health(t.Context(), deployment()); got != workv1alpha2.ResourceHealthy || err != nil {
		t.Errorf("Health = %v, %v, want the first layer's", got, err)
	}
	if got, err := c.Replicas(t.Context(), deployment()); got.Count != 2 || err != nil {
		t.Errorf("Replicas = %v, %v, want the native layer's", got, err)
	}
	if got, err := (interpret.Chain{native.Layer()}).Health(t.Context(), deployment()); got != workv1alpha2.ResourceUnhealthy || err != nil {
		t.Errorf("Health = %v, %v", got, err)
	}
}

// A layer that is not ready stops the chain: the default or a later layer could be wrong.
func TestChain_notReady(t *testing.T) {
	t.Parallel()
	c, ctx, d := interpret.Chain{fake{err: interpret.ErrNotReady}, native.Layer()}, t.Context(), deployment()
	for name, call := range map[string]func() error{
		"Replicas":     func() error { _, err := c.Replicas(ctx, d); return err },
		"Revise":       func() error { _, err := c.Revise(ctx, d, 1); return err },
		"Retain":       func() error { _, err := c.Retain(ctx, d, d); return err },
		"Reflect":      func() error { _, err := c.Reflect(ctx, d); return err },
		"Aggregate":    func() error { _, err := c.Aggregate(ctx, d, nil); return err },
		"Dependencies": func() error { _, err := c.Dependencies(ctx, d); return err },
	} {
		if err := call(); !errors.Is(err, interpret.ErrNotReady) || errors.Is(err, interpret.ErrNoInterpreter) {
			t.Errorf("%s: %v, want ErrNotReady", name, err)
		}
	}
	if got, err := c.Health(ctx, d); got != workv1alpha2.ResourceUnknown || !errors.Is(err, interpret.ErrNotReady) {
		t.Errorf("Health = %v, %v", got, err)
	}
}

// Errors contain the object, and the health is unknown.
func TestChain_errors(t *testing.T) {
	t.Parallel()
	d := deployment()
	d.Object["status"] = "fine"
	c := interpret.Chain{native.Layer()}
	if got, err := c.Health(t.Context(), d); got != workv1alpha2.ResourceUnknown || err == nil ||
		!strings.Contains(err.Error(), "Deployment d: status") {
		t.Errorf("Health = %v, %v", got, err)
	}
	items := []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Status: &runtime.RawExtension{Raw: []byte(`{`)}}}
	if _, err := c.Aggregate(t.Context(), deployment(), items); err == nil || !strings.Contains(err.Error(), "cluster m1") {
		t.Errorf("Aggregate: %v, want an error that names the cluster", err)
	}
}

// dependents is a layer in which the objects of kind Node depend on those that a test names.
type dependents map[string][]string

func (dependents) Name() string { return "test" }

func (d dependents) Kind(gvk schema.GroupVersionKind) (interpret.Kind, error) {
	if gvk.Kind != "Node" {
		return interpret.Kind{}, nil
	}
	return interpret.Kind{Dependencies: func(_ context.Context, o *interpret.Object) (out []interpret.Dependency, _ error) {
		for _, name := range d[o.GetName()] {
			kind, name, _ := strings.Cut(name, " ")
			namespace := o.GetNamespace()
			if strings.HasPrefix(name, "foreign") {
				namespace = "other"
			}
			out = append(out, interpret.Dependency{APIVersion: "v1", Kind: kind, Namespace: namespace, Name: name})
		}
		return out, nil
	}}, nil
}

// An object whose dependencies are not known, and a level that is too large, do not hide the others.
func TestChain_AllDependencies_partial(t *testing.T) {
	t.Parallel()
	of := dependents{"a": {"Node broken", "Node b", "Node c"}, "b": {"Leaf l"}, "c": {"Leaf m", "Leaf n"}}
	reader := func(_ context.Context, d interpret.Dependency) (*interpret.Object, error) {
		if d.Name == "broken" {
			return nil, errors.New("boom")
		}
		o := &interpret.Object{Object: map[string]any{"apiVersion": "v1", "kind": "Node"}}
		o.SetNamespace("default")
		o.SetName(d.Name)
		return o, nil
	}
	template, _ := reader(t.Context(), interpret.Dependency{Name: "a"})
	for limit, want := range map[int]int{100: 6, 5: 3} {
		all, err := interpret.Chain{of}.AllDependencies(t.Context(), template, limit, reader)
		if _, partial := errors.AsType[*interpret.PartialError](err); !partial || len(all) != want || !strings.Contains(err.Error(), "broken") {
			t.Errorf("limit %d: %v, %v; want %d and a partial error", limit, all, err, want)
		}
	}
}

func TestChain_AllDependencies(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		of   dependents
		want string
		read string
	}{
		"none":              {dependents{}, "", ""},
		"without others":    {dependents{"a": {"Leaf l"}}, "l", ""},
		"two levels":        {dependents{"a": {"Node b"}, "b": {"Leaf l", "Leaf m"}}, "b l m", "b"},
		"missing":           {dependents{"a": {"Node missing"}}, "missing", "missing"},
		"cycle":             {dependents{"a": {"Node b"}, "b": {"Node c"}, "c": {"Node b", "Node a"}}, "a b c", "b c a"},
		"another namespace": {dependents{"a": {"Node foreign"}, "foreign": {"Leaf l"}}, "foreign", ""},
		"limit": {dependents{"a": {"Node b"}, "b": {"Node c"}, "c": {"Node d"}, "d": {"Node e"}, "e": {"Node f"}},
			"b c d e", "b c d"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			node := func(name string) *interpret.Object {
				o := &interpret.Object{Object: map[string]any{"apiVersion": "v1", "kind": "Node"}}
				o.SetNamespace("default")
				o.SetName(name)
				return o
			}
			var read, got []string
			reader := func(_ context.Context, d interpret.Dependency) (*interpret.Object, error) {
				read = append(read, d.Name)
				if d.Name == "missing" {
					return nil, nil
				}
				return node(d.Name), nil
			}
			all, err := interpret.Chain{tc.of}.AllDependencies(t.Context(), node("a"), 100, reader)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range all {
				got = append(got, d.Name)
			}
			slices.Sort(got)
			if strings.Join(got, " ") != tc.want || strings.Join(read, " ") != tc.read {
				t.Errorf("dependencies %q, read %q, want %q, %q", got, read, tc.want, tc.read)
			}
		})
	}
}
