// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"sync"
	"time"

	"k8s.io/utils/clock"
)

// Reports on the way to a settled state are worth little and come in dozens: the first waits firstPatience for a better
// one, the next ones nextPatience, and the more of them there are, the longer: perWaiting each, up to maxCrowd. In a burst
// what is on its way would otherwise keep busy those who are to bring it there. A report that somebody waits for (healthy,
// or failed) is never held back.
const (
	firstPatience = 3 * time.Second
	nextPatience  = 10 * time.Second
	perWaiting    = 50 * time.Millisecond
	maxCrowd      = 15 * time.Second
)

// Pace spaces unsettled reports. It is a memory, not a state: losing it costs a write.
type Pace[K comparable] struct {
	clock     clock.PassiveClock
	mu        sync.Mutex
	unsettled map[K]waiting
	held      int // how many of them are
}

// waiting is how long to hold a report, and since when.
type waiting struct {
	since    time.Time
	patience time.Duration
	held     bool // there is one; else it is about the next
}

// NewPace begins with no report held.
func NewPace[K comparable](c clock.PassiveClock) *Pace[K] {
	return &Pace[K]{clock: c, unsettled: map[K]waiting{}}
}

// Hold says how long an unsettled report must still wait; 0 means that it may go out now.
func (p *Pace[K]) Hold(k K) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := p.clock.Now()
	w, ok := p.unsettled[k]
	if !ok {
		w = waiting{since: now, patience: firstPatience}
	}
	if !w.held {
		w.held = true
		p.held++
	}
	p.unsettled[k] = w
	crowd := min(time.Duration(p.held-1)*perWaiting, maxCrowd)
	return max(w.since.Add(w.patience+crowd).Sub(now), 0)
}

// Known notes that there is nothing to report, what is written being true (again).
func (p *Pace[K]) Known(k K) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if w, ok := p.unsettled[k]; ok {
		p.forget(k)
		if w.patience == nextPatience {
			p.unsettled[k] = waiting{since: w.since, patience: w.patience}
		}
	}
}

// Sent notes that a report went out; after a settled one the next unsettled one begins anew.
func (p *Pace[K]) Sent(k K, settled bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.forget(k)
	if !settled {
		p.unsettled[k] = waiting{since: p.clock.Now(), patience: nextPatience}
	}
}

// Forget drops what is remembered of k.
func (p *Pace[K]) Forget(k K) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.forget(k)
}

func (p *Pace[K]) forget(k K) {
	if p.unsettled[k].held {
		p.held--
	}
	delete(p.unsettled, k)
}
