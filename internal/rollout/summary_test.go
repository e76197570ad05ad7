// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package rollout

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func (f *fixture) expectSummary(want *workv1alpha2.RolloutStatus) {
	f.t.Helper()
	got := get(f, &workv1alpha2.ResourceBinding{}, key).Status.Rollout
	ignored := cmpopts.IgnoreFields(workv1alpha2.RolloutStatus{}, "Message", "StartedAt", "CompletedAt", "CurrentClusterStartedAt")
	if diff := cmp.Diff(want, got, ignored); diff != "" {
		f.t.Errorf("status.rollout (-want +got):\n%s", diff)
	}
}

// The binding has a summary of its rollout, which is written once for each stage.
func TestReconcile_summarizes(t *testing.T) {
	t.Parallel()
	strategy := canary()
	strategy.Stages[0].Approval = policyv1alpha1.RolloutApprovalNever
	f := deployed(t, strategy)
	f.editTemplate(containers("nginx:2"), "spec", "template", "spec", "containers")
	writes := f.settle()
	f.expectSummary(&workv1alpha2.RolloutStatus{ObservedGeneration: 2, Phase: workv1alpha2.RolloutProgressing, CurrentCluster: "m2"})
	for _, cluster := range []string{"m2", "m1"} {
		f.report(cluster, workv1alpha1.ResourceHealthy)
		writes = append(writes, f.settle()...)
	}
	f.expectSummary(&workv1alpha2.RolloutStatus{
		ObservedGeneration: 2, Phase: workv1alpha2.RolloutSucceeded, CompletedClusters: []string{"m2", "m1"},
	})
	onBinding := 0
	for _, w := range writes {
		if strings.HasPrefix(w, "update status default/nginx-deployment") {
			onBinding++
		}
	}
	if onBinding > 8 { // of the rollout, which has the same name: 2 for each stage with one cluster, and 1; of the binding: 1, and 1 for each
		t.Errorf("%d writes: %q", onBinding, writes)
	}
	f.editTemplate(int64(9), "spec", "replicas")
	for _, w := range f.settle() {
		if strings.HasPrefix(w, "update status ") {
			t.Errorf("scaling wrote %q", w)
		}
	}
	update(f, &workv1alpha2.ResourceBinding{}, key, func(b *workv1alpha2.ResourceBinding) { b.Spec.StagedRollout = nil })
	f.settle()
	f.expectSummary(nil)
}
