// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/event"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding/indexes"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
)

// clusterSince returns a cluster whose readiness changed at a time.
func clusterSince(name string, ready metav1.ConditionStatus, at time.Time) *clusterv1alpha1.Cluster {
	return &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}, Status: clusterv1alpha1.ClusterStatus{
		Conditions: []metav1.Condition{{
			Type: clusterv1alpha1.ClusterConditionReady, Status: ready, Reason: "x", LastTransitionTime: metav1.NewTime(at),
		}},
	}}
}

// mark returns the condition karmada.io/StatusUnknown of the template, or nil.
func (s *fixture) mark() map[string]any {
	s.t.Helper()
	list, _ := s.templateStatus()["conditions"].([]any)
	for _, c := range list {
		if c, ok := c.(map[string]any); ok && c["type"] == names.StatusUnknown {
			return c
		}
	}
	return nil
}

// setReady changes the readiness of a cluster, and its other conditions at each report.
func (s *fixture) setReady(name string, ready metav1.ConditionStatus) {
	s.t.Helper()
	c := &clusterv1alpha1.Cluster{}
	if err := s.control.Get(s.t.Context(), client.ObjectKey{Name: name}, c); err != nil {
		s.t.Fatal(err)
	}
	before := c.DeepCopy()
	c.Status = clusterSince(name, ready, s.clock.Now()).Status
	if err := s.control.Status().Update(s.t.Context(), c); err != nil {
		s.t.Fatal(err)
	}
	if !readinessChanged.UpdateFunc(event.UpdateEvent{ObjectOld: before, ObjectNew: c}) {
		s.t.Errorf("readiness %s of %s does not requeue the bindings", ready, name)
	}
	if readinessChanged.UpdateFunc(event.UpdateEvent{ObjectOld: c, ObjectNew: c.DeepCopy()}) {
		s.t.Error("an unchanged cluster requeues the bindings")
	}
}

func TestReconcile_marksReplicasOfLostClusters(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", healthy), workIn("m2", healthy),
		clusterSince("m1", metav1.ConditionTrue, start), clusterSince("m2", metav1.ConditionTrue, start))
	s.expect("healthy", 0, 1, 1)
	if c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.StatusUnknown); c != nil || s.mark() != nil {
		t.Errorf("before any loss: condition %+v, mark %v; want none", c, s.mark())
	}
	s.clock.Step(time.Hour)
	s.setReady("m1", metav1.ConditionFalse)
	s.expect("m1 lost", 500*time.Millisecond, 0, 0)
	s.clock.Step(500 * time.Millisecond)
	s.expect("after the delay", 0, 1, 1)
	s.clock.Step(time.Hour)
	s.expect("an hour later", 0, 0, 0)
	const message = "2 of 4 replicas unknown: m1 has not been ready since 2024-01-01T01:00:00Z"
	c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.StatusUnknown)
	if c == nil || c.Status != metav1.ConditionTrue || c.Reason != "ClusterNotReady" || c.Message != message {
		t.Errorf("condition of the binding: %+v, want %q", c, message)
	}
	want := map[string]any{
		"type": "karmada.io/StatusUnknown", "status": "True", "reason": "ClusterNotReady", "message": message,
		"lastTransitionTime": "2024-01-01T01:00:00Z", "lastUpdateTime": "2024-01-01T01:00:00Z",
	}
	if diff := cmp.Diff(want, s.mark()); diff != "" {
		t.Errorf("condition of the template (-want +got):\n%s", diff)
	}
	if got := s.templateStatus()["readyReplicas"]; got != int64(4) {
		t.Errorf("readyReplicas = %v, want the last known 4", got)
	}
	s.setReady("m1", metav1.ConditionTrue)
	s.expect("m1 is back", 500*time.Millisecond, 0, 0)
	s.clock.Step(500 * time.Millisecond)
	s.expect("m1 is back, after the delay", 0, 1, 1)
	if c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.StatusUnknown); c.Status != metav1.ConditionFalse ||
		s.mark() != nil {
		t.Errorf("after the return: condition %+v, mark %v", c, s.mark())
	}
	s.expect("again", 0, 0, 0)
}

// The sums of a template include the last report of a former target while it has a Work. The report stays unknown after the eviction.
func TestReconcile_marksReplicasOfLostFormerTargets(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1", "m2")
	s := newFixture(t, withNative, deployment, b, workIn("m1", healthy), workIn("m2", healthy),
		clusterSince("m1", metav1.ConditionTrue, start), clusterSince("m2", metav1.ConditionFalse, start))
	s.expect("lost", 0, 1, 1)
	key := client.ObjectKeyFromObject(b)
	if err := s.control.Get(t.Context(), key, b); err != nil {
		t.Fatal(err)
	}
	b.Spec.Clusters = targets("m1")
	b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2"}}
	if err := s.control.Update(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	s.clock.Step(time.Hour)
	const message = "2 of 4 replicas unknown: m2 has not been ready since 2024-01-01T00:00:00Z and is no longer a target"
	for range 2 {
		s.run() // the changed message is delayed
		s.clock.Step(time.Minute)
	}
	c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.StatusUnknown)
	if c == nil || c.Status != metav1.ConditionTrue || c.Message != message {
		t.Errorf("condition of the binding: %+v, want %q", c, message)
	}
	if mark := s.mark(); mark == nil || mark["message"] != message {
		t.Errorf("condition of the template: %v, want %q", mark, message)
	}
	if got := s.templateStatus()["readyReplicas"]; got != int64(4) {
		t.Errorf("readyReplicas = %v, want the last known 4", got)
	}
	if got := indexes.BindingsByOtherReport.Keys(&workv1alpha2.ResourceBinding{Spec: b.Spec, Status: *s.bindingStatus()}); !slices.Equal(
		got, []string{"m2"}) {
		t.Errorf("the binding is requeued for the clusters %v, want m2", got)
	}
}

