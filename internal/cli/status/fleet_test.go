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
	"karmada.io/karmada/internal/cli/flow"
)

// The list is bounded, and has the most serious problems in any order of arrival.
func TestFleet_keepsTheWorst(t *testing.T) {
	t.Parallel()
	f := newFleet(3, false, time.Now(), nil)
	for i, kind := range []flow.ProblemKind{
		flow.NotHealthy, flow.NotScheduled, flow.NotHealthy, flow.NotApplied, flow.NotReported, flow.NotScheduled,
	} {
		since := metav1.NewTime(time.Unix(int64(100-i), 0))
		f.add(flow.Problem{Kind: kind, Object: fmt.Sprint(i), Since: &since})
	}
	var got []string
	for _, p := range f.Worst {
		got = append(got, string(p.Kind)+" "+p.Object)
	}
	if diff := cmp.Diff([]string{"NotScheduled 5", "NotScheduled 1", "NotApplied 3"}, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if f.Problems[flow.NotHealthy] != 2 {
		t.Errorf("%d problems flow.NotHealthy, want 2", f.Problems[flow.NotHealthy])
	}
}

func TestFleet_clusters(t *testing.T) {
	t.Parallel()
	f := newFleet(10, false, time.Now(), nil)
	ready := func(status metav1.ConditionStatus) *clusterv1alpha1.Cluster {
		c := &clusterv1alpha1.Cluster{}
		c.Status.Conditions = []metav1.Condition{{Type: clusterv1alpha1.ClusterConditionReady, Status: status}}
		return c
	}
	cordoned := ready(metav1.ConditionTrue)
	cordoned.Spec.Taints = []corev1.Taint{{Key: "cluster.karmada.io/unschedulable", Effect: corev1.TaintEffectNoSchedule}}
	f.addCluster(cordoned)
	leaving := ready(metav1.ConditionUnknown)
	leaving.DeletionTimestamp, leaving.Finalizers = &metav1.Time{}, []string{"f"}
	f.addCluster(leaving)
	pending := &clusterv1alpha1.Cluster{}
	pending.Spec.Taints = []corev1.Taint{{Key: "cluster.karmada.io/pending", Effect: corev1.TaintEffectNoSchedule}}
	f.addCluster(pending)
	if f.Problems[flow.ClusterPending] != 1 {
		t.Errorf("problems %v, want a pending cluster", f.Problems)
	}
	if got := f.summary(ofCluster); got != "2 not ready, 1 being deleted, 1 not approved" {
		t.Errorf("summary of clusters: %s", got)
	}
	if f.Clusters != 3 || f.Ready != 1 || f.Cordoned != 1 || f.Problems[flow.ClusterNotReady] != 2 {
		t.Errorf("fleet %+v, want 3 clusters, 1 ready, 1 cordoned, 2 problems", f)
	}
}

// Without -v, only a part of the settings is checked.
func TestFleet_countsSettings(t *testing.T) {
	t.Parallel()
	for listed, want := range map[bool]string{
		false: "at least 1 setting with a field that has no effect", true: "1 setting with a field that has no effect",
	} {
		f := newFleet(0, listed, time.Now(), nil)
		f.add(flow.Problem{Kind: flow.MissingReference, Object: "propagationpolicy/web"})
		if got := f.summary(flow.ProblemKind.IsHint); got != want {
			t.Errorf("with -v %v: %q, want %q", listed, got, want)
		}
	}
}

// The summary counts policies; the list has each hint of a policy.
func TestFleet_countsSubjects(t *testing.T) {
	t.Parallel()
	f := newFleet(0, true, time.Now(), nil)
	for _, message := range []string{"first", "second"} {
		f.add(flow.Problem{Kind: flow.SelectsNothing, Object: "propagationpolicy/web", Message: message})
	}
	if f.Problems[flow.SelectsNothing] != 1 || len(f.Worst) != 2 {
		t.Errorf("%d policies in %d rows, want 1 in 2", f.Problems[flow.SelectsNothing], len(f.Worst))
	}
}

// Taints that keep workloads away are listed with who set them: those of a deleted ClusterTaintPolicy stay.
func TestHints_taints(t *testing.T) {
	t.Parallel()
	at := metav1.NewTime(time.Unix(100, 0))
	c := clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1", ManagedFields: []metav1.ManagedFieldsEntry{{
		Manager: "kubectl-edit", Time: &at, FieldsV1: metav1.NewFieldsV1(`{"f:spec":{"f:taints":{}}}`),
	}}}}
	c.Spec.Taints = []corev1.Taint{
		{Key: "cluster.karmada.io/not-ready", Effect: corev1.TaintEffectNoSchedule},
		{Key: "soft", Effect: corev1.TaintEffectPreferNoSchedule},
		{Key: "maintenance", Value: "now", Effect: corev1.TaintEffectNoExecute},
		{Key: "full", Effect: corev1.TaintEffectNoSchedule},
		{Key: "cluster.karmada.io/unreachable", Effect: corev1.TaintEffectNoExecute},
	}
	p := policyv1alpha1.ClusterTaintPolicy{ObjectMeta: metav1.ObjectMeta{Name: "capacity"}}
	p.Spec.Taints = []policyv1alpha1.Taint{{Key: "full", Effect: corev1.TaintEffectNoSchedule}}
	elsewhere := *p.DeepCopy()
	elsewhere.Name, elsewhere.Spec.TargetClusters = "elsewhere", &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m2"}}
	h := &hints{Fleet: newFleet(0, true, time.Now(), nil)}
	h.gates.taints.Items = append(h.gates.taints.Items, elsewhere, p)
	h.addTaints([]clusterv1alpha1.Cluster{c, {}})
	want := []flow.Problem{{Kind: flow.ClusterTainted, Object: "cluster/m1", Since: &at, Message: "maintenance=now:NoExecute by a user or a " +
		"deleted ClusterTaintPolicy (last change of taints: kubectl-edit); full:NoSchedule by ClusterTaintPolicy capacity; " +
		"cluster.karmada.io/unreachable:NoExecute by a user or a deleted ClusterTaintPolicy (last change of taints: kubectl-edit)"}}
	if diff := cmp.Diff(want, h.Worst); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

// An object is suspended if a cluster that it is scheduled to gets no changes.
func TestFleet_suspended(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		clusters *policyv1alpha1.SuspendClusters
		want     int
	}{
		"no clusters":     {nil, 0},
		"empty":           {&policyv1alpha1.SuspendClusters{}, 0},
		"another cluster": {&policyv1alpha1.SuspendClusters{ClusterNames: []string{"m2"}}, 0},
		"its cluster":     {&policyv1alpha1.SuspendClusters{ClusterNames: []string{"m1"}}, 1},
	} {
		f := newFleet(0, false, time.Now(), nil)
		b := &workv1alpha2.ResourceBinding{}
		b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}}
		b.Spec.Suspension = &workv1alpha2.Suspension{}
		b.Spec.Suspension.DispatchingOnClusters = tc.clusters
		if f.addBinding(b); f.Suspended != tc.want {
			t.Errorf("%s: %d objects are suspended, want %d", name, f.Suspended, tc.want)
		}
	}
}
