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

var errHook = errors.New("no answer")

func TestCircuit(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakePassiveClock(start)
	c := &circuit{clock: clock}
	fail := func() {
		t.Helper()
		if err := c.enter(); err != nil {
			t.Fatalf("left alone too early: %v", err)
		}
		c.failed(errHook)
	}
	alone := func(why string) {
		t.Helper()
		if err := c.enter(); !errors.Is(err, errHook) || !strings.Contains(err.Error(), "after 3 failures in a row: no answer") {
			t.Errorf("%s: %v, want the last error", why, err)
		}
	}
	fail()
	fail()
	if err := c.enter(); err != nil {
		t.Fatal(err)
	}
	c.succeeded() // what failed before is forgotten
	for range patience {
		fail()
	}
	alone("after three failures")
	clock.SetTime(start.Add(pause - 1))
	alone("just before the end of the pause")
	clock.SetTime(start.Add(pause))
	if err := c.enter(); err != nil {
		t.Fatalf("after the pause: %v", err)
	}
	alone("while one finds out")
	c.failed(errHook)
	alone("after that failed")
	clock.SetTime(start.Add(2 * pause))
	if err := c.enter(); err != nil {
		t.Fatal(err)
	}
	c.leave()
	if err := c.enter(); err != nil {
		t.Fatalf("after one that found out nothing: %v", err)
	}
	c.succeeded()
	for range patience {
		if err := c.enter(); err != nil {
			t.Fatalf("after it came back: %v", err)
		}
	}
}

// A hook that does not answer is not called by everybody who has a question.
func TestCall_leavesAFailingHookAlone(t *testing.T) {
	t.Parallel()
	var well atomic.Bool
	s := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if !well.Load() {
			http.Error(w, "ill", http.StatusInternalServerError)
			return
		}
		healthy(w, r)
	})
	clock := clocktesting.NewFakePassiveClock(start)
	e, err := newEndpoint(s.hook(), fake.NewFakeClient(), clock)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.close)
	for range 10 * patience {
		if _, err := e.call(t.Context(), question()); err == nil || !strings.Contains(err.Error(), "500 Internal Server Error: ill") {
			t.Fatalf("error %v, want that of the hook", err)
		}
	}
	if n := s.calls.Load(); n != patience {
		t.Errorf("%d calls, want %d", n, patience)
	}
	well.Store(true)
	clock.SetTime(start.Add(pause))
	for range 2 {
		if _, err := e.call(t.Context(), question()); err != nil {
			t.Fatal(err)
		}
	}
}
