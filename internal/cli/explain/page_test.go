// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"testing"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestReportsProblem(t *testing.T) {
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
	}
	for _, tt := range tests {
		if got := reportsProblem(&metav1.Condition{Type: tt.kind, Status: tt.status}); got != tt.want {
			t.Errorf("reportsProblem(%s=%s) = %v, want %v", tt.kind, tt.status, got, tt.want)
		}
	}
}
