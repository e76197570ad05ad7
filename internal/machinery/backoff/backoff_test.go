// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package backoff

import (
	"testing"
	"time"
)

func TestLimiter_isBounded(t *testing.T) {
	t.Parallel()
	limiter := Limiter[string]()
	if got := limiter.When("m1"); got != Min {
		t.Errorf("first delay = %v, want %v", got, Min)
	}
	for range 100 {
		limiter.When("m1")
	}
	if got := limiter.When("m1"); got != Max {
		t.Errorf("delay after 100 failures = %v, want %v", got, Max)
	}
	if got := limiter.When("m2"); got != Min {
		t.Errorf("first delay of another item = %v, want %v", got, Min)
	}
}

func TestWatch_isBounded(t *testing.T) {
	t.Parallel()
	b := Watch()
	for range 100 {
		if d := b.Step(); d > 15*time.Second {
			t.Fatalf("delay = %v", d)
		}
	}
}
