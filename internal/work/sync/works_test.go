// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package sync

import (
	"testing"

	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
)

func TestSameSpec(t *testing.T) {
	t.Parallel()
	spec := func(raw string) *workv1alpha1.WorkSpec {
		return &workv1alpha1.WorkSpec{
			Workload: workv1alpha1.WorkloadTemplate{Manifests: []workv1alpha1.Manifest{{RawExtension: runtime.RawExtension{Raw: []byte(raw)}}}},
		}
	}
	tests := map[string]struct {
		a, b *workv1alpha1.WorkSpec
		want bool
	}{
		"equal":               {spec(`{"a":1}`), spec(`{"a":1}`), true},
		"other order of keys": {spec(`{"a":1,"b":2}`), spec(`{ "b":2, "a":1 }`), true},
		"other value":         {spec(`{"a":1}`), spec(`{"a":2}`), false},
		"integers above 2^53": {spec(`{"a":9007199254740993}`), spec(`{"a":9007199254740992}`), false},
		"one more manifest":   {spec(`{"a":1}`), &workv1alpha1.WorkSpec{}, false},
		"suspended": {
			&workv1alpha1.WorkSpec{SuspendDispatching: new(true)},
			&workv1alpha1.WorkSpec{SuspendDispatching: new(false)},
			false,
		},
		"preserved": {
			&workv1alpha1.WorkSpec{PreserveResourcesOnDeletion: new(true)},
			&workv1alpha1.WorkSpec{PreserveResourcesOnDeletion: new(false)},
			false,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := sameSpec(tc.a, tc.b); got != tc.want {
				t.Errorf("sameSpec = %v, want %v", got, tc.want)
			}
		})
	}
}
