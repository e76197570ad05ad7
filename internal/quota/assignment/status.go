// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package assignment

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/quantity"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/quota"
)

// StatusName is the name of the controller of statuses and the source of its events.
const StatusName = "federated-resource-quota-status-controller"

// Status collects the usage that clusters report.
type Status struct {
	// enforced means that another controller writes status.overall and status.overallUsed.
	enforced bool
	events   events.Recorder
	clock    clock.PassiveClock
	control  *consistency.Client
}

// NewStatus returns the controller.
func NewStatus(control client.Client, recorder events.Recorder, c clock.PassiveClock, enforced bool) *Status {
	return &Status{control: consistency.NewClient(control), events: recorder, clock: c, enforced: enforced}
}

// Setup adds the controller to the manager. The cache must have the index ByQuota.
func (s *Status) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, StatusName).
		For(&policyv1alpha1.FederatedResourceQuota{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&workv1alpha1.Work{}, ByQuota.Requeue(), builder.WithPredicates(statusChanged)).
		Complete(s)
}

// statusChanged passes Works whose status changed, and deleted ones.
var statusChanged = predicate.Funcs{
	UpdateFunc: func(e event.UpdateEvent) bool {
		before, ok := e.ObjectOld.(*workv1alpha1.Work)
		after, same := e.ObjectNew.(*workv1alpha1.Work)
		return !ok || !same || !equality.Semantic.DeepEqual(before.Status, after.Status)
	},
}

// Reconcile writes the status of one quota.
func (s *Status) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	q := &policyv1alpha1.FederatedResourceQuota{}
	if current, err := s.control.Current(ctx, req.NamespacedName, q); !current {
		return ctrl.Result{}, err
	}
	works, err := ByQuota.List(ctx, s.control, req.NamespacedName)
	if err != nil {
		return ctrl.Result{}, err
	}
	collected, err := collect(works)
	wrote, enforced := false, q.Status.Enforced && !s.enforced
	if err == nil {
		wrote, err = patch.Status(ctx, s.control, q, func(q *policyv1alpha1.FederatedResourceQuota) { s.setStatus(q, collected) })
	}
	if err == nil && enforced {
		s.events.Emit(events.Event{On: reference(q), Source: StatusName, Reason: "QuotaEnforcementMismatch", Warning: true, Message: mismatch})
	}
	switch {
	case requeue.Expected(err):
	case err != nil && !apierrors.IsNotFound(err):
		s.events.Emit(events.Event{On: reference(q), Source: StatusName, Reason: "AggregateStatusFailed", Warning: true, Message: err.Error()})
	case wrote:
		s.events.Emit(events.Event{
			On: reference(q), Source: StatusName, Reason: "AggregateStatusSucceed", Verbose: true, Once: q.ResourceVersion,
			Message: fmt.Sprintf("Aggregate status of FederatedResourceQuota(%s/%s) succeed.", q.Namespace, q.Name),
		})
	}
	return ctrl.Result{}, client.IgnoreNotFound(err)
}

// collect returns the statuses of the ResourceQuotas in the clusters that applied their Work, sorted.
func collect(works []workv1alpha1.Work) (out []policyv1alpha1.ClusterQuotaStatus, err error) {
	var errs []error
	for i := range works {
		w := &works[i]
		cluster, ok := names.ClusterOf(w.Namespace)
		if !ok || w.DeletionTimestamp != nil || !meta.IsStatusConditionTrue(w.Status.Conditions, workv1alpha1.WorkApplied) ||
			len(w.Status.ManifestStatuses) == 0 || w.Status.ManifestStatuses[0].Status == nil {
			continue
		}
		entry := policyv1alpha1.ClusterQuotaStatus{ClusterName: cluster}
		if err := quantity.Decode(w.Status.ManifestStatuses[0].Status.Raw, &entry.ResourceQuotaStatus); err != nil {
			errs = append(errs, fmt.Errorf("decode the status of the ResourceQuota in cluster %s: %w", cluster, err))
			continue
		}
		out = append(out, entry)
	}
	slices.SortFunc(out, func(a, b policyv1alpha1.ClusterQuotaStatus) int { return cmp.Compare(a.ClusterName, b.ClusterName) })
	return out, errors.Join(errs...)
}

// mismatch is the message of an event if another component enforces the quota.
const mismatch = "The feature gate FederatedQuotaEnforcement is disabled in this controller manager, but another component enforced the " +
	"quota: status.overallUsed shows the usage that clusters report until the next change is admitted. " +
	"Set the feature gate to the same value in karmada-controller-manager and karmada-webhook"

// setStatus sets the fields of the status that this controller owns. Without enforcement, it marks the usage as not computed from
// bindings, and keeps reservations that another component may still need.
func (s *Status) setStatus(q *policyv1alpha1.FederatedResourceQuota, collected []policyv1alpha1.ClusterQuotaStatus) {
	if !equality.Semantic.DeepEqual(q.Status.AggregatedStatus, collected) {
		q.Status.AggregatedStatus = collected
	}
	if s.enforced {
		return
	}
	used := corev1.ResourceList{}
	for i := range collected {
		for name, quantity := range collected[i].Used {
			sum := used[name]
			sum.Add(quantity)
			used[name] = sum
		}
	}
	if !equality.Semantic.DeepEqual(q.Status.Overall, q.Spec.Overall) {
		q.Status.Overall = q.Spec.Overall.DeepCopy()
	}
	if !equality.Semantic.DeepEqual(q.Status.OverallUsed, used) {
		q.Status.OverallUsed = used
	}
	q.Status.Enforced = false
	if pending := quota.Pending(q.Status.Reservations, s.clock.Now()); len(pending) < len(q.Status.Reservations) {
		q.Status.Reservations = pending
	}
}
