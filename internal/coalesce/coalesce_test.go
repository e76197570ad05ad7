// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package coalesce

import (
	"fmt"
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
		if got := c.Delay("a", false); got != want {
			t.Errorf("%s: Delay = %s, want %s", step, got, want)
		}
	}
	expect("first report", 3*time.Second)
	clock.Step(250 * time.Millisecond)
	expect("second report while the first is delayed", 2750*time.Millisecond)
	if got := c.Delay("b", false); got != 3*time.Second+delayPerObject {
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
		c.Delay(i, false)
		c.Delay(i, false) // the same report counts once
	}
	if got, want := c.Delay(0, false), 3*time.Second+99*delayPerObject; got != want {
		t.Errorf("with 100 delayed reports: Delay = %s, want %s", got, want)
	}
	for i := range 1000 {
		c.Delay(i, false)
	}
	if got, want := c.Delay(0, false), 3*time.Second+maxBurstDelay; got != want {
		t.Errorf("with 1000 delayed reports: Delay = %s, want %s", got, want)
	}
	clock.Step(3*time.Second + maxBurstDelay)
	for i := range 1000 {
		if got := c.Delay(i, false); got != 0 {
			t.Fatalf("report %d is still delayed by %s", i, got)
		}
		c.Sent(i, i%2 == 0)
	}
	if got := c.Delay(0, false); got != 3*time.Second {
		t.Errorf("first delayed report after the burst: Delay = %s", got)
	}
	if got, want := c.Delay(1, false), 10*time.Second+delayPerObject; got != want {
		t.Errorf("after an unsettled report: Delay = %s, want %s", got, want)
	}
	c.Unchanged(0)
	c.Unchanged(0)
	if got := c.Delay(1, false); got != 10*time.Second {
		t.Errorf("without other delayed reports: Delay = %s", got)
	}
	clock.Step(4 * time.Second)
	c.Unchanged(1)
	if got := c.Delay(1, false); got != 6*time.Second {
		t.Errorf("after Unchanged: Delay = %s, want the rest of the second delay", got)
	}
}

func TestCoalescer_urgent(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[string](clock)
	for i := range 100 {
		c.Delay(fmt.Sprint(i), false)
	}
	if got := c.Delay("a", true); got != 0 {
		t.Errorf("first urgent report: Delay = %s, want 0", got)
	}
	c.Sent("a", false)
	clock.Step(time.Second)
	c.Sent("a", true)
	if got, want := c.Delay("a", false), 3*time.Second+100*delayPerObject; got != want {
		t.Errorf("unsettled report: Delay = %s, want %s", got, want)
	}
	if got := c.Delay("a", true); got > 9*time.Second || got == 0 {
		t.Errorf("second urgent report within the same period: Delay = %s, want at most 9s", got)
	}
	c.Unchanged("a")
	clock.Step(9 * time.Second)
	if got := c.Delay("a", true); got != 0 {
		t.Errorf("urgent report in the next period: Delay = %s, want 0", got)
	}
}
