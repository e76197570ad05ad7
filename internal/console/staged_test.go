// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"slices"
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/diff/compare"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
)

// waiting is the first rollout of default/web: m1 has revision 2, m2 and m3 get it after the approval of stage first.
func waiting() *fleetv1alpha1.StagedRollout {
	r := &fleetv1alpha1.StagedRollout{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web-deployment"}}
	r.Spec.Unit = fleetv1alpha1.RolloutUnit{APIVersion: "apps/v1", Kind: "Deployment", Name: "web"}
	r.Status = fleetv1alpha1.StagedRolloutStatus{
		Revision: 2, TemplateRevision: 2, Phase: fleetv1alpha1.RolloutWaitingForApproval,
		Stages: []fleetv1alpha1.RolloutStageStatus{
			{Name: "first", Phase: fleetv1alpha1.RolloutWaitingForApproval}, {Name: "rest", Phase: fleetv1alpha1.RolloutPending},
		},
		Clusters: []fleetv1alpha1.RolloutClusterStatus{
			{Name: "m1", Stage: "first", Revision: 2, State: fleetv1alpha1.RolloutClusterHealthy},
			{Name: "m2", State: fleetv1alpha1.RolloutClusterWaiting}, {Name: "m3", State: fleetv1alpha1.RolloutClusterWaiting},
		},
	}
	return r
}

// stagedBinding is the binding of default/web, which only m1 has reported.
func stagedBinding() *workv1alpha2.ResourceBinding {
	b := inM1("web")
	b.Spec.Replicas, b.Spec.ReplicaRequirements = 6, &workv1alpha2.ReplicaRequirements{}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}, {Name: "m2", Replicas: 2}, {Name: "m3", Replicas: 2}}
	b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Applied: true, Health: workv1alpha2.ResourceHealthy}}
	b.Status.Conditions = []metav1.Condition{
		{Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue}, {Type: workv1alpha2.FullyApplied, Status: metav1.ConditionFalse},
	}
	return b
}

// An object whose rollout waits for an approval has that problem, not one of clusters that get it later.
func TestBindingRow_withRollout(t *testing.T) {
	t.Parallel()
	row, rollout := newBindingRow(stagedBinding()), newStaged(waiting())
	if !row.has(flow.NotApplied) {
		t.Fatalf("without a rollout: %+v", row.Problem)
	}
	got := row.withRollout(&rollout)
	if !got.has(flow.RolloutWaits) || got.Problem.Object != "deployment.apps/web" || !filters["approval"](got) || filters["approval"](&row) {
		t.Errorf("problem = %+v", got.Problem)
	}
	for _, cluster := range []string{"m2", "m3"} {
		o := objectInCluster{State: string(cellPending), row: got}
		o.explain(nil, cluster, false)
		if o.Message != "revision 2 waits for the approval of stage first" {
			t.Errorf("reason in %s = %q", cluster, o.Message)
		}
	}
	if want := []string{"m2: revision 2 waits for the approval of stage first"}; !slices.Equal(got.warnings([]workv1alpha2.TargetCluster{
		{Name: "m1"}, {Name: "m2"}, {Name: "m4"}}), want) {
		t.Errorf("warnings = %q, want %q", got.warnings([]workv1alpha2.TargetCluster{{Name: "m1"}, {Name: "m2"}, {Name: "m4"}}), want)
	}
	// A cluster that is to have the object keeps its problem.
	due := waiting()
	due.Status.Clusters[1].Revision = 1
	if s := newStaged(due); !row.withRollout(&s).has(flow.NotApplied) {
		t.Error("a cluster that has not reported its revision is no problem")
	}
}

// The inbox has the stages that wait for an approval, with the clusters that follow.
func TestStaged_item(t *testing.T) {
	t.Parallel()
	s := newStaged(waiting())
	i := s.item()
	if i.Kind != "rollout" || i.Rollout != "web-deployment" || i.Stage != "first" || i.Revision != 2 || i.Template.Name != "web" ||
		!strings.Contains(i.Message, "stage first. After it, stage rest gets the revision: m2, m3.") {
		t.Errorf("item = %+v", i)
	}
	gate := waiting()
	gate.Status.Clusters[0].Revision = 0 // the stage waits before its clusters
	if s = newStaged(gate); !strings.HasSuffix(s.item().Message, "stage first gets the revision: m1.") {
		t.Errorf("message = %q", s.item().Message)
	}
	gate.Status.Phase = fleetv1alpha1.RolloutFailed
	if s = newStaged(gate); s.approval >= 0 {
		t.Error("a rollout that ended waits for an approval")
	}
}

