// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package scheduler schedules bindings: it collects the input of package decide, which chooses clusters and replicas, and
// writes the result.
//
//	Binding events, passes after Cluster events ─► queue ─► 1 read the binding  2 needs scheduling?  3 estimates  4 decide  5 patch  6 events
//
// Bindings of higher priority leave the queue first. A decision causes at most two writes: spec.clusters with the placement
// they were chosen by, and the status. An unschedulable binding keeps its clusters (unless Options.RemoveUnschedulable is
// set) and is retried when a cluster changes in a way that could help.
//
// Changes of clusters are handled by passes, at most one per second. A pass requeues the bindings whose affinities select a
// changed cluster. A scheduled binding with divided replicas is requeued only if one of its targets is deleted.
//
// The scheduler keeps five kinds of state in memory. All of it can be lost at any time:
//
//   - interests: which clusters can affect each binding. After a restart they are derived from the bindings again.
//   - unschedulable: bindings that wait for a change. After a restart each is tried once more.
//   - pendingStatuses: status updates of scheduled bindings, delayed under load. After a restart these bindings are
//     evaluated again, starting from their current clusters.
//   - groups: decisions about members of affinity groups that the cache does not show yet. After a restart the caches are
//     complete, so that nothing is lost.
//   - assumed: replicas that were assigned but that clusters do not report yet. After a restart their capacity may be
//     assigned twice, for at most five minutes.
package scheduler

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
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

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/panics"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler/decide"
)

// Options configure a scheduler.
type Options struct {
	// Name is the scheduler's name. It handles the bindings with this schedulerName. Empty means names.DefaultScheduler.
	Name   string
	Events events.Recorder
	Clock  clock.Clock
	// Profile holds the enabled plugins; nil means all.
	Profile *decide.Profile
	// Estimators estimate available replicas; nil means by the resource summaries of clusters only.
	Estimators *estimate.Estimators
	// ResourceModels uses the resource models of clusters for estimates (feature gate CustomizedClusterResourceModeling).
	ResourceModels bool
	// Assume subtracts replicas that were assigned but are not reported by their clusters yet from estimates (feature gate
	// SchedulingOvercommitProtection).
	Assume bool
	// Workers is the number of bindings that are scheduled in parallel; 0 means 8.
	Workers int
	// KeepEmpty keeps clusters that get no replicas (--enable-empty-workload-propagation).
	KeepEmpty bool
	// RemoveUnschedulable clears spec.clusters when no cluster fits (--unschedulable-workloads=Remove), unless the workload is being
	// evicted. By default a binding keeps its clusters.
	RemoveUnschedulable bool
}

// Scheduler is a manager.Runnable.
type Scheduler struct {
	Options
	control         *consistency.Client
	cache           cache.Cache
	queue           priorityqueue.PriorityQueue[key]
	unschedulable   unschedulable
	interests       interests
	clusters        *clusterChanges
	snapshots       snapshots
	groups          groups
	assumed         assumed
	pendingStatuses *pendingStatuses
}

// key identifies a binding; a key with a namespace identifies a ResourceBinding.
type key = types.NamespacedName

const (
	defaultWorkers = 8
	// minBackoff and maxBackoff limit the delay after a failed attempt (docs/contract/scheduling.md#queueing).
	minBackoff, maxBackoff = time.Second, 10 * time.Second
)

// Setup adds the scheduler to the manager.
func Setup(ctx context.Context, mgr manager.Manager, o Options) error {
	if err := indexGroups(ctx, mgr.GetFieldIndexer()); err != nil {
		return err
	}
	pendingBindings.WithLabelValues("unschedulable").Set(0) // alerts need the series before the first unschedulable binding
	return mgr.Add(New(mgr.GetClient(), mgr.GetCache(), o))
}

// New returns a scheduler. The cache must have the indices of indexGroups.
func New(control client.Client, c cache.Cache, o Options) *Scheduler {
	s := unstarted(o)
	s.control, s.cache, s.queue = consistency.NewClient(control), c, newQueue()
	s.pendingStatuses, s.clusters = newPendingStatuses(), newClusterChanges()
	return s
}

// unstarted returns a scheduler without queues, whose goroutines would never end.
func unstarted(o Options) *Scheduler {
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
	return &Scheduler{Options: o, snapshots: snapshots{resourceModels: o.ResourceModels}}
}

// NeedLeaderElection returns true, so that only one scheduler of a name is active.
func (s *Scheduler) NeedLeaderElection() bool { return true }

