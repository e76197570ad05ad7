// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"sync"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/rollout/advance"
)

// Not part of the contract (docs/concepts/staged-rollouts.md#monitoring).
var (
	rolloutCount = metric.Gauge("karmada_rollouts", "Staged rollouts by phase.", "phase")
	phaseSince   = metric.Gauge("karmada_rollout_phase_since_timestamp_seconds",
		"Time since which a staged rollout has been in the phase: that of the one that has been in it for the longest time; 0 if there is none.",
		"phase")
)

// phases records the phases of all rollouts, for the metrics. The keys of cluster-scoped ones have no namespace. It is filled by the first
// reconcile of each rollout after a start.
type phases struct {
	mu    sync.Mutex // guards the fields below
	of    map[types.NamespacedName]fleetv1alpha1.RolloutPhase
	since map[fleetv1alpha1.RolloutPhase]map[types.NamespacedName]time.Time
}

// set records the status of a rollout; nil means that it does not exist.
func (p *phases) set(key types.NamespacedName, status *fleetv1alpha1.StagedRolloutStatus) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.of == nil {
		p.of = map[types.NamespacedName]fleetv1alpha1.RolloutPhase{}
		p.since = map[fleetv1alpha1.RolloutPhase]map[types.NamespacedName]time.Time{}
	}
	old, known := p.of[key]
	if known && (status == nil || old != status.Phase) {
		delete(p.of, key)
		delete(p.since[old], key)
		p.report(old)
	}
	if status == nil || status.Phase == "" {
		return
	}
	since := sinceOf(status)
	if !p.since[status.Phase][key].Equal(since) || !known {
		if p.since[status.Phase] == nil {
			p.since[status.Phase] = map[types.NamespacedName]time.Time{}
		}
		p.of[key], p.since[status.Phase][key] = status.Phase, since
		p.report(status.Phase)
	}
}

// report must be called with mu held.
func (p *phases) report(phase fleetv1alpha1.RolloutPhase) {
	rolloutCount.WithLabelValues(string(phase)).Set(float64(len(p.since[phase])))
	var oldest float64
	for _, since := range p.since[phase] {
		if at := float64(since.Unix()); oldest == 0 || at < oldest {
			oldest = at
		}
	}
	phaseSince.WithLabelValues(string(phase)).Set(oldest)
}

// sinceOf returns the time since which a rollout has been in its phase.
func sinceOf(status *fleetv1alpha1.StagedRolloutStatus) time.Time {
	at := status.StartedAt
	if c := meta.FindStatusCondition(status.Conditions, advance.Stalled); c != nil && c.Status == metav1.ConditionTrue {
		at = &c.LastTransitionTime // Paused or WaitingForApproval
	} else if status.FinishedAt != nil {
		at = status.FinishedAt
	}
	if at == nil {
		return time.Unix(0, 0)
	}
	return at.Time
}
