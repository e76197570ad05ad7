// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/conditions"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/scheduler/decide"
)

const (
	// statusWriters is the number of goroutines that write pending statuses. They are separate from the workers, so that
	// statuses are written under continuous load, too.
	statusWriters = 2
	// While bindings wait in the queue, a status writer pauses after each write for restFactor times its duration, up to
	// maxRest. The API server then serves the scheduling of bindings first.
	restFactor = 2
	maxRest    = 100 * time.Millisecond
	// maxPendingStatuses limits the pending statuses and thereby their delay. Further statuses are written immediately.
	maxPendingStatuses = 5000

	successMessage = "Binding has been scheduled successfully."
)

// outcome is the result of an attempt to schedule a binding, as its status reports it.
type outcome struct {
	uid             types.UID // of the binding
	at              metav1.Time
	scheduled       bool
	reason, message string
	// The following fields are set only if scheduled: the generation that was scheduled, the name of the chosen affinity
	// term, and status.lastScheduledTime.
	generation  int64
	affinity    string
	scheduledAt *metav1.Time
	// moves holds the moves that the status does not record yet.
	moves []workv1alpha2.MoveRecord
}

// outcomeOf returns the outcome of a decision that was written, or that failed.
func outcomeOf(b binding.Binding, d decide.Decision, failure error, at time.Time) *outcome {
	at = at.Truncate(time.Second) // the resolution of the API: another time within the same second is no change
	o := &outcome{uid: b.GetUID(), at: metav1.NewTime(at)}
	if failure != nil {
		o.reason, o.message = reasonOf(failure), withKept(failure.Error(), len(b.BindingSpec().Clusters))
		return o
	}
	o.scheduled, o.reason, o.message = true, workv1alpha2.BindingReasonSuccess, successMessage
	o.generation, o.affinity, o.scheduledAt = b.GetGeneration(), d.Affinity, &o.at
	if requested := b.BindingSpec().RescheduleTriggeredAt; requested != nil && !requested.Add(time.Second).Before(at) {
		o.scheduledAt = new(metav1.NewTime(requested.Add(time.Second))) // later than the request, so that it counts as served
	}
	return o
}

// withKept adds a sentence about the clusters that are kept after a failure.
func withKept(message string, clusters int) string {
	if clusters == 0 {
		return message
	}
	if !strings.HasSuffix(message, ".") {
		message += "."
	}
	if clusters == 1 {
		return message + " The current cluster is kept."
	}
	return fmt.Sprintf("%s The %d current clusters are kept.", message, clusters)
}

// recorded reports whether the status of a binding has the outcome already. lastScheduledTime is not compared, unless it shows
// whether a request to reschedule was served. An evaluation that changes nothing writes nothing.
func (o *outcome) recorded(b binding.Binding) bool {
	st := b.BindingStatus()
	c := meta.FindStatusCondition(st.Conditions, workv1alpha2.Scheduled)
	return o.scheduled && c != nil && c.Status == metav1.ConditionTrue && c.Reason == o.reason && c.Message == o.message &&
		st.SchedulerObservedGeneration == o.generation && st.SchedulerObservedAffinityName == o.affinity &&
		st.LastScheduledTime != nil && !rescheduleRequested(b)
}

// applyTo sets the outcome in the status of a binding, unless the status has it or reports a newer generation.
func (o *outcome) applyTo(b binding.Binding) {
	st := b.BindingStatus()
	addMoves(st, o.moves)
	if o.scheduled && o.generation < st.SchedulerObservedGeneration || o.recorded(b) {
		return
	}
	condition := metav1.ConditionFalse
	if o.scheduled {
		condition = metav1.ConditionTrue
	}
	conditions.Set(&st.Conditions, o.at, workv1alpha2.Scheduled, condition, o.reason, o.message, 0)
	if !o.scheduled {
		return
	}
	st.SchedulerObservedGeneration, st.SchedulerObservedAffinityName = o.generation, o.affinity
	if o.scheduledAt != nil {
		st.LastScheduledTime = o.scheduledAt
	}
}

