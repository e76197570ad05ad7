// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package guard

import (
	"fmt"
	"testing"
	"time"

	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
)

var epoch = time.Unix(1_700_000_000, 0)

func newGuard(total int) (*Guard, *clocktesting.FakeClock) {
	c := clocktesting.NewFakeClock(epoch)
	return New(Default, c, func(time.Time, bool) int { return total }), c
}

func old(i int) Removal {
	return Removal{Work: types.UID(fmt.Sprint(i)), Created: epoch.Add(-time.Hour)}
}

func TestAsk_allowsUsualRemovalsAfterTheSettlePeriod(t *testing.T) {
	t.Parallel()
	g, c := newGuard(100)
	for i := range 100 {
		if d := g.Ask(old(i)); d.Hold || d.Wait != Default.Settle {
			t.Fatalf("Ask = %+v, want a wait of %v", d, Default.Settle)
		}
	}
	c.Step(Default.Settle)
	for i := range 100 {
		if d := g.Ask(old(i)); d != (Decision{}) {
			t.Fatalf("Ask = %+v, want it allowed", d)
		}
	}
}

func TestAsk_holdsAllRemovalsOfOneChange(t *testing.T) {
	t.Parallel()
	g, c := newGuard(2000)
	for i := range 401 {
		g.Ask(old(i))
	}
	c.Step(Default.Settle)
	for i := range 401 {
		if d := g.Ask(old(i)); !d.Hold || d.Pending != 401 || d.Limit != 400 || d.Total != 2000 {
			t.Fatalf("Ask = %+v, want it held with 401 of at most 400", d)
		}
	}
	if g.Held() != 401 {
		t.Errorf("Held = %d", g.Held())
	}
	approved := old(0)
	approved.Approved = true
	if d := g.Ask(approved); d != (Decision{}) {
		t.Errorf("Ask = %+v after approval", d)
	}
	// The remaining removals need approval, too, although they are no longer too many.
	for i := 1; i < 399; i++ {
		g.Withdraw(old(i).Work)
	}
	if d := g.Ask(old(400)); !d.Hold {
		t.Errorf("Ask = %+v, want it held", d)
	}
	for i := 399; i < 401; i++ {
		g.Withdraw(old(i).Work)
	}
	if d := g.Ask(old(500)); d.Hold || g.Held() != 0 {
		t.Errorf("Ask = %+v, want no hold once nothing is pending", d)
	}
}

func TestAsk_holdsAfterRestart(t *testing.T) {
	t.Parallel()
	g, _ := newGuard(2000)
	r := old(1)
	r.Held = true
	if d := g.Ask(r); !d.Hold {
		t.Errorf("Ask = %+v, want it held", d)
	}
	if d := g.Ask(old(2)); d.Hold {
		t.Errorf("Ask = %+v, want others not held", d)
	}
}

func TestAsk_countsTheWindow(t *testing.T) {
	t.Parallel()
	remove := func(g *Guard, c *clocktesting.FakeClock, from, to int) (held int) {
		for i := from; i < to; i++ {
			g.Ask(old(i))
		}
		c.Step(Default.Settle)
		for i := from; i < to; i++ {
			if g.Ask(old(i)).Hold {
				held++
			}
		}
		return held
	}
	g, c := newGuard(200)
	if held := remove(g, c, 0, 60); held != 0 {
		t.Fatalf("%d held", held)
	}
	if held := remove(g, c, 60, 120); held != 60 {
		t.Errorf("%d held, want those of the second change within the window", held)
	}
	g, c = newGuard(200)
	remove(g, c, 0, 60)
	c.Step(Default.Window + time.Second)
	if held := remove(g, c, 60, 120); held != 0 {
		t.Errorf("%d held after the window", held)
	}
}

func TestAsk_forgetsRemovalsThatAreNoLongerAskedFor(t *testing.T) {
	t.Parallel()
	g, c := newGuard(100)
	for i := range 101 {
		g.Ask(old(i))
	}
	if !g.Ask(old(0)).Hold {
		t.Fatal("not held")
	}
	c.Step(forgetAfter + time.Second)
	if d := g.Ask(old(200)); d.Hold {
		t.Errorf("Ask = %+v, want it not held because of deleted Works", d)
	}
}

func TestAsk_ignoresYoungWorks(t *testing.T) {
	t.Parallel()
	g, _ := newGuard(100)
	for i := range 5000 {
		r := old(i)
		r.Created = epoch.Add(-time.Minute)
		if d := g.Ask(r); d != (Decision{}) {
			t.Fatalf("Ask = %+v, want it allowed at once", d)
		}
	}
}

// An object that existed before must not be lost because Karmada took it over a minute ago.
func TestAsk_countsObjectsThatExistedBefore(t *testing.T) {
	t.Parallel()
	g, _ := newGuard(100)
	for i := range 101 {
		r := old(i)
		r.Created, r.Existed = epoch, true
		if d := g.Ask(r); d.Hold != (i == 100) {
			t.Fatalf("Ask %d = %+v", i, d)
		}
	}
}

