// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/lua"
)

var errNonsense = errors.New("line 1: nonsense")

// failingCompiler returns interpreters whose operations return the script as their error. A script for dependencies is a list of
// names. "nonsense" does not compile.
func failingCompiler(name string, r configv1alpha1.CustomizationRules) (k interpret.Kind, err error) {
	for _, f := range lua.Rules {
		text := f.Script(&r)
		switch {
		case text == "nonsense":
			err = fmt.Errorf("customization %s: %w", name, errNonsense)
			k = overlay(k, failing(f.Operation, err))
		case text == "":
		case f.Operation == dependency && !strings.HasPrefix(text, "fail"):
			k.Dependencies = func(context.Context, *interpret.Object) ([]interpret.Dependency, error) {
				var list []interpret.Dependency
				for n := range strings.FieldsSeq(text) {
					list = append(list, interpret.Dependency{APIVersion: "v1", Kind: "Secret", Name: n})
				}
				return list, nil
			}
		default:
			k = overlay(k, failing(f.Operation, fmt.Errorf("%s: %s", name, text)))
		}
	}
	return k, err
}

// failing returns a kind with one operation, which returns err.
func failing(o operation, err error) (k interpret.Kind) {
	type (
		ctx    = context.Context
		object = interpret.Object
	)
	switch o {
	case configv1alpha1.InterpreterOperationInterpretReplica:
		k.Replicas = func(ctx, *object) (interpret.Replicas, error) { return interpret.Replicas{}, err }
	case configv1alpha1.InterpreterOperationInterpretComponent:
		k.Components = func(ctx, *object) ([]workv1alpha2.Component, error) { return nil, err }
	case configv1alpha1.InterpreterOperationReviseReplica:
		k.Revise = func(ctx, *object, int64) (*object, error) { return nil, err }
	case configv1alpha1.InterpreterOperationRetain:
		k.Retain = func(ctx, *object, *object) (*object, error) { return nil, err }
	case configv1alpha1.InterpreterOperationInterpretStatus:
		k.Reflect = func(ctx, *object) (*runtime.RawExtension, error) { return nil, err }
	case configv1alpha1.InterpreterOperationAggregateStatus:
		k.Aggregate = func(ctx, *object, []workv1alpha2.AggregatedStatusItem) (*object, error) { return nil, err }
	case configv1alpha1.InterpreterOperationInterpretHealth:
		k.Healthy = func(ctx, *object) (bool, error) { return false, err }
	default:
		k.Dependencies = func(ctx, *object) ([]interpret.Dependency, error) { return nil, err }
	}
	return k
}

// operationErrors calls every operation and returns the errors.
func operationErrors(t testing.TB, k interpret.Kind) map[operation]string {
	t.Helper()
	ctx, o, out := t.Context(), &interpret.Object{}, map[operation]string{}
	for _, op := range interpret.Operations {
		if !k.Implements(op) {
			continue
		}
		var err error
		switch op {
		case "InterpretReplica":
			_, err = k.Replicas(ctx, o)
		case "InterpretComponent":
			_, err = k.Components(ctx, o)
		case "ReviseReplica":
			_, err = k.Revise(ctx, o, 1)
		case "Retain":
			_, err = k.Retain(ctx, o, o)
		case "InterpretStatus":
			_, err = k.Reflect(ctx, o)
		case "AggregateStatus":
			_, err = k.Aggregate(ctx, o, nil)
		case "InterpretHealth":
			_, err = k.Healthy(ctx, o)
		case "InterpretDependency":
			_, err = k.Dependencies(ctx, o)
		}
		out[op] = fmt.Sprint(err)
	}
	return out
}

