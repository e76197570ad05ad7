// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package apply

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/machinery/requeue"
)

var background = metav1.DeleteOptions{PropagationPolicy: new(metav1.DeletePropagationBackground)}

func TestNextDrift(t *testing.T) {
	t.Parallel()
	at := func(d time.Duration) *metav1.Time { return new(metav1.NewTime(start.Add(d))) }
	corrected := func(n int64, when *metav1.Time, field string) *workv1alpha1.Drift {
		return &workv1alpha1.Drift{Corrections: n, LastCorrectionTime: when, Fields: []string{field}, Managers: []string{"user"}}
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
			current: corrected(1, at(-5*time.Minute), "a"), pending: corrected(2, at(0), "b"), want: corrected(3, at(0), "b"),
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

func TestSync_reportsDriftOnce(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.writes()
	change := func(i int) {
		s.userPatch(configMaps, "c", fmt.Sprintf(`{"data":{"a":"changed %d"}}`, i))
		s.awaitRequeue(w)
	}
	change(0)
	s.settle(w)
	s.expectWrites("update status "+w.String(), "member: update configmaps c")
	first := metav1.NewTime(start)
	want := &workv1alpha1.Drift{Corrections: 1, LastCorrectionTime: &first, Fields: []string{"data.a"}, Managers: []string{"user"}}
	if diff := cmp.Diff(want, s.work(w).Status.Drift); diff != "" {
		t.Errorf("drift (-want +got):\n%s", diff)
	}
	s.settle(w)
	s.expectWrites()
	s.clock.Step(time.Minute)
	for i := range 3 {
		change(i)
		var wait *requeue.WaitError
		if err := s.run(w); !errors.As(err, &wait) || wait.Delay != 4*time.Minute {
			t.Fatalf("sync = %v, want the report to wait for 4m", err)
		}
		s.expectWrites("member: update configmaps c")
	}
	s.clock.Step(4 * time.Minute)
	s.settle(w)
	s.expectWrites("update status " + w.String())
	last := metav1.NewTime(start.Add(time.Minute))
	want.Corrections, want.LastCorrectionTime = 4, &last
	if diff := cmp.Diff(want, s.work(w).Status.Drift); diff != "" {
		t.Errorf("drift (-want +got):\n%s", diff)
	}
	s.settle(w)
	s.reconnect()
	s.settle(w)
	s.expectWrites()
	message := "Restored fields that were changed in cluster " + s.cluster + " by user: data.a"
	if got := s.eventsOf("DriftCorrected"); len(got) != 2 || got[0].Message != message {
		t.Errorf("events %+v", got)
	}
}

// A change of the manifest is no drift, and neither are fields that the member adds.
func TestSync_reportsNoDriftAfterChangeOfManifest(t *testing.T) {
	t.Parallel()
	s := newFixture(t)
	w := s.put("w", nil, config)
	s.settle(w)
	s.userPatch(configMaps, "c", `{"data":{"own":"x"}}`)
	s.awaitRequeue(w)
	s.settle(w)
	s.put("w", nil, config2)
	s.settle(w)
	if d := s.work(w).Status.Drift; d != nil {
		t.Errorf("drift %+v, want none", d)
	}
}
