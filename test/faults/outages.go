// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// Faults that last until a cluster is not ready, besides those of members: of the agent, and of its connection to the control plane.
const (
	pauseAgent         fault = "the agent is paused"
	cutAgent           fault = "connections of the agent to the control plane are refused"
	stallAgent         fault = "connections of the agent to the control plane stall"
	stallAgentRequests fault = "requests of the agent to the control plane stall"
	stallAgentAnswers  fault = "responses of the control plane to the agent stall"
)

// Faults of outages, of members in Push mode and in Pull mode. requestFaults exceed the timeout of a request, 30 s.
var (
	requestFaults = []fault{stallMember, stallResponse, slowMember}
	pushOutages   = append(slices.Clone(requestFaults), cutMember, expireMember, pauseMember, restartMember)
	pullOutages   = append(slices.Clone(requestFaults), cutMember, killAgent, pauseAgent, cutAgent, stallAgent, stallAgentRequests,
		stallAgentAnswers)
	// deliveringFaults are those in which a member still receives requests, perhaps long after they were sent.
	deliveringFaults = []fault{stallResponse, slowMember}
)

const (
	outageLatency  = 35 * time.Second // of slowMember
	requestTimeout = 30 * time.Second
)

// reaction is the reason for which a template leaves its cluster.
type reaction string

const (
	stays       reaction = "stays"
	onTaint     reaction = "NoExecute taint"
	onReadiness reaction = "cluster not ready"
	onFailure   reaction = "unhealthy"
)

// failoverTemplate is a template with a policy of its own, which has its name. It is in one cluster, or in all of them.
type failoverTemplate struct {
	template
	reaction   reaction
	purge      policyv1alpha1.PurgeMode
	toleration int    // seconds
	home       string // the first cluster; "" means all clusters
}

func (t failoverTemplate) String() string {
	return fmt.Sprintf("%s %s in %q leaves: %s, %s, after %d s", t.kind, t.name, t.home, t.reaction, t.purge, t.toleration)
}

// outageKind determines which clusters are lost, and for how long.
type outageKind string

const (
	lostOne  outageKind = "one cluster is lost until its templates are elsewhere"
	lostMost outageKind = "most clusters are lost: nothing may leave them"
	brief    outageKind = "one cluster is lost for a time in which nothing may leave it"
)

// phase is a time in an outage at which the control plane is killed.
type phase string

const (
	phaseLost    phase = "after the loss"
	phaseUnready phase = "when the clusters are not ready"
	phaseMoved   phase = "when templates are elsewhere"
	phaseBack    phase = "when the clusters return"
)

// loss is the loss of a cluster, after a delay.
type loss struct {
	cluster string
	fault   fault
	delay   time.Duration
}

// outageRound is an outage, with operations and faults of the control plane during it.
type outageRound struct {
	kind   outageKind
	losses []loss
	kills  map[phase]disturbance
	steps  []step
	broken []string      // names of templates that become unhealthy where they are
	length time.Duration // of the loss, after the operations and the phases
}

func (r outageRound) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, length %v", r.kind, r.length)
	for _, l := range r.losses {
		fmt.Fprintf(&b, "; after %v: %s: %s", l.delay, l.cluster, l.fault)
	}
	for _, p := range []phase{phaseLost, phaseUnready, phaseMoved, phaseBack} {
		if k, ok := r.kills[p]; ok {
			fmt.Fprintf(&b, "; %s: %s", p, k)
		}
	}
	if len(r.broken) > 0 {
		fmt.Fprintf(&b, "; unhealthy: %v", r.broken)
	}
	return b.String()
}

