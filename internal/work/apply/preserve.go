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

// The deletion of a namespace, as when a cluster is removed, would delete the preserved objects in it. A namespace that Karmada
// created is therefore released before any object in it, and is not deleted while a Work in the cluster preserves objects in it.
// A namespace that a policy propagates follows its own Work.

// preserveNamespace releases the namespace of a preserved object.
func (e *Executor) preserveNamespace(ctx context.Context, mc *memberCache, w *workv1alpha1.Work, namespace string) error {
	ref, err := mc.locate(corev1.SchemeGroupVersion.WithKind("Namespace"), "")
	if err != nil {
		return err
	}
	observed, err := ref.live(ctx, namespace)
	if err != nil {
		return fmt.Errorf("read namespace %s in cluster %s: %w", namespace, mc.member.Name, err)
	}
	if observed == nil || observed.GetLabels()[names.Managed] != "true" || observed.GetLabels()[names.ClusterBindingID] != "" ||
		observed.GetAnnotations()[names.WorkNamespace] != w.Namespace {
		return nil
	}
	if err := e.release(ctx, mc, ref, observed, true); err != nil && !apierrors.IsNotFound(err) {
		return fmt.Errorf("release namespace %s in cluster %s: %w", namespace, mc.member.Name, err)
	}
	return nil
}

// preservesObjects reports whether a namespace, whose Work is w, contains objects that other Works preserve.
func (e *Executor) preservesObjects(ctx context.Context, w *workv1alpha1.Work, namespace *interpret.Object) (bool, error) {
	if namespace.GroupVersionKind() != corev1.SchemeGroupVersion.WithKind("Namespace") || w.Labels[names.ClusterBindingID] != "" {
		return false, nil
	}
	var works workv1alpha1.WorkList
	if err := e.control.List(ctx, &works, client.InNamespace(w.Namespace)); err != nil {
		return false, fmt.Errorf("list works in %s: %w", w.Namespace, err)
	}
	return slices.ContainsFunc(works.Items, func(other workv1alpha1.Work) bool {
		if keep := other.Spec.PreserveResourcesOnDeletion; keep == nil || !*keep {
			return false
		}
		objects, _ := manifests(&other)
		return slices.ContainsFunc(objects, func(o *interpret.Object) bool { return o != nil && o.GetNamespace() == namespace.GetName() })
	}), nil
}
