// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package policy

import (
	"strings"
	"testing"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

func TestValidateApplyStrategy(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		strategy policyv1alpha1.ApplyStrategy
		conflict policyv1alpha1.ConflictResolution
		want     string
	}{
		"not set":             {conflict: "Overwrite"},
		"CreateOnly":          {strategy: "CreateOnly", conflict: "Abort"},
		"Merge and Overwrite": {strategy: "Merge", conflict: "Overwrite"},
		"unknown": {strategy: "Replace",
			want: `applyStrategy: Unsupported value: "Replace": supported values: "Merge", "CreateOnly", "Adopt"`},
		"Adopt and Overwrite": {strategy: "Adopt", conflict: "Overwrite",
			want: "cannot be combined with applyStrategy Adopt, which does not overwrite existing objects"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			for kind, object := range scopes {
				p := object(policyv1alpha1.PropagationSpec{ApplyStrategy: tc.strategy, ConflictResolution: tc.conflict})
				var found []string
				for _, err := range ValidatePropagation(p, nil) {
					if strings.Contains(err.Error(), "applyStrategy") {
						found = append(found, err.Error())
					}
				}
				if len(found) > 1 || len(found) == 0 && tc.want != "" || len(found) == 1 && (tc.want == "" || !strings.Contains(found[0], tc.want)) {
					t.Errorf("%s: errors %q, want %q", kind, found, tc.want)
				}
			}
		})
	}
}
