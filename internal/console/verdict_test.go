// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"slices"
	"strings"
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/explain"
	"karmada.io/karmada/internal/cli/flow"
)

// running returns a Deployment with 2 ready replicas in m1.
func running() *flow.Objects {
	template := &unstructured.Unstructured{Object: map[string]any{
		"apiVersion": "apps/v1", "kind": "Deployment", "metadata": map[string]any{"name": "web", "namespace": "default"},
		"status": map[string]any{"replicas": int64(2), "readyReplicas": int64(2), "updatedReplicas": int64(2), "observedGeneration": int64(1)},
	}}
	b := inM1("web")
	b.Labels = map[string]string{"propagationpolicy.karmada.io/permanent-id": "id"}
	b.Spec.Replicas, b.Spec.ReplicaRequirements, b.Spec.Clusters[0].Replicas = 2, &workv1alpha2.ReplicaRequirements{}, 2
	b.Status.Conditions = []metav1.Condition{
		{Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue}, {Type: workv1alpha2.FullyApplied, Status: metav1.ConditionTrue},
	}
	status := &runtime.RawExtension{Raw: []byte(`{"replicas":2,"readyReplicas":2,"updatedReplicas":2}`)}
	b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{
		{ClusterName: "m1", Applied: true, Status: status, Health: workv1alpha2.ResourceHealthy},
	}
	cluster := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}}
	cluster.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: metav1.ConditionTrue}}
	w := &workv1alpha1.Work{}
	w.Status.Conditions = []metav1.Condition{{Type: workv1alpha1.WorkApplied, Status: metav1.ConditionTrue}}
	w.Status.ManifestStatuses = []workv1alpha1.ManifestStatus{{Status: status, Health: workv1alpha1.ResourceHealthy}}
	return &flow.Objects{
		Kind: "Deployment", Namespace: "default", Name: "web", Template: template, Policy: "PropagationPolicy default/web", Binding: b, Total: 1,
		Clusters: []flow.Cluster{{Name: "m1", Target: &b.Spec.Clusters[0], Cluster: cluster, Work: w}},
	}
}

func conditionOf(o *flow.Objects, kind, message string) {
	status := o.Binding.BindingStatus()
	status.Conditions = slices.DeleteFunc(status.Conditions, func(c metav1.Condition) bool { return c.Type == kind })
	status.Conditions = append(status.Conditions, metav1.Condition{Type: kind, Status: metav1.ConditionFalse, Reason: "R", Message: message})
}

const notRendered = "cluster m1: OverridePolicy default/registry, rule 1: no item"

// The verdict names the problem, the cluster, the reason, and the policies that can be changed.
func TestNewVerdict(t *testing.T) {
	t.Parallel()
	applied := appliedOverride{
		template: policyTemplate("OverridePolicy default/disks"), Cluster: "m1", Paths: []string{`add /spec/x {"disk":"nvme"}`},
	}
	failed := appliedOverride{template: policyTemplate("OverridePolicy default/registry"), Cluster: "m1", Failed: "rule 1: no item"}
	near := explain.NearMatch{
		Policy: explain.PolicyRef{Kind: "PropagationPolicy", Namespace: "default", Name: "near"}, Difference: "selects tier=back-end",
	}
	for name, test := range map[string]struct {
		change  func(o *flow.Objects)
		kind    flow.ProblemKind
		state   flow.State
		cluster string
		message string
		change1 string // the name of the first policy to change
		problem flow.ProblemKind
	}{
		"healthy": {func(*flow.Objects) {}, "", flow.Done, "", "", "", ""},
		"no policy": {func(o *flow.Objects) {
			o.Policy, o.Unclaimed, o.Binding, o.Clusters = "", explain.NotSelected, nil, nil
		}, flow.NoPolicy, flow.Failed, "", notSelected + "; PropagationPolicy default/near selects tier", "near", ""},
		"an object that needs no policy": {func(o *flow.Objects) {
			o.Policy, o.Unclaimed, o.Binding, o.Clusters = "", "objects in namespace x are never propagated", nil, nil
			o.Template.SetKind("ConfigMap")
		}, "", flow.Waiting, "", "objects in namespace x", "near", ""},
		"not scheduled": {func(o *flow.Objects) { conditionOf(o, workv1alpha2.Scheduled, "0/3 clusters") },
			flow.NotScheduled, flow.Failed, "", "R: 0/3 clusters", "web", ""},
		"not rendered": {func(o *flow.Objects) {
			conditionOf(o, workv1alpha2.Rendered, notRendered)
		}, flow.NotRendered, flow.Failed, "m1", "OverridePolicy default/registry, rule 1: no item", "registry", flow.NotRendered},
		"pods not ready": {func(o *flow.Objects) {
			o.Binding.BindingStatus().AggregatedStatus[0].Health = workv1alpha2.ResourceUnhealthy
			o.Clusters[0].Work.Status.ManifestStatuses[0].Health = workv1alpha1.ResourceUnhealthy
			o.Clusters[0].Pods = "pod web-1 is not scheduled: no node has disk=nvme"
		}, flow.NotHealthy, flow.Waiting, "m1", "the object is not healthy: 2 of 2 replicas are ready; pod web-1 is not", "disks",
			flow.NotHealthy},
		"unreachable": {func(o *flow.Objects) {
			o.Clusters[0].Cluster.Status.Conditions[0].Status = metav1.ConditionFalse
		}, flow.StatusUnknown, flow.Waiting, "m1", "2 unknown: m1 is not ready", "", flow.StatusUnknown},
		"not up to date": {func(o *flow.Objects) {
			o.Clusters[0].Overrides = "the Work does not have the rules of OverridePolicy disks yet"
		},
			"", flow.Waiting, "m1", "the Work does not have the rules", "", ""},
	} {
		o := running()
		test.change(o)
		v := newVerdict(o, flow.NewTimeline(o, metav1.Now().Time), []explain.NearMatch{near}, []appliedOverride{applied, failed})
		first := ""
		if len(v.Change) > 0 {
			first = v.Change[0].Name
		}
		if v.Kind != test.kind || v.State != test.state || v.Cluster != test.cluster || !strings.HasPrefix(v.Message, test.message) ||
			first != test.change1 {
			t.Errorf("%s: verdict = %+v", name, v)
		}
		if wantHint := v.Kind == flow.NotHealthy; wantHint != (len(v.Hints) == 1 && strings.Contains(v.Hints[0], `{"disk":"nvme"}`)) {
			t.Errorf("%s: hints = %q", name, v.Hints)
		}
		if len(o.Clusters) > 0 {
			if s := newClusterState(o, &o.Clusters[0]); s.Problem != test.problem || s.Ready == nil || *s.Ready != 2 {
				t.Errorf("%s: state = %+v, want the problem %q and 2 ready replicas", name, s, test.problem)
			}
		}
	}
}

// An object that could not be rendered is failing in its cluster, also if an older version runs there.
func TestNewCells_notRendered(t *testing.T) {
	t.Parallel()
	o := running()
	conditionOf(o, workv1alpha2.Rendered, notRendered)
	if got := newCells(o.Binding); len(got) != 1 || got[0] != (cell{cluster: "m1", state: cellFailing, applied: true, replicas: 2, ready: 2}) {
		t.Errorf("cells = %+v", got)
	}
	if p := newBindingRow(o.Binding).Problem; p.Cluster != "m1" || p.Clusters != 1 || p.Message != "m"+notRendered[len("cluster m"):] {
		t.Errorf("problem = %+v, want the cluster before the reason", p)
	}
}