func TestCompile_allOperations(t *testing.T) {
	t.Parallel()
	var scripts kindScripts
	want := map[operation]string{}
	for _, op := range interpret.Operations {
		scripts = append(scripts, script{op, "a", "fail " + string(op)})
		want[op] = "a: fail " + string(op)
	}
	got := compiler(failingCompiler).compile(scripts)
	if diff := cmp.Diff(want, operationErrors(t, got.kind)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	for _, op := range interpret.Operations { // each without the others
		one := compiler(failingCompiler).compile(kindScripts{{op, "a", "x"}})
		for _, other := range interpret.Operations {
			if one.kind.Implements(other) != (other == op) {
				t.Errorf("kind with a script for %s implements %s: %v", op, other, one.kind.Implements(other))
			}
		}
	}
}

// A script that does not compile implements its operation with an error.
func TestCompile_brokenScript(t *testing.T) {
	t.Parallel()
	for _, op := range interpret.Operations {
		t.Run(string(op), func(t *testing.T) {
			t.Parallel()
			other := health
			if op == health {
				other = retain
			}
			got := compiler(failingCompiler).compile(kindScripts{{op, "a", "nonsense"}, {other, "b", "fine"}})
			want := map[operation]string{op: "customization a: line 1: nonsense", other: "b: fine"}
			if diff := cmp.Diff(want, operationErrors(t, got.kind)); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
			if len(got.broken) != 1 || got.broken[0].script != got.scripts[0] || !errors.Is(got.broken[0].err, errNonsense) {
				t.Errorf("broken scripts: %v", got.broken)
			}
		})
	}
}

func TestCompile_unionOfDependencies(t *testing.T) {
	t.Parallel()
	names := func(texts ...string) ([]string, error) {
		var scripts kindScripts
		for _, text := range texts {
			scripts = append(scripts, script{dependency, "a", text})
		}
		list, err := compiler(failingCompiler).compile(scripts).kind.Dependencies(t.Context(), &interpret.Object{})
		var out []string
		for _, d := range list {
			out = append(out, d.Name)
		}
		return out, err
	}
	got, err := names("c a", "b a a", "")
	if diff := cmp.Diff([]string{"a", "b", "c"}, got); diff != "" || err != nil {
		t.Errorf("error %v; -want +got:\n%s", err, diff)
	}
	for _, wrong := range []string{"fail", "nonsense"} {
		if got, err := names("a", wrong); err == nil || got != nil {
			t.Errorf("%s: %v, error %v, want an error and no list", wrong, got, err)
		}
	}
}

func TestNewScriptLayer_compilesChangedKinds(t *testing.T) {
	t.Parallel()
	count := 0
	build := compiler(func(name string, r configv1alpha1.CustomizationRules) (interpret.Kind, error) {
		count++
		return failingCompiler(name, r)
	})
	a := kindScripts{{health, "a", "x"}, {retain, "a", "x"}}
	steps := []struct {
		name     string
		want     map[schema.GroupVersionKind]kindScripts
		compiled int
		changed  []schema.GroupVersionKind
	}{
		{"one kind", map[schema.GroupVersionKind]kindScripts{deployments: a}, 2, []schema.GroupVersionKind{deployments}},
		{"no change", map[schema.GroupVersionKind]kindScripts{deployments: {a[0], a[1]}}, 0, nil},
		{"a second kind", map[schema.GroupVersionKind]kindScripts{deployments: a, widgets: {{health, "b", "x"}}}, 1,
			[]schema.GroupVersionKind{widgets}},
		{
			"another script", map[schema.GroupVersionKind]kindScripts{deployments: a, widgets: {{health, "b", "y"}}}, 1,
			[]schema.GroupVersionKind{widgets},
		},
		{"one kind removed", map[schema.GroupVersionKind]kindScripts{widgets: {{health, "b", "y"}}}, 0, []schema.GroupVersionKind{deployments}},
	}
	var layer scriptLayer
	for _, step := range steps {
		count = 0
		var changed []schema.GroupVersionKind
		layer, changed = newScriptLayer(layer, step.want, build)
		if diff := cmp.Diff(step.changed, changed); diff != "" || count != step.compiled || len(layer) != len(step.want) {
			t.Errorf("%s: compiled %d, want %d; changed: -want +got:\n%s", step.name, count, step.compiled, diff)
		}
	}
	if got := layer[widgets].source(health); got != "b" {
		t.Errorf("source %q, want b", got)
	}
	if got := (compiled{scripts: kindScripts{{dependency, "a", "x"}, {dependency, "b", "x"}}}).source(dependency); got != "a, b" {
		t.Errorf("sources %q", got)
	}
}
