// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// Stages of bindings.
const (
	placed        = iota // a watch shows clusters
	upToDate             // the status reports the current generation
	unschedulable        // Scheduled was False before it was placed
)

func newBindingTracker() *tracker {
	return newTracker("were placed", "had an up-to-date status", "were unschedulable")
}

// observeBinding records a change of a binding.
func (t *tracker) observeBinding(before, now *workv1alpha2.ResourceBinding, deleted bool) {
	t.observe(now, deleted, func(o *tracked) {
		if before != nil {
			spec, status := written(before, now)
			o.specs += spec
			o.statuses += status
		}
		if len(now.Spec.Clusters) == 0 {
			if meta.IsStatusConditionFalse(now.Status.Conditions, workv1alpha2.Scheduled) {
				t.reach(o, unschedulable)
			}
			return
		}
		if now.Status.SchedulerObservedGeneration == now.Generation {
			t.reach(o, upToDate)
		}
		t.reach(o, placed)
	})
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

// writes returns the writes of the scheduler per binding.
func (t *tracker) writes() (spec, status float64) {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, o := range t.objects {
		spec += float64(o.specs)
		status += float64(o.statuses)
	}
	n := float64(max(len(t.objects), 1))
	return spec / n, status / n
}

// urgent returns the figures of the high-priority binding; they are zero before it is placed.
func (t *tracker) urgent() (u Urgent) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if o := t.objects[urgentName]; o != nil && !o.at[placed].IsZero() {
		u.ToPlaced, u.Before = o.at[placed].Sub(o.created).Seconds(), o.rank-o.reachedBefore
		u.Waiting = o.createdBefore - o.reachedBefore
	}
	return u
}