// Start runs the workers until ctx is done.
func (s *Scheduler) Start(ctx context.Context) error {
	if err := s.watch(ctx); err != nil {
		return err
	}
	if !s.cache.WaitForCacheSync(ctx) {
		return ctx.Err()
	}
	var wg sync.WaitGroup
	wg.Go(func() { s.bindings().Run(ctx) })
	wg.Go(func() { s.statuses().Run(ctx) })
	wg.Go(func() { s.runPasses(ctx) })
	wg.Wait()
	return nil
}

// bindings returns the workers of the queue.
func (s *Scheduler) bindings() *requeue.Runner[key] {
	return &requeue.Runner[key]{Queue: s.queue, Workers: s.Workers, Reconcile: s.Reconcile, Name: "scheduler", Values: valuesOf}
}

// valuesOf returns the log values of a binding.
func valuesOf(k key) []any { return []any{"binding", k} }

// Reconcile schedules one binding, as the workers do. An unschedulable one waits for a change of clusters.
func (s *Scheduler) Reconcile(ctx context.Context, k key) error {
	s.interests.setSettled(k, false) // a cluster that changes during the evaluation queues the binding again
	err := panics.Recover(func() error { return s.schedule(ctx, k) })
	var unschedulable *unschedulableError
	switch {
	case err == nil:
		s.interests.setSettled(k, true)
		s.unschedulable.remove(k)
	case errors.As(err, &unschedulable):
		s.queue.Forget(k)
		return requeue.After(s.unschedulable.add(k, unschedulable.priority, s.Clock.Now()), err.Error())
	case !requeue.Expected(err):
		incoming.WithLabelValues(eventFailure).Inc()
	}
	return err
}

// unschedulableError means that a binding cannot be scheduled until a cluster or its policy changes.
type unschedulableError struct {
	cause    error
	priority int
}

func (e *unschedulableError) Error() string { return e.cause.Error() }
func (e *unschedulableError) Unwrap() error { return e.cause }

// schedule schedules one binding. It returns an error if a retry is needed.
func (s *Scheduler) schedule(ctx context.Context, k key) error {
	start := s.Clock.Now()
	// 1. Read the binding.
	b := binding.ScopeFor(k.Namespace).New()
	if err := s.control.Get(ctx, k, b); apierrors.IsNotFound(err) {
		s.forget(k) // a decision may have been in progress at the delete event
		return nil
	} else if err != nil {
		return err
	}
	if !s.handles(b) {
		s.forget(k)
		return nil
	}
	s.interests.observe(b) // forget may have removed it concurrently
	// Read the pending status before the staleness check: a concurrent status write makes the cache stale.
	pending := s.pendingStatuses.get(b)
	if s.control.Stale(b) {
		return requeue.ErrStale
	}
	if pending != nil {
		pending.applyTo(b)
	}
	// 2. Check whether the binding needs scheduling.
	state, err := s.snapshots.get(ctx, s.control)
	if err != nil {
		return err
	}
	reason, kind := needsScheduling(state.clusters, b)
	if reason == "" {
		return s.observeGeneration(ctx, b)
	}
	// 3, 4. Estimate and decide.
	d, failure := s.decide(ctx, state, b)
	moves := movesOf(b, d, failure, reason, kind, s.Clock.Now())
	// 5. Write spec.clusters, then the status, which may be delayed.
	if err := s.writeClusters(ctx, b, state.clusters, d, failure); err != nil {
		s.groups.forget(k)
		if rejected := rejection(err); rejected != nil {
			// A user must change the policy or the quota.
			err = errors.Join(err, s.reportOutcome(ctx, b, outcomeOf(b, d, rejected, s.Clock.Now())))
			s.recordEvents(b, d, rejected)
			recordAttempt(rejected, kind, s.Clock.Since(start))
		}
		return err
	}
	if b.BindingSpec().WorkloadAffinityGroups != nil {
		s.groups.markWritten(k)
	}
	o := outcomeOf(b, d, failure, s.Clock.Now())
	o.moves = moves
	unchanged := o.recorded(b)
	if err := s.reportOutcome(ctx, b, o); err != nil {
		return err
	}
	// 6. Record events and metrics.
	if !unchanged {
		s.recordEvents(b, d, failure)
	}
	recordAttempt(failure, kind, s.Clock.Since(start))
	s.trace(b, start, failure)
	return classify(b, failure)
}

