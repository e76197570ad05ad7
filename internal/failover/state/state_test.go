// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package state

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/test/fuzzbound"
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
		"a path that is too complex":  {path: "{.n[0,0,0,0,0,0,0,0,0,0]}", status: `{"n":[""]}`, err: true},
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

// Each part of a path could multiply its results: 30 of them need more memory than there is.
func TestBounded(t *testing.T) {
	t.Parallel()
	for path, want := range map[string]bool{
		"{ .id }": true, "{.conditions[?(@.type==\"Ready\")].status}": true, "{..id}": true, "{.a['b','c']}": true,
		"{range .items[*]}{.id}{end}": true, "{.ranges[0].rangeStart}": true,
		strings.Repeat("..", 3): false, "{range .a}{ range $.a}{end}{end}": false, "{.a[?(@..b)]}": false,
		"{" + strings.Repeat("[0,0]", 30) + "}": false,
	} {
		if err := bounded(path); (err == nil) != want {
			t.Errorf("bounded(%q) = %v, want no error: %v", path, err, want)
		}
	}
}

// Users write the paths, members the statuses.
func FuzzLabels(f *testing.F) {
	for _, path := range []string{"{ .id }", "{..a}", "{[0,0][0,0][0,0]}", `{range .a[*]}{.b}{"\n"}{end}`, "{.a[?(@.b>1)].c[1:-1:2]}"} {
		f.Add(path, []byte(`{"id":"42","a":[{"b":[[[1,2]]],"c":[1,2,3]}]}`))
	}
	f.Fuzz(func(t *testing.T, path string, status []byte) {
		rules := &policyv1alpha1.StatePreservation{Rules: []policyv1alpha1.StatePreservationRule{{AliasLabelName: "job", JSONPath: path}}}
		st := &workv1alpha2.ResourceBindingStatus{AggregatedStatus: []workv1alpha2.AggregatedStatusItem{{
			ClusterName: "m1", Status: &runtime.RawExtension{Raw: status},
		}}}
		fuzzbound.Check(t, func() { _, _ = Labels(rules, "m1", &workv1alpha2.ResourceBindingSpec{}, st) })
	})
}
