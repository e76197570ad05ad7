// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"pgregory.net/rapid"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/lua"
)

const (
	health  = configv1alpha1.InterpreterOperationInterpretHealth
	retain  = configv1alpha1.InterpreterOperationRetain
	replica = configv1alpha1.InterpreterOperationInterpretReplica
)

var (
	deployments = schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}
	widgets     = schema.GroupVersionKind{Group: "example.io", Version: "v1", Kind: "Widget"}
)

// customizationOf returns a customization with scripts by operation.
func customizationOf(name string, gvk schema.GroupVersionKind, scripts map[operation]string) *customization {
	c := &customization{ObjectMeta: metav1.ObjectMeta{Name: name, UID: types.UID("uid-" + name)}}
	c.Spec.Target.APIVersion, c.Spec.Target.Kind = gvk.ToAPIVersionAndKind()
	for _, r := range lua.Rules {
		if text, ok := scripts[r.Operation]; ok {
			r.SetScript(&c.Spec.Customizations, text)
		}
	}
	return c
}

func TestMerge(t *testing.T) {
	t.Parallel()
	got, unused := merge([]*customization{
		customizationOf("c", deployments, map[operation]string{health: "hc", retain: "rc", dependency: "dc"}),
		customizationOf("a", deployments, map[operation]string{health: "\n", retain: "", dependency: "da"}),
		customizationOf("b", deployments, map[operation]string{health: "hb", replica: "pb"}),
		customizationOf("d", widgets, map[operation]string{health: "hd"}),
		customizationOf("e", schema.GroupVersionKind{Group: "apps", Version: "v1beta1", Kind: "Deployment"}, map[operation]string{retain: "re"}),
	})
	want := map[schema.GroupVersionKind]kindScripts{
		deployments: {
			{retain, "c", "rc"}, {replica, "b", "pb"}, {health, "b", "hb"}, {dependency, "a", "da"}, {dependency, "c", "dc"},
		},
		widgets: {{health, "d", "hd"}},
		{Group: "apps", Version: "v1beta1", Kind: "Deployment"}: {{retain, "e", "re"}},
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(script{})); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
	if diff := cmp.Diff([]unusedScript{{script{health, "c", "hc"}, "b"}}, unused, cmp.AllowUnexported(script{}, unusedScript{})); diff != "" {
		t.Errorf("unused (-want +got):\n%s", diff)
	}
}

// The result does not depend on the order of customizations, and contains every script once.
func TestMerge_ignoresOrder(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var in []*customization
		scripts := 0
		for _, name := range rapid.SliceOfNDistinct(rapid.StringMatching(`[a-d]{1,2}`), 0, 6, rapid.ID).Draw(t, "names") {
			texts := rapid.MapOf(rapid.SampledFrom(interpret.Operations), rapid.SampledFrom([]string{"", "x", "y"})).Draw(t, name)
			for _, text := range texts {
				if text != "" {
					scripts++
				}
			}
			in = append(in, customizationOf(name, rapid.SampledFrom([]schema.GroupVersionKind{deployments, widgets}).Draw(t, "target"), texts))
		}
		want, wantUnused := merge(in)
		got, unused := merge(rapid.Permutation(in).Draw(t, "order"))
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(script{})); diff != "" {
			t.Fatalf("-original order +permutation:\n%s", diff)
		}
		if diff := cmp.Diff(wantUnused, unused, cmp.AllowUnexported(script{}, unusedScript{})); diff != "" {
			t.Fatalf("-original order +permutation:\n%s", diff)
		}
		n := len(unused)
		for _, m := range got {
			n += len(m)
		}
		if n != scripts {
			t.Fatalf("%d scripts, want %d", n, scripts)
		}
	})
}
