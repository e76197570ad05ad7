// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package enforcement keeps the usage of FederatedResourceQuotas within their limits: federated-resource-quota-enforcement-controller
// and the admission of ResourceBindings.
//
//	change of a binding ─► Admission ─► status.overallUsed and a reservation, or a denial
//	stored bindings     ─► Controller ─► status.overall, status.overallUsed, without reservations that were stored
//
// All state is in the status of the quota. Each write requires the version of the quota that the decision is based on. Therefore
// replicas of the webhook and the controller never grant the same capacity twice.
package enforcement

import (
	"context"
	"fmt"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
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

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/quota"
)

// Name is the name of the controller and the source of its events.
const Name = "federated-resource-quota-enforcement-controller"

const (
	// DefaultPeriod is the default interval at which usage is computed again without an event.
	DefaultPeriod = 5 * time.Minute
	// settle is the delay after a change of a binding; further changes in between are computed together.
	settle = 500 * time.Millisecond
)

// Options configure the controller.
type Options struct {
	Events events.Recorder
	Clock  clock.PassiveClock
	// Period is the interval at which usage is computed again without an event; 0 means DefaultPeriod.
	Period time.Duration
}

// Controller computes the usage of quotas.
type Controller struct {
	Options
	control client.Client
	live    client.Reader
}

// New returns the controller. live reads uncached: a stale cache would understate the usage.
func New(control client.Client, live client.Reader, o Options) *Controller {
	if o.Period <= 0 {
		o.Period = DefaultPeriod
	}
	return &Controller{Options: o, control: control, live: live}
}

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&policyv1alpha1.FederatedResourceQuota{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Watches(&workv1alpha2.ResourceBinding{}, c.bindingEvents()).
		Complete(c)
}

type queue = workqueue.TypedRateLimitingInterface[ctrl.Request]

// bindingEvents requeues the quotas of the namespace of a binding whose usage changed.
func (c *Controller) bindingEvents() handler.EventHandler {
	return handler.Funcs{
		CreateFunc: func(ctx context.Context, e event.CreateEvent, q queue) {
			if !e.IsInInitialList { // quotas are computed at the start anyway
				c.enqueue(ctx, e.Object, q)
			}
		},
		DeleteFunc: func(ctx context.Context, e event.DeleteEvent, q queue) { c.enqueue(ctx, e.Object, q) },
		UpdateFunc: func(ctx context.Context, e event.UpdateEvent, q queue) {
			before, ok := e.ObjectOld.(*workv1alpha2.ResourceBinding)
			after, same := e.ObjectNew.(*workv1alpha2.ResourceBinding)
			if ok && same && before.Generation != after.Generation &&
				!equality.Semantic.DeepEqual(quota.Usage(&before.Spec), quota.Usage(&after.Spec)) {
				c.enqueue(ctx, after, q)
			}
		},
	}
}

func (c *Controller) enqueue(ctx context.Context, o client.Object, q queue) {
	var list policyv1alpha1.FederatedResourceQuotaList
	if err := c.control.List(ctx, &list, client.InNamespace(o.GetNamespace()), client.UnsafeDisableDeepCopy); err != nil {
		return // they are enqueued when the cache syncs
	}
	for i := range list.Items {
		q.AddAfter(ctrl.Request{NamespacedName: client.ObjectKeyFromObject(&list.Items[i])}, settle)
	}
}

// Reconcile computes the usage of one quota.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	q, wrote, err := Refresh(ctx, c.control, c.live, req.NamespacedName, c.Clock.Now())
	switch {
	case requeue.Expected(err), apierrors.IsNotFound(err):
		return ctrl.Result{}, client.IgnoreNotFound(err)
	case err != nil:
		c.emit(q, req.NamespacedName, "CollectOverallStatusFailed", err.Error(), true)
		return ctrl.Result{}, err
	}
	if wrote {
		c.emit(q, req.NamespacedName, "CollectOverallStatusSucceed",
			fmt.Sprintf("Collect overall status of FederatedResourceQuota(%s) succeed.", req.NamespacedName), false)
	}
	after := c.Period
	for _, r := range q.Status.Reservations {
		after = min(after, max(r.Expires.Sub(c.Clock.Now()), settle))
	}
	return ctrl.Result{RequeueAfter: after}, nil
}

func (c *Controller) emit(q *policyv1alpha1.FederatedResourceQuota, key types.NamespacedName, reason, message string, warning bool) {
	on := corev1.ObjectReference{
		APIVersion: policyv1alpha1.GroupVersion.String(), Kind: "FederatedResourceQuota", Namespace: key.Namespace, Name: key.Name,
	}
	if q != nil {
		on.UID = q.UID
	}
	c.Events.Emit(events.Event{On: on, Source: Name, Reason: reason, Message: message, Warning: warning})
}

// Refresh computes the usage of a quota from a live list of the bindings and writes it if it differs. It returns a conflict if the
// quota changed meanwhile.
func Refresh(
	ctx context.Context, control client.Client, live client.Reader, key types.NamespacedName, now time.Time,
) (*policyv1alpha1.FederatedResourceQuota, bool, error) {
	q, next, err := compute(ctx, live, key, now)
	if err != nil {
		return q, false, err
	}
	wrote, err := patch.Status(ctx, control, q, func(q *policyv1alpha1.FederatedResourceQuota) { q.Status = next })
	return q, wrote, err
}

// compute reads a quota and returns it with the status that it should have.
func compute(
	ctx context.Context, live client.Reader, key types.NamespacedName, now time.Time,
) (q *policyv1alpha1.FederatedResourceQuota, next policyv1alpha1.FederatedResourceQuotaStatus, err error) {
	q = &policyv1alpha1.FederatedResourceQuota{}
	if err := live.Get(ctx, key, q); err != nil { // before the list: see quota.Recompute
		return nil, next, fmt.Errorf("read FederatedResourceQuota %s: %w", key, err)
	}
	var bindings workv1alpha2.ResourceBindingList
	if err := live.List(ctx, &bindings, client.InNamespace(key.Namespace)); err != nil {
		return q, next, fmt.Errorf("list bindings of namespace %s: %w", key.Namespace, err)
	}
	return q, quota.Recompute(q, bindings.Items, now), nil
}
