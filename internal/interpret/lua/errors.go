// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package lua

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	glua "github.com/yuin/gopher-lua"
)

// quietPanic raises an error without a traceback. Tracebacks are not reported, and can be as long as a chain of tail calls.
func quietPanic(l *glua.LState) {
	panic(&glua.ApiError{Type: glua.ApiErrorRun, Object: l.Get(-1), StackTrace: noTraceback})
}

// noTraceback marks errors of quietPanic.
const noTraceback = "none"

// failure returns the error of a call that failed, or that exceeded a limit. err can be nil in the latter case.
func (m *machine) failure(err error) error {
	text := ""
	if e, ok := errors.AsType[*glua.ApiError](err); ok {
		m.corrupt = e.StackTrace != noTraceback // a panic of gopher-lua itself
		text = strings.TrimSpace(errorText(e.Object))
	} else if err != nil {
		text = err.Error()
	}
	if m.aborted != nil {
		position, _, found := strings.Cut(text, m.aborted.Error())
		if !found {
			position = ""
		}
		return fmt.Errorf("%s%w", position, m.aborted)
	}
	return errors.New(text + hint(text))
}

// errorText returns the text of an error value. Scripts can raise tables.
func errorText(v glua.LValue) string {
	if t, ok := v.(*glua.LTable); ok {
		if message, ok := t.RawGetString("message").(glua.LString); ok {
			return string(message)
		}
		return "the script raised an error that is a table without a message"
	}
	return truncate(withoutAddresses(v.String()))
}

// address matches the addresses that gopher-lua puts into errors. The numbers of our tostring have eight digits.
var address = regexp.MustCompile(`\b(table|function|userdata): 0x[0-9a-f]{9,}`)

// withoutAddresses removes addresses, which differ in each run, from an error.
func withoutAddresses(s string) string {
	if !strings.Contains(s, ": 0x") {
		return s
	}
	return address.ReplaceAllString(s, "a $1")
}

// truncate limits a text to the length of a readable error; errors are reported in conditions.
func truncate(s string) string {
	const maxLength = 1000
	if len(s) <= maxLength {
		return strings.ToValidUTF8(s, "�")
	}
	return strings.ToValidUTF8(s[:maxLength], "") + "…"
}

// hint returns advice for common errors.
func hint(text string) string {
	switch {
	case strings.Contains(text, "attempt to index a non-table object(nil)"):
		return " (a field before it is missing: compare it with nil first)"
	case strings.Contains(text, "attempt to call a non-function object"):
		return " (the function does not exist; see the list of functions that scripts can call)"
	case strings.Contains(text, "stack overflow"), strings.Contains(text, "registry overflow"):
		return " (possibly an infinite recursion)"
	}
	return ""
}
