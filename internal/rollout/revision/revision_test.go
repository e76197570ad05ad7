// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package revision

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/interpret/native"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
)

func template(t *testing.T, edits ...func(*interpret.Object)) *interpret.Object {
	t.Helper()
	o := &interpret.Object{Object: map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment",
		"metadata": map[string]any{
			"name": "web", "namespace": "default", "uid": "u", "generation": int64(4), "labels": map[string]any{"app": "web", names.PolicyID: "p1"},
		},
		"spec": map[string]any{"replicas": int64(3), "paused": false},
	}}
	for _, edit := range edits {
		edit(o)
	}
	return o
}

func set(t *testing.T, value any, path ...string) func(*interpret.Object) {
	t.Helper()
	return func(o *interpret.Object) {
		if err := unstructured.SetNestedField(o.Object, value, path...); err != nil {
			t.Error(err)
		}
	}
}

func policies(value string) []override.Policy {
	return []override.Policy{&policyv1alpha1.OverridePolicy{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "o"},
		Spec: policyv1alpha1.OverrideSpec{OverrideRules: []policyv1alpha1.RuleWithCluster{{Overriders: policyv1alpha1.Overriders{
			LabelsOverrider: []policyv1alpha1.LabelAnnotationOverrider{{Operator: "add", Value: map[string]string{"a": value}}},
		}}}},
	}}
}

func nameOf(t *testing.T, o *interpret.Object, overrides []override.Policy) string {
	t.Helper()
	c, err := Of(t.Context(), interpret.Chain{native.Layer()}, &workv1alpha2.ResourceBindingSpec{Replicas: 3}, o, overrides)
	if err != nil {
		t.Fatal(err)
	}
	name, err := c.Name("web-deployment", "id", "")
	if err != nil {
		t.Fatal(err)
	}
	return name
}

func TestName(t *testing.T) {
	t.Parallel()
	first := nameOf(t, template(t), policies("1"))
	for name, tc := range map[string]struct {
		edit      func(*interpret.Object)
		overrides []override.Policy
		same      bool
	}{
		"scaled":              {set(t, int64(9), "spec", "replicas"), policies("1"), true},
		"generation":          {set(t, int64(9), "metadata", "generation"), policies("1"), true},
		"status":              {set(t, int64(9), "status", "replicas"), policies("1"), true},
		"claim of a policy":   {set(t, "p2", "metadata", "labels", names.PolicyID), policies("1"), true},
		"label":               {set(t, "x", "metadata", "labels", "app"), policies("1"), false},
		"field":               {set(t, true, "spec", "paused"), policies("1"), false},
		"another override":    {func(*interpret.Object) {}, policies("2"), false},
		"without override":    {func(*interpret.Object) {}, nil, false},
		"nothing has changed": {func(*interpret.Object) {}, policies("1"), true},
	} {
		if got := nameOf(t, template(t, tc.edit), tc.overrides); (got == first) != tc.same {
			t.Errorf("%s: Name = %s, first %s, want the same: %v", name, got, first, tc.same)
		}
	}
}

// A stored revision restores its content, and keeps the identity and the claim of the current template.
func TestRestore(t *testing.T) {
	t.Parallel()
	c, err := Of(t.Context(), interpret.Chain{native.Layer()}, &workv1alpha2.ResourceBindingSpec{Replicas: 3}, template(t), policies("1"))
	if err != nil {
		t.Fatal(err)
	}
	raw, err := c.Encode()
	if err != nil {
		t.Fatal(err)
	}
	stored, err := Decode(raw)
	if err != nil {
		t.Fatal(err)
	}
	current := template(t, set(t, true, "spec", "paused"), set(t, "x", "metadata", "labels", "app"),
		set(t, int64(9), "metadata", "generation"), set(t, "p2", "metadata", "labels", names.PolicyID))
	object, overrides := stored.Restore(current)
	want := template(t, set(t, int64(1), "spec", "replicas"), set(t, "p2", "metadata", "labels", names.PolicyID))
	if diff := cmp.Diff(want, object); diff != "" {
		t.Errorf("Restore (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff(policies("1"), overrides); diff != "" {
		t.Errorf("overrides (-want +got):\n%s", diff)
	}
	if name, err := stored.Name("web-deployment", "id", ""); err != nil || name != nameOf(t, template(t), policies("1")) {
		t.Errorf("Name after storing = %s, %v", name, err)
	}
}
