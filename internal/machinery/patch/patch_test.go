// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package patch

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
	"sigs.k8s.io/controller-runtime/pkg/client/interceptor"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

func control(t *testing.T, writes *int) (client.Client, *workv1alpha1.Work) {
	t.Helper()
	scheme := runtime.NewScheme()
	if err := workv1alpha1.AddToScheme(scheme); err != nil {
		t.Fatal(err)
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{Namespace: "n", Name: "w", Labels: map[string]string{"a": "b"}}}
	c := fake.NewClientBuilder().WithScheme(scheme).WithObjects(w).WithStatusSubresource(w).WithInterceptorFuncs(interceptor.Funcs{
		Patch: func(ctx context.Context, c client.WithWatch, o client.Object, p client.Patch, opts ...client.PatchOption) error {
			*writes++
			return c.Patch(ctx, o, p, opts...)
		},
		SubResourceUpdate: func(ctx context.Context, c client.Client, sub string, o client.Object, opts ...client.SubResourceUpdateOption) error {
			*writes++
			return c.SubResource(sub).Update(ctx, o, opts...)
		},
	}).Build()
	if err := c.Get(t.Context(), client.ObjectKeyFromObject(w), w); err != nil {
		t.Fatal(err)
	}
	return c, w
}

func TestStatus(t *testing.T) {
	t.Parallel()
	writes := 0
	c, w := control(t, &writes)
	stale := w.DeepCopy()
	set := func(w *workv1alpha1.Work) {
		w.Status.Conditions = []metav1.Condition{{Type: "Applied", Status: metav1.ConditionTrue, Reason: "Good"}}
	}
	if changed, err := Status(t.Context(), c, w, set); !changed || err != nil || writes != 1 {
		t.Errorf("Status = %v, %v after %d writes", changed, err, writes)
	}
	if w.ResourceVersion == stale.ResourceVersion || w.Labels["a"] != "b" {
		t.Errorf("%+v is not the object that the API server returned", w)
	}
	if changed, err := Status(t.Context(), c, w, set); changed || err != nil || writes != 1 {
		t.Errorf("the second Status = %v, %v after %d writes", changed, err, writes)
	}
	if _, err := Status(t.Context(), c, stale, set); !apierrors.IsConflict(err) || !strings.Contains(err.Error(), "n/w") {
		t.Errorf("stale version: %v, want a conflict that names the object", err)
	}
}

func TestStatusOnly(t *testing.T) {
	t.Parallel()
	id := metav1.ObjectMeta{Namespace: "n", Name: "w", UID: "u", ResourceVersion: "7"}
	w := &workv1alpha1.Work{ObjectMeta: id, Spec: workv1alpha1.WorkSpec{SuspendDispatching: new(true)}}
	w.Labels = map[string]string{"a": "b"}
	w.Status.Conditions = []metav1.Condition{{Type: "Applied"}}
	want := &workv1alpha1.Work{ObjectMeta: id, Status: w.Status}
	if diff := cmp.Diff(want, statusOnly(w)); diff != "" {
		t.Error(diff)
	}
}

func TestObject(t *testing.T) {
	t.Parallel()
	writes := 0
	c, w := control(t, &writes)
	stale := w.DeepCopy()
	label := func(k string) func(*workv1alpha1.Work) {
		return func(w *workv1alpha1.Work) { w.Labels[k] = "x" }
	}
	if changed, err := Object(t.Context(), c, w, label("one")); !changed || err != nil {
		t.Errorf("Object = %v, %v", changed, err)
	}
	if changed, err := Object(t.Context(), c, w, label("one")); changed || err != nil || writes != 1 {
		t.Errorf("the second Object = %v, %v after %d writes", changed, err, writes)
	}
	// A second writer with a stale copy does not revert the first writer's field.
	if _, err := Object(t.Context(), c, stale, label("two")); err != nil || stale.Labels["one"] != "x" || stale.Labels["two"] != "x" {
		t.Errorf("%v, labels %v", err, stale.Labels)
	}
}

