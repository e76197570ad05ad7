// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package consistency

import (
	"errors"
	"fmt"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	"k8s.io/apimachinery/pkg/types"
	ctrl "sigs.k8s.io/controller-runtime"

	"karmada.io/karmada/internal/machinery/backoff"
)

func TestRetries_backOff(t *testing.T) {
	t.Parallel()
	var r Retries
	req, other := ctrl.Request{NamespacedName: types.NamespacedName{Name: "a"}}, ctrl.Request{NamespacedName: types.NamespacedName{Name: "b"}}
	transient := []error{
		fmt.Errorf("update: %w", ErrStale), apierrors.NewConflict(schema.GroupResource{}, "a", nil),
		errors.Join(nil, apierrors.NewAlreadyExists(schema.GroupResource{}, "a")),
	}
	for n, err := range transient {
		want := backoff.Min << n
		if got, reported := r.Result(req, err); got.RequeueAfter != want || reported != nil {
			t.Errorf("Result(%v) = %v, %v, want a retry after %v", err, got, reported, want)
		}
	}
	for range 20 {
		_, _ = r.Result(req, ErrStale)
	}
	if got, _ := r.Result(req, ErrStale); got.RequeueAfter != backoff.Max {
		t.Errorf("delay after many failures = %v, want %v", got.RequeueAfter, backoff.Max)
	}
	if got, _ := r.Result(other, ErrStale); got.RequeueAfter != backoff.Min {
		t.Errorf("first delay of another request = %v, want %v", got.RequeueAfter, backoff.Min)
	}
	if got, err := r.Result(req, nil); err != nil || got != (ctrl.Result{}) {
		t.Errorf("Result(nil) = %v, %v", got, err)
	}
	if got, _ := r.Result(req, ErrStale); got.RequeueAfter != backoff.Min {
		t.Errorf("first delay after a success = %v, want %v", got.RequeueAfter, backoff.Min)
	}
	failure := errors.New("denied")
	if got, err := r.Result(req, failure); !errors.Is(err, failure) || got != (ctrl.Result{}) {
		t.Errorf("Result(denied) = %v, %v, want the error", got, err)
	}
}
