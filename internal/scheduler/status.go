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
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/conditions"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/scheduler/decide"
)

const (
	// reporters write the statuses that are owed. They are not the workers, so that a burst without end does not silence them.
	// While bindings wait for clusters they rest after each status, restFactor times as long as writing it took, up to
	// maxRest: what the API server can do goes into placing first.
	statusWriters = 2
	restFactor    = 2
	maxRest       = 100 * time.Millisecond
	// maxOwed bounds how many statuses are owed, and by that for how long: beyond it they are written at once.
	maxPendingStatuses = 5000

	successMessage = "Binding has been scheduled successfully."
)

// outcome is what an attempt at a binding has to say in its status.
type outcome struct {
	uid             types.UID // of the binding
	at              metav1.Time
	scheduled       bool
	reason, message string
	// generation is what was placed, affinity the name of the term in force, and scheduled the time of the decision, nil when
	// it was no new one. Only for what is placed.
	generation  int64
	affinity    string
	scheduledAt *metav1.Time
}

// outcomeOf is what the status of a binding is to say after a decision was written, or could not be made.
func outcomeOf(b binding.Binding, d decide.Decision, failure error, at time.Time) *outcome {
	now := metav1.NewTime(at)
	o := &outcome{uid: b.GetUID(), at: now}
	if failure != nil {
		o.reason, o.message = reasonOf(failure), failure.Error()
		switch n := len(b.BindingSpec().Clusters); n {
		case 0:
		case 1:
			o.message += " The cluster chosen earlier is kept."
		default:
			o.message += fmt.Sprintf(" The %d clusters chosen earlier are kept.", n)
		}
		return o
	}
	o.scheduled, o.reason, o.message = true, workv1alpha2.BindingReasonSuccess, successMessage
	o.generation, o.affinity = b.GetGeneration(), d.Affinity
	if st := b.BindingStatus(); st.SchedulerObservedGeneration != o.generation || st.LastScheduledTime == nil || rescheduleRequested(b) {
		o.scheduledAt = &now
		if asked := b.BindingSpec().RescheduleTriggeredAt; asked != nil && !asked.Add(time.Second).Before(at) {
			o.scheduledAt = new(metav1.NewTime(asked.Add(time.Second))) // later than the request, which is granted by now
		}
	}
	return o
}

// onto has a binding's status say it, unless it says something newer.
func (o *outcome) applyTo(b binding.Binding) {
	st := b.BindingStatus()
	if o.scheduled && o.generation < st.SchedulerObservedGeneration {
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

// report writes the outcome into the status, or leaves that to the reporters while other bindings wait for clusters: where
// workloads go is worth more than being told so. What the next decision needs to know is never left to them: which term is in
// force, and that a request was granted.
//
// A status that cannot be written is left to them, too: where the clusters are written, another attempt may find nothing to
// decide, and would never say what this one had to.
func (s *Scheduler) reportOutcome(ctx context.Context, b binding.Binding, o *outcome) error {
	k := client.ObjectKeyFromObject(b)
	canWait := o.scheduledAt != nil && o.affinity == b.BindingStatus().SchedulerObservedAffinityName && !rescheduleRequested(b)
	if canWait && s.queue.Len() > 0 && s.pendingStatuses.put(k, o) {
		return nil
	}
	err := s.updateStatus(ctx, b, func() { o.applyTo(b) })
	if err != nil && o.scheduled && s.pendingStatuses.put(k, o) {
		ctrl.LoggerFrom(ctx).V(1).Info("Cannot write into the binding's status where it was scheduled; trying again", "error", err.Error())
		return nil
	}
	return err
}

// acknowledge says that the spec was looked at and asks for no decision.
func (s *Scheduler) observeGeneration(ctx context.Context, b binding.Binding) error {
	return s.updateStatus(ctx, b, func() { b.BindingStatus().SchedulerObservedGeneration = b.GetGeneration() })
}

// say writes into the status what is owed and what is new. Nothing new is nothing to write: what is owed will be.
func (s *Scheduler) updateStatus(ctx context.Context, b binding.Binding, news func()) error {
	owed := s.pendingStatuses.get(b)
	changed, err := patch.Status(ctx, s.control, client.Object(b), func(client.Object) {
		if owed != nil {
			owed.applyTo(b)
		}
		news()
	})
	if changed {
		s.pendingStatuses.written(client.ObjectKeyFromObject(b), owed)
	}
	return err
}

// owed are outcomes that the reporters are to write. It is a memory, not a state: without it bindings are decided about again,
// beginning with what is there.
type pendingStatuses struct {
	queue    workqueue.TypedRateLimitingInterface[key]
	mu       sync.Mutex
	outcomes map[key]*outcome
}

func newPendingStatuses() *pendingStatuses {
	return &pendingStatuses{outcomes: map[key]*outcome{}, queue: workqueue.NewTypedRateLimitingQueueWithConfig(
		workqueue.NewTypedItemExponentialFailureRateLimiter[key](minBackoff, maxBackoff),
		workqueue.TypedRateLimitingQueueConfig[key]{Name: "scheduler-status"})}
}

// put owes an outcome in place of an earlier one, unless too many are.
func (d *pendingStatuses) put(k key, o *outcome) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if _, ok := d.outcomes[k]; !ok && len(d.outcomes) >= maxPendingStatuses {
		return false
	}
	d.outcomes[k] = o
	d.queue.Add(k)
	return true
}

// of is what a binding's status is still to say, nil when it says all.
func (d *pendingStatuses) get(b binding.Binding) *outcome {
	d.mu.Lock()
	defer d.mu.Unlock()
	if o := d.outcomes[client.ObjectKeyFromObject(b)]; o != nil && o.uid == b.GetUID() {
		return o
	}
	return nil
}

// settled notes that an outcome was written. One that came since is still owed.
func (d *pendingStatuses) written(k key, o *outcome) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if o != nil && d.outcomes[k] == o {
		delete(d.outcomes, k)
	}
}

