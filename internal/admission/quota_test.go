// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package admission

import (
	"context"
	"errors"
	"net/http"
	"testing"

	"karmada.io/karmada/internal/quota"
	"karmada.io/karmada/internal/quota/enforcement"
)

func TestUsageResponse(t *testing.T) {
	t.Parallel()
	for name, tc := range map[string]struct {
		err  error
		code int32
	}{
		"admitted":         {nil, http.StatusOK},
		"exceeded":         {&quota.ExceededError{Namespace: "default", Name: "limit"}, http.StatusForbidden},
		"concurrent":       {&enforcement.BusyError{Namespace: "default", Cause: context.DeadlineExceeded}, http.StatusTooManyRequests},
		"database failure": {errors.New("the database is full"), http.StatusInternalServerError},
	} {
		response := usageResponse(t.Context(), tc.err)
		if response.Result.Code != tc.code || response.Allowed != (tc.err == nil) {
			t.Errorf("%s: code %d, allowed %v; want %d", name, response.Result.Code, response.Allowed, tc.code)
		}
	}
}
