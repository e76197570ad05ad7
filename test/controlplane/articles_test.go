// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controlplane

import (
	"context"
	"fmt"
	"strings"
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/yaml"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/samples"
	"karmada.io/karmada/test/env"
)

// rejected maps a file and the index of an object in it to a part of the error. All other objects are accepted.
var rejected = map[string]string{
	// Not for an API server: configurations of kind, the tool.
	"004-line0010-cluster01-kind.yaml 0": `no matches for kind "Cluster" in version "kind.x-k8s.io/v1alpha4"`,
	"004-line0024-cluster02-kind.yaml 0": `no matches for kind "Cluster" in version "kind.x-k8s.io/v1alpha4"`,
	// Fragments: parts of the object are left out.
	"000-line0248.yaml 1": `illegal base64 data`, // a placeholder
	"000-line0864.yaml 0": `spec.selector: Required value`,
	"000-line0864.yaml 1": `spec: Required value`,
	"002-line0443.yaml 0": `spec.resourceSelectors: Required value`,
	"002-line0465.yaml 0": `spec.resourceSelectors: Required value`,
	"002-line0767.yaml 0": `spec.selector: Required value`,
	// Mistakes: a template without the labels of its selector, a field in upper case.
	"000-line0072.yaml 1": "`selector` does not match template `labels`",
	"000-line0072.yaml 2": "`selector` does not match template `labels`",
	"000-line0248.yaml 2": "`selector` does not match template `labels`",
	"002-line0496.yaml 0": `unknown field "spec.placement.clusterTolerations[0].Effect"`,
}

// Every object in the articles is accepted as it is written, as by kubectl create. Fragments and mistakes are rejected with a clear
// error (docs/compat.md#published-examples).
func TestArticles(t *testing.T) {
	t.Parallel()
	e := hub
	for _, name := range []string{"karmada-es-member-cluster-1", "karmada-es-member1"} {
		namespace := &corev1.Namespace{ObjectMeta: metav1.ObjectMeta{Name: name}}
		if err := client.IgnoreAlreadyExists(e.Control.Create(t.Context(), namespace)); err != nil {
			t.Fatal(err)
		}
	}
	installGuestbook(t, e.Control)
	files, err := articles.ReadDir(articleDirectory)
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, error %v", len(files), err)
	}
	seen := map[string]bool{}
	for _, file := range files {
		objects, err := Article(file.Name())
		if err != nil {
			t.Error(err)
		}
		for i, object := range objects {
			key := fmt.Sprintf("%s %d", file.Name(), i)
			seen[key] = true
			err := create(t, e.Control, object)
			switch want := rejected[key]; {
			case want == "" && err != nil:
				t.Errorf("%s: %s %s: %v", key, object.GetKind(), object.GetName(), err)
			case want != "" && (err == nil || !strings.Contains(err.Error(), want)):
				t.Errorf("%s: %s %s: error %v, want %q", key, object.GetKind(), object.GetName(), err, want)
			}
		}
	}
	for key := range rejected {
		if !seen[key] {
			t.Errorf("%s does not exist", key)
		}
	}
}

// installGuestbook installs the kind Guestbook, which an article propagates.
func installGuestbook(t *testing.T, control client.Client) {
	t.Helper()
	raw, err := samples.Files.ReadFile("guestbook/guestbooks-crd.yaml")
	if err != nil {
		t.Fatal(err)
	}
	crd := &unstructured.Unstructured{}
	if err := yaml.Unmarshal(raw, &crd.Object); err != nil {
		t.Fatal(err)
	}
	if err := control.Create(t.Context(), crd); err != nil {
		t.Fatal(err)
	}
	env.Eventually(t, "the kind Guestbook is served", func(context.Context) error {
		_, err := control.RESTMapper().RESTMapping(schema.GroupKind{Group: "webapp.my.domain", Kind: "Guestbook"}, "v1")
		return err
	})
}

// create creates an object as kubectl does: in the namespace default, unless it names another, and with strict validation. It is a dry
// run, because objects of several articles have the same name.
func create(t *testing.T, control client.Client, object *unstructured.Unstructured) error {
	t.Helper()
	mapping, err := control.RESTMapper().RESTMapping(object.GroupVersionKind().GroupKind(), object.GroupVersionKind().Version)
	if err != nil {
		return err
	}
	if mapping.Scope.Name() == meta.RESTScopeNameNamespace && object.GetNamespace() == "" {
		object.SetNamespace("default")
	}
	return control.Create(t.Context(), object, client.DryRunAll, client.FieldValidation(metav1.FieldValidationStrict))
}
