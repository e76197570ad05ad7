// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"
)

// fault is a kind of fault.
type fault string

const (
	killControl   fault = "kill -9 of the control plane"
	cutMember     fault = "connections to the member are refused"
	stallMember   fault = "connections to the member stall"
	stallResponse fault = "responses of the member stall"
	pauseMember   fault = "the member is paused"
	restartMember fault = "the member is restarted"
)

var memberFaults = []fault{cutMember, stallMember, stallResponse, pauseMember, restartMember}

// disturbance is a fault at some time after an operation was requested.
type disturbance struct {
	fault    fault
	cluster  string // "" for the control plane
	delay    time.Duration
	duration time.Duration // until the fault ends
}

func (d disturbance) String() string {
	return fmt.Sprintf("%s %s after %v for %v", d.fault, d.cluster, d.delay, d.duration)
}

// step is an operation, and the fault that starts while it is carried out, if any.
type step struct {
	operation   operation
	pause       time.Duration // after the operation
	disturbance *disturbance
}

// plan returns the rounds of a seed. Each round has one fault of the control plane and one of a member. Equal arguments lead to equal
// rounds.
func plan(seed uint64, rounds, operations int, clusters []string) [][]step {
	g := &generator{
		Rand: rand.New(rand.NewPCG(seed, 0)), state: newState(clusters...),
		namespaces: []string{fmt.Sprintf("faults-%d-a", seed), fmt.Sprintf("faults-%d-b", seed)},
	}
	out := make([][]step, rounds)
	for round := range out {
		for range operations {
			o := g.operation()
			g.state.apply(o)
			out[round] = append(out[round], step{operation: o, pause: time.Duration(g.IntN(400)) * time.Millisecond})
		}
		control, member := g.IntN(operations), g.IntN(operations)
		if control == member {
			member = (member + 1) % operations
		}
		out[round][control].disturbance = g.disturbance(killControl, "")
		out[round][member].disturbance = g.disturbance(memberFaults[g.IntN(len(memberFaults))], clusters[g.IntN(len(clusters))])
	}
	return out
}

// generator chooses operations that are possible in its state.
type generator struct {
	*rand.Rand
	state      *state
	namespaces []string
	revisions  int
}

func (g *generator) disturbance(f fault, cluster string) *disturbance {
	return &disturbance{
		fault: f, cluster: cluster, delay: time.Duration(g.IntN(800)) * time.Millisecond,
		duration: time.Duration(500+g.IntN(4000)) * time.Millisecond,
	}
}

// templateNames are the names of templates of each kind. They are few, so that names are reused. A preempting policy must name the
// templates: it selects urgentNames.
var (
	templateNames = []string{"t0", "t1", "t2", "t3", "t4", "t5"}
	urgentNames   = templateNames[:4]
)

func (g *generator) operation() operation {
	for _, name := range g.namespaces {
		if g.state.spaces[name] == nil {
			return operation{verb: createNamespace, namespace: name, clusters: g.subset()}
		}
	}
	o := operation{namespace: g.namespaces[g.IntN(len(g.namespaces))]}
	sp := g.state.spaces[o.namespace]
	g.revisions++
	switch n := g.IntN(100); {
	case n < 50 || len(sp.templates) == 0:
		o.verb = putTemplate
		kind := []string{configMap, configMap, deployment}[g.IntN(3)]
		name := templateNames[g.IntN(len(templateNames))]
		o.template = template{kind: kind, name: name, revision: g.revisions, urgent: slices.Contains(urgentNames, name)}
	case n < 65:
		o.verb, o.template = deleteTemplate, g.existing(sp)
	case n < 77:
		o.verb, o.clusters = setClusters, g.subset()
	case n < 87 && sp.urgent == nil:
		o.verb, o.clusters = preempt, g.subset()
	case n < 87:
		o.verb = endPreemption
	case n < 97 && sp.override == "":
		o.verb, o.clusters, o.value = setOverride, g.subset()[:1], g.revisions
	case n < 97:
		o.verb = deleteOverride
	default:
		o.verb = deleteNamespace
	}
	return o
}

// existing returns one of the templates in a namespace.
func (g *generator) existing(sp *space) template {
	var all []template
	for _, t := range sp.templates {
		all = append(all, t)
	}
	// The order of a map differs from run to run.
	slices.SortFunc(all, func(a, b template) int { return a.revision - b.revision })
	return all[g.IntN(len(all))]
}

// subset returns a random non-empty subset of the clusters, in random order.
func (g *generator) subset() []string {
	out := slices.Clone(g.state.clusters)
	g.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out[:1+g.IntN(len(out))]
}
