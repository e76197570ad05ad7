// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"time"

	"k8s.io/apimachinery/pkg/types"

	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/work/observe"
)

// trace records that an object was applied in a member, or could not be applied.
func (e *Executor) trace(m observe.Manifest, start time.Time, err error) {
	if !tracing.Enabled() {
		return
	}
	a := m.Desired.GetAnnotations()
	tracing.Record(tracing.Step{
		Name: tracing.Apply, Template: tracing.FromAnnotation(types.UID(a[names.TemplateUID]), a[names.TemplateGeneration]), Kind: "Work",
		Object: types.NamespacedName{Namespace: m.Work.Namespace, Name: m.Work.Name}, Cluster: m.Cluster,
		Start: start, End: e.Clock.Now(), Err: err,
	})
}
