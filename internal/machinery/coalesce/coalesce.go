// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package coalesce delays status reports that are likely to be replaced soon, so that several changes become one write.
package coalesce

import (
	"cmp"
	"sync"
	"time"

	"k8s.io/utils/clock"
)

// Change classifies the difference between a report and the last one that was written. A larger Change is more important.
type Change int

const (
	// Detail is a change of a settled report (healthy, or failed) without a change of its meaning, such as a heartbeat.
	Detail Change = iota
	// Transition is a change of the meaning of a settled report: of its replicas, generations, phase or the status of a condition.
	Transition
	// Progress is a change of an unsettled report.
	Progress
	// Applied is the first report of an object that was applied. It is not settled.
	Applied
	// Urgent is an unsettled report of an object that fails: it was healthy, or has fewer ready pods than before.
	Urgent
	// Settled is the first settled report after an unsettled one, or one with another verdict.
	Settled
)

// Delays are the delays of unsettled reports. A value of 0 means that of DefaultDelays.
type Delays struct {
	First   time.Duration // of Progress after a settled report
	Applied time.Duration // of Applied, at most
	Next    time.Duration // between unsettled reports
}

// DefaultDelays are the delays of a control plane.
var DefaultDelays = Delays{First: 3 * time.Second, Applied: 9 * time.Second, Next: 10 * time.Second}

// Unsettled reports (Progress) are delayed by Delays.First after a settled one, and are Delays.Next apart. A burst of objects adds
// delayPerObject for each delayed report, up to maxBurstDelay, because status writes compete with the writes that create the
// objects. Applied reports are delayed by at most Delays.Applied, because most objects of a burst are ready by then; those of a burst of
// more than largeBurst objects need longer.
// Urgent reports are limited by a token bucket: urgentTokens writes, and one more in each Delays.Next. An object that alternates between
// healthy and unhealthy must not cause a write for each change. Settled reports are not delayed.
//
// Details are limited by a token bucket: detailTokens writes, and one more in each detailInterval. Transitions are delayed by
// transitionDelay, because several of them often follow each other, and in a burst of objects by up to maxTransitionDelay. They have a
// separate token bucket, which repeated rollouts of a workload do not empty.
const (
	delayPerObject = 50 * time.Millisecond
	maxBurstDelay  = 15 * time.Second
	largeBurst     = 300

	urgentTokens       = 3
	detailInterval     = 30 * time.Second
	detailTokens       = 4
	transitionDelay    = 500 * time.Millisecond
	maxTransitionDelay = 2 * time.Second
	transitionInterval = 5 * time.Second
	transitionTokens   = 8
)

// minSweep is the minimum number of entries before expired ones are dropped.
const minSweep = 1024

// Coalescer spaces the reports of objects with keys of type K. Its memory is a cache: a lost entry costs one write.
type Coalescer[K comparable] struct {
	clock   clock.PassiveClock
	delays  Delays
	mu      sync.Mutex
	entries map[K]entry
	delayed int // number of entries with a delayed unsettled report
	changed int // number of entries with a delayed Transition
	sweepAt int // number of entries at which expired ones are dropped
}

// entry holds the values that determine the delay of the next report of an object.
type entry struct {
	delayedSince  time.Time // zero if no unsettled report is being delayed
	lastUnsettled time.Time // of the last unsettled report written; zero if there is none
	settled       bool      // a settled report was written after it
	urgents       bucket
	details       bucket
	transitions   bucket
	changedAt     time.Time // of the first Transition that was not written yet; zero if there is none
}

// bucket is a token bucket. Its value is the time at which it has all tokens again, which may be in the past.
type bucket time.Time

// next returns when a token is available.
func (b bucket) next(tokens int, interval time.Duration) time.Time {
	return time.Time(b).Add(-time.Duration(tokens-1) * interval)
}

// taken returns the bucket without one of its tokens. A write that did not wait for a token leaves an empty bucket without debt.
func (b bucket) taken(now time.Time, tokens int, interval time.Duration) bucket {
	full, empty := time.Time(b), now.Add(time.Duration(tokens)*interval)
	if full.Before(now) {
		full = now
	}
	if full = full.Add(interval); full.After(empty) {
		full = empty
	}
	return bucket(full)
}

// New returns a Coalescer without entries.
func New[K comparable](c clock.PassiveClock, d Delays) *Coalescer[K] {
	d.First, d.Applied = cmp.Or(d.First, DefaultDelays.First), cmp.Or(d.Applied, DefaultDelays.Applied)
	d.Next = cmp.Or(d.Next, DefaultDelays.Next)
	return &Coalescer[K]{clock: c, delays: d, entries: map[K]entry{}, sweepAt: minSweep}
}