// What-if warns of suspended clusters and of those that do not apply the object.
func TestBindingRow_warnings(t *testing.T) {
	t.Parallel()
	b := stagedBinding()
	b.Spec.Suspension = &workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{
		DispatchingOnClusters: &policyv1alpha1.SuspendClusters{ClusterNames: []string{"m2"}}}}
	failed := workv1alpha2.AggregatedStatusItem{ClusterName: "m3", AppliedMessage: "conflict"}
	b.Status.AggregatedStatus = append(b.Status.AggregatedStatus, failed)
	row := newBindingRow(b)
	if got := row.warnings(b.Spec.Clusters); !slices.Equal(got, []string{"m2: dispatching is suspended", "m3: conflict"}) {
		t.Errorf("warnings = %q", got)
	}
	if got := row.readyIn(); len(got) != 3 || got["m1"] != 0 {
		t.Errorf("ready = %v", got)
	}
}

// An object that is missing in a cluster is a difference.
func TestMarkMissing(t *testing.T) {
	t.Parallel()
	later := &compare.Later{Revision: 2, Reason: "waits", Diff: "+kind"}
	r := &compare.Result{Clusters: []compare.Cluster{
		{Change: compare.Unchanged, Later: later}, {Change: compare.Unchanged, Revision: 1, Later: later}, {Change: compare.Unchanged},
	}}
	markMissing(r)
	if c := r.Clusters[0]; c.Change != compare.Create || c.Pending != "waits" || c.Diff != "+kind" || c.Later != nil {
		t.Errorf("missing = %+v", c)
	}
	if r.Clusters[1].Change != compare.Unchanged || r.Clusters[1].Later == nil || r.Clusters[2].Change != compare.Unchanged {
		t.Errorf("others = %+v", r.Clusters[1:])
	}
}

// A policy whose objects another one claimed names that one.
func TestRows_winner(t *testing.T) {
	t.Parallel()
	f := newFleet(func() {})
	p := &policyv1alpha1.PropagationPolicy{ObjectMeta: metav1.ObjectMeta{Namespace: "default", Name: "web"}}
	p.Spec.ResourceSelectors = []policyv1alpha1.ResourceSelector{{APIVersion: "apps/v1", Kind: "Deployment", Name: "web"}}
	if err := f.policies["PropagationPolicy"].Add(p); err != nil {
		t.Fatal(err)
	}
	b := stagedBinding()
	b.Annotations = map[string]string{"propagationpolicy.karmada.io/namespace": "default", "propagationpolicy.karmada.io/name": "team"}
	row := newBindingRow(b)
	r := &rows{fleet: f, bindings: []*bindingRow{&row}}
	loser := &policyRow{template: policyTemplate("PropagationPolicy default/web")}
	if got := r.winner(loser); got != "PropagationPolicy default/team" {
		t.Errorf("loses to %q", got)
	}
	row.Name = "other"
	if got := r.winner(loser); got != "" {
		t.Errorf("loses to %q without a common object", got)
	}
}

// The verdict names the field of the policy that keeps the object from being applied.
func TestVerdict_addField(t *testing.T) {
	t.Parallel()
	for message, want := range map[string]string{
		flow.Suspended: "spec.suspension.dispatchingOnClusters", names.ConflictResolution + " is empty": "spec.conflictResolution", "denied": "",
	} {
		o := running()
		o.Binding.BindingSpec().Suspension = &workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{
			DispatchingOnClusters: &policyv1alpha1.SuspendClusters{ClusterNames: []string{"m1"}}}}
		v := &verdict{Problem: flow.Problem{Kind: flow.NotApplied, Message: message}}
		if v.addField(o); (want != "") != (len(v.Hints) == 1 && strings.Contains(v.Hints[0], want) && v.Change[0].Name == "web") {
			t.Errorf("%s: hints = %q, change = %v", message, v.Hints, v.Change)
		}
	}
}

// A placement that selects no cluster shows its selector and the labels of the clusters.
func TestSession_addLabels(t *testing.T) {
	t.Parallel()
	b := inM1("web")
	b.Spec.Placement.ClusterAffinity.LabelSelector = &metav1.LabelSelector{MatchLabels: map[string]string{"zone": "eu"}}
	f := newFleet(func() {})
	close(f.loaded)
	f.end = func() {}
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", Labels: map[string]string{"zone": "us"}}}
	if err := f.clusters.Add(cluster); err != nil {
		t.Fatal(err)
	}
	s := &session{}
	s.fleets.get("", func() *fleet { return f })
	view := termView{Selector: selectorOf(b, ""), Clusters: []clusterWhy{{Cluster: "m1", Filter: "ClusterAffinity"}}}
	s.addLabels(view)
	if view.Selector != "zone=eu" || view.Clusters[0].Labels["zone"] != "us" {
		t.Errorf("term = %+v", view)
	}
	view.Clusters[0].Labels, view.Clusters[0].Chosen = nil, true
	if s.addLabels(view); view.Clusters[0].Labels != nil {
		t.Error("labels of a chosen cluster")
	}
}
