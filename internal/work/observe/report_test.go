// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package observe

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"k8s.io/apimachinery/pkg/api/equality"
	"k8s.io/apimachinery/pkg/api/meta"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	"karmada.io/karmada/internal/interpret"
	"karmada.io/karmada/internal/machinery/truncate"
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

// Statuses that are too large together, which the control plane would reject, are truncated, and small fields stay.
func TestReport_boundsStatuses(t *testing.T) {
	t.Parallel()
	status := func(n int) *runtime.RawExtension {
		return &runtime.RawExtension{Raw: []byte(`{"readyReplicas":3,"history":"` + strings.Repeat("x", n) + `"}`)}
	}
	statuses := []workv1alpha1.ManifestStatus{{Status: status(10)}, {Status: status(maxStatus)}, {}, {Status: status(2 * maxStatus)}}
	bound(statuses)
	total := 0
	for i, truncated := range []bool{false, true, false, true} {
		s := statuses[i].Status
		if s == nil {
			continue
		}
		total += len(s.Raw)
		if !strings.Contains(string(s.Raw), `"readyReplicas":3`) || strings.Contains(string(s.Raw), truncate.Mark) != truncated {
			t.Errorf("status %d = %.200s, want truncated: %v", i, s.Raw, truncated)
		}
	}
	if total > maxStatus {
		t.Errorf("%d bytes, want at most %d", total, maxStatus)
	}
	before := slices.Clone(statuses)
	if bound(statuses); !slices.EqualFunc(before, statuses, func(a, b workv1alpha1.ManifestStatus) bool {
		return equality.Semantic.DeepEqual(a, b)
	}) {
		t.Error("statuses within the bound change")
	}
}

// A healthy workload whose former pods are not deleted yet is reported a moment later, together with their deletion, unless it was applied
// for the first time.
func TestReport_rolling(t *testing.T) {
	t.Parallel()
	const rolling = `{"replicas":3,"updatedReplicas":2,"readyReplicas":3,"availableReplicas":3}`
	const complete = `{"replicas":2,"updatedReplicas":2,"readyReplicas":2,"availableReplicas":2}`
	manifest := &interpret.Object{Object: map[string]any{"spec": map[string]any{"replicas": int64(2)}}}
	for name, tc := range map[string]struct {
		first  bool
		report Report
		status string
		want   bool
	}{
		"rolling":                  {status: rolling, want: true},
		"complete":                 {status: complete},
		"scaled down":              {status: strings.ReplaceAll(complete, "2", "3"), want: true},
		"first report":             {first: true, status: rolling},
		"not applied":              {report: Report{Errs: []error{errors.New("denied")}}, status: rolling},
		"state is unknown":         {report: Report{Stale: []error{errors.New("lost")}}, status: rolling},
		"dispatching is suspended": {report: Report{Suspended: true}, status: rolling},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, next := tc.report, &workv1alpha1.WorkStatus{}
			p.Work, p.Objects = &workv1alpha1.Work{}, []*interpret.Object{manifest}
			if !tc.first {
				(&Report{Work: p.Work}).setConditions(&p.Work.Status, metav1.Time{})
			}
			p.Work.Generation++
			p.setConditions(next, metav1.Time{})
			next.ManifestStatuses = []workv1alpha1.ManifestStatus{{Status: &runtime.RawExtension{Raw: []byte(tc.status)}}}
			if got := p.rolling(next); got != tc.want {
				t.Errorf("rolling = %v, want %v", got, tc.want)
			}
		})
	}
}