// Delay returns how long a report of k must still wait; 0 means that it may be written now.
func (c *Coalescer[K]) Delay(k K, change Change) time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	now := c.clock.Now()
	switch change {
	case Settled:
		return 0
	case Detail:
		return max(c.entries[k].details.next(detailTokens, detailInterval).Sub(now), 0)
	case Transition:
		e := c.entries[k]
		if e.changedAt.IsZero() {
			e.changedAt = now
			c.changed++
			c.entries[k] = e
		}
		delay := min(transitionDelay+time.Duration(c.changed-1)*delayPerObject, maxTransitionDelay)
		return max(e.changedAt.Add(delay).Sub(now), e.transitions.next(transitionTokens, transitionInterval).Sub(now), 0)
	default:
		return max(c.delayUnsettled(k, change, now).Sub(now), 0)
	}
}

// delayUnsettled returns the time at which an unsettled report may be written. It must be called with mu held.
func (c *Coalescer[K]) delayUnsettled(k K, change Change, now time.Time) time.Time {
	e := c.entries[k]
	if e.delayedSince.IsZero() {
		e.delayedSince = now
		c.delayed++
		c.entries[k] = e
	}
	spaced := e.lastUnsettled.Add(c.delays.Next) // in the past if there is none
	earliest := spaced
	if e.lastUnsettled.IsZero() || e.settled {
		earliest = e.delayedSince.Add(c.delays.First)
	}
	earliest = earliest.Add(min(time.Duration(c.delayed-1)*delayPerObject, maxBurstDelay))
	larger := time.Duration(max(c.delayed-largeBurst, 0)) * delayPerObject
	switch applied := e.delayedSince.Add(c.delays.Applied + larger); {
	case change == Urgent:
		if next := e.urgents.next(urgentTokens, c.delays.Next); next.Before(earliest) {
			return next
		}
	case change == Applied && applied.Before(earliest):
		return applied
	}
	return earliest
}

// Delays reports whether an unsettled report of k is being delayed.
func (c *Coalescer[K]) Delays(k K) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return !c.entries[k].delayedSince.IsZero()
}

// Unchanged records that the last written report of k is still true: a delayed report is dropped.
func (c *Coalescer[K]) Unchanged(k K) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.take(k)
	c.keep(k, e)
}

// Sent records that a report of k was written.
func (c *Coalescer[K]) Sent(k K, change Change) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.take(k)
	now := c.clock.Now()
	switch change {
	case Detail:
		e.details, e.settled = e.details.taken(now, detailTokens, detailInterval), true
	case Transition:
		e.transitions, e.settled = e.transitions.taken(now, transitionTokens, transitionInterval), true
	case Settled:
		e.settled = true
	default:
		if change == Urgent {
			e.urgents = e.urgents.taken(now, urgentTokens, c.delays.Next)
		}
		e.settled, e.lastUnsettled = false, now
	}
	c.keep(k, e)
}

// Forget drops the entry of k.
func (c *Coalescer[K]) Forget(k K) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.take(k)
}

// take removes and returns the entry of k without its delayed reports. It must be called with mu held.
func (c *Coalescer[K]) take(k K) entry {
	e := c.entries[k]
	if !e.delayedSince.IsZero() {
		c.delayed--
	}
	if !e.changedAt.IsZero() {
		c.changed--
	}
	delete(c.entries, k)
	e.delayedSince, e.changedAt = time.Time{}, time.Time{}
	return e
}

// keep stores an entry that may still delay a report. It must be called with mu held.
func (c *Coalescer[K]) keep(k K, e entry) {
	now := c.clock.Now()
	if len(c.entries) >= c.sweepAt {
		for old, e := range c.entries {
			if !c.relevant(e, now) {
				delete(c.entries, old)
			}
		}
		c.sweepAt = max(minSweep, 2*len(c.entries))
	}
	if c.relevant(e, now) {
		c.entries[k] = e
	}
}

// relevant reports whether the entry delays a report now or later.
func (c *Coalescer[K]) relevant(e entry, now time.Time) bool {
	return !e.delayedSince.IsZero() || !e.lastUnsettled.IsZero() && !e.settled || now.Before(e.lastUnsettled.Add(c.delays.Next)) ||
		now.Before(time.Time(e.urgents)) || now.Before(time.Time(e.details)) || now.Before(time.Time(e.transitions)) || !e.changedAt.IsZero()
}
