// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package scheduler places every binding: it gathers what decide needs, lets it decide, and writes the result.
//
//	Binding, Cluster events ─► queue ─► 1 read the binding  2 snapshot, is it due?  3 estimates  4 decide  5 patch  6 tell
//
// Higher priorities leave the queue first. At most two writes follow from a decision: the clusters with the placement they
// were chosen by, and the status. A binding that cannot be placed keeps the clusters it has; it is parked, and tried again
// when a cluster changes in a way that could help.
package scheduler

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/consistency"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/patch"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Options say which bindings a scheduler handles and how.
type Options struct {
	// Name is the scheduler's; it handles the bindings that name it. Empty means names.DefaultScheduler.
	Name   string
	Events events.Recorder
	Clock  clock.PassiveClock
	// Profile is the choice of plugins; nil means all.
	Profile *decide.Profile
	// Estimators say what clusters can take; nil means by what the clusters report only.
	Estimators *estimate.Estimators
	// Models has clusters estimated by their grades of nodes (gate CustomizedClusterResourceModeling).
	ResourceModels bool
	// Assume counts what was placed and does not show yet in what clusters report (gate SchedulingOvercommitProtection).
	Assume bool
	// Workers is how many bindings are placed at once; 0 means 8.
	Workers int
	// KeepEmpty keeps clusters that get no replicas (--enable-empty-workload-propagation).
	KeepEmpty bool
	// RemoveUnschedulable removes a workload from its clusters when it becomes unschedulable (--unschedulable-workloads=Remove).
	RemoveUnschedulable bool
}

// Scheduler is a Runnable.
type Scheduler struct {
	Options
	control         *consistency.Client
	cache           cache.Cache
	queue           priorityqueue.PriorityQueue[key]
	unschedulable   unschedulable
	snapshots       snapshots
	groups          groups
	assumed         assumed
	pendingStatuses *pendingStatuses
}

// key names a binding; the scope follows from whether it has a namespace.
type key = types.NamespacedName

const (
	defaultWorkers = 8
	// Backoff of a failed attempt (semantics §13.1).
	minBackoff, maxBackoff = time.Second, 10 * time.Second
	// afterConflict gives the cache time to see the write that came between.
	afterConflict = 20 * time.Millisecond
)

// Setup adds the scheduler to the manager.
func Setup(ctx context.Context, mgr manager.Manager, o Options) error {
	if err := indexGroups(ctx, mgr.GetFieldIndexer()); err != nil {
		return err
	}
	return mgr.Add(New(mgr.GetClient(), mgr.GetCache(), o))
}

// New makes a scheduler that reads from and writes to the control plane. The cache finds bindings by their groups
// (indexGroups).
func New(control client.Client, c cache.Cache, o Options) *Scheduler {
	if o.Name == "" {
		o.Name = names.DefaultScheduler
	}
	if o.Workers <= 0 {
		o.Workers = defaultWorkers
	}
	if o.Profile == nil {
		o.Profile = decide.Default()
	}
	if o.Estimators == nil {
		o.Estimators = &estimate.Estimators{}
	}
	return &Scheduler{Options: o, control: consistency.NewClient(control), cache: c, queue: newQueue(), snapshots: snapshots{resourceModels: o.ResourceModels}, pendingStatuses: newPendingStatuses()}
}

// NeedLeaderElection keeps two schedulers of one name from working at once.
func (s *Scheduler) NeedLeaderElection() bool { return true }

// Start works until ctx ends.
func (s *Scheduler) Start(ctx context.Context) error {
	if err := s.watch(ctx); err != nil {
		return err
	}
	if !s.cache.WaitForCacheSync(ctx) {
		return ctx.Err()
	}
	var wg sync.WaitGroup
	for range s.Workers {
		wg.Go(func() {
			for s.next(ctx) {
			}
		})
	}
	for range statusWriters {
		wg.Go(func() {
			for s.writeNextStatus(ctx) {
			}
		})
	}
	<-ctx.Done()
	s.queue.ShutDown()
	s.pendingStatuses.queue.ShutDown()
	wg.Wait()
	return nil
}

