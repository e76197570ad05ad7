// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package fakecontrol

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

func newWork(name string) *workv1alpha1.Work {
	return &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "karmada-es-m1", Name: name, Generation: 1}}
}

func TestControl_recordsWrites(t *testing.T) {
	t.Parallel()
	c := New(t, Options{CountGenerations: true})
	w := newWork("web")
	if err := c.Create(t.Context(), w); err != nil || w.UID == "" {
		t.Fatalf("Create: %v, UID %q", err, w.UID)
	}
	w.Spec.SuspendDispatching = new(true)
	if err := c.Update(t.Context(), w); err != nil || w.Generation != 2 {
		t.Fatalf("Update: %v, generation %d, want 2", err, w.Generation)
	}
	if err := c.Status().Update(t.Context(), w); err != nil || w.Generation != 2 {
		t.Fatalf("update of the status: %v, generation %d, want 2", err, w.Generation)
	}
	err := c.Patch(t.Context(), w, client.RawPatch(types.MergePatchType, []byte(`{"metadata":{"uid":"other","labels":{"a":"b"}}}`)))
	if !apierrors.IsConflict(err) {
		t.Errorf("patch with another UID: %v, want a conflict", err)
	}
	if err := c.Delete(t.Context(), w, client.Preconditions{UID: new(types.UID("other"))}); !apierrors.IsConflict(err) {
		t.Errorf("deletion with another UID: %v, want a conflict", err)
	}
	boom := errors.New("boom")
	c.Fail = func(w Write) error {
		if w.Verb == "delete" {
			return boom
		}
		return nil
	}
	if err := c.Delete(t.Context(), w); !errors.Is(err, boom) {
		t.Errorf("Delete: %v, want the error of Fail", err)
	}
	want := []string{
		"create karmada-es-m1/web", "update karmada-es-m1/web", "update status karmada-es-m1/web", "patch karmada-es-m1/web",
		"delete other karmada-es-m1/web", "delete karmada-es-m1/web",
	}
	if diff := cmp.Diff(want, c.Writes(Write.ByKey)); diff != "" {
		t.Errorf("writes (-want +got):\n%s", diff)
	}
	if again := c.Writes(Write.ByKey); len(again) > 0 {
		t.Errorf("writes of the second call: %q, want none", again)
	}
}

func TestCache(t *testing.T) {
	t.Parallel()
	old, hidden, plain := newWork("old"), newWork("hidden"), newWork("plain")
	c := WithObjects(t, old, hidden, plain)
	label := client.RawPatch(types.MergePatchType, []byte(`{"metadata":{"labels":{"a":"b"}}}`))
	if err := c.Patch(t.Context(), newWork("old"), label); err != nil {
		t.Fatal(err)
	}
	cache := Cache{Client: c, Shown: []client.Object{old}, Missing: []client.Object{hidden}}
	var w workv1alpha1.Work
	if err := cache.Get(t.Context(), client.ObjectKeyFromObject(hidden), &w); !apierrors.IsNotFound(err) {
		t.Errorf("Get of a missing object: %v", err)
	}
	if err := cache.Get(t.Context(), client.ObjectKeyFromObject(old), &w); err != nil || w.Labels["a"] != "" {
		t.Errorf("Get: %v, labels %v, want those of the old version", err, w.Labels)
	}
	var list workv1alpha1.WorkList
	if err := cache.List(t.Context(), &list); err != nil {
		t.Fatal(err)
	}
	if len(list.Items) != 2 || list.Items[0].Name != "old" || list.Items[0].Labels["a"] != "" {
		t.Errorf("List: %+v, want the old version and the plain object", list.Items)
	}
}
