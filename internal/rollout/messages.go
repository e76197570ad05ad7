// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/types"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
)

// messageDelay is the time for which a change of messages alone is not written: a cluster that applies a revision, starts its pods and
// becomes healthy changes its message at each step.
const messageDelay = 10 * time.Second

// messages records since when the messages of rollouts differ from the stored ones. It can be lost: the delay begins again.
type messages struct {
	mu    sync.Mutex // guards since
	since map[types.NamespacedName]time.Time
}

// delay returns the time for which a status must not be written, because it differs in messages only.
func (m *messages) delay(key types.NamespacedName, now time.Time, before, next *fleetv1alpha1.StagedRolloutStatus) time.Duration {
	m.mu.Lock()
	defer m.mu.Unlock()
	if equality.Semantic.DeepEqual(before, next) || !equality.Semantic.DeepEqual(withoutMessages(before), withoutMessages(next)) {
		delete(m.since, key)
		return 0
	}
	since, known := m.since[key]
	if !known {
		if m.since == nil {
			m.since = map[types.NamespacedName]time.Time{}
		}
		since, m.since[key] = now, now
	}
	if wait := messageDelay - now.Sub(since); wait > 0 {
		return wait
	}
	delete(m.since, key)
	return 0
}

// forget removes the record of a deleted binding.
func (m *messages) forget(key types.NamespacedName) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.since, key)
}

func withoutMessages(status *fleetv1alpha1.StagedRolloutStatus) *fleetv1alpha1.StagedRolloutStatus {
	out := status.DeepCopy()
	out.Message = ""
	for i := range out.Stages {
		out.Stages[i].Message = ""
	}
	for i := range out.Clusters {
		out.Clusters[i].Message = ""
	}
	for i := range out.Conditions {
		out.Conditions[i].Message = ""
	}
	return out
}
