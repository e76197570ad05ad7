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
	// patience is how many calls in a row may fail before a hook is left alone.
	patience = 3
	// pause is how long it is left alone. A hanging hook then holds one worker at most: the one that finds out whether it
	// is back.
	pause = 5 * time.Second
)

// circuit keeps a hook that does not answer from holding the workers that others need.
type circuit struct {
	clock clock.PassiveClock

	mu       sync.Mutex // guards all below
	failures int        // in a row
	last     error
	until    time.Time // it is left alone
	trying   bool      // one call finds out whether it is back
}

// leftAloneError is why there was no call.
type leftAloneError struct{ last error }

func (e *leftAloneError) Error() string {
	return fmt.Sprintf("not called for a while, after %d failures in a row: %v", patience, e.last)
}

func (e *leftAloneError) Unwrap() error { return e.last }

// enter allows a call, or says why there is none. After it comes exactly one of leave, failed and succeeded.
func (c *circuit) enter() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch {
	case c.failures < patience:
		return nil
	case c.trying || c.clock.Now().Before(c.until):
		return &leftAloneError{c.last}
	}
	c.trying = true
	return nil
}

// leave ends a call that says nothing about the hook.
func (c *circuit) leave() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.trying = false
}

func (c *circuit) failed(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.failures, c.last, c.trying = c.failures+1, err, false
	c.until = c.clock.Now().Add(pause)
}

func (c *circuit) succeeded() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.failures, c.last, c.trying = 0, nil, false
}
