// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package panics

import (
	"errors"
	"strings"
	"testing"
)

func TestRecover(t *testing.T) {
	t.Parallel()
	boom := errors.New("boom")
	if err := Recover(func() error { return boom }); !errors.Is(err, boom) {
		t.Errorf("Recover = %v, want the error of the function", err)
	}
	err := Recover(func() error {
		panic("no such cluster")
	})
	var p *Error
	if !errors.As(err, &p) || !strings.Contains(string(p.Stack), "TestRecover") {
		t.Errorf("Recover = %v, want an *Error with the stack", err)
	}
}
