// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package panics turns a panic of a worker into an error, so that one invalid object does not end the process. The controllers of
// controller-runtime do so by themselves; this package is for workers and event handlers that run outside of them.
package panics

import (
	"fmt"
	"runtime/debug"
)

// Error is a recovered panic.
type Error struct {
	Value any
	Stack []byte
}

func (e *Error) Error() string { return fmt.Sprintf("panic: %v", e.Value) }

// Recover calls f and returns its error, or an *Error if f panics. The caller reports the error and retries with a backoff.
func Recover(f func() error) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = &Error{Value: v, Stack: debug.Stack()}
		}
	}()
	return f()
}
