// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package bench

import (
	"strings"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/types"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
)

// versions returns the versions of a binding as a watch shows them: created, placed, status written, status written by
// another controller.
func versions(name string) (all []*workv1alpha2.ResourceBinding) {
	created := &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{Namespace: namespace, Name: name, UID: types.UID(name), Generation: 1},
	}
	placed := created.DeepCopy()
	placed.Generation, placed.Annotations = 2, map[string]string{names.AppliedPlacement: "{}"}
	placed.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "a", Replicas: 1}}
	reported := placed.DeepCopy()
	reported.Status.SchedulerObservedGeneration = 2
	reported.Status.Conditions = []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue}}
	others := reported.DeepCopy()
	others.Status.Conditions = append(
		others.Status.Conditions,
		metav1.Condition{Type: workv1alpha2.FullyApplied, Status: metav1.ConditionFalse},
	)
	return []*workv1alpha2.ResourceBinding{nil, created, placed, reported, others}
}

func TestWritten(t *testing.T) {
	t.Parallel()
	v := versions("web")
	otherTerm := v[3].DeepCopy()
	otherTerm.Status.SchedulerObservedAffinityName = "backup"
	later := v[3].DeepCopy()
	later.Status.LastScheduledTime = &metav1.Time{Time: time.Unix(1, 0)}
	again := v[2].DeepCopy()
	again.Annotations = map[string]string{names.AppliedPlacement: `{"clusterAffinity":{}}`}
	tests := map[string]struct {
		before, now  *workv1alpha2.ResourceBinding
		spec, status int
	}{
		"clusters with the applied placement":  {v[1], v[2], 1, 0},
		"new applied placement, same clusters": {v[2], again, 1, 0},
		"Scheduled condition":                  {v[2], v[3], 0, 1},
		"observed affinity term":               {v[3], otherTerm, 0, 1},
		"time of scheduling":                   {v[3], later, 0, 1},
		"condition of another controller":      {v[3], v[4], 0, 0},
		"nothing":                              {v[3], v[3].DeepCopy(), 0, 0},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if spec, status := written(tc.before, tc.now); spec != tc.spec || status != tc.status {
				t.Errorf("written = %d, %d, want %d, %d", spec, status, tc.spec, tc.status)
			}
		})
	}
}

// In a burst of four bindings the third is urgent: two wait when it is created, and one of them is placed before it.
func TestBindingTracker(t *testing.T) {
	t.Parallel()
	p := newBindingTracker()
	p.begin([]string{"a", "b", urgentName, "d"})
	shown := map[string]int{}
	show := func(name string) {
		v := versions(name)
		shown[name]++
		p.observeBinding(v[shown[name]-1], v[shown[name]], false)
	}
	for _, name := range []string{"a", "b", urgentName} {
		p.starting(name)
		show(name)
	}
	show("a") // placed
	show(urgentName)
	if u := p.urgent(); u.Waiting != 2 || u.Before != 1 || u.ToPlaced <= 0 {
		t.Errorf("urgent = %+v, want 2 waiting and 1 before it", u)
	}
	p.starting("d")
	show("d")
	show("d")
	if err := p.wait(t.Context(), 0, placed, upToDate); err == nil || !strings.Contains(err.Error(), "of 4 objects, 3 were placed") {
		t.Errorf("wait = %v, want 3 of 4 placed", err)
	}
	show("b")
	if n := len(p.durations(placed)); n != 4 || p.until(placed) <= 0 {
		t.Errorf("%d durations, all placed after %v", n, p.until(placed))
	}
	for _, name := range []string{"a", "b", urgentName} {
		show(name)
	}
	err := p.wait(t.Context(), 0, placed, upToDate)
	if err == nil || !strings.Contains(err.Error(), "4 were placed") || !strings.Contains(err.Error(), "3 had an up-to-date status") {
		t.Errorf("wait = %v, want 4 of 4 placed and 3 statuses", err)
	}
	show("a") // a write of another controller
	if spec, status := p.writes(); spec != 1 || status != 0.75 {
		t.Errorf("writes = %v, %v, want 1 of the spec and 3 of the status for 4 bindings", spec, status)
	}
	show("d")
	if err := p.wait(t.Context(), time.Hour, placed, upToDate); err != nil || p.until(upToDate) < p.until(placed) {
		t.Errorf("wait = %v, all statuses after %v, placed after %v", err, p.until(upToDate), p.until(placed))
	}
	for _, name := range []string{"a", "b", urgentName, "d"} {
		if p.empty() {
			t.Errorf("empty before %s is deleted", name)
		}
		p.observeBinding(nil, versions(name)[1], true)
	}
	if !p.empty() {
		t.Error("not empty after all are deleted")
	}
	p.begin([]string{"e"})
	if p.urgent() != (Urgent{}) || len(p.durations(placed)) != 0 {
		t.Error("the next burst starts with figures of the last one")
	}
}

func TestPlacings_unschedulableFirst(t *testing.T) {
	t.Parallel()
	p := newBindingTracker()
	p.begin([]string{"a", "b"})
	for _, name := range []string{"a", "b"} {
		v := versions(name)
		p.observeBinding(nil, v[1], false)
		refused := v[1].DeepCopy()
		refused.Status.Conditions = []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: metav1.ConditionFalse}}
		if p.all(unschedulable) {
			t.Errorf("all are unschedulable before %s is", name)
		}
		p.observeBinding(v[1], refused, false)
		p.observeBinding(refused, refused.DeepCopy(), false)
	}
	if !p.all(unschedulable) {
		t.Error("not all are unschedulable")
	}
	p.begin([]string{"a", "b"})
	if p.all(unschedulable) {
		t.Error("the next burst starts with figures of the last one")
	}
	p.observeBinding(versions("a")[1], versions("a")[2], false)
	if spec, status := p.writes(); spec != 0.5 || status != 0 || len(p.durations(placed)) != 1 {
		t.Errorf("%v and %v writes, %d placed", spec, status, len(p.durations(placed)))
	}
}
