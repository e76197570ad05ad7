// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

func TestNextDrift(t *testing.T) {
	t.Parallel()
	start := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	at := func(d time.Duration) *metav1.Time { return new(metav1.NewTime(start.Add(d))) }
	corrected := func(n int64, when *metav1.Time, fields ...string) *workv1alpha1.Drift {
		return &workv1alpha1.Drift{Corrections: n, LastCorrectionTime: when, Fields: fields, Managers: []string{"user"}}
	}
	adoption := &workv1alpha1.Adoption{Time: *at(0), UID: "u"}
	for name, tc := range map[string]struct {
		current, pending *workv1alpha1.Drift
		notApplied       []string
		want             *workv1alpha1.Drift
		wait             time.Duration
	}{
		"nothing":     {},
		"first":       {pending: corrected(1, at(0), "a"), want: corrected(1, at(0), "a")},
		"nothing new": {current: corrected(1, at(0), "a"), want: corrected(1, at(0), "a")},
		"within the interval": {
			current: corrected(1, at(-time.Minute), "a"), pending: corrected(2, at(0), "b"),
			want: corrected(1, at(-time.Minute), "a"), wait: 4 * time.Minute,
		},
		"after the interval": {
			current: corrected(1, at(-5*time.Minute), "a"), pending: corrected(2, at(0), "b"), want: corrected(3, at(0), "a", "b"),
		},
		"after the interval, with many fields": {
			current: corrected(1, at(-5*time.Minute), "a", "b", "c", "d"), pending: corrected(1, at(0), "b", "k", "l", "m", "n", "o", "p", "q"),
			want: corrected(2, at(0), "a", "b", "c", "k", "l", "m", "n", "o", "p", "q"),
		},
		"deleted after fields were changed": {
			current: corrected(1, at(-5*time.Minute), "a"), pending: &workv1alpha1.Drift{Corrections: 1, LastCorrectionTime: at(0)},
			want: corrected(2, at(0), "a"),
		},
		"the clock was set back": {
			current: corrected(1, at(time.Hour), "a"), pending: corrected(1, at(0), "b"),
			want: corrected(1, at(time.Hour), "a"), wait: 5 * time.Minute,
		},
		"adoption": {pending: &workv1alpha1.Drift{Adoption: adoption}, want: &workv1alpha1.Drift{Adoption: adoption}},
		"adoption after correction": {
			current: corrected(1, at(0), "a"), pending: &workv1alpha1.Drift{Adoption: adoption},
			want: &workv1alpha1.Drift{
				Corrections: 1, LastCorrectionTime: at(0), Fields: []string{"a"}, Managers: []string{"user"}, Adoption: adoption,
			},
		},
		"adoption and a correction within the interval": {
			current: corrected(1, at(-time.Minute), "a"),
			pending: &workv1alpha1.Drift{Adoption: adoption, Corrections: 1, LastCorrectionTime: at(0), Fields: []string{"b"}},
			want: &workv1alpha1.Drift{
				Corrections: 1, LastCorrectionTime: at(-time.Minute), Fields: []string{"a"}, Managers: []string{"user"}, Adoption: adoption,
			},
			wait: 4 * time.Minute,
		},
		"not applied":   {notApplied: []string{"x"}, want: &workv1alpha1.Drift{NotApplied: []string{"x"}}},
		"applied again": {current: &workv1alpha1.Drift{NotApplied: []string{"x"}}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			before := tc.current.DeepCopy()
			got, wait := nextDrift(tc.current, tc.pending, tc.notApplied, start)
			if diff := cmp.Diff(tc.want, got); diff != "" || wait != tc.wait {
				t.Errorf("wait %v, want %v; drift (-want +got):\n%s", wait, tc.wait, diff)
			}
			if diff := cmp.Diff(before, tc.current); diff != "" {
				t.Errorf("the argument changed:\n%s", diff)
			}
		})
	}
}
