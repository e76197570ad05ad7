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

	"go.uber.org/goleak"
)

// The flush daemon of the log runs until the process ends.
func TestMain(m *testing.M) {
	goleak.VerifyTestMain(m,
		goleak.IgnoreTopFunction("k8s.io/klog/v2.(*flushDaemon).run.func1"),
		// A log of lumberjack never ends its goroutine, and a process has one log.
		goleak.IgnoreTopFunction("gopkg.in/natefinch/lumberjack%2ev2.(*Logger).millRun"))
}

// recorder collects the state changes of parts, in order.
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
		t.Fatalf("missing %q in %q", entry, r.log)
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
	// Declared out of order.
	if err := RunParts(ctx, []Part{top, serve("middle", "base"), serve("base"), serve("independent")}, r.observe); err != nil {
		t.Fatalf("RunParts: %v", err)
	}
	order := []string{
		"base waiting", "independent waiting", "middle waiting", "top waiting",
		"base ready", "middle starting", "middle ready", "top starting",
		"top stopped", "middle stopping", "middle stopped", "base stopping", "base stopped",
	}
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
		"error before ready":      {func(context.Context, func()) error { return boom }, "bad: boom"},
		"error after ready":       {func(_ context.Context, ready func()) error { ready(); return boom }, "bad: boom"},
		"returns nil too early":   {func(context.Context, func()) error { return nil }, "bad: ended"},
		"panic":                   {func(context.Context, func()) error { panic("ouch") }, "bad: panic: ouch"},
		"cancellation of its own": {func(context.Context, func()) error { return context.Canceled }, "bad: context canceled"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := &recorder{}
			err := RunParts(
				t.Context(),
				[]Part{serve("base"), {Name: "bad", After: []string{"base"}, Run: tc.run}, serve("later", "bad")},
				r.observe,
			)
			var part *PartError
			if !errors.As(err, &part) || part.Part != "bad" || !strings.HasPrefix(err.Error(), tc.want) {
				t.Errorf("RunParts = %v, want %q from part bad", err, tc.want)
			}
			r.index(t, "base stopped")
			r.index(t, "later stopped")
		})
	}
}

func TestRunParts_rejectsInvalidDependencies(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		parts []Part
		want  string
	}{
		"unknown part":   {[]Part{serve("a", "b")}, `"b", which does not exist`},
		"declared twice": {[]Part{serve("a"), serve("a")}, `"a" is declared twice`},
		"cycle":          {[]Part{serve("a", "b"), serve("b", "a")}, "[a b a]"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if err := RunParts(t.Context(), tc.parts, nil); err == nil || !strings.Contains(err.Error(), tc.want) {
				t.Errorf("RunParts = %v, want an error with %q", err, tc.want)
			}
		})
	}
}
