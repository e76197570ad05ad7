// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"sync"
	"time"

	"k8s.io/utils/clock"
)

// Reports on the way to a settled state are worth little and come in dozens: the first waits firstPatience for a better
// one, the next ones nextPatience. A report that somebody waits for (healthy, or failed) is never held back.
const (
	firstPatience = 3 * time.Second
	nextPatience  = 10 * time.Second
)

// Pace spaces unsettled reports. It is a memory, not a state: losing it costs a write.
type Pace[K comparable] struct {
	clock clock.PassiveClock
	mu    sync.Mutex
	due   map[K]time.Time // when the next unsettled report may go out
}

// NewPace begins with no report held.
func NewPace[K comparable](c clock.PassiveClock) *Pace[K] {
	return &Pace[K]{clock: c, due: map[K]time.Time{}}
}

// Hold says how long an unsettled report must still wait; 0 means that it may go out now.
func (p *Pace[K]) Hold(k K) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := p.clock.Now()
	due, ok := p.due[k]
	if !ok {
		p.due[k] = now.Add(firstPatience)
		return firstPatience
	}
	return max(due.Sub(now), 0)
}

// Sent notes that a report went out; after a settled one the next unsettled one begins anew.
func (p *Pace[K]) Sent(k K, settled bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if settled {
		delete(p.due, k)
		return
	}
	p.due[k] = p.clock.Now().Add(nextPatience)
}

// Forget drops what is remembered of k.
func (p *Pace[K]) Forget(k K) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.due, k)
}