func (s *Scheduler) next(ctx context.Context) bool {
	k, priority, down := s.queue.GetWithPriority()
	if down {
		return false
	}
	defer s.queue.Done(k)
	log := ctrl.LoggerFrom(ctx).WithName("scheduler").WithValues("binding", k)
	err := s.schedule(ctrl.LoggerInto(ctx, log), k)
	var unplaced *waitError
	switch {
	case err == nil:
		s.unschedulable.remove(k)
		s.queue.Forget(k)
	case errors.As(err, &unplaced):
		s.queue.Forget(k)
		s.queue.AddWithOpts(priorityqueue.AddOpts{After: s.unschedulable.add(k, priority, s.Clock.Now()), Priority: &priority}, k)
	case errors.Is(err, errStaleCache) || apierrors.IsConflict(err):
		s.queue.AddWithOpts(priorityqueue.AddOpts{After: afterConflict, Priority: &priority}, k)
	default:
		log.Error(err, "Cannot schedule the binding; trying again")
		incoming.WithLabelValues(eventFailure).Inc()
		s.queue.AddWithOpts(priorityqueue.AddOpts{RateLimited: true, Priority: &priority}, k)
	}
	return true
}

// errBehind says that the cache does not show yet what was written last.
var errStaleCache = errors.New("the cache is behind")

// unplacedError says that the binding waits for a change, of clusters or of its policy, that lets it be placed.
type waitError struct{ cause error }

func (e *waitError) Error() string { return e.cause.Error() }
func (e *waitError) Unwrap() error { return e.cause }

// schedule places one binding. An error means that it is worth trying again.
func (s *Scheduler) schedule(ctx context.Context, k key) error {
	start := s.Clock.Now()
	// 1. The binding, and whether it is ours to place.
	b := binding.ScopeFor(k.Namespace).New()
	if err := s.control.Get(ctx, k, b); apierrors.IsNotFound(err) {
		s.forget(k) // again: it may have been decided about when the watch told that it is gone
		return nil
	} else if err != nil {
		return err
	}
	if !s.handles(b) {
		s.forget(k)
		return nil
	}
	// Asked for first: what a reporter writes in between, the cache is behind of.
	owed := s.pendingStatuses.get(b)
	if s.control.Stale(b) {
		return errStaleCache
	}
	if owed != nil {
		owed.applyTo(b) // what the status is about to say
	}
	// 2. The clusters as they are now, and whether there is anything to decide.
	now, err := s.snapshots.get(ctx, s.control)
	if err != nil {
		return err
	}
	reason, kind := needsScheduling(now.clusters, b)
	if reason == "" {
		return s.observeGeneration(ctx, b)
	}
	// 3, 4. Estimates, then the decision.
	d, failure := s.decide(ctx, now, b)
	// 5. At most two writes, the second of which may be left to the reporters.
	if failure == nil {
		before := b.BindingSpec().Clusters
		if err = s.assign(ctx, b, d); err == nil && s.Assume {
			s.assumed.add(k, b.BindingSpec(), before, d.Clusters, s.Clock.Now())
		}
	} else {
		err = s.keepCurrent(ctx, b, now.clusters)
	}
	if err != nil {
		s.groups.forget(k)
		if refusal := rejection(err); refusal != nil {
			// Only people can help, by another policy or a larger quota.
			err = errors.Join(err, s.reportOutcome(ctx, b, outcomeOf(b, d, refusal, s.Clock.Now())))
			s.recordEvents(b, d, refusal)
			recordAttempt(refusal, kind, s.Clock.Since(start))
		}
		return err
	}
	if b.BindingSpec().WorkloadAffinityGroups != nil {
		s.groups.markWritten(k)
	}
	if err := s.reportOutcome(ctx, b, outcomeOf(b, d, failure, s.Clock.Now())); err != nil {
		return err
	}
	// 6. Tell the user.
	s.recordEvents(b, d, failure)
	recordAttempt(failure, kind, s.Clock.Since(start))
	return classify(failure)
}

// decide gathers what the decision depends on, and decides. Members of one affinity group are decided one after the other,
// so that each sees where the others go. A plugin that panics fails the binding at hand, and no other.
func (s *Scheduler) decide(ctx context.Context, now *clusterState, b binding.Binding) (d decide.Decision, err error) {
	defer func() {
		if r := recover(); r != nil {
			d, err = decide.Decision{}, fmt.Errorf("the decision panicked: %v", r)
			ctrl.LoggerFrom(ctx).Error(err, "There is a mistake in the scheduler or in one of its plugins", "stack", string(debug.Stack()))
		}
	}()
	r := NewRequest(b, s.KeepEmpty)
	q := questionOf(b)
	if s.Assume {
		q.Assumed = s.assumed.active(s.Clock.Now())
	}
	estimates := knownEstimates(gather(ctx, s.Profile, s.Estimators, now, r, q))
	if b.BindingSpec().WorkloadAffinityGroups == nil {
		return s.Profile.Decide(now.clusters, r, estimates)
	}
	return s.groups.decide(ctx, s.control, b, func(together, apart []decide.Peer) (decide.Decision, error) {
		r.AffinityPeers, r.AntiAffinityPeers = together, apart
		return s.Profile.Decide(now.clusters, r, estimates)
	})
}

