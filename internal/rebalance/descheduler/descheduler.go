// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package descheduler removes replicas that a cluster cannot start from their binding, so that the scheduler places them in
// another cluster.
//
//	every interval   bindings, clusters ─► clustersToCheck (pure) ─► estimators: unschedulable replicas ─► reduce (pure) ─► 1 patch each
//
// It handles Deployments whose replicas are divided by capacity. It guarantees:
//   - a ready replica is never removed;
//   - missing information from an estimator, a report or a cluster never leads to a removal;
//   - if the capacity of other clusters is known, a round removes no more replicas, over all workloads, than fit there;
//   - a round removes no more than Options.MaxMoves replicas, which limits the effect of a wrong estimate;
//   - a binding is not changed again before the scheduler has placed the removed replicas.
package descheduler

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/client-go/util/workqueue"
	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/scheduler"
)

// Name is the name of the component, the source of its events, and the name of its lease (docs/contract/components.md#shared-flags).
const Name = "karmada-descheduler"

// Event reasons (docs/contract/events.md#events).
const (
	reasonSucceed = "DescheduleBindingSucceed"
	reasonFailed  = "DescheduleBindingFailed"
)

const (
	// DefaultInterval is the default of --descheduling-interval (docs/contract/components.md#descheduler).
	DefaultInterval = 2 * time.Minute
	// DefaultThreshold is the default of --unschedulable-threshold.
	DefaultThreshold = 5 * time.Minute
	// DefaultMaxMoves is the default of Options.MaxMoves.
	DefaultMaxMoves = 1000
	// minReadyTime is how long a cluster must have been ready before its status is used.
	minReadyTime = time.Minute
	// maxFailures is the number of consecutive errors after which an estimator is skipped for the rest of the round.
	maxFailures = 3
)

// Estimator counts the unschedulable replicas in member clusters.
type Estimator interface {
	// Unschedulable returns how many replicas of a workload have been unschedulable in the cluster for at least the
	// threshold. It returns estimate.ErrUnknown if the cluster has no estimator.
	Unschedulable(ctx context.Context, cluster string, workload corev1.ObjectReference, threshold time.Duration) (int32, error)
}

// Scheduler predicts decisions of the scheduler.
type Scheduler interface {
	// Candidates returns the clusters that could receive replicas of a workload, with their available replicas.
	Candidates(context.Context, binding.Binding) ([]scheduler.Candidate, error)
}

// Options configure a Descheduler. Estimator, Events and Clock are required.
type Options struct {
	Estimator Estimator
	Events    events.Recorder
	Clock     clock.WithTicker
	// Interval is the time between two rounds. Threshold is how long a replica must have been unschedulable. 0 means the
	// default.
	Interval, Threshold time.Duration
	// Timeout limits one request to an estimator; 0 means estimate.DefaultTimeout.
	Timeout time.Duration
	// MaxMoves limits the replicas that one round removes; 0 means DefaultMaxMoves.
	MaxMoves int32
	// Scheduler estimates the capacity of other clusters. Without it unschedulable replicas are removed even if they fit
	// nowhere else, as the contract requires.
	Scheduler Scheduler
}

// Descheduler is a manager.Runnable.
type Descheduler struct {
	Options
	control client.Client
}

// Setup adds the descheduler to the manager.
func Setup(mgr manager.Manager, o Options) error {
	return mgr.Add(New(mgr.GetClient(), o))
}

// New returns a descheduler that reads from and writes to the control plane.
func New(control client.Client, o Options) *Descheduler {
	if o.Interval <= 0 {
		o.Interval = DefaultInterval
	}
	if o.Threshold <= 0 {
		o.Threshold = DefaultThreshold
	}
	if o.Timeout <= 0 {
		o.Timeout = estimate.DefaultTimeout
	}
	if o.MaxMoves <= 0 {
		o.MaxMoves = DefaultMaxMoves
	}
	return &Descheduler{Options: o, control: control}
}

// NeedLeaderElection returns true, so that two deschedulers do not remove the same replicas.
func (d *Descheduler) NeedLeaderElection() bool { return true }

