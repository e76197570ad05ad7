// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package workload carries out WorkloadRebalancers: requests to reschedule workloads.
//
//	WorkloadRebalancer ─► Binding.spec.rescheduleTriggeredAt := creation of the rebalancer, unless it is later ─► scheduler
//	                   ─► WorkloadRebalancer.status: a result per workload
//	                   ─► deletion of the rebalancer, ttlSecondsAfterFinished after it finished
//
// A result is final: a rebalancer never triggers a workload twice. A workload fails as not found only after a live read.
//
// Karmada compatible: rescheduleTriggeredAt is the creation time of the rebalancer. A workload that is added to an old
// rebalancer and was scheduled after the creation is therefore not rescheduled, although its result is Successful. This makes
// it safe to apply a rebalancer repeatedly. An event on the rebalancer reports such a workload.
package workload

import (
	"context"
	"errors"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
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
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
)

// Name is the name of the controller and the source of its events.
const Name = "workload-rebalancer"

// reasonScheduledSince is the reason of the event for a workload that is not rescheduled.
const reasonScheduledSince = "WorkloadScheduledSince"

// Rebalancer is the reconciler.
type Rebalancer struct {
	control *consistency.Client
	live    client.Reader // not cached: the result for a missing binding is final
	events  events.Recorder
	clock   clock.PassiveClock
}

// New returns the controller.
func New(control client.Client, live client.Reader, recorder events.Recorder, c clock.PassiveClock) *Rebalancer {
	return &Rebalancer{control: consistency.NewClient(control), live: live, events: recorder, clock: c}
}

// Setup adds the controller to the manager.
func (r *Rebalancer) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&appsv1alpha1.WorkloadRebalancer{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Complete(r)
}

// Reconcile triggers the workloads of one rebalancer, writes their results, and deletes the rebalancer after its TTL.
func (r *Rebalancer) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var rebalancer appsv1alpha1.WorkloadRebalancer
	if current, err := r.control.Current(ctx, req.NamespacedName, &rebalancer); !current {
		return ctrl.Result{}, err
	}
	results := map[appsv1alpha1.ObjectReference]appsv1alpha1.ObservedWorkload{}
	var errs []error
	for _, w := range pending(&rebalancer) {
		result, err := r.trigger(ctx, &rebalancer, w)
		if err != nil {
			errs = append(errs, err) // the other workloads are still triggered
			continue
		}
		results[w] = result
	}
	if err := errors.Join(append(errs, r.updateStatus(ctx, &rebalancer, results))...); err != nil {
		return ctrl.Result{}, err
	}
	return r.expire(ctx, &rebalancer)
}

// trigger requests that the scheduler reschedules a workload, and returns the result. It returns an error if a retry is
// needed.
func (r *Rebalancer) trigger(
	ctx context.Context, rebalancer *appsv1alpha1.WorkloadRebalancer, w appsv1alpha1.ObjectReference,
) (appsv1alpha1.ObservedWorkload, error) {
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
	if at == nil || at.Before(&rebalancer.CreationTimestamp) {
		_, err := patch.Latest(ctx, r.control, client.Object(b), func(client.Object) {
			b.BindingSpec().RescheduleTriggeredAt = rebalancer.CreationTimestamp.DeepCopy()
			if rebalancer.Annotations[names.ReplacementFirst] == "true" {
				b.SetAnnotations(labels.Merge(b.GetAnnotations(), map[string]string{
					names.ReplacementFirst: rebalancer.CreationTimestamp.UTC().Format(time.RFC3339),
				}))
			}
		})
		if err != nil {
			return appsv1alpha1.ObservedWorkload{}, fmt.Errorf("trigger rescheduling of %s %s: %w", w.Kind, objectName(w), err)
		}
	}
	// If an earlier attempt triggered the workload but could not write the result, lastScheduledTime is the effect of this
	// rebalancer.
	if last := b.BindingStatus().LastScheduledTime; last != nil && rebalancer.CreationTimestamp.Before(last) &&
		!at.Equal(&rebalancer.CreationTimestamp) {
		r.events.Emit(events.Event{
			On: reference(rebalancer), Source: Name, Reason: reasonScheduledSince, Once: fmt.Sprint(rebalancer.Generation),
			Message: fmt.Sprintf("%s %s was scheduled after this WorkloadRebalancer was created and is not rescheduled; "+
				"create another WorkloadRebalancer to reschedule it.", w.Kind, objectName(w)),
		})
	}
	return appsv1alpha1.ObservedWorkload{Workload: w, Result: appsv1alpha1.RebalanceSuccessful}, nil
}

// bindingOf returns the binding of a workload, or nil if it has none.
func (r *Rebalancer) bindingOf(ctx context.Context, w appsv1alpha1.ObjectReference) (binding.Binding, error) {
	kind := schema.FromAPIVersionAndKind(w.APIVersion, w.Kind).GroupKind() // the version may differ
	template := types.NamespacedName{Namespace: w.Namespace, Name: w.Name}
	b, err := indexes.Find(ctx, r.control, kind, template)
	if err == nil && b == nil {
		b, err = indexes.Find(ctx, r.live, kind, template)
	}
	if err != nil || b == nil || b.GetDeletionTimestamp() != nil {
		return nil, err
	}
	return b, nil
}

// updateStatus writes the results.
func (r *Rebalancer) updateStatus(
	ctx context.Context, rebalancer *appsv1alpha1.WorkloadRebalancer,
	results map[appsv1alpha1.ObjectReference]appsv1alpha1.ObservedWorkload,
) error {
	now := metav1.NewTime(r.clock.Now())
	_, err := patch.Status(ctx, r.control, rebalancer, func(rebalancer *appsv1alpha1.WorkloadRebalancer) {
		st := &rebalancer.Status
		before := st.DeepCopy()
		st.ObservedWorkloads, st.ObservedGeneration = mergeResults(rebalancer, results), rebalancer.Generation
		switch {
		case !finished(st.ObservedWorkloads):
			st.FinishTime = nil
		case st.FinishTime == nil || !equality.Semantic.DeepEqual(before, st):
			st.FinishTime = &now
		}
	})
	return err
}

// expire deletes a finished rebalancer after its TTL.
func (r *Rebalancer) expire(ctx context.Context, rebalancer *appsv1alpha1.WorkloadRebalancer) (ctrl.Result, error) {
	ttl, end := rebalancer.Spec.TTLSecondsAfterFinished, rebalancer.Status.FinishTime
	if ttl == nil || end == nil {
		return ctrl.Result{}, nil
	}
	if left := end.Add(time.Duration(*ttl) * time.Second).Sub(r.clock.Now()); left > 0 {
		return ctrl.Result{RequeueAfter: left}, nil
	}
	// The precondition protects against a concurrent change of the workloads or the TTL.
	err := r.control.Delete(ctx, rebalancer, client.Preconditions{UID: &rebalancer.UID, ResourceVersion: &rebalancer.ResourceVersion})
	if client.IgnoreNotFound(err) != nil {
		return ctrl.Result{}, fmt.Errorf("delete finished WorkloadRebalancer %s: %w", rebalancer.Name, err)
	}
	return ctrl.Result{}, nil
}

func objectName(w appsv1alpha1.ObjectReference) string {
	if w.Namespace == "" {
		return w.Name
	}
	return w.Namespace + "/" + w.Name
}

func reference(rebalancer *appsv1alpha1.WorkloadRebalancer) corev1.ObjectReference {
	return corev1.ObjectReference{
		APIVersion: appsv1alpha1.GroupVersion.String(), Kind: "WorkloadRebalancer", Name: rebalancer.Name, UID: rebalancer.UID,
	}
}
