// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"context"
	"fmt"
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// bindingTracker records the time at which the watch showed each binding with clusters, and the number of writes of the scheduler.
type bindingTracker struct {
	mu            sync.Mutex // guards the fields below
	started       time.Time
	tracked       map[string]*trackedBinding
	present       map[types.UID]bool // every binding that the watch shows
	created       int
	unschedulable int // number of bindings that were unschedulable at first
	placed        int
	upToDate      int // number of bindings with an up-to-date status
	lastPlaced    time.Time
	lastUpToDate  time.Time
	changed       chan struct{}
	urgentFigures Urgent
}

type trackedBinding struct {
	created, placed         time.Time
	unschedulable, upToDate bool
	specs, statuses         int
	earlier                 int // bindings that were placed when this one was created
}

func newBindingTracker() *bindingTracker {
	return &bindingTracker{tracked: map[string]*trackedBinding{}, present: map[types.UID]bool{}, changed: make(chan struct{}, 1)}
}

func (p *bindingTracker) begin(bindings []string) time.Time {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.tracked, p.urgentFigures, p.started = map[string]*trackedBinding{}, Urgent{}, time.Now()
	p.created, p.unschedulable, p.placed, p.upToDate = 0, 0, 0, 0
	for _, name := range bindings {
		p.tracked[name] = &trackedBinding{}
	}
	return p.started
}

func (p *bindingTracker) creating(name string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	t := p.tracked[name]
	t.created, t.earlier = time.Now(), p.placed
	if name == urgentName {
		p.urgentFigures.Waiting = p.created - p.placed
	}
	p.created++
}

func (p *bindingTracker) observe(before, now *workv1alpha2.ResourceBinding, deleted bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if deleted {
		delete(p.present, now.UID)
	} else {
		p.present[now.UID] = true
	}
	select {
	case p.changed <- struct{}{}:
	default:
	}
	t := p.tracked[now.Name]
	if t == nil || deleted {
		return
	}
	if before != nil {
		spec, status := written(before, now)
		t.specs += spec
		t.statuses += status
	}
	if len(now.Spec.Clusters) == 0 {
		if !t.unschedulable && meta.IsStatusConditionFalse(now.Status.Conditions, workv1alpha2.Scheduled) {
			t.unschedulable = true
			p.unschedulable++
		}
		return
	}
	if !t.upToDate && now.Status.SchedulerObservedGeneration == now.Generation {
		t.upToDate = true
		p.upToDate++
		p.lastUpToDate = time.Now()
	}
	if !t.placed.IsZero() {
		return
	}
	t.placed = time.Now()
	if now.Name == urgentName {
		p.urgentFigures.ToPlaced, p.urgentFigures.Before = t.placed.Sub(t.created).Seconds(), p.placed-t.earlier
	}
	p.placed++
	p.lastPlaced = t.placed
}

// written returns 1 or 0 for the spec and the status: whether the change contains fields that the scheduler writes.
func written(before, now *workv1alpha2.ResourceBinding) (spec, status int) {
	if before.Generation != now.Generation || before.Annotations[names.AppliedPlacement] != now.Annotations[names.AppliedPlacement] {
		spec = 1
	}
	a, b := &before.Status, &now.Status
	scheduled := func(s *workv1alpha2.ResourceBindingStatus) any {
		return meta.FindStatusCondition(s.Conditions, workv1alpha2.Scheduled)
	}
	if a.SchedulerObservedGeneration != b.SchedulerObservedGeneration || a.SchedulerObservedAffinityName != b.SchedulerObservedAffinityName ||
		!a.LastScheduledTime.Equal(b.LastScheduledTime) || !equality.Semantic.DeepEqual(scheduled(a), scheduled(b)) {
		status = 1
	}
	return spec, status
}

// wait waits until all tracked bindings have clusters and an up-to-date status.
func (p *bindingTracker) wait(ctx context.Context, timeout time.Duration) error {
	deadline := time.After(timeout)
	for {
		p.mu.Lock()
		total, placed, upToDate := len(p.tracked), p.placed, p.upToDate
		p.mu.Unlock()
		if placed == total && upToDate == total {
			return nil
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-deadline:
			return fmt.Errorf("timed out after %s: %d of %d bindings were placed, and %d had an up-to-date status", timeout, placed, total, upToDate)
		case <-p.changed:
		}
	}
}

// durations returns the times from the creation of each binding until it had clusters.
func (p *bindingTracker) durations() []time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	var out []time.Duration
	for _, t := range p.tracked {
		if !t.placed.IsZero() {
			out = append(out, t.placed.Sub(t.created))
		}
	}
	return out
}

// writes returns the writes of the scheduler per binding.
func (p *bindingTracker) writes() (spec, status float64) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, t := range p.tracked {
		spec += float64(t.specs)
		status += float64(t.statuses)
	}
	n := float64(max(len(p.tracked), 1))
	return spec / n, status / n
}

func (p *bindingTracker) urgent() Urgent {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.urgentFigures
}

func (p *bindingTracker) allPlaced() time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	return max(p.lastPlaced.Sub(p.started), 0)
}

func (p *bindingTracker) allUpToDate() time.Duration {
	p.mu.Lock()
	defer p.mu.Unlock()
	return max(p.lastUpToDate.Sub(p.started), 0)
}

func (p *bindingTracker) allUnschedulable() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.unschedulable == len(p.tracked)
}

func (p *bindingTracker) empty() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.present) == 0
}
