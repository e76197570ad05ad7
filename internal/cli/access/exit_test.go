// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package access

import (
	"errors"
	"fmt"
	"net/url"
	"syscall"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
)

func TestToExitError(t *testing.T) {
	t.Parallel()
	refused := &url.Error{Op: "Get", URL: "https://127.0.0.1:5443/api", Err: fmt.Errorf("dial tcp: %w", syscall.ECONNREFUSED)}
	notFound := apierrors.NewNotFound(schema.GroupResource{Group: "cluster.karmada.io", Resource: "clusters"}, "x")
	for name, test := range map[string]struct {
		err  error
		want string
	}{
		"plain":            {errors.New("no"), "error: no"},
		"with prefix":      {errors.New("error: no"), "error: no"},
		"aggregate of one": {utilerrors.NewAggregate([]error{errors.New("no")}), "error: no"},
		"aggregate of two": {utilerrors.NewAggregate([]error{errors.New("one"), errors.New("two")}), "one\ntwo\n"},
		"refused":          {refused, "The connection to the server 127.0.0.1:5443 was refused - did you specify the right host or port?"},
		"refused in an aggregate of one": {utilerrors.NewAggregate([]error{refused}),
			"The connection to the server 127.0.0.1:5443 was refused - did you specify the right host or port?"},
		"refused with context": {fmt.Errorf("member m1: %w", refused),
			`error: member m1: Get "https://127.0.0.1:5443/api": dial tcp: connection refused`},
		"refused in the first request of a client": {fmt.Errorf("failed to get server groups: %w", refused),
			"The connection to the server 127.0.0.1:5443 was refused - did you specify the right host or port?"},
		"API error": {notFound, `Error from server (NotFound): clusters.cluster.karmada.io "x" not found`},
		"ExitError": {ExitError{"command terminated with exit code 3", 3}, "command terminated with exit code 3"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			got := ToExitError(test.err)
			if got.Message != test.want {
				t.Errorf("message %q\nwant    %q", got.Message, test.want)
			}
			if got.Code == 0 {
				t.Error("exit code = 0")
			}
		})
	}
}

func TestCatch_otherPanics(t *testing.T) {
	t.Parallel()
	defer func() {
		if recover() == nil {
			t.Error("Catch recovered an unrelated panic")
		}
	}()
	_ = Catch(func() { panic("bug") })
}
