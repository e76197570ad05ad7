// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package budgetstatus reports the availability of the workloads that disruption budgets select, in the status of the budgets.
//
//	reports of clusters in bindings, readiness of clusters ─► Controller, a second later ─► status of the budgets that select them
//
// The status only reports: work/sync holds the moves.
package budgetstatus

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/eviction/budget"
	"karmada.io/karmada/internal/eviction/budgets"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
)

const (
	// Name is the name of the controllers.
	Name = "placement-disruption-budget"
	// delay is the time between a report of a cluster and the status of the budgets, so that reports of a burst cause one write.
	delay = time.Second
	// labelsTimeout bounds a read of cached labels, which waits if the kind of the template is not cached yet.
	labelsTimeout = time.Second
	// maxBlocked is the number of workloads in status.blockedBy.
	maxBlocked = 10
)

// Controller reports the availability of the selected workloads in the status of budgets of both kinds.
type Controller struct{ control *consistency.Client }

// New returns the controllers.
func New(control client.Client) *Controller { return &Controller{consistency.NewClient(control)} }

// Setup adds the controllers to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	var errs []error
	for _, namespaced := range []bool{true, false} {
		name, object := Name, client.Object(&fleetv1alpha1.PlacementDisruptionBudget{})
		if !namespaced {
			name, object = "cluster-"+Name, &fleetv1alpha1.ClusterPlacementDisruptionBudget{}
		}
		b := requeue.NewController(mgr, name).For(object, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
			Watches(&clusterv1alpha1.Cluster{}, c.enqueue(namespaced), builder.WithPredicates(readinessChanged))
		for _, s := range binding.Scopes {
			if !namespaced || s.Namespaced {
				b.Watches(s.New(), c.enqueue(namespaced), builder.WithPredicates(availabilityChanged))
			}
		}
		errs = append(errs, b.Complete(reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
			return ctrl.Result{}, c.reconcile(ctx, req.NamespacedName)
		})))
	}
	return errors.Join(errs...)
}

var (
	readinessChanged = predicate.Funcs{
		CreateFunc: func(event.CreateEvent) bool { return false }, // the budgets are reconciled at the start
		UpdateFunc: func(e event.UpdateEvent) bool {
			return eviction.Ready(e.ObjectOld.(*clusterv1alpha1.Cluster)) != eviction.Ready(e.ObjectNew.(*clusterv1alpha1.Cluster))
		},
	}
	availabilityChanged = predicate.Funcs{
		CreateFunc: func(e event.CreateEvent) bool { return !e.IsInInitialList },
		UpdateFunc: func(e event.UpdateEvent) bool {
			before, after := e.ObjectOld.(binding.Binding), e.ObjectNew.(binding.Binding)
			return before.GetGeneration() != after.GetGeneration() ||
				!equality.Semantic.DeepEqual(before.BindingStatus().AggregatedStatus, after.BindingStatus().AggregatedStatus) ||
				held(before) != held(after)
		},
	}
)

// held reports whether budgets hold moves of a binding.
func held(b binding.Binding) bool { return eviction.HeldByBudget(b.BindingStatus()) }

// enqueue returns a handler that enqueues the budgets that may select the template of a binding; all budgets for a cluster.
func (c *Controller) enqueue(namespaced bool) handler.EventHandler {
	add := func(ctx context.Context, o client.Object, q workqueue.TypedRateLimitingInterface[ctrl.Request]) {
		keys, err := c.keys(ctx, namespaced, o.GetNamespace())
		if err != nil { // the cache is synced before the controller starts
			ctrl.LoggerFrom(ctx).Error(err, "Failed to list disruption budgets")
		}
		for _, k := range keys {
			q.AddAfter(ctrl.Request{NamespacedName: k}, delay)
		}
	}
	type queue = workqueue.TypedRateLimitingInterface[ctrl.Request]
	return handler.Funcs{
		CreateFunc: func(ctx context.Context, e event.CreateEvent, q queue) { add(ctx, e.Object, q) },
		UpdateFunc: func(ctx context.Context, e event.UpdateEvent, q queue) { add(ctx, e.ObjectNew, q) },
		DeleteFunc: func(ctx context.Context, e event.DeleteEvent, q queue) { add(ctx, e.Object, q) },
	}
}

