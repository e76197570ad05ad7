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
	c := New[string](clock, Delays{})
	expect := func(step string, want time.Duration) {
		t.Helper()
		if got := c.Delay("a", Progress); got != want {
			t.Errorf("%s: Delay = %s, want %s", step, got, want)
		}
	}
	expect("first report", 3*time.Second)
	clock.Step(250 * time.Millisecond)
	expect("second report while the first is delayed", 2750*time.Millisecond)
	if got := c.Delay("b", Progress); got != 3*time.Second+delayPerObject {
		t.Errorf("report of a second object: Delay = %s", got)
	}
	c.Forget("b")
	clock.Step(time.Minute)
	expect("delay has passed", 0)
	c.Sent("a", Progress)
	expect("after an unsettled report", 10*time.Second)
	clock.Step(10 * time.Second)
	expect("second delay has passed", 0)
	c.Sent("a", Settled)
	expect("after a settled report", 3*time.Second)
	c.Forget("a")
	clock.Step(time.Hour)
	expect("after Forget", 3*time.Second)
}

func TestCoalescer_burst(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[int](clock, Delays{})
	for i := range 100 {
		c.Delay(i, Progress)
		c.Delay(i, Progress) // the same report counts once
	}
	if got, want := c.Delay(0, Progress), 3*time.Second+99*delayPerObject; got != want {
		t.Errorf("with 100 delayed reports: Delay = %s, want %s", got, want)
	}
	for i := range 1000 {
		c.Delay(i, Progress)
	}
	if got, want := c.Delay(0, Progress), 3*time.Second+maxBurstDelay; got != want {
		t.Errorf("with 1000 delayed reports: Delay = %s, want %s", got, want)
	}
	clock.Step(3*time.Second + maxBurstDelay)
	for i := range 1000 {
		if got := c.Delay(i, Progress); got != 0 {
			t.Fatalf("report %d is still delayed by %s", i, got)
		}
		c.Sent(i, []Change{Settled, Progress}[i%2])
	}
	if got := c.Delay(0, Progress); got != 3*time.Second {
		t.Errorf("first delayed report after the burst: Delay = %s", got)
	}
	if got, want := c.Delay(1, Progress), 10*time.Second+delayPerObject; got != want {
		t.Errorf("after an unsettled report: Delay = %s, want %s", got, want)
	}
	c.Unchanged(0)
	c.Unchanged(0)
	if got := c.Delay(1, Progress); got != 10*time.Second {
		t.Errorf("without other delayed reports: Delay = %s", got)
	}
	clock.Step(4 * time.Second)
	c.Unchanged(1)
	if got := c.Delay(1, Progress); got != 6*time.Second {
		t.Errorf("after Unchanged: Delay = %s, want the rest of the second delay", got)
	}
}

func TestCoalescer_urgent(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[string](clock, Delays{})
	for i := range 100 {
		c.Delay(fmt.Sprint(i), Progress)
	}
	if got := c.Delay("a", Urgent); got != 0 {
		t.Errorf("first urgent report: Delay = %s, want 0", got)
	}
	c.Sent("a", Progress)
	clock.Step(time.Second)
	c.Sent("a", Settled)
	if got, want := c.Delay("a", Progress), 3*time.Second+100*delayPerObject; got != want {
		t.Errorf("unsettled report: Delay = %s, want %s", got, want)
	}
	for range urgentTokens {
		if got := c.Delay("a", Urgent); got != 0 {
			t.Errorf("urgent report after another unsettled one: Delay = %s, want 0", got)
		}
		c.Sent("a", Urgent)
		c.Sent("a", Settled)
	}
	clock.Step(time.Second)
	if got := c.Delay("a", Urgent); got == 0 || got > 3*time.Second+100*delayPerObject {
		t.Errorf("urgent report of an object that alternates: Delay = %s, want that of another report at most", got)
	}
	c.Unchanged("a")
	clock.Step(9 * time.Second)
	if got := c.Delay("a", Urgent); got != 0 {
		t.Errorf("urgent report in the next period: Delay = %s, want 0", got)
	}
}

// An object that alternates once a second costs three urgent writes, and one more in each period.
func TestCoalescer_limitsUrgentReports(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[string](clock, Delays{First: time.Minute})
	writes := 0
	for range 600 {
		if c.Delay("a", Urgent) == 0 {
			c.Sent("a", Urgent)
			writes++
		}
		c.Unchanged("a") // healthy again
		clock.Step(time.Second)
	}
	if writes < 60 || writes > 65 {
		t.Errorf("%d urgent reports in 10 minutes, want one in each 10s after the first %d", writes, urgentTokens)
	}
}

// Urgent reports that were written as ordinary ones after 3 seconds do not delay later ones.
func TestCoalescer_urgentWithoutDebt(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[string](clock, Delays{})
	for range 600 { // unhealthy for 4 s, healthy for 2 s
		c.Sent("a", Settled)
		c.Delay("a", Urgent)
		clock.Step(4 * time.Second)
		if c.Delay("a", Urgent) == 0 {
			c.Sent("a", Urgent)
		}
		clock.Step(2 * time.Second)
	}
	c.Sent("a", Settled)
	clock.Step(DefaultDelays.Next)
	if got := c.Delay("a", Urgent); got != 0 {
		t.Errorf("urgent report after an hour: Delay = %s, want 0", got)
	}
}