// outageTemplates returns the templates of a seed: one of each reaction and purge mode. Most of those that leave a lost cluster are in
// the first cluster that is lost, and those that become unhealthy are in another one.
func (g *generator) outageTemplates(clusters []string, lost string) (out []failoverTemplate) {
	add := func(t failoverTemplate) {
		t.revision, t.toleration = 1, g.IntN(4)
		switch {
		case t.reaction == onFailure:
			others := without(clusters, []string{lost})
			t.home = others[g.IntN(len(others))]
		case t.home == "" || g.IntN(3) == 0:
			t.home = clusters[g.IntN(len(clusters))]
		}
		out = append(out, t)
	}
	kinds := []string{configMap, deployment}
	modes := []policyv1alpha1.PurgeMode{policyv1alpha1.PurgeModeGracefully, policyv1alpha1.PurgeModeDirectly, policyv1alpha1.PurgeModeNever}
	for _, mode := range modes {
		name := strings.ToLower(string(mode))
		if mode != policyv1alpha1.PurgeModeNever { // not possible for taints
			for _, kind := range kinds {
				t := template{kind: kind, name: "taint-" + name + "-" + strings.ToLower(kind)}
				add(failoverTemplate{template: t, reaction: onTaint, purge: mode, home: lost})
			}
		}
		t := template{kind: kinds[g.IntN(len(kinds))], name: "unready-" + name}
		add(failoverTemplate{template: t, reaction: onReadiness, purge: mode, home: lost})
		add(failoverTemplate{template: template{kind: deployment, name: "unhealthy-" + name}, reaction: onFailure, purge: mode})
	}
	for i := range deletedTemplates {
		t := template{kind: kinds[i%len(kinds)], name: fmt.Sprintf("deleted-%d", i)}
		add(failoverTemplate{template: t, reaction: onTaint, purge: policyv1alpha1.PurgeModeGracefully, home: lost})
	}
	add(failoverTemplate{template: template{kind: deployment, name: "pinned"}, reaction: stays, home: lost})
	out = append(out, failoverTemplate{template: template{kind: configMap, name: "everywhere", revision: 1}, reaction: stays})
	return out
}

// deletedTemplates is the number of templates that are deleted and created again.
const deletedTemplates = 2

// outagePlan returns the templates and the rounds of a seed: one of each kind. Equal arguments lead to equal plans.
func outagePlan(seed uint64, clusters []string) (templates []failoverTemplate, rounds []outageRound) {
	g := &generator{Rand: rand.New(rand.NewPCG(seed, 2)), state: newState(clusters...)}
	for _, kind := range []outageKind{lostOne, lostMost, brief} {
		r := outageRound{kind: kind, kills: map[phase]disturbance{}}
		names := slices.Clone(clusters)
		g.Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
		lost, phases := names[:1], []phase{phaseLost, phaseUnready, phaseBack}
		switch kind {
		case lostOne:
			templates = g.outageTemplates(clusters, lost[0])
			phases = append(phases, phaseMoved)
			r.length = time.Duration(g.IntN(3000)) * time.Millisecond
			r.broken = []string{"unhealthy-gracefully", "unhealthy-directly", "unhealthy-never"}[g.IntN(3):]
		case lostMost:
			lost = names[:len(names)/2+1]
			r.length = 22*time.Second + time.Duration(g.IntN(8000))*time.Millisecond
		case brief:
			phases = []phase{phaseLost, phaseBack}
			r.length = 4*time.Second + time.Duration(g.IntN(4000))*time.Millisecond
		}
		for i, c := range lost {
			faults := pushOutages
			if c == clusters[len(clusters)-1] {
				faults = pullOutages
			}
			if kind == lostOne && g.IntN(2) == 0 {
				faults = requestFaults
			}
			r.losses = append(r.losses, loss{c, faults[g.IntN(len(faults))], time.Duration(i*g.IntN(3000)) * time.Millisecond})
		}
		// One of four outages is without a kill.
		if i := g.IntN(len(phases) + 1); i < len(phases) {
			r.kills[phases[i]] = disturbance{
				fault: killControl, delay: time.Duration(g.IntN(2000)) * time.Millisecond,
				duration: time.Duration(g.IntN(3000)) * time.Millisecond,
			}
		}
		r.steps = g.outageSteps(templates)
		rounds = append(rounds, r)
	}
	return templates, rounds
}