// reportOutcome writes the outcome into the status. While other bindings wait in the queue, it leaves the write to the status
// writers. It writes at once if the next decision depends on the chosen affinity term or on a served request for rescheduling.
//
// A failed write of a scheduled binding is left to the status writers, too. spec.clusters is already written: another attempt may
// find that the binding needs no scheduling, and would not write this status.
func (s *Scheduler) reportOutcome(ctx context.Context, b binding.Binding, o *outcome) error {
	if o.recorded(b) {
		return nil
	}
	k := client.ObjectKeyFromObject(b)
	canWait := o.scheduled && o.affinity == b.BindingStatus().SchedulerObservedAffinityName && !rescheduleRequested(b)
	if canWait && s.queue.Len() > 0 && s.pendingStatuses.put(k, o) {
		return nil
	}
	err := s.updateStatus(ctx, b, func() { o.applyTo(b) })
	if err != nil && o.scheduled && s.pendingStatuses.put(k, o) {
		ctrl.LoggerFrom(ctx).V(1).Info("Failed to update binding status; retrying", "error", err.Error())
		return nil
	}
	return err
}

// observeGeneration records in the status that the spec was evaluated and needs no scheduling.
func (s *Scheduler) observeGeneration(ctx context.Context, b binding.Binding) error {
	return s.updateStatus(ctx, b, func() { b.BindingStatus().SchedulerObservedGeneration = b.GetGeneration() })
}

// updateStatus writes the pending status of a binding together with the changes of mutate. If mutate changes nothing, it
// writes nothing; the status writers write the pending status.
func (s *Scheduler) updateStatus(ctx context.Context, b binding.Binding, mutate func()) error {
	pending := s.pendingStatuses.get(b)
	changed, err := patch.Status(ctx, s.control, client.Object(b), func(client.Object) {
		if pending != nil {
			pending.applyTo(b)
		}
		mutate()
	})
	if changed {
		s.pendingStatuses.written(client.ObjectKeyFromObject(b), pending)
	}
	return err
}

// pendingStatuses holds the outcomes that the status writers will write; see the package comment.
type pendingStatuses struct {
	queue    workqueue.TypedRateLimitingInterface[key]
	mu       sync.Mutex // guards outcomes
	outcomes map[key]*outcome
}

func newPendingStatuses() *pendingStatuses {
	return &pendingStatuses{outcomes: map[key]*outcome{}, queue: workqueue.NewTypedRateLimitingQueueWithConfig(
		workqueue.NewTypedItemExponentialFailureRateLimiter[key](minBackoff, maxBackoff),
		workqueue.TypedRateLimitingQueueConfig[key]{Name: "scheduler-status"})}
}

// put replaces the pending outcome of a binding. It returns false if there are too many.
func (p *pendingStatuses) put(k key, o *outcome) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	old, ok := p.outcomes[k]
	if !ok && len(p.outcomes) >= maxPendingStatuses {
		return false
	}
	if ok && old.uid == o.uid && old != o {
		o.moves = append(slices.Clone(old.moves), o.moves...)
	}
	p.outcomes[k] = o
	p.queue.Add(k)
	return true
}

// get returns the pending outcome of a binding, or nil if there is none. A recreated binding of the same name has none.
func (p *pendingStatuses) get(b binding.Binding) *outcome {
	p.mu.Lock()
	defer p.mu.Unlock()
	if o := p.outcomes[client.ObjectKeyFromObject(b)]; o != nil && o.uid == b.GetUID() {
		return o
	}
	return nil
}

// written removes an outcome that was written, but not one that replaced it meanwhile.
func (p *pendingStatuses) written(k key, o *outcome) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if o != nil && p.outcomes[k] == o {
		delete(p.outcomes, k)
	}
}

// forget removes the pending outcome of a deleted binding.
func (p *pendingStatuses) forget(k key) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.outcomes, k)
}

// statuses returns the status writers.
func (s *Scheduler) statuses() *requeue.Runner[key] {
	return &requeue.Runner[key]{
		Queue: s.pendingStatuses.queue, Workers: statusWriters, Name: "scheduler-status", Values: valuesOf,
		Reconcile: func(ctx context.Context, k key) error {
			start := time.Now() //nolint:forbidigo // only measures the duration of the write
			err := s.writeStatus(ctx, k)
			select {
			case <-ctx.Done():
			case <-time.After(rest(time.Since(start), s.queue.Len())):
			}
			return err
		},
	}
}

