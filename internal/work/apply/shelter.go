// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
)

// An object that is to stay needs its namespace. Where Karmada made that, its end, as when the cluster leaves, would be the
// end of the object, too. So the namespace is left behind before anything in it is, and is not deleted while a Work says
// that something in it is to stay. One that a policy places has a word of its own about that.

// shelter leaves the namespace of an object behind in the member.
func (e *Executor) shelter(ctx context.Context, conn *conn, w *workv1alpha1.Work, namespace string) error {
	p, err := conn.locate(corev1.SchemeGroupVersion.WithKind("Namespace"), "")
	if err != nil {
		return err
	}
	observed, err := p.live(ctx, namespace)
	if err != nil {
		return fmt.Errorf("read namespace %s in cluster %s: %w", namespace, conn.member.Name, err)
	}
	if observed == nil || observed.GetLabels()[names.Managed] != "true" || observed.GetLabels()[names.ClusterBindingID] != "" ||
		observed.GetAnnotations()[names.WorkNamespace] != w.Namespace {
		return nil
	}
	if err := e.part(ctx, conn, p, observed, true); err != nil && !apierrors.IsNotFound(err) {
		return fmt.Errorf("leave namespace %s behind in cluster %s: %w", namespace, conn.member.Name, err)
	}
	return nil
}

// shelters says whether a namespace, of which w is the Work, holds what is to stay.
func (e *Executor) shelters(ctx context.Context, w *workv1alpha1.Work, namespace *interpret.Object) (bool, error) {
	if namespace.GroupVersionKind() != corev1.SchemeGroupVersion.WithKind("Namespace") || w.Labels[names.ClusterBindingID] != "" {
		return false, nil
	}
	var works workv1alpha1.WorkList
	if err := e.control.List(ctx, &works, client.InNamespace(w.Namespace)); err != nil {
		return false, fmt.Errorf("list the works of %s: %w", w.Namespace, err)
	}
	return slices.ContainsFunc(works.Items, func(other workv1alpha1.Work) bool {
		if keep := other.Spec.PreserveResourcesOnDeletion; keep == nil || !*keep {
			return false
		}
		objects, _ := manifests(&other)
		return slices.ContainsFunc(objects, func(o *interpret.Object) bool { return o != nil && o.GetNamespace() == namespace.GetName() })
	}), nil
}
