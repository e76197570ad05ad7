// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package outcome is how commands end: what is said, and the exit code.
//
//	an error ──► Of ──► kubectl's words for it and the exit code
//	a command of kubectl ──► Catch ──► the error that would have ended the process
//
// kubectl's commands report errors by cmdutil.CheckErr, which ends the process. Here it unwinds the goroutine up to Catch.
// So every call of such a command goes through Catch, in the same goroutine.
package kubectl

import (
	"errors"
	"sync"

	cmdutil "k8s.io/kubectl/pkg/cmd/util"
)

// ExitError is how a command ended. It is an error, to travel as one.
type ExitError struct { //nolint:errname // it is how a command ended, well or not
	// Message is all that is to be printed; it may be empty, and may or may not end in a line feed.
	Message string
	// Code is the exit code, not 0.
	Code int
}

// Error implements error.
func (o ExitError) Error() string { return o.Message }

// Of puts an error into kubectl's words. err must not be nil.
func ToExitError(err error) ExitError {
	if o, ok := errors.AsType[ExitError](err); ok {
		return o
	}
	o, _ := errors.AsType[ExitError](Catch(func() { cmdutil.CheckErr(err) }))
	return o
}

// hook makes CheckErr unwind. It is the same for all commands in the process, so they do not disturb each other.
var hook = sync.OnceFunc(func() {
	cmdutil.BehaviorOnFatal(func(message string, code int) { panic(ExitError{Message: message, Code: code}) })
})

// Catch calls a function that may call CheckErr with an error, and returns that error as an ExitError.
func Catch(call func()) (err error) {
	hook()
	defer func() {
		switch recovered := recover().(type) {
		case nil:
		case ExitError:
			err = recovered
		default:
			panic(recovered)
		}
	}()
	call()
	return nil
}
