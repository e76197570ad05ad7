// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package coalesce delays status reports that are likely to be replaced soon, so that several changes become one write.
package coalesce

import (
	"sync"
	"time"

	"k8s.io/utils/clock"
)

// An unsettled report is delayed for firstDelay after a settled one; unsettled reports of the same object are nextDelay apart. A
// burst of objects adds delayPerObject for each delayed report, up to maxBurstDelay, because status writes compete with the
// writes that bring the objects to the state to report. Settled reports (healthy, or failed) are not delayed. Urgent reports
// are unsettled ones that are not delayed either, unless one was written within nextDelay: an object that alternates between
// healthy and unhealthy must not cause a write for each change.
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

// entry holds the values that determine the delay of the next unsettled report of an object.
type entry struct {
	delayedSince  time.Time // zero if no report is being delayed
	lastUnsettled time.Time // of the last unsettled report written; zero if there is none
	settled       bool      // a settled report was written after it
}

// New returns a Coalescer without entries.
func New[K comparable](c clock.PassiveClock) *Coalescer[K] {
	return &Coalescer[K]{clock: c, entries: map[K]entry{}}
}

// Delay returns how long an unsettled report of k must still wait; 0 means that it may be written now.
func (c *Coalescer[K]) Delay(k K, urgent bool) time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := c.clock.Now()
	e := c.entries[k]
	if e.delayedSince.IsZero() {
		e.delayedSince = now
		c.delayed++
		c.entries[k] = e
	}
	spaced := e.lastUnsettled.Add(nextDelay) // in the past if there is none
	earliest := spaced
	if e.lastUnsettled.IsZero() || e.settled {
		earliest = e.delayedSince.Add(firstDelay)
	}
	earliest = earliest.Add(min(time.Duration(c.delayed-1)*delayPerObject, maxBurstDelay))
	if urgent && spaced.Before(earliest) {
		earliest = spaced
	}
	return max(earliest.Sub(now), 0)
}

// Unchanged records that the last written report of k is still true: a delayed report is dropped.
func (c *Coalescer[K]) Unchanged(k K) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.take(k)
	c.keep(k, e)
}

// Sent records that a report of k was written.
func (c *Coalescer[K]) Sent(k K, settled bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.take(k)
	e.settled = settled
	if !settled {
		e.lastUnsettled = c.clock.Now()
	}
	c.keep(k, e)
}

// Forget drops the entry of k.
func (c *Coalescer[K]) Forget(k K) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.take(k)
}

// take removes and returns the entry of k without its delayed report. It must be called with mu held.
func (c *Coalescer[K]) take(k K) entry {
	e := c.entries[k]
	if !e.delayedSince.IsZero() {
		c.delayed--
	}
	delete(c.entries, k)
	e.delayedSince = time.Time{}
	return e
}

// keep stores an entry that may still delay a report. It must be called with mu held.
func (c *Coalescer[K]) keep(k K, e entry) {
	if !e.lastUnsettled.IsZero() && !e.settled || c.clock.Now().Before(e.lastUnsettled.Add(nextDelay)) {
		c.entries[k] = e
	}
}
