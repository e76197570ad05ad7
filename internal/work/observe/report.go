// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

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
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/machinery/truncate"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work"
)

// Reporter writes the statuses of the Works of one cluster, for as long as this process owns it.
type Reporter struct {
	*Observer
	coalescer *coalesce.Coalescer[types.NamespacedName]
	drift     driftLog
	contests  contests
}

// NewReporter returns a Reporter.
func (o *Observer) NewReporter() *Reporter {
	return &Reporter{Observer: o, coalescer: coalesce.New[types.NamespacedName](o.Clock, o.Delays)}
}

// Forget drops the records of a deleted Work.
func (r *Reporter) Forget(work types.NamespacedName) {
	r.coalescer.Forget(work)
	r.drift.forget(work)
	r.contests.forget(work)
}

// Report is the result of applying a Work.
type Report struct {
	Work *workv1alpha1.Work
	// Suspended means that nothing is applied.
	Suspended bool
	// Applied is the number of applied manifests, Errs has the errors of others.
	Applied int
	Errs    []error
	// Stale has the errors of watches whose objects may have changed unseen.
	Stale []error
	// Objects are the manifests, and Seen the observations of the member objects; nil if one does not exist.
	Objects []*interpret.Object
	Seen    []*Observation
}

// Send writes the status of a Work, after a delay if it is not settled or differs only in details.
func (r *Reporter) Send(ctx context.Context, p Report) error {
	next := p.Work.Status.DeepCopy()
	now := metav1.NewTime(r.Clock.Now())
	p.setConditions(next, now)
	statuses, healthy, failure := p.statuses()
	if len(statuses) > 0 {
		bound(statuses)
		next.ManifestStatuses = statuses
	}
	interpreted.Set(&next.Conditions, now, failure)
	key := client.ObjectKeyFromObject(p.Work)
	after, contested := r.contests.report(key, now.Time)
	enforced.Set(&next.Conditions, now, contested)
	var pending time.Duration
	next.Drift, pending = r.drift.report(key, p.Work.Status.Drift, p.notApplied(), now.Time)
	after = earliest(after, pending)
	if equality.Semantic.DeepEqual(next, &p.Work.Status) {
		r.coalescer.Unchanged(key)
		return afterReport(failure, after)
	}
	settled := healthy || len(p.Errs) > 0 || len(p.Stale) > 0 || failure != nil || p.Suspended
	change := changeOf(&p.Work.Status, next, settled)
	if change == coalesce.Settled && p.rolling(next) {
		change = coalesce.Transition
	}
	if wait := r.coalescer.Delay(key, change); wait > 0 {
		return requeue.After(earliest(wait, after), "status not settled; delaying the update")
	}
	before := p.Work.DeepCopy()
	if _, err := patch.Status(ctx, r.Control, p.Work, func(w *workv1alpha1.Work) { w.Status = *next }); err != nil {
		return client.IgnoreNotFound(err)
	}
	r.coalescer.Sent(key, change)
	var added workv1alpha1.Drift
	if pending == 0 {
		added = r.drift.forget(key)
	}
	r.emitChanges(before, p)
	r.emitDrift(before, p, added)
	r.emitContest(before, p)
	return afterReport(failure, after)
}

// afterReport returns the result of a report that must be repeated after a delay, unless it is 0.
func afterReport(failure error, after time.Duration) error {
	if failure != nil || after == 0 {
		return failure
	}
	return requeue.After(after, "changes were reported or restored recently; delaying the next report or update")
}

