// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"
)

func TestWithTransitions(t *testing.T) {
	t.Parallel()
	now := time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)
	status := func(status, at string) any {
		return map[string]any{"replicas": int64(1), "conditions": []any{
			"none", map[string]any{"type": "Available", "status": status, "lastTransitionTime": at, "lastUpdateTime": at},
			map[string]any{"type": "Other", "status": "True", "lastTransitionTime": "2029-01-01T00:00:00Z"},
		}}
	}
	const earlier, reported, present = "2029-01-01T00:00:00Z", "2029-01-02T00:00:00Z", "2030-01-02T03:04:05Z"
	for name, tc := range map[string]struct{ current, next, want any }{
		"the status is unchanged":       {status("True", earlier), status("True", earlier), status("True", earlier)},
		"a cluster reported the change": {status("True", earlier), status("False", reported), status("False", reported)},
		"no cluster reported it":        {status("True", earlier), status("False", earlier), status("False", present)},
		"a new condition":               {nil, status("False", earlier), status("False", earlier)},
		"without a time":                {status("True", ""), map[string]any{"conditions": []any{}}, map[string]any{"conditions": []any{}}},
		"no status":                     {status("True", earlier), nil, nil},
		"malformed conditions":          {status("True", earlier), map[string]any{"conditions": "x"}, map[string]any{"conditions": "x"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			next := runtime.DeepCopyJSONValue(tc.next)
			if diff := cmp.Diff(tc.want, withTransitions(tc.current, tc.next, now)); diff != "" {
				t.Error(diff)
			}
			if diff := cmp.Diff(next, tc.next); diff != "" {
				t.Errorf("the argument was changed: %s", diff)
			}
		})
	}
}
