// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"testing"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/equality"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/names"
)

// A taint of the control plane is no change of a user, except with the effect NoExecute, which it never sets.
func TestSelectable(t *testing.T) {
	t.Parallel()
	for _, tc := range []struct {
		key    string
		effect corev1.TaintEffect
		want   bool
	}{
		{names.UnreachableTaint, corev1.TaintEffectNoSchedule, false},
		{names.UnreachableTaint, corev1.TaintEffectNoExecute, true},
		{names.NotReadyTaint, corev1.TaintEffectNoExecute, true},
		{"example.com/a", corev1.TaintEffectNoSchedule, true},
	} {
		tainted := &clusterv1alpha1.Cluster{Spec: clusterv1alpha1.ClusterSpec{Taints: []corev1.Taint{{Key: tc.key, Effect: tc.effect}}}}
		if got := !equality.Semantic.DeepEqual(selectable(tainted), selectable(&clusterv1alpha1.Cluster{})); got != tc.want {
			t.Errorf("%s:%s is a change: %t, want %t", tc.key, tc.effect, got, tc.want)
		}
	}
}

// A plan that was approved earlier does not prevent that a policy taints a cluster that fails.
func TestApprovedPlan(t *testing.T) {
	t.Parallel()
	cluster := func(plan, label, taint string) *clusterv1alpha1.Cluster {
		c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{
			Annotations: map[string]string{names.ApprovedPlan: plan}, Labels: map[string]string{"tier": label},
		}}
		if taint != "" {
			c.Spec.Taints = []corev1.Taint{{Key: taint, Effect: corev1.TaintEffectNoExecute}}
		}
		return c
	}
	before := cluster("a-1", "x", "")
	for name, tc := range map[string]struct {
		cluster *clusterv1alpha1.Cluster
		want    string
	}{
		"taint by a policy":         {cluster("a-1", "x", "lost"), ""},
		"label with the old plan":   {cluster("a-1", "y", ""), "a-1"},
		"label and taint, old plan": {cluster("a-1", "y", "lost"), "a-1"},
		"taint with a plan":         {cluster("b-2", "x", "lost"), "b-2"},
	} {
		if got := approvedPlan(tc.cluster, before); got != tc.want {
			t.Errorf("%s: plan %q, want %q", name, got, tc.want)
		}
	}
}