// keys returns the keys of the budgets of a kind; of a namespace if it is not empty.
func (c *Controller) keys(ctx context.Context, namespaced bool, namespace string) (out []types.NamespacedName, err error) {
	if namespaced {
		var list fleetv1alpha1.PlacementDisruptionBudgetList
		err = c.control.List(ctx, &list, client.InNamespace(namespace), client.UnsafeDisableDeepCopy)
		for i := range list.Items {
			out = append(out, client.ObjectKeyFromObject(&list.Items[i]))
		}
		return out, err
	}
	var list fleetv1alpha1.ClusterPlacementDisruptionBudgetList
	err = c.control.List(ctx, &list, client.UnsafeDisableDeepCopy)
	for i := range list.Items {
		out = append(out, client.ObjectKeyFromObject(&list.Items[i]))
	}
	return out, err
}

// reconcile writes the status of one budget; a key with a namespace identifies a PlacementDisruptionBudget.
func (c *Controller) reconcile(ctx context.Context, k types.NamespacedName) error {
	if k.Namespace != "" {
		b := &fleetv1alpha1.PlacementDisruptionBudget{}
		if current, err := c.control.Current(ctx, k, b); !current {
			return err
		}
		st, err := c.status(ctx, k.Namespace, &b.Spec, b.Generation)
		if err != nil {
			return err
		}
		_, err = patch.Status(ctx, c.control, b, func(b *fleetv1alpha1.PlacementDisruptionBudget) { b.Status = st })
		return err
	}
	b := &fleetv1alpha1.ClusterPlacementDisruptionBudget{}
	if current, err := c.control.Current(ctx, k, b); !current {
		return err
	}
	st, err := c.status(ctx, "", &b.Spec, b.Generation)
	if err != nil {
		return err
	}
	_, err = patch.Status(ctx, c.control, b, func(b *fleetv1alpha1.ClusterPlacementDisruptionBudget) { b.Status = st })
	return err
}

// status returns the status of a budget for the workloads of a namespace; "" means those of all namespaces and cluster-scoped objects.
func (c *Controller) status(
	ctx context.Context, namespace string, spec *fleetv1alpha1.PlacementDisruptionBudgetSpec, generation int64,
) (st fleetv1alpha1.PlacementDisruptionBudgetStatus, err error) {
	st.ObservedGeneration = generation
	own := budget.Budget{Spec: spec}
	selecting := budgets.List{}.Add("", spec)
	if len(selecting) == 0 {
		st.BlockedBy = []string{"spec.selector is invalid: the budget selects nothing"}
		return st, nil
	}
	all, err := binding.List(func(list binding.ObjectList) error {
		if _, namespaced := list.(*workv1alpha2.ResourceBindingList); !namespaced && namespace != "" {
			return nil
		}
		return c.control.List(ctx, list, client.InNamespace(namespace), client.UnsafeDisableDeepCopy)
	})
	if err != nil {
		return st, err
	}
	for _, b := range all {
		w := budgets.Observed(b, func(name string) (*clusterv1alpha1.Cluster, error) { return failover.Cluster(ctx, c.control, name) })
		if b.GetDeletionTimestamp() != nil || !w.Applies(own) || budgets.IsJob(b) {
			continue
		}
		labels, err := c.labels(ctx, b)
		switch {
		case err != nil && held(b): // work/sync applies all budgets
			st.BlockedBy = append(st.BlockedBy, fmt.Sprintf("%s: its moves are held although the budget may not select it: %v", title(b), err))
			continue
		case apierrors.IsNotFound(err):
			continue // its binding is about to be deleted
		case err != nil:
			return st, err
		}
		if len(selecting.Select(labels)) == 0 {
			continue
		}
		s := w.State(own)
		st.Workloads++
		st.Expected, st.Available, st.DisruptionsAllowed = st.Expected+s.Expected, st.Available+s.Available, st.DisruptionsAllowed+s.Allowed
		if s.Allowed == 0 {
			text := fmt.Sprintf("%s: %d of %d available, %d required", title(b), s.Available, s.Expected, s.Required)
			if held(b) {
				text += "; its moves are held"
			}
			st.BlockedBy = append(st.BlockedBy, text)
		}
	}
	slices.Sort(st.BlockedBy)
	st.BlockedBy = st.BlockedBy[:min(len(st.BlockedBy), maxBlocked)]
	return st, nil
}

func title(b binding.Binding) string {
	r := b.BindingSpec().Resource
	if r.Namespace == "" {
		return r.Kind + " " + r.Name
	}
	return r.Kind + " " + r.Namespace + "/" + r.Name
}

func (c *Controller) labels(ctx context.Context, b binding.Binding) (map[string]string, error) {
	ctx, cancel := context.WithTimeout(ctx, labelsTimeout)
	defer cancel()
	return budgets.TemplateLabels(ctx, c.control, b)
}
