// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"maps"

	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	crsource "sigs.k8s.io/controller-runtime/pkg/source"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
	"karmada.io/karmada/internal/work"
)

// Setup adds the controllers to the manager. The cache of Works must have the index work.ByBinding.
func (c *Controller) Setup(mgr manager.Manager) error {
	return work.Controllers{
		Name: func(s binding.Scope) string {
			if s.Namespaced {
				return Name
			}
			return "cluster-" + Name
		},
		Bindings: staged, Works: revised, Watch: c.watch, Requests: c.measurements.ended,
		Reconcile: c.Reconcile,
	}.Setup(mgr)
}

func hasStrategy(o client.Object) bool { return o.(binding.Binding).BindingSpec().StagedRollout != nil }

// staged passes changes of bindings that have, or had, a strategy. At the start it also passes the others: an earlier strategy may have
// left a rollout.
var staged = predicate.Funcs{
	CreateFunc: func(event.CreateEvent) bool { return true },
	UpdateFunc: func(e event.UpdateEvent) bool {
		return (hasStrategy(e.ObjectOld) || hasStrategy(e.ObjectNew)) && e.ObjectOld.GetGeneration() != e.ObjectNew.GetGeneration()
	},
	DeleteFunc: func(event.DeleteEvent) bool { return false },
}

// revised passes changes of Works of staged rollouts.
var revised = predicate.NewPredicateFuncs(func(o client.Object) bool { return o.GetAnnotations()[names.Revision] != "" })

// watch adds the watches of rollouts, approvals, clusters and override policies to the controller of a scope.
func (c *Controller) watch(s binding.Scope, b *builder.Builder) {
	b.Watches(newRollout(s), work.Batch(c.control, s, &handler.EnqueueRequestForObject{}))
	approval, rolloutOf := client.Object(&fleetv1alpha1.RolloutApproval{}), func(o client.Object) string {
		return o.(*fleetv1alpha1.RolloutApproval).Spec.Rollout
	}
	if !s.Namespaced {
		approval, rolloutOf = &fleetv1alpha1.ClusterRolloutApproval{}, func(o client.Object) string {
			return o.(*fleetv1alpha1.ClusterRolloutApproval).Spec.Rollout
		}
	}
	b.Watches(approval, handler.EnqueueRequestsFromMapFunc(func(_ context.Context, o client.Object) []ctrl.Request {
		return []ctrl.Request{{NamespacedName: types.NamespacedName{Namespace: o.GetNamespace(), Name: rolloutOf(o)}}}
	}))
	if s.Namespaced {
		b.WatchesRawSource(crsource.Func(func(_ context.Context, queue workqueue.TypedRateLimitingInterface[ctrl.Request]) error {
			c.queue.Store(&queue)
			return nil
		}))
		b.Watches(s.New(), handler.EnqueueRequestsFromMapFunc(c.requiring), builder.WithPredicates(predicate.GenerationChangedPredicate{}))
		b.Watches(&workv1alpha1.Work{}, handler.EnqueueRequestsFromMapFunc(c.requiringWork), builder.WithPredicates(revised))
	}
	all := handler.EnqueueRequestsFromMapFunc(func(ctx context.Context, o client.Object) []ctrl.Request {
		return c.all(ctx, s, o.GetNamespace())
	})
	b.Watches(&clusterv1alpha1.Cluster{}, all, builder.WithPredicates(clusterChanged))
	for _, policies := range override.Scopes(s.Namespaced) {
		b.Watches(policies.New().(client.Object), all, builder.WithPredicates(predicate.GenerationChangedPredicate{}))
	}
}

// enqueue requeues a namespaced binding. Before the start it does nothing: the controller reconciles all bindings then.
func (c *Controller) enqueue(key types.NamespacedName) {
	if queue := c.queue.Load(); queue != nil {
		(*queue).Add(ctrl.Request{NamespacedName: key})
	}
}

// requiring returns the staged bindings that require an attached binding: its object has changed.
func (c *Controller) requiring(ctx context.Context, o client.Object) (out []ctrl.Request) {
	for _, by := range o.(binding.Binding).BindingSpec().RequiredBy {
		b, key := &workv1alpha2.ResourceBinding{}, types.NamespacedName{Namespace: by.Namespace, Name: by.Name}
		if err := c.control.Get(ctx, key, b, client.UnsafeDisableDeepCopy); err == nil && b.Spec.StagedRollout != nil {
			out = append(out, ctrl.Request{NamespacedName: key})
		}
	}
	return out
}

// requiringWork returns the staged bindings that require the attached binding of a Work.
func (c *Controller) requiringWork(ctx context.Context, o client.Object) []ctrl.Request {
	key, named := work.BindingKey(binding.Namespaced, o)
	if !named {
		return nil
	}
	a := &workv1alpha2.ResourceBinding{}
	if err := c.control.Get(ctx, key, a, client.UnsafeDisableDeepCopy); err != nil {
		return nil
	}
	return c.requiring(ctx, a)
}

// clusterChanged passes changes of the readiness of clusters and of the properties that select them.
var clusterChanged = predicate.Funcs{UpdateFunc: func(e event.UpdateEvent) bool {
	before, after := e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster)
	ready := func(c *clusterv1alpha1.Cluster) bool {
		return meta.IsStatusConditionTrue(c.Status.Conditions, clusterv1alpha1.ClusterConditionReady)
	}
	return ready(before) != ready(after) || !maps.Equal(before.Labels, after.Labels) || before.Generation != after.Generation
}}

// all returns the rollouts of a scope, in a namespace if it is not empty.
func (c *Controller) all(ctx context.Context, s binding.Scope, namespace string) (out []ctrl.Request) {
	list := client.ObjectList(&fleetv1alpha1.StagedRolloutList{})
	if !s.Namespaced {
		list = &fleetv1alpha1.ClusterStagedRolloutList{}
	}
	if err := c.control.List(ctx, list, client.InNamespace(namespace), client.UnsafeDisableDeepCopy); err != nil {
		ctrl.LoggerFrom(ctx).Error(err, "Failed to list staged rollouts") // the cache is synced before the controller starts
		return nil
	}
	_ = meta.EachListItem(list, func(o runtime.Object) error {
		out = append(out, ctrl.Request{NamespacedName: client.ObjectKeyFromObject(o.(client.Object))})
		return nil
	})
	return out
}
