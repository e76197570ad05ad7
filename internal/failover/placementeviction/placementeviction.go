// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package placementeviction carries out PlacementEvictions: requests to move a workload away from a cluster, once.
//
//	PlacementEviction ─► eviction task in the binding ─► scheduler, graceful eviction, removal of the Work under budgets
//	                  ─► phase: Valid ─► Executing ⇄ Blocked ─► Executed, or Invalid ─► deletion 24 hours after the end
//
// The task is added before the start is recorded, and carries the name of the eviction. After a restart in between, the task or the history
// of the binding shows that the eviction has begun, so that it is not carried out twice.
package placementeviction

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/work"
)

const (
	// Name is the name of the controller, the source of its events and the producer of its tasks.
	Name = "placement-eviction"
	// interval is the delay before an eviction in progress is evaluated again.
	interval = time.Second
	// ttl is the time after which an eviction that has ended is deleted.
	ttl = 24 * time.Hour
)

// Controller is the reconciler.
type Controller struct {
	failover.Evictor
	live client.Reader
}

// New returns the controller. live reads uncached.
func New(control client.Client, live client.Reader, e failover.Evictor) *Controller {
	e.Control = consistency.NewClient(control)
	return &Controller{Evictor: e, live: live}
}

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&fleetv1alpha1.PlacementEviction{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Complete(c)
}

// Reconcile carries out one eviction, reports its progress, or deletes it after its time.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	var e fleetv1alpha1.PlacementEviction
	if current, err := c.Control.Current(ctx, req.NamespacedName, &e); !current {
		return ctrl.Result{}, err
	}
	if e.Status.CompletionTime != nil {
		return c.expire(ctx, &e)
	}
	b := &workv1alpha2.ResourceBinding{}
	key := client.ObjectKey{Namespace: e.Namespace, Name: e.Spec.Binding}
	err := c.Control.Get(ctx, key, b)
	if apierrors.IsNotFound(err) {
		err = c.live.Get(ctx, key, b) // the phase is final
	}
	switch {
	case apierrors.IsNotFound(err) && e.Status.StartTime == nil:
		return c.write(ctx, &e, fleetv1alpha1.EvictionInvalid, fmt.Sprintf("ResourceBinding %s not found", e.Spec.Binding), nil)
	case apierrors.IsNotFound(err):
		return c.write(ctx, &e, fleetv1alpha1.EvictionExecuted, "the binding was deleted", nil)
	case err != nil:
		return ctrl.Result{}, err
	case c.Control.Stale(b):
		return ctrl.Result{}, requeue.ErrStale
	}
	if e.Status.StartTime == nil && !begun(&e, b) {
		if why := invalid(&e, b); why != "" {
			return c.write(ctx, &e, fleetv1alpha1.EvictionInvalid, why, nil)
		}
		if e.Status.Phase == "" {
			if _, err := c.write(ctx, &e, fleetv1alpha1.EvictionValid, "the eviction begins", nil); err != nil {
				return ctrl.Result{}, err
			}
		}
		now := c.Clock.Now()
		r := eviction.Request{
			Cluster: e.Spec.Cluster, Producer: Name, Reason: workv1alpha2.EvictionReasonRequested, Message: messageOf(&e),
			Purge: e.Spec.PurgeMode, GracePeriodSeconds: e.Spec.GracePeriodSeconds,
		}
		if err := c.Evict(ctx, Name, b, rules(b), []failover.Eviction{{Request: r, Due: e.CreationTimestamp.Time}}, now); err != nil {
			return ctrl.Result{}, err
		}
	}
	phase, message, err := c.progress(ctx, &e, b)
	if err != nil {
		return ctrl.Result{}, err
	}
	return c.write(ctx, &e, phase, message, b)
}

// rules returns the state that the policy preserves when a workload leaves a cluster.
func rules(b *workv1alpha2.ResourceBinding) *policyv1alpha1.StatePreservation {
	if f := b.Spec.Failover; f != nil && f.Cluster != nil {
		return f.Cluster.StatePreservation
	}
	return nil
}

// messageOf returns the message of the task of an eviction, which identifies it in the binding.
func messageOf(e *fleetv1alpha1.PlacementEviction) string {
	return fmt.Sprintf("PlacementEviction %s (%s)", e.Name, e.UID)
}

// invalid returns why nothing can be evicted, or "".
func invalid(e *fleetv1alpha1.PlacementEviction, b *workv1alpha2.ResourceBinding) string {
	switch {
	case b.DeletionTimestamp != nil:
		return "the binding is being deleted"
	case !eviction.Targets(&b.Spec, e.Spec.Cluster):
		return "the workload is not in cluster " + e.Spec.Cluster
	case !eviction.Movable(&b.Spec):
		return b.Spec.Resource.Kind + " objects are not evicted: their removal would also delete objects that Karmada does not manage"
	case b.Spec.Placement == nil:
		return "the object has no placement: it follows the workloads that depend on it"
	case eviction.Finished(&b.Spec, &b.Status, e.Spec.Cluster):
		return "the Job has finished: it would run again in another cluster"
	case e.Spec.PurgeMode == policyv1alpha1.PurgeModeDirectly && e.Spec.GracePeriodSeconds != nil:
		return "gracePeriodSeconds requires purgeMode Gracefully"
	}
	return ""
}

