// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/json"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// report is the result of applying a Work.
type report struct {
	work        *workv1alpha1.Work
	suspended   bool
	done, total int
	errs        []error
	objects     []*interpret.Object // the manifests
	seen        []*observation      // of the member objects; nil if one does not exist
}

// send writes the status of a Work, after a delay if it is not settled or differs only in details.
func (e *Executor) send(ctx context.Context, s *clusterWorker, r report) error {
	next := r.work.Status.DeepCopy()
	now := metav1.NewTime(e.Clock.Now())
	r.conditions(next, now)
	statuses, healthy, failure := r.statuses()
	if len(statuses) > 0 {
		next.ManifestStatuses = statuses
	}
	interpreted.Set(&next.Conditions, now, failure)
	key := client.ObjectKeyFromObject(r.work)
	var pending time.Duration
	next.Drift, pending = e.drift.report(key, r.work.Status.Drift, r.notApplied(), now.Time)
	if equality.Semantic.DeepEqual(next, &r.work.Status) {
		s.coalescer.Unchanged(key)
		return pendingDrift(failure, pending)
	}
	settled := healthy || len(r.errs) > 0 || failure != nil || r.suspended
	change := changeOf(&r.work.Status, next, settled)
	if wait := s.coalescer.Delay(key, change); wait > 0 {
		return requeue.After(wait, "status not settled; delaying the update")
	}
	before := r.work.DeepCopy()
	if _, err := patch.Status(ctx, e.control, r.work, func(w *workv1alpha1.Work) { w.Status = *next }); err != nil {
		return client.IgnoreNotFound(err)
	}
	s.coalescer.Sent(key, change)
	if pending == 0 {
		e.drift.forget(key)
	}
	e.emitChanges(before, r)
	e.emitDrift(before, r)
	return pendingDrift(failure, pending)
}

// reportPanic reports a panic in the status of the Work that caused it.
func (e *Executor) reportPanic(ctx context.Context, key types.NamespacedName, failure error) error {
	var w workv1alpha1.Work
	if err := e.control.Get(ctx, key, &w); err != nil {
		return client.IgnoreNotFound(err)
	}
	r := report{work: &w, total: len(w.Spec.Workload.Manifests), errs: []error{failure}}
	before := w.DeepCopy()
	changed, err := patch.Status(ctx, e.control, &w, func(w *workv1alpha1.Work) { r.conditions(&w.Status, metav1.NewTime(e.Clock.Now())) })
	if err != nil {
		return client.IgnoreNotFound(err)
	}
	if changed {
		e.emitChanges(before, r)
	}
	return nil
}

// changeOf returns the kind of difference between two statuses of a Work. A new condition is written at once if the status is
// settled, and within a few seconds if the manifest was applied just now.
func changeOf(current, next *workv1alpha1.WorkStatus, settled bool) coalesce.Change {
	if settled && !equality.Semantic.DeepEqual(current.Conditions, next.Conditions) {
		return coalesce.Settled
	}
	change := coalesce.Detail
	for _, after := range next.ManifestStatuses {
		var before workv1alpha1.ManifestStatus
		if i := slices.IndexFunc(current.ManifestStatuses, func(s workv1alpha1.ManifestStatus) bool {
			return s.Identifier == after.Identifier
		}); i >= 0 {
			before = current.ManifestStatuses[i]
		}
		change = max(change, work.ChangeOf(reported(before), reported(after)))
	}
	if settled {
		return change
	}
	if meta.IsStatusConditionTrue(next.Conditions, workv1alpha1.WorkApplied) &&
		!meta.IsStatusConditionTrue(current.Conditions, workv1alpha1.WorkApplied) {
		change = max(change, coalesce.Applied)
	}
	return max(min(change, coalesce.Urgent), coalesce.Progress)
}

func reported(s workv1alpha1.ManifestStatus) work.Report {
	return work.Report{Health: workv1alpha2.ResourceHealth(s.Health), Status: s.Status}
}

// interpreted is the condition of a Work for which an interpreter failed.
var interpreted = conditions.FailureCondition{
	Type:      workv1alpha1.WorkInterpreted,
	Failed:    workv1alpha1.WorkInterpretFailed,
	Recovered: workv1alpha1.WorkInterpretSuccessful,
}

func (r report) conditions(next *workv1alpha1.WorkStatus, now metav1.Time) {
	if r.suspended {
		conditions.Set(
			&next.Conditions,
			now,
			workv1alpha1.WorkDispatching,
			metav1.ConditionFalse,
			workv1alpha1.WorkReasonSuspendDispatching,
			suspendedMessage,
			0,
		)
		return
	}
	conditions.Set(
		&next.Conditions,
		now,
		workv1alpha1.WorkDispatching,
		metav1.ConditionTrue,
		workv1alpha1.WorkReasonDispatching,
		dispatchingMessage,
		0,
	)
	if len(r.errs) > 0 {
		conditions.Set(&next.Conditions, now, workv1alpha1.WorkApplied, metav1.ConditionFalse, workv1alpha1.WorkAppliedFailed,
			fmt.Sprintf("Failed to apply all manifests (%d/%d): %s", r.done, r.total, message(r.errs)), r.work.Generation)
		return
	}
	conditions.Set(
		&next.Conditions,
		now,
		workv1alpha1.WorkApplied,
		metav1.ConditionTrue,
		workv1alpha1.WorkAppliedSuccessful,
		"Manifest has been successfully applied",
		r.work.Generation,
	)
}

