// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package consistency

import (
	"context"
	"errors"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/test/fakecontrol"
)

func newControl(t *testing.T) (*fakecontrol.Control, *workv1alpha1.Work) {
	t.Helper()
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: "n", Name: "w", UID: "uid", Labels: map[string]string{"a": "b"}, Finalizers: []string{"x/y"},
	}}
	c := fakecontrol.WithObjects(t, w)
	if err := c.Get(t.Context(), client.ObjectKeyFromObject(w), w); err != nil {
		t.Fatal(err)
	}
	return c, w
}

func TestClient_current(t *testing.T) {
	t.Parallel()
	control, w := newControl(t)
	c, key := NewClient(control), client.ObjectKeyFromObject(w)
	expect := func(name string, key client.ObjectKey, want bool, wantErr error) {
		t.Helper()
		if current, err := c.Current(t.Context(), key, &workv1alpha1.Work{}); current != want || !errors.Is(err, wantErr) {
			t.Errorf("%s: Current = %v, %v; want %v, %v", name, current, err, want, wantErr)
		}
	}
	expect("unchanged", key, true, nil)
	expect("absent", client.ObjectKey{Namespace: "n", Name: "other"}, false, nil)
	newer := w.DeepCopy()
	newer.ResourceVersion = "1000000"
	c.record(newer, newer.ResourceVersion) // a write that the cache does not show
	expect("stale", key, false, requeue.ErrStale)
	if err := control.Delete(t.Context(), w); err != nil { // it has a finalizer
		t.Fatal(err)
	}
	expect("being deleted", key, false, nil)
}

