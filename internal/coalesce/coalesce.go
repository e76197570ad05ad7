// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package coalesce delays status reports that are likely to be replaced soon, so that several changes become one write.
package coalesce

import (
	"sync"
	"time"

	"k8s.io/utils/clock"
)

// An unsettled report is delayed for firstDelay, each later one of the same object for nextDelay. A burst of objects adds
// delayPerObject for each delayed report, up to maxBurstDelay, because status writes compete with the writes that bring the
// objects to the state to report. Settled reports (healthy, or failed) are not delayed.
const (
	firstDelay     = 3 * time.Second
	nextDelay      = 10 * time.Second
	delayPerObject = 50 * time.Millisecond
	maxBurstDelay  = 15 * time.Second
)

// Coalescer spaces the unsettled reports of objects with keys of type K. Its memory is a cache: a lost entry costs one
// write.
type Coalescer[K comparable] struct {
	clock   clock.PassiveClock
	mu      sync.Mutex
	entries map[K]entry
	delayed int // number of entries with a delayed report
}

// entry holds the earliest time of the next unsettled report of an object: since + delay.
type entry struct {
	since   time.Time
	delay   time.Duration
	delayed bool // a report is being delayed
}

// New returns a Coalescer without entries.
func New[K comparable](c clock.PassiveClock) *Coalescer[K] {
	return &Coalescer[K]{clock: c, entries: map[K]entry{}}
}

// Delay returns how long an unsettled report of k must still wait; 0 means that it may be written now.
func (c *Coalescer[K]) Delay(k K) time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := c.clock.Now()
	e, ok := c.entries[k]
	if !ok {
		e = entry{since: now, delay: firstDelay}
	}
	if !e.delayed {
		e.delayed = true
		c.delayed++
	}
	c.entries[k] = e
	burst := min(time.Duration(c.delayed-1)*delayPerObject, maxBurstDelay)
	return max(e.since.Add(e.delay+burst).Sub(now), 0)
}

// Unchanged records that the last written report of k is still true: a delayed report is dropped.
func (c *Coalescer[K]) Unchanged(k K) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e, ok := c.entries[k]; ok {
		c.forget(k)
		if e.delay == nextDelay {
			c.entries[k] = entry{since: e.since, delay: e.delay}
		}
	}
}

// Sent records that a report of k was written. After a settled report, the next unsettled one is delayed for firstDelay.
func (c *Coalescer[K]) Sent(k K, settled bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.forget(k)
	if !settled {
		c.entries[k] = entry{since: c.clock.Now(), delay: nextDelay}
	}
}

// Forget drops the entry of k.
func (c *Coalescer[K]) Forget(k K) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.forget(k)
}

// forget must be called with mu held.
func (c *Coalescer[K]) forget(k K) {
	if c.entries[k].delayed {
		c.delayed--
	}
	delete(c.entries, k)
}
