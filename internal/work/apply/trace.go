// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"time"

	"k8s.io/apimachinery/pkg/types"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/tracing"
)

// trace records that an object was applied in a member, or could not be applied.
func (e *Executor) trace(mc *memberCache, w *workv1alpha1.Work, desired *interpret.Object, start time.Time, err error) {
	if !tracing.Enabled() {
		return
	}
	a := desired.GetAnnotations()
	tracing.Record(tracing.Step{
		Name: tracing.Apply, Template: tracing.FromAnnotation(types.UID(a[names.TemplateUID]), a[names.TemplateGeneration]), Kind: "Work",
		Object: types.NamespacedName{Namespace: w.Namespace, Name: w.Name}, Cluster: mc.member.Name, Start: start, End: e.Clock.Now(), Err: err,
	})
}
