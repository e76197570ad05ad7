// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"errors"
	"time"

	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/metric"
	"karmada.io/karmada/internal/machinery/tracing"
)

// record measures the rendering and writing of the Works of a binding. It is a step of the template unless nothing had to be written.
func (c *Controller) record(b binding.Binding, template *interpret.Object, start time.Time, written bool, err error) {
	if errors.Is(err, interpret.ErrNotReady) {
		return
	}
	metric.Observe(syncDuration, c.Clock.Since(start), err)
	if !tracing.Enabled() || !written && err == nil {
		return
	}
	tracing.Record(tracing.Step{
		Name: tracing.SyncWorks, Template: tracing.Version{UID: template.GetUID(), Generation: template.GetGeneration()},
		Kind: binding.ScopeOf(b).Name, Object: types.NamespacedName{Namespace: b.GetNamespace(), Name: b.GetName()},
		Start: start, End: c.Clock.Now(), Err: err,
	})
}
