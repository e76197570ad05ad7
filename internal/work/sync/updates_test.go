// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/override"
)

// A workload that returns to a cluster keeps its replicas elsewhere until the new ones are available, also without a budget, but not for
// longer than its time.
func TestReconcile_returnCreatesReplacementFirst(t *testing.T) {
	t.Parallel()
	for name, timeout := range map[string]bool{"available": false, "timeout": true} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := withBudget(t)
			clock := s.Clock.(*clocktesting.FakePassiveClock)
			s.editBinding(func(b *workv1alpha2.ResourceBinding) {
				b.Spec.RescheduleTriggeredAt = &metav1.Time{Time: clock.Now()}
				b.Annotations = map[string]string{names.ReplacementFirst: clock.Now().UTC().Format(time.RFC3339)}
			})
			s.retarget("m1:4", "m2:6")
			s.run(true, "m1:10", "m2:6")
			if timeout {
				clock.SetTime(clock.Now().Add(returnTimeout + time.Second))
			} else {
				s.report("m2", 4)
				s.run(true, "m1:6", "m2:6")
				s.report("m1", 6)
				s.report("m2", 6)
			}
			s.run(false, "m1:4", "m2:6")
		})
	}
}

// staged gives all clusters one revision of the template.
type staged struct {
	number   string
	template *interpret.Object
	unknown  error // of Recorded
}

func (r *staged) Revisions(
	context.Context, binding.Binding, *interpret.Object, []override.Policy,
) (map[string]Revision, error) {
	v := Revision{ID: r.number, Template: r.template}
	return map[string]Revision{"m1": v, "m2": v}, nil
}

func (*staged) Dependency(
	context.Context, binding.Binding, *interpret.Object, []override.Policy,
) (map[string]Revision, bool, error) {
	return nil, false, nil
}

func (r *staged) Recorded(context.Context, binding.Binding, int64) (bool, error) {
	return r.unknown == nil, r.unknown
}

// reportUpdate reports an object whose pods are all available; updated of them have the current pod template.
func (s *fixture) reportUpdate(cluster string, replicas, updated int) {
	s.t.Helper()
	w := s.work(cluster)
	meta.SetStatusCondition(&w.Status.Conditions, metav1.Condition{
		Type: workv1alpha1.WorkApplied, Status: metav1.ConditionTrue, Reason: "r", ObservedGeneration: w.Generation,
	})
	w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{{
		Status: &runtime.RawExtension{Raw: fmt.Appendf(nil,
			`{"generation":2,"observedGeneration":2,"replicas":%d,"readyReplicas":%[1]d,"updatedReplicas":%d}`, replicas, updated)},
		Health: workv1alpha1.ResourceHealthy,
	}}
	if err := s.control.Status().Update(s.t.Context(), w); err != nil {
		s.t.Fatal(err)
	}
	s.writes()
}

// Whether a rollout starts is unknown while a dependency cannot be read. Only the removals wait for it: other clusters get their objects.
func TestReconcile_unknownStartHoldsRemovalsOnly(t *testing.T) {
	t.Parallel()
	s := withBudget(t)
	rollout := &staged{number: "1", template: &interpret.Object{Object: map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment", "metadata": map[string]any{"namespace": "default", "name": "nginx", "uid": "template"},
	}}, unknown: errors.New("dependency")}
	s.Rollouts = rollout
	s.editBinding(func(b *workv1alpha2.ResourceBinding) {
		b.Spec.StagedRollout = &policyv1alpha1.StagedStrategy{}
		b.Spec.Placement = &policyv1alpha1.Placement{ClusterAffinity: &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}}
	})
	s.retarget("m2:10")
	status := fleetv1alpha1.StagedRolloutStatus{Revision: 1, TemplateRevision: 1, FinishedAt: &metav1.Time{Time: s.Clock.Now()}}
	if err := s.control.Create(t.Context(), &fleetv1alpha1.StagedRollout{
		ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "nginx-deployment"}, Status: status,
	}); err != nil {
		t.Fatal(err)
	}
	result, err := s.reconcile()
	if err != nil || result.RequeueAfter != startInterval {
		t.Fatalf("Reconcile = %+v, %v", result, err)
	}
	if s.work("m1").DeletionTimestamp != nil || s.work("m2").Annotations[names.Revision] != "1" {
		t.Error("the removal did not wait, or the other cluster did")
	}
}

