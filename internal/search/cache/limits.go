// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cache

import (
	"sync/atomic"
	"time"
)

// Limits bound what is cached of one cluster. 0 means no limit.
type Limits struct {
	// Kinds is the maximum number of kinds. The first in the order of their names are cached.
	Kinds int
	// Objects is the maximum number of objects of all kinds. A kind with which the limit would be exceeded is not cached.
	Objects int
}

// DefaultLimits returns the defaults of the flags.
func DefaultLimits() Limits { return Limits{Kinds: 200, Objects: 500_000} }

// limitedDelay is the delay before a kind is listed again that had too many objects: the list is expensive.
const limitedDelay = 5 * time.Minute

// budget counts the cached objects of a cluster.
type budget struct {
	most int64 // 0 means no limit
	used atomic.Int64
}

// exhausted reports whether n more objects exceed the limit.
func (b *budget) exhausted(n int64) bool { return b != nil && b.most > 0 && b.used.Load()+n > b.most }

// account adds the difference between the objects of a store and those that it counted before. It must be called with mu held.
func (s *Store) account() {
	if s.budget == nil || s.released {
		return
	}
	n := int64(s.tree.Len())
	s.budget.used.Add(n - s.counted)
	s.counted = n
}

// release returns the objects of a store that is no longer used to the budget.
func (s *Store) release() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.budget != nil && !s.released {
		s.budget.used.Add(-s.counted)
	}
	s.counted, s.released = 0, true
}

// admits reports whether an object may be stored: it replaces another one, or the limit is not reached.
func (s *Store) admits(o *Object) bool {
	if !s.budget.exhausted(1) {
		return true
	}
	s.mu.RLock()
	defer s.mu.RUnlock()
	_, replaces := s.tree.Get(o)
	return replaces
}

// admitsAll reports whether a list of n objects may replace those of the store.
func (s *Store) admitsAll(n int) bool {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return !s.budget.exhausted(int64(n) - s.counted)
}
