// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package requeue

import (
	"errors"
	"fmt"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"pgregory.net/rapid"

	"karmada.io/karmada/internal/machinery/panics"
)

var (
	errDenied   = errors.New("denied")
	errConflict = apierrors.NewConflict(schema.GroupResource{}, "a", nil)
	errExists   = apierrors.NewAlreadyExists(schema.GroupResource{}, "a")
	// errFinalizer is the response of an API server for a new finalizer of an object that is being deleted.
	errFinalizer = apierrors.NewInvalid(schema.GroupKind{}, "a", field.ErrorList{
		field.Forbidden(field.NewPath("metadata", "finalizers"), "no new finalizers can be added if the object is being deleted"),
	})
	errInvalid = apierrors.NewInvalid(schema.GroupKind{}, "a", field.ErrorList{field.Forbidden(field.NewPath("spec"), "immutable")})
)

// notReadyError is an error of a pure package.
type notReadyError struct{}

func (notReadyError) Error() string                       { return "not ready" }
func (notReadyError) RequeueAfter() (time.Duration, bool) { return time.Second, false }

func terminating() error {
	err := apierrors.NewForbidden(schema.GroupResource{}, "a", nil)
	err.ErrStatus.Details.Causes = []metav1.StatusCause{{Type: corev1.NamespaceTerminatingCause}}
	return err
}

func wrap(err error) error { return fmt.Errorf("update: %w", err) }

func TestKindOf(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		err   error
		kind  kind
		after time.Duration
	}{
		"none":                           {nil, success, 0},
		"none joined":                    {errors.Join(nil, nil), success, 0},
		"other":                          {wrap(errDenied), failure, 0},
		"rejected":                       {wrap(apierrors.NewForbidden(schema.GroupResource{}, "a", nil)), failure, 0},
		"stale":                          {wrap(ErrStale), stale, 0},
		"conflict":                       {wrap(errConflict), conflict, 0},
		"name exists":                    {wrap(errExists), conflict, 0},
		"finalizer of a deleted object":  {wrap(errFinalizer), conflict, 0},
		"invalid object":                 {wrap(errInvalid), failure, 0},
		"namespace is being deleted":     {wrap(terminating()), backingOff, 0},
		"delay":                          {wrap(After(time.Hour, "later")), waiting, time.Hour},
		"event":                          {wrap(OnEvent("cluster not ready")), waiting, 0},
		"no delay":                       {After(0, "later"), backingOff, 0},
		"the earliest wait":              {errors.Join(OnEvent("x"), After(time.Hour, "x"), After(time.Minute, "x")), waiting, time.Minute},
		"backoff":                        {wrap(Backoff(errDenied)), backingOff, 0},
		"backoff of a conflict":          {Backoff(errConflict), backingOff, 0},
		"of a pure package":              {wrap(notReadyError{}), waiting, time.Second},
		"terminal":                       {wrap(Terminal(errDenied)), terminal, 0},
		"panic":                          {wrap(panics.Recover(func() error { panic("no such cluster") })), panicked, 0},
		"a conflict hides a failure":     {errors.Join(errDenied, wrap(errConflict)), conflict, 0},
		"a failure hides a wait":         {errors.Join(After(time.Hour, "later"), errDenied), failure, 0},
		"a wait hides a terminal error":  {wrap(errors.Join(Terminal(errDenied), After(time.Hour, "later"))), waiting, time.Hour},
		"a panic hides everything":       {errors.Join(errConflict, &panics.Error{}), panicked, 0},
		"a rejection before a conflict":  {errors.Join(apierrors.NewForbidden(schema.GroupResource{}, "a", nil), errConflict), conflict, 0},
		"a terminal error, then another": {errors.Join(Terminal(errDenied), errDenied), failure, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if k, after := kindOf(tc.err); k != tc.kind || after != tc.after {
				t.Errorf("kindOf(%v) = %v, %v, want %v, %v", tc.err, k, after, tc.kind, tc.after)
			}
			expected := tc.kind == waiting || tc.kind == backingOff || tc.kind == stale || tc.kind == conflict
			if got := Expected(tc.err); got != expected {
				t.Errorf("Expected(%v) = %v", tc.err, got)
			}
			if got := IgnoreExpected(tc.err); (got == nil) != (expected || tc.kind == success) {
				t.Errorf("IgnoreExpected(%v) = %v", tc.err, got)
			}
		})
	}
}

// The delays of an object grow to the limit of the error's kind while the same error repeats. They start again after another
// result. Other objects have no influence.
func TestAttempts_delaysGrow(t *testing.T) {
	t.Parallel()
	limits := map[kind]time.Duration{stale: maxStale, conflict: Max, backingOff: Max}
	rapid.Check(t, func(t *rapid.T) {
		var a attempts[string]
		repeated := rapid.SampledFrom([]kind{stale, conflict, backingOff}).Draw(t, "error")
		last, waited, reports := time.Duration(0), time.Duration(0), 0
		for range rapid.IntRange(1, 60).Draw(t, "attempts") {
			a.next("other", rapid.SampledFrom([]kind{success, failure, stale, conflict}).Draw(t, "of another object"))
			after, lasts := a.next("web", repeated)
			if after <= 0 || after < last || after > limits[repeated] || after < limits[repeated] && last > 0 && after != 2*last {
				t.Fatalf("delay %v after %v, limit %v", after, last, limits[repeated])
			}
			last, waited = after, waited+after
			if lasts {
				reports++
			}
		}
		if want := repeated != backingOff && waited >= lasting; (reports == 1) != want || reports > 1 {
			t.Fatalf("reported %d times in %v", reports, waited)
		}
		a.next("web", rapid.SampledFrom([]kind{success, terminal, failure, panicked, waiting}).Draw(t, "another result"))
		if after, _ := a.next("web", repeated); after != delayOf(repeated, 0) {
			t.Fatalf("first delay after another result = %v", after)
		}
	})
}

func TestLimiter_isBounded(t *testing.T) {
	t.Parallel()
	limiter := Limiter[string]()
	if got := limiter.When("m1"); got != Min {
		t.Errorf("first delay = %v, want %v", got, Min)
	}
	for range 100 {
		limiter.When("m1")
	}
	if got := limiter.When("m1"); got != Max {
		t.Errorf("delay after 100 failures = %v, want %v", got, Max)
	}
	if got := limiter.When("m2"); got != Min {
		t.Errorf("first delay of another item = %v, want %v", got, Min)
	}
}

func TestWatchBackoff_isBounded(t *testing.T) {
	t.Parallel()
	b := WatchBackoff()
	for range 100 {
		if d := b.Step(); d > 15*time.Second {
			t.Fatalf("delay = %v", d)
		}
	}
}
