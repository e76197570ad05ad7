// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package failover

import (
	"context"
	"fmt"
	"time"

	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/requeue"
)

// Controllers is a pair of controllers that move workloads: one for each scope of bindings.
type Controllers struct {
	Control *consistency.Client
	// Name returns the name of the controller of a scope.
	Name func(binding.Scope) string
	// Bindings selects the events that requeue a binding, and Clusters the events of clusters that requeue the bindings in Index.
	Bindings, Clusters predicate.Predicate
	Index              indexes.Index
	// Concerns reports whether the controller decides about a binding. Forget is called for other bindings and for deleted ones.
	Concerns func(binding.Binding) bool
	Forget   func(binding.Scope, types.NamespacedName)
	// Decide decides about a binding, and returns the delay until it must do so again; 0 means none.
	Decide func(context.Context, binding.Binding) (time.Duration, error)
}

// Reconcile reconciles one binding.
func (c Controllers) Reconcile(ctx context.Context, s binding.Scope, req ctrl.Request) (ctrl.Result, error) {
	b := s.New()
	err := c.Control.Get(ctx, req.NamespacedName, b.(client.Object))
	if err != nil || b.GetDeletionTimestamp() != nil || !c.Concerns(b) {
		c.Forget(s, req.NamespacedName)
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if c.Control.Stale(b) {
		return ctrl.Result{}, requeue.ErrStale
	}
	after, err := c.Decide(ctx, b)
	return ctrl.Result{RequeueAfter: after}, client.IgnoreNotFound(err)
}

// Setup adds the controllers to the manager.
func (c Controllers) Setup(mgr manager.Manager) error {
	for _, s := range binding.Scopes {
		err := requeue.NewController(mgr, c.Name(s)).
			For(s.New().(client.Object), builder.WithPredicates(c.Bindings)).
			Watches(&clusterv1alpha1.Cluster{}, c.Index.Requeue(mgr.GetClient(), s, c.Concerns), builder.WithPredicates(c.Clusters)).
			WithOptions(controller.Options{MaxConcurrentReconciles: workers}).
			Complete(reconcile.Func(func(ctx context.Context, req ctrl.Request) (ctrl.Result, error) { return c.Reconcile(ctx, s, req) }))
		if err != nil {
			return fmt.Errorf("add %s: %w", c.Name(s), err)
		}
	}
	return nil
}
