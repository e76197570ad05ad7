// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package writer writes Works that belong to no binding: those of quotas, services and ingresses.
//
// Invariants: a Work that is up to date is not written, and a Work of another owner is not changed. A Work
// is deleted only in the version that the decision is based on.
package writer

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/manifest"
)

// Work describes a Work.
type Work struct {
	// Key is the key of the Work. If it has no name, the Work has the first of Names that no Work with another object has.
	Key   types.NamespacedName
	Names []string
	// Object is the first manifest. Its apiVersion and kind must be set. It is not changed.
	Object runtime.Object
	// More are the manifests that follow.
	More []runtime.Object
	// Labels and Annotations are set on the Work; other keys are kept. An empty value removes a key.
	Labels, Annotations map[string]string
	// Finalizers are added; those in Without are removed.
	Finalizers, Without []string
	// Owns reports whether an existing Work may be changed; nil means that it has all Labels.
	Owns func(*workv1alpha1.Work) bool
	// Wanted reports whether live reads confirm that the Work should exist. It is called if the Work is being deleted, whose removal is
	// canceled then. If it is nil, the removal must end first.
	Wanted func(context.Context) (bool, error)
	// Report means that the Work carries an object of its member and is never applied: dispatching is suspended.
	Report bool
}

// Reading returns a client that reads objects through a reader, and writes through control.
func Reading(control client.Client, reader client.Reader) client.Client {
	return reading{control, reader}
}

type reading struct {
	client.Client
	from client.Reader
}

// Get implements client.Reader.
func (r reading) Get(ctx context.Context, key types.NamespacedName, o client.Object, options ...client.GetOption) error {
	return r.from.Get(ctx, key, o, options...)
}

// OwnedError reports that a Work of that name has another owner.
type OwnedError struct{ Key types.NamespacedName }

func (e *OwnedError) Error() string {
	return fmt.Sprintf("name collision: work %s exists and has another owner", e.Key)
}

// Writer writes Works.
type Writer struct {
	Control client.Client
	// Live reads uncached. It may be nil if no Work has Wanted.
	Live client.Reader
	// NewID returns a new permanent ID.
	NewID func() string
}

// Write creates the Work, or updates it if it differs. It replaces a Work that is being deleted if that is Wanted, and returns a
// work.RemovalPendingError otherwise.
func (w Writer) Write(ctx context.Context, desired Work) (changed bool, err error) {
	existing, err := w.find(ctx, &desired)
	switch {
	case err != nil:
		return false, err
	case existing == nil:
		return w.create(ctx, desired, w.NewID())
	case !desired.owns(existing):
		return false, &OwnedError{desired.Key}
	case existing.DeletionTimestamp != nil && desired.Wanted == nil:
		return false, &work.RemovalPendingError{Namespace: existing.Namespace, Name: existing.Name}
	case existing.DeletionTimestamp != nil:
		fresh, err := desired.fresh(existing.Labels[names.WorkID])
		if err != nil {
			return false, err
		}
		if err := work.CancelRemoval(ctx, w.Control, w.Live, existing, fresh, desired.Wanted); err != nil {
			return false, err
		}
		return w.create(ctx, desired, existing.Labels[names.WorkID])
	}
	raw, err := desired.manifests(existing.Labels[names.WorkID])
	if err != nil {
		return false, err
	}
	return patch.Object(ctx, w.Control, existing, func(e *workv1alpha1.Work) { desired.apply(e, raw) })
}

// find returns the existing Work, or nil. It sets the name in the key.
func (w Writer) find(ctx context.Context, desired *Work) (*workv1alpha1.Work, error) {
	if desired.Key.Name == "" {
		o, err := meta.Accessor(desired.Object)
		if err != nil {
			return nil, fmt.Errorf("read the manifest of a work: %w", err)
		}
		existing, free, err := work.Find(ctx, w.Control, desired.Key.Namespace, desired.Names,
			desired.Object.GetObjectKind().GroupVersionKind().GroupKind(), types.NamespacedName{Namespace: o.GetNamespace(), Name: o.GetName()})
		if desired.Key.Name = free; existing != nil {
			desired.Key.Name = existing.Name
		}
		return existing, err
	}
	existing := &workv1alpha1.Work{}
	if err := w.Control.Get(ctx, desired.Key, existing); apierrors.IsNotFound(err) {
		return nil, nil
	} else if err != nil {
		return nil, fmt.Errorf("read work %s: %w", desired.Key, err)
	}
	return existing, nil
}