// Start runs a round per interval until ctx is done. The first round starts after one interval.
func (d *Descheduler) Start(ctx context.Context) error {
	// The rounds are items of a queue, which has the metrics of the contract.
	queue := workqueue.NewTypedRateLimitingQueueWithConfig(
		requeue.Limiter[string](), workqueue.TypedRateLimitingQueueConfig[string]{Name: Name})
	rounds := &requeue.Runner[string]{
		Queue: queue, Name: Name, Values: func(string) []any { return nil },
		Reconcile: func(ctx context.Context, _ string) error {
			if err := d.RunOnce(ctx); err != nil {
				return requeue.Terminal(fmt.Errorf("deschedule all bindings; retrying in the next round: %w", err))
			}
			return nil
		},
	}
	var running sync.WaitGroup
	running.Go(func() { rounds.Run(ctx) })
	defer running.Wait()
	ticker := d.Clock.NewTicker(d.Interval)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C():
			queue.Add("round")
		}
	}
}

// RunOnce checks every binding once. An error of one binding does not affect the others.
func (d *Descheduler) RunOnce(ctx context.Context) error {
	bindings, err := d.bindingsToCheck(ctx)
	if err != nil || len(bindings) == 0 {
		return err
	}
	errs := []error{d.countUnschedulable(ctx, bindings)}
	left := int64(d.MaxMoves)
	var reservations []reservation
	for _, b := range bindings {
		if left <= 0 {
			break
		}
		r, err := d.deschedule(ctx, b, left, reservations)
		if r.replicas > 0 {
			reservations = append(reservations, r)
			left -= r.replicas
		}
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

// checkedBinding is a binding with the clusters that may have replicas that never started.
type checkedBinding struct {
	binding  binding.Binding
	clusters []string

	mu            sync.Mutex // guards the following fields
	unschedulable map[string]int32
	failure       error
}

func (d *Descheduler) bindingsToCheck(ctx context.Context) ([]*checkedBinding, error) {
	var members clusterv1alpha1.ClusterList
	if err := d.control.List(ctx, &members); err != nil {
		return nil, fmt.Errorf("list clusters: %w", err)
	}
	clusters := map[string]*clusterv1alpha1.Cluster{}
	for i := range members.Items {
		clusters[members.Items[i].Name] = &members.Items[i]
	}
	var bindings workv1alpha2.ResourceBindingList // Deployments are namespaced
	if err := d.control.List(ctx, &bindings); err != nil {
		return nil, fmt.Errorf("list resource bindings: %w", err)
	}
	var out []*checkedBinding
	for i := range bindings.Items {
		b := &bindings.Items[i]
		toCheck, err := clustersToCheck(b, clusters, d.Clock.Now())
		if err != nil {
			d.recordEvents(b, reasonFailed, err.Error())
			continue
		}
		if len(toCheck) > 0 {
			out = append(out, &checkedBinding{binding: b, clusters: toCheck, unschedulable: map[string]int32{}})
		}
	}
	return out, nil
}

// countUnschedulable queries the estimators of all clusters in parallel, each for one workload after the other, for at most
// one interval. An estimator that keeps failing is skipped, so that it does not delay the others.
func (d *Descheduler) countUnschedulable(ctx context.Context, bindings []*checkedBinding) error {
	ctx, cancel := context.WithTimeout(ctx, d.Interval)
	defer cancel()
	byCluster := map[string][]*checkedBinding{}
	for _, b := range bindings {
		for _, c := range b.clusters {
			byCluster[c] = append(byCluster[c], b)
		}
	}
	var wg sync.WaitGroup
	var mu sync.Mutex
	var errs []error
	for cluster, bindings := range byCluster {
		wg.Go(func() {
			failures := 0
			for _, b := range bindings {
				n, err := d.unschedulable(ctx, cluster, b.binding)
				b.setUnschedulable(cluster, n, err)
				if err == nil || errors.Is(err, estimate.ErrUnknown) {
					failures = 0
					continue
				}
				if failures++; failures == maxFailures || ctx.Err() != nil {
					mu.Lock()
					defer mu.Unlock()
					errs = append(errs, fmt.Errorf("query estimator of cluster %s: %w", cluster, err))
					return
				}
			}
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}

func (d *Descheduler) unschedulable(ctx context.Context, cluster string, b binding.Binding) (int32, error) {
	ctx, cancel := context.WithTimeout(ctx, d.Timeout)
	defer cancel()
	return d.Estimator.Unschedulable(ctx, cluster, binding.TemplateReference(b), d.Threshold)
}

func (c *checkedBinding) setUnschedulable(cluster string, n int32, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case err == nil:
		c.unschedulable[cluster] = n
	case !errors.Is(err, estimate.ErrUnknown):
		c.failure = errors.Join(c.failure, fmt.Errorf("query estimator of cluster %s for unschedulable replicas: %w", cluster, err))
	}
}

// deschedule removes at most atMost replicas of one binding and returns them as a reservation.
func (d *Descheduler) deschedule(
	ctx context.Context, c *checkedBinding, atMost int64, reservations []reservation,
) (r reservation, err error) {
	if c.failure != nil {
		d.recordEvents(c.binding, reasonFailed, c.failure.Error())
	}
	clusters, reductions := reduce(c.binding, c.unschedulable, atMost)
	if len(reductions) == 0 {
		return r, nil
	}
	if requirements := c.binding.BindingSpec().ReplicaRequirements; requirements != nil {
		r.request = requirements.ResourceRequest
	}
	n := totalReduction(reductions)
	fit := n
	if d.Scheduler != nil {
		candidates, err := d.Scheduler.Candidates(ctx, c.binding)
		if err != nil {
			err = fmt.Errorf("estimate available replicas for %s: %w", binding.Title(c.binding), err)
			d.recordEvents(c.binding, reasonFailed, err.Error())
			return r, err
		}
		fit, r.clusters = capacityElsewhere(n, r.request, candidates, reductions, reservations)
	}
	if fit < n {
		all := reductions
		if clusters, reductions = reduce(c.binding, c.unschedulable, fit); len(reductions) == 0 {
			d.recordEvents(c.binding, reasonFailed, noCapacityMessage(n, all))
			return r, nil
		}
	}
	after := c.binding.DeepCopyObject().(binding.Binding)
	err = patch.Merge(ctx, d.control, after, map[string]any{"spec": map[string]any{"clusters": clusters}})
	switch {
	case requeue.Expected(err), apierrors.IsNotFound(err):
		return r, nil // changed concurrently; the next round checks it again
	case err != nil:
		d.recordEvents(c.binding, reasonFailed, err.Error())
		return r, err
	}
	d.recordEvents(after, reasonSucceed, fmt.Sprintf("Removed unschedulable replicas from %s; the scheduler reschedules them.",
		formatReductions(reductions)))
	r.replicas = totalReduction(reductions)
	return r, nil
}

func noCapacityMessage(n int64, reductions []reduction) string {
	replicas := "1 replica is"
	if n != 1 {
		replicas = fmt.Sprintf("%d replicas are", n)
	}
	clusters := make([]string, 0, len(reductions))
	for _, r := range reductions {
		clusters = append(clusters, r.Cluster)
	}
	return fmt.Sprintf("%s unschedulable in %s, and no other cluster has available replicas.", replicas, strings.Join(clusters, ", "))
}

// recordEvents records an event on the binding and on its template.
func (d *Descheduler) recordEvents(b binding.Binding, reason, message string) {
	for _, on := range []corev1.ObjectReference{binding.Reference(b), binding.TemplateReference(b)} {
		d.Events.Emit(events.Event{
			On: on, Source: Name, Reason: reason, Warning: reason == reasonFailed, Message: message, Once: fmt.Sprint(b.GetGeneration()),
		})
	}
}

// formatReductions formats reductions as "member1 (5 -> 3), member2 (1 -> 0)".
func formatReductions(reductions []reduction) string {
	parts := make([]string, 0, len(reductions))
	for _, r := range reductions {
		parts = append(parts, fmt.Sprintf("%s (%d -> %d)", r.Cluster, r.From, r.To))
	}
	return strings.Join(parts, ", ")
}
