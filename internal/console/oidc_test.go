// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

func TestLimitLogins(t *testing.T) {
	t.Parallel()
	c := &Console{logins: make(chan struct{}, 1)}
	login := func() int {
		w := httptest.NewRecorder()
		c.limitLogins(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusFound) })(w, nil)
		return w.Code
	}
	if first, second := login(), login(); first != http.StatusFound || second != http.StatusFound {
		t.Errorf("logins one after another = %d, %d, want 302", first, second)
	}
	c.logins <- struct{}{} // another login waits for the issuer
	if got := login(); got != http.StatusTooManyRequests {
		t.Errorf("login beyond the limit = %d, want 429", got)
	}
}
