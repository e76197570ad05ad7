// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"bufio"
	"net/http"
	"strings"
	"testing"

	"karmada.io/karmada/test/fakeapi"
)

// A stream sends the view, sends it again after a change, and ends with the session.
func TestServer_streamFollowsChanges(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	next := c.stream("workloads?search=later")
	if got := next(); !strings.Contains(got, `"matching":0`) {
		t.Fatalf("first event = %s", got)
	}
	f.api.Control.Emit("ADDED", fakeapi.Object("work.karmada.io/v1alpha2", "ResourceBinding", "default", "later", fakeapi.Field(
		map[string]any{"apiVersion": "v1", "kind": "ConfigMap", "namespace": "default", "name": "later"}, "spec", "resource",
	)))
	if got := next(); !strings.Contains(got, `"matching":1`) || !strings.Contains(got, `"name":"later"`) {
		t.Fatalf("event after the change = %s", got)
	}
	c.post("logout", map[string]any{}, nil)
	if got := next(); got != "" {
		t.Errorf("event after logout = %s, want the end", got)
	}
}

// stream opens the stream of a view. It returns a function that returns the next event, or "" at the end.
func (c *client) stream(view string) func() string {
	c.t.Helper()
	request, err := http.NewRequestWithContext(c.t.Context(), http.MethodGet, c.base+"api/"+view, http.NoBody)
	if err != nil {
		c.t.Fatal(err)
	}
	request.Header.Set("Accept", "text/event-stream")
	response, err := c.http.Do(request)
	if err != nil {
		c.t.Fatal(err)
	}
	c.t.Cleanup(func() { _ = response.Body.Close() })
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 1<<20)
	return func() string {
		for lines.Scan() {
			if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
				return data
			}
		}
		return ""
	}
}
