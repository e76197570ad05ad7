// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package status

import (
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	clocktesting "k8s.io/utils/clock/testing"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
)

func TestUsage_resolves(t *testing.T) {
	t.Parallel()
	clk := clocktesting.NewFakePassiveClock(time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC))
	u := newUsage(clk)
	set := func(name string, ready, resolves corev1.ConditionStatus, heartbeat int64) {
		n := newNode(name, ready)
		n.Status.Conditions = append(n.Status.Conditions, corev1.NodeCondition{
			Type: clusterv1alpha1.ClusterConditionServiceDomainNameResolutionReady, Status: resolves,
			LastHeartbeatTime: metav1.Unix(heartbeat, 0), // the clock of the member is far behind
		})
		u.setNode(n)
	}
	expect := func(want metav1.ConditionStatus, contains string) {
		t.Helper()
		if got := u.resolves(); got.status != want || !strings.Contains(got.message, contains) {
			t.Errorf("resolves() = %+v, want %q with %q", got, want, contains)
		}
	}
	u.setNode(newNode("n0", corev1.ConditionTrue)) // runs no detector
	expect("", "")
	set("n1", corev1.ConditionTrue, corev1.ConditionTrue, 1)
	expect(metav1.ConditionTrue, "")
	set("n2", corev1.ConditionTrue, corev1.ConditionFalse, 1)
	expect(metav1.ConditionTrue, "1 of 2 nodes: n2")
	set("n3", corev1.ConditionTrue, corev1.ConditionFalse, 1)
	expect(metav1.ConditionFalse, "2 of 3 nodes: n2, n3")
	set("n3", corev1.ConditionFalse, corev1.ConditionFalse, 2)
	expect(metav1.ConditionTrue, "1 of 2 nodes: n2")
	clk.SetTime(clk.Now().Add(resolutionReportAge / 2))
	set("n1", corev1.ConditionTrue, corev1.ConditionTrue, 1) // another change of the node is no report
	set("n2", corev1.ConditionTrue, corev1.ConditionFalse, 2)
	clk.SetTime(clk.Now().Add(resolutionReportAge / 2))
	expect(metav1.ConditionFalse, "1 of 1 nodes: n2")
	clk.SetTime(clk.Now().Add(resolutionReportAge))
	expect(metav1.ConditionUnknown, "detector")
}

// The condition of an external detector is kept; one that the nodes caused does not outlive their reports.
func TestResolutionOf_withoutReports(t *testing.T) {
	t.Parallel()
	for reason, want := range map[string]metav1.ConditionStatus{
		clusterv1alpha1.ClusterReasonNamesDoNotResolve:   metav1.ConditionUnknown,
		clusterv1alpha1.ClusterReasonNamesResolve:        metav1.ConditionUnknown,
		clusterv1alpha1.ClusterReasonNoResolutionReports: "", "External": "",
	} {
		if got, ok := resolutionOf(readyState{}, &metav1.Condition{Reason: reason}); got.status != want || ok != (want != "") {
			t.Errorf("resolutionOf(no reports, %s) = %+v, %v, want %q", reason, got, ok, want)
		}
	}
	if _, ok := resolutionOf(readyState{}, nil); ok {
		t.Error("resolutionOf(no reports, no condition) returns a condition")
	}
}
