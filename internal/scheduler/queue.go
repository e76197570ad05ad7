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
	minPark, maxPark = 5 * time.Second, 5 * time.Minute
)

// parked remembers the bindings that cannot be placed. It is a memory, not a state: losing it costs an attempt.
type parked struct {
	mu sync.Mutex
	by map[key]attempt
}

type attempt struct {
	at       time.Time
	pause    time.Duration // before the next one, unless something changes
	priority int
}

// enter parks a binding of some priority and says when to try it again even if nothing changes.
func (p *parked) enter(k key, priority int, now time.Time) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.by == nil {
		p.by = map[key]attempt{}
	}
	a := attempt{now, min(max(2*p.by[k].pause, minPark), maxPark), priority}
	p.by[k] = a
	pending.WithLabelValues("unschedulable").Set(float64(len(p.by)))
	return a.pause
}

func (p *parked) leave(k key) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if _, ok := p.by[k]; ok {
		delete(p.by, k)
		pending.WithLabelValues("unschedulable").Set(float64(len(p.by)))
	}
}

// due lists the parked bindings that are concerned, each with its priority and in how long it may be tried again: not sooner
// than minPark after its last attempt.
func (p *parked) due(now time.Time, concerned func(key) bool) map[key]priorityqueue.AddOpts {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := map[key]priorityqueue.AddOpts{}
	for k, a := range p.by {
		if concerned(k) {
			out[k] = priorityqueue.AddOpts{After: max(minPark-now.Sub(a.at), 0), Priority: new(a.priority)}
		}
	}
	return out
}

// retry tries parked bindings again, for something changed that could help.
func (s *Scheduler) retry(concerned func(key) bool) {
	for k, o := range s.parked.due(s.Clock.Now(), concerned) {
		incoming.WithLabelValues(eventCluster).Inc()
		s.queue.AddWithOpts(o, k)
	}
}
