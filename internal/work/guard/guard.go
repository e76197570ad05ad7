// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package guard pauses the removal of member objects when one change, such as an edit of a policy, would remove an unusual number
// of them.
//
//	removal of a Work ──► Ask ──► Allow, Wait until similar removals have been asked for, or Hold until a user approves
//
// Works count if they are older than Limits.Established, or if their object existed before Karmada took it over. Applications that
// are created and deleted often are therefore never held. Cluster-scoped access objects are counted apart, from the first.
//
// A change is a policy or a namespace. One that exceeds the limit by itself is held alone; the removals of others are counted without
// it. The state is in memory. After a restart every pending removal is requested again, before any of them is allowed.
package guard

import (
	"fmt"
	"sync"
	"time"

	"github.com/spf13/pflag"
	"k8s.io/apimachinery/pkg/types"
	"k8s.io/utils/clock"
)

// Limits define an unusual number of removals: more than Share of all established Works within Window, but at least Min and at
// most Max. A Share of 0 turns the guard off.
type Limits struct {
	Share    float64
	Min, Max int
	Window   time.Duration
	// Settle is how long a removal waits for others that the same change causes.
	Settle time.Duration
	// Established is the age at which a Work counts.
	Established time.Duration
}

// Default holds the default limits.
var Default = Limits{
	Share: 0.2, Min: 100, Max: 1000, Window: 5 * time.Minute, Settle: 2 * time.Second, Established: 10 * time.Minute,
}

// AddFlags adds the flags of the limits, with their current values as defaults.
func (l *Limits) AddFlags(fs *pflag.FlagSet) {
	fs.Float64Var(&l.Share, "removal-guard-share", l.Share, "Share of all member objects that one change may remove without approval, "+
		"between 0 and 1. Objects that Karmada created within the last 10 minutes are not counted. 0 disables the guard.")
	fs.IntVar(&l.Min, "removal-guard-min", l.Min, "Number of member objects that one change may always remove without approval.")
	fs.IntVar(&l.Max, "removal-guard-max", l.Max, "Number of member objects that one change may never exceed without approval.")
	fs.DurationVar(&l.Window, "removal-guard-window", l.Window, "Duration within which removals count as one change.")
}

// Restarts holds the default limits of restarts: the guard is off.
var Restarts = Limits{Min: Default.Min, Max: Default.Max, Window: Default.Window, Settle: Default.Settle, Established: Default.Established}

// AddRestartFlags adds the flags of the limits of restarts, with their current values as defaults.
func (l *Limits) AddRestartFlags(fs *pflag.FlagSet) {
	fs.Float64Var(&l.Share, "restart-guard-share", l.Share, "Share of all workloads in members that one change of override policies may "+
		"restart without approval, between 0 and 1. Workloads that Karmada created within the last 10 minutes are not counted. "+
		"0 disables the guard.")
	fs.IntVar(&l.Min, "restart-guard-min", l.Min,
		"Number of workloads that one change of override policies may always restart without approval.")
}

// ValidateRestarts checks the limits of restarts.
func (l *Limits) ValidateRestarts() error {
	switch {
	case l.Share < 0 || l.Share > 1:
		return fmt.Errorf("--restart-guard-share must be between 0 and 1, not %v", l.Share)
	case l.Min < 0:
		return fmt.Errorf("--restart-guard-min must be at least 0, not %d", l.Min)
	}
	return nil
}

// Validate checks the limits.
func (l *Limits) Validate() error {
	switch {
	case l.Share < 0 || l.Share > 1:
		return fmt.Errorf("--removal-guard-share must be between 0 and 1, not %v", l.Share)
	case l.Min < 0 || l.Max < l.Min:
		return fmt.Errorf("--removal-guard-min must be between 0 and --removal-guard-max, not %d and %d", l.Min, l.Max)
	case l.Window <= 0:
		return fmt.Errorf("--removal-guard-window must be greater than 0, not %v", l.Window)
	}
	return nil
}

// count returns the number of removals that is still usual if there are total Works that count.
func (l Limits) count(total int) int {
	return max(l.Min, min(l.Max, int(l.Share*float64(total))))
}

// Decision is the decision about a Removal. The zero value allows it.
type Decision struct {
	// Wait is the delay after which to ask again.
	Wait time.Duration
	// Hold reports that the removal needs approval. Pending removals are more than Limit of Total Works that count.
	Hold                  bool
	Pending, Limit, Total int
	// Change is the policy or namespace whose removals exceed the limit by themselves; "" if it is several.
	Change string
	// Access reports that only access objects are counted.
	Access bool
}

// Guard decides on removals of Works.
type Guard struct {
	limits Limits
	clock  clock.PassiveClock
	total  func(createdBefore time.Time, access bool) int

	mu     sync.Mutex // guards the fields below
	pruned time.Time
	access pool // of cluster-scoped access objects
	others pool
}

const (
	// Interval is the delay before a caller asks again for a removal on hold.
	Interval = 30 * time.Second
	// forgetAfter is the age of the last request at which a removal counts as withdrawn.
	forgetAfter = 3 * Interval
)

// New returns a Guard. total returns the number of Works of access objects, or of other objects, that count. These were created
// before a time, or their object existed before it.
func New(l Limits, c clock.PassiveClock, total func(createdBefore time.Time, access bool) int) *Guard {
	fromFirst := l
	fromFirst.Min = 0
	return &Guard{limits: l, clock: c, total: total, access: newPool(fromFirst), others: newPool(l)}
}

// Ask decides on a removal. The caller asks again, after Decision.Wait or when the binding changes, until it is allowed, and calls
// Withdraw if the Work stays.
func (g *Guard) Ask(r Removal) Decision {
	if g == nil || g.limits.Share <= 0 {
		return Decision{}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	now := g.clock.Now()
	if r.Approved || !r.Counts(now.Add(-g.limits.Established)) {
		g.withdraw(r.Work)
		return Decision{}
	}
	g.prune(now)
	p := &g.others
	if r.Access {
		p = &g.access
	}
	return p.ask(r, now, func() int { return g.total(now.Add(-g.limits.Established), r.Access) })
}

// prune withdraws removals that are no longer requested, for example because the Work was deleted otherwise. It must be called with
// mu held.
func (g *Guard) prune(now time.Time) {
	if now.Sub(g.pruned) < Interval {
		return
	}
	g.pruned = now
	for _, p := range []*pool{&g.access, &g.others} {
		for work, r := range p.asked {
			if now.Sub(r.last) > forgetAfter {
				p.withdraw(work)
			}
		}
	}
}

// Withdraw takes back the removal of a Work, because it stays or no longer exists.
func (g *Guard) Withdraw(work types.UID) {
	if g == nil {
		return
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	g.withdraw(work)
}

// withdraw must be called with mu held.
func (g *Guard) withdraw(work types.UID) {
	g.access.withdraw(work)
	g.others.withdraw(work)
}

// Asked reports whether the removal of a Work is being decided on.
func (g *Guard) Asked(work types.UID) bool {
	if g == nil {
		return false
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	_, access := g.access.asked[work]
	_, other := g.others.asked[work]
	return access || other
}

// Held returns the number of removals that await approval.
func (g *Guard) Held() (held int) {
	if g == nil {
		return 0
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, p := range []*pool{&g.access, &g.others} {
		for _, count := range p.held {
			held += count
		}
	}
	return held
}
