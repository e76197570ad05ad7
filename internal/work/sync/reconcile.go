// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/controllerutil"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// Reconcile creates, updates and deletes the Works of one binding.
func (c *Controller) Reconcile(ctx context.Context, s binding.Scope, req ctrl.Request) (ctrl.Result, error) {
	// 1. Read the binding and its Works.
	b := s.New()
	if err := c.control.Get(ctx, req.NamespacedName, b); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	works, err := work.Of(ctx, c.control, b)
	if err != nil {
		return ctrl.Result{}, err
	}
	if works, err = consistency.Complete(ctx, c.control, c.live, binding.ID(b), works); err != nil {
		return ctrl.Result{}, err
	}
	works = work.OwnedBy(b, works)
	// 2. Remove the Works of a deleted binding, and those in clusters that are no longer targets.
	if b.GetDeletionTimestamp() != nil {
		return c.finalize(ctx, b, works)
	}
	held, err := c.holdMoves(ctx, b, works)
	if err != nil {
		return ctrl.Result{}, err
	}
	removal, err := c.removeOrphans(ctx, b, works, held)
	if err != nil {
		c.emitFailure(b, "CleanupWorkFailed", err)
		return ctrl.Result{}, err
	}
	done := ctrl.Result{RequeueAfter: removal}
	if err := c.setMovesHeld(ctx, b, held, false); err != nil || len(binding.Targets(b.BindingSpec())) == 0 {
		return done, err
	}
	// 3. Check that Works may be written: they are found by the permanent ID and deleted before the finalizer is removed. Without either
	// they would be orphaned.
	if binding.ID(b) == "" {
		return ctrl.Result{}, fmt.Errorf("%s has no permanent ID (label %s)", binding.Title(b), s.IDLabel)
	}
	if !controllerutil.ContainsFinalizer(b, s.Finalizer) {
		_, err := patch.AddFinalizer(ctx, c.control, b, s.Finalizer)
		return ctrl.Result{}, cmp.Or(client.IgnoreNotFound(err), requeue.ErrStale)
	}
	if c.control.Stale(b) || c.stale(b, works) {
		return ctrl.Result{}, requeue.ErrStale
	}
	// 4. Read the template.
	if err := binding.CheckTemplate(b, b.BindingSpec().Resource.Namespace); err != nil {
		return done, c.refuse(ctx, b, err)
	}
	object, err := c.templates.Get(ctx, b.BindingSpec().Resource)
	if err != nil || object == nil || object.GetDeletionTimestamp() != nil {
		return done, err // the garbage collector deletes the binding of a deleted or recreated template
	}
	// The namespace of a reference to a cluster-scoped object is ignored by the API server.
	if err := binding.CheckTemplate(b, object.GetNamespace()); err != nil {
		return done, c.refuse(ctx, b, err)
	}
	// 5. Find the clusters that must not get a Work yet.
	pending, delay, err := c.heldClusters(ctx, b, object, works, held)
	if err != nil {
		c.emitFailure(b, "SyncWorkFailed", err)
		return done, err
	}
	if len(pending) > 0 {
		done.RequeueAfter = sooner(removal, delay)
	}
	// 6. Render and write the Works of the others.
	start := c.Clock.Now()
	written, restarts, err := c.syncWorks(ctx, held.apply(b), object, works, held.skip(pending), &held)
	done.RequeueAfter = sooner(done.RequeueAfter, restarts.wait)
	reported := c.reportUpdates(ctx, b, held, &done)
	// 7. Record events, metrics and the trace. A restart must not repeat the events of all bindings.
	c.record(b, object, start, written, err)
	if err != nil {
		c.emitFailure(b, "SyncWorkFailed", err)
	} else if written && len(pending) == 0 {
		c.emit(b, "SyncWorkSucceed", false, fmt.Sprintf("Sync work of %s successful.", binding.Title(b)))
	}
	return done, cmp.Or(err, reported)
}

// sooner returns the shorter of two delays; 0 means none.
func sooner(a, b time.Duration) time.Duration {
	if a == 0 || b > 0 && b < a {
		return b
	}
	return a
}

// refuse reports that nothing is rendered for a binding, in its condition and an event. Existing Works are kept.
func (c *Controller) refuse(ctx context.Context, b binding.Binding, cause error) error {
	e := events.Event{
		On: binding.Reference(b), Source: binding.ScopeOf(b).RenderSource, Reason: "SyncWorkFailed", Warning: true, Message: cause.Error(),
	}
	c.Events.Emit(e) // not on the template: its owner did not cause this
	return c.setRendered(ctx, b, cause)
}

// finalize deletes the Works of a binding that is being deleted and removes the finalizer. It does not wait for the Works:
// each has a finalizer until its objects are removed from the member.
func (c *Controller) finalize(ctx context.Context, b binding.Binding, works []workv1alpha1.Work) (ctrl.Result, error) {
	s := binding.ScopeOf(b)
	if !controllerutil.ContainsFinalizer(b, s.Finalizer) {
		return ctrl.Result{}, nil
	}
	if c.control.Stale(b) {
		return ctrl.Result{}, requeue.ErrStale
	}
	if err := c.resumeReplaced(ctx, b, works); err != nil {
		return ctrl.Result{}, err
	}
	all := make([]*workv1alpha1.Work, len(works))
	for i := range works {
		all[i] = &works[i]
	}
	if removal, err := c.remove(ctx, b, all); err != nil || removal > 0 {
		return ctrl.Result{RequeueAfter: removal}, err
	}
	c.markTemplate(ctx, b)
	return ctrl.Result{}, patch.RemoveFinalizer(ctx, c.control, b, s.Finalizer)
}