const (
	suspendedMessage   = "Work dispatching is in a suspended state."
	dispatchingMessage = "Work is being dispatched to member clusters."
)

// statuses returns the status and health of the objects in the member. The last reported status is kept for a missing object
// and after a failure of the interpreter, which is returned.
func (r report) statuses() (out []workv1alpha1.ManifestStatus, healthy bool, failure error) {
	healthy = true
	var errs []error
	for i, seen := range r.seen {
		if seen == nil || r.objects[i] == nil {
			healthy = false
			continue
		}
		gvk := r.objects[i].GroupVersionKind()
		s := workv1alpha1.ManifestStatus{Status: seen.status, Health: seen.health, Identifier: workv1alpha1.ResourceIdentifier{
			Ordinal: i, Group: gvk.Group, Version: gvk.Version, Kind: gvk.Kind,
			Namespace: r.objects[i].GetNamespace(), Name: r.objects[i].GetName(),
		}}
		if seen.failure != nil {
			errs = append(errs, seen.failure)
			if seen.status == nil {
				s.Status = lastReported(r.work, s.Identifier)
			}
		}
		healthy = healthy && seen.health == workv1alpha1.ResourceHealthy
		out = append(out, s)
	}
	return out, healthy, errors.Join(errs...)
}

// interpret returns the status and health of a member object. The status is nil after a failure to reflect it.
func (e *Executor) interpret(
	ctx context.Context, w *workv1alpha1.Work, o *interpret.Object,
) (status *runtime.RawExtension, health workv1alpha1.ResourceHealth, failure error) {
	status, reflectErr := canonical(e.Chain.Reflect(ctx, o))
	e.emitInterpreted(w, "ReflectStatus", fmt.Sprintf("Reflect status for object(%s/%s)", o.GetKind(), title(o)), "succeed.", reflectErr)
	judged, healthErr := e.Chain.Health(ctx, o)
	e.emitInterpreted(w, "InterpretHealth", fmt.Sprintf("Interpret health of object(%s/%s)", o.GetKind(), title(o)),
		"as "+strings.ToLower(string(judged))+".", healthErr)
	return status, workv1alpha1.ResourceHealth(judged), errors.Join(reflectErr, healthErr)
}

// lastReported returns the status of an object that the Work shows.
func lastReported(w *workv1alpha1.Work, id workv1alpha1.ResourceIdentifier) *runtime.RawExtension {
	for i := range w.Status.ManifestStatuses {
		if s := &w.Status.ManifestStatuses[i]; s.Identifier == id {
			return s.Status
		}
	}
	return nil
}

// emitChanges records events about the changes of the status.
func (e *Executor) emitChanges(before *workv1alpha1.Work, r report) {
	dispatching := events.Event{
		Source:  names.ExecutionSource,
		Reason:  "WorkDispatching",
		Message: dispatchingMessage,
		Once:    r.work.ResourceVersion,
	}
	if r.suspended {
		dispatching.Message = suspendedMessage
	}
	was := meta.FindStatusCondition(before.Status.Conditions, workv1alpha1.WorkDispatching)
	dispatching.Verbose = was == nil && !r.suspended // the first dispatch
	if was == nil || (was.Status == metav1.ConditionFalse) != r.suspended {
		e.emitOnWork(r.work, dispatching)
	}
	cluster, _ := names.ClusterOf(r.work.Namespace)
	work := r.work.Namespace + "/" + r.work.Name
	switch {
	case r.suspended: // not applied
	case len(r.errs) > 0:
		e.emitOnWork(r.work, events.Event{
			Source: names.ExecutionSource, Reason: "SyncFailed", Warning: true,
			Message: fmt.Sprintf("Failed to sync work(%s) to cluster(%s), err: %s", work, cluster, message(r.errs)),
		})
	case !meta.IsStatusConditionTrue(before.Status.Conditions, workv1alpha1.WorkApplied):
		e.emitOnWork(r.work, events.Event{
			Source: names.ExecutionSource, Reason: "SyncSucceed", Message: fmt.Sprintf("Sync work(%s) to cluster(%s) successful.", work, cluster),
		})
	}
}

// emitInterpreted records the outcome of an operation of an interpreter as an event of the Work. Success is verbose.
func (e *Executor) emitInterpreted(w *workv1alpha1.Work, operation, attempt, outcome string, err error) {
	event := events.Event{Source: names.WorkStatusSource, Reason: operation + "Succeed", Message: attempt + " " + outcome, Verbose: true}
	switch {
	case errors.Is(err, interpret.ErrNotReady):
		return
	case err != nil:
		event.Reason, event.Message = operation+"Failed", fmt.Sprintf("%s failed: %v", attempt, err)
		event.Warning, event.Verbose = true, false
	}
	e.emitOnWork(w, event)
}

// canonical encodes a status as the API server does, so that equal statuses have equal bytes.
func canonical(raw *runtime.RawExtension, err error) (*runtime.RawExtension, error) {
	if raw == nil || err != nil {
		return nil, err
	}
	var value any
	if err := json.Unmarshal(raw.Raw, &value); err != nil {
		return nil, fmt.Errorf("decode reflected status: %w", err)
	}
	return interpret.Raw(value)
}