// fresh returns a new Work.
func (d *Work) fresh(id string) (*workv1alpha1.Work, error) {
	raw, err := d.manifests(id)
	if err != nil {
		return nil, err
	}
	fresh := &workv1alpha1.Work{ObjectMeta: metav1.ObjectMeta{
		Namespace: d.Key.Namespace, Name: d.Key.Name, Labels: map[string]string{names.WorkID: id},
	}}
	d.apply(fresh, raw)
	return fresh, nil
}

func (w Writer) create(ctx context.Context, desired Work, id string) (bool, error) {
	fresh, err := desired.fresh(id)
	if err != nil {
		return false, err
	}
	if err := w.Control.Create(ctx, fresh); err != nil {
		return false, fmt.Errorf("create work %s: %w", desired.Key, err)
	}
	return true, nil
}

func (d *Work) owns(existing *workv1alpha1.Work) bool {
	if d.Owns != nil {
		return d.Owns(existing)
	}
	for k, v := range d.Labels {
		if v != "" && existing.Labels[k] != v {
			return false
		}
	}
	return true
}

// apply sets the fields of a Work.
func (d *Work) apply(w *workv1alpha1.Work, manifests []workv1alpha1.Manifest) {
	w.Labels, w.Annotations = merged(w.Labels, d.Labels), merged(w.Annotations, d.Annotations)
	finalizers := slices.DeleteFunc(slices.Clone(w.Finalizers), func(f string) bool { return slices.Contains(d.Without, f) })
	for _, f := range d.Finalizers {
		if !slices.Contains(finalizers, f) {
			finalizers = append(finalizers, f)
		}
	}
	if !slices.Equal(finalizers, w.Finalizers) {
		w.Finalizers = finalizers
	}
	if d.Report && (w.Spec.SuspendDispatching == nil || !*w.Spec.SuspendDispatching) {
		w.Spec.SuspendDispatching = new(true)
	}
	if !slices.EqualFunc(w.Spec.Workload.Manifests, manifests, func(a, b workv1alpha1.Manifest) bool {
		return manifest.SameJSON(a.Raw, b.Raw)
	}) {
		w.Spec.Workload.Manifests = manifests
	}
}

// manifests returns all manifests as they are in the Work after the mutating webhook.
func (d *Work) manifests(id string) (out []workv1alpha1.Manifest, err error) {
	for _, o := range append([]runtime.Object{d.Object}, d.More...) {
		raw, err := d.render(o, id)
		if err != nil {
			return nil, err
		}
		out = append(out, workv1alpha1.Manifest{RawExtension: runtime.RawExtension{Raw: raw}})
	}
	return out, nil
}

// render returns a manifest.
func (d *Work) render(o runtime.Object, id string) ([]byte, error) {
	content, err := runtime.DefaultUnstructuredConverter.ToUnstructured(o)
	if err != nil {
		return nil, fmt.Errorf("encode the manifest of work %s: %w", d.Key, err)
	}
	u := &unstructured.Unstructured{Object: content}
	labels, annotations := merged(u.GetLabels(), map[string]string{names.WorkID: id}), maps.Clone(u.GetAnnotations())
	if !d.Report {
		labels[names.Managed] = "true"
		annotations = merged(annotations, map[string]string{names.WorkNamespace: d.Key.Namespace, names.WorkName: d.Key.Name})
	}
	u.SetLabels(labels)
	u.SetAnnotations(annotations)
	manifest.Prune(u)
	manifest.RecordManaged(u)
	raw, err := json.Marshal(u.Object)
	if err != nil {
		return nil, fmt.Errorf("encode the manifest of work %s: %w", d.Key, err)
	}
	return raw, nil
}

// merged returns a map with the changes; an empty value removes a key.
func merged(current, changes map[string]string) map[string]string {
	if len(changes) == 0 {
		return current
	}
	out := map[string]string{}
	maps.Copy(out, current)
	for k, v := range changes {
		if v == "" {
			delete(out, k)
		} else {
			out[k] = v
		}
	}
	return out
}

// Remove deletes the version of a Work that the caller read; it returns a conflict if there is a newer one. A Work that is already
// being deleted, or that does not exist, is no error.
func (w Writer) Remove(ctx context.Context, existing *workv1alpha1.Work) error {
	if existing.DeletionTimestamp != nil {
		return nil
	}
	err := w.Control.Delete(ctx, existing, client.Preconditions{UID: &existing.UID, ResourceVersion: &existing.ResourceVersion})
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete work %s: %w", client.ObjectKeyFromObject(existing), err)
	}
	return nil
}