// The clusters of a stage are updated one after another, as far as the budget permits the unavailable replicas of their updates.
func TestReconcile_budgetHoldsUpdates(t *testing.T) {
	t.Parallel()
	s := withBudget(t, budgetOf("80%"))
	clock := s.Clock.(*clocktesting.FakePassiveClock)
	template := func(image string) *interpret.Object {
		return &interpret.Object{Object: map[string]any{
			"apiVersion": "apps/v1", "kind": "Deployment",
			"metadata": map[string]any{"namespace": "default", "name": "nginx", "uid": "template"},
			"spec": map[string]any{
				"replicas": int64(10), "template": map[string]any{"image": image},
				"strategy": map[string]any{"rollingUpdate": map[string]any{"maxUnavailable": "40%"}},
			},
		}}
	}
	rollout := &staged{number: "1", template: template("a")}
	s.Rollouts = rollout
	s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = &policyv1alpha1.StagedStrategy{} })
	s.retarget("m1:5", "m2:5")
	images := func(held bool, want string) {
		t.Helper()
		if result, err := s.reconcile(); err != nil || (result.RequeueAfter == holdInterval) != held {
			t.Fatalf("Reconcile = %+v, %v, want held: %v", result, err, held)
		}
		got := ""
		for _, cluster := range []string{"m1", "m2"} {
			image, _, _ := unstructured.NestedString(s.manifest(cluster).Object, "spec", "template", "image")
			got += image
		}
		if got != want {
			t.Errorf("images %q, want %q", got, want)
		}
		s.writes()
	}
	// The first revision replaces the pods of m1, which has none of them before.
	for range 3 {
		if _, err := s.reconcile(); err != nil {
			t.Fatal(err)
		}
		s.reportUpdate("m1", 10, 10)
		s.reportUpdate("m2", 5, 5)
		clock.SetTime(clock.Now().Add(updateLag + reportTimeout))
	}
	s.reportUpdate("m1", 5, 5)
	images(false, "aa")

	rollout.number, rollout.template = "2", template("b")
	images(true, "ba")
	var b workv1alpha2.ResourceBinding
	if err := s.control.Get(t.Context(), client.ObjectKey{Namespace: "default", Name: "nginx-deployment"}, &b); err != nil {
		t.Fatal(err)
	}
	if c := meta.FindStatusCondition(b.Status.Conditions, workv1alpha2.MoveHeldByBudget); c == nil || c.Status != metav1.ConditionTrue ||
		!strings.Contains(c.Message, "m2: the update to revision 2 waits") {
		t.Errorf("condition %+v", c)
	}
	s.reportUpdate("m1", 5, 5) // it may be of the time before the update
	images(true, "ba")
	// The owner scales the workload: the cluster whose update waits gets the replicas, and keeps its pods.
	scale := func(total int32, clusters ...string) {
		s.editBinding(func(b *workv1alpha2.ResourceBinding) { b.Spec.Replicas = total })
		s.retarget(clusters...)
	}
	for _, n := range []int32{8, 5} {
		scale(5+n, "m1:5", fmt.Sprintf("m2:%d", n))
		images(true, "ba")
		if got, _, _ := unstructured.NestedInt64(s.manifest("m2").Object, "spec", "replicas"); got != int64(n) {
			t.Errorf("m2, whose update waits, has %d replicas, want %d", got, n)
		}
	}
	images(true, "ba")
	clock.SetTime(clock.Now().Add(updateLag))
	s.reportUpdate("m1", 5, 3)
	images(true, "ba")
	s.reportUpdate("m1", 5, 5)
	images(false, "bb")
	s.reportUpdate("m2", 5, 5)
	if _, err := s.reconcile(); err != nil {
		t.Fatal(err)
	}
	if w := s.writes(); len(w) > 0 {
		t.Errorf("the last run wrote %q", w)
	}
}