// removeOrphans removes the Works in clusters that are no longer targets, unless budgets hold them. If a removal must wait, it returns the
// delay.
func (c *Controller) removeOrphans(ctx context.Context, b binding.Binding, works []workv1alpha1.Work, held moves) (time.Duration, error) {
	resumed := c.resumeReplaced(ctx, b, works)
	if errors.Is(resumed, requeue.ErrStale) {
		return 0, resumed
	}
	orphans := c.orphans(b, works, held)
	live := b
	if len(orphans) > 0 {
		// The cached binding may be older than the decision that the Work was created for.
		live = binding.ScopeOf(b).New()
		if err := c.live.Get(ctx, client.ObjectKeyFromObject(b), live); err != nil {
			return 0, client.IgnoreNotFound(err)
		}
		if live.GetUID() != b.GetUID() {
			return 0, nil
		}
		evaluated := orphans // budgets were not evaluated for others
		orphans = slices.DeleteFunc(c.orphans(live, works, held), func(w *workv1alpha1.Work) bool { return !slices.Contains(evaluated, w) })
	}
	orphans, retry, waitErr := c.awaitRollout(ctx, live, orphans)
	removal, err := c.remove(ctx, live, orphans)
	if len(held.reasons) > 0 {
		retry = holdInterval
	}
	return sooner(removal, retry), errors.Join(waitErr, err, resumed, c.forgetLeft(ctx, b, works))
}

// orphans returns the Works in clusters that are not targets of a binding. Of those whose removal is pending, it returns the ones whose
// objects the binding preserves since then.
func (c *Controller) orphans(b binding.Binding, works []workv1alpha1.Work, held moves) (out []*workv1alpha1.Work) {
	existing := binding.Existing(b.BindingSpec())
	for i := range works {
		w := &works[i]
		if cluster, ok := names.ClusterOf(w.Namespace); !ok || existing.Has(cluster) || held.keeps(cluster) {
			c.Guard.Withdraw(w.UID)
		} else if w.DeletionTimestamp == nil || keepsMore(b, w) {
			out = append(out, w)
		}
	}
	return out
}

// stale reports whether a Work in a cluster of a binding does not show the last write yet. A deletion that has just been requested in
// other clusters does not matter.
func (c *Controller) stale(b binding.Binding, works []workv1alpha1.Work) bool {
	existing := binding.Existing(b.BindingSpec())
	return slices.ContainsFunc(works, func(w workv1alpha1.Work) bool {
		cluster, ok := names.ClusterOf(w.Namespace)
		return ok && existing.Has(cluster) && c.control.Stale(&w)
	})
}

// heldClusters returns the target clusters that have no Work and must not get one yet. Either their dependencies are not applied
// (pendingClusters), or the workload is evicted from another cluster with purge mode Directly and no budget holds it there. It also
// returns the delay before a retry.
func (c *Controller) heldClusters(
	ctx context.Context, b binding.Binding, template *interpret.Object, works []workv1alpha1.Work, held moves,
) (map[string]bool, time.Duration, error) {
	if !purging(b.BindingSpec(), works, held) {
		return c.pendingClusters(ctx, b, template, works)
	}
	pending := map[string]bool{}
	for _, target := range binding.Targets(b.BindingSpec()) {
		if !exists(works, target.Name) {
			pending[target.Name] = true
		}
	}
	return pending, purgeInterval, nil
}

// purging reports whether a Work exists in a cluster from which the workload is evicted with purge mode Directly. No further
// cluster may run the workload until that Work is deleted. Those that run it already are updated. A Work that a budget holds does not
// count: the hold ends when the replacement is available.
func purging(spec *workv1alpha2.ResourceBindingSpec, works []workv1alpha1.Work, held moves) bool {
	existing := binding.Existing(spec)
	return slices.ContainsFunc(works, func(w workv1alpha1.Work) bool {
		return slices.ContainsFunc(spec.GracefulEvictionTasks, func(t workv1alpha2.GracefulEvictionTask) bool {
			return t.PurgeMode == policyv1alpha1.PurgeModeDirectly && !existing.Has(t.FromCluster) && !held.createsFirst(t.FromCluster) &&
				names.ExecutionNamespace(t.FromCluster) == w.Namespace
		})
	})
}

// delete deletes a Work. Before, it updates preserveResourcesOnDeletion. Only Works of targets are rendered, and the change of the
// binding that set the field may also have removed the target. It returns a conflict if the Work was changed since it was read,
// because the field may have another value.
func (c *Controller) delete(ctx context.Context, b binding.Binding, w *workv1alpha1.Work) error {
	if w.DeletionTimestamp != nil {
		return nil
	}
	exists, err := c.setPreserve(ctx, w, preserves(b))
	if err != nil || !exists {
		return err
	}
	if err := c.recordRequest(ctx, b, w); err != nil {
		return err
	}
	err = c.control.Delete(ctx, w, client.Preconditions{UID: &w.UID, ResourceVersion: &w.ResourceVersion})
	if client.IgnoreNotFound(err) != nil {
		return fmt.Errorf("delete work %s/%s: %w", w.Namespace, w.Name, err)
	}
	return nil
}

// emitFailure records an event about an error, unless it is part of normal operation.
func (c *Controller) emitFailure(b binding.Binding, reason string, err error) {
	if !requeue.Expected(err) {
		c.emit(b, reason, true, err.Error())
	}
}

// emit records an event on the binding and on its template.
func (c *Controller) emit(b binding.Binding, reason string, warning bool, message string) {
	e := events.Event{
		Source: binding.ScopeOf(b).RenderSource, Reason: reason, Warning: warning, Message: message,
		Once: b.BindingSpec().Resource.ResourceVersion, Verbose: !warning,
	}
	e.On = binding.Reference(b)
	c.Events.Emit(e)
	e.On = binding.TemplateReference(b)
	c.Events.Emit(e)
}