// rest returns the pause of a status writer after a write of the given duration, while bindings wait in the queue.
func rest(took time.Duration, waiting int) time.Duration {
	if waiting == 0 {
		return 0
	}
	return min(restFactor*took, maxRest)
}

// writeStatus writes the pending status of a binding, if it has one.
func (s *Scheduler) writeStatus(ctx context.Context, k key) error {
	b := binding.ScopeFor(k.Namespace).New()
	if err := s.control.Get(ctx, k, b); apierrors.IsNotFound(err) {
		s.pendingStatuses.forget(k)
		s.forget(k)
		return nil
	} else if err != nil {
		return err
	}
	if s.control.Stale(b) {
		return requeue.ErrStale
	}
	o := s.pendingStatuses.get(b)
	if o == nil {
		return nil
	}
	if !s.isResponsible(b) { // another scheduler writes the condition now
		s.pendingStatuses.written(k, o)
		return nil
	}
	if _, err := patch.Status(ctx, s.control, client.Object(b), func(client.Object) { o.applyTo(b) }); err != nil {
		return client.IgnoreNotFound(err)
	}
	s.pendingStatuses.written(k, o)
	if b.GetGeneration() != o.generation {
		// The spec changed concurrently. The watch handler ignores the event of this write, which includes the change.
		s.enqueue(b, eventUpdate)
	}
	return nil
}

// reasonOf returns the reason of the condition Scheduled (docs/contract/scheduling.md#results).
func reasonOf(failure error) string {
	var fit *decide.FitError
	var unschedulable *decide.UnschedulableError
	switch {
	case errors.As(failure, &fit):
		return workv1alpha2.BindingReasonNoClusterFit
	case errors.As(failure, &unschedulable):
		return workv1alpha2.BindingReasonUnschedulable
	case apierrors.IsForbidden(failure) && apierrors.ReasonForError(failure) == workv1alpha2.BindingReasonQuotaExceeded:
		return workv1alpha2.BindingReasonQuotaExceeded
	default:
		return workv1alpha2.BindingReasonSchedulerError
	}
}

// reasonConstraintExceeded is the reason of the event for a constraint that a decision exceeds.
const reasonConstraintExceeded = "SpreadConstraintExceeded"

// recordEvents records the outcome on the binding and on its template, and the affinity terms that failed before the chosen
// one.
func (s *Scheduler) recordEvents(b binding.Binding, d decide.Decision, failure error) {
	if p := b.BindingSpec().Placement; p != nil && len(p.ClusterAffinities) > 0 {
		for i := range d.Trace.Terms {
			t := &d.Trace.Terms[i]
			if t.Error == "" {
				continue
			}
			// Karmada compatible: "clusterAffiliates" is misspelled.
			s.recordEvent(b, events.Event{Reason: "ScheduleBindingFailed", Warning: true,
				Message: fmt.Sprintf("failed to schedule %s with clusterAffiliates index(%d): %s", binding.Title(b), t.Index, t.Error)})
		}
	}
	if failure != nil {
		s.recordEvent(b, events.Event{Reason: "ScheduleBindingFailed", Warning: true, Message: failure.Error()})
		return
	}
	if d.Exceeded != "" {
		s.recordEvent(b, events.Event{Reason: reasonConstraintExceeded, Warning: true, Message: d.Exceeded})
	}
	s.recordEvent(b, events.Event{Reason: "ScheduleBindingSucceed", Message: successMessage + formatResult(b)})
}

func (s *Scheduler) recordEvent(b binding.Binding, e events.Event) {
	e.Source = s.Name
	for _, on := range []corev1.ObjectReference{binding.Reference(b), binding.TemplateReference(b)} {
		e.On = on
		s.Events.Emit(e)
	}
}

// formatResult formats the targets for the event: " Result: {member1:1, member2:1}".
func formatResult(b binding.Binding) string {
	var parts []string
	for _, c := range b.BindingSpec().Clusters {
		parts = append(parts, fmt.Sprintf("%s:%d", c.Name, c.Replicas))
	}
	slices.Sort(parts)
	text := "{" + strings.Join(parts, ", ") + "}"
	if b.GetNamespace() == "" {
		return " Result " + text // Karmada compatible: the event of a ClusterResourceBinding has no colon
	}
	return " Result: " + text
}
