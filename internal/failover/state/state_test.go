// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package state

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestLabels(t *testing.T) {
	t.Parallel()
	earlier := []workv1alpha2.FailoverRecord{
		{FromCluster: "m0", ToClusters: []string{"m1"}, PreservedLabelState: map[string]string{"job": "41"}},
	}
	tests := map[string]struct {
		path, status string
		history      []workv1alpha2.FailoverRecord
		want         map[string]string
		err          bool
	}{
		"a field":                     {path: "{ .id }", status: `{"id":"42"}`, want: map[string]string{"job": "42"}},
		"a number":                    {path: "{.n.of}", status: `{"n":{"of":3}}`, want: map[string]string{"job": "3"}},
		"a missing field":             {path: "{ .id }", status: `{}`, err: true},
		"no status":                   {path: "{ .id }", err: true},
		"an invalid path":             {path: "{ .id", status: `{"id":"42"}`, err: true},
		"not a label value":           {path: "{ .id }", status: `{"id":"a b"}`, err: true},
		"a second failover":           {path: "{ .id }", status: `{"id":"42"}`, history: earlier, want: map[string]string{"job": "42"}},
		"a second one without status": {path: "{ .id }", history: earlier, want: map[string]string{"job": "41"}},
		"a second one, field empty":   {path: "{ .id }", status: `{"id":""}`, history: earlier, want: map[string]string{"job": "41"}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			rules := &policyv1alpha1.StatePreservation{Rules: []policyv1alpha1.StatePreservationRule{{AliasLabelName: "job", JSONPath: tc.path}}}
			st := &workv1alpha2.ResourceBindingStatus{FailoverHistory: tc.history}
			if tc.status != "" {
				st.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Status: &runtime.RawExtension{Raw: []byte(tc.status)}}}
			}
			got, err := Labels(rules, "m1", &workv1alpha2.ResourceBindingSpec{}, st)
			if diff := cmp.Diff(tc.want, got); diff != "" || (err != nil) != tc.err {
				t.Errorf("Labels: %v, want an error: %v; (-want +got):\n%s", err, tc.err, diff)
			}
		})
	}
}
