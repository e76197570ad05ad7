// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package workload carries out WorkloadRebalancers: orders that the scheduler place some workloads anew, as if they had
// never been placed.
//
//	WorkloadRebalancer ─► Binding.spec.rescheduleTriggeredAt := creation of the rebalancer, if that is later ─► scheduler
//	                   ─► WorkloadRebalancer.status: a result for each workload, when all of them were there
//	                   ─► its deletion, ttlSecondsAfterFinished later
//
// What always holds: a result is final, so that a rebalancer never moves a workload twice; a workload counts as missing
// only after the API server itself, not a cache, has said so.
//
// Karmada compatible: the time that is written is that of the rebalancer's creation. A workload that is added to an old
// rebalancer and was scheduled since is hence not scheduled anew, although its result is Successful. This is kept, for it is
// what makes a rebalancer safe to apply again and again from a repository; an event on the rebalancer says so and tells to
// create another one.
package workload

import (
	"context"
	"errors"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	appsv1alpha1 "karmada.io/karmada/api/apps/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
)

// Name is that of the controller, and the source of its events.
const Name = "workload-rebalancer"

// alreadyScheduled is the reason of the event that says why an order changes nothing.
const alreadyScheduled = "WorkloadScheduledSince"

// afterConflict gives the cache time to see the write that came between.
const afterConflict = 20 * time.Millisecond

// Options are the surroundings of the controller; both are required.
type Options struct {
	Events events.Recorder
	Clock  clock.PassiveClock
}

// Rebalancer is the controller.
type Rebalancer struct {
	Options
	control *consistency.Client
	live    client.Reader // past the cache: that a binding is missing is final
}

