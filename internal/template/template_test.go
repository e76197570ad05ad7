// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package template

import (
	"context"
	"errors"
	"testing"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/fakecontrol"
)

var reference = workv1alpha2.ObjectReference{APIVersion: "v1", Kind: "ConfigMap", Namespace: "default", Name: "c", UID: "uid"}

type failingReader struct {
	client.Reader
	err error
}

func (r failingReader) Get(context.Context, client.ObjectKey, client.Object, ...client.GetOption) error {
	return r.err
}

func TestClient_Get(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "c", UID: "uid"}})
	boom := errors.New("boom")
	recreated, missing := reference, reference
	recreated.UID, missing.Name = "other", "other"
	tests := map[string]struct {
		live  client.Reader
		ref   workv1alpha2.ObjectReference
		found bool
		err   error
	}{
		"exists":          {live: control, ref: reference, found: true},
		"recreated":       {live: control, ref: recreated},
		"deleted":         {live: control, ref: missing},
		"kind not served": {live: failingReader{err: &meta.NoKindMatchError{}}, ref: reference},
		"failed read":     {live: failingReader{err: boom}, ref: reference, err: boom},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o, err := NewClient(nil, tc.live).Get(t.Context(), tc.ref)
			if (o != nil) != tc.found || !errors.Is(err, tc.err) {
				t.Errorf("Get = %v, %v, want found = %v, error %v", o, err, tc.found, tc.err)
			}
		})
	}
}

func TestClient_PatchMetadata(t *testing.T) {
	t.Parallel()
	control := fakecontrol.WithObjects(t, &corev1.ConfigMap{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "c", UID: "uid"}})
	c := NewClient(control, control)
	changes := map[string]any{"labels": map[string]any{"a": "b"}}
	recreated := reference
	recreated.UID = "other"
	if _, err := c.PatchMetadata(t.Context(), recreated, changes, "test"); !apierrors.IsConflict(err) {
		t.Errorf("patch of a recreated template: %v, want a conflict", err)
	}
	o, err := c.PatchMetadata(t.Context(), reference, changes, "test")
	if err != nil || o.GetLabels()["a"] != "b" || o.GetUID() != "uid" {
		t.Errorf("PatchMetadata = %v, %v", o, err)
	}
	if len(changes) != 1 {
		t.Errorf("the argument changed: %v", changes)
	}
}

// The status of a kind without status subresource is a field like others.
func TestClient_PatchStatus(t *testing.T) {
	t.Parallel()
	object := fakecontrol.Parse(t, `{apiVersion: example.org/v1, kind: Flow, metadata: {name: f, namespace: default, uid: u}, spec: {a: b}}`)
	control := fakecontrol.WithObjects(t, object)
	c := NewClient(control, control)
	ref := workv1alpha2.ObjectReference{APIVersion: "example.org/v1", Kind: "Flow", Namespace: "default", Name: "f", UID: "u"}
	if err := c.PatchStatus(t.Context(), ref, map[string]any{"phase": "Done"}, "m"); err != nil {
		t.Fatal(err)
	}
	got, err := c.Get(t.Context(), ref)
	if err != nil {
		t.Fatal(err)
	}
	if phase, _, _ := unstructured.NestedString(got.Object, "status", "phase"); phase != "Done" {
		t.Errorf("status %v, want the phase", got.Object["status"])
	}
	missing := ref
	missing.Name = "other"
	if err := c.PatchStatus(t.Context(), missing, map[string]any{"phase": "Done"}, "m"); !apierrors.IsNotFound(err) {
		t.Errorf("status of a missing template: %v, want that it is not found", err)
	}
}
