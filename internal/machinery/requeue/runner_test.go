// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package requeue

import (
	"context"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"k8s.io/client-go/util/workqueue"
	"sigs.k8s.io/controller-runtime/pkg/controller/priorityqueue"
)

func newRunner(reconcile func(context.Context, string) error) *Runner[string] {
	return &Runner[string]{
		Queue: workqueue.NewTypedRateLimitingQueue(Limiter[string]()), Reconcile: reconcile, Name: "test",
		Values: func(key string) []any { return []any{"key", key} },
	}
}

// In a bubble of synctest, time passes when all goroutines wait, so that the delays are exact.
func TestRunner_retries(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		errs  []error         // of the first attempts
		want  []time.Duration // between the attempts
		log   string          // part of an entry
		quiet bool            // without an error in the log
	}{
		"success":           {quiet: true},
		"failures":          {errs: []error{errDenied, errDenied, errDenied}, want: []time.Duration{Min, 2 * Min, 4 * Min}, log: "denied"},
		"conflicts":         {errs: []error{errConflict, errExists}, want: []time.Duration{minStale, 2 * minStale}, quiet: true, log: "Waiting"},
		"wait":              {errs: []error{After(time.Hour, "later")}, want: []time.Duration{time.Hour}, quiet: true, log: "later"},
		"growing wait":      {errs: []error{Backoff(errDenied), Backoff(errDenied)}, want: []time.Duration{Min, 2 * Min}, quiet: true},
		"wait for an event": {errs: []error{OnEvent("cluster not ready")}, quiet: true, log: "cluster not ready"},
		"terminal":          {errs: []error{Terminal(errDenied)}, log: "denied"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				ctx, entries := logged(t.Context())
				ctx, cancel := context.WithCancel(ctx)
				var at []time.Time
				r := newRunner(func(context.Context, string) error {
					at = append(at, time.Now())
					if n := len(at) - 1; n < len(tc.errs) {
						return tc.errs[n]
					}
					return nil
				})
				r.Queue.Add("web")
				go r.Run(ctx)
				time.Sleep(2 * time.Hour)
				cancel()
				synctest.Wait()
				var got []time.Duration
				for i := 1; i < len(at); i++ {
					got = append(got, at[i].Sub(at[i-1]))
				}
				if !slices.Equal(got, tc.want) {
					t.Errorf("delays between attempts = %v, want %v", got, tc.want)
				}
				text := strings.Join(*entries, "\n")
				if !strings.Contains(text, tc.log) || strings.Contains(text, "Failed") == tc.quiet {
					t.Errorf("log:\n%s", text)
				}
			})
		})
	}
}

func TestRunner_recoversFromPanic(t *testing.T) {
	t.Parallel()
	ctx, entries := logged(t.Context())
	attempts := 0
	r := newRunner(func(context.Context, string) error {
		if attempts++; attempts == 1 {
			panic("no such cluster")
		}
		return nil
	})
	defer r.Queue.ShutDown()
	r.Queue.Add("web")
	r.Next(ctx)
	r.Next(ctx)
	if attempts != 2 || len(*entries) != 1 || !strings.Contains((*entries)[0], "TestRunner_recoversFromPanic") {
		t.Errorf("%d attempts, want 2, and the stack in the log: %q", attempts, *entries)
	}
}

// Failures that are reported elsewhere are no errors in the log; panics are.
func TestRunner_reported(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		f    func() error
		want bool
	}{
		"failure": {func() error { return errDenied }, false}, "terminal": {func() error { return Terminal(errDenied) }, false},
		"panic": {func() error { panic("no such cluster") }, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ctx, entries := logged(t.Context())
			r := newRunner(func(context.Context, string) error { return tc.f() })
			defer r.Queue.ShutDown()
			r.Reported = true
			r.Queue.Add("web")
			r.Next(ctx)
			if len(*entries) != 1 || strings.Contains((*entries)[0], `"level"`) == tc.want {
				t.Errorf("log = %q, want an error: %v", *entries, tc.want)
			}
		})
	}
}

// When ctx ends, the attempts in progress end before Run returns, and others do not begin.
func TestRunner_drains(t *testing.T) {
	t.Parallel()
	ctx, cancel := context.WithCancel(t.Context())
	var attempts, ended atomic.Int32
	var running sync.WaitGroup
	running.Add(2)
	r := newRunner(func(ctx context.Context, _ string) error {
		attempts.Add(1)
		running.Done()
		<-ctx.Done()
		ended.Add(1)
		return ctx.Err()
	})
	r.Workers = 2
	for _, key := range []string{"a", "b", "c"} {
		r.Queue.Add(key)
	}
	done := make(chan struct{})
	go func() { defer close(done); r.Run(ctx) }()
	running.Wait()
	cancel()
	<-done
	if attempts.Load() != 2 || ended.Load() != 2 {
		t.Errorf("%d attempts, %d ended, want 2 and 2", attempts.Load(), ended.Load())
	}
}

// A retry has the priority of the attempt.
func TestRunner_keepsPriority(t *testing.T) {
	t.Parallel()
	for _, err := range []error{errDenied, errConflict} {
		var got []string
		r := newRunner(func(_ context.Context, key string) error {
			if got = append(got, key); len(got) == 1 {
				return err
			}
			return nil
		})
		q := priorityqueue.New("", func(o *priorityqueue.Opts[string]) { o.RateLimiter = Limiter[string]() })
		defer q.ShutDown()
		r.Queue = q
		q.AddWithOpts(priorityqueue.AddOpts{Priority: new(7)}, "web")
		r.Next(t.Context())
		if _, priority, _ := q.GetWithPriority(); priority != 7 {
			t.Errorf("priority after %v = %d, want 7", err, priority)
		}
	}
}
