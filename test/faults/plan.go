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
	killAgent     fault = "kill -9 of the agent"
	cutMember     fault = "connections to the member are refused"
	stallMember   fault = "connections to the member stall"
	stallResponse fault = "responses of the member stall"
	slowMember    fault = "connections to the member are slow"
	expireMember  fault = "the certificate of the member has expired"
	unauthorized  fault = "the member does not accept the credentials of the control plane"
	pauseMember   fault = "the member is paused"
	restartMember fault = "the member is restarted"
)

// Faults of members: of the connections to all members, of members in Push mode and in Pull mode, and of the processes of members.
var (
	connectionFaults = []fault{cutMember, stallMember, stallResponse, slowMember, expireMember}
	pushFaults       = append(slices.Clone(connectionFaults), unauthorized)
	pullFaults       = append(slices.Clone(connectionFaults), killAgent, killAgent)
	processFaults    = []fault{pauseMember, restartMember}
)

// faultsOf returns the faults of each member, and more for all of them. The last member is in Pull mode if pull is set.
func faultsOf(clusters []string, pull bool, more ...fault) map[string][]fault {
	out := map[string][]fault{}
	for i, c := range clusters {
		of := pushFaults
		if pull && i == len(clusters)-1 {
			of = pullFaults
		}
		out[c] = slices.Concat(of, more)
	}
	return out
}

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

// pace determines how fast the operations of a plan follow one another, and which faults members have.
type pace struct {
	pause    time.Duration      // maximum after an operation
	duration time.Duration      // maximum of a fault
	faults   map[string][]fault // of each member
}

// operationsPerFault is the number of operations for each fault of the control plane, and for each fault of a member.
const operationsPerFault = 20

// plan returns the rounds of a seed. Each round has faults of the control plane and of members, at least one of each. Equal arguments
// lead to equal rounds. No template is suspended at the end of a round.
func plan(seed uint64, rounds, operations int, clusters []string, p pace) [][]step {
	g := &generator{
		Rand: rand.New(rand.NewPCG(seed, 0)), state: newState(clusters...),
		relabeled:  map[string]bool{},
		namespaces: []string{fmt.Sprintf("faults-%d-a", seed), fmt.Sprintf("faults-%d-b", seed)},
	}
	out := make([][]step, rounds)
	for round := range out {
		clear(g.relabeled)
		for range operations {
			out[round] = append(out[round], g.step(g.operation(), p))
		}
		for _, name := range g.namespaces {
			if sp := g.state.spaces[name]; sp != nil && sp.suspended {
				out[round] = append(out[round], g.step(operation{verb: resume, namespace: name}, p))
			}
		}
		for i := 0; i < operations; i += operationsPerFault {
			n := min(operationsPerFault, operations-i)
			control, member := g.IntN(n), g.IntN(n)
			if control == member {
				member = (member + 1) % n
			}
			out[round][i+control].disturbance = g.disturbance(killControl, "", p)
			out[round][i+member].disturbance = g.memberFault(clusters, p)
		}
	}
	return out
}

// step applies an operation to the state.
func (g *generator) step(o operation, p pace) step {
	g.state.apply(o)
	return step{operation: o, pause: time.Duration(g.Int64N(int64(p.pause)))}
}

// generator chooses operations that are possible in its state.
type generator struct {
	*rand.Rand
	state      *state
	namespaces []string
	revisions  int
	// relabeled are the namespaces in which a template was relabeled in this round. The clusters of their policies do not change in the
	// rest of the round. Until the other policy claims the template, it follows the first one.
	relabeled map[string]bool
}

func (g *generator) disturbance(f fault, cluster string, p pace) *disturbance {
	return &disturbance{
		fault: f, cluster: cluster, delay: time.Duration(g.Int64N(int64(2 * p.pause))),
		duration: p.duration/8 + time.Duration(g.Int64N(int64(p.duration))),
	}
}

// memberFault chooses a fault of one of the members.
func (g *generator) memberFault(clusters []string, p pace) *disturbance {
	cluster := clusters[g.IntN(len(clusters))]
	faults := p.faults[cluster]
	return g.disturbance(faults[g.IntN(len(faults))], cluster, p)
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
			return operation{verb: createNamespace, namespace: name, clusters: g.subset(), others: g.subset()}
		}
	}
	o := operation{namespace: g.namespaces[g.IntN(len(g.namespaces))]}
	sp := g.state.spaces[o.namespace]
	g.revisions++
	stable := g.relabeled[o.namespace]
	switch n := g.IntN(100); {
	case n < 42 || len(sp.templates) == 0:
		o.verb = putTemplate
		kind := []string{configMap, configMap, deployment}[g.IntN(3)]
		name := templateNames[g.IntN(len(templateNames))]
		o.template = template{kind: kind, name: name, revision: g.revisions, urgent: slices.Contains(urgentNames, name)}
		o.template.other = sp.templates[objectRef{kind, o.namespace, name}].other
	case n < 56:
		o.verb, o.template = deleteTemplate, g.existing(sp)
	case n < 67 && !stable:
		o.verb, o.clusters = setClusters, g.subset()
	case n < 76 && !stable && sp.urgent == nil:
		o.verb, o.clusters = preempt, g.subset()
	case n < 76 && !stable:
		o.verb = endPreemption
	case n < 83 || n < 86 && sp.override == "":
		o.verb, o.clusters, o.value = setOverride, g.subset()[:1], g.revisions
	case n < 86:
		o.verb = deleteOverride
	case n < 91 && sp.suspended:
		o.verb = resume
	case n < 91:
		o.verb = suspend
	case n < 98:
		o.verb, o.template = relabel, g.existing(sp)
		o.template.other = !o.template.other
		g.relabeled[o.namespace] = true
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
