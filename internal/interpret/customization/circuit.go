// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package customization

import (
	"fmt"
	"sync"
	"time"

	"k8s.io/utils/clock"
)

const (
	// maxFailures is the number of consecutive failures that opens the circuit of a hook.
	maxFailures = 3
	// openDuration is how long an open circuit rejects calls. Afterwards one call probes the hook, so that an unresponsive hook
	// blocks at most one worker.
	openDuration = 5 * time.Second
)

// circuit is a circuit breaker: it keeps a failing hook from blocking workers.
type circuit struct {
	clock clock.PassiveClock

	mu        sync.Mutex // protects the fields below
	failures  int        // consecutive
	lastErr   error
	openUntil time.Time
	probing   bool // a call is probing the hook
}

// circuitOpenError is returned instead of calling a hook.
type circuitOpenError struct{ last error }

func (e *circuitOpenError) Error() string {
	return fmt.Sprintf("not called for %s after %d consecutive failures: %v", openDuration, maxFailures, e.last)
}

func (e *circuitOpenError) Unwrap() error { return e.last }

// allow returns an error if the hook must not be called. Each call that it allows ends with cancel, recordFailure or
// recordSuccess.
func (c *circuit) allow() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.failures < maxFailures:
		return nil
	case c.probing || c.clock.Now().Before(c.openUntil):
		return &circuitOpenError{c.lastErr}
	}
	c.probing = true
	return nil
}

// cancel ends a call whose result is unknown.
func (c *circuit) cancel() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.probing = false
}

func (c *circuit) recordFailure(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.failures, c.lastErr, c.probing = c.failures+1, err, false
	c.openUntil = c.clock.Now().Add(openDuration)
}

func (c *circuit) recordSuccess() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.failures, c.lastErr, c.probing = 0, nil, false
}