func TestClient(t *testing.T) {
	t.Parallel()
	for name, write := range map[string]func(c *Client, o *workv1alpha1.Work) error{
		"create": func(c *Client, o *workv1alpha1.Work) error {
			o.Name, o.UID, o.ResourceVersion = "other", "", ""
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

// An object whose deletion was requested is stale until the cache shows that it is being deleted.
func TestClient_staleAfterDeletion(t *testing.T) {
	t.Parallel()
	control, o := newControl(t)
	c := NewClient(control)
	cached := o.DeepCopy()
	if err := c.Delete(t.Context(), o, client.Preconditions{UID: new(types.UID("another"))}); err == nil || c.Stale(cached) {
		t.Errorf("Delete = %v, Stale = %v after a deletion that failed", err, c.Stale(cached))
	}
	if err := c.Delete(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	if !c.Stale(cached) || c.IsOwnWrite(cached) {
		t.Error("an object without the requested deletion does not count as stale")
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(o), o); err != nil {
		t.Fatal(err)
	}
	if o.DeletionTimestamp == nil || c.Stale(o) || !c.RequestedDeletion(o) {
		t.Errorf("an object that was deleted at %v counts as stale, or as deleted by another client", o.DeletionTimestamp)
	}
}

func TestClient_staleAfterRemovalOfLastFinalizer(t *testing.T) {
	t.Parallel()
	control, o := newControl(t)
	c := NewClient(control)
	if err := control.Delete(t.Context(), o); err != nil {
		t.Fatal(err)
	}
	if err := control.Get(t.Context(), client.ObjectKeyFromObject(o), o); err != nil {
		t.Fatal(err)
	}
	cached := o.DeepCopy()
	if _, err := patch.Object(t.Context(), c, o, func(o *workv1alpha1.Work) { o.Finalizers = nil }); err != nil {
		t.Fatal(err)
	}
	if !c.Stale(cached) || c.IsOwnWrite(cached) {
		t.Error("a deleted object does not count as stale")
	}
	recreated := cached.DeepCopy()
	recreated.UID = "recreated"
	if c.Stale(recreated) {
		t.Error("a recreated object counts as stale")
	}
}

func TestClient_staleAfterNotFound(t *testing.T) {
	t.Parallel()
	control, o := newControl(t)
	c := NewClient(control)
	if err := control.Patch(
		t.Context(),
		o.DeepCopy(),
		client.RawPatch(types.MergePatchType, []byte(`{"metadata":{"finalizers":null}}`)), client.FieldOwner(fakecontrol.Anyone),
	); err != nil {
		t.Fatal(err)
	}
	if err := control.Delete(t.Context(), o.DeepCopy()); err != nil {
		t.Fatal(err)
	}
	cached := o.DeepCopy()
	if err := c.Update(t.Context(), o); !apierrors.IsNotFound(err) {
		t.Fatalf("Update = %v, want not found", err)
	}
	if !c.Stale(cached) {
		t.Error("an object that was not found does not count as stale")
	}
}

func TestComplete(t *testing.T) {
	t.Parallel()
	created := func(group string) *workv1alpha1.Work {
		return &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "n", Name: "created", Labels: map[string]string{"group": group}}}
	}
	newClient := func(t *testing.T) (*fakecontrol.Control, *Client) {
		control := fakecontrol.WithObjects(t)
		c := NewClient(control)
		c.GroupOf = func(o client.Object) string { return o.GetLabels()["group"] }
		return control, c
	}
	complete := func(t *testing.T, c *Client, live client.Reader, want int, cached ...workv1alpha1.Work) {
		t.Helper()
		got, err := Complete(t.Context(), c, live, "g", cached)
		if err != nil || len(got) != want {
			t.Fatalf("Complete = %d objects, %v, want %d", len(got), err, want)
		}
	}
	t.Run("until the cache shows it", func(t *testing.T) {
		t.Parallel()
		control, c := newClient(t)
		o := created("g")
		if err := c.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
		complete(t, c, control, 1)
		complete(t, c, control, 1)
		complete(t, c, control, 1, *o)
		if len(c.created) != 0 {
			t.Errorf("created = %v, want no entry for an object in the cache", c.created)
		}
	})
	t.Run("failed creation", func(t *testing.T) {
		t.Parallel()
		control, c := newClient(t)
		control.Fail = func(fakecontrol.Write) error { return errors.New("boom") }
		if err := c.Create(t.Context(), created("g")); err == nil {
			t.Fatal("no error")
		}
		complete(t, c, control, 0)
		if len(c.created) != 0 {
			t.Errorf("created = %v, want no entry for an object that does not exist", c.created)
		}
	})
	t.Run("created without a response", func(t *testing.T) {
		t.Parallel()
		control, c := newClient(t)
		control.Fail = func(fakecontrol.Write) error { return errors.New("connection reset") }
		if err := c.Create(t.Context(), created("g")); err == nil {
			t.Fatal("no error")
		}
		control.Fail = nil
		if err := control.Create(t.Context(), created("g")); err != nil {
			t.Fatal(err)
		}
		complete(t, c, control, 1)
	})
	t.Run("other group", func(t *testing.T) {
		t.Parallel()
		control, c := newClient(t)
		if err := control.Create(t.Context(), created("other")); err != nil {
			t.Fatal(err)
		}
		if err := c.Create(t.Context(), created("g")); !apierrors.IsAlreadyExists(err) {
			t.Fatalf("Create = %v, want already exists", err)
		}
		complete(t, c, control, 0)
	})
	t.Run("failed live read", func(t *testing.T) {
		t.Parallel()
		control, c := newClient(t)
		if err := c.Create(t.Context(), created("g")); err != nil {
			t.Fatal(err)
		}
		boom := errors.New("boom")
		if _, err := Complete[workv1alpha1.Work](t.Context(), c, failingReader{err: boom}, "g", nil); !errors.Is(err, boom) {
			t.Fatalf("Complete = %v, want the error of the read", err)
		}
		complete(t, c, control, 1)
	})
	t.Run("failed live read of two objects", func(t *testing.T) {
		t.Parallel()
		control, c := newClient(t)
		for _, name := range []string{"first", "second"} {
			o := created("g")
			o.Name = name
			if err := c.Create(t.Context(), o); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := Complete[workv1alpha1.Work](t.Context(), c, failingReader{err: errors.New("boom")}, "g", nil); err == nil {
			t.Fatal("no error")
		}
		complete(t, c, control, 2)
	})
	t.Run("the cache shows its predecessor", func(t *testing.T) {
		t.Parallel()
		control, c := newClient(t)
		predecessor, o := created("g"), created("g")
		predecessor.UID, o.UID = "predecessor", "successor"
		if err := c.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			got, err := Complete(t.Context(), c, control, "g", []workv1alpha1.Work{*predecessor})
			if err != nil || len(got) != 1 || got[0].UID != o.UID {
				t.Fatalf("Complete = %v, %v, want the object that was created last", got, err)
			}
		}
		complete(t, c, control, 1, *o)
		if len(c.created) != 0 {
			t.Errorf("created = %v, want no entry for an object in the cache", c.created)
		}
	})
	t.Run("created without a response while its predecessor is being deleted", func(t *testing.T) {
		t.Parallel()
		control, c := newClient(t)
		predecessor, o := created("g"), created("g")
		predecessor.UID, o.UID, predecessor.DeletionTimestamp = "predecessor", "successor", new(metav1.Now())
		control.Fail = func(fakecontrol.Write) error { return errors.New("connection reset") }
		if err := c.Create(t.Context(), o.DeepCopy()); err == nil {
			t.Fatal("no error")
		}
		control.Fail = nil
		if err := control.Create(t.Context(), o); err != nil {
			t.Fatal(err)
		}
		got, err := Complete(t.Context(), c, control, "g", []workv1alpha1.Work{*predecessor})
		if err != nil || len(got) != 1 || got[0].UID != o.UID {
			t.Fatalf("Complete = %v, %v, want the object that was created last", got, err)
		}
	})
}

type failingReader struct {
	client.Reader
	err error
}

func (r failingReader) Get(context.Context, client.ObjectKey, client.Object, ...client.GetOption) error {
	return r.err
}
