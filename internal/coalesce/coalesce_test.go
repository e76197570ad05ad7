// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package coalesce

import (
	"testing"
	"time"

	clocktesting "k8s.io/utils/clock/testing"
)

var start = time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)

func TestCoalescer(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[string](clock)
	expect := func(step string, want time.Duration) {
		t.Helper()
		if got := c.Delay("a"); got != want {
			t.Errorf("%s: Delay = %s, want %s", step, got, want)
		}
	}
	expect("first report", 3*time.Second)
	clock.Step(250 * time.Millisecond)
	expect("second report while the first is delayed", 2750*time.Millisecond)
	if got := c.Delay("b"); got != 3*time.Second+delayPerObject {
		t.Errorf("report of a second object: Delay = %s", got)
	}
	c.Forget("b")
	clock.Step(time.Minute)
	expect("delay has passed", 0)
	c.Sent("a", false)
	expect("after an unsettled report", 10*time.Second)
	clock.Step(10 * time.Second)
	expect("second delay has passed", 0)
	c.Sent("a", true)
	expect("after a settled report", 3*time.Second)
	c.Forget("a")
	clock.Step(time.Hour)
	expect("after Forget", 3*time.Second)
}

func TestCoalescer_burst(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[int](clock)
	for i := range 100 {
		c.Delay(i)
		c.Delay(i) // the same report counts once
	}
	if got, want := c.Delay(0), 3*time.Second+99*delayPerObject; got != want {
		t.Errorf("with 100 delayed reports: Delay = %s, want %s", got, want)
	}
	for i := range 1000 {
		c.Delay(i)
	}
	if got, want := c.Delay(0), 3*time.Second+maxBurstDelay; got != want {
		t.Errorf("with 1000 delayed reports: Delay = %s, want %s", got, want)
	}
	clock.Step(3*time.Second + maxBurstDelay)
	for i := range 1000 {
		if got := c.Delay(i); got != 0 {
			t.Fatalf("report %d is still delayed by %s", i, got)
		}
		c.Sent(i, i%2 == 0)
	}
	if got := c.Delay(0); got != 3*time.Second {
		t.Errorf("first delayed report after the burst: Delay = %s", got)
	}
	if got, want := c.Delay(1), 10*time.Second+delayPerObject; got != want {
		t.Errorf("after an unsettled report: Delay = %s, want %s", got, want)
	}
	c.Unchanged(0)
	c.Unchanged(0)
	if got := c.Delay(1); got != 10*time.Second {
		t.Errorf("without other delayed reports: Delay = %s", got)
	}
	clock.Step(4 * time.Second)
	c.Unchanged(1)
	if got := c.Delay(1); got != 6*time.Second {
		t.Errorf("after Unchanged: Delay = %s, want the rest of the second delay", got)
	}
}