// record returns the record of an eviction in the history of its binding, or nil.
func record(e *fleetv1alpha1.PlacementEviction, b *workv1alpha2.ResourceBinding) *workv1alpha2.FailoverRecord {
	for i := range b.Status.FailoverHistory {
		if r := &b.Status.FailoverHistory[i]; r.FromCluster == e.Spec.Cluster && r.Message == messageOf(e) {
			return r
		}
	}
	return nil
}

// begun reports whether the binding shows that an eviction has begun.
func begun(e *fleetv1alpha1.PlacementEviction, b *workv1alpha2.ResourceBinding) bool {
	task := eviction.Task(&b.Spec, e.Spec.Cluster)
	return task != nil && task.Message == messageOf(e) || record(e, b) != nil
}

// progress returns the phase of an eviction that has begun.
func (c *Controller) progress(
	ctx context.Context, e *fleetv1alpha1.PlacementEviction, b *workv1alpha2.ResourceBinding,
) (phase fleetv1alpha1.PlacementEvictionPhase, message string, err error) {
	if task := eviction.Task(&b.Spec, e.Spec.Cluster); task != nil {
		if blocked := condition(b, workv1alpha2.EvictionBlocked); blocked != "" {
			return fleetv1alpha1.EvictionBlocked, blocked, nil
		}
		if held := condition(b, workv1alpha2.MoveHeldByBudget); held != "" && task.PurgeMode == policyv1alpha1.PurgeModeDirectly {
			return fleetv1alpha1.EvictionBlocked, held, nil
		}
		if !binding.HasSource(b) {
			return fleetv1alpha1.EvictionBlocked, "no policy claims the object: it keeps its clusters until one does", nil
		}
		return fleetv1alpha1.EvictionExecuting, "waiting for a replacement", nil
	}
	if eviction.Targets(&b.Spec, e.Spec.Cluster) {
		if r := record(e, b); r != nil && r.Outcome != workv1alpha2.FailoverCanceled {
			return fleetv1alpha1.EvictionExecuted, "the scheduler has selected the cluster again since", nil
		}
		return fleetv1alpha1.EvictionInvalid, "the eviction was canceled: its task was removed, and the workload is still in the cluster", nil
	}
	w, err := work.InCluster(ctx, c.Control, b, e.Spec.Cluster)
	switch {
	case err != nil:
		return "", "", err
	case w == nil:
		return fleetv1alpha1.EvictionExecuted, "the copy was removed", nil
	case w.DeletionTimestamp == nil:
		for _, held := range []string{condition(b, workv1alpha2.MoveHeldByBudget), condition(b, workv1alpha2.RemovalHeld)} {
			if held != "" {
				return fleetv1alpha1.EvictionBlocked, held, nil
			}
		}
	}
	return fleetv1alpha1.EvictionExecuting, "the copy is being removed", nil
}

// condition returns the message of a condition that is True, or "".
func condition(b *workv1alpha2.ResourceBinding, name string) string {
	if c := meta.FindStatusCondition(b.Status.Conditions, name); c != nil && c.Status == metav1.ConditionTrue {
		return c.Message
	}
	return ""
}

// write writes the phase of an eviction. b is nil if the binding does not exist or nothing has begun.
func (c *Controller) write(
	ctx context.Context, e *fleetv1alpha1.PlacementEviction, phase fleetv1alpha1.PlacementEvictionPhase, message string,
	b *workv1alpha2.ResourceBinding,
) (ctrl.Result, error) {
	now := metav1.NewTime(c.Clock.Now().Truncate(time.Second))
	ended := phase == fleetv1alpha1.EvictionExecuted || phase == fleetv1alpha1.EvictionInvalid
	if _, err := patch.Status(ctx, c.Control, e, func(e *fleetv1alpha1.PlacementEviction) {
		st := &e.Status
		st.Phase, st.Message = phase, message
		if b != nil && st.StartTime == nil {
			st.StartTime = &now
		}
		if b != nil && !eviction.Targets(&b.Spec, e.Spec.Cluster) {
			st.MovedTo = movedTo(b)
		}
		if ended && st.CompletionTime == nil {
			st.CompletionTime = &now
		}
	}); err != nil {
		return ctrl.Result{}, err
	}
	if ended {
		return ctrl.Result{RequeueAfter: ttl}, nil
	}
	return ctrl.Result{RequeueAfter: interval}, nil
}

// movedTo returns the clusters of a binding with their replicas, sorted.
func movedTo(b *workv1alpha2.ResourceBinding) (out []string) {
	for _, t := range b.Spec.Clusters {
		if t.Replicas == 0 {
			out = append(out, t.Name)
			continue
		}
		out = append(out, fmt.Sprintf("%s:%d", t.Name, t.Replicas))
	}
	slices.SortFunc(out, strings.Compare)
	return out
}

// expire deletes an eviction after its time.
func (c *Controller) expire(ctx context.Context, e *fleetv1alpha1.PlacementEviction) (ctrl.Result, error) {
	if left := e.Status.CompletionTime.Add(ttl).Sub(c.Clock.Now()); left > 0 {
		return ctrl.Result{RequeueAfter: left}, nil
	}
	err := c.Control.Delete(ctx, e, client.Preconditions{UID: &e.UID, ResourceVersion: &e.ResourceVersion})
	if client.IgnoreNotFound(err) != nil {
		return ctrl.Result{}, fmt.Errorf("delete finished PlacementEviction %s/%s: %w", e.Namespace, e.Name, err)
	}
	return ctrl.Result{}, nil
}
