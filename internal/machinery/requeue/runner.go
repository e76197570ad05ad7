// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package requeue

import (
	"context"
	"errors"
	"sync"

	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue"

	"karmada.io/karmada/internal/machinery/panics"
)

// Runner reconciles the keys of a queue. The limiter of the queue determines the delays after failures.
type Runner[K comparable] struct {
	Queue workqueue.TypedRateLimitingInterface[K]
	// Workers is the number of keys that are reconciled concurrently; 0 means 1.
	Workers int
	// Reconcile is not called concurrently for the same key.
	Reconcile func(context.Context, K) error
	// Name is the name of the logger, and Values returns the key as keys and values of the log.
	Name   string
	Values func(K) []any
	// Reported means that failures are reported elsewhere, as in a status: they are logged at level 1.
	Reported bool

	attempts attempts[K]
}

// Run reconciles keys until ctx ends or the queue is shut down. It returns when the last reconciliation has ended. Keys that are in the
// queue when ctx ends are dropped.
func (r *Runner[K]) Run(ctx context.Context) {
	defer context.AfterFunc(ctx, r.Queue.ShutDown)()
	var running sync.WaitGroup
	defer running.Wait()
	tokens := make(chan struct{}, max(r.Workers, 1))
	for {
		tokens <- struct{}{} // before a key is taken: the queue may have one of a higher priority when a worker is free
		key, priority, down := r.get()
		if down {
			return
		}
		running.Go(func() {
			defer func() { <-tokens }()
			r.process(ctx, key, priority)
		})
	}
}

// Next waits for one key and reconciles it.
func (r *Runner[K]) Next(ctx context.Context) {
	if key, priority, down := r.get(); !down {
		r.process(ctx, key, priority)
	}
}

func (r *Runner[K]) get() (key K, priority int, down bool) {
	if q, ok := r.Queue.(priorityqueue.PriorityQueue[K]); ok {
		return q.GetWithPriority()
	}
	key, down = r.Queue.Get()
	return key, 0, down
}

// process reconciles a key and requeues it if needed.
func (r *Runner[K]) process(ctx context.Context, key K, priority int) {
	defer r.Queue.Done(key)
	if ctx.Err() != nil {
		return
	}
	log := ctrl.LoggerFrom(ctx).WithName(r.Name).WithValues(r.Values(key)...)
	err := panics.Recover(func() error { return r.Reconcile(ctrl.LoggerInto(ctx, log), key) })
	if err != nil && ctx.Err() != nil {
		return
	}
	k, after := r.attempts.observe(log, key, err)
	if caught, ok := errors.AsType[*panics.Error](err); ok {
		log = log.WithValues("stack", string(caught.Stack))
	}
	switch k {
	case success, terminal:
		r.Queue.Forget(key)
	case waiting, stale, conflict:
		if after > 0 {
			r.add(key, priorityqueue.AddOpts{After: after, Priority: &priority})
		}
	case backingOff, failure, panicked:
		r.add(key, priorityqueue.AddOpts{RateLimited: true, Priority: &priority})
	}
	switch {
	case k == panicked, k == failure && !r.Reported, k == terminal && !r.Reported:
		log.Error(err, "Failed to reconcile the object")
	case k == failure, k == terminal:
		log.V(1).Info("Failed to reconcile the object", "err", err.Error())
	}
}

func (r *Runner[K]) add(key K, o priorityqueue.AddOpts) {
	switch q, ok := r.Queue.(priorityqueue.PriorityQueue[K]); {
	case ok:
		q.AddWithOpts(o, key)
	case o.RateLimited:
		r.Queue.AddRateLimited(key)
	default:
		r.Queue.AddAfter(key, o.After)
	}
}
