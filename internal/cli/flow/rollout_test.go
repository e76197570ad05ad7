// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"strings"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/runtime"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
)

// After a return to an older revision, no pod counts as updated in the template: its status is not stale.
func TestNewTimeline_returnedRollout(t *testing.T) {
	t.Parallel()
	o := complete()
	r := &fleetv1alpha1.StagedRollout{}
	r.Status = fleetv1alpha1.StagedRolloutStatus{Revision: 1, TemplateRevision: 2, Phase: fleetv1alpha1.RolloutSucceeded}
	raw := []byte(`{"replicas":1,"updatedReplicas":1,"readyReplicas":1}`)
	for i := range o.Clusters {
		r.Status.Clusters = append(r.Status.Clusters, fleetv1alpha1.RolloutClusterStatus{
			Name: o.Clusters[i].Name, Stage: "rest", Revision: 1, State: fleetv1alpha1.RolloutClusterHealthy,
		})
		o.Clusters[i].Work.Status.ManifestStatuses[0].Status = &runtime.RawExtension{Raw: raw}
		o.Binding.BindingStatus().AggregatedStatus[i].Status = &runtime.RawExtension{Raw: raw}
	}
	o.Rollout = r
	o.Template.Object["status"] = map[string]any{"observedGeneration": int64(2), "replicas": int64(2), "readyReplicas": int64(2)}
	got := NewTimeline(o, start.Add(time.Minute))
	text := strings.Join(got.Waiting, "\n")
	if got.Complete || len(got.Waiting) != 1 || !strings.Contains(text, "the object keeps revision 2") {
		t.Errorf("complete %v, waiting for %q, want the revision of the template only", got.Complete, got.Waiting)
	}
}

// The problem of a rollout that waits for an approval has the later stages without clusters.
func TestRolloutProblem_stageWithoutClusters(t *testing.T) {
	t.Parallel()
	r := &fleetv1alpha1.StagedRollout{}
	r.Status = fleetv1alpha1.StagedRolloutStatus{Revision: 2, Phase: fleetv1alpha1.RolloutWaitingForApproval,
		Stages: []fleetv1alpha1.RolloutStageStatus{
			{Name: "early", Phase: fleetv1alpha1.RolloutSucceeded, Message: "it has no clusters"},
			{Name: "canary", Phase: fleetv1alpha1.RolloutWaitingForApproval}, {Name: "main", Phase: fleetv1alpha1.RolloutPending,
				Message: "it has no clusters: other stages have all that it selects"}, {Name: "rest", Phase: fleetv1alpha1.RolloutPending},
		}}
	p := RolloutProblem(r)
	if p == nil || p.Kind != RolloutWaits || strings.Count(p.Message, "; stage ") != 1 ||
		!strings.Contains(p.Message, "; stage main: it has no") {
		t.Errorf("problem %+v, want one clause about stage main", p)
	}
}
