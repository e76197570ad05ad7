// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package eviction

import (
	"testing"

	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestFinished(t *testing.T) {
	t.Parallel()
	const complete, failed = `{"conditions":[{"type":"Complete","status":"True"}]}`, `{"conditions":[{"type":"Failed","status":"True"}]}`
	tests := map[string]struct {
		apiVersion, kind, m1, m2 string
		want                     bool
	}{
		"complete":                       {"batch/v1", "Job", complete, "", true},
		"failed":                         {"batch/v1", "Job", failed, "", true},
		"running":                        {"batch/v1", "Job", `{"active":1,"conditions":[{"type":"Complete","status":"False"}]}`, "", false},
		"suspended":                      {"batch/v1", "Job", `{"conditions":[{"type":"Suspended","status":"True"}]}`, "", false},
		"complete in the other cluster":  {"batch/v1", "Job", `{"active":1}`, complete, false},
		"failed as a whole":              {"batch/v1", "Job", `{"active":1}`, failed, true},
		"no report":                      {"batch/v1", "Job", "", "", false},
		"invalid report":                 {"batch/v1", "Job", `{"conditions":"Complete"}`, "", false},
		"another kind":                   {"apps/v1", "Deployment", complete, "", false},
		"another kind of the same group": {"batch/v1", "CronJob", complete, "", false},
		"a Job of another group":         {"example.com/v1", "Job", complete, "", false},
	}
	for name, tc := range tests {
		spec := &workv1alpha2.ResourceBindingSpec{Resource: workv1alpha2.ObjectReference{APIVersion: tc.apiVersion, Kind: tc.kind}}
		st := &workv1alpha2.ResourceBindingStatus{}
		for cluster, status := range map[string]string{"m1": tc.m1, "m2": tc.m2} {
			item := workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Applied: true}
			if status != "" {
				item.Status = &runtime.RawExtension{Raw: []byte(status)}
			}
			st.AggregatedStatus = append(st.AggregatedStatus, item)
		}
		if got := Finished(spec, st, "m1"); got != tc.want {
			t.Errorf("%s: Finished = %v, want %v", name, got, tc.want)
		}
	}
}
