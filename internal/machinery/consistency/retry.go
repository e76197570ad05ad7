// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package consistency

import (
	"errors"
	"sync"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/client-go/util/workqueue"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/machinery/backoff"
)

// ErrStale reports that a cache shows an object in an old version.
var ErrStale = errors.New("stale cache")

// Transient reports whether an operation failed because the cache did not show a concurrent write yet.
func Transient(err error) bool {
	return errors.Is(err, ErrStale) || apierrors.IsConflict(err) || apierrors.IsAlreadyExists(err)
}

// Retries retries transient errors of one controller with growing delays, without an error in the log. The zero value is ready to use.
type Retries struct {
	once     sync.Once
	failures workqueue.TypedRateLimiter[ctrl.Request]
}

// Result returns the result of a reconciliation that failed with err, or succeeded.
func (r *Retries) Result(req ctrl.Request, err error) (ctrl.Result, error) {
	r.once.Do(func() { r.failures = backoff.Limiter[ctrl.Request]() })
	if Transient(err) {
		return ctrl.Result{RequeueAfter: r.failures.When(req)}, nil
	}
	r.failures.Forget(req)
	return ctrl.Result{}, err
}
