// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package cron executes the rules of CronFederatedHPAs on schedule.
//
//	CronFederatedHPA ─► plan (pure) ─► /scale of the target, or minReplicas and maxReplicas of a FederatedHPA
//	                                ─► status: executions of each rule, and the next execution time
//
// The next execution time in the status is the only state. After a start, the controller executes each missed rule at most once, in
// the order of the scheduled times. The target then has the replicas of the rule that was scheduled last. A repeated execution
// changes nothing.
package cron

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"

	autoscalingv1alpha1 "karmada.io/karmada/api/autoscaling/v1alpha1"
	"karmada.io/karmada/internal/autoscale/scaling"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
)

// Name is the name of the controller and the source of its events.
const Name = "cronfederatedhpa-controller"

// Reasons of events, of the contract (docs/contract/autoscaling.md#cronfederatedhpa).
const (
	reasonScaleFailed     = "ScaleFailed"
	reasonStartRuleFailed = "StartRuleFailed"
)

// retryFor is the time after the scheduled time in which a failed execution is repeated, unless the API server rejects it.
const retryFor = time.Minute

// Options configure the controller. All fields are required.
type Options struct {
	Scaler *scaling.Scaler
	Events events.Recorder
	Clock  clock.PassiveClock
	// Local is the time zone of rules without one.
	Local *time.Location
}

// Controller is the reconciler.
type Controller struct {
	Options
	control *consistency.Client
	live    client.Reader
}

// New returns the controller.
func New(control client.Client, live client.Reader, o Options) *Controller {
	return &Controller{Options: o, control: consistency.NewClient(control), live: live}
}

// Setup adds the controller to the manager.
func (c *Controller) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&autoscalingv1alpha1.CronFederatedHPA{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		Complete(c)
}

// Reconcile executes the due rules of one CronFederatedHPA, writes the results, and requeues it for the next execution.
func (c *Controller) Reconcile(ctx context.Context, req ctrl.Request) (result ctrl.Result, err error) {
	start := c.Clock.Now()
	defer func() { metric.Observe(processDuration, c.Clock.Since(start), requeue.IgnoreExpected(err)) }()
	var hpa autoscalingv1alpha1.CronFederatedHPA
	if current, err := c.control.Current(ctx, req.NamespacedName, &hpa); !current {
		return ctrl.Result{}, err
	}
	now := c.Clock.Now()
	p := newPlan(&hpa, now, c.Local)
	for _, name := range slices.Sorted(maps.Keys(p.invalid)) {
		c.emit(&hpa, reasonStartRuleFailed, p.invalid[name].Error(), fmt.Sprint(hpa.Generation))
	}
	retry := c.executeDue(ctx, &hpa, p, now)
	_, err = patch.Status(ctx, c.control, &hpa, func(hpa *autoscalingv1alpha1.CronFederatedHPA) {
		hpa.Status.ExecutionHistories = p.histories
	})
	if err := errors.Join(retry, client.IgnoreNotFound(err)); err != nil {
		return ctrl.Result{}, err
	}
	return ctrl.Result{RequeueAfter: p.wait(c.Clock.Now())}, nil
}

// executeDue executes the due rules in order and records the results in the histories of the plan. If an execution must be repeated,
// it stops before later ones, whose result the repetition would overwrite, and returns the error.
func (c *Controller) executeDue(ctx context.Context, hpa *autoscalingv1alpha1.CronFederatedHPA, p plan, now time.Time) error {
	for i, e := range p.due {
		done, err := c.execute(ctx, hpa, e)
		metric.Observe(ruleDuration, c.Clock.Since(now), err)
		h := historyOf(p, e)
		switch {
		case err == nil:
			succeeded(h, e.rule, done)
		case transient(err) && now.Before(e.scheduled.Add(retryFor)):
			for _, e := range p.due[i:] {
				historyOf(p, e).NextExecutionTime = &metav1.Time{Time: e.scheduled}
			}
			return fmt.Errorf("rule %s: %w", e.rule.Name, err)
		default:
			c.emit(hpa, reasonScaleFailed, fmt.Sprintf("rule %s: %v", e.rule.Name, err), e.scheduled.String())
			failed(h, e.rule, autoscalingv1alpha1.FailedExecution{
				ScheduleTime: &metav1.Time{Time: e.scheduled}, ExecutionTime: &metav1.Time{Time: now}, Message: err.Error(),
			})
		}
	}
	return nil
}

