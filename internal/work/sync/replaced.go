// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// cancelRemoval cancels the removal of a Work if its cluster is a target of its binding again, which is read live. Before, it records the
// Work in the binding: see resumeReplaced.
func (c *Controller) cancelRemoval(ctx context.Context, b binding.Binding, w, replacement *workv1alpha1.Work) error {
	return work.CancelRemoval(ctx, c.control, c.live, w, replacement, func(ctx context.Context) (bool, error) {
		live := binding.ScopeOf(b).New()
		err := c.live.Get(ctx, client.ObjectKeyFromObject(b), live)
		if err != nil || live.GetUID() != b.GetUID() || live.GetGeneration() != b.GetGeneration() || live.GetDeletionTimestamp() != nil {
			return false, err
		}
		entry := w.Namespace + "/" + w.Name
		if all := replaced(live); !slices.Contains(all, entry) {
			err = c.setReplaced(ctx, live, append(all, entry))
		}
		return err == nil, err
	})
}

// replaced returns the Works, as namespace/name, whose finalizer may have been removed to replace them.
func replaced(b binding.Binding) []string {
	if value := b.GetAnnotations()[names.ReplacedWorks]; value != "" {
		return strings.Split(value, ",")
	}
	return nil
}

func (c *Controller) setReplaced(ctx context.Context, b binding.Binding, all []string) error {
	var value any
	if len(all) > 0 {
		value = strings.Join(all, ",")
	}
	return patch.Merge(ctx, c.control, b, map[string]any{"metadata": map[string]any{
		"annotations": map[string]any{names.ReplacedWorks: value},
	}})
}

// resumeReplaced completes replacements of Works that ended after the finalizer of the old Work was removed, because the process was
// killed or the new Work was refused. If the cluster is a target, the Work is created as any other one. Otherwise resumeReplaced creates a
// Work that is never applied, and the removal of the objects follows as usual. Users write annotations, too: entries that are no names of
// Works of this binding are dropped.
func (c *Controller) resumeReplaced(ctx context.Context, b binding.Binding, works []workv1alpha1.Work) error {
	all := replaced(b)
	if len(all) == 0 {
		return nil
	}
	if c.control.Stale(b) {
		return requeue.ErrStale
	}
	var own, left []string
	r, existing := b.BindingSpec().Resource, binding.Existing(b.BindingSpec())
	if binding.CheckTemplate(b, r.Namespace) == nil {
		own = names.Works(binding.TemplateKind(b).GroupKind(), r.Namespace, r.Name)
	}
	for _, entry := range all {
		namespace, name, _ := strings.Cut(entry, "/")
		cluster, ok := names.ClusterOf(namespace)
		i := slices.IndexFunc(works, func(w workv1alpha1.Work) bool { return w.Namespace == namespace && w.Name == name })
		switch removed, err := c.clusterRemoved(ctx, namespace); {
		case err != nil:
			return err
		case !ok, removed, !slices.Contains(own, name), i >= 0 && works[i].DeletionTimestamp == nil: // replaced
		case i >= 0, b.GetDeletionTimestamp() == nil && existing.Has(cluster): // not replaced yet
			left = append(left, entry)
		default:
			err := c.createRemoval(ctx, b, namespace, name)
			if apierrors.IsAlreadyExists(err) {
				err = c.awaitOwn(ctx, b, client.ObjectKey{Namespace: namespace, Name: name})
			} else if err == nil {
				err = requeue.ErrStale
			}
			if errors.Is(err, requeue.ErrStale) {
				return err
			}
			if client.IgnoreNotFound(err) != nil { // the namespace was deleted with the cluster
				return fmt.Errorf("create work %s, to remove its objects: %w", entry, err)
			}
		}
	}
	if len(left) == len(all) {
		return nil
	}
	return client.IgnoreNotFound(c.setReplaced(ctx, b, left))
}

// awaitOwn returns requeue.ErrStale if an existing Work is of a binding: the cache does not show it yet. That of another one manages the
// object.
func (c *Controller) awaitOwn(ctx context.Context, b binding.Binding, key client.ObjectKey) error {
	w := &workv1alpha1.Work{}
	if err := c.live.Get(ctx, key, w); err != nil {
		return errors.Join(client.IgnoreNotFound(err), requeue.ErrStale)
	}
	if work.BindingID(w) == binding.ID(b) {
		return requeue.ErrStale
	}
	return nil
}

// createRemoval creates a Work with the object of a binding that is only removed.
func (c *Controller) createRemoval(ctx context.Context, b binding.Binding, namespace, name string) error {
	s, r := binding.ScopeOf(b), b.BindingSpec().Resource
	manifest := &unstructured.Unstructured{}
	manifest.SetGroupVersionKind(binding.TemplateKind(b))
	manifest.SetNamespace(r.Namespace)
	manifest.SetName(r.Name)
	raw, err := manifest.MarshalJSON()
	if err != nil {
		return err
	}
	w := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: namespace, Name: name, Finalizers: []string{names.ExecutionFinalizer},
		Labels:      map[string]string{s.IDLabel: binding.ID(b), names.WorkID: c.NewID()},
		Annotations: map[string]string{s.NameAnnotation: b.GetName()},
	}}
	if s.Namespaced {
		w.Annotations[s.NamespaceAnnotation] = b.GetNamespace()
	}
	w.Spec.SuspendDispatching = new(true)
	w.Spec.Workload.Manifests = make([]workv1alpha1.Manifest, 1)
	w.Spec.Workload.Manifests[0].Raw = raw
	return c.control.Create(ctx, w)
}
