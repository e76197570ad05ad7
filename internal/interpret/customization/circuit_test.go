// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"errors"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	clocktesting "k8s.io/utils/clock/testing"
	"sigs.k8s.io/controller-runtime/pkg/client/fake"
)

var errHook = errors.New("no response")

func TestCircuit(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakePassiveClock(start)
	c := &circuit{clock: clock}
	fail := func() {
		t.Helper()
		if err := c.allow(); err != nil {
			t.Fatalf("rejected before the circuit opens: %v", err)
		}
		c.recordFailure(errHook)
	}
	rejects := func(when string) {
		t.Helper()
		if err := c.allow(); !errors.Is(err, errHook) || !strings.Contains(err.Error(), "after 3 consecutive failures: no response") {
			t.Errorf("%s: %v, want the last error", when, err)
		}
	}
	fail()
	fail()
	if err := c.allow(); err != nil {
		t.Fatal(err)
	}
	c.recordSuccess() // resets the count
	for range maxFailures {
		fail()
	}
	rejects("after three failures")
	clock.SetTime(start.Add(openDuration - 1))
	rejects("just before the end of the openDuration")
	clock.SetTime(start.Add(openDuration))
	if err := c.allow(); err != nil {
		t.Fatalf("after openDuration: %v", err)
	}
	rejects("while a call probes")
	c.recordFailure(errHook)
	rejects("after the probe failed")
	clock.SetTime(start.Add(2 * openDuration))
	if err := c.allow(); err != nil {
		t.Fatal(err)
	}
	c.cancel()
	if err := c.allow(); err != nil {
		t.Fatalf("after a canceled probe: %v", err)
	}
	c.recordSuccess()
	for range maxFailures {
		if err := c.allow(); err != nil {
			t.Fatalf("after a successful probe: %v", err)
		}
	}
}

// A failing hook is called only to probe it.
func TestCall_opensCircuitAfterFailures(t *testing.T) {
	t.Parallel()
	var working atomic.Bool
	s := newHookServer(t, func(w http.ResponseWriter, r *http.Request) {
		if !working.Load() {
			http.Error(w, "broken", http.StatusInternalServerError)
			return
		}
		respondHealthy(w, r)
	})
	clock := clocktesting.NewFakePassiveClock(start)
	e, err := newEndpoint(s.hook(), fake.NewFakeClient(), clock)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.close)
	for range 10 * maxFailures {
		if _, err := e.call(t.Context(), request()); err == nil || !strings.Contains(err.Error(), "500 Internal Server Error: broken") {
			t.Fatalf("error %v, want that of the hook", err)
		}
	}
	if n := s.calls.Load(); n != maxFailures {
		t.Errorf("%d calls, want %d", n, maxFailures)
	}
	working.Store(true)
	clock.SetTime(start.Add(openDuration))
	for range 2 {
		if _, err := e.call(t.Context(), request()); err != nil {
			t.Fatal(err)
		}
	}
}
