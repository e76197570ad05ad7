// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"errors"
	"fmt"
	"os"
	"runtime"
	"strings"
	"sync"

	cmdutil "k8s.io/kubectl/pkg/cmd/util"

	"karmada.io/karmada/internal/cli/explain"
)

// ExitError holds the output and the exit code of a failed command.
type ExitError struct {
	// Message is the text to print, with or without a trailing newline. It may be empty.
	Message string
	// Code is the exit code. It is not 0.
	Code int
}

// Error implements error.
func (e ExitError) Error() string { return e.Message }

// ToExitError formats an error as kubectl does. err must not be nil.
func ToExitError(err error) ExitError {
	if e, ok := errors.AsType[ExitError](err); ok {
		return e
	}
	e, _ := errors.AsType[ExitError](Catch(func() { cmdutil.CheckErr(withoutDiscovery(err)) }))
	if hint := explain.RoleHint(err); hint != "" {
		e.Message = strings.TrimSuffix(e.Message, "\n") + "\n" + hint
	}
	return e
}

// discoveryContext is the context that clients of controller-runtime add to errors of their first request.
const discoveryContext = "failed to get server groups: "

// withoutDiscovery removes discoveryContext: kubectl recognizes a refused connection or a status only without context.
func withoutDiscovery(err error) error {
	if inner := errors.Unwrap(err); inner != nil && err.Error() == discoveryContext+inner.Error() {
		return inner
	}
	return err
}

// panicOnFatal makes CheckErr panic with an ExitError instead of exiting the process. The setting is process-wide and the
// same for all callers.
var panicOnFatal = sync.OnceFunc(func() {
	cmdutil.BehaviorOnFatal(func(message string, code int) {
		if !insideCatch() { // kubectl cp calls CheckErr in a goroutine of its own, and relies on the exit
			fmt.Fprintln(os.Stderr, strings.TrimSuffix(message, "\n"))
			os.Exit(code) //nolint:forbidigo // see above
		}
		panic(ExitError{Message: message, Code: code})
	})
})

// insideCatch reports whether Catch is among the callers of the current goroutine.
func insideCatch() bool {
	callers := make([]uintptr, maxDepth)
	frames := runtime.CallersFrames(callers[:runtime.Callers(1, callers)])
	for {
		frame, more := frames.Next()
		if strings.HasSuffix(frame.Function, "/access.Catch") {
			return true
		}
		if !more {
			return false
		}
	}
}

// maxDepth is more than the depth of the stacks of commands.
const maxDepth = 1000

// Catch calls a function that may call cmdutil.CheckErr in the same goroutine, and returns the ExitError. Every call of a
// kubectl command must go through Catch, because CheckErr panics.
func Catch(call func()) (err error) {
	panicOnFatal()
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