func TestMerge(t *testing.T) {
	t.Parallel()
	writes := 0
	c, w := control(t, &writes)
	stale := w.DeepCopy()
	if err := Merge(t.Context(), c, w, nil); err != nil || writes != 0 {
		t.Errorf("no changes: %v after %d writes", err, writes)
	}
	label := map[string]any{"metadata": map[string]any{"labels": map[string]any{"one": "x"}}}
	defer func(before map[string]any) {
		if diff := cmp.Diff(before, label); diff != "" {
			t.Errorf("the argument was modified (-want +got):\n%s", diff)
		}
	}(runtime.DeepCopyJSON(label))
	err := Merge(t.Context(), c, w, label)
	if err != nil || w.Labels["one"] != "x" || w.Labels["a"] != "b" || w.ResourceVersion == stale.ResourceVersion {
		t.Errorf("%v: %+v is not the object that the API server returned", err, w)
	}
	spec := map[string]any{"spec": map[string]any{"suspendDispatching": true}}
	if err := Merge(t.Context(), c, stale, spec); !apierrors.IsConflict(err) || !strings.Contains(err.Error(), "n/w") {
		t.Errorf("stale version: %v, want a conflict that names the object", err)
	}
}

// A list is replaced whole by a merge patch: a stale copy must not remove the entries of other writers.
func TestObject_keepsListsOfOtherWriters(t *testing.T) {
	t.Parallel()
	owner := func(name string) metav1.OwnerReference {
		return metav1.OwnerReference{APIVersion: "v1", Kind: "Namespace", Name: name, UID: types.UID(name)}
	}
	tests := map[string]struct {
		write func(context.Context, client.Client, *workv1alpha1.Work) error
	}{
		"finalizer": {func(ctx context.Context, c client.Client, w *workv1alpha1.Work) error {
			_, err := AddFinalizer(ctx, c, w, "karmada.io/ours")
			return err
		}},
		"removed finalizer": {func(ctx context.Context, c client.Client, w *workv1alpha1.Work) error {
			w.Finalizers = append(w.Finalizers, "karmada.io/ours") // the stale cache shows it
			return RemoveFinalizer(ctx, c, w, "karmada.io/ours")
		}},
		"owner": {func(ctx context.Context, c client.Client, w *workv1alpha1.Work) error {
			_, err := Object(ctx, c, w, func(w *workv1alpha1.Work) { w.OwnerReferences = []metav1.OwnerReference{owner("ours")} })
			return err
		}},
		"any list": {func(ctx context.Context, c client.Client, w *workv1alpha1.Work) error {
			_, err := Latest(ctx, c, w, func(w *workv1alpha1.Work) { w.Spec.Workload.Manifests = []workv1alpha1.Manifest{{}} })
			return err
		}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			writes := 0
			c, stale := control(t, &writes)
			current := stale.DeepCopy()
			current.Finalizers = []string{"example.com/theirs"}
			current.OwnerReferences = []metav1.OwnerReference{owner("theirs")}
			if err := c.Update(t.Context(), current); err != nil {
				t.Fatal(err)
			}
			if err := tc.write(t.Context(), c, stale); !apierrors.IsConflict(err) {
				t.Errorf("write of a stale copy = %v, want a conflict", err)
			}
			var got workv1alpha1.Work
			if err := c.Get(t.Context(), client.ObjectKeyFromObject(current), &got); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(current, &got); diff != "" {
				t.Errorf("object after the refused write (-want +got):\n%s", diff)
			}
			if err := tc.write(t.Context(), c, &got); err != nil {
				t.Errorf("write of the latest version = %v", err)
			}
			if !slices.Contains(got.Finalizers, "example.com/theirs") {
				t.Errorf("finalizers = %v, want the other writer's kept", got.Finalizers)
			}
		})
	}
}
