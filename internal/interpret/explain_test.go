// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package interpret_test

import (
	"context"
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
)

func TestChain_Explain(t *testing.T) {
	t.Parallel()
	first := fake{kind: interpret.Kind{Healthy: func(context.Context, *interpret.Object) (bool, error) { return true, nil }}}
	explanations, err := interpret.Chain{first, native.Layer()}.Explain(schema.GroupVersionKind{Group: "apps", Version: "v1",
		Kind: "Deployment"})
	if err != nil {
		t.Fatal(err)
	}
	got := map[configv1alpha1.InterpreterOperation]string{}
	for _, a := range explanations {
		got[a.Operation] = a.Layer
		if (a.Layer == "") == (a.Default == "") {
			t.Errorf("%s: layer %q and default %q, want exactly one", a.Operation, a.Layer, a.Default)
		}
	}
	want := map[configv1alpha1.InterpreterOperation]string{
		"Retain": "native", "InterpretReplica": "native", "InterpretComponent": "", "ReviseReplica": "native",
		"InterpretStatus": "native", "AggregateStatus": "native", "InterpretHealth": "fake", "InterpretDependency": "native",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if _, err := (interpret.Chain{fake{err: interpret.ErrNotReady}}).Explain(schema.GroupVersionKind{}); !errors.Is(err,
		interpret.ErrNotReady) {
		t.Errorf("Explain: %v, want ErrNotReady", err)
	}
}

// A union does not depend on the order, has no duplicates, and keeps dependencies that differ only by selector.
func TestUnion(t *testing.T) {
	t.Parallel()
	labeled := func(value string) interpret.Dependency {
		return interpret.Dependency{APIVersion: "v1", Kind: "Secret", Namespace: "a",
			LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"k": value}}}
	}
	x := []interpret.Dependency{{APIVersion: "v1", Kind: "Secret", Namespace: "b", Name: "s"}, labeled("2"), labeled("1"),
		{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "a", Name: "d"}}
	y := []interpret.Dependency{{APIVersion: "v1", Kind: "Secret", Namespace: "a", Name: "s"}, labeled("1")}
	want := []interpret.Dependency{x[3], labeled("1"), labeled("2"), y[0], x[0]} // dependencies without a name come first
	got, reversed := interpret.Union(x, y), interpret.Union(y, x)
	if diff := cmp.Diff(got, reversed); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
