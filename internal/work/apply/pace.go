// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
)

// Reports on the way to health are worth little and come in dozens: the first waits firstPatience for a better one, the
// next ones nextPatience. A report that somebody waits for (healthy, or failed) is never held back.
const (
	firstPatience = time.Second
	nextPatience  = 10 * time.Second
)

// pace spaces the unsettled reports of Works. It is a memory, not a state: losing it costs a write.
type pace struct {
	clock clock.PassiveClock
	mu    *sync.Mutex
	due   map[types.NamespacedName]time.Time // when the next unsettled report may go out
}

func newPace(c clock.PassiveClock) pace {
	return pace{clock: c, mu: &sync.Mutex{}, due: map[types.NamespacedName]time.Time{}}
}

// hold says how long an unsettled report must still wait; 0 means that it may go out now.
func (p pace) hold(work types.NamespacedName) time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	now := p.clock.Now()
	due, ok := p.due[work]
	if !ok {
		p.due[work] = now.Add(firstPatience)
		return firstPatience
	}
	return max(due.Sub(now), 0)
}

// sent notes that a report went out; a settled one lets the next unsettled one begin anew.
func (p pace) sent(work types.NamespacedName, settled bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if settled {
		delete(p.due, work)
		return
	}
	p.due[work] = p.clock.Now().Add(nextPatience)
}

func (p pace) forget(work types.NamespacedName) {
	p.mu.Lock()
	defer p.mu.Unlock()
	delete(p.due, work)
}