// SendPanic reports a panic in the status of the Work that caused it.
func (r *Reporter) SendPanic(ctx context.Context, key types.NamespacedName, failure error) error {
	var w workv1alpha1.Work
	if err := r.Control.Get(ctx, key, &w); err != nil {
		return client.IgnoreNotFound(err)
	}
	p, before := Report{Work: &w, Errs: []error{failure}}, w.DeepCopy()
	changed, err := patch.Status(ctx, r.Control, &w, func(w *workv1alpha1.Work) { p.setConditions(&w.Status, metav1.NewTime(r.Clock.Now())) })
	if changed && err == nil {
		r.emitChanges(before, p)
	}
	return client.IgnoreNotFound(err)
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

// rolling reports whether an applied object is healthy, while its status will change again soon: the replicas of the former generation are
// not deleted yet, for example. The report that they are follows within moments, and replaces this one if that is delayed. The first report
// of an applied object is not rolling, because others wait for it.
func (p Report) rolling(next *workv1alpha1.WorkStatus) bool {
	applied := meta.FindStatusCondition(p.Work.Status.Conditions, workv1alpha1.WorkApplied)
	if applied == nil || applied.Status != metav1.ConditionTrue || len(p.Errs) > 0 || len(p.Stale) > 0 || p.Suspended {
		return false
	}
	if len(next.Conditions) != len(p.Work.Status.Conditions) || slices.ContainsFunc(next.Conditions, func(c metav1.Condition) bool {
		return !meta.IsStatusConditionPresentAndEqual(p.Work.Status.Conditions, c.Type, c.Status)
	}) {
		return false
	}
	return slices.ContainsFunc(next.ManifestStatuses, func(s workv1alpha1.ManifestStatus) bool {
		desired := int64(-1)
		if i := s.Identifier.Ordinal; i < len(p.Objects) && p.Objects[i] != nil {
			if n, found, err := unstructured.NestedInt64(p.Objects[i].Object, "spec", "replicas"); found && err == nil {
				desired = n
			}
		}
		return work.Rolling(s.Status, desired)
	})
}

func reported(s workv1alpha1.ManifestStatus) work.Report {
	return work.NewReport(workv1alpha2.ResourceHealth(s.Health), s.Status)
}

// interpreted is the condition of a Work for which an interpreter failed.
var interpreted = conditions.FailureCondition{
	Type:      workv1alpha1.WorkInterpreted,
	Failed:    workv1alpha1.WorkInterpretFailed,
	Recovered: workv1alpha1.WorkInterpretSuccessful,
}

func (p Report) setConditions(next *workv1alpha1.WorkStatus, now metav1.Time) {
	if p.Suspended {
		conditions.Set(&next.Conditions, now, workv1alpha1.WorkDispatching, metav1.ConditionFalse, workv1alpha1.WorkReasonSuspendDispatching,
			suspendedMessage, 0)
		return
	}
	conditions.Set(&next.Conditions, now, workv1alpha1.WorkDispatching, metav1.ConditionTrue, workv1alpha1.WorkReasonDispatching,
		dispatchingMessage, 0)
	status, reason, message := metav1.ConditionTrue, workv1alpha1.WorkAppliedSuccessful, "Manifest has been successfully applied"
	switch {
	case len(p.Errs) == 0 && len(p.Stale) > 0:
		status, reason = metav1.ConditionUnknown, workv1alpha1.WorkAppliedUnknown
		message = binding.StateUnknown + joined(p.Stale)
	case len(p.Errs) > 0:
		status, reason = metav1.ConditionFalse, workv1alpha1.WorkAppliedFailed
		message = fmt.Sprintf("Failed to apply all manifests (%d/%d): %s", p.Applied, len(p.Work.Spec.Workload.Manifests), joined(p.Errs))
	}
	conditions.Set(&next.Conditions, now, workv1alpha1.WorkApplied, status, reason, message, p.Work.Generation)
}

const (
	suspendedMessage   = "Work dispatching is in a suspended state."
	dispatchingMessage = "Work is being dispatched to member clusters."
)

// statuses returns the status and health of the objects in the member. The last reported status is kept for a missing object
// and after a failure of the interpreter, which is returned.
func (p Report) statuses() (out []workv1alpha1.ManifestStatus, healthy bool, failure error) {
	healthy = true
	var errs []error
	for i, seen := range p.Seen {
		if seen == nil || p.Objects[i] == nil {
			healthy = false
			continue
		}
		gvk := p.Objects[i].GroupVersionKind()
		s := workv1alpha1.ManifestStatus{Status: seen.status, Health: seen.Health, Identifier: workv1alpha1.ResourceIdentifier{
			Ordinal: i, Group: gvk.Group, Version: gvk.Version, Kind: gvk.Kind,
			Namespace: p.Objects[i].GetNamespace(), Name: p.Objects[i].GetName(),
		}}
		if seen.failure != nil {
			errs = append(errs, seen.failure)
			if seen.status == nil {
				s.Status = lastReported(p.Work, s.Identifier)
			}
		}
		healthy = healthy && seen.Health == workv1alpha1.ResourceHealthy
		out = append(out, s)
	}
	return out, healthy, errors.Join(errs...)
}

// maxStatus bounds the statuses of the objects of one Work, in bytes of JSON. The control plane rejects larger ones of agents.
const maxStatus = 192 << 10

const wholeStatus = "the whole status is in the cluster"

// bound truncates the statuses of the objects of one Work that are too large together.
func bound(statuses []workv1alpha1.ManifestStatus) {
	sizes := make([]int, len(statuses))
	for i, s := range statuses {
		if s.Status != nil {
			sizes[i] = len(s.Status.Raw)
		}
	}
	for i, limit := range truncate.Limits(sizes, maxStatus) {
		statuses[i].Status = truncate.Status(statuses[i].Status, limit, wholeStatus)
	}
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
func (r *Reporter) emitChanges(before *workv1alpha1.Work, p Report) {
	emit := func(e events.Event) {
		e.On, e.Source = work.Reference(p.Work), names.ExecutionSource
		r.Events.Emit(e)
	}
	was := meta.FindStatusCondition(before.Status.Conditions, workv1alpha1.WorkDispatching)
	if was == nil || (was.Status == metav1.ConditionFalse) != p.Suspended {
		message := dispatchingMessage
		if p.Suspended {
			message = suspendedMessage
		}
		first := was == nil && !p.Suspended
		emit(events.Event{Reason: "WorkDispatching", Message: message, Once: p.Work.ResourceVersion, Verbose: first})
	}
	cluster, _ := names.ClusterOf(p.Work.Namespace)
	key := p.Work.Namespace + "/" + p.Work.Name
	switch {
	case p.Suspended, len(p.Errs) == 0 && len(p.Stale) > 0: // nothing was applied
	case len(p.Errs) > 0:
		message := fmt.Sprintf("Failed to sync work(%s) to cluster(%s), err: %s", key, cluster, joined(p.Errs))
		emit(events.Event{Reason: "SyncFailed", Warning: true, Message: message})
	case !meta.IsStatusConditionTrue(before.Status.Conditions, workv1alpha1.WorkApplied):
		emit(events.Event{Reason: "SyncSucceed", Verbose: true, Message: fmt.Sprintf("Sync work(%s) to cluster(%s) successful.", key, cluster)})
	}
}

// joined joins the messages of errors for the condition Applied.
func joined(errs []error) string {
	var parts []string
	for _, err := range errs {
		parts = append(parts, err.Error())
	}
	return strings.Join(parts, "; ")
}