// forget drops what is owed to a binding that is gone.
func (d *pendingStatuses) forget(k key) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.outcomes, k)
}

// settleNext writes one status that is owed. When ctx has ended, what is still owed is left: nothing can be written any more.
func (s *Scheduler) writeNextStatus(ctx context.Context) bool {
	k, down := s.pendingStatuses.queue.Get()
	if down {
		return false
	}
	defer s.pendingStatuses.queue.Done(k)
	if ctx.Err() != nil {
		return false
	}
	begun := time.Now() //nolint:forbidigo // how long it takes, nothing else
	err := s.writeStatus(ctx, k)
	switch {
	case err == nil:
		s.pendingStatuses.queue.Forget(k)
	case errors.Is(err, errStaleCache) || apierrors.IsConflict(err):
		s.pendingStatuses.queue.AddAfter(k, afterConflict)
	default:
		ctrl.LoggerFrom(ctx).WithName("scheduler").Error(err, "Cannot write into the binding's status where it was scheduled; trying again", "binding", k)
		s.pendingStatuses.queue.AddRateLimited(k)
	}
	select {
	case <-ctx.Done():
	case <-time.After(rest(time.Since(begun), s.queue.Len())):
	}
	return true
}

// rest is how long a reporter rests after a status that took so long to write while so many bindings wait for clusters.
func rest(took time.Duration, waiting int) time.Duration {
	if waiting == 0 {
		return 0
	}
	return min(restFactor*took, maxRest)
}

// settle writes what is owed, if it still is.
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
		return errStaleCache
	}
	o := s.pendingStatuses.get(b)
	if o == nil {
		return nil
	}
	if !s.isResponsible(b) { // its condition is another scheduler's by now, which may have found that nothing fits
		s.pendingStatuses.written(k, o)
		return nil
	}
	if _, err := patch.Status(ctx, s.control, client.Object(b), func(client.Object) { o.applyTo(b) }); err != nil {
		return client.IgnoreNotFound(err)
	}
	s.pendingStatuses.written(k, o)
	if b.GetGeneration() != o.generation {
		// Somebody changed what was placed, and no worker has looked at that. The watch may have taken it for looked at: it
		// sees that this scheduler wrote onto it.
		s.enqueue(b, eventUpdate)
	}
	return nil
}

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

// tell emits the outcome on the binding and on the user's object, and which affinity terms failed before the one that was
// taken.
func (s *Scheduler) recordEvents(b binding.Binding, d decide.Decision, failure error) {
	if p := b.BindingSpec().Placement; p != nil && len(p.ClusterAffinities) > 0 {
		for i := range d.Trace.Terms {
			t := &d.Trace.Terms[i]
			if t.Error == "" {
				continue
			}
			s.emit(b, events.Event{Source: s.Name, Reason: "ScheduleBindingFailed", Warning: true,
				Message: fmt.Sprintf("failed to schedule %s with clusterAffiliates index(%d): %s", binding.Title(b), t.Index, t.Error)}) // the contract's spelling
		}
	}
	e := events.Event{Source: s.Name, Reason: "ScheduleBindingSucceed", Message: successMessage + result(b)}
	if failure != nil {
		e.Reason, e.Warning, e.Message = "ScheduleBindingFailed", true, failure.Error()
	}
	s.emit(b, e)
}

func (s *Scheduler) emit(b binding.Binding, e events.Event) {
	for _, on := range []corev1.ObjectReference{binding.Reference(b), binding.TemplateReference(b)} {
		e.On = on
		s.Events.Emit(e)
	}
}

// result prints targets as the contract's event does: " Result: {member1:1, member2:1}".
func result(b binding.Binding) string {
	var parts []string
	for _, c := range b.BindingSpec().Clusters {
		parts = append(parts, fmt.Sprintf("%s:%d", c.Name, c.Replicas))
	}
	slices.Sort(parts)
	text := "{" + strings.Join(parts, ", ") + "}"
	if b.GetNamespace() == "" {
		return " Result " + text // the contract has no colon here
	}
	return " Result: " + text
}
