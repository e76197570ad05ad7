// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"bytes"
	"context"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"karmada.io/karmada/internal/cli/access"
)

// buffer is a bytes.Buffer that can be read while a command writes.
type buffer struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (b *buffer) Write(text []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.Write(text)
}

func (b *buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.text.String()
}

// result is the output and exit code of a run.
type result struct {
	Out, Err string
	Code     int
}

// start runs karmadactl in an empty environment. The channel returns the exit code.
func start(ctx context.Context, t testing.TB, args ...string) (out, errOut *buffer, exitCode <-chan int) {
	t.Helper()
	home := t.TempDir()
	out, errOut = &buffer{}, &buffer{}
	s := &access.Session{
		Args: append([]string{"karmadactl"}, args...),
		Env:  map[string]string{"HOME": home, "TZ": "UTC"},
		In:   strings.NewReader(""),
		Out:  out,
		Err:  errOut,
	}
	code := make(chan int, 1)
	go func() { code <- Run(ctx, s) }()
	return out, errOut, code
}

func run(t testing.TB, args ...string) result {
	t.Helper()
	out, errOut, exitCode := start(t.Context(), t, args...)
	code := <-exitCode
	return result{Out: out.String(), Err: errOut.String(), Code: code}
}

// check compares a result with the expected one.
func check(t testing.TB, got, want result) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}
