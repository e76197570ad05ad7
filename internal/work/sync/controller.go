// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package sync creates, updates and deletes the Works of every binding: one for each target cluster.
//
//	Binding ─► its template, read live ─► render (pure) ─► create or patch Works that differ, delete Works of former targets
//
// Invariants: a Work is deleted only if the binding, read live, does not have its cluster as a target, or is being deleted.
// If the template is missing, the garbage collector deletes the binding; no Work is deleted here for that reason.
package sync

import (
	"context"
	"time"

	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
	"sigs.k8s.io/controller-runtime/pkg/source"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/template"
	"karmada.io/karmada/internal/work"
)

// Options configure the controllers; all fields are required but Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	Clock  clock.PassiveClock
	// Rerender requests bindings whose Works must be rendered again although the binding did not change.
	Rerender <-chan event.GenericEvent
	// NewID returns a new permanent ID.
	NewID func() string
	// Workers is the number of bindings of each scope that are reconciled concurrently; 0 means 5.
	Workers int
}

const (
	defaultWorkers = 5
	// purgeRetry is the delay before a binding is reconciled again whose workload must first be removed from a cluster
	// (docs/contract/work.md#works-of-a-binding).
	purgeRetry = 5 * time.Second
)

// Controller syncs the Works of the bindings of both scopes.
type Controller struct {
	Options
	control   *consistency.Client
	live      client.Reader
	templates template.Client
}

// Setup adds the controllers to the manager. The cache of Works must have the index work.ByBinding.
func Setup(mgr manager.Manager, o Options) error {
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	c := newController(mgr.GetClient(), mgr.GetAPIReader(), o)
	requests := work.SplitByScope(o.Rerender)
	limiter := workqueue.NewTypedItemExponentialFailureRateLimiter[reconcile.Request]
	for _, s := range binding.Scopes {
		err := ctrl.NewControllerManagedBy(mgr).Named(s.RenderSource).
			For(s.New().(client.Object), builder.WithPredicates(predicate.Or(predicate.GenerationChangedPredicate{}, deletionStarted))).
			Watches(&workv1alpha1.Work{}, handler.EnqueueRequestsFromMapFunc(work.ToBinding(s)), builder.WithPredicates(c.externallyModified())).
			WatchesRawSource(source.Channel(requests[s.Name], &handler.EnqueueRequestForObject{})).
			WithOptions(controller.Options{MaxConcurrentReconciles: o.Workers, RateLimiter: limiter(work.MinBackoff, work.MaxBackoff)}).
			Complete(reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) { return c.Reconcile(ctx, s, req) }))
		if err != nil {
			return err
		}
	}
	return nil
}

func newController(control client.Client, live client.Reader, o Options) *Controller {
	c := &Controller{Options: o, control: consistency.NewClient(control), live: live, templates: template.NewClient(control, live)}
	c.control.GroupOf = work.BindingID
	return c
}

// deletionStarted passes updates that set the deletion timestamp.
var deletionStarted = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return true },
	UpdateFunc: func(e event.UpdateEvent) bool {
		return e.ObjectOld.GetDeletionTimestamp() == nil && e.ObjectNew.GetDeletionTimestamp() != nil
	},
	DeleteFunc: func(event.DeleteEvent) bool { return false },
}

// externallyModified passes deleted Works, and Works whose spec was changed by another client or by a write of this one that
// had no response. They are rendered again.
func (c *Controller) externallyModified() predicate.Predicate {
	return predicate.Funcs{
		CreateFunc: func(event.CreateEvent) bool { return false },
		UpdateFunc: func(e event.UpdateEvent) bool {
			return e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() && e.ObjectNew.GetDeletionTimestamp() == nil &&
				!c.control.IsOwnWrite(e.ObjectNew)
		},
	}
}
