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
