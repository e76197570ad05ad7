// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	ctrl "sigs.k8s.io/controller-runtime"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/test/fakecontrol"
)

var errKilled = errors.New("killed")

// killing settles the controllers of a fixture. The process ends at a write, and another one continues.
type killing struct {
	*fixture
	at     int // the number of the write that is not made, and whose process ends
	writes int
	passed map[string]bool
}

func (k *killing) settle() {
	k.t.Helper()
	for range 30 {
		before, killed := k.writes, false
		k.control.Fail = func(fakecontrol.Write) error {
			if k.writes++; k.writes == k.at {
				return errKilled
			}
			return nil
		}
		for _, r := range []func(context.Context, binding.Scope, ctrl.Request) (ctrl.Result, error){k.rollouts.Reconcile, k.works.Reconcile} {
			if _, err := r(k.t.Context(), binding.Namespaced, ctrl.Request{NamespacedName: key}); errors.Is(err, errKilled) {
				killed = true
				k.start()
				break
			}
		}
		k.control.Fail = nil
		k.check()
		if k.writes == before && !killed {
			return
		}
	}
	k.t.Fatal("writes do not end")
}

// check fails the test if a cluster that has passed its gate must pass it again, or has another revision than its rollout started.
func (k *killing) check() {
	k.t.Helper()
	status := get(k.fixture, &fleetv1alpha1.StagedRollout{}, key).Status
	for _, c := range status.Clusters {
		at := fmt.Sprintf("%d in %s", status.Revision, c.Name)
		healthy := c.State == fleetv1alpha1.RolloutClusterHealthy && c.Revision == status.Revision
		if k.passed[at] && !healthy {
			k.t.Errorf("write %d: revision %s passed its gate, and is %s", k.at, at, c.State)
		}
		k.passed[at] = k.passed[at] || healthy
	}
}

// A process that is killed at any write continues its rollout: each cluster gets the revision in its stage, after its gate, once.
func TestReconcile_killed(t *testing.T) {
	t.Parallel()
	strategy := canary()
	strategy.Gate = &policyv1alpha1.RolloutGate{MinSuccessTime: &metav1.Duration{Duration: time.Minute}}
	k := &killing{fixture: deployed(t, strategy), passed: map[string]bool{}}
	for revision, killed := 2, true; killed; revision++ {
		k.at, k.writes = revision-1, 0
		older := fmt.Sprintf("nginx:%d x2 gen %d", revision-1, revision-1)
		newer := fmt.Sprintf("nginx:%d x2 gen %d", revision, revision)
		expect := func(phase fleetv1alpha1.RolloutPhase, m1, m2 string) {
			t.Helper()
			k.settle()
			if k.expect(phase, map[string]string{"m1": m1, "m2": m2}); t.Failed() {
				t.Fatalf("killed at write %d of revision %d", k.at, revision)
			}
		}
		k.editTemplate(containers(fmt.Sprintf("nginx:%d", revision)), "spec", "template", "spec", "containers")
		expect(fleetv1alpha1.RolloutProgressing, older, newer)
		k.report("m2", workv1alpha1.ResourceHealthy)
		expect(fleetv1alpha1.RolloutProgressing, older, newer)
		k.clock.SetTime(k.clock.Now().Add(time.Minute))
		expect(fleetv1alpha1.RolloutWaitingForApproval, older, newer)
		k.approve("canary", int64(revision))
		expect(fleetv1alpha1.RolloutProgressing, newer, newer)
		k.report("m1", workv1alpha1.ResourceHealthy)
		expect(fleetv1alpha1.RolloutProgressing, newer, newer)
		k.clock.SetTime(k.clock.Now().Add(time.Minute))
		expect(fleetv1alpha1.RolloutSucceeded, newer, newer)
		killed = k.writes >= k.at
	}
	t.Logf("%d instants", k.at)
	if k.at < 10 {
		t.Errorf("a rollout has %d writes, want at least 10 instants to kill", k.at)
	}
}