// decide makes the decision about a binding. The members of an affinity group are decided one after the other, so that each
// decision includes the earlier ones. A panic of a plugin becomes an error of this binding.
func (s *Scheduler) decide(ctx context.Context, state *clusterState, b binding.Binding) (d decide.Decision, err error) {
	err = panics.Recover(func() (err error) {
		d, err = s.decideOrPanic(ctx, state, b)
		return err
	})
	if p, ok := errors.AsType[*panics.Error](err); ok {
		ctrl.LoggerFrom(ctx).Error(err, "Recovered from a panic of the scheduler or of a plugin", "stack", string(p.Stack))
		return decide.Decision{}, fmt.Errorf("panic in the scheduling decision: %v", p.Value)
	}
	return d, err
}

func (s *Scheduler) decideOrPanic(ctx context.Context, state *clusterState, b binding.Binding) (decide.Decision, error) {
	r := NewRequest(b, s.KeepEmpty)
	q := estimateRequest(b)
	if s.Assume {
		q.Assumed = s.assumed.active(s.Clock.Now())
	}
	estimates := knownEstimates(gather(ctx, s.Profile, s.Estimators, state, r, q))
	if b.BindingSpec().WorkloadAffinityGroups == nil {
		r.Ended = measureSteps(s.Clock)
		return s.Profile.Decide(state.clusters, r, estimates)
	}
	return s.groups.decide(ctx, s.control, b, func(affinity, antiAffinity []decide.Peer) (decide.Decision, error) {
		r.AffinityPeers, r.AntiAffinityPeers, r.Ended = affinity, antiAffinity, measureSteps(s.Clock)
		return s.Profile.Decide(state.clusters, r, estimates)
	})
}

// estimateRequest returns the request for estimates of a binding.
func estimateRequest(b binding.Binding) estimate.Request {
	spec := b.BindingSpec()
	return estimate.Request{
		Replicas: spec.Replicas, Requirements: spec.ReplicaRequirements, Components: spec.Components,
		Workload: estimate.Workload{Kind: spec.Resource.Kind, Namespace: spec.Resource.Namespace, Name: spec.Resource.Name},
	}
}

// gather returns the estimates for the clusters whose capacity affects the decision; there are none for most decisions.
func gather(
	ctx context.Context, p *decide.Profile, e *estimate.Estimators, state *clusterState, r decide.Request, q estimate.Request,
) map[string]estimate.Estimate {
	if q.Clusters = p.EstimatesNeeded(state.clusters, r); len(q.Clusters) == 0 {
		return nil
	}
	return e.Gather(ctx, state.capacity, q)
}

// knownEstimates omits clusters that no estimator could estimate.
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

// classify returns an unschedulableError for failures that only a change of clusters or of the policy can resolve.
func classify(b binding.Binding, failure error) error {
	var fit *decide.FitError
	var capacity *decide.CapacityError
	var unschedulable *decide.UnschedulableError
	if errors.As(failure, &fit) || errors.As(failure, &capacity) || errors.As(failure, &unschedulable) {
		return &unschedulableError{failure, priority(b)}
	}
	return failure
}

// rejection returns the error of the API server or of an admission webhook if it rejected a write, nil for other errors.
func rejection(err error) error {
	var rejected *apierrors.StatusError
	if errors.As(err, &rejected) && (apierrors.IsForbidden(rejected) || apierrors.IsInvalid(rejected) || apierrors.IsBadRequest(rejected)) {
		return rejected
	}
	return nil
}

// NewRequest returns the input of a decision about a binding, without its peers.
func NewRequest(b binding.Binding, keepEmpty bool) decide.Request {
	spec := b.BindingSpec()
	r := decide.Request{
		Kind: binding.TemplateKind(b), Seed: string(spec.Resource.UID), Placement: spec.Placement,
		Replicas: spec.Replicas, Workload: binding.IsWorkload(spec), Components: spec.Components, Current: spec.Clusters,
		Affinity: b.BindingStatus().SchedulerObservedAffinityName, Reschedule: rescheduleRequested(b), KeepEmpty: keepEmpty,
	}
	r.Evicting, r.Avoid = evictingFrom(spec), avoided(b)
	return r
}

// rescheduleRequested reports whether rescheduling was requested since the last decision. All affinity terms are tried then,
// starting with the first (docs/contract/scheduling.md#affinity-terms). Both times have a resolution of a second. Equal times
// count as requested: serving a request twice is better than losing it.
func rescheduleRequested(b binding.Binding) bool {
	requested, last := b.BindingSpec().RescheduleTriggeredAt, b.BindingStatus().LastScheduledTime
	return requested != nil && (last == nil || !requested.Time.Before(last.Time))
}