// A former target that was lost before it applied the object reports nothing: the template is rolled out without it.
func TestReconcile_doesNotWaitForUnappliedFormerTargets(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		targets []string
		want    any
	}{"former target": {[]string{"m1"}, int64(4)}, "target": {[]string{"m1", "m2"}, int64(3)}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := nginxBinding(tc.targets...)
			b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2"}}
			s := newFixture(t, withNative, deployment, b, workIn("m1", healthy), workIn("m2", report{}),
				clusterSince("m1", metav1.ConditionTrue, start), clusterSince("m2", metav1.ConditionFalse, start))
			for range 2 {
				s.run()
				s.clock.Step(time.Minute)
			}
			if got := s.templateStatus()["observedGeneration"]; got != tc.want {
				t.Errorf("observedGeneration = %v, want %v", got, tc.want)
			}
			if got := len(s.bindingStatus().AggregatedStatus); got != 2 {
				t.Errorf("%d items on the binding, want 2", got)
			}
		})
	}
}

func rawStatus(text string) *runtime.RawExtension { return &runtime.RawExtension{Raw: []byte(text)} }

func TestUnknown(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m7", "m6", "m5", "m4", "m3", "m2", "m1")
	var works []item
	s := newFixture(t, withNative, deployment, b)
	for _, name := range []string{"m1", "m2", "m3", "m4", "m5", "m6"} {
		if err := s.control.Create(t.Context(), clusterSince(name, metav1.ConditionUnknown, start)); err != nil {
			t.Fatal(err)
		}
		works = append(works, item{ClusterName: name, Status: rawStatus(healthy.status)})
	}
	const since = " has not been ready since 2024-01-01T00:00:00Z"
	finished := b.DeepCopy()
	finished.Spec.Resource.APIVersion, finished.Spec.Resource.Kind = "batch/v1", "Job"
	none := b.DeepCopy()
	for i := range none.Spec.Clusters {
		none.Spec.Clusters[i].Replicas = 0
	}
	daemons := none.DeepCopy()
	daemons.Spec.Replicas, daemons.Spec.Resource.Kind = 0, "DaemonSet"
	former := b.DeepCopy()
	former.Spec.Clusters = targets("m7")
	reported := []item{{ClusterName: "m1", Status: rawStatus(healthy.status)}}
	tests := map[string]struct {
		binding *workv1alpha2.ResourceBinding
		items   []item
		want    string
	}{
		"many clusters": {b, works, "12 of 14 replicas unknown: m1" + since + ", m2" + since + ", m3" + since + ", m4" + since + ", m5" + since +
			", and 1 more"},
		"never reported": {b, nil, ""},
		"finished Job":   {finished, []item{{ClusterName: "m1", Status: rawStatus(`{"conditions":[{"type":"Failed","status":"True"}]}`)}}, ""},
		"no replicas":    {none, works, ""},
		"former target":  {former, reported, "2 of 4 replicas unknown: m1" + since + " and is no longer a target"},
		"DaemonSet":      {daemons, works[:1], "status in 1 of 7 clusters unknown: m1" + since},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got, err := s.unknown(t.Context(), tc.binding, tc.items); err != nil || got != tc.want {
				t.Errorf("unknown() = %q, %v; want %q", got, err, tc.want)
			}
		})
	}
}

// A kind whose conditions belong to its controller gets an event instead.
func TestReconcile_reportsLossOfOtherKinds(t *testing.T) {
	t.Parallel()
	b := nginxBinding("m1")
	b.Spec.Resource.APIVersion, b.Spec.Resource.Kind = "v1", "Pod"
	const pod = `{apiVersion: v1, kind: Pod, metadata: {name: nginx, namespace: default, uid: template}, status: {phase: Running}}`
	s := newFixture(t, nil, pod, b, workIn("m1", healthy), clusterSince("m1", metav1.ConditionFalse, start))
	s.expect("lost", 0, 1, 0)
	s.expect("again", 0, 0, 0)
	got := slices.DeleteFunc(s.events.All(), func(e events.Event) bool { return e.Reason != workv1alpha2.StatusUnknown })
	if len(got) != 1 || got[0].On.Kind != "Pod" || !got[0].Warning {
		t.Errorf("events %v, want one StatusUnknown", s.events.All())
	}
}
