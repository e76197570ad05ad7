// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package flow

import (
	"fmt"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
)

func TestReportsProblem(t *testing.T) {
	t.Parallel()
	tests := []struct {
		kind   string
		status metav1.ConditionStatus
		want   bool
	}{
		{workv1alpha2.Scheduled, metav1.ConditionTrue, false},
		{workv1alpha2.Scheduled, metav1.ConditionFalse, true},
		{workv1alpha2.FullyApplied, metav1.ConditionUnknown, true},
		{workv1alpha2.RemovalHeld, metav1.ConditionTrue, true},
		{workv1alpha2.RemovalHeld, metav1.ConditionFalse, false},
		{workv1alpha2.EvictionBlocked, metav1.ConditionTrue, true},
		{workv1alpha2.EvictionBlocked, metav1.ConditionFalse, false},
		{workv1alpha2.Enforced, metav1.ConditionTrue, false},
		{workv1alpha2.Enforced, metav1.ConditionFalse, true},
	}
	for _, tt := range tests {
		if got := ReportsProblem(&metav1.Condition{Type: tt.kind, Status: tt.status}); got != tt.want {
			t.Errorf("ReportsProblem(%s=%s) = %v, want %v", tt.kind, tt.status, got, tt.want)
		}
	}
}

func TestPodsReason(t *testing.T) {
	t.Parallel()
	waiting := func(reason, message string) corev1.Pod {
		return corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: "w"}, Status: corev1.PodStatus{ContainerStatuses: []corev1.ContainerStatus{
			{Name: "c", State: corev1.ContainerState{Waiting: &corev1.ContainerStateWaiting{Reason: reason, Message: message}},
				LastTerminationState: corev1.ContainerState{Terminated: &corev1.ContainerStateTerminated{Reason: "OOMKilled"}}},
		}}}
	}
	unscheduled := corev1.Pod{ObjectMeta: metav1.ObjectMeta{Name: "u"}, Status: corev1.PodStatus{Conditions: []corev1.PodCondition{
		{Type: corev1.PodScheduled, Status: corev1.ConditionFalse, Message: "Insufficient cpu"},
	}}}
	for want, pods := range map[string][]corev1.Pod{
		"": {{}, waiting("ContainerCreating", "")},
		"pod u is not scheduled: Insufficient cpu":                      {unscheduled},
		"pod w is waiting: ImagePullBackOff: no image (and 1 more pod)": {waiting("ImagePullBackOff", "no image"), unscheduled},
		"pod w crashes: container c: OOMKilled":                         {waiting("CrashLoopBackOff", "")},
	} {
		if got := PodsReason(pods); got != want {
			t.Errorf("PodsReason() = %q, want %q", got, want)
		}
	}
}

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
	rolling := item("m2", true, workv1alpha2.ResourceHealthy)
	rolling.Status = &runtime.RawExtension{Raw: []byte(`{"generation":3,"observedGeneration":2}`)}
	waiting := item("m2", true, workv1alpha2.ResourceUnhealthy)
	waiting.Status = &runtime.RawExtension{Raw: []byte(`{"replicas":3,"readyReplicas":1}`)}
	for name, test := range map[string]struct {
		binding *workv1alpha2.ResourceBinding
		want    string
	}{
		"healthy":      {bindingOf("a", applied, healthy...), ""},
		"not observed": {bindingOf("a", nil), "NotScheduled 0 no policy owns the binding"},
		"unschedulable": {func() *workv1alpha2.ResourceBinding {
			b := bindingOf("a", conditions{"Scheduled": no}, healthy...)
			b.Labels = map[string]string{names.PolicyID: "p"}
			return b
		}(), "NotScheduled 0 R: because"},
		"unscheduled and orphaned": {bindingOf("a", conditions{"Scheduled": no}, healthy...), ""},
		"not rendered":             {bindingOf("a", conditions{"Scheduled": yes, "Rendered": no}, healthy...), "NotRendered 0 R: because"},
		"not applied": {bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": no}, item("m1", false, ""), item("m2", false, "")),
			"NotApplied 2 m1: denied"},
		"suspended": {func() *workv1alpha2.ResourceBinding {
			b := bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": no}, item("m1", false, ""), healthy[1])
			b.Status.AggregatedStatus[0].AppliedMessage = ""
			b.Spec.Suspension = &workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{Dispatching: new(true)}}
			return b
		}(), "NotApplied 1 m1: not applied: dispatching is suspended"},
		"all suspended": {func() *workv1alpha2.ResourceBinding {
			b := bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": no})
			b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1"}}
			b.Spec.Suspension = &workv1alpha2.Suspension{Suspension: policyv1alpha1.Suspension{Dispatching: new(true)}}
			return b
		}(), "NotApplied 1 m1: not applied: dispatching is suspended"},
		"unhealthy": {bindingOf("a", applied, healthy[0], item("m2", true, workv1alpha2.ResourceUnhealthy)),
			"NotHealthy 1 m2: the object is not healthy"},
		"not ready": {bindingOf("a", applied, healthy[0], waiting), "NotHealthy 1 m2: the object is not healthy: 1 of 3 replicas are ready"},
		"held": {
			bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": yes, "RemovalHeld": yes}, healthy...), "RemovalHeld 0 R: because",
		},
		"held and deleted": {func() *workv1alpha2.ResourceBinding {
			b := bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": yes, "RemovalHeld": yes}, healthy...)
			b.Generation, b.DeletionTimestamp, b.Labels = 2, &metav1.Time{}, map[string]string{names.PolicyID: "p"}
			return b
		}(), "RemovalHeld 0 R: because"},
		"no clusters and no policy": {func() *workv1alpha2.ResourceBinding {
			b := bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": no})
			b.Spec.Clusters = nil
			return b
		}(), "NotScheduled 0 no cluster has or gets the object: no policy owns the binding"},
		"no clusters, and a copy is left": {func() *workv1alpha2.ResourceBinding {
			b := bindingOf("a", applied, healthy[0])
			b.Spec.Clusters = nil
			return b
		}(), ""},
		"not rendered and not healthy": {
			bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": yes, "Rendered": no}, item("m1", true, workv1alpha2.ResourceUnhealthy)),
			"NotRendered 0 R: because",
		},
		"not fully applied": {bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": no}, healthy...), "NotApplied 0 R: because"},
		"blocked eviction": {
			bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": yes, "EvictionBlocked": yes}, healthy...), "EvictionBlocked 0 R: because",
		},
		"not interpreted": {
			bindingOf("a", conditions{"Scheduled": yes, "FullyApplied": yes, "Interpreted": no}, healthy...), "NotReported 0 R: because",
		},
		"of an older generation": {bindingOf("a", applied, healthy[0], rolling),
			"NotReported 1 m2: the cluster has not processed the latest change of the object"},
		"not reported": {bindingOf("a", applied, healthy[0]), "NotReported 1 m2: the cluster has not reported the object yet"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := ""
			if p := (View{}).Worst(test.binding); p != nil {
				got = fmt.Sprint(p.Kind, " ", p.Clusters, " ", p.Message)
			}
			if got != test.want {
				t.Errorf("Worst() = %q, want %q", got, test.want)
			}
		})
	}
}

