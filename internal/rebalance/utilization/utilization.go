// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package utilization carries out ReplicaSchedulingPolicies. In each interval it moves replicas of workloads that are divided by
// capacity away from clusters above a utilization threshold.
//
//	Clusters, Bindings ─► facts (pure) ─► planMoves (pure) ◄─► Scheduler: where do replicas fit, would it revert the moves?
//	                                        └─► 1 patch per binding with the new spec.clusters; events
//
// The utilization of a cluster is the sum of the requests of its pods, in percent of the allocatable resources of its nodes.
// Pending pods count: the sum is allocated and allocating of status.resourceSummary.
//
// A binding keeps its number of replicas, so that the scheduler has no reason to schedule it
// (docs/contract/scheduling.md#when-a-binding-is-scheduled). If replicas were only removed, the scheduler could assign them to
// the same cluster again.
//
// Besides the guarantees of planMoves:
//   - a workload is moved only if all its replicas are ready, and at most a share of them in one round;
//   - a workload of one replica is not moved: it would be deleted before its replacement is ready;
//   - a cluster that is not ready, became ready just now, or reports no resources takes no part;
//   - a cluster takes no replica that the scheduler's filters or estimators reject;
package utilization

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/builder"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/manager"
	"sigs.k8s.io/controller-runtime/pkg/predicate"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
	"sigs.k8s.io/controller-runtime/pkg/source"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/scheduler"
)

// Name is the name of the controller and the source of its events.
const Name = "replica-scheduling-policy-controller"

// Event reasons.
const (
	reasonSucceed    = "RescheduleReplicasSucceed"
	reasonFailed     = "RescheduleReplicasFailed"
	reasonStaysAbove = "ClusterStaysAboveThreshold"
)

const (
	// defaultInterval is the time between two rounds if the policy sets none. minInterval is the time between two reports
	// of a cluster.
	defaultInterval, minInterval = time.Minute, 10 * time.Second
	// settleTime is how long reports need to show a change: 30 s for pods to terminate, 10 s between two reports, and a
	// margin. A cluster that became ready, gave or took replicas takes no part for this time.
	settleTime = 45 * time.Second
	// defaultMaxMoves limits the replicas moved in a round, and defaultMaxShare the replicas moved of one workload, in percent.
	defaultMaxMoves, defaultMaxShare = 20, 25
)

// Scheduler predicts decisions of the scheduler. It is implemented by scheduler.Simulator.
type Scheduler interface {
	// Candidates returns the clusters that could receive replicas of a workload, with their available replicas.
	Candidates(context.Context, binding.Binding) ([]scheduler.Candidate, error)
	// NeedsScheduling returns why the scheduler would schedule the binding, or "" if it would keep the current result.
	NeedsScheduling(context.Context, binding.Binding) (string, error)
}

// Options configure a Rebalancer. Events and Clock are required.
type Options struct {
	Events events.Recorder
	Clock  clock.PassiveClock
	// Scheduler defaults to one with all plugins that estimates by the resource summaries of the clusters.
	Scheduler Scheduler
	// MaxMoves limits the replicas that a policy moves in a round; 0 means 20. MaxShare limits the moves of one workload, in
	// percent of its replicas and at least one; 0 means 25.
	MaxMoves, MaxShare int32
}

// Rebalancer is the reconciler. It handles one policy at a time. It loses its fields below when it restarts; this only
// delays the first round.
type Rebalancer struct {
	Options
	control client.Client

	started    time.Time
	rounds     map[string]time.Time // last round by policy
	lastMove   map[string]time.Time // last move by cluster
	considered map[string]bool      // workloads that were considered while others were not yet
}

