// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"testing"
	"time"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

func TestSignificant(t *testing.T) {
	t.Parallel()
	base := func(change func(*clusterv1alpha1.ResourceSummary)) *clusterv1alpha1.ResourceSummary {
		s := &clusterv1alpha1.ResourceSummary{
			Allocatable: resources("cpu", "100", "pods", "1000"), Allocated: resources("cpu", "50", "pods", "500"),
			AllocatableModelings: []clusterv1alpha1.AllocatableModeling{{Grade: 0, Count: 1}},
		}
		if change != nil {
			change(s)
		}
		return s
	}
	for name, tc := range map[string]struct {
		current, next *clusterv1alpha1.ResourceSummary
		want          bool
	}{
		"first":     {nil, base(nil), true},
		"unchanged": {base(nil), base(nil), false},
		"minor": {base(nil), base(func(s *clusterv1alpha1.ResourceSummary) {
			s.Allocated, s.Allocating = resources("cpu", "51", "pods", "490"), resources("pods", "10")
		}), false},
		"CPU": {
			base(nil), base(func(s *clusterv1alpha1.ResourceSummary) { s.Allocated = resources("cpu", "51100m", "pods", "500") }), true,
		},
		"decrease":     {base(nil), base(func(s *clusterv1alpha1.ResourceSummary) { s.Allocated = resources("cpu", "50", "pods", "489") }), true},
		"removed":      {base(nil), base(func(s *clusterv1alpha1.ResourceSummary) { s.Allocated = resources("cpu", "50") }), true},
		"pending pods": {base(nil), base(func(s *clusterv1alpha1.ResourceSummary) { s.Allocating = resources("pods", "11") }), true},
		"resource of no node": {
			base(nil), base(func(s *clusterv1alpha1.ResourceSummary) { s.Allocating = resources("example.com/gpu", "1") }), true,
		},
		"new node": {
			base(nil), base(func(s *clusterv1alpha1.ResourceSummary) { s.Allocatable = resources("cpu", "100", "pods", "1001") }), true,
		},
		"grade": {base(nil), base(func(s *clusterv1alpha1.ResourceSummary) { s.AllocatableModelings[0].Count = 2 }), true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := significant(tc.current, tc.next); got != tc.want {
				t.Errorf("significant = %v, want %v", got, tc.want)
			}
		})
	}
}

func TestMinorChanges(t *testing.T) {
	t.Parallel()
	summary := func(pods string) *clusterv1alpha1.ResourceSummary {
		return &clusterv1alpha1.ResourceSummary{Allocatable: resources("pods", "1000"), Allocated: resources("pods", pods)}
	}
	current := summary("500")
	var m minorChanges
	for _, step := range []struct {
		second int64
		next   string
		want   bool
	}{
		{0, "500", false},
		{10, "501", true},
		{20, "502", true},
		{30, "500", false}, // reverted: the time starts again
		{40, "501", true},
		{99, "503", true},
		{100, "503", false},
		{110, "504", true}, // the write failed, or it is not visible yet
		{111, "600", false},
	} {
		if got := m.hold(current, summary(step.next), time.Unix(step.second, 0)); got != step.want {
			t.Errorf("after %d s: hold(%s pods) = %v, want %v", step.second, step.next, got, step.want)
		}
	}
}
