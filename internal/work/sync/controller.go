// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package sync creates, updates and deletes the Works of every binding: one for each target cluster.
//
//	Binding ─► its template, read live ─► render (pure) ─► create or patch Works that differ, delete Works of former targets
//	override policies, clusters ──────────┘
//
// In a staged rollout, package rollout determines the revision of the template for each cluster. Clusters without one are not changed.
//
// A change of an override policy requeues the bindings whose templates it selects, or selected before. A change of a cluster
// requeues those for which a rule or a variable depends on it.
//
// Invariants: a Work is deleted only if the binding, read live, does not have its cluster as a target, or is being deleted.
// Disruption budgets hold removals of Works and reductions of replicas (docs/concepts/moves.md).
// If the template is missing, the garbage collector deletes the binding; no Work is deleted here for that reason.
package sync

import (
	"time"

	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/template"
	"karmada.io/karmada/internal/work"
	"karmada.io/karmada/internal/work/guard"
)

// Options configure the controllers; all fields are required but Guard, Restarts and Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	Clock  clock.PassiveClock
	// Rerender requests bindings whose Works must be rendered again although the binding did not change.
	Rerender <-chan event.GenericEvent
	// NewID returns a new permanent ID.
	NewID func() string
	// Guard pauses the removal of unusually many Works; nil allows all removals.
	Guard *guard.Guard
	// Restarts pauses restarts of unusually many workloads by override policies; nil allows all.
	Restarts *guard.Guard
	// InjectState passes the state of an evicted copy to its replacement (feature gate StatefulFailoverInjection).
	InjectState bool
	// Rollouts returns the revisions of staged rollouts. Nil means that no cluster of them is updated.
	Rollouts Rollouts
	// Workers is the number of bindings of each scope that are reconciled concurrently; 0 means 5.
	Workers int
}

// purgeInterval is the delay before a binding is reconciled again whose workload must first be removed from a cluster
// (docs/contract/work.md#works-of-a-binding).
const purgeInterval = 5 * time.Second

// Controller syncs the Works of the bindings of both scopes.
type Controller struct {
	Options
	control   *consistency.Client
	live      client.Reader
	templates template.Client
	reduced   reductions
	updated   reductions // when the pods of Works were last updated in staged rollouts
}

// Setup adds the controllers to the manager. The cache of Works must have the index work.ByBinding.
func (c *Controller) Setup(mgr manager.Manager) error {
	return work.Controllers{
		Name:     func(s binding.Scope) string { return s.RenderSource },
		Bindings: predicate.Or(predicate.GenerationChangedPredicate{}, deletionStarted, approved), Works: c.externallyModified(),
		Watch:    c.watch,
		Requests: c.Rerender, Workers: c.Workers, Reconcile: c.Reconcile,
	}.Setup(mgr)
}

// New returns the controller.
func New(control client.Client, live client.Reader, o Options) *Controller {
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

// approved passes updates by which a user approves removals, restarts or take-overs.
var approved = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return false },
	UpdateFunc: func(e event.UpdateEvent) bool {
		before, after := e.ObjectOld.GetAnnotations(), e.ObjectNew.GetAnnotations()
		return before[names.RemovalApproved] != after[names.RemovalApproved] ||
			before[names.AdoptionApproved] != after[names.AdoptionApproved] || before[names.RestartApproved] != after[names.RestartApproved]
	},
	DeleteFunc: func(event.DeleteEvent) bool { return false },
}

// externallyModified passes created and deleted Works, and Works whose spec was changed or whose deletion was requested. The writer is
// another client, or this one with a write that had no response. They are rendered again, a removal that the binding does not want is
// canceled, and a Work in a cluster that is not a target is deleted.
func (c *Controller) externallyModified() predicate.Predicate {
	return predicate.Funcs{
		CreateFunc: func(e event.CreateEvent) bool { return !e.IsInInitialList && !c.control.IsOwnWrite(e.Object) },
		UpdateFunc: func(e event.UpdateEvent) bool {
			if deletionStarted.Update(e) {
				return !c.control.RequestedDeletion(e.ObjectNew)
			}
			return e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration() && e.ObjectNew.GetDeletionTimestamp() == nil &&
				!c.control.IsOwnWrite(e.ObjectNew)
		},
	}
}
