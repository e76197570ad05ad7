// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package utilisation carries out ReplicaSchedulingPolicies: every interval, replicas of workloads that are divided by what
// clusters can take leave the clusters that are above a threshold.
//
//	Clusters, Bindings ─► facts (pure) ─► plan (pure) ◄─► consult: where could they go, would the scheduler leave them there?
//	                                        └─► 1 patch for each binding, with its whole new distribution; events
//
// A cluster uses what its pods request, those that wait for a node included (status.resourceSummary allocated and
// allocating), in percent of what its nodes offer (allocatable).
//
// The replicas of a binding stay as many as they were, so that the scheduler has no reason to decide about it anew
// (semantics §13.2): were they only taken away here, it could put them back where they were.
//
// What always holds, besides what package plan promises: only a workload all of whose replicas are where they belong and
// work is touched, at most a share of it in a round, and never one of a single replica, which would be gone before it is
// there; a cluster that is not ready, has just become it, or reports no resources, takes no part; nothing goes where the
// scheduler's filters or estimates speak against it; what was moved is seen arriving before its clusters take part again.
package utilisation

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
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/rebalance"
	"karmada.io/karmada/internal/rebalance/consult"
	"karmada.io/karmada/internal/rebalance/redistribute"
	"karmada.io/karmada/internal/rebalance/utilisation/plan"
)

// Name is that of the controller, and the source of its events.
const Name = "replica-scheduling-policy-controller"

// Reasons of its events.
const (
	succeeded = "RescheduleReplicasSucceed"
	failed    = "RescheduleReplicasFailed"
	stuck     = "ClusterStaysAboveThreshold"
)

const (
	// defaultInterval is the time between two rounds of a policy that says none; minInterval is how often clusters report.
	defaultInterval, minInterval = time.Minute, 10 * time.Second
	// settled is how long reports need to show a change: the 30 s that pods have to end, and the 10 s between two reports,
	// with something to spare. For so long, a cluster that has just become ready, gave replicas or took some, takes no part.
	settled = 45 * time.Second
	// defaultMoves bounds the replicas moved in a round, and defaultShare those of one workload, in percent.
	defaultMoves, defaultShare = 20, 25
)

// Scheduler says what the scheduler would do; consult.Scheduler asks its code.
type Scheduler interface {
	// Places lists the clusters that could get replicas of a workload, with how many more fit.
	Places(context.Context, binding.Binding) ([]rebalance.Place, error)
	// Due says why it would decide about a binding anew; empty when it would leave it as it is.
	Due(context.Context, binding.Binding) (string, error)
}

// Options are the surroundings of the controller. Events and Clock are required.
type Options struct {
	Events events.Recorder
	Clock  clock.PassiveClock
	// Scheduler is nil for one with all plugins, that estimates by what clusters report of themselves.
	Scheduler Scheduler
	// Moves bounds the replicas that a policy moves in a round, 0 means 20. Share bounds those of one workload, in percent of
	// its replicas and at least one; 0 means 25.
	Moves, Share int32
}

// Mover is the controller. It works on one policy at a time. Its fields below are a memory, not a state: without it, the
// first round only comes later.
type Mover struct {
	Options
	control client.Client

	since   time.Time            // when it began to work
	rounds  map[string]time.Time // last round by policy
	touched map[string]time.Time // last move by cluster
	passed  map[string]bool      // workloads that had their turn while others wait for theirs
}

// Setup adds the controller to the manager.
func Setup(mgr manager.Manager, o Options) error {
	if o.Scheduler == nil {
		o.Scheduler = &consult.Scheduler{Control: mgr.GetClient()}
	}
	return ctrl.NewControllerManagedBy(mgr).Named(Name).
		For(&configv1alpha1.ReplicaSchedulingPolicy{}, builder.WithPredicates(predicate.GenerationChangedPredicate{})).
		// It begins to work when it starts, and not when there is a policy: the first one need not wait then.
		WatchesRawSource(source.Func(func(_ context.Context, queue workqueue.TypedRateLimitingInterface[reconcile.Request]) error {
			queue.Add(reconcile.Request{})
			return nil
		})).
		WithOptions(controller.Options{MaxConcurrentReconciles: 1}).
		Complete(newMover(mgr.GetClient(), o))
}

func newMover(control client.Client, o Options) *Mover {
	if o.Moves <= 0 {
		o.Moves = defaultMoves
	}
	if o.Share <= 0 {
		o.Share = defaultShare
	}
	return &Mover{Options: o, control: control, rounds: map[string]time.Time{}, touched: map[string]time.Time{}, passed: map[string]bool{}}
}

