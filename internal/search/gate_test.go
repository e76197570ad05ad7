// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package search

import (
	"errors"
	"net/http"
	"testing"

	apierrors "k8s.io/apimachinery/pkg/api/errors"
	"k8s.io/apiserver/pkg/authentication/user"
	"k8s.io/apiserver/pkg/endpoints/request"
)

// Until the gate is open, responses ask clients to try again.
func TestGate(t *testing.T) {
	g := newGate()
	p, s := &proxy{gate: g}, &searchREST{gate: g}
	ctx := request.WithUser(t.Context(), &user.DefaultInfo{Name: "alice"})
	ctx = request.WithRequestInfo(ctx, &request.RequestInfo{})
	connect := func() []error {
		_, proxied := p.Connect(ctx, "karmada", nil, nil)
		_, searched := s.Connect(ctx, "cache", nil, nil)
		return []error{proxied, searched}
	}
	for _, err := range connect() {
		var status apierrors.APIStatus
		if !errors.As(err, &status) || status.Status().Code != http.StatusServiceUnavailable || status.Status().Details.RetryAfterSeconds == 0 {
			t.Errorf("before the gate is open: %v, want 503 with Retry-After", err)
		}
	}
	g.open()
	for _, err := range connect() {
		if err != nil {
			t.Errorf("after the gate is open: %v", err)
		}
	}
}
