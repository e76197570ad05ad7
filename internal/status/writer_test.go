// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

// Whichever way an object is written, its older versions are known to be older afterwards, and the new one to be one's own.
func TestWriter(t *testing.T) {
	t.Parallel()
	for name, write := range map[string]func(w *Writer, o *workv1alpha1.Work) error{
		"create": func(w *Writer, o *workv1alpha1.Work) error {
			o.Name, o.ResourceVersion = "other", ""
			return w.Create(t.Context(), o)
		},
		"update": func(w *Writer, o *workv1alpha1.Work) error {
			o.Labels = map[string]string{"a": "c"}
			return w.Update(t.Context(), o)
		},
		"patch": func(w *Writer, o *workv1alpha1.Work) error {
			_, err := UpdateObject(t.Context(), w, o, func(o *workv1alpha1.Work) { o.Labels = map[string]string{"a": "c"} })
			return err
		},
		"merge": func(w *Writer, o *workv1alpha1.Work) error {
			return Merge(t.Context(), w, o, map[string]any{"spec": map[string]any{"suspendDispatching": true}})
		},
		"status": func(w *Writer, o *workv1alpha1.Work) error {
			_, err := Update(t.Context(), w, o, func(o *workv1alpha1.Work) {
				Set(&o.Status.Conditions, metav1.NewTime(start), "Applied", metav1.ConditionTrue, "Done", "", 1)
			})
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			c, o := control(t, new(int))
			w := NewWriter(c)
			before := o.DeepCopy()
			if w.Behind(before) || w.Wrote(before) {
				t.Error("something is remembered before anything was written")
			}
			if err := write(w, o); err != nil {
				t.Fatal(err)
			}
			if before.Name == o.Name && (!w.Behind(before) || w.Wrote(before)) {
				t.Errorf("version %s does not count as older than %s", before.ResourceVersion, o.ResourceVersion)
			}
			if w.Behind(o) || !w.Wrote(o) {
				t.Errorf("version %s does not count as the one that was written", o.ResourceVersion)
			}
			after := o.DeepCopy()
			after.ResourceVersion = "1000000"
			if w.Behind(after) || w.Wrote(after) {
				t.Error("a later version counts as ours")
			}
		})
	}
}

func TestWriter_otherObjects(t *testing.T) {
	t.Parallel()
	c, o := control(t, new(int))
	w := NewWriter(c)
	stale := o.DeepCopy()
	stale.ResourceVersion = "1"
	stale.Labels = map[string]string{"a": "c"}
	if err := w.Update(t.Context(), stale); err == nil {
		t.Fatal("an old version could be written")
	}
	if w.Behind(o) {
		t.Error("a write that failed is remembered")
	}
	if err := w.Patch(t.Context(), o, client.RawPatch(types.MergePatchType, []byte(`{"metadata":{"labels":{"a":"c"}}}`))); err != nil {
		t.Fatal(err)
	}
	again := o.DeepCopy()
	again.UID, again.ResourceVersion = "another", "1"
	if w.Behind(again) {
		t.Error("another object of the same name is taken for the one that was written")
	}
	opaque := o.DeepCopy()
	opaque.ResourceVersion = "opaque"
	if w.Behind(opaque) || w.Wrote(opaque) {
		t.Error("versions that are no numbers cannot be compared")
	}
}

// What was written is dropped after a while, but never before memorySpan.
func TestWriter_forgets(t *testing.T) {
	t.Parallel()
	c, o := control(t, new(int))
	w := NewWriter(c)
	old := o.DeepCopy()
	write := func(o *workv1alpha1.Work) {
		t.Helper()
		if err := w.Patch(t.Context(), o, client.RawPatch(types.MergePatchType, []byte(`{}`))); err != nil {
			t.Fatal(err)
		}
	}
	change := o.DeepCopy()
	if _, err := UpdateObject(t.Context(), w, change, func(o *workv1alpha1.Work) { o.Labels = map[string]string{"a": "c"} }); err != nil {
		t.Fatal(err)
	}
	other := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "n", Name: "other"}}
	if err := w.Create(t.Context(), other); err != nil {
		t.Fatal(err)
	}
	for turn, want := range []bool{true, true, false} {
		if got := w.Behind(old); got != want {
			t.Errorf("after %d spans: Behind = %v, want %v", turn, got, want)
		}
		w.turned = w.turned.Add(-memorySpan)
		write(other)
	}
}