// outageSteps returns operations of one outage, which take less time than the control plane needs to evict a template.
func (g *generator) outageSteps(templates []failoverTemplate) (out []step) {
	for range 6 {
		g.revisions++
		t := templates[g.IntN(len(templates))].template
		t.revision = 1 + g.revisions
		out = append(out, step{operation: operation{verb: putTemplate, template: t}, pause: time.Duration(g.IntN(600)) * time.Millisecond})
		if strings.HasPrefix(t.name, "deleted-") {
			out[len(out)-1].operation = operation{verb: deleteTemplate, template: t}
		}
	}
	// A deleted object exists again at the end.
	for i := range out {
		if o := out[i].operation; o.verb == deleteTemplate {
			out = append(out, step{operation: operation{verb: putTemplate, template: o.template}})
		}
	}
	return out
}

// interval is a time in which a cluster is lost by a fault. Its end is zero until the cluster returns.
type interval struct {
	fault      fault
	begin, end time.Time
}

// outageRecord holds the requests of a round, and the faults of clusters.
type outageRecord struct {
	specs   map[objectRef]failoverTemplate
	placed  map[memberRef]bool        // objects in members when the round begins
	reasons map[memberRef][]time.Time // for which a template leaves a cluster
	// confirmed are the requests to delete an old copy with purge mode Never.
	confirmed        map[memberRef][]time.Time
	deleted, created map[objectRef][]time.Time
	lost             map[string]interval
}

// reachable reports whether a cluster is not lost at a time.
func (e *outageRecord) reachable(cluster string, at time.Time) bool {
	l, ok := e.lost[cluster]
	return !ok || at.Before(l.begin) || !l.end.IsZero() && at.After(l.end)
}

// before returns how many of the times are before another one.
func before(times []time.Time, at time.Time) (n int) {
	for _, t := range times {
		if t.Before(at) {
			n++
		}
	}
	return n
}

// observationDelay is the time by which the observations of two recorders may differ.
const observationDelay = 2 * time.Second

// outageCheck holds the observations up to a time.
type outageCheck struct {
	*outageRecord
	in       map[memberRef]int
	appeared map[objectRef]int
	removed  map[memberRef]int
	nowhere  map[objectRef]int
	second   map[objectRef]time.Time // when the second copy of a template with purge mode Directly was observed
	faults   []string
}

// faults returns a line for each unexplained appearance and removal, and for each removal of an old copy without a replacement in a
// reachable cluster. It also returns a line for each time at which a template was in no member, and for each template with purge
// mode Directly that had two copies. history is in the order of time.
func (e *outageRecord) faults(history []presence) []string {
	c := &outageCheck{
		outageRecord: e, in: map[memberRef]int{}, appeared: map[objectRef]int{}, removed: map[memberRef]int{},
		nowhere: map[objectRef]int{}, second: map[objectRef]time.Time{},
	}
	for m := range e.placed {
		c.in[m] = 1
	}
	for _, p := range history {
		if _, ok := e.specs[p.objectRef]; !ok {
			continue
		}
		if p.present {
			c.appears(p)
		} else {
			c.leaves(p)
		}
	}
	for ref, at := range c.second {
		if c.copies(ref, "", time.Time{}) > 1 {
			c.fault("two copies: %+v since %s", ref, at.Format(time.StampMilli))
		}
	}
	return c.faults
}

func (c *outageCheck) fault(format string, args ...any) {
	c.faults = append(c.faults, fmt.Sprintf(format, args...))
}

// copies returns the number of copies of a template, except for that in a cluster. If at is set, the clusters must be reachable.
func (c *outageCheck) copies(ref objectRef, except string, at time.Time) (n int) {
	for m, present := range c.in {
		if m.objectRef == ref && present > 0 && m.cluster != except && (at.IsZero() || c.reachable(m.cluster, at)) {
			n++
		}
	}
	return n
}

