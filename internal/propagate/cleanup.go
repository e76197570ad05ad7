// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"context"
	"fmt"
	"time"

	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/member"
	"karmada.io/karmada/internal/names"
)

// collectorDelay is the time in which the garbage collector should delete the binding of a deleted template.
const collectorDelay = 2 * time.Second

// cleanupBinding deletes the binding of a deleted template if the garbage collector has not done so within collectorDelay. The
// collector lists kinds every 30s. It does not know the owner if the kind is new, or was deleted with the template. last is the
// record that was dropped.
func (d *Detector) cleanupBinding(ctx context.Context, t templateKey, last record) (err error) {
	defer func() {
		if err != nil {
			// For the retry. The kind may be deleted before.
			d.records.change(t, func(next *record) {
				next.deleted = true
				if next.disowned.IsZero() { // otherwise the binding lost its owner meanwhile
					next.disowned = last.disowned
				}
			})
		}
	}()
	b, _, err := d.bindingOf(ctx, t, record{})
	if err != nil || b == nil || b.GetDeletionTimestamp() != nil {
		return err
	}
	template := b.BindingSpec().Resource
	if !last.disowned.IsZero() && !owned(b) {
		return d.releaseOrphan(ctx, b, last.disowned)
	}
	if controllerUID(b) != template.UID {
		return nil // created by another client
	}
	if last.version != "" {
		return requeue.After(collectorDelay, "waiting for the garbage collector")
	}
	// Only a live read proves that the template was deleted: objects exist also in a version that is no longer served.
	if deleted, err := d.templates.Deleted(ctx, template, d.discover); err != nil || !deleted {
		return err
	}
	return d.deleteBinding(ctx, b)
}

// recordDeletion records in the binding when its template was deleted, if the control plane was restored from a backup since. The binding
// is deleted later, but the removal was requested before the restore, and deletes nothing in members.
func (d *Detector) recordDeletion(ctx context.Context, p *pass) error {
	b, _, err := d.bindingOf(ctx, p.templateKey, p.last)
	if err != nil || b == nil || controllerUID(b) != p.m.UID {
		return err
	}
	requested := p.m.DeletionTimestamp.UTC().Format(time.RFC3339) + "/" + string(p.m.UID)
	if b.GetAnnotations()[names.RemovalRequested] == requested {
		return nil
	}
	for _, target := range b.BindingSpec().Clusters {
		var cluster clusterv1alpha1.Cluster
		if err := d.control.Get(ctx, client.ObjectKey{Name: target.Name}, &cluster); client.IgnoreNotFound(err) != nil {
			return fmt.Errorf("read cluster %s: %w", target.Name, err)
		}
		if !member.RestoredAt(&cluster).After(p.m.DeletionTimestamp.Time) {
			continue
		}
		return client.IgnoreNotFound(patch.Merge(ctx, d.control, b, map[string]any{"metadata": map[string]any{"annotations": map[string]any{
			names.RemovalRequested: requested,
		}}}))
	}
	return nil
}

// deleteBinding deletes a binding unless a live read shows that its owners changed.
func (d *Detector) deleteBinding(ctx context.Context, b binding.Binding) error {
	live := binding.ScopeOf(b).New()
	if err := d.live.Get(ctx, client.ObjectKeyFromObject(b), live); err != nil {
		return client.IgnoreNotFound(err)
	}
	if live.GetUID() != b.GetUID() || controllerUID(live) != controllerUID(b) || owned(live) != owned(b) {
		return requeue.ErrStale
	}
	uid, version := live.GetUID(), live.GetResourceVersion()
	if err := d.control.Delete(ctx, b, client.Preconditions{UID: &uid, ResourceVersion: &version}); client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete %s: %w", binding.Title(b), err)
	}
	return nil
}
