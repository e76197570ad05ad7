// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package propagate

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"

	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/spans"
)

// A write of a binding is a span of the version of the template after the claim. The scheduler finds its trace from the binding.
// Tracing causes no write.
func TestReconcile_traces(t *testing.T) {
	f := newFixture(t, newTemplate(web), newPolicy("default", "pp", deployments))
	steps := spans.Record(t)
	expect := func(what string, want ...string) {
		t.Helper()
		m := f.metadataOf(t, web)
		if diff := cmp.Diff(want, steps(tracing.Version{UID: m.UID, Generation: m.Generation})); diff != "" {
			t.Errorf("%s: spans (-want +got):\n%s", what, diff)
		}
		b := f.binding(t, web)
		if v := tracing.FromAnnotation(b.BindingSpec().Resource.UID, b.GetAnnotations()[names.TemplateGeneration]); v.Generation != m.Generation {
			t.Errorf("%s: the binding has generation %d, the template %d", what, v.Generation, m.Generation)
		}
	}
	f.run(t, web)
	expect("created", tracing.Propagate)
	f.expectNoWrites(t, web)
	expect("unchanged")
	f.editTemplate(t, web, func(o *unstructured.Unstructured) {
		_ = unstructured.SetNestedField(o.Object, int64(7), "spec", "replicas")
	})
	f.run(t, web)
	expect("changed", tracing.Propagate)
	f.expectNoWrites(t, web)
}

// Tracing that is turned on writes no binding.
func TestReconcile_tracingWritesNothing(t *testing.T) {
	f := newFixture(t, newTemplate(web), newPolicy("default", "pp", deployments))
	f.run(t, web)
	spans.Record(t)
	f.restart(t)
	f.expectNoWrites(t, web)
}
