// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package suspension reports that evictions are suspended: while the control plane has lost so many clusters at once that it may be
// disconnected itself.
//
//	Clusters ─► eviction.Limits.Observe ─► condition EvictionSuspended of each cluster from which nothing is evicted, event, metric
//
// The controllers that evict compute the same; they do not wait for the condition.
package suspension

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/handler"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// Name is the name of the controller and the source of its events.
const Name = "eviction-suspension-controller"

// reasonSuspended and reasonResumed are the reasons of the events.
const reasonSuspended, reasonResumed = "EvictionSuspended", "EvictionResumed"

// settling is the time that a change of a cluster waits for changes of others. A reconcile reads all clusters.
const settling = 500 * time.Millisecond

type queue = workqueue.TypedRateLimitingInterface[ctrl.Request]

// Controller is the reconciler.
type Controller struct {
	control *consistency.Client
	events  events.Recorder
	clock   clock.PassiveClock
	limits  eviction.Limits
}

// New returns the controller.
func New(control client.Client, recorder events.Recorder, c clock.PassiveClock, limits eviction.Limits) *Controller {
	return &Controller{control: consistency.NewClient(control), events: recorder, clock: c, limits: limits}
}

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	// All clusters are reconciled together, once for changes of several.
	all := func(q queue) {
		q.AddAfter(ctrl.Request{NamespacedName: types.NamespacedName{Name: "all"}}, settling)
	}
	return requeue.NewController(mgr, Name).
		Watches(&clusterv1alpha1.Cluster{}, handler.Funcs{
			CreateFunc: func(_ context.Context, _ event.CreateEvent, q queue) { all(q) },
			UpdateFunc: func(_ context.Context, _ event.UpdateEvent, q queue) { all(q) },
			DeleteFunc: func(_ context.Context, _ event.DeleteEvent, q queue) { all(q) },
		}, builder.WithPredicates(predicate.Funcs{UpdateFunc: func(e event.UpdateEvent) bool {
			before, after := e.ObjectOld.(*clusterv1alpha1.Cluster), e.ObjectNew.(*clusterv1alpha1.Cluster)
			return failover.ReadinessChanged(before, after) || before.Annotations[names.ConfirmedLost] != after.Annotations[names.ConfirmedLost]
		}})).
		Complete(c)
}

// Reconcile updates the condition of all clusters, and removes the confirmation that a cluster is lost once it is ready.
func (c *Controller) Reconcile(ctx context.Context, _ ctrl.Request) (ctrl.Result, error) {
	var list clusterv1alpha1.ClusterList
	if err := c.control.List(ctx, &list, client.UnsafeDisableDeepCopy); err != nil {
		return ctrl.Result{}, fmt.Errorf("list clusters: %w", err)
	}
	fleet := c.limits.Observe(list.Items, c.clock.Now())
	failover.SetSuspended(fleet.SuspendedReady || fleet.Suspended && len(fleet.Lost) > 0)
	var errs []error
	for i := range list.Items {
		cluster := &list.Items[i]
		if c.control.Stale(cluster) {
			errs = append(errs, requeue.ErrStale)
			continue
		}
		errs = append(errs, client.IgnoreNotFound(c.update(ctx, cluster, fleet)))
	}
	if err := errors.Join(errs...); err != nil {
		return ctrl.Result{}, err
	}
	if !fleet.Suspended {
		return ctrl.Result{}, nil
	}
	delay := c.limits.Settle // it may end without an event
	if !fleet.Until.IsZero() {
		delay = min(delay, max(fleet.Until.Sub(fleet.Observed), time.Second)) // evictions do not wait for the condition
	}
	return ctrl.Result{RequeueAfter: delay}, nil
}

// update updates one cluster, which is shared with the cache.
func (c *Controller) update(ctx context.Context, cluster *clusterv1alpha1.Cluster, fleet eviction.Fleet) error {
	if _, set := cluster.Annotations[names.ConfirmedLost]; set && eviction.Ready(cluster) {
		cluster = cluster.DeepCopy()
		if _, err := patch.Object(ctx, c.control, cluster, func(o *clusterv1alpha1.Cluster) {
			delete(o.Annotations, names.ConfirmedLost)
		}); err != nil {
			return err
		}
	}
	condition := meta.FindStatusCondition(cluster.Status.Conditions, clusterv1alpha1.ClusterConditionEvictionSuspended)
	was := condition != nil && condition.Status == metav1.ConditionTrue
	// A cluster that was never observed is in neither state.
	is := fleet.Suspends(cluster) && (eviction.Ready(cluster) || slices.Contains(fleet.Lost, cluster.Name))
	status, reason, message := metav1.ConditionFalse, clusterv1alpha1.ClusterReasonEvictionsResumed, ""
	e := events.Event{
		On: events.ClusterReference(cluster), Source: Name, Reason: reasonResumed,
		Message: "Workloads may be evicted from the cluster again.", Once: cluster.ResourceVersion,
	}
	if is {
		status, reason, message = metav1.ConditionTrue, clusterv1alpha1.ClusterReasonTooManyClustersLost, fleet.Message()
		if eviction.Ready(cluster) {
			reason, message = clusterv1alpha1.ClusterReasonOtherClustersLost, fleet.ReadyMessage()
		}
		e.Reason, e.Warning, e.Message = reasonSuspended, true, message
	}
	if was == is && (!is || condition.Reason == reason) {
		return nil
	}
	_, err := patch.Status(ctx, c.control, cluster.DeepCopy(), func(o *clusterv1alpha1.Cluster) {
		conditions.Set(&o.Status.Conditions, metav1.NewTime(c.clock.Now()), clusterv1alpha1.ClusterConditionEvictionSuspended,
			status, reason, message, 0)
	})
	if err == nil && was != is {
		c.events.Emit(e)
	}
	return err
}
