// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"strconv"
	"time"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/labels"
	"sigs.k8s.io/controller-runtime/pkg/client"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/internal/names"
)

// generation returns the current generation of the template. The API server increments the generation of a Deployment if its
// annotations change. Therefore a claim leads to another generation than the one that was read first.
func (p *pass) generation() int64 {
	if p.object != nil {
		return p.object.GetGeneration()
	}
	return p.m.Generation
}

// trace records that the binding of a generation of a template was written, or could not be written.
func (d *Detector) trace(p *pass, start time.Time, err error) {
	if requeue.Expected(err) {
		return
	}
	tracing.Record(tracing.Step{
		Name: tracing.Propagate, Template: tracing.Version{UID: p.m.UID, Generation: p.generation()}, Kind: p.m.Kind,
		Object: p.key, Start: start, End: d.Clock.Now(), Err: err,
	})
}

// recordVersion sets the generation of the template on a binding that is about to be written, so that the scheduler can find the
// trace. before is the binding without the changes, or nil if it is new. While tracing is off, it changes nothing, and otherwise
// nothing in a binding that is not written for another reason.
func recordVersion(b binding.Binding, before client.Object, generation int64) {
	if !tracing.Enabled() || before != nil && equality.Semantic.DeepEqual(before, b) {
		return
	}
	b.SetAnnotations(labels.Merge(b.GetAnnotations(), map[string]string{names.TemplateGeneration: strconv.FormatInt(generation, 10)}))
}