// Setup adds the controller to the manager.
func Setup(mgr manager.Manager, o Options) error {
	r := &Rebalancer{Options: o, control: consistency.NewClient(mgr.GetClient()), live: mgr.GetAPIReader()}
	return ctrl.NewControllerManagedBy(mgr).Named(Name).
		For(&appsv1alpha1.WorkloadRebalancer{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Complete(r)
}

// Reconcile carries out one rebalancer.
func (r *Rebalancer) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var order appsv1alpha1.WorkloadRebalancer
	if err := r.control.Get(ctx, req.NamespacedName, &order); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if order.DeletionTimestamp != nil {
		return ctrl.Result{}, nil
	}
	if r.control.Stale(&order) {
		return ctrl.Result{RequeueAfter: afterConflict}, nil
	}
	found := map[appsv1alpha1.ObjectReference]appsv1alpha1.ObservedWorkload{}
	var errs []error
	for _, w := range pending(&order) {
		result, err := r.trigger(ctx, &order, w)
		if err != nil {
			errs = append(errs, err) // the others are dealt with all the same
			continue
		}
		found[w] = result
	}
	switch err := r.report(ctx, &order, found); {
	case apierrors.IsConflict(err):
		return ctrl.Result{RequeueAfter: afterConflict}, nil
	case err != nil:
		errs = append(errs, err)
	}
	if err := errors.Join(errs...); err != nil {
		return ctrl.Result{}, err
	}
	return r.expire(ctx, &order)
}

// trigger tells the scheduler to place a workload anew. An error means that it is worth trying again.
func (r *Rebalancer) trigger(ctx context.Context, order *appsv1alpha1.WorkloadRebalancer, w appsv1alpha1.ObjectReference) (appsv1alpha1.ObservedWorkload, error) {
	b, err := r.bindingOf(ctx, w)
	if err != nil {
		return appsv1alpha1.ObservedWorkload{}, err
	}
	if b == nil {
		return appsv1alpha1.ObservedWorkload{
			Workload: w, Result: appsv1alpha1.RebalanceFailed, Reason: appsv1alpha1.RebalanceObjectNotFound,
		}, nil
	}
	at := b.BindingSpec().RescheduleTriggeredAt
	if at == nil || at.Before(&order.CreationTimestamp) {
		_, err := patch.Object(ctx, r.control, client.Object(b), func(client.Object) {
			b.BindingSpec().RescheduleTriggeredAt = order.CreationTimestamp.DeepCopy()
		})
		if err != nil {
			return appsv1alpha1.ObservedWorkload{}, fmt.Errorf("trigger the rescheduling of %s %s: %w", w.Kind, objectName(w), err)
		}
	}
	// If it was triggered already, and only the result could not be written, what was scheduled since is what was ordered.
	if last := b.BindingStatus().LastScheduledTime; last != nil && order.CreationTimestamp.Before(last) && !at.Equal(&order.CreationTimestamp) {
		r.Events.Emit(events.Event{
			On: reference(order), Source: Name, Reason: alreadyScheduled, Once: fmt.Sprint(order.Generation),
			Message: fmt.Sprintf("%s %s was scheduled after this WorkloadRebalancer was created, and is not scheduled again; create a new one to have it placed anew.", w.Kind, objectName(w)),
		})
	}
	return appsv1alpha1.ObservedWorkload{Workload: w, Result: appsv1alpha1.RebalanceSuccessful}, nil
}

// bindingOf finds the binding of a workload; nil means that there is none.
func (r *Rebalancer) bindingOf(ctx context.Context, w appsv1alpha1.ObjectReference) (binding.Binding, error) {
	key := types.NamespacedName{Namespace: w.Namespace, Name: names.Binding(w.Kind, w.Name)}
	b := binding.ScopeFor(w.Namespace).New()
	err := r.control.Get(ctx, key, b)
	if apierrors.IsNotFound(err) {
		err = r.live.Get(ctx, key, b)
	}
	switch {
	case apierrors.IsNotFound(err):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("read the binding of %s %s: %w", w.Kind, objectName(w), err)
	}
	// Different groups have kinds of one name, which share the names of their bindings. Versions of a group are one kind.
	asked := schema.FromAPIVersionAndKind(w.APIVersion, w.Kind).GroupKind()
	if binding.TemplateKind(b).GroupKind() != asked || b.BindingSpec().Resource.Name != w.Name || b.GetDeletionTimestamp() != nil {
		return nil, nil
	}
	return b, nil
}

// report writes the results.
func (r *Rebalancer) report(ctx context.Context, order *appsv1alpha1.WorkloadRebalancer, found map[appsv1alpha1.ObjectReference]appsv1alpha1.ObservedWorkload) error {
	now := metav1.NewTime(r.Clock.Now())
	_, err := patch.Status(ctx, r.control, order, func(order *appsv1alpha1.WorkloadRebalancer) {
		st := &order.Status
		before := st.DeepCopy()
		st.ObservedWorkloads, st.ObservedGeneration = merge(order, found), order.Generation
		switch {
		case !finished(st.ObservedWorkloads):
			st.FinishTime = nil
		case st.FinishTime == nil || !equality.Semantic.DeepEqual(before, st):
			st.FinishTime = &now
		}
	})
	return err
}

// expire deletes a finished rebalancer when its time has come.
func (r *Rebalancer) expire(ctx context.Context, order *appsv1alpha1.WorkloadRebalancer) (ctrl.Result, error) {
	ttl, end := order.Spec.TTLSecondsAfterFinished, order.Status.FinishTime
	if ttl == nil || end == nil {
		return ctrl.Result{}, nil
	}
	if left := end.Add(time.Duration(*ttl) * time.Second).Sub(r.Clock.Now()); left > 0 {
		return ctrl.Result{RequeueAfter: left}, nil
	}
	// Only the version that was judged: workloads may have been added, or the time prolonged, in this very moment.
	err := r.control.Delete(ctx, order, client.Preconditions{UID: &order.UID, ResourceVersion: &order.ResourceVersion})
	if apierrors.IsConflict(err) {
		return ctrl.Result{RequeueAfter: afterConflict}, nil
	}
	if client.IgnoreNotFound(err) != nil {
		return ctrl.Result{}, fmt.Errorf("delete the finished WorkloadRebalancer %s: %w", order.Name, err)
	}
	return ctrl.Result{}, nil
}

func objectName(w appsv1alpha1.ObjectReference) string {
	if w.Namespace == "" {
		return w.Name
	}
	return w.Namespace + "/" + w.Name
}

func reference(order *appsv1alpha1.WorkloadRebalancer) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: appsv1alpha1.GroupVersion.String(), Kind: "WorkloadRebalancer", Name: order.Name, UID: order.UID,
	}
}