func TestAsk_countsAccessObjectsFromTheFirst(t *testing.T) {
	t.Parallel()
	c := clocktesting.NewFakeClock(epoch)
	g := New(Default, c, func(_ time.Time, access bool) int {
		if access {
			return 10
		}
		return 2000
	})
	role := func(i int) Removal {
		r := old(1000 + i)
		r.Access = true
		return r
	}
	for i := range 50 {
		g.Ask(old(i)) // counted apart
	}
	young := role(9)
	young.Created = epoch
	if d := g.Ask(young); d != (Decision{}) {
		t.Errorf("Ask = %+v, want what Karmada created just now allowed", d)
	}
	for i := range 3 {
		g.Ask(role(i))
	}
	c.Step(Default.Settle)
	for i := range 3 {
		if d := g.Ask(role(i)); !d.Hold || !d.Access || d.Limit != 2 || d.Total != 10 {
			t.Errorf("Ask = %+v, want it held with 3 of at most 2", d)
		}
	}
	for i := range 50 {
		if d := g.Ask(old(i)); d != (Decision{}) {
			t.Errorf("Ask = %+v, want other objects allowed", d)
		}
	}
}

// in returns the removal of an object in a namespace.
func in(namespace string, i int) Removal {
	r := old(i)
	r.Work, r.Changes = types.UID(fmt.Sprint(namespace, i)), []string{"of ClusterPropagationPolicy all", "in namespace " + namespace}
	if namespace != "a" {
		r.Changes[0] = "of PropagationPolicy " + namespace + "/p"
	}
	return r
}

// The large removal of one tenant does not hold the removals of others, before and after it is approved.
func TestAsk_holdsOneChangeAlone(t *testing.T) {
	t.Parallel()
	g, c := newGuard(2000)
	g.Ask(in("b", 0))
	for i := range 400 {
		g.Ask(in("a", i))
	}
	if !g.Ask(in("b", 0)).Hold {
		t.Fatal("401 removals of two changes are not held")
	}
	g.Ask(in("a", 400))
	c.Step(Default.Settle)
	if d := g.Ask(in("b", 0)); d != (Decision{}) {
		t.Errorf("Ask = %+v, want the removal of another change allowed", d)
	}
	for i := range 401 {
		if d := g.Ask(in("a", i)); !d.Hold || d.Change != "of ClusterPropagationPolicy all" {
			t.Fatalf("Ask = %+v, want it held because of the policy", d)
		}
	}
	if g.Ask(in("a", 401)); g.Held() != 402 {
		t.Errorf("Held = %d, want all of the change, also a later one", g.Held())
	}
	for i := range 402 {
		if i == 1 && !g.Ask(in("a", 1)).Hold {
			t.Error("not held after the approval of others")
		}
		approved := in("a", i)
		approved.Approved = true
		g.Ask(approved)
	}
	for _, next := range []Removal{in("b", 1), in("a", 500)} {
		g.Ask(next)
		c.Step(Default.Settle)
		if d := g.Ask(next); d != (Decision{}) || g.Held() != 0 {
			t.Errorf("Ask = %+v, held %d, want the next removal allowed", d, g.Held())
		}
	}
}

// Removals that several changes cause together are held until approved, but not those of later changes.
func TestAsk_holdsSeveralChanges(t *testing.T) {
	t.Parallel()
	g, c := newGuard(2000)
	for i := range 401 {
		g.Ask(in(fmt.Sprint("n", i), i))
	}
	if d := g.Ask(in("late", 0)); !d.Hold || d.Change != "" {
		t.Errorf("Ask = %+v, want it held within the window", d)
	}
	for range 11 { // the others are still requested
		c.Step(Interval)
		for i := range 401 {
			if !g.Ask(in(fmt.Sprint("n", i), i)).Hold {
				t.Fatal("the hold ended")
			}
		}
	}
	g.Ask(in("later", 0))
	c.Step(Default.Settle)
	if d := g.Ask(in("later", 0)); d != (Decision{}) {
		t.Errorf("Ask = %+v, want the removal of a later change allowed", d)
	}
}

func TestAsk_off(t *testing.T) {
	t.Parallel()
	var none *Guard
	off := New(Limits{}, clocktesting.NewFakeClock(epoch), func(time.Time, bool) int { return 0 })
	for _, g := range []*Guard{none, off} {
		if d := g.Ask(old(1)); d != (Decision{}) || g.Held() != 0 {
			t.Errorf("Ask = %+v", d)
		}
		g.Withdraw("1")
	}
}

func TestLimits_count(t *testing.T) {
	t.Parallel()
	for total, want := range map[int]int{0: 100, 400: 100, 1000: 200, 5000: 1000, 100_000: 1000} {
		if got := Default.count(total); got != want {
			t.Errorf("count(%d) = %d, want %d", total, got, want)
		}
	}
}

// Counting the Works is expensive in a large fleet, and each held removal is requested repeatedly.
func TestAsk_countsWorksOncePerSettlePeriod(t *testing.T) {
	t.Parallel()
	counts := 0
	c := clocktesting.NewFakeClock(epoch)
	g := New(Default, c, func(time.Time, bool) int { counts++; return 2000 })
	for i := range 5000 {
		g.Ask(old(i))
	}
	if counts != 1 {
		t.Errorf("the Works were counted %d times for one change, want once", counts)
	}
	c.Step(Default.Settle)
	if g.Ask(old(0)); counts != 2 {
		t.Errorf("the Works were counted %d times, want a second time after %v", counts, Default.Settle)
	}
}
