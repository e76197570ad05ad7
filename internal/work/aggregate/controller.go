// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package aggregate combines the statuses of a binding's Works in the status of the binding and of the template.
//
//	Work.status of every cluster ─► items (pure) ─► Binding.status ─► interpret.Aggregate (pure) ─► template.status
//
// Invariants: a status is written at once if every cluster becomes settled, if all Works become applied, or if it shows a new
// failure. Other updates are coalesced. The size of a status is bounded for any reports of members; the Works have the details.
package aggregate

import (
	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/template"
	"karmada.io/karmada/internal/work"
)

// Options configure the controllers; all fields are required but Again and Workers.
type Options struct {
	Chain  interpret.Chain
	Events events.Recorder
	Clock  clock.PassiveClock
	Delays coalesce.Delays
	// Again requests bindings whose status must be aggregated again although no Work changed.
	Again <-chan event.GenericEvent
	// Workers is the number of bindings of each scope that are reconciled concurrently; 0 means 5.
	Workers int
}

// Controller aggregates the statuses of the bindings of both scopes.
type Controller struct {
	Options
	control    *consistency.Client
	templates  template.Client
	coalescer  *coalesce.Coalescer[types.NamespacedName]
	reductions reductions
}

// forget drops the records of a binding.
func (c *Controller) forget(key types.NamespacedName) {
	c.coalescer.Forget(key)
	c.reductions.forget(key)
}

// Setup adds the controllers to the manager. The cache must have the indexes work.ByBinding, indexes.BindingsByTarget and
// indexes.BindingsByOtherReport.
func (c *Controller) Setup(mgr manager.Manager) error {
	all := func(binding.Binding) bool { return true }
	return work.Controllers{
		Name:     func(s binding.Scope) string { return s.StatusSource },
		Bindings: targetsChanged, Works: statusChanged,
		Watch: func(s binding.Scope, b *builder.Builder) {
			b.Watches(newRollout(s), &handler.EnqueueRequestForObject{}, builder.WithPredicates(rolloutChanged))
			for _, index := range []indexes.Index{indexes.BindingsByTarget, indexes.BindingsByOtherReport} {
				b.Watches(&clusterv1alpha1.Cluster{}, index.Requeue(c.control, s, all), builder.WithPredicates(readinessChanged))
			}
		},
		Requests: c.Again, Workers: c.Workers, Reconcile: c.Reconcile,
	}.Setup(mgr)
}

// New returns the controller.
func New(control client.Client, live client.Reader, o Options) *Controller {
	return &Controller{
		Options: o, control: consistency.NewClient(control), templates: template.NewClient(control, live),
		coalescer: coalesce.New[types.NamespacedName](o.Clock, o.Delays),
	}
}

var (
	// targetsChanged passes bindings whose clusters, template or held copies changed, and those that were scheduled for the first time: all
	// their Works may have reported before.
	targetsChanged = predicate.Funcs{
		UpdateFunc: func(e event.UpdateEvent) bool {
			a, b := e.ObjectOld.(binding.Binding), e.ObjectNew.(binding.Binding)
			return a.BindingStatus().LastScheduledTime == nil && b.BindingStatus().LastScheduledTime != nil ||
				a.BindingSpec().Resource != b.BindingSpec().Resource || removalHeld(a) != removalHeld(b) ||
				eviction.Held(a.BindingStatus()) != eviction.Held(b.BindingStatus()) ||
				!equality.Semantic.DeepEqual(a.BindingSpec().Clusters, b.BindingSpec().Clusters)
		},
		DeleteFunc: func(event.DeleteEvent) bool { return false },
	}
	// statusChanged passes Works whose status or revision changed, and Works that are being deleted. A Work can get the revision of its
	// rollout without another change.
	statusChanged = predicate.Funcs{
		CreateFunc: func(e event.CreateEvent) bool { return len(e.Object.(*workv1alpha1.Work).Status.Conditions) > 0 },
		UpdateFunc: func(e event.UpdateEvent) bool {
			a, b := e.ObjectOld.(*workv1alpha1.Work), e.ObjectNew.(*workv1alpha1.Work)
			return !equality.Semantic.DeepEqual(a.Status, b.Status) || a.DeletionTimestamp == nil && b.DeletionTimestamp != nil ||
				a.Annotations[names.Revision] != b.Annotations[names.Revision]
		},
	}
)
