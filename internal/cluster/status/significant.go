// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

const (
	// minorShare is the share of the allocatable amount of a resource up to which a change of its use is minor.
	minorShare = 0.01
	// minorDelay is the time after which minor changes are written. In a large cluster pods come and go all the time.
	minorDelay = time.Minute
)

// significant reports whether a change of the resources of a cluster must be written at once.
func significant(current, next *clusterv1alpha1.ResourceSummary) bool {
	if current == nil || next == nil {
		return current != next
	}
	if !equality.Semantic.DeepEqual(current.Allocatable, next.Allocatable) ||
		!equality.Semantic.DeepEqual(current.AllocatableModelings, next.AllocatableModelings) {
		return true
	}
	return exceeds(current.Allocated, next.Allocated, next.Allocatable) || exceeds(current.Allocating, next.Allocating, next.Allocatable)
}

// exceeds reports whether the amount of a resource changes by more than minorShare of the allocatable amount.
func exceeds(current, next, allocatable corev1.ResourceList) bool {
	for _, list := range []corev1.ResourceList{current, next} {
		for name := range list {
			before, after, total := current[name], next[name], allocatable[name]
			change := after.AsApproximateFloat64() - before.AsApproximateFloat64()
			if max(change, -change) > minorShare*total.AsApproximateFloat64() {
				return true
			}
		}
	}
	return false
}

// minorChanges delays minor changes of the resources of one cluster.
type minorChanges struct {
	since time.Time // when the difference was observed first; zero if there is none
}

// hold reports whether a change is not written yet.
func (m *minorChanges) hold(current, next *clusterv1alpha1.ResourceSummary, now time.Time) bool {
	switch {
	case significant(current, next), equality.Semantic.DeepEqual(current, next):
		m.since = time.Time{}
		return false
	case m.since.IsZero():
		m.since = now
	}
	if now.Sub(m.since) < minorDelay {
		return true
	}
	m.since = time.Time{}
	return false
}
