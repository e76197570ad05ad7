// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package requeue

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/go-logr/logr/funcr"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/reconcile"
)

// logged returns a context whose logger collects entries at all levels, those of errors with their message first.
func logged(ctx context.Context) (context.Context, *[]string) {
	var entries []string
	log := funcr.New(func(_, args string) { entries = append(entries, args) }, funcr.Options{Verbosity: 1})
	return ctrl.LoggerInto(ctx, log), &entries
}

func TestReconciler(t *testing.T) {
	t.Parallel()
	in := func(d time.Duration) reconcile.Result { return reconcile.Result{RequeueAfter: d} }
	for name, tc := range map[string]struct {
		result reconcile.Result
		err    error
		want   reconcile.Result
		fails  bool
		log    string // part of the only entry
	}{
		"success":                        {},
		"success, with a delay":          {result: in(time.Hour), want: in(time.Hour)},
		"stale cache":                    {err: ErrStale, want: in(minStale), log: "Waiting"},
		"conflict":                       {err: wrap(errConflict), want: in(minStale), log: "Waiting"},
		"conflict, with a delay":         {result: in(time.Hour), err: errConflict, want: in(minStale), log: "Waiting"},
		"wait":                           {err: After(time.Hour, "later"), want: in(time.Hour), log: "later"},
		"wait, with an earlier delay":    {result: in(time.Minute), err: After(time.Hour, "later"), want: in(time.Minute), log: "later"},
		"wait without a delay":           {err: Backoff(errDenied), want: in(Min), log: "denied"},
		"wait for an event":              {err: OnEvent("cluster not ready"), log: "cluster not ready"},
		"wait for an event, and a delay": {result: in(time.Hour), err: OnEvent("cluster not ready"), want: in(time.Hour), log: "cluster"},
		"terminal":                       {err: Terminal(errDenied), fails: true},
		"terminal, with a delay":         {result: in(time.Hour), err: Terminal(errDenied), want: in(time.Hour), log: "Failed"},
		"failure":                        {err: errDenied, fails: true},
		"failure, with a delay":          {result: in(time.Hour), err: errDenied, fails: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ctx, entries := logged(t.Context())
			r := Reconciler(reconcile.Func(func(context.Context, ctrl.Request) (ctrl.Result, error) { return tc.result, tc.err }))
			got, err := r.Reconcile(ctx, ctrl.Request{})
			if got != tc.want || (err != nil) != tc.fails {
				t.Errorf("Reconcile = %v, %v, want %v, error: %v", got, err, tc.want, tc.fails)
			}
			if terminal := errors.Is(err, reconcile.TerminalError(nil)); terminal != (tc.fails && name == "terminal") {
				t.Errorf("Reconcile = %v: terminal is %v", err, terminal)
			}
			if n := len(*entries); n > 1 || (n == 1) != (tc.log != "") || n == 1 && !strings.Contains((*entries)[0], tc.log) {
				t.Errorf("logged %q, want %q", *entries, tc.log)
			}
		})
	}
}

// A permanent conflict, as with a webhook or another field manager, is retried ever more rarely, and reported.
func TestReconciler_conflictLasts(t *testing.T) {
	t.Parallel()
	ctx, entries := logged(t.Context())
	r := Reconciler(reconcile.Func(func(context.Context, ctrl.Request) (ctrl.Result, error) { return ctrl.Result{}, errConflict }))
	var result ctrl.Result
	for range 20 {
		result, _ = r.Reconcile(ctx, ctrl.Request{})
	}
	if result.RequeueAfter != Max {
		t.Errorf("delay after 20 conflicts = %v, want %v", result.RequeueAfter, Max)
	}
	errs := 0
	for _, e := range *entries {
		if strings.Contains(e, "Failed to reconcile") {
			errs++
		}
	}
	if errs != 1 {
		t.Errorf("%d errors in the log, want 1: %q", errs, *entries)
	}
}
