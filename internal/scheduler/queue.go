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

// enqueue has a binding looked at, after those of a higher priority.
func (s *Scheduler) enqueue(o any, event string) {
	b, ok := o.(binding.Binding)
	if !ok || !s.handles(b) {
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

const (
	// minPark and maxPark space the attempts at a binding that cannot be placed, whatever changes: clusters report all the
	// time, and many bindings may wait.
	minRetry, maxRetry = 5 * time.Second, 5 * time.Minute
)

// parked remembers the bindings that cannot be placed. It is a memory, not a state: losing it costs an attempt.
type unschedulable struct {
	mu       sync.Mutex
	attempts map[key]attempt
}

type attempt struct {
	at       time.Time
	pause    time.Duration // before the next one, unless something changes
	priority int
}

// enter parks a binding of some priority and says when to try it again even if nothing changes.
func (p *unschedulable) add(k key, priority int, now time.Time) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.attempts == nil {
		p.attempts = map[key]attempt{}
	}
	a := attempt{now, min(max(2*p.attempts[k].pause, minRetry), maxRetry), priority}
	p.attempts[k] = a
	pending.WithLabelValues("unschedulable").Set(float64(len(p.attempts)))
	return a.pause
}

func (p *unschedulable) remove(k key) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if _, ok := p.attempts[k]; ok {
		delete(p.attempts, k)
		pending.WithLabelValues("unschedulable").Set(float64(len(p.attempts)))
	}
}

// due lists the parked bindings that are concerned, each with its priority and in how long it may be tried again: not sooner
// than minPark after its last attempt.
func (p *unschedulable) retryable(now time.Time, concerned func(key) bool) map[key]priorityqueue.AddOpts {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := map[key]priorityqueue.AddOpts{}
	for k, a := range p.attempts {
		if concerned(k) {
			out[k] = priorityqueue.AddOpts{After: max(minRetry-now.Sub(a.at), 0), Priority: new(a.priority)}
		}
	}
	return out
}

// retry tries parked bindings again, for something changed that could help.
func (s *Scheduler) retryUnschedulable(concerned func(key) bool) {
	for k, o := range s.unschedulable.retryable(s.Clock.Now(), concerned) {
		incoming.WithLabelValues(eventCluster).Inc()
		s.queue.AddWithOpts(o, k)
	}
}
