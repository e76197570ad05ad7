// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package controllers

import (
	"context"
	"errors"
	"testing"
	"time"

	"k8s.io/client-go/rest"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/manager"
)

// A worker that never ends does not keep a process from stopping, and is not a failure. One that fails before the stop is.
func TestStart(t *testing.T) {
	t.Parallel()
	failure := errors.New("failure")
	for name, test := range map[string]struct {
		run  func(context.Context) error
		want error
	}{
		"ends":      {run: func(ctx context.Context) error { <-ctx.Done(); return nil }},
		"never end": {run: func(context.Context) error { <-t.Context().Done(); return nil }},
		"fails":     {run: func(context.Context) error { return failure }, want: failure},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			mgr, err := newManager(&rest.Config{Host: "https://127.0.0.1:1"}, Options{}, func(o *ctrl.Options) {
				o.GracefulShutdownTimeout = new(10 * time.Millisecond)
			})
			if err != nil {
				t.Fatal(err)
			}
			ctx, stop := context.WithCancel(t.Context())
			err = mgr.Add(manager.RunnableFunc(func(ctx context.Context) error {
				if test.want == nil {
					stop()
				}
				return test.run(ctx)
			}))
			if err != nil {
				t.Fatal(err)
			}
			if err := start(ctx, mgr); !errors.Is(err, test.want) {
				t.Errorf("start() = %v, want %v", err, test.want)
			}
			stop()
		})
	}
}
