// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package deschedule takes back replicas that a cluster cannot start, so that the scheduler places them elsewhere: the
// descheduler.
//
//	every interval   bindings, clusters ─► Doubtful (pure) ─► how many wait there in vain? ─► Lower (pure) ─► 1 patch each
//	                                                          (estimators, all clusters at once)
//
// It works on Deployments whose replicas are divided by what clusters can take. What always holds: no replica that is ready
// is taken away; what is not known, from an estimator, a report or the readiness of a cluster, moves nothing; where it can
// be known how much fits elsewhere, no more is taken away in a round than that, of all workloads together; a round takes away
// no more replicas than its bound, so that an estimator that is wrong does damage slowly; a binding whose replicas were taken
// back is left alone until the scheduler has placed them.
package deschedule

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/manager"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/rebalance"
	"karmada.io/karmada/internal/rebalance/redistribute"
)

// Name is the event source of the descheduler, and the name of its lease (components §0).
const Name = "karmada-descheduler"

// Reasons of its events (semantics §22).
const (
	succeeded = "DescheduleBindingSucceed"
	failed    = "DescheduleBindingFailed"
)

// Defaults of the contract (components §7), and what is not configurable.
const (
	DefaultInterval  = 2 * time.Minute
	DefaultThreshold = 5 * time.Minute
	// DefaultMoves is how many replicas a round takes back at most. A cluster that loses its nodes is emptied in minutes all
	// the same.
	DefaultMoves = 1000
	// settled is how long a cluster must have been ready for what is known about it to be trusted.
	settled = time.Minute
	// patience is after how many errors one after the other an estimator is not asked again in the same round.
	patience = 3
)

// Estimator knows the pods of member clusters.
type Estimator interface {
	// Unschedulable is how many replicas of a workload have been waiting for a node of the cluster for at least the
	// threshold. The error is or wraps estimate.ErrUnknown where there is nobody who could tell.
	Unschedulable(ctx context.Context, cluster string, workload corev1.ObjectReference, threshold time.Duration) (int32, error)
}

// Scheduler says what the scheduler would do.
type Scheduler interface {
	// Places lists the clusters that could get replicas of a workload, with how many more fit.
	Places(context.Context, binding.Binding) ([]rebalance.Place, error)
}

// Options say how it works. Estimator, Events and Clock are required.
type Options struct {
	Estimator Estimator
	Events    events.Recorder
	Clock     clock.WithTicker
	// Interval is the time between two rounds, Threshold how long a replica must have been waiting; 0 means the default.
	Interval, Threshold time.Duration
	// Timeout bounds the wait for an answer; 0 means estimate.DefaultTimeout.
	Timeout time.Duration
	// Moves bounds how many replicas one round takes back; 0 means DefaultMoves.
	Moves int32
	// Scheduler says what fits elsewhere. Without it nobody knows, and replicas that wait in vain are taken back regardless,
	// as the contract has it.
	Scheduler Scheduler
}

// Descheduler is a Runnable.
type Descheduler struct {
	Options
	control client.Client
}

// Setup adds the descheduler to the manager, which may be one of its own or that of the controllers.
func Setup(mgr manager.Manager, o Options) error {
	return mgr.Add(New(mgr.GetClient(), o))
}

// New makes a descheduler that reads from and writes to the control plane.
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
	if o.Moves <= 0 {
		o.Moves = DefaultMoves
	}
	return &Descheduler{Options: o, control: control}
}

// NeedLeaderElection keeps two deschedulers from taking the same replicas back.
func (d *Descheduler) NeedLeaderElection() bool { return true }

// Start works until ctx ends. The first round is after one interval.
func (d *Descheduler) Start(ctx context.Context) error {
	log := ctrl.LoggerFrom(ctx).WithName(Name)
	ticker := d.Clock.NewTicker(d.Interval)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-ticker.C():
			if err := d.Round(ctrl.LoggerInto(ctx, log)); err != nil && ctx.Err() == nil {
				log.Error(err, "Not all bindings could be looked after; trying again in the next round")
			}
		}
	}
}

// Round looks at every binding once. The error holds what could not be done; the rest was done.
func (d *Descheduler) Round(ctx context.Context) error {
	// 1. The clusters, and the bindings in question.
	suspects, err := d.suspects(ctx)
	if err != nil || len(suspects) == 0 {
		return err
	}
	// 2. How many replicas wait in vain.
	errs := []error{d.ask(ctx, suspects)}
	// 3, 4. Take them back, and tell.
	left := int64(d.Moves)
	var promised []promise
	for _, s := range suspects {
		if left <= 0 {
			break
		}
		p, err := d.deschedule(ctx, s, left, promised)
		if p.replicas > 0 {
			promised = append(promised, p)
			left -= p.replicas
		}
		errs = append(errs, err)
	}
	return errors.Join(errs...)
}

// suspect is a binding with the clusters that may hold replicas which never started.
type suspect struct {
	binding  binding.Binding
	clusters []string

	mu      sync.Mutex       // guards what follows while estimators are asked
	waiting map[string]int32 // what estimators know
	failure error
}

