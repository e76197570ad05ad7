// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"strings"
	"testing"
)

func TestPolicyTests_sample(t *testing.T) {
	t.Parallel()
	got := run(t, "test", "../../samples/policies")
	if got.Code != 0 || !strings.Contains(got.Out, "ok    web servers run in two regions") || !strings.Contains(got.Out, ", 0 failed") {
		t.Errorf("test samples/policies: exit code %d\n%s%s", got.Code, got.Out, got.Err)
	}
}
