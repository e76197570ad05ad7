// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package consistency

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/patch"
)

func newControl(t *testing.T) (client.Client, *workv1alpha1.Work) {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := workv1alpha1.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "n", Name: "w", Labels: map[string]string{"a": "b"}}}
	c := fake.NewClientBuilder().WithScheme(scheme).WithObjects(w).WithStatusSubresource(w).Build()
	if err := c.Get(t.Context(), client.ObjectKeyFromObject(w), w); err != nil {
		t.Fatal(err)
	}
	return c, w
}

func TestClient(t *testing.T) {
	t.Parallel()
	for name, write := range map[string]func(c *Client, o *workv1alpha1.Work) error{
		"create": func(c *Client, o *workv1alpha1.Work) error {
			o.Name, o.ResourceVersion = "other", ""
			return c.Create(t.Context(), o)
		},
		"update": func(c *Client, o *workv1alpha1.Work) error {
			o.Labels = map[string]string{"a": "c"}
			return c.Update(t.Context(), o)
		},
		"patch": func(c *Client, o *workv1alpha1.Work) error {
			_, err := patch.Object(t.Context(), c, o, func(o *workv1alpha1.Work) { o.Labels = map[string]string{"a": "c"} })
			return err
		},
		"merge patch": func(c *Client, o *workv1alpha1.Work) error {
			return patch.Merge(t.Context(), c, o, map[string]any{"spec": map[string]any{"suspendDispatching": true}})
		},
		"status update": func(c *Client, o *workv1alpha1.Work) error {
			_, err := patch.Status(t.Context(), c, o, func(o *workv1alpha1.Work) {
				o.Status.Conditions = []metav1.Condition{{Type: "Applied", Status: metav1.ConditionTrue, Reason: "Done"}}
			})
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			control, o := newControl(t)
			c := NewClient(control)
			before := o.DeepCopy()
			if c.Stale(before) || c.IsOwnWrite(before) {
				t.Error("a version is recorded before the first write")
			}
			if err := write(c, o); err != nil {
				t.Fatal(err)
			}
			if before.Name == o.Name && (!c.Stale(before) || c.IsOwnWrite(before)) {
				t.Errorf("version %s does not count as older than %s", before.ResourceVersion, o.ResourceVersion)
			}
			if c.Stale(o) || !c.IsOwnWrite(o) {
				t.Errorf("version %s does not count as the written one", o.ResourceVersion)
			}
			after := o.DeepCopy()
			after.ResourceVersion = "1000000"
			if c.Stale(after) || c.IsOwnWrite(after) {
				t.Error("a later version counts as an own write")
			}
		})
	}
}

func TestClient_ignoresFailedWritesAndOtherObjects(t *testing.T) {
	t.Parallel()
	control, o := newControl(t)
	c := NewClient(control)
	stale := o.DeepCopy()
	stale.ResourceVersion = "1"
	stale.Labels = map[string]string{"a": "c"}
	if err := c.Update(t.Context(), stale); err == nil {
		t.Fatal("the update from an old version succeeded")
	}
	if c.Stale(o) {
		t.Error("a failed write is recorded")
	}
	if err := c.Patch(t.Context(), o, client.RawPatch(types.MergePatchType, []byte(`{"metadata":{"labels":{"a":"c"}}}`))); err != nil {
		t.Fatal(err)
	}
	recreated := o.DeepCopy()
	recreated.UID, recreated.ResourceVersion = "another", "1"
	if c.Stale(recreated) {
		t.Error("a recreated object is taken for the written one")
	}
	opaque := o.DeepCopy()
	opaque.ResourceVersion = "opaque"
	if c.Stale(opaque) || c.IsOwnWrite(opaque) {
		t.Error("a resourceVersion that is not a number is compared")
	}
}

func TestClient_forgetsAfterRetention(t *testing.T) {
	t.Parallel()
	control, o := newControl(t)
	c := NewClient(control)
	old := o.DeepCopy()
	write := func(o *workv1alpha1.Work) {
		t.Helper()
		if err := c.Patch(t.Context(), o, client.RawPatch(types.MergePatchType, []byte(`{}`))); err != nil {
			t.Fatal(err)
		}
	}
	change := o.DeepCopy()
	if _, err := patch.Object(t.Context(), c, change, func(o *workv1alpha1.Work) { o.Labels = map[string]string{"a": "c"} }); err != nil {
		t.Fatal(err)
	}
	other := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "n", Name: "other"}}
	if err := c.Create(t.Context(), other); err != nil {
		t.Fatal(err)
	}
	for periods, want := range []bool{true, true, false} {
		if got := c.Stale(old); got != want {
			t.Errorf("after %d retention periods: Stale = %v, want %v", periods, got, want)
		}
		c.rotated = c.rotated.Add(-retention)
		write(other)
	}
}
