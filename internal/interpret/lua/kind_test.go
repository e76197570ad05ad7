// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"os"
	"testing"

	"sigs.k8s.io/yaml"

	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/interpret"
)

// The customization of an article that users read names a function in its own way.
func TestKind_article(t *testing.T) {
	t.Parallel()
	b, err := os.ReadFile("testdata/article.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var c configv1alpha1.ResourceInterpreterCustomization
	if err := yaml.UnmarshalStrict(b, &c); err != nil {
		t.Fatal(err)
	}
	k, err := Kind(c.Name, c.Spec.Customizations)
	if err != nil {
		t.Fatal(err)
	}
	o := &interpret.Object{Object: map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment", "metadata": map[string]any{"name": "d", "namespace": "n"},
		"spec": map[string]any{"replicas": int64(3)},
	}}
	if got, err := k.Replicas(t.Context(), o); err != nil || got.Count != 3 || got.Requirements != nil {
		t.Errorf("Replicas = %v, %v", got, err)
	}
	for _, v := range Check(c.Spec.Customizations) {
		if v.Err != nil {
			t.Errorf("%s: %v", v.Operation, v.Err)
		}
	}
}
