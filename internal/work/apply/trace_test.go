// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"karmada.io/karmada/internal/machinery/tracing"
	"karmada.io/karmada/test/spans"
)

// A write in a member is a span of the version of the template that the manifest names.
func TestSync_traces(t *testing.T) {
	s := newFixture(t)
	steps := spans.Record(t)
	version := tracing.Version{UID: "template"}
	w := s.put("w", nil, config)
	s.settle(w)
	if diff := cmp.Diff([]string{tracing.Apply}, steps(version)); diff != "" {
		t.Errorf("spans (-want +got):\n%s", diff)
	}
	s.settle(w)
	if got := steps(version); len(got) > 0 {
		t.Errorf("spans without a write: %q", got)
	}
}
