// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plural

import "testing"

func TestCount(t *testing.T) {
	t.Parallel()
	for want, got := range map[string]string{
		"1 policy": Count(1, "policy"), "2 policies": Count(int64(2), "policy"),
		"0 objects": Count(0, "object"), "1 more pod": Count(1, "more pod"),
	} {
		if got != want {
			t.Errorf("Count = %q, want %q", got, want)
		}
	}
}
