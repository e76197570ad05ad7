// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/scheduler/decide"
)

// A simulation returns the decision of a scheduler with the same options.
func TestSimulation_matchesScheduler(t *testing.T) {
	t.Parallel()
	lax, err := decide.New("*,-APIEnablement")
	if err != nil {
		t.Fatal(err)
	}
	for name, tc := range map[string]struct {
		options Options
		want    []workv1alpha2.TargetCluster
	}{
		"default":          {Options{}, to("m1", 2)},
		"without a filter": {Options{Profile: lax}, slices.Concat(to("m1", 2), to("m2", 2))},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			forEachScope(t, func(t *testing.T, scope binding.Scope) {
				b, k := newBinding(scope)
				f := newFixture(t, b, member("m2"), member("m1", "Widget"))
				if tc.options.Profile != nil {
					f.Profile = tc.options.Profile
				}
				c, err := NewSimulation(t.Context(), f.control, b, tc.options)
				if err != nil {
					t.Fatal(err)
				}
				if !strings.Contains(c.NeedsScheduling, "never scheduled") {
					t.Errorf("NeedsScheduling: %q", c.NeedsScheduling)
				}
				d, err := c.Decide(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				if diff := cmp.Diff(tc.want, d.Clusters); diff != "" {
					t.Errorf("clusters (-want +got):\n%s", diff)
				}
				if len(d.Trace.Terms) != 1 || len(d.Trace.Terms[0].Clusters) != 2 ||
					(d.Trace.Terms[0].Clusters[1].Reason == "") != (len(tc.want) == 2) {
					t.Errorf("trace = %+v", d.Trace)
				}
				f.run(t, k)
				if diff := cmp.Diff(d.Clusters, f.get(t, k).BindingSpec().Clusters); diff != "" {
					t.Errorf("the scheduler differs (-simulated +scheduled):\n%s", diff)
				}
			})
		})
	}
}
