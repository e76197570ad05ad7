// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package work

import (
	"testing"

	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// Whoever copies a binding by hand copies its ID. The copy deletes nothing of the first, wherever it is to be, and when it goes.
func TestReconcile_copiedBinding(t *testing.T) {
	t.Parallel()
	for name, goes := range map[string]bool{"is nowhere": false, "goes": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := setUp(t, withNative, deployment, nginxBinding("m1"))
			s.settle()
			s.edit("m1", func(w *workv1alpha1.Work) { w.Annotations[names.BindingName] = "first" })
			s.change(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil })
			if goes {
				if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
					t.Fatal(err)
				}
			}
			s.settle()
			s.expect("m1")
		})
	}
}

// A binding that went without its Works, as with its finalizer taken off by hand, leaves them to the next one of its name.
func TestReconcile_worksOfAnEarlierBinding(t *testing.T) {
	t.Parallel()
	s := setUp(t, withNative, deployment, nginxBinding("m1"))
	s.settle()
	s.change(func(b *workv1alpha2.ResourceBinding) { b.Labels[names.BindingID] = "rb-2" })
	s.settle()
	w := s.work("m1")
	if w.Labels[names.BindingID] != "rb-2" || w.DeletionTimestamp != nil {
		t.Errorf("labels %v, deleted %v", w.Labels, w.DeletionTimestamp)
	}
	s.still()
	s.change(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil })
	s.settle()
	s.expect("m1 (going)")
}

// A binding without the finalizer would go without its Works, which stay in the members for ever.
func TestReconcile_holdsTheBindingFirst(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Finalizers = nil
	s := setUp(t, withNative, deployment, b)
	if result, err := s.reconcile(); err != nil || result.RequeueAfter == 0 {
		t.Fatalf("Reconcile = %+v, %v", result, err)
	}
	s.expect()
	s.settle()
	s.expect("m1")
	var got workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), client.ObjectKeyFromObject(b), &got); err != nil || !controllerutil.ContainsFinalizer(&got, names.BindingFinalizer) {
		t.Errorf("finalizers %q, %v", got.Finalizers, err)
	}
}
