// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package upgrade

import (
	"strings"
	"testing"
)

func TestCheckSkew(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		from, to  string
		rollback  bool
		note, err string
	}{
		"patch":                      {"v1.19.0", "v1.19.4", false, "", ""},
		"same":                       {"v1.19.0", "v1.19.0", false, "", ""},
		"minor":                      {"v1.19.3", "v1.20.0", false, "", ""},
		"two minors":                 {"v1.19.3", "v1.21.0", false, "", "update to v1.20 first"},
		"major":                      {"v1.19.3", "v2.0.0", false, "", "major"},
		"older":                      {"v1.20.0", "v1.19.0", false, "", "--rollback"},
		"rollback":                   {"v1.20.0", "v1.19.0", true, "", ""},
		"rollback by two":            {"v1.21.0", "v1.19.0", true, "", "restore a backup"},
		"a pre-release is older":     {"v1.20.0", "v1.20.0-beta.1", false, "", "--rollback"},
		"not a version":              {"dev", "v1.19.0", false, "not checked", ""},
		"etcd with its build number": {"3.6.8-0", "3.6.9-0", false, "", ""},
	} {
		note, err := checkSkew("x", tc.from, tc.to, tc.rollback)
		if !strings.Contains(note, tc.note) || tc.note == "" && note != "" {
			t.Errorf("%s: note %q, want %q", name, note, tc.note)
		}
		if (err != nil) != (tc.err != "") || err != nil && !strings.Contains(err.Error(), tc.err) {
			t.Errorf("%s: error %v, want %q", name, err, tc.err)
		}
	}
}
