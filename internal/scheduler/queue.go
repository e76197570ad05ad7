// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"sync"
	"time"

	"k8s.io/client-go/util/workqueue"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue"

	"karmada.io/karmada/internal/binding"
)

func newQueue() priorityqueue.PriorityQueue[key] {
	return priorityqueue.New("scheduler", func(o *priorityqueue.Opts[key]) {
		o.RateLimiter = workqueue.NewTypedItemExponentialFailureRateLimiter[key](minBackoff, maxBackoff)
	})
}

// enqueue adds a binding to the queue if this scheduler handles it.
func (s *Scheduler) enqueue(b binding.Binding, event string) {
	if !s.handles(b) {
		return
	}
	incoming.WithLabelValues(event).Inc()
	s.queue.AddWithOpts(priorityqueue.AddOpts{Priority: new(priority(b))}, client.ObjectKeyFromObject(b))
}

func priority(b binding.Binding) int {
	if p := b.BindingSpec().SchedulePriority; p != nil {
		return int(p.Priority)
	}
	return 0
}

// minInterval and maxInterval limit the delay between two attempts at an unschedulable binding. Clusters report new resources
// continuously, and many bindings may be waiting for them.
const minInterval, maxInterval = 5 * time.Second, 5 * time.Minute

// unschedulable holds the bindings that wait for a change of clusters; see the package comment.
type unschedulable struct {
	mu       sync.Mutex
	attempts map[key]attempt
}

type attempt struct {
	at       time.Time
	delay    time.Duration // until the next attempt, unless a cluster changes
	priority int
}

// add records a failed attempt and returns the delay until the next one if no cluster changes.
func (u *unschedulable) add(k key, priority int, now time.Time) time.Duration {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.attempts == nil {
		u.attempts = map[key]attempt{}
	}
	a := attempt{now, min(max(2*u.attempts[k].delay, minInterval), maxInterval), priority}
	u.attempts[k] = a
	pendingBindings.WithLabelValues("unschedulable").Set(float64(len(u.attempts)))
	return a.delay
}

func (u *unschedulable) remove(k key) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if _, ok := u.attempts[k]; ok {
		delete(u.attempts, k)
		pendingBindings.WithLabelValues("unschedulable").Set(float64(len(u.attempts)))
	}
}

// retryable returns the selected bindings with their priority and the delay of their next attempt, at least minInterval after
// the last one.
func (u *unschedulable) retryable(now time.Time, selected func(key) bool) map[key]priorityqueue.AddOpts {
	u.mu.Lock()
	defer u.mu.Unlock()
	out := map[key]priorityqueue.AddOpts{}
	for k, a := range u.attempts {
		if selected(k) {
			out[k] = priorityqueue.AddOpts{After: max(minInterval-now.Sub(a.at), 0), Priority: new(a.priority)}
		}
	}
	return out
}

// retryUnschedulable requeues the selected unschedulable bindings after a change that could help.
func (s *Scheduler) retryUnschedulable(selected func(key) bool) {
	for k, o := range s.unschedulable.retryable(s.Clock.Now(), selected) {
		s.requeueAfterClusterChange(k, o)
	}
}
