// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/spans"
)

// A decision is a span of the version of the template that the binding names.
func TestSchedule_traces(t *testing.T) {
	b, k := newBinding(binding.Namespaced)
	b.BindingSpec().Resource.UID = "template"
	b.SetAnnotations(map[string]string{names.TemplateGeneration: "3"})
	f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
	steps := spans.Record(t)
	version := tracing.Version{UID: "template", Generation: 3}
	f.run(t, k)
	if diff := cmp.Diff([]string{tracing.Schedule}, steps(version)); diff != "" {
		t.Errorf("spans (-want +got):\n%s", diff)
	}
	f.expectNoWrites(t, k)
}
