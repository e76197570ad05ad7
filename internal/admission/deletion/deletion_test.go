// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package deletion

import "testing"

func TestForbidden(t *testing.T) {
	t.Parallel()
	const (
		label  = "resourcetemplate.karmada.io/deletion-protected"
		reason = "This resource is protected, please make sure to remove the label: resourcetemplate.karmada.io/deletion-protected"
	)
	for name, tc := range map[string]struct {
		labels map[string]string
		want   string
	}{
		"no labels":        {},
		"another label":    {labels: map[string]string{"a": "Always"}},
		"protected":        {labels: map[string]string{label: "Always"}, want: reason},
		"lower-case value": {labels: map[string]string{label: "always"}},
		"another value":    {labels: map[string]string{label: "Never"}},
		"empty value":      {labels: map[string]string{label: ""}},
	} {
		if got := Forbidden(tc.labels); got != tc.want {
			t.Errorf("%s: %q, want %q", name, got, tc.want)
		}
	}
}
