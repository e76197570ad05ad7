// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package requeue decides when an object is reconciled again after an error.
//
//	error of the reconciler                 next attempt                          log
//	After: waits for another change         after its delay                       level 1
//	After 0, Backoff                        after 50ms, doubled up to 30s         level 1
//	OnEvent: waits for an event             by the event                          level 1
//	ErrStale: the cache is stale            after 20ms, doubled up to 1s          level 1
//	conflict, name that exists already      after 20ms, doubled up to 30s         level 1
//	finalizer of an object being deleted    as a conflict                         level 1
//	Terminal: only a change can help        by an event                           error
//	a panic, and all others                 after 50ms, doubled up to 30s         error
//
// A stale cache or conflicts that last for a minute are logged as an error once. Of joined errors, the one that is retried first
// decides. A conflict hides a failure, which the next attempt returns again, and a failure hides a wait.
//
// NewController builds the controllers of a manager; a Runner serves a queue outside of controller-runtime.
package requeue

import (
	"errors"
	"sync"
	"time"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/workqueue"

	"karmada.io/karmada/internal/machinery/panics"
)

const (
	// Min is the first delay after a failure. It doubles with each failure of an object. The defaults of client-go and controller-runtime
	// reach 1,000 s, which leaves objects unreconciled long after the cause of a failure is resolved.
	Min = 50 * time.Millisecond
	// Max bounds the delay.
	Max = 30 * time.Second
	// minStale is the first delay after a stale read, and after a conflict, which is an undetected stale read. maxStale bounds the
	// delay of the former.
	minStale, maxStale = 20 * time.Millisecond, time.Second
	// lasting is the time after which a stale cache, or conflicts, are reported.
	lasting = time.Minute
)

// ErrStale means that a cache does not show the last write of this process, or the state that a decision depends on.
var ErrStale = errors.New("stale cache")

// WaitError is returned for an object that waits for another change. It is not a failure.
type WaitError struct {
	Reason string
	// Delay is the time until the next attempt; 0 means that it grows as after failures, unless Event is true: then an event is awaited.
	Delay time.Duration
	Event bool
	cause error
}

func (w *WaitError) Error() string { return w.Reason }
func (w *WaitError) Unwrap() error { return w.cause }

// RequeueAfter returns the delay, and whether an event requeues the object. Errors of pure packages implement it, too.
func (w *WaitError) RequeueAfter() (delay time.Duration, event bool) { return w.Delay, w.Event }

// After returns a WaitError with a delay; 0 means that it grows.
func After(delay time.Duration, reason string) error { return &WaitError{Reason: reason, Delay: delay} }

// Backoff returns a WaitError whose delay grows as after failures. It wraps cause, which is its reason.
func Backoff(cause error) error { return &WaitError{Reason: cause.Error(), cause: cause} }

// OnEvent returns a WaitError for an object that an event requeues.
func OnEvent(reason string) error { return &WaitError{Reason: reason, Event: true} }

type terminalError struct{ cause error }

func (e *terminalError) Error() string { return e.cause.Error() }
func (e *terminalError) Unwrap() error { return e.cause }

// Terminal returns an error that is retried only after an event: the object must change first.
func Terminal(cause error) error { return &terminalError{cause} }

// kind classifies an error. Of joined errors, the greatest kind decides.
type kind int

const (
	success kind = iota
	terminal
	waiting // for a delay or an event
	backingOff
	failure
	stale
	conflict
	panicked
)

// kindOf returns the kind of an error, and the delay if it waits for one.
func kindOf(err error) (k kind, after time.Duration) {
	if err == nil {
		return success, 0
	}
	if err == ErrStale { //nolint:errorlint // the walk unwraps
		return stale, 0
	}
	switch e := err.(type) { //nolint:errorlint // the walk unwraps
	case interface{ RequeueAfter() (time.Duration, bool) }:
		if after, event := e.RequeueAfter(); after > 0 || event {
			return waiting, after
		}
		return backingOff, 0
	case *terminalError:
		return terminal, 0
	case *panics.Error:
		return panicked, 0
	case apierrors.APIStatus:
		return kindOfStatus(err), 0
	case interface{ Unwrap() error }:
		if cause := e.Unwrap(); cause != nil {
			return kindOf(cause)
		}
	case interface{ Unwrap() []error }:
		for _, part := range e.Unwrap() {
			other, delay := kindOf(part)
			if other > k || other == k && delay > 0 && (after == 0 || delay < after) {
				k, after = other, delay
			}
		}
		return k, after
	}
	return failure, 0
}