// Replicas of a cluster that is not ready are unknown; a status is stale if it is older than the template.
func TestView_Worst(t *testing.T) {
	t.Parallel()
	applied := map[string]metav1.ConditionStatus{"Scheduled": metav1.ConditionTrue, "FullyApplied": metav1.ConditionTrue}
	lagging := item("m2", true, workv1alpha2.ResourceHealthy)
	lagging.Status = &runtime.RawExtension{Raw: []byte(`{"resourceTemplateGeneration":4}`)}
	b := bindingOf("a", applied, item("m1", true, workv1alpha2.ResourceHealthy), lagging)
	b.Spec.Replicas, b.Spec.Clusters[0].Replicas = 3, 2
	since := metav1.NewTime(time.Unix(0, 0))
	// The state of objects without a status in a lost cluster is not known either, whichever of the watches fails first.
	unknown := item("m1", false, workv1alpha2.ResourceUnknown)
	unknown.AppliedMessage = binding.StateUnknown + "watch ConfigMap in cluster m1: refused"
	config := bindingOf("c", map[string]metav1.ConditionStatus{"Scheduled": metav1.ConditionTrue, "FullyApplied": metav1.ConditionFalse},
		unknown, item("m2", true, workv1alpha2.ResourceHealthy))
	for lost, want := range map[string]ProblemKind{"m1": StatusUnknown, "m2": NotApplied} {
		view := View{Lost: map[string]*Problem{lost: {Since: &since}}}
		if got := view.Worst(config); got == nil || got.Kind != want || got.Cluster != "m1" {
			t.Errorf("Worst() = %+v with a lost cluster %s, want %s in m1", got, lost, want)
		}
	}
	for want, view := range map[string]View{
		"m2: the reported status is of generation 4 of the object, not 5": {Generation: 5},
		"2 unknown: m1 has not been ready since 1970-01-01T00:00:00Z": {
			Generation: 5, Lost: map[string]*Problem{"m1": {Since: &since}},
		},
	} {
		if got := view.Worst(b); got == nil || got.Message != want {
			t.Errorf("Worst() = %+v, want %q", got, want)
		}
	}
}

// Sorting needs a strict order, also of kinds that ProblemKinds lacks.
func TestCompare(t *testing.T) {
	t.Parallel()
	x, y, z := Problem{Kind: "A", Clusters: 1}, Problem{Kind: "B"}, Problem{Kind: "A", Clusters: 2}
	if Compare(x, y) >= 0 || Compare(y, x) <= 0 || Compare(z, y) >= 0 || Compare(z, x) >= 0 {
		t.Error("problems of kind A must be before those of kind B")
	}
	if Compare(Problem{Kind: NotHealthy}, Problem{Kind: ClusterNotReady}) <= 0 {
		t.Error("the rank must have precedence")
	}
}