// questionOf is what a binding needs room for.
func questionOf(b binding.Binding) estimate.Request {
	spec := b.BindingSpec()
	return estimate.Request{
		Replicas: spec.Replicas, Requirements: spec.ReplicaRequirements, Components: spec.Components,
		Workload: estimate.Workload{Kind: spec.Resource.Kind, Namespace: spec.Resource.Namespace, Name: spec.Resource.Name},
	}
}

// gather asks the clusters that the decision depends on; most decisions depend on none.
func gather(ctx context.Context, p *decide.Profile, e *estimate.Estimators, now *clusterState, r decide.Request, q estimate.Request) map[string]estimate.Estimate {
	if q.Clusters = p.EstimatesNeeded(now.clusters, r); len(q.Clusters) == 0 {
		return nil
	}
	return e.Gather(ctx, now.capacity, q)
}

// decidable leaves out what nobody knows.
func knownEstimates(estimates map[string]estimate.Estimate) decide.Estimates {
	if len(estimates) == 0 {
		return nil
	}
	out := make(decide.Estimates, len(estimates))
	for cluster, e := range estimates {
		if e.Min != estimate.Unlimited {
			out[cluster] = int64(e.Min)
		}
	}
	return out
}

// retryable leaves out failures that may not pass by themselves: what does not fit waits for a change.
func classify(failure error) error {
	var fit *decide.FitError
	var unschedulable *decide.UnschedulableError
	if errors.As(failure, &fit) || errors.As(failure, &unschedulable) {
		return &waitError{failure}
	}
	return failure
}

// refusalOf is what the API server, or an admission webhook, says against a write, nil when a write failed for another reason.
func rejection(err error) error {
	var refusal *apierrors.StatusError
	if errors.As(err, &refusal) && (apierrors.IsForbidden(refusal) || apierrors.IsInvalid(refusal) || apierrors.IsBadRequest(refusal)) {
		return refusal
	}
	return nil
}

// RequestFor is what a binding asks of decide.
func NewRequest(b binding.Binding, keepEmpty bool) decide.Request {
	spec := b.BindingSpec()
	r := decide.Request{
		Kind: binding.TemplateKind(b), Seed: string(spec.Resource.UID), Placement: spec.Placement,
		Replicas: spec.Replicas, Workload: binding.IsWorkload(spec), Components: spec.Components, Current: spec.Clusters,
		Affinity: b.BindingStatus().SchedulerObservedAffinityName, Reschedule: rescheduleRequested(b), KeepEmpty: keepEmpty,
	}
	for i := range spec.GracefulEvictionTasks {
		r.Evicting = append(r.Evicting, spec.GracefulEvictionTasks[i].FromCluster)
	}
	return r
}

// anew says whether somebody asked for a fresh start since the last decision: then every affinity term is tried again,
// from the first (semantics §13.8). Times are kept in whole seconds: one that is the same counts as later, for a request
// that is lost is worse than one that is granted twice.
func rescheduleRequested(b binding.Binding) bool {
	asked, last := b.BindingSpec().RescheduleTriggeredAt, b.BindingStatus().LastScheduledTime
	return asked != nil && (last == nil || !asked.Time.Before(last.Time))
}

// place writes the clusters and the placement that they were chosen by, unless the binding changed since it was read: then
// something else is to be decided.
func (s *Scheduler) assign(ctx context.Context, b binding.Binding, d decide.Decision) error {
	applied, err := json.Marshal(b.BindingSpec().Placement)
	if err != nil {
		return fmt.Errorf("encode the placement of %s: %w", binding.Title(b), err)
	}
	changes := map[string]any{}
	if !equality.Semantic.DeepEqual(b.BindingSpec().Clusters, d.Clusters) {
		changes["spec"] = map[string]any{"clusters": d.Clusters}
	}
	if b.GetAnnotations()[names.AppliedPlacement] != string(applied) {
		changes["metadata"] = map[string]any{"annotations": map[string]string{names.AppliedPlacement: string(applied)}}
	}
	return patch.Merge(ctx, s.control, b, changes)
}

// stay keeps the clusters chosen earlier, for nothing better is known, but for those that are being removed: they wait to
// be left.
func (s *Scheduler) keepCurrent(ctx context.Context, b binding.Binding, clusters *decide.Snapshot) error {
	staying := clusters.WithoutTerminating(b.BindingSpec().Clusters)
	if len(staying) == len(b.BindingSpec().Clusters) {
		return nil
	}
	return patch.Merge(ctx, s.control, b, map[string]any{"spec": map[string]any{"clusters": staying}})
}
