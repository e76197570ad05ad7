// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package backoff defines the delay between retries of a failed reconcile, and of a failed watch in a member. The defaults of client-go
// and controller-runtime reach 1,000 s, which leaves objects unreconciled long after the cause of the failure is gone.
package backoff

import (
	"time"

	"k8s.io/apimachinery/pkg/util/wait"
	"k8s.io/client-go/util/workqueue"
)

const (
	// Min is the first delay. It doubles with each failure of an item.
	Min = 50 * time.Millisecond
	// Max bounds the delay.
	Max = 30 * time.Second
)

// Limiter returns a rate limiter for the queue of one controller.
func Limiter[T comparable]() workqueue.TypedRateLimiter[T] {
	return workqueue.NewTypedItemExponentialFailureRateLimiter[T](Min, Max)
}

// Watch returns the delays of a reflector of a member, which client-go lets grow to a minute: for so long after the member is back,
// changes in it would not be observed.
func Watch() *wait.Backoff {
	return &wait.Backoff{Duration: 200 * time.Millisecond, Factor: 2, Steps: 10, Cap: 10 * time.Second, Jitter: 0.5}
}