func kindOfStatus(err error) kind {
	switch {
	case apierrors.IsConflict(err), apierrors.IsAlreadyExists(err), isLateFinalizer(err):
		return conflict
	case apierrors.HasStatusCause(err, corev1.NamespaceTerminatingCause):
		return backingOff
	}
	return failure
}

// isLateFinalizer reports whether a finalizer was rejected because the object is being deleted, which a stale cache did not show.
func isLateFinalizer(err error) bool {
	cause, ok := apierrors.StatusCause(err, metav1.CauseType(field.ErrorTypeForbidden))
	return ok && apierrors.IsInvalid(err) && cause.Field == "metadata.finalizers"
}

// Expected reports whether an error is part of normal operation: a wait, a stale cache or a conflict. Neither events nor conditions report
// it.
func Expected(err error) bool {
	switch k, _ := kindOf(err); k {
	case waiting, backingOff, stale, conflict:
		return true
	default:
		return false
	}
}

// IgnoreExpected returns nil for an error that is expected, for metrics and events.
func IgnoreExpected(err error) error {
	if Expected(err) {
		return nil
	}
	return err
}

// Limiter returns the rate limiter of failures for the queue of one controller.
func Limiter[K comparable]() workqueue.TypedRateLimiter[K] {
	return workqueue.NewTypedItemExponentialFailureRateLimiter[K](Min, Max)
}

// WatchBackoff returns the delays of a reflector of a member, which client-go lets grow to a minute. Changes in the member would
// not be observed for that time after its return.
func WatchBackoff() *wait.Backoff {
	return &wait.Backoff{Duration: 200 * time.Millisecond, Factor: 2, Steps: 10, Cap: 10 * time.Second, Jitter: 0.5}
}

// delayOf returns the delay after an expected error, if the object was reconciled n times before with such errors.
func delayOf(k kind, n int) time.Duration {
	first, limit := Min, Max
	switch k {
	case stale:
		first, limit = minStale, maxStale
	case conflict:
		first = minStale
	default: // Min and Max
	}
	return min(first<<min(n, 20), limit)
}

// attempts records the objects that are reconciled again after expected errors without a delay of their own.
type attempts[K comparable] struct {
	mu  sync.Mutex
	row map[K]attempt // without an entry after another result
}

type attempt struct {
	n      int
	waited time.Duration
}

// next returns the delay after an error of an object. lasts is true once, when the error has lasted longer than in normal
// operation.
func (a *attempts[K]) next(key K, k kind) (after time.Duration, lasts bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if k != stale && k != conflict && k != backingOff {
		delete(a.row, key)
		return 0, false
	}
	if a.row == nil {
		a.row = map[K]attempt{}
	}
	last := a.row[key]
	after = delayOf(k, last.n)
	a.row[key] = attempt{last.n + 1, last.waited + after}
	return after, k != backingOff && last.waited < lasting && last.waited+after >= lasting
}

// observe returns the kind of the error of an object, and the delay of an expected one; 0 means that an event is awaited. It logs
// expected errors.
func (a *attempts[K]) observe(log logr.Logger, key K, err error) (k kind, after time.Duration) {
	k, after = kindOf(err)
	grown, lasts := a.next(key, k)
	switch {
	case lasts:
		log.Error(err, "Failed to reconcile the object for a minute; retrying")
	case Expected(err):
		log.V(1).Info("Waiting to reconcile the object", "reason", err)
	}
	return k, max(after, grown)
}