func (d *Descheduler) suspects(ctx context.Context) ([]*suspect, error) {
	var members clusterv1alpha1.ClusterList
	if err := d.control.List(ctx, &members); err != nil {
		return nil, fmt.Errorf("list the clusters: %w", err)
	}
	clusters := map[string]*clusterv1alpha1.Cluster{}
	for i := range members.Items {
		clusters[members.Items[i].Name] = &members.Items[i]
	}
	var bindings workv1alpha2.ResourceBindingList // a Deployment has a namespace
	if err := d.control.List(ctx, &bindings); err != nil {
		return nil, fmt.Errorf("list the bindings: %w", err)
	}
	var out []*suspect
	for i := range bindings.Items {
		b := &bindings.Items[i]
		doubtful, err := Doubtful(b, clusters, d.Clock.Now())
		if err != nil {
			d.tell(b, failed, err.Error())
			continue
		}
		if len(doubtful) > 0 {
			out = append(out, &suspect{binding: b, clusters: doubtful, waiting: map[string]int32{}})
		}
	}
	return out, nil
}

// ask asks the estimators of all clusters at once, each for one workload after the other, for no longer than an interval.
// An estimator that keeps failing is not asked again in this round: its cluster must not hold up the others.
func (d *Descheduler) ask(ctx context.Context, suspects []*suspect) error {
	ctx, cancel := context.WithTimeout(ctx, d.Interval)
	defer cancel()
	questions := map[string][]*suspect{}
	for _, s := range suspects {
		for _, c := range s.clusters {
			questions[c] = append(questions[c], s)
		}
	}
	var wg sync.WaitGroup
	var mu sync.Mutex
	var errs []error
	for cluster, asked := range questions {
		wg.Go(func() {
			failures := 0
			for _, s := range asked {
				n, err := d.unschedulable(ctx, cluster, s.binding)
				s.note(cluster, n, err)
				if err == nil || errors.Is(err, estimate.ErrUnknown) {
					failures = 0
					continue
				}
				if failures++; failures == patience || ctx.Err() != nil {
					mu.Lock()
					defer mu.Unlock()
					errs = append(errs, fmt.Errorf("ask the estimator of cluster %s: %w", cluster, err))
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

func (s *suspect) note(cluster string, n int32, err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch {
	case err == nil:
		s.waiting[cluster] = n
	case !errors.Is(err, estimate.ErrUnknown):
		s.failure = errors.Join(s.failure, fmt.Errorf("ask the estimator of cluster %s about replicas that cannot start: %w", cluster, err))
	}
}

// deschedule takes back replicas of one binding, and says which, and where they may go.
func (d *Descheduler) deschedule(ctx context.Context, s *suspect, atMost int64, promised []promise) (p promise, err error) {
	if s.failure != nil {
		d.tell(s.binding, failed, s.failure.Error())
	}
	clusters, changes := Lower(s.binding, s.waiting, atMost)
	if len(changes) == 0 {
		return p, nil
	}
	if r := s.binding.BindingSpec().ReplicaRequirements; r != nil {
		p.request = r.ResourceRequest
	}
	n := taken(changes)
	fit := n
	if d.Scheduler != nil {
		places, err := d.Scheduler.Places(ctx, s.binding)
		if err != nil {
			err = fmt.Errorf("ask how many replicas of %s fit elsewhere: %w", binding.Title(s.binding), err)
			d.tell(s.binding, failed, err.Error())
			return p, err
		}
		fit, p.clusters = elsewhere(n, p.request, places, changes, promised)
	}
	if fit < n {
		all := changes
		if clusters, changes = Lower(s.binding, s.waiting, fit); len(changes) == 0 {
			d.tell(s.binding, failed, vain(n, all))
			return p, nil
		}
	}
	after, err := redistribute.Clusters(ctx, d.control, s.binding, clusters)
	switch {
	case apierrors.IsConflict(err), apierrors.IsNotFound(err):
		return p, nil // somebody has just changed it: the next round will see
	case err != nil:
		d.tell(s.binding, failed, err.Error())
		return p, err
	}
	d.tell(after, succeeded, fmt.Sprintf("Replicas that could not start were taken back from %s; the scheduler places them elsewhere.", describe(changes)))
	p.replicas = taken(changes)
	return p, nil
}

// vain says that replicas stay although they wait.
func vain(n int64, changes []Change) string {
	what := fmt.Sprintf("%d replicas wait", n)
	if n == 1 {
		what = "1 replica waits"
	}
	return fmt.Sprintf("%s in vain for a node in %s, and no other cluster can take them.", what, namesOf(changes))
}

// tell emits what happened on the binding and on the user's object.
func (d *Descheduler) tell(b binding.Binding, reason, message string) {
	for _, on := range []corev1.ObjectReference{binding.Reference(b), binding.TemplateReference(b)} {
		d.Events.Emit(events.Event{
			On: on, Source: Name, Reason: reason, Warning: reason == failed, Message: message, Once: fmt.Sprint(b.GetGeneration()),
		})
	}
}

// describe prints changes: "member1 (5 -> 3), member2 (1 -> 0)".
func describe(changes []Change) string {
	parts := make([]string, 0, len(changes))
	for _, c := range changes {
		parts = append(parts, fmt.Sprintf("%s (%d -> %d)", c.Cluster, c.From, c.To))
	}
	return strings.Join(parts, ", ")
}

func namesOf(changes []Change) string {
	parts := make([]string, 0, len(changes))
	for _, c := range changes {
		parts = append(parts, c.Cluster)
	}
	return strings.Join(parts, ", ")
}
