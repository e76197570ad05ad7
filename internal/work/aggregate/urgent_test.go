// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"fmt"
	"strings"
	"testing"
	"time"

	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/template"
)

// A healthy workload that becomes unhealthy without a rollout is reported at once, also right after a rollout. If that happens often, it is
// reported every 10s.
func TestReconcile_writesUnhealthyAtOnce(t *testing.T) {
	t.Parallel()
	s := newFixture(t, withNative, deployment, nginxBinding("m1"), workIn("m1", unhealthy))
	s.expect("applied", 3*time.Second, 1, 0)
	s.clock.Step(3 * time.Second)
	s.expect("progress", 0, 0, 1)
	s.report("m1", healthy)
	s.expect("healthy", 0, 1, 1)
	for range 3 {
		s.report("m1", unhealthy)
		s.expect("unhealthy", 0, 1, 1)
		s.report("m1", healthy)
		s.expect("healthy again", 0, 1, 1)
	}
	s.report("m1", unhealthy)
	s.expect("unhealthy again", 3*time.Second, 0, 0)
	s.clock.Step(10 * time.Second)
	s.expect("after the delay", 0, 1, 1)
}

// While a rollout in two clusters is not complete, a pod that fails in one of them, and the failure of the rollout, are reported at once.
func TestReconcile_reportsFailureDuringRollout(t *testing.T) {
	t.Parallel()
	const status = `{"availableReplicas":2,"generation":%d,"observedGeneration":%[1]d,"readyReplicas":%d,"replicas":3,` +
		`"resourceTemplateGeneration":4,"updatedReplicas":%d,"conditions":[{"type":"Progressing","status":"%s"}]}`
	s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), workIn("m1", healthy), workIn("m2", healthy))
	s.expect("ready", 0, 1, 1)
	s.report("m1", report{applied: new(true), health: "Unhealthy", status: fmt.Sprintf(status, 2, 2, 1, "True")})
	s.expect("rollout", 3*time.Second, 0, 0)
	s.clock.Step(3 * time.Second)
	s.expect("rollout, after the delay", 0, 1, 1)
	s.report("m1", report{applied: new(true), health: "Unhealthy", status: fmt.Sprintf(status, 2, 2, 1, "False")})
	s.expect("the rollout fails", 0, 1, 1)
	failed := unhealthy
	s.report("m2", failed)
	s.expect("a pod fails in the other cluster", 0, 1, 1)
}

// A move on which no generation of the template depends: a copy loses replicas before the new one is ready. The template shows at once that
// pods are missing, so that clients do not take it for complete.
func TestReconcile_reportsMissingPodsOfMove(t *testing.T) {
	t.Parallel()
	const status = `{"availableReplicas":%d,"generation":%d,"observedGeneration":%[2]d,"readyReplicas":%[1]d,"replicas":%[1]d,` +
		`"resourceTemplateGeneration":4,"updatedReplicas":%[1]d}`
	of := func(pods, generation int) report {
		return report{applied: new(true), health: "Healthy", status: fmt.Sprintf(status, pods, generation)}
	}
	b := nginxBinding("m2", "m3")
	b.Spec.Clusters[0].Replicas, b.Spec.Clusters[1].Replicas = 3, 3
	s := newFixture(t, withNative, deployment, b, workIn("m2", of(3, 1)), workIn("m3", of(3, 1)))
	s.expect("first", 0, 1, 1)
	if err := s.control.Get(t.Context(), request.NamespacedName, b); err != nil {
		t.Fatal(err)
	}
	b.Spec.Clusters[0].Name = "m1"
	if err := s.control.Update(t.Context(), b); err != nil {
		t.Fatal(err)
	}
	if err := s.control.Create(t.Context(), workIn("m1", report{})); err != nil {
		t.Fatal(err)
	}
	s.expect("the new target has a Work", 3*time.Second, 0, 0)
	s.clock.Step(time.Second)
	s.report("m2", of(2, 2))
	s.expect("one pod was removed", 0, 1, 1)
	if got := s.templateStatus()["readyReplicas"]; got != int64(5) {
		t.Errorf("readyReplicas = %v, want 5", got)
	}
}

// A StatefulSet with 3 replicas is scaled to 2. Its controller observes the change before the pod is deleted. The template shows the former
// replicas for transitionDelay at most.
func TestReconcile_reportsScaledStatefulSet(t *testing.T) {
	t.Parallel()
	const status = `{"availableReplicas":%d,"currentReplicas":%[1]d,"generation":%d,"observedGeneration":%[2]d,"readyReplicas":%[1]d,` +
		`"replicas":%[1]d,"resourceTemplateGeneration":%[2]d,"updatedReplicas":%[1]d}`
	set := strings.NewReplacer("Deployment", "StatefulSet", "generation: 4", "generation: 2", "replicas: 1", "replicas: 3").Replace(deployment)
	b := nginxBinding("m1")
	b.Spec.Resource.Kind = "StatefulSet"
	s := newFixture(t, withNative, set, b, workIn("m1", report{applied: new(true), health: "Healthy", status: fmt.Sprintf(status, 3, 1)}))
	run := func() ctrl.Result {
		t.Helper()
		result, err := s.reconcile()
		if err != nil {
			t.Fatal(err)
		}
		return result
	}
	shown := func() (replicas, observed any) {
		t.Helper()
		o, err := template.NewClient(s.control, s.control).Get(t.Context(), b.Spec.Resource)
		if err != nil {
			t.Fatal(err)
		}
		fields := o.Object["status"].(map[string]any)
		return fields["replicas"], fields["observedGeneration"]
	}
	run()
	if replicas, observed := shown(); replicas != int64(3) || observed == int64(2) {
		t.Fatalf("%v replicas with observedGeneration %v, want 3 before the change is observed", replicas, observed)
	}
	s.report("m1", report{applied: new(true), health: "Healthy", status: fmt.Sprintf(status, 3, 2)})
	run()
	s.report("m1", report{applied: new(true), health: "Healthy", status: fmt.Sprintf(status, 2, 2)})
	if wait := run().RequeueAfter; wait > 500*time.Millisecond {
		t.Errorf("the remaining replicas are reported after %s, want 500ms at most", wait)
	} else if s.clock.Step(wait); wait > 0 {
		run()
	}
	if replicas, observed := shown(); replicas != int64(2) || observed != int64(2) {
		t.Errorf("%v replicas with observedGeneration %v, want 2 with 2", replicas, observed)
	}
}
