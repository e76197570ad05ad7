// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"slices"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// orphanDelay is the time in which a template that was deleted with the propagation policy Orphan can be created again. It then takes its
// binding over, and no member object is released.
const orphanDelay = 15 * time.Second

// owned reports whether a binding has its template as an owner. If the template is deleted with the propagation policy Orphan, the garbage
// collector removes that owner before the template.
func owned(b binding.Binding) bool {
	uid := b.BindingSpec().Resource.UID
	return slices.ContainsFunc(b.GetOwnerReferences(), func(r metav1.OwnerReference) bool { return r.UID == uid })
}

// observeOwner requeues the template of a binding that lost its owner. If the previous version is unknown, the binding must be one that
// only Karmada creates: those have an owner.
func (d *Detector) observeOwner(before, after any) {
	b, ok := after.(binding.Binding)
	if !ok || len(b.GetOwnerReferences()) > 0 || !controllerutil.ContainsFinalizer(b, binding.ScopeOf(b).Finalizer) {
		return
	}
	if old, ok := before.(binding.Binding); ok && !owned(old) || !ok && binding.Orphaned(b) {
		return
	}
	d.records.change(d.keyOf(b), func(last *record) {
		if last.disowned.IsZero() {
			last.disowned = d.Clock.Now()
		}
	})
	d.Enqueue(b)
}

// releaseOrphan deletes the binding of a template that was deleted with the propagation policy Orphan. The member objects stay, and are no
// longer managed. disowned is the time since which the binding has no owner.
func (d *Detector) releaseOrphan(ctx context.Context, b binding.Binding, disowned time.Time) error {
	if wait := disowned.Add(orphanDelay).Sub(d.Clock.Now()); wait > 0 {
		return requeue.After(wait, "the template was deleted with propagation policy Orphan, and may be created again")
	}
	if deleted, err := d.templates.Deleted(ctx, b.BindingSpec().Resource, d.discover); err != nil || !deleted {
		return err
	}
	// Attached bindings and Works are deleted with the same setting.
	_, err := patch.Latest(ctx, d.control, client.Object(b), func(o client.Object) {
		o.(binding.Binding).BindingSpec().PreserveResourcesOnDeletion = new(true)
	})
	if err != nil {
		return client.IgnoreNotFound(err)
	}
	if err := d.deleteBinding(ctx, b); err != nil {
		return err
	}
	d.Events.Emit(events.Event{
		On: binding.TemplateReference(b), Source: names.DetectorSource, Reason: "TemplateOrphaned",
		Message: "The template was deleted with propagation policy Orphan: its objects stay in the clusters and are no longer managed.",
	})
	return nil
}