// An object that was applied is reported after DefaultDelays.Applied in a burst, and later in a large one.
func TestCoalescer_appliedInBurst(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[int](clock, Delays{})
	for i := range largeBurst {
		c.Delay(i, Progress)
	}
	clock.Step(DefaultDelays.Applied)
	if got, want := c.Delay(1, Progress), DefaultDelays.First+largeBurst*delayPerObject-DefaultDelays.Applied-delayPerObject; got != want {
		t.Errorf("Progress in a burst: Delay = %s, want %s", got, want)
	}
	if got := c.Delay(1, Applied); got != 0 {
		t.Errorf("Applied in a burst: Delay = %s, want 0", got)
	}
	for i := range 1000 {
		c.Delay(i, Progress)
	}
	if got, want := c.Delay(1, Applied), DefaultDelays.First+maxBurstDelay-DefaultDelays.Applied; got != want {
		t.Errorf("Applied in a large burst: Delay = %s, want %s", got, want)
	}
	c.Sent(1, Applied)
	if got, want := c.Delay(1, Progress), DefaultDelays.Next+maxBurstDelay; got != want {
		t.Errorf("Progress after Applied: Delay = %s, want %s", got, want)
	}
}

// A heartbeat in the status of a healthy object costs at most one write in each detailInterval, after a few at once.
func TestCoalescer_limitsChangesOfSettledReports(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[string](clock, Delays{})
	writes := func(change Change, d time.Duration) (n int) {
		for range d / time.Second {
			if c.Delay("a", change) == 0 {
				c.Sent("a", change)
				n++
			}
			clock.Step(time.Second)
		}
		return n
	}
	if got := writes(Detail, 10*time.Second); got != detailTokens {
		t.Errorf("%d details at once, want %d", got, detailTokens)
	}
	if got := c.Delay("a", Detail); got == 0 || got > detailInterval {
		t.Errorf("Delay = %s without tokens, want at most %s", got, detailInterval)
	}
	if got := writes(Detail, 10*time.Minute); got < 19 || got > 21 {
		t.Errorf("%d details in 10 minutes, want one in each %s", got, detailInterval)
	}
	if got := c.Delay("a", Transition); got != transitionDelay {
		t.Errorf("Delay of a transition = %s after many details, want %s", got, transitionDelay)
	}
	if got := c.Delay("a", Settled); got != 0 {
		t.Errorf("Delay of a settled report = %s, want 0", got)
	}
	if got := writes(Transition, 10*time.Minute); got < 120 || got > 130 {
		t.Errorf("%d transitions in 10 minutes, want one in each %s", got, transitionInterval)
	}
	if got := c.delayed; got != 0 {
		t.Errorf("%d delayed reports, want none: heartbeats must not delay the progress of other objects", got)
	}
}

// Rollouts that follow each other are reported at once, each with two transitions, and transitions that follow each other within
// transitionDelay are one write.
func TestCoalescer_reportsEachRollout(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[string](clock, Delays{})
	for i := range 10 {
		for range 2 {
			if got := c.Delay("a", Transition); got != transitionDelay {
				t.Fatalf("rollout %d: Delay = %s, want %s", i+1, got, transitionDelay)
			}
			clock.Step(transitionDelay / 2)
			if got := c.Delay("a", Transition); got != transitionDelay/2 {
				t.Fatalf("rollout %d, another transition: Delay = %s, want %s", i+1, got, transitionDelay/2)
			}
			clock.Step(transitionDelay / 2)
			c.Sent("a", Transition)
		}
		clock.Step(7*time.Second - 2*transitionDelay)
	}
}

// In a burst, the transitions of an object have more time to follow each other.
func TestCoalescer_delaysTransitionsInBurst(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[int](clock, Delays{})
	for i := range 11 {
		c.Delay(i, Transition)
		c.Delay(i, Transition) // the same report counts once
	}
	if got, want := c.Delay(0, Transition), transitionDelay+10*delayPerObject; got != want {
		t.Errorf("with 11 transitions: Delay = %s, want %s", got, want)
	}
	for i := range 100 {
		c.Delay(i, Transition)
	}
	if got := c.Delay(0, Transition); got != maxTransitionDelay {
		t.Errorf("with 100 transitions: Delay = %s, want %s", got, maxTransitionDelay)
	}
	if got := c.Delay(0, Settled); got != 0 {
		t.Errorf("Delay of a settled report = %s, want 0", got)
	}
	for i := range 100 {
		[]func(){func() { c.Sent(i, Transition) }, func() { c.Sent(i, Settled) }, func() { c.Unchanged(i) }, func() { c.Forget(i) }}[i%4]()
	}
	if got := c.Delay(0, Transition); got != transitionDelay {
		t.Errorf("after the burst: Delay = %s, want %s", got, transitionDelay)
	}
}

func TestCoalescer_dropsExpiredEntries(t *testing.T) {
	t.Parallel()
	clock := clocktesting.NewFakeClock(start)
	c := New[int](clock, Delays{})
	for i := range 10 * minSweep {
		c.Sent(i, Detail)
		clock.Step(time.Second)
	}
	if got := len(c.entries); got > 2*minSweep {
		t.Errorf("%d entries, want expired ones to be dropped", got)
	}
}
