// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/controller-runtime/pkg/event"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

func TestTargetsChanged(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		mutate func(*workv1alpha2.ResourceBinding)
		want   bool
	}{
		"unchanged":      {func(*workv1alpha2.ResourceBinding) {}, false},
		"other status":   {func(b *workv1alpha2.ResourceBinding) { b.Status.SchedulerObservedGeneration++ }, false},
		"other cluster":  {func(b *workv1alpha2.ResourceBinding) { b.Spec.Clusters = targets("m2") }, true},
		"newer template": {func(b *workv1alpha2.ResourceBinding) { b.Spec.Resource.ResourceVersion = "2" }, true},
		"scheduled again": {func(b *workv1alpha2.ResourceBinding) {
			b.Status.LastScheduledTime = &metav1.Time{Time: time.Unix(9, 0)}
		}, false},
		"first decision statusChanged": {nil, true},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			before, after := nginxBinding("m1"), nginxBinding("m1")
			if tc.mutate == nil {
				before.Status.LastScheduledTime = nil
			} else {
				tc.mutate(after)
			}
			if got := targetsChanged.Update(event.UpdateEvent{ObjectOld: before, ObjectNew: after}); got != tc.want {
				t.Errorf("targetsChanged = %v, want %v", got, tc.want)
			}
		})
	}
}

func TestStatusChanged(t *testing.T) {
	t.Parallel()
	if statusChanged.Create(event.CreateEvent{Object: workIn("m1", report{})}) ||
		!statusChanged.Create(event.CreateEvent{Object: workIn("m1", failed)}) {
		t.Error("a created Work must pass if it has a status")
	}
	tests := map[string]struct {
		from, to report
		want     bool
	}{
		"unchanged": {unhealthy, unhealthy, false},
		"healthy":   {unhealthy, healthy, true},
		"deletion starts": {
			unhealthy,
			report{applied: unhealthy.applied, health: unhealthy.health, status: unhealthy.status, deleting: true},
			true,
		},
		"still being deleted": {report{deleting: true}, report{deleting: true}, false},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := statusChanged.Update(event.UpdateEvent{ObjectOld: workIn("m1", tc.from), ObjectNew: workIn("m1", tc.to)}); got != tc.want {
				t.Errorf("statusChanged = %v, want %v", got, tc.want)
			}
		})
	}
	revised := workIn("m1", healthy)
	revised.Annotations = map[string]string{names.Revision: "1"}
	if !statusChanged.Update(event.UpdateEvent{ObjectOld: workIn("m1", healthy), ObjectNew: revised}) {
		t.Error("a Work that gets a revision must pass: its replicas count as updated from then on")
	}
}