// writeClusters writes the result of a decision, or what becomes of the current clusters if it failed.
func (s *Scheduler) writeClusters(
	ctx context.Context, b binding.Binding, clusters *decide.Snapshot, d decide.Decision, failure error,
) error {
	before := b.BindingSpec().Clusters
	next, assigned := s.clustersAfter(b, clusters, d, failure)
	if !assigned {
		return s.keepCurrent(ctx, b, next)
	}
	if err := s.assign(ctx, b, next); err != nil {
		return err
	}
	if s.Assume && failure == nil {
		s.assumed.add(client.ObjectKeyFromObject(b), b.BindingSpec(), before, next, s.Clock.Now())
	}
	return nil
}

// clustersAfter returns the clusters of a binding after a decision. assigned is false if the decision failed and the binding keeps its
// current clusters. Those being deleted are not kept: their deletion waits until no binding targets them.
func (s *Scheduler) clustersAfter(
	b binding.Binding, clusters *decide.Snapshot, d decide.Decision, failure error,
) (next []workv1alpha2.TargetCluster, assigned bool) {
	var fit *decide.FitError
	switch {
	case failure == nil:
		return d.Clusters, true
	case s.RemoveUnschedulable && errors.As(failure, &fit) && !evicting(b):
		return nil, true
	default:
		return clusters.WithoutTerminating(b.BindingSpec().Clusters), false
	}
}

// evicting reports whether the workload must leave one of its clusters. It then stays there until another one can take it, as with any
// eviction (docs/concepts/failover.md): a removal would delete its last copy.
func evicting(b binding.Binding) bool {
	return slices.ContainsFunc(b.BindingSpec().Clusters, func(t workv1alpha2.TargetCluster) bool {
		return eviction.Task(b.BindingSpec(), t.Name) != nil
	})
}

// assign writes the clusters and the placement that they were chosen by. It returns a conflict if the binding has changed
// since it was read.
func (s *Scheduler) assign(ctx context.Context, b binding.Binding, clusters []workv1alpha2.TargetCluster) error {
	applied, err := json.Marshal(b.BindingSpec().Placement)
	if err != nil {
		return fmt.Errorf("encode placement of %s: %w", binding.Title(b), err)
	}
	changes := map[string]any{}
	if !equality.Semantic.DeepEqual(b.BindingSpec().Clusters, clusters) {
		spec := map[string]any{"clusters": clusters}
		if tasks := s.leavingTasks(b, clusters); tasks != nil {
			spec["gracefulEvictionTasks"] = tasks
		}
		changes["spec"] = spec
	}
	if b.GetAnnotations()[names.AppliedPlacement] != string(applied) {
		changes["metadata"] = map[string]any{"annotations": map[string]string{names.AppliedPlacement: string(applied)}}
	}
	return patch.Merge(ctx, s.control, b, changes)
}

// leavingTasks returns the eviction tasks of a binding, with an additional one for each cluster that it leaves, if its policy
// delays the deletion there (failover.rescheduling). It returns nil if there is none to add. A cluster that is being removed is
// left at once.
func (s *Scheduler) leavingTasks(b binding.Binding, next []workv1alpha2.TargetCluster) []workv1alpha2.GracefulEvictionTask {
	spec := b.BindingSpec()
	if spec.Failover == nil || spec.Failover.Rescheduling == nil || len(next) == 0 {
		return nil
	}
	rules := spec.Failover.Rescheduling
	var added []workv1alpha2.GracefulEvictionTask
	for _, t := range spec.Clusters {
		if slices.ContainsFunc(next, func(n workv1alpha2.TargetCluster) bool { return n.Name == t.Name }) || eviction.Task(spec, t.Name) != nil {
			continue
		}
		added = append(added, eviction.NewTask(spec, eviction.Request{
			Cluster: t.Name, Producer: s.Name, Reason: workv1alpha2.EvictionReasonRescheduled, Message: "no longer selected by the scheduler",
			Purge: cmp.Or(rules.PurgeMode, policyv1alpha1.PurgeModeGracefully), GracePeriodSeconds: rules.GracePeriodSeconds,
		}, s.Clock.Now()))
	}
	if len(added) == 0 {
		return nil
	}
	return append(slices.Clone(spec.GracefulEvictionTasks), added...)
}

// keepCurrent writes the clusters that a binding keeps.
func (s *Scheduler) keepCurrent(ctx context.Context, b binding.Binding, kept []workv1alpha2.TargetCluster) error {
	if len(kept) == len(b.BindingSpec().Clusters) {
		return nil
	}
	return patch.Merge(ctx, s.control, b, map[string]any{"spec": map[string]any{"clusters": kept}})
}