func historyOf(p plan, e execution) *autoscalingv1alpha1.ExecutionHistory {
	i := slices.IndexFunc(p.histories, func(h autoscalingv1alpha1.ExecutionHistory) bool { return h.RuleName == e.rule.Name })
	return &p.histories[i]
}

// transient reports whether an execution that failed with err may succeed later without a change by a user.
func transient(err error) bool {
	return !apierrors.IsNotFound(err) && !apierrors.IsInvalid(err) && !apierrors.IsForbidden(err) && !apierrors.IsBadRequest(err) &&
		!meta.IsNoMatchError(err) && !errors.Is(err, errIncomplete)
}

// errIncomplete is the error of a rule that has no value for its target. The API server rejects such rules.
var errIncomplete = errors.New("the rule has no replicas for its target")

// execute carries out one rule.
func (c *Controller) execute(
	ctx context.Context, hpa *autoscalingv1alpha1.CronFederatedHPA, e execution,
) (autoscalingv1alpha1.SuccessfulExecution, error) {
	done := autoscalingv1alpha1.SuccessfulExecution{
		ScheduleTime: &metav1.Time{Time: e.scheduled}, ExecutionTime: &metav1.Time{Time: c.Clock.Now()},
	}
	ref, rule := hpa.Spec.ScaleTargetRef, e.rule
	if ref.APIVersion != autoscalingv1alpha1.GroupVersion.String() {
		if rule.TargetReplicas == nil {
			return done, errIncomplete
		}
		done.AppliedReplicas = new(*rule.TargetReplicas)
		_, err := c.Scaler.Set(ctx, hpa.Namespace, ref, *rule.TargetReplicas)
		return done, err
	}
	if rule.TargetMinReplicas == nil && rule.TargetMaxReplicas == nil {
		return done, errIncomplete
	}
	var target autoscalingv1alpha1.FederatedHPA
	if err := c.live.Get(ctx, types.NamespacedName{Namespace: hpa.Namespace, Name: ref.Name}, &target); err != nil {
		return done, fmt.Errorf("read FederatedHPA %s/%s: %w", hpa.Namespace, ref.Name, err)
	}
	_, err := patch.Object(ctx, c.control, &target, func(target *autoscalingv1alpha1.FederatedHPA) {
		if rule.TargetMinReplicas != nil {
			target.Spec.MinReplicas = new(*rule.TargetMinReplicas)
			done.AppliedMinReplicas = new(*rule.TargetMinReplicas)
		}
		if rule.TargetMaxReplicas != nil {
			target.Spec.MaxReplicas = *rule.TargetMaxReplicas
			done.AppliedMaxReplicas = new(*rule.TargetMaxReplicas)
		}
	})
	if err != nil {
		return done, fmt.Errorf("update FederatedHPA: %w", err)
	}
	return done, nil
}

func (c *Controller) emit(hpa *autoscalingv1alpha1.CronFederatedHPA, reason, message, once string) {
	c.Events.Emit(events.Event{
		On: corev1.ObjectReference{
			APIVersion: autoscalingv1alpha1.GroupVersion.String(), Kind: "CronFederatedHPA",
			Namespace: hpa.Namespace, Name: hpa.Name, UID: hpa.UID,
		},
		Source: Name, Reason: reason, Warning: true, Message: message, Once: once,
	})
}
