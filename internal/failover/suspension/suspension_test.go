// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package suspension

import (
	"strings"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/eviction"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/machinery/requeue"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/test/fakecontrol"
)

var now = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

func cluster(name string, ready metav1.ConditionStatus) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Status.Conditions = []metav1.Condition{{
		Type: clusterv1alpha1.ClusterConditionReady, Status: ready, LastTransitionTime: metav1.NewTime(now.Add(-time.Minute)),
	}}
	return c
}

func TestReconcile_reportsSuspension(t *testing.T) {
	t.Parallel()
	recorder := &events.Fake{}
	control := fakecontrol.WithObjects(t,
		cluster("m1", metav1.ConditionFalse), cluster("m2", metav1.ConditionUnknown), cluster("m3", metav1.ConditionTrue))
	c := New(control, recorder, clocktesting.NewFakePassiveClock(now), eviction.DefaultLimits)
	run := func(wantWrites int) {
		t.Helper()
		control.Writes(fakecontrol.Write.ByName)
		if _, err := requeue.Reconciler(c).Reconcile(t.Context(), ctrl.Request{}); err != nil {
			t.Fatal(err)
		}
		if got := control.Writes(fakecontrol.Write.ByName); len(got) != wantWrites {
			t.Errorf("writes %v, want %d", got, wantWrites)
		}
	}
	get := func(name string) *clusterv1alpha1.Cluster {
		t.Helper()
		got := &clusterv1alpha1.Cluster{}
		if err := control.Get(t.Context(), client.ObjectKey{Name: name}, got); err != nil {
			t.Fatal(err)
		}
		return got
	}
	run(3)
	// The ready cluster has it, too: drains of it wait.
	for name, want := range map[string]string{"m1": "annotate it with", "m2": "annotate it with", "m3": "=true: m1, m2."} {
		got := meta.FindStatusCondition(get(name).Status.Conditions, clusterv1alpha1.ClusterConditionEvictionSuspended)
		if got == nil || got.Status != metav1.ConditionTrue ||
			!strings.Contains(got.Message, "2 of 3 clusters were not ready at 2030-01-02T03:04:05Z, most ") || !strings.Contains(got.Message, want) {
			t.Errorf("%s: condition %+v, want message %q", name, got, want)
		}
	}
	if all := recorder.All(); len(all) != 3 || all[0].Reason != "EvictionSuspended" || !all[0].Warning {
		t.Errorf("events = %+v", all)
	}
	run(0)
	// The condition of a cluster that is ready again names what waits, without an event.
	m2 := get("m2")
	lost := m2.DeepCopy()
	m2.Status.Conditions[0].Status, m2.Status.Conditions[0].LastTransitionTime = metav1.ConditionTrue, metav1.NewTime(now.Add(-55*time.Second))
	if err := control.Status().Update(t.Context(), m2); err != nil {
		t.Fatal(err)
	}
	run(1)
	got := meta.FindStatusCondition(get("m2").Status.Conditions, clusterv1alpha1.ClusterConditionEvictionSuspended)
	if !strings.HasPrefix(got.Message, "Drains and application failover of this cluster wait: 1 of 3 clusters was not ready") {
		t.Errorf("m2: condition %+v, want that of a ready cluster", got)
	}
	if all := recorder.All(); len(all) != 3 {
		t.Errorf("events = %+v", all)
	}
	run(0)
	if result, err := requeue.Reconciler(c).Reconcile(t.Context(), ctrl.Request{}); err != nil || result.RequeueAfter != 5*time.Second {
		t.Errorf("Reconcile = %+v, %v, want a requeue when m2 stops counting", result, err)
	}
	m2 = get("m2")
	m2.Status = lost.Status
	if err := control.Status().Update(t.Context(), m2); err != nil {
		t.Fatal(err)
	}
	run(0)
	// The confirmation of one loss does not concern the other, but one unconfirmed loss does not hold the ready cluster.
	m1 := get("m1")
	metav1.SetMetaDataAnnotation(&m1.ObjectMeta, names.ConfirmedLost, "true")
	if err := control.Update(t.Context(), m1); err != nil {
		t.Fatal(err)
	}
	run(2)
	for name, want := range map[string]bool{"m1": false, "m2": true, "m3": false} {
		if meta.IsStatusConditionTrue(get(name).Status.Conditions, clusterv1alpha1.ClusterConditionEvictionSuspended) != want {
			t.Errorf("%s: suspended %v, want %v", name, !want, want)
		}
	}
	run(0)
	// The confirmation ends when the cluster is ready.
	m1 = get("m1")
	m1.Status.Conditions[0].Status, m1.Status.Conditions[0].LastTransitionTime = metav1.ConditionTrue, metav1.NewTime(now.Add(-time.Hour))
	if err := control.Status().Update(t.Context(), m1); err != nil {
		t.Fatal(err)
	}
	run(2)
	if got := get("m1").Annotations; len(got) > 0 {
		t.Errorf("annotations = %v, want none", got)
	}
	if meta.IsStatusConditionTrue(get("m2").Status.Conditions, clusterv1alpha1.ClusterConditionEvictionSuspended) {
		t.Error("evictions are still suspended")
	}
	run(0)
}