// Reconcile runs a round of one policy when it is due. However often it is called, rounds keep the interval. The request
// of no policy only tells that work begins.
func (m *Mover) Reconcile(ctx context.Context, req ctrl.Request) (ctrl.Result, error) {
	now := m.Clock.Now()
	if m.since.IsZero() {
		m.since = now
	}
	var policy configv1alpha1.ReplicaSchedulingPolicy
	if err := m.control.Get(ctx, req.NamespacedName, &policy); err != nil {
		if apierrors.IsNotFound(err) {
			delete(m.rounds, req.Name)
		}
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if !policy.Spec.ReschedulePolicy.Enabled || len(thresholds(&policy)) == 0 || policy.DeletionTimestamp != nil {
		return ctrl.Result{}, nil
	}
	interval := policy.Spec.ReschedulePolicy.Interval.Duration
	if interval <= 0 {
		interval = defaultInterval
	}
	interval = max(interval, minInterval)
	due := m.since.Add(settled) // what a process before this one moved may still be on its way
	if last, ok := m.rounds[req.Name]; ok {
		due = last.Add(interval)
	}
	if wait := due.Sub(now); wait > 0 {
		return ctrl.Result{RequeueAfter: wait}, nil
	}
	m.rounds[req.Name] = now
	if err := m.round(ctx, &policy, now); err != nil {
		// The next round is the next attempt: to come back sooner would break the interval.
		ctrl.LoggerFrom(ctx).Error(err, "Cannot move all replicas; trying again in the next round")
	}
	return ctrl.Result{RequeueAfter: interval}, nil
}

// round moves replicas once.
func (m *Mover) round(ctx context.Context, policy *configv1alpha1.ReplicaSchedulingPolicy, now time.Time) error {
	limits := plan.Policy{Thresholds: thresholds(policy), Moves: m.Moves, Share: m.Share}
	// 1. Is any cluster too full?
	var members clusterv1alpha1.ClusterList
	if err := m.control.List(ctx, &members); err != nil {
		return fmt.Errorf("list the clusters: %w", err)
	}
	clusters := m.resting(usage(members.Items, now), now)
	if len(plan.Over(clusters, limits)) == 0 {
		return nil
	}
	// 2. What is where, and what is on its way.
	bindings, err := binding.List(func(l binding.ObjectList) error { return m.control.List(ctx, l) })
	if err != nil {
		return err
	}
	c := &consultation{scheduler: m.Scheduler, limits: limits, clusters: clusters, bindings: map[string]binding.Binding{}}
	for _, b := range bindings {
		charge(clusters, b)
		if w, ok := movable(b); ok && !m.passed[w.Name] {
			c.bindings[w.Name] = b
			c.workloads = append(c.workloads, w)
		}
	}
	// 3. A plan that the scheduler agrees with.
	moves, complete, problems := c.agree(ctx)
	if complete {
		clear(m.passed) // all had their turn
	} else {
		for _, name := range c.asked {
			m.passed[name] = true
		}
	}
	// 4. Carry it out, and tell.
	over := plan.Over(clusters, limits)
	for name, of := range byWorkload(moves) {
		problems = errors.Join(problems, m.carryOut(ctx, policy, c.bindings[name], of, over, now))
	}
	if complete && count(moves) < m.Moves {
		m.complain(policy, over, moves)
	}
	return problems
}

// resting leaves out the clusters that gave or took replicas a moment ago: their reports do not show it yet.
func (m *Mover) resting(clusters []plan.Cluster, now time.Time) []plan.Cluster {
	return slices.DeleteFunc(clusters, func(c plan.Cluster) bool {
		last, ok := m.touched[c.Name]
		if ok && now.Sub(last) >= settled {
			delete(m.touched, c.Name)
			return false
		}
		return ok
	})
}

// carryOut writes the new distribution of one binding.
func (m *Mover) carryOut(ctx context.Context, policy *configv1alpha1.ReplicaSchedulingPolicy, b binding.Binding, moves []plan.Move, over []plan.Excess, now time.Time) error {
	after, err := redistribute.Clusters(ctx, m.control, b, redistributed(b.BindingSpec(), moves))
	switch {
	case apierrors.IsConflict(err), apierrors.IsNotFound(err):
		return nil // somebody has just changed it: the next round will see
	case err != nil:
		m.tell(b, failed, err.Error())
		return err
	}
	for _, move := range moves {
		m.touched[move.From], m.touched[move.To] = now, now
	}
	m.tell(after, succeeded, fmt.Sprintf("ReplicaSchedulingPolicy %s moved %s.", policy.Name, describe(moves, over)))
	return nil
}

// tell emits what happened on the binding and on the user's object.
func (m *Mover) tell(b binding.Binding, reason, message string) {
	for _, on := range []corev1.ObjectReference{binding.Reference(b), binding.TemplateReference(b)} {
		m.Events.Emit(events.Event{
			On: on, Source: Name, Reason: reason, Warning: reason == failed, Message: message, Once: fmt.Sprint(b.GetGeneration()),
		})
	}
}

// complain says on the policy of which clusters nothing can move although they are too full.
func (m *Mover) complain(policy *configv1alpha1.ReplicaSchedulingPolicy, over []plan.Excess, moves []plan.Move) {
	for _, e := range over {
		if slices.ContainsFunc(moves, func(move plan.Move) bool { return move.From == e.Cluster }) {
			continue
		}
		m.Events.Emit(events.Event{
			On: corev1.ObjectReference{
				APIVersion: configv1alpha1.GroupVersion.String(), Kind: "ReplicaSchedulingPolicy", Name: policy.Name, UID: policy.UID,
			},
			Source: Name, Reason: stuck, Warning: true, Once: fmt.Sprint(policy.Generation),
			Message: fmt.Sprintf("Cluster %s is above the threshold of %d%% for %s, and no replica in it can move: none is divided by what clusters can take and well, or no other cluster has room below its thresholds.",
				e.Cluster, e.Threshold, e.Resource),
		})
	}
}
