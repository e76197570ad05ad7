// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/google/go-cmp/cmp"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"

	"karmada.io/karmada/internal/cli/session"
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

// result is what a user sees of one run.
type result struct {
	Out, Err string
	Code     int
}

// start runs karmadactl in an environment of its own. The channel gives the exit code.
func start(ctx context.Context, t testing.TB, args ...string) (out, errOut *buffer, ended <-chan int) {
	t.Helper()
	home := t.TempDir()
	out, errOut = &buffer{}, &buffer{}
	s := &session.Session{
		Args: append([]string{"karmadactl"}, args...),
		Env:  map[string]string{"HOME": home},
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
	out, errOut, ended := start(t.Context(), t, args...)
	code := <-ended
	return result{Out: out.String(), Err: errOut.String(), Code: code}
}

// check compares a run with what is wanted of it.
func check(t testing.TB, got, want result) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
}

func TestErrorsAreWordedLikeKubectl(t *testing.T) {
	t.Parallel()
	refused := &url.Error{Op: "Get", URL: "https://127.0.0.1:5443/api", Err: fmt.Errorf("dial tcp: %w", syscall.ECONNREFUSED)}
	notFound := apierrors.NewNotFound(schema.GroupResource{Group: "cluster.karmada.io", Resource: "clusters"}, "x")
	for name, test := range map[string]struct {
		err  error
		want string
	}{
		"plain":                  {errors.New("no"), "error: no"},
		"has the prefix already": {errors.New("error: no"), "error: no"},
		"aggregate of one":       {utilerrors.NewAggregate([]error{errors.New("no")}), "error: no"},
		"aggregate of two":       {utilerrors.NewAggregate([]error{errors.New("one"), errors.New("two")}), "one\ntwo\n"},
		"refused":                {refused, "The connection to the server 127.0.0.1:5443 was refused - did you specify the right host or port?"},
		"refused, alone in an aggregate": {utilerrors.NewAggregate([]error{refused}),
			"The connection to the server 127.0.0.1:5443 was refused - did you specify the right host or port?"},
		"refused, with words that say who": {fmt.Errorf("member m1: %w", refused),
			`error: member m1: Get "https://127.0.0.1:5443/api": dial tcp: connection refused`},
		"from the API":              {notFound, `Error from server (NotFound): clusters.cluster.karmada.io "x" not found`},
		"a command of kubectl said": {outcome{"command terminated with exit code 3", 3}, "command terminated with exit code 3"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := outcomeOf(test.err)
			if got.message != test.want {
				t.Errorf("got  %q\nwant %q", got.message, test.want)
			}
			if got.code == 0 {
				t.Error("an error ended with exit code 0")
			}
		})
	}
}