// Setup adds the controller to the manager.
func (r *Rebalancer) Setup(mgr manager.Manager) error {
	return requeue.NewController(mgr, Name).
		For(&configv1alpha1.ReplicaSchedulingPolicy{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		// The empty request records the start time, so that the first policy need not wait for settleTime.
		WatchesRawSource(source.Func(func(_ context.Context, queue workqueue.TypedRateLimitingInterface[reconcile.Request]) error {
			queue.Add(reconcile.Request{})
			return nil
		})).
		WithOptions(controller.Options{MaxConcurrentReconciles: 1}).
		Complete(r)
}

// New returns the controller.
func New(control client.Client, o Options) *Rebalancer {
	if o.MaxMoves <= 0 {
		o.MaxMoves = defaultMaxMoves
	}
	if o.MaxShare <= 0 {
		o.MaxShare = defaultMaxShare
	}
	return &Rebalancer{
		Options: o, control: control,
		rounds: map[string]time.Time{}, lastMove: map[string]time.Time{}, considered: map[string]bool{},
	}
}

// Reconcile runs a round of one policy if its interval has passed, however often it is called.
func (r *Rebalancer) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	now := r.Clock.Now()
	if r.started.IsZero() {
		r.started = now
	}
	var policy configv1alpha1.ReplicaSchedulingPolicy
	if err := r.control.Get(ctx, req.NamespacedName, &policy); err != nil {
		if apierrors.IsNotFound(err) {
			delete(r.rounds, req.Name)
		}
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !policy.Spec.ReschedulePolicy.Enabled || len(thresholdsOf(&policy)) == 0 || policy.DeletionTimestamp != nil {
		return ctrl.Result{}, nil
	}
	interval := policy.Spec.ReschedulePolicy.Interval.Duration
	if interval <= 0 {
		interval = defaultInterval
	}
	interval = max(interval, minInterval)
	next := r.started.Add(settleTime) // moves of an earlier process may be in flight
	if last, ok := r.rounds[req.Name]; ok {
		next = last.Add(interval)
	}
	if wait := next.Sub(now); wait > 0 {
		return ctrl.Result{RequeueAfter: wait}, nil
	}
	r.rounds[req.Name] = now
	if err := r.round(ctx, &policy, now); err != nil {
		// Returning the error would retry before the interval has passed.
		ctrl.LoggerFrom(ctx).Error(err, "Failed to move all replicas; retrying in the next round")
	}
	return ctrl.Result{RequeueAfter: interval}, nil
}

// round moves replicas once.
func (r *Rebalancer) round(ctx context.Context, policy *configv1alpha1.ReplicaSchedulingPolicy, now time.Time) error {
	limits := limits{Thresholds: thresholdsOf(policy), MaxMoves: r.MaxMoves, MaxShare: r.MaxShare}
	// 1. Find clusters above a threshold.
	var members clusterv1alpha1.ClusterList
	if err := r.control.List(ctx, &members); err != nil {
		return fmt.Errorf("list clusters: %w", err)
	}
	clusters := r.withoutRecentlyChanged(usageOf(members.Items, now), now)
	if len(clustersAbove(clusters, limits)) == 0 {
		return nil
	}
	// 2. Collect movable workloads and replicas in flight.
	bindings, err := binding.List(func(l binding.ObjectList) error { return r.control.List(ctx, l) })
	if err != nil {
		return err
	}
	n := &negotiation{scheduler: r.Scheduler, limits: limits, clusters: clusters, bindings: map[string]binding.Binding{}}
	for _, b := range bindings {
		addInFlight(clusters, b)
		if w, ok := movableWorkload(b); ok && !r.considered[w.Name] {
			n.bindings[w.Name] = b
			n.workloads = append(n.workloads, w)
		}
	}
	// 3. Find a plan that the scheduler would not revert.
	moves, complete, errs := n.run(ctx)
	if complete {
		clear(r.considered)
	} else {
		for _, name := range n.predicted {
			r.considered[name] = true
		}
	}
	// 4. Patch the bindings and record events.
	above := clustersAbove(clusters, limits)
	for name, of := range byWorkload(moves) {
		errs = errors.Join(errs, r.apply(ctx, policy, n.bindings[name], of, above, now))
	}
	if complete && countReplicas(moves) < r.MaxMoves {
		r.recordStaysAbove(policy, above, moves)
	}
	return errs
}

// withoutRecentlyChanged omits the clusters that gave or took replicas less than settleTime ago.
func (r *Rebalancer) withoutRecentlyChanged(clusters []clusterUsage, now time.Time) []clusterUsage {
	return slices.DeleteFunc(clusters, func(c clusterUsage) bool {
		last, ok := r.lastMove[c.Name]
		if ok && now.Sub(last) >= settleTime {
			delete(r.lastMove, c.Name)
			return false
		}
		return ok
	})
}

// apply patches the clusters of one binding. The patch fails with a conflict if the scheduler changed the binding meanwhile.
func (r *Rebalancer) apply(
	ctx context.Context, policy *configv1alpha1.ReplicaSchedulingPolicy, b binding.Binding, moves []move, above []excess, now time.Time,
) error {
	after := b.DeepCopyObject().(binding.Binding)
	err := patch.Merge(ctx, r.control, after, map[string]any{"spec": map[string]any{"clusters": movedClusters(b.BindingSpec(), moves)}})
	switch {
	case requeue.Expected(err), apierrors.IsNotFound(err):
		return nil // changed concurrently; the next round checks it again
	case err != nil:
		r.recordEvents(b, reasonFailed, err.Error())
		return err
	}
	for _, m := range moves {
		r.lastMove[m.From], r.lastMove[m.To] = now, now
	}
	r.recordEvents(after, reasonSucceed, fmt.Sprintf("ReplicaSchedulingPolicy %s moved %s.", policy.Name, formatMoves(moves, above)))
	return nil
}

// recordEvents records an event on the binding and on its template.
func (r *Rebalancer) recordEvents(b binding.Binding, reason, message string) {
	for _, on := range []corev1.ObjectReference{binding.Reference(b), binding.TemplateReference(b)} {
		r.Events.Emit(events.Event{
			On: on, Source: Name, Reason: reason, Warning: reason == reasonFailed, Message: message, Once: fmt.Sprint(b.GetGeneration()),
		})
	}
}

// recordStaysAbove records an event on the policy for each cluster above a threshold from which no replica can be moved.
func (r *Rebalancer) recordStaysAbove(policy *configv1alpha1.ReplicaSchedulingPolicy, above []excess, moves []move) {
	for _, e := range above {
		if slices.ContainsFunc(moves, func(m move) bool { return m.From == e.Cluster }) {
			continue
		}
		r.Events.Emit(events.Event{
			On: corev1.ObjectReference{
				APIVersion: configv1alpha1.GroupVersion.String(), Kind: "ReplicaSchedulingPolicy", Name: policy.Name, UID: policy.UID,
			},
			Source: Name, Reason: reasonStaysAbove, Warning: true, Once: fmt.Sprint(policy.Generation),
			Message: fmt.Sprintf("Cluster %s is above the threshold of %d%% for %s, and no replica can be moved: it has no dynamically "+
				"divided, healthy workload, or no other cluster has capacity below its thresholds.", e.Cluster, e.Threshold, e.Resource),
		})
	}
}
