// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"testing"

	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// A copied binding has the permanent ID of the original. It must not delete the Works of the original.
func TestReconcile_keepsWorksOfOriginalOfCopiedBinding(t *testing.T) {
	t.Parallel()
	for name, deleted := range map[string]bool{"without targets": false, "deleted": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1"))
			s.mustReconcile()
			s.editWork("m1", func(w *workv1alpha1.Work) { w.Annotations[names.BindingName] = "first" })
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil })
			if deleted {
				if err := s.control.Delete(t.Context(), nginxBinding()); err != nil {
					t.Fatal(err)
				}
			}
			s.mustReconcile()
			s.expect("m1")
		})
	}
}

// A user who may create bindings in one namespace can copy the permanent ID of a ClusterResourceBinding.
func TestReconcile_keepsWorksOfBindingOfOtherScope(t *testing.T) {
	t.Parallel()
	for name, edit := range map[string]func(w *workv1alpha1.Work){
		"with the annotation of its binding": func(w *workv1alpha1.Work) {
			w.Labels[names.ClusterBindingID] = w.Labels[names.BindingID]
			w.Annotations = map[string]string{names.ClusterBindingName: "nginx-deployment"}
		},
		"without the label of the scope": func(w *workv1alpha1.Work) {
			w.Labels[names.ClusterBindingID] = w.Labels[names.BindingID]
			delete(w.Labels, names.BindingID)
			w.Annotations = nil
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1"))
			s.mustReconcile()
			s.editWork("m1", edit)
			s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil })
			s.mustReconcile()
			s.expect("m1")
		})
	}
}

// Works are orphaned if a user removed the finalizer of their binding. The next binding of that name adopts them.
func TestReconcile_adoptsWorksOfEarlierBinding(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"))
	s.mustReconcile()
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Labels[names.BindingID] = "rb-2" })
	s.mustReconcile()
	w := s.work("m1")
	if w.Labels[names.BindingID] != "rb-2" || w.DeletionTimestamp != nil {
		t.Errorf("labels %v, deleted %v", w.Labels, w.DeletionTimestamp)
	}
	s.expectNoWrites()
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = nil })
	s.mustReconcile()
	s.expect("m1 (deleting)")
}

// The Works of a binding without the finalizer would be orphaned when the binding is deleted.
func TestReconcile_addsFinalizerBeforeWorks(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Finalizers = nil
	s := newFixture(t, withNative, deployment, b)
	if result, err := s.reconcile(); err != nil || result.RequeueAfter == 0 {
		t.Fatalf("Reconcile = %+v, %v", result, err)
	}
	s.expect()
	s.mustReconcile()
	s.expect("m1")
	var got workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), client.ObjectKeyFromObject(b), &got); err != nil ||
		!controllerutil.ContainsFinalizer(&got, names.BindingFinalizer) {
		t.Errorf("finalizers %q, %v", got.Finalizers, err)
	}
}
