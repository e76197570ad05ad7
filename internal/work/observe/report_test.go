// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"errors"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

// Objects that may have changed unseen are neither applied nor not applied, unless another object failed.
func TestReport_staleWatch(t *testing.T) {
	t.Parallel()
	stale, failed := errors.New("watch ConfigMap in cluster m1: forbidden"), errors.New("quota exceeded")
	for name, tc := range map[string]struct {
		report Report
		want   metav1.ConditionStatus
		reason string
		text   string
	}{
		"applied": {Report{Applied: 1}, metav1.ConditionTrue, workv1alpha1.WorkAppliedSuccessful, "applied"},
		"stale":   {Report{Applied: 1, Stale: []error{stale}}, metav1.ConditionUnknown, workv1alpha1.WorkAppliedUnknown, stale.Error()},
		"stale and failed": {
			Report{Stale: []error{stale}, Errs: []error{failed}}, metav1.ConditionFalse, workv1alpha1.WorkAppliedFailed, failed.Error(),
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			tc.report.Work = &workv1alpha1.Work{}
			status := &workv1alpha1.WorkStatus{}
			tc.report.setConditions(status, metav1.Time{})
			got := meta.FindStatusCondition(status.Conditions, workv1alpha1.WorkApplied)
			if got == nil || got.Status != tc.want || got.Reason != tc.reason || !strings.Contains(got.Message, tc.text) {
				t.Errorf("Applied = %+v, want %s %s: %s", got, tc.want, tc.reason, tc.text)
			}
		})
	}
	healthy := &Observation{Health: workv1alpha1.ResourceHealthy}
	if got := healthy.WithUnknownHealth().Health; got != workv1alpha1.ResourceUnknown || healthy.Health != workv1alpha1.ResourceHealthy {
		t.Errorf("health %s, and that of the original %s", got, healthy.Health)
	}
}
