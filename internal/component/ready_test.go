// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package component

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"

	"k8s.io/client-go/rest"
)

func TestWaitReady(t *testing.T) {
	t.Parallel()
	requests := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if requests++; requests < 3 || r.URL.Path != "/readyz" {
			w.WriteHeader(http.StatusInternalServerError)
		}
	}))
	t.Cleanup(server.Close)
	if err := WaitReady(t.Context(), &rest.Config{Host: server.URL}); err != nil || requests != 3 {
		t.Errorf("WaitReady = %v after %d requests, want nil after 3", err, requests)
	}
	server.Close()
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := WaitReady(ctx, &rest.Config{Host: server.URL}); !errors.Is(err, context.Canceled) {
		t.Errorf("WaitReady of a stopped server = %v, want that the context is canceled", err)
	}
}
