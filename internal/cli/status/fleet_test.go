// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func bindingOf(
	name string,
	conditions map[string]metav1.ConditionStatus,
	items ...workv1alpha2.AggregatedStatusItem,
) *workv1alpha2.ResourceBinding {
	b := &workv1alpha2.ResourceBinding{}
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "shop", Name: name}
	b.Spec.Placement = &policyv1alpha1.Placement{}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}, {Name: "m2"}}
	for condition, status := range conditions {
		b.Status.Conditions = append(b.Status.Conditions, metav1.Condition{Type: condition, Status: status, Reason: "R", Message: "because"})
	}
	b.Status.AggregatedStatus = items
	return b
}

func item(cluster string, applied bool, health workv1alpha2.ResourceHealth) workv1alpha2.AggregatedStatusItem {
	return workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Applied: applied, Health: health, AppliedMessage: "denied"}
}

func TestWorst(t *testing.T) {
	t.Parallel()
	const yes, no = metav1.ConditionTrue, metav1.ConditionFalse
	applied := map[string]metav1.ConditionStatus{"Scheduled": yes, "FullyApplied": yes}
	type conditions = map[string]metav1.ConditionStatus
	healthy := []workv1alpha2.AggregatedStatusItem{
		item("m1", true, workv1alpha2.ResourceHealthy),
		item("m2", true, workv1alpha2.ResourceHealthy),
	}
	for name, test := range map[string]struct {
		binding *workv1alpha2.ResourceBinding
		want    string
	}{
		"healthy":       {bindingOf("a", applied, healthy...), ""},
		"not observed":  {bindingOf("a", nil), "NotScheduled 0 no policy owns the binding"},
		"unschedulable": {bindingOf("a", conditions{"Scheduled": no}, healthy...), "NotScheduled 0 R: because"},
		"not rendered":  {bindingOf("a", conditions{"Scheduled": yes, "Rendered": no}, healthy...), "NotRendered 0 R: because"},
		"not applied": {bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": no}, item("m1", false, ""), item("m2", false, "")),
			"NotApplied 2 m1: denied"},
		"unhealthy": {bindingOf("a", applied, healthy[0], item("m2", true, workv1alpha2.ResourceUnhealthy)),
			"NotHealthy 1 m2: the object is not healthy"},
		"held": {
			bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": yes, "RemovalHeld": yes}, healthy...), "RemovalHeld 0 R: because",
		},
		"not reported": {bindingOf("a", applied, healthy[0]), "NotReported 1 m2: the cluster has not reported the object yet"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := ""
			if p := worst(test.binding); p != nil {
				got = fmt.Sprint(p.Kind, " ", p.Clusters, " ", p.Message)
			}
			if got != test.want {
				t.Errorf("worst() = %q, want %q", got, test.want)
			}
		})
	}
}

// The list is bounded, and has the most serious problems in any order of arrival.
func TestFleet_keepsTheWorst(t *testing.T) {
	t.Parallel()
	f := newFleet(3)
	for i, kind := range []Kind{NotHealthy, NotScheduled, NotHealthy, NotApplied, NotReported, NotScheduled} {
		since := metav1.NewTime(time.Unix(int64(100-i), 0))
		f.add(Problem{Kind: kind, Object: fmt.Sprint(i), Since: &since})
	}
	var got []string
	for _, p := range f.Worst {
		got = append(got, string(p.Kind)+" "+p.Object)
	}
	if diff := cmp.Diff([]string{"NotScheduled 5", "NotScheduled 1", "NotApplied 3"}, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if f.Problems[NotHealthy] != 2 {
		t.Errorf("%d problems NotHealthy, want 2", f.Problems[NotHealthy])
	}
}

func TestFleet_clusters(t *testing.T) {
	t.Parallel()
	f := newFleet(10)
	ready := func(status metav1.ConditionStatus) *clusterv1alpha1.Cluster {
		c := &clusterv1alpha1.Cluster{}
		c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: status}}
		return c
	}
	cordoned := ready(metav1.ConditionTrue)
	cordoned.Spec.Taints = []corev1.Taint{{Key: "cluster.karmada.io/unschedulable", Effect: corev1.TaintEffectNoSchedule}}
	f.addCluster(cordoned)
	f.addCluster(ready(metav1.ConditionUnknown))
	f.addCluster(&clusterv1alpha1.Cluster{})
	if f.Clusters != 3 || f.Ready != 1 || f.Cordoned != 1 || f.Problems[ClusterNotReady] != 2 {
		t.Errorf("fleet %+v, want 3 clusters, 1 ready, 1 cordoned, 2 problems", f)
	}
}
