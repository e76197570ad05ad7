// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestReconcile_reportsDriftOnce(t *testing.T) {
	t.Parallel()
	drifted := workIn("m2", healthy)
	drifted.Status.Drift = &workv1alpha1.Drift{Corrections: 2, LastCorrectionTime: new(metav1.NewTime(start)), Fields: []string{"spec.a"}}
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", healthy), drifted)
	s.expect("first", 0, 1, 1)
	s.expect("again", 0, 0, 0)
	want := []workv1alpha2.ClusterDrift{{ClusterName: "m2", Drift: *drifted.Status.Drift}}
	if diff := cmp.Diff(want, s.bindingStatus().Drift); diff != "" {
		t.Errorf("drift (-want +got):\n%s", diff)
	}
}

func TestDriftOf_keepsTheLatest(t *testing.T) {
	t.Parallel()
	var works []workv1alpha1.Work
	for i := range maxDrift + 5 {
		w := workIn(fmt.Sprintf("m%02d", i), healthy)
		w.Status.Drift = &workv1alpha1.Drift{LastCorrectionTime: new(metav1.NewTime(start.Add(time.Duration(i) * time.Minute)))}
		works = append(works, *w)
	}
	works[1].Status.Drift = &workv1alpha1.Drift{Adoption: &workv1alpha1.Adoption{Time: metav1.NewTime(start.Add(time.Hour))}}
	works[30].DeletionTimestamp = &metav1.Time{Time: start}
	works[31].Status.Drift = nil
	slices.Reverse(works)
	got := driftOf(works)
	if len(got) != maxDrift || got[0].ClusterName != "m01" || got[1].ClusterName != "m04" || got[maxDrift-1].ClusterName != "m36" {
		t.Errorf("%d clusters: %v", len(got), got)
	}
}

// A user who waits for FullyApplied must learn that a removal is held.
func TestReconcile_namesHeldRemovals(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Status.Conditions = append(b.Status.Conditions, metav1.Condition{
		Type: workv1alpha2.RemovalHeld, Status: metav1.ConditionTrue, Reason: workv1alpha2.TooManyRemovals,
	})
	s := newFixture(t, withNative, deployment, b, workIn("m1", healthy), workIn("m2", healthy))
	s.run() // not settled: the report is delayed
	s.clock.Step(time.Minute)
	s.run()
	c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.FullyApplied)
	if c == nil || c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "RemovalHeld") {
		t.Errorf("FullyApplied: %+v", c)
	}
}

// An object whose last cluster left was not applied anywhere: no Work failed, and the conditions of the template change now.
func TestReconcile_placedNowhere(t *testing.T) {
	t.Parallel()
	const available = `{apiVersion: apps/v1, kind: Deployment, metadata: {name: nginx, namespace: default, uid: template, generation: 4},
	spec: {replicas: 2}, status: {observedGeneration: 4, replicas: 2, conditions: [
	{type: Available, status: "True", lastTransitionTime: "2023-01-01T00:00:00Z", lastUpdateTime: "2023-01-01T00:00:00Z"}]}}`
	s := newFixture(t, withNative, available, nginxBinding())
	s.run() // not settled: the report is delayed
	s.clock.Step(time.Minute)
	s.run()
	c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.FullyApplied)
	if c == nil || c.Status != metav1.ConditionFalse || !strings.Contains(c.Message, "see the condition Scheduled") {
		t.Errorf("FullyApplied: %+v", c)
	}
	if got := conditionOf(conditionsOf(s.templateStatus()), "Available"); got["status"] != "False" ||
		got["lastTransitionTime"] != s.clock.Now().UTC().Format(time.RFC3339) {
		t.Errorf("Available: %v", got)
	}
	s.clock.Step(time.Minute)
	if _, onBinding, onTemplate := s.run(); onBinding+onTemplate != 0 {
		t.Errorf("wrote %d and %d statuses again", onBinding, onTemplate)
	}
}
