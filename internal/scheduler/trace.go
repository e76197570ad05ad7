// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"time"

	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/internal/names"
)

// trace records a decision in the trace of the template. A binding that was written while tracing was off has no generation and
// belongs to the trace of generation 0.
func (s *Scheduler) trace(b binding.Binding, start time.Time, failure error) {
	if !tracing.Enabled() {
		return
	}
	tracing.Record(tracing.Step{
		Name:     tracing.Schedule,
		Template: tracing.FromAnnotation(b.BindingSpec().Resource.UID, b.GetAnnotations()[names.TemplateGeneration]),
		Kind:     binding.ScopeOf(b).Name, Object: types.NamespacedName{Namespace: b.GetNamespace(), Name: b.GetName()},
		Start: start, End: s.Clock.Now(), Err: failure,
	})
}
