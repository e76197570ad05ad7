// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/test/spans"
)

// A write of Works is a span of the version of the template.
func TestReconcile_traces(t *testing.T) {
	s := newFixture(t, interpret.Chain{&reviser{}}, deployment, nginxBinding("m1", "m2"))
	steps := spans.Record(t)
	version := tracing.Version{UID: "template", Generation: 1}
	s.mustReconcile()
	if diff := cmp.Diff([]string{tracing.SyncWorks}, steps(version)); diff != "" {
		t.Errorf("spans (-want +got):\n%s", diff)
	}
	s.expectNoWrites()
	if got := steps(version); len(got) > 0 {
		t.Errorf("spans without a write: %q", got)
	}
}
