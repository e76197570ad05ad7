// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/types"
	"sigs.k8s.io/controller-runtime/pkg/client"
)

// tracker records when watches show the objects of a burst at each of their stages.
type tracker struct {
	// stages describes the stages.
	stages []string

	mu      sync.Mutex // guards the fields below
	started time.Time
	created int
	objects map[string]*tracked
	present map[types.UID]bool // every object that a watch shows
	reached []int              // number of objects by stage
	last    []time.Time        // when the last object reached a stage
	changed signal
}

// tracked holds the figures of an object.
type tracked struct {
	created time.Time
	at      []time.Time // when it reached a stage; zero before
	// When this object was created, createdBefore objects had been created, and reachedBefore objects had reached the first stage.
	// rank is the number of those that reached the first stage before it.
	createdBefore, reachedBefore, rank int
	members                            map[string]memberState
	specs, statuses                    int // number of writes
}

func newTracker(stages ...string) *tracker {
	return &tracker{stages: stages, objects: map[string]*tracked{}, present: map[types.UID]bool{}, changed: newSignal()}
}

// begin starts a burst. It returns its start.
func (t *tracker) begin(names []string) time.Time {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.objects, t.created, t.started = map[string]*tracked{}, 0, time.Now()
	t.reached, t.last = make([]int, len(t.stages)), make([]time.Time, len(t.stages))
	for _, name := range names {
		t.objects[name] = &tracked{at: make([]time.Time, len(t.stages)), members: map[string]memberState{}}
	}
	return t.started
}

// starting must be called before an object is created or changed.
func (t *tracker) starting(name string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	o := t.objects[name]
	o.created, o.createdBefore, o.reachedBefore = time.Now(), t.created, t.reached[0]
	t.created++
}

// observe records a change of an object. update is called with mu held if the object belongs to the burst and exists.
func (t *tracker) observe(o client.Object, deleted bool, update func(*tracked)) {
	t.mu.Lock()
	defer t.mu.Unlock()
	defer t.changed.notify()
	if deleted {
		delete(t.present, o.GetUID())
		return
	}
	t.present[o.GetUID()] = true
	if found := t.objects[o.GetName()]; found != nil {
		update(found)
	}
}

// reach records that an object has reached a stage, unless it did before. It must be called with mu held.
func (t *tracker) reach(o *tracked, stage int) {
	if !o.at[stage].IsZero() {
		return
	}
	if stage == 0 {
		o.rank = t.reached[0]
	}
	o.at[stage] = time.Now()
	t.last[stage] = o.at[stage]
	t.reached[stage]++
}

// wait waits until all objects have reached stages.
func (t *tracker) wait(ctx context.Context, timeout time.Duration, stages ...int) error {
	err := t.changed.wait(ctx, timeout, func() bool {
		return !slices.ContainsFunc(stages, func(stage int) bool { return !t.all(stage) })
	})
	if err == nil {
		return nil
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	var state []string
	for i, name := range t.stages {
		state = append(state, fmt.Sprintf("%d %s", t.reached[i], name))
	}
	return fmt.Errorf("%w: of %d objects, %s", err, len(t.objects), strings.Join(state, ", "))
}

// all reports whether all objects have reached a stage.
func (t *tracker) all(stage int) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.reached[stage] == len(t.objects)
}

// durations returns the times from the creation of each object until it reached a stage.
func (t *tracker) durations(stage int) (out []time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, o := range t.objects {
		if !o.at[stage].IsZero() {
			out = append(out, o.at[stage].Sub(o.created))
		}
	}
	return out
}

// until returns the time from the start until the last object reached a stage.
func (t *tracker) until(stage int) time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	return max(t.last[stage].Sub(t.started), 0)
}

// empty reports whether no watch shows an object.
func (t *tracker) empty() bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.present) == 0
}

// signal wakes one goroutine that waits for changes. Its capacity is 1.
type signal chan struct{}

func newSignal() signal { return make(signal, 1) }

func (s signal) notify() {
	select {
	case s <- struct{}{}:
	default: // a signal is pending
	}
}

// wait waits until done returns true, which it calls after each signal.
func (s signal) wait(ctx context.Context, timeout time.Duration, done func() bool) error {
	deadline := time.NewTimer(timeout)
	defer deadline.Stop()
	for !done() {
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-deadline.C:
			return fmt.Errorf("timed out after %s", timeout)
		case <-s:
		}
	}
	return nil
}