// usedIn reports whether a ConfigMap must stay in a cluster: an old copy of a workload stays there, whose pods may use it.
func (c *outageCheck) usedIn(p presence) bool {
	if p.kind != configMap {
		return false
	}
	for m, present := range c.in {
		if present > 0 && m.cluster == p.cluster && c.keepsWorkload(m, p.at) {
			return true
		}
	}
	return false
}

// keepsWorkload reports whether an object is the old copy of a workload that left a lost cluster with purge mode Never before a
// time. At that time, its deletion is not confirmed.
func (e *outageRecord) keepsWorkload(m memberRef, at time.Time) bool {
	spec := e.specs[m.objectRef]
	return m.kind == deployment && spec.reaction == onReadiness && spec.purge == policyv1alpha1.PurgeModeNever &&
		before(e.reasons[m], at) > 0 && before(e.confirmed[m], at) == 0
}

func (c *outageCheck) appears(p presence) {
	c.in[p.memberRef]++
	c.appeared[p.objectRef]++
	spec := c.specs[p.objectRef]
	if spec.home == "" {
		if times := before(c.created[p.objectRef], p.seen); times == 0 && c.removed[p.memberRef] == 0 {
			c.fault("appeared without a reason: %+v", p)
		}
		return
	}
	reasons := before(c.created[p.objectRef], p.seen)
	for m, times := range c.reasons {
		if m.objectRef == p.objectRef {
			reasons += before(times, p.seen)
		}
	}
	if c.appeared[p.objectRef] > reasons {
		c.fault("appeared without a reason: %+v, appearance %d with %d reasons", p, c.appeared[p.objectRef], reasons)
	}
	if spec.purge == policyv1alpha1.PurgeModeDirectly && c.copies(p.objectRef, "", time.Time{}) > 1 {
		c.second[p.objectRef] = p.seen
	}
}

func (c *outageCheck) leaves(p presence) {
	c.in[p.memberRef]--
	c.removed[p.memberRef]++
	spec := c.specs[p.objectRef]
	n, deletions, reasons := c.removed[p.memberRef], before(c.deleted[p.objectRef], p.at), before(c.reasons[p.memberRef], p.at)
	switch {
	case n > deletions+reasons:
		c.fault("removed without a reason: %+v, removal %d with %d deletions and %d evictions", p, n, deletions, reasons)
	case n <= deletions:
	case spec.purge == policyv1alpha1.PurgeModeNever && before(c.confirmed[p.memberRef], p.at) == 0:
		c.fault("removed without a confirmation: %+v", p)
	case spec.purge == policyv1alpha1.PurgeModeGracefully && c.usedIn(p):
		c.fault("removed before the workloads of its namespace: %+v", p)
	case spec.purge != policyv1alpha1.PurgeModeDirectly && c.copies(p.objectRef, p.cluster, p.at) == 0 &&
		c.copies(p.objectRef, p.cluster, p.at.Add(-observationDelay)) == 0: // a loss is noticed later
		c.fault("removed without a replacement in a reachable cluster: %+v", p)
	}
	// The deletion of a template may arrive late. An eviction must not remove anything in a cluster that is lost.
	delivered := n <= deletions && slices.Contains(deliveringFaults, c.lost[p.cluster].fault)
	if !delivered && !c.reachable(p.cluster, p.at.Add(-observationDelay)) && !c.reachable(p.cluster, p.at) {
		c.fault("removed in a cluster that is lost: %+v", p)
	}
	if c.copies(p.objectRef, "", time.Time{}) == 0 {
		c.nowhere[p.objectRef]++
		if c.nowhere[p.objectRef] > deletions && (spec.purge != policyv1alpha1.PurgeModeDirectly || reasons == 0) {
			c.fault("in no member: %+v after the removal from %s at %s", p.objectRef, p.cluster, p.at.Format(time.StampMilli))
		}
	}
	if at, ok := c.second[p.objectRef]; ok {
		if p.seen.Sub(at) > observationDelay {
			c.fault("two copies: %+v from %s to %s", p.objectRef, at.Format(time.StampMilli), p.seen.Format(time.StampMilli))
		}
		delete(c.second, p.objectRef)
	}
}
