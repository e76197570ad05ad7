// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
)

// recorder collects what happens to parts, in order.
type recorder struct {
	mu  sync.Mutex
	log []string
}

func (r *recorder) observe(part string, s State, _ error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.log = append(r.log, part+" "+string(s))
}

func (r *recorder) index(t *testing.T, entry string) int {
	t.Helper()
	r.mu.Lock()
	defer r.mu.Unlock()
	i := slices.Index(r.log, entry)
	if i < 0 {
		t.Fatalf("%q never happened; got %q", entry, r.log)
	}
	return i
}

func serve(name string, after ...string) Part {
	return Part{Name: name, After: after, Run: func(ctx context.Context, ready func()) error {
		ready()
		<-ctx.Done()
		return ctx.Err()
	}}
}

func TestRunParts_startsInOrderAndStopsInReverse(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	r := &recorder{}
	top := serve("top", "middle")
	inner := top.Run
	top.Run = func(ctx context.Context, ready func()) error {
		cancel()
		return inner(ctx, ready)
	}
	// Declared out of order on purpose.
	if err := RunParts(ctx, []Part{top, serve("middle", "base"), serve("base")}, r.observe); err != nil {
		t.Fatalf("RunParts: %v", err)
	}
	order := []string{"base ready", "middle starting", "middle ready", "top starting", "top stopped", "middle stopping", "middle stopped", "base stopping", "base stopped"}
	for i := 1; i < len(order); i++ {
		if r.index(t, order[i-1]) > r.index(t, order[i]) {
			t.Errorf("%q came after %q: %q", order[i-1], order[i], r.log)
		}
	}
}

func TestRunParts_failures(t *testing.T) {
	t.Parallel()
	boom := errors.New("boom")
	tests := map[string]struct {
		run  func(ctx context.Context, ready func()) error
		want string
	}{
		"an error names its part":              {func(context.Context, func()) error { return boom }, "bad: boom"},
		"an error after readiness counts":      {func(_ context.Context, ready func()) error { ready(); return boom }, "bad: boom"},
		"ending unasked is a failure":          {func(context.Context, func()) error { return nil }, "bad: ended without being asked to"},
		"a panic is a failure of its part":     {func(context.Context, func()) error { panic("ouch") }, "bad: panic: ouch"},
		"a cancelled context of its own, also": {func(context.Context, func()) error { return context.Canceled }, "bad: context canceled"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := &recorder{}
			err := RunParts(t.Context(), []Part{serve("base"), {Name: "bad", After: []string{"base"}, Run: tc.run}, serve("later", "bad")}, r.observe)
			var part *PartError
			if !errors.As(err, &part) || part.Part != "bad" || !strings.HasPrefix(err.Error(), tc.want) {
				t.Errorf("RunParts = %v, want %q from part bad", err, tc.want)
			}
			r.index(t, "base stopped")
			r.index(t, "later stopped")
		})
	}
}

func TestRunParts_refusesImpossibleOrders(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		parts []Part
		want  string
	}{
		"unknown":   {[]Part{serve("a", "b")}, `part "a" comes after "b", which does not exist`},
		"twice":     {[]Part{serve("a"), serve("a")}, `part "a" is declared twice`},
		"in circle": {[]Part{serve("a", "b"), serve("b", "a")}, "parts wait for each other: [a b a]"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if err := RunParts(t.Context(), tc.parts, nil); err == nil || err.Error() != tc.want {
				t.Errorf("RunParts = %v, want %q", err, tc.want)
			}
		})
	}
}
