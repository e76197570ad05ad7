// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregated

import (
	"io"
	"net/http"
	"strings"
	"testing"
)

// A member that does not know the group of administrators yet is distinguished from one that refuses the request itself.
func TestCheck_explainsRefusalOfAdministrators(t *testing.T) {
	t.Parallel()
	const (
		impersonation = `groups "system:karmada:administrators" is forbidden: User "x" cannot impersonate resource "groups"`
		other         = "denied by a webhook"
	)
	for name, tc := range map[string]struct {
		group, body string
		explained   bool
	}{
		"administrator":                    {"system:karmada:administrators", impersonation, true},
		"administrator, refused otherwise": {"system:karmada:administrators", strings.Repeat("x", 3*maxRefusal) + other, false},
		"other user":                       {"devs", impersonation, false},
	} {
		response := &http.Response{
			StatusCode: http.StatusForbidden, Header: http.Header{}, Body: io.NopCloser(strings.NewReader(tc.body)),
			Request: &http.Request{Header: http.Header{"Impersonate-Group": {tc.group}}},
		}
		err := (&target{cluster: "m1"}).check(response)
		if explained := err != nil && strings.Contains(err.Error(), "complete the upgrade"); explained != tc.explained {
			t.Errorf("%s: error %v", name, err)
		}
		if err != nil {
			continue
		}
		if body, err := io.ReadAll(response.Body); err != nil || string(body) != tc.body {
			t.Errorf("%s: the body was changed to %d bytes, error %v", name, len(body), err)
		}
	}
}
