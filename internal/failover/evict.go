// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package failover

import (
	"context"
	"fmt"
	"time"

	"k8s.io/utils/clock"
	"sigs.k8s.io/controller-runtime/pkg/client"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/failover/state"
	"karmada.io/karmada/internal/machinery/consistency"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/patch"
	"karmada.io/karmada/internal/machinery/requeue"
)

// Evictor adds eviction tasks. All fields are required; New of a controller sets Control.
type Evictor struct {
	Control *consistency.Client
	Events  events.Recorder
	Clock   clock.PassiveClock
	Fleet   *Fleet
	// InjectState passes state to the replacement (feature gate StatefulFailoverInjection).
	InjectState bool
}

// Eviction is an eviction from a cluster, and the time at which it was due.
type Eviction struct {
	eviction.Request
	Due time.Time
}

// Evict evicts a binding from clusters. The tasks carry the state that rules preserve. source is the source of the events. It returns a
// conflict if the binding changed since it was read.
func (e Evictor) Evict(
	ctx context.Context, source string, b binding.Binding, rules *policyv1alpha1.StatePreservation, evictions []Eviction, now time.Time,
) error {
	for i := range evictions {
		r := &evictions[i].Request
		if !e.InjectState {
			break
		}
		var err error
		if r.State, err = state.Labels(rules, r.Cluster, b.BindingSpec(), b.BindingStatus()); err != nil {
			EmitEvicted(e.Events, source, b, r.Cluster, err)
			return fmt.Errorf("evict %s: %w", binding.Title(b), err)
		}
	}
	begun := e.Clock.Now()
	err := addTasks(ctx, e.Control, b, evictions, now)
	e.Fleet.Interrupted(err)
	if requeue.Expected(err) {
		return err
	}
	for _, v := range evictions {
		EmitEvicted(e.Events, source, b, v.Cluster, err)
		countEviction(b, v.Cluster, v.Reason, now.Sub(v.Due), e.Clock.Since(begun), err)
	}
	return err
}

func addTasks(ctx context.Context, control client.Client, b binding.Binding, evictions []Eviction, now time.Time) error {
	_, err := patch.Latest(ctx, control, client.Object(b), func(client.Object) {
		spec := b.BindingSpec()
		tasks := make([]workv1alpha2.GracefulEvictionTask, 0, len(evictions))
		for _, v := range evictions {
			if eviction.Task(spec, v.Cluster) == nil {
				tasks = append(tasks, eviction.NewTask(spec, v.Request, now))
			}
		}
		spec.GracefulEvictionTasks = append(spec.GracefulEvictionTasks, tasks...)
	})
	return err
}
