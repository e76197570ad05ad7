// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"karmada.io/karmada/test/fakeapi"
)

// A session ends when its token is no longer valid, although all rows are in memory.
func TestSessions_revokedTokenEndsTheSession(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	if code := c.get("workloads", nil); code != http.StatusOK {
		t.Fatalf("workloads = %d", code)
	}
	f.set(func() { f.revoked[adminToken] = true })
	f.clock.Step(2 * time.Minute)
	if code := c.get("workloads", nil); code != http.StatusUnauthorized {
		t.Errorf("workloads with a revoked token = %d, want 401", code)
	}
	f.set(func() { f.revoked[adminToken] = false })
	if code := c.get("session", nil); code != http.StatusUnauthorized {
		t.Errorf("session after its end = %d, want 401", code)
	}
}

func TestSessions_endAfterTheirMaximumAge(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	for range 25 {
		f.clock.Step(29 * time.Minute)
		c.get("session", nil)
	}
	if code := c.get("session", nil); code != http.StatusUnauthorized {
		t.Errorf("session after 12 hours = %d, want 401", code)
	}
}

// A user who logs in many times ends own sessions, not those of others.
func TestSessions_areLimitedByUser(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	other := f.login(t, adminToken)
	first := f.login(t, tenantToken)
	for range 16 {
		f.clock.Step(time.Second)
		f.login(t, tenantToken)
	}
	if code := first.get("session", nil); code != http.StatusUnauthorized {
		t.Errorf("first of 17 sessions = %d, want 401", code)
	}
	if code := other.get("session", nil); code != http.StatusOK {
		t.Errorf("session of another user = %d, want 200", code)
	}
}

// Rows are removed when the user may no longer read them: the next watch is refused.
func TestSessions_lostRightsRemoveRows(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	var list workloads
	if c.get("workloads", &list); len(list.Page) == 0 {
		t.Fatal("no workloads")
	}
	f.set(func() { f.denied[adminToken] = true })
	f.disconnect()
	want := "clusterresourcebindings clusters resourcebindings"
	for t.Context().Err() == nil && (len(list.Page) > 0 || strings.Join(list.Unreadable, " ") != want) {
		list = workloads{}
		c.get("workloads", &list)
	}
}

// The lists and watches of a session are limited, and a user who may list all namespaces has those of all namespaces only.
func TestSessions_watchesAreLimited(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	c.get("workloads", nil)
	f.set(func() { f.requests[adminToken] = 0 })
	for _, namespace := range []string{"a", "b", "shop"} {
		var list workloads
		c.get("workloads?namespace="+namespace, &list)
		if want := map[string]int{"shop": 2}[namespace]; len(list.Page) != want {
			t.Errorf("workloads in %s = %v, want %d", namespace, list.names(), want)
		}
	}
	f.set(func() {
		if n := f.requests[adminToken]; n > 5 { // watches of the first view may start late
			t.Errorf("%d requests for more namespaces, want none", n)
		}
	})
}

func TestSessions_streamsAreLimited(t *testing.T) {
	t.Parallel()
	f := newFleet(t)
	c := f.login(t, adminToken)
	for i := range 33 {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		request, err := http.NewRequestWithContext(ctx, http.MethodGet, f.url+"api/fleet", http.NoBody)
		if err != nil {
			t.Fatal(err)
		}
		request.Header.Set("Accept", "text/event-stream")
		response, err := c.http.Do(request)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		if want := map[bool]int{true: http.StatusOK, false: http.StatusTooManyRequests}[i < 32]; response.StatusCode != want {
			t.Fatalf("stream %d = %d, want %d", i+1, response.StatusCode, want)
		}
	}
}

// A redirect of the control plane, or of a member, does not take the credentials to another server.
func TestSessions_redirectsAreRefused(t *testing.T) {
	t.Parallel()
	f := newFleet(t, fakeapi.Object("v1", "ConfigMap", "default", "settings"))
	stolen := make(chan string, 10)
	attacker := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		stolen <- r.Header.Get("Authorization")
	}))
	defer attacker.Close()
	c := f.login(t, adminToken)
	f.set(func() { f.redirect["/api/v1/namespaces/default/configmaps/settings"] = attacker.URL })
	if code := c.get("workload?version=v1&kind=ConfigMap&namespace=default&name=settings", nil); code == http.StatusOK {
		t.Error("the redirect was followed")
	}
	select {
	case header := <-stolen:
		t.Errorf("another server got %q", header)
	default:
	}
}
