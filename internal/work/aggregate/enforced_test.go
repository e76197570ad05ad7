// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// Fields that another manager of a cluster sets again and again are a problem of the binding, too.
func TestReconcile_setsConditionEnforced(t *testing.T) {
	t.Parallel()
	contested := func(cluster string, status metav1.ConditionStatus) *workv1alpha1.Work {
		w := workIn(cluster, healthy)
		w.Status.Conditions = append(w.Status.Conditions, metav1.Condition{
			Type: workv1alpha1.WorkEnforced, Status: status, Reason: "x", Message: "contested in " + cluster,
		})
		return w
	}
	for name, tc := range map[string]struct {
		m1, m2 metav1.ConditionStatus
		want   string
	}{
		"one cluster":  {metav1.ConditionTrue, metav1.ConditionFalse, "contested in m2"},
		"two clusters": {metav1.ConditionFalse, metav1.ConditionFalse, "contested in m1. Fields are contested also in m2"},
		"none":         {m1: metav1.ConditionTrue, m2: metav1.ConditionTrue},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newFixture(t, withNative, deployment, nginxBinding("m1", "m2"), contested("m1", tc.m1), contested("m2", tc.m2))
			s.run()
			c := meta.FindStatusCondition(s.bindingStatus().Conditions, workv1alpha2.Enforced)
			if (c != nil) != (tc.want != "") || c != nil && (c.Status != metav1.ConditionFalse || c.Message != tc.want) {
				t.Errorf("condition %+v, want %q", c, tc.want)
			}
			s.expect("again", 0, 0, 0)
		})
	}
}
