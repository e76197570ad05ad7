// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// Reconcile writes the status of one binding and of its template.
func (c *Controller) Reconcile(ctx context.Context, s binding.Scope, req ctrl.Request) (ctrl.Result, error) {
	// 1. Read the binding and its Works.
	b := s.New()
	if err := c.control.Get(ctx, req.NamespacedName, b); err != nil {
		if apierrors.IsNotFound(err) {
			c.forget(req.NamespacedName)
		}
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	spec, status := b.BindingSpec(), b.BindingStatus()
	// Before the first decision there are no Works, and a status update would only conflict with the scheduler's. A former dependency has
	// none either, but a status.
	if b.GetDeletionTimestamp() != nil ||
		status.LastScheduledTime == nil && len(spec.RequiredBy) == 0 && len(status.AggregatedStatus) == 0 {
		c.forget(req.NamespacedName)
		return ctrl.Result{}, nil
	}
	if c.control.Stale(b) {
		return ctrl.Result{}, requeue.ErrStale
	}
	works, err := work.Of(ctx, c.control, b)
	if err != nil {
		return ctrl.Result{}, err
	}
	works = expected(b, works)
	if len(works) == 0 && len(binding.Targets(spec)) > 0 && meta.FindStatusCondition(status.Conditions, workv1alpha2.FullyApplied) == nil {
		return ctrl.Result{}, nil // the creation of the Works requeues the binding
	}
	return c.report(ctx, b, works)
}

// report writes the status of the binding and of the template, or delays it.
func (c *Controller) report(ctx context.Context, b binding.Binding, works []workv1alpha1.Work) (ctrl.Result, error) {
	// 2. Combine the statuses, and compare the result with the one that the binding has.
	key, spec := client.ObjectKeyFromObject(b), b.BindingSpec()
	reductions := c.reductions.of(key)
	all := work.Items(works)
	items, drift := inBinding.reduced(reductions).apply(all), driftOf(works)
	unknown, err := c.unknown(ctx, b, all)
	if err != nil {
		return ctrl.Result{}, err
	}
	change := changeOf(spec, b.BindingStatus().AggregatedStatus, items)
	if unknown != unknownMessage(b) {
		change = max(change, coalesce.Transition)
	}
	staged, err := c.rolloutOf(ctx, b)
	if err != nil {
		return ctrl.Result{}, err
	}
	if change == coalesce.Transition && unknown == unknownMessage(b) && advances(staged) {
		change = coalesce.Progress // other clusters follow
	}
	settled, differs := settled(spec, items), c.differs(b, items, drift) || unknown != unknownMessage(b)
	if !differs && !settled && c.coalescer.Delays(key) {
		change, differs = coalesce.Progress, true // the binding has this status, but the template has not
	}
	// 3. Write the status of the binding, or delay it.
	if differs && change != coalesce.Applied {
		if wait := c.coalescer.Delay(key, change); wait > 0 {
			return ctrl.Result{RequeueAfter: wait}, nil
		}
	}
	written, err := c.write(ctx, b, items, drift, unknown)
	if err != nil {
		return ctrl.Result{}, c.reduce(key, err)
	}
	if written && change == coalesce.Applied {
		// The status of the template is delayed: it shows the progress, not that all Works are applied.
		if wait := c.coalescer.Delay(key, coalesce.Progress); wait > 0 {
			return ctrl.Result{RequeueAfter: wait}, nil
		}
	}
	// 4. Write the status of the template.
	reporting := withMissing(spec, withoutUnapplied(spec, all))
	onTemplate, err := c.updateTemplate(ctx, b, staged, works, forInterpreter.apply(reporting), settled, written)
	// 5. Record what was written.
	switch {
	case written:
		c.coalescer.Sent(key, change)
	case onTemplate && !settled:
		c.coalescer.Sent(key, coalesce.Progress)
	default:
		c.coalescer.Unchanged(key)
	}
	return ctrl.Result{}, c.reduce(key, err)
}

// reduce returns the error of a write. One that is too large is repeated with less detail.
func (c *Controller) reduce(key types.NamespacedName, err error) error {
	if tooLarge(err) && c.reductions.increase(key) {
		return requeue.Backoff(err)
	}
	return err
}

func (c *Controller) differs(b binding.Binding, items []item, drift []workv1alpha2.ClusterDrift) bool {
	condition := meta.FindStatusCondition(b.BindingStatus().Conditions, workv1alpha2.FullyApplied)
	status, _, message := appliedCondition(b, items)
	return condition == nil || condition.Status != status || condition.Message != message ||
		!equality.Semantic.DeepEqual(b.BindingStatus().AggregatedStatus, items) ||
		!equality.Semantic.DeepEqual(b.BindingStatus().Drift, drift)
}

func removalHeld(b binding.Binding) bool {
	return meta.IsStatusConditionTrue(b.BindingStatus().Conditions, workv1alpha2.RemovalHeld)
}

// appliedCondition returns the condition FullyApplied of a binding.
func appliedCondition(b binding.Binding, items []item) (status metav1.ConditionStatus, reason, message string) {
	switch {
	case removalHeld(b) && !slices.ContainsFunc(items, func(i item) bool { return !i.Applied }):
		return metav1.ConditionFalse, workv1alpha2.FullyAppliedFailed,
			"The removal of objects from clusters is held, see the condition RemovalHeld for details"
	case fullyApplied(b.BindingSpec(), items):
		return metav1.ConditionTrue, workv1alpha2.FullyAppliedSuccess, "All works have been successfully applied"
	case len(items) == 0 && len(b.BindingSpec().Clusters) == 0:
		return metav1.ConditionFalse, workv1alpha2.FullyAppliedFailed, "It is placed in no cluster, see the condition Scheduled for details"
	}
	return metav1.ConditionFalse, workv1alpha2.FullyAppliedFailed, "Failed to apply all works, see status.aggregatedStatus for details"
}

// write updates the status of the binding if it changed. unknown is the message of the condition StatusUnknown, or "".
func (c *Controller) write(
	ctx context.Context, b binding.Binding, items []item, drift []workv1alpha2.ClusterDrift, unknown string,
) (bool, error) {
	status, reason, message := appliedCondition(b, items)
	now, lost := metav1.NewTime(c.Clock.Now()), unknown != "" && unknownMessage(b) == ""
	written, err := patch.Status(ctx, c.control, b, func(b binding.Binding) {
		st := b.BindingStatus()
		if !equality.Semantic.DeepEqual(st.AggregatedStatus, items) {
			st.AggregatedStatus = items
		}
		if !equality.Semantic.DeepEqual(st.Drift, drift) {
			st.Drift = drift
		}
		conditions.Set(&st.Conditions, now, workv1alpha2.FullyApplied, status, reason, message, 0)
		setUnknown(&st.Conditions, now, unknown)
	})
	if written && err == nil && lost {
		c.emitUnknown(b, unknown)
	}
	return written, err
}

// updateTemplate writes the aggregated status to the template if the interpreter of its kind supports that, and reports whether
// it changed. Success is recorded as an event if the status is settled, and the status or the binding (bindingWritten) changed. A
// restart must not repeat the events of all templates.
func (c *Controller) updateTemplate(
	ctx context.Context, b binding.Binding, staged *fleetv1alpha1.StagedRolloutStatus, works []workv1alpha1.Work, items []item,
	settled, bindingWritten bool,
) (written bool, err error) {
	ref := b.BindingSpec().Resource
	template, err := c.templates.Get(ctx, ref)
	if err != nil || template == nil || template.GetDeletionTimestamp() != nil {
		return false, err
	}
	if binding.CheckTemplate(b, template.GetNamespace()) != nil {
		return false, nil // package sync reports it
	}
	if items, err = withoutHeld(staged, template, works, items); err != nil {
		return false, err
	}
	next, err := c.Chain.Aggregate(ctx, template, items)
	switch {
	case errors.Is(err, interpret.ErrNoInterpreter):
		next = template
	case errors.Is(err, interpret.ErrNotReady):
		return false, err
	case err != nil:
		c.emit(b, err)
		return false, errors.Join(err, c.setConditions(ctx, b, works, err))
	}
	if err := c.setConditions(ctx, b, works, nil); err != nil {
		return false, err
	}
	limit := maxTemplateStatus >> c.reductions.of(client.ObjectKeyFromObject(b))
	marked := boundStatus(markFailed(staged, template, markUnknown(b, next.Object["status"])), limit)
	marked = withTransitions(template.Object["status"], marked, c.Clock.Now())
	if current, next := template.Object["status"], marked; !equality.Semantic.DeepEqual(current, next) {
		if err := c.templates.PatchStatus(ctx, ref, patch.Difference(current, next), fieldManager); err != nil {
			return false, client.IgnoreNotFound(err)
		}
		written = true
	}
	if settled && (written || bindingWritten) {
		c.emit(b, nil)
	}
	return written, nil
}

const fieldManager = "karmada-controller-manager"

// interpreted is the condition of a binding for which an interpreter failed, enforced that of one with contested fields.
var (
	interpreted = conditions.FailureCondition{
		Type: workv1alpha2.Interpreted, Failed: workv1alpha2.InterpretFailed, Recovered: workv1alpha2.InterpretSuccess,
	}
	enforced = conditions.FailureCondition{
		Type: workv1alpha2.Enforced, Failed: workv1alpha2.FieldsContested, Recovered: workv1alpha2.FieldsEnforced,
	}
)

// setConditions sets the condition Interpreted of the binding, False if the aggregation failed or a Work has a failure, and the condition
// Enforced, False if a Work has contested fields.
func (c *Controller) setConditions(ctx context.Context, b binding.Binding, works []workv1alpha1.Work, failure error) error {
	var failures []error
	for _, f := range failing(works, workv1alpha1.WorkInterpreted) {
		failures = append(failures, fmt.Errorf("cluster %s: %s", f.cluster, f.message))
	}
	cause, contested := errors.Join(append(failures, failure)...), contestOf(works)
	if current := b.BindingStatus().Conditions; !interpreted.Differs(current, cause) && !enforced.Differs(current, contested) {
		return nil
	}
	_, err := patch.Status(ctx, c.control, b, func(b binding.Binding) {
		list, now := &b.BindingStatus().Conditions, metav1.NewTime(c.Clock.Now())
		interpreted.Set(list, now, cause)
		enforced.Set(list, now, contested)
	})
	return err
}

// clusterFailure is the message of a condition of a Work.
type clusterFailure struct{ cluster, message string }

// failing returns the messages of the Works whose condition of a type is False, sorted by cluster.
func failing(works []workv1alpha1.Work, conditionType string) (out []clusterFailure) {
	for i := range works {
		cluster, ok := names.ClusterOf(works[i].Namespace)
		c := meta.FindStatusCondition(works[i].Status.Conditions, conditionType)
		if ok && c != nil && c.Status == metav1.ConditionFalse {
			out = append(out, clusterFailure{cluster, c.Message})
		}
	}
	slices.SortFunc(out, func(a, b clusterFailure) int { return cmp.Compare(a.cluster, b.cluster) })
	return out
}

// contestOf returns an error with the contested fields of the first cluster that names the others, or nil.
func contestOf(works []workv1alpha1.Work) error {
	all := failing(works, workv1alpha1.WorkEnforced)
	if len(all) == 0 {
		return nil
	}
	text := all[0].message
	if others := all[1:]; len(others) > 0 {
		var named []string
		for _, f := range others[:min(len(others), maxNamed)] {
			named = append(named, f.cluster)
		}
		text += ". Fields are contested also in " + strings.Join(named, ", ")
		if more := len(others) - maxNamed; more > 0 {
			text += fmt.Sprintf(", and %d more", more)
		}
	}
	return errors.New(text)
}

// emit records the outcome as events of the template and of the binding. Success is verbose on the binding.
func (c *Controller) emit(b binding.Binding, failure error) {
	e := events.Event{
		Source: binding.ScopeOf(b).StatusSource, Reason: "AggregateStatusSucceed", Once: b.BindingSpec().Resource.ResourceVersion,
	}
	onTemplate := "Update Resource with AggregatedStatus successfully."
	onBinding := "Update " + binding.Title(b) + " with AggregatedStatus successfully."
	if failure != nil {
		e.Reason, e.Warning = "AggregateStatusFailed", true
		onTemplate, onBinding = failure.Error(), failure.Error()
	}
	e.On, e.Message = binding.TemplateReference(b), onTemplate
	c.Events.Emit(e)
	e.On, e.Message, e.Verbose = binding.Reference(b), onBinding, failure == nil
	c.Events.Emit(e)
}
