// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package guard

import (
	"slices"
	"time"

	"k8s.io/apimachinery/pkg/types"
)

// Keys of pool.held that do not name a change.
const (
	several = ""        // several changes exceed the limit together
	restart = "restart" // held before a restart
)

// pool counts removals that are compared with one limit.
type pool struct {
	limits Limits
	// asked are the removals that are neither allowed nor withdrawn.
	asked map[types.UID]*request
	// allowed holds the removals that were allowed within the window, in ascending order of time.
	allowed []*request
	// members is the number of asked and allowed removals of each change.
	members map[string]int
	// held is the number of removals on hold by the change that exceeds the limit, several or restart. No value is 0.
	held map[string]int
	// rest is the number of asked and allowed removals that are not on hold, and whose changes do not exceed the limit by themselves.
	rest int
	// joinUntil is the time until which new removals are added to the removals that several changes caused together and that are held.
	joinUntil time.Time

	total   int       // number of Works that count
	counted time.Time // when total was counted
}

// request is a requested removal.
type request struct {
	first, last, allowed time.Time
	changes              []string
	// held reports that the removal is on hold because of the key by. A removal that is allowed and whose change then exceeds the limit
	// has by, but is not held.
	held bool
	by   string
}

func newPool(l Limits) pool {
	return pool{limits: l, asked: map[types.UID]*request{}, members: map[string]int{}, held: map[string]int{}}
}

// ask decides on a removal. total counts the Works that count.
func (p *pool) ask(r Removal, now time.Time, total func() int) Decision {
	for len(p.allowed) > 0 && p.allowed[0].allowed.Before(now.Add(-p.limits.Window)) {
		p.drop(p.allowed[0])
		p.allowed = p.allowed[1:]
	}
	asked, known := p.asked[r.Work]
	if !known {
		asked = &request{first: now, changes: r.Changes}
		p.add(r, asked, now)
	}
	asked.last = now
	d := Decision{Pending: len(p.asked) + len(p.allowed), Access: r.Access}
	if asked.held || d.Pending > p.limits.Min {
		d.Total = p.count(now, total)
		d.Limit = p.limits.count(d.Total)
		p.decide(asked, d.Limit, now)
	}
	switch {
	case asked.held:
		d.Hold, d.Wait = true, Interval
		if asked.by != restart {
			d.Change = asked.by
		}
		return d
	case now.Sub(asked.first) < p.limits.Settle:
		return Decision{Wait: p.limits.Settle - now.Sub(asked.first)}
	}
	delete(p.asked, r.Work)
	asked.allowed = now
	p.allowed = append(p.allowed, asked)
	return Decision{}
}

// add counts a new removal. It joins those of its change that are on hold.
func (p *pool) add(r Removal, asked *request, now time.Time) {
	p.asked[r.Work] = asked
	p.rest++
	for _, c := range asked.changes {
		p.members[c]++
	}
	tripped := slices.IndexFunc(asked.changes, func(c string) bool { return p.held[c] > 0 })
	switch {
	case r.Held:
		p.hold(asked, restart)
	case tripped >= 0:
		p.hold(asked, asked.changes[tripped])
	case p.held[several] > 0 && now.Before(p.joinUntil):
		p.hold(asked, several)
	}
}

// decide holds the removals of a change of asked that exceeds the limit by itself, or all if they exceed it together.
func (p *pool) decide(asked *request, limit int, now time.Time) {
	if asked.held && asked.by != several {
		return
	}
	for _, c := range asked.changes {
		if p.members[c] <= limit || p.held[c] > 0 {
			continue
		}
		for _, r := range p.asked {
			if slices.Contains(r.changes, c) && (!r.held || r.by == several) {
				p.hold(r, c)
			}
		}
		for _, r := range p.allowed {
			if slices.Contains(r.changes, c) && r.by == "" {
				r.by = c
				p.rest--
			}
		}
		for _, r := range p.asked { // the others are decided on without this change
			if r.held && r.by == several {
				p.release(r)
			}
		}
		break
	}
	if p.rest <= limit {
		return
	}
	p.joinUntil = now.Add(p.limits.Window)
	for _, r := range p.asked {
		if !r.held {
			p.hold(r, several)
		}
	}
}

// hold puts a removal on hold, or changes the reason.
func (p *pool) hold(r *request, by string) {
	if r.held {
		p.release(r)
	}
	r.held, r.by = true, by
	p.rest--
	p.held[by]++
}

// release ends the hold of a removal.
func (p *pool) release(r *request) {
	if p.held[r.by]--; p.held[r.by] == 0 {
		delete(p.held, r.by)
	}
	r.held, r.by = false, ""
	p.rest++
}

// withdraw removes a requested removal.
func (p *pool) withdraw(work types.UID) {
	if r, ok := p.asked[work]; ok {
		if r.held {
			p.release(r)
		}
		delete(p.asked, work)
		p.drop(r)
	}
}

// drop ends the counting of a removal that is not on hold.
func (p *pool) drop(r *request) {
	if r.by == "" {
		p.rest--
	}
	for _, c := range r.changes {
		if p.members[c]--; p.members[c] == 0 {
			delete(p.members, c)
		}
	}
}

// count returns the number of Works that count. It is at most Settle old: a change requests many removals, and each count visits
// all Works.
func (p *pool) count(now time.Time, total func() int) int {
	if p.counted.IsZero() || now.Sub(p.counted) >= p.limits.Settle {
		p.total, p.counted = total(), now
	}
	return p.total
}
