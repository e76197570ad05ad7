// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package faults

import (
	"fmt"
	"slices"
	"time"
)

// Kinds of templates, and of the namespaces that are created in members.
const (
	configMap  = "ConfigMap"
	deployment = "Deployment"
	namespace  = "Namespace"
)

// verb is the kind of an operation.
type verb string

const (
	createNamespace verb = "create namespace" // with a policy that selects all templates in it
	deleteNamespace verb = "delete namespace"
	putTemplate     verb = "put template" // creates or updates
	deleteTemplate  verb = "delete template"
	setClusters     verb = "set clusters" // of the policy of the namespace
	preempt         verb = "preempt"      // by a policy with a higher priority, which selects urgent templates
	endPreemption   verb = "end preemption"
	setOverride     verb = "set override" // creates or updates
	deleteOverride  verb = "delete override"
	relabel         verb = "relabel" // a template, so that the other policy of the namespace selects it
	suspend         verb = "suspend" // dispatching of the templates that the first policy selects
	resume          verb = "resume"
)

// operation is one change that a user requests.
type operation struct {
	verb      verb
	namespace string
	template  template // of putTemplate, deleteTemplate and relabel
	clusters  []string // of createNamespace, setClusters, preempt; the only cluster of setOverride
	others    []string // clusters of the other policy, of createNamespace
	value     int      // of setOverride
}

func (o operation) String() string {
	s := fmt.Sprintf("%s %s", o.verb, o.namespace)
	if o.template.name != "" {
		s += fmt.Sprintf(" %+v", o.template)
	}
	if len(o.clusters) > 0 {
		s += fmt.Sprintf(" %v", o.clusters)
	}
	if len(o.others) > 0 {
		s += fmt.Sprintf(" others %v", o.others)
	}
	if o.value != 0 {
		s += fmt.Sprintf(" value %d", o.value)
	}
	return s
}

// objectRef names an object within a cluster. For a Namespace only namespace is set.
type objectRef struct{ kind, namespace, name string }

// memberRef names an object in a member.
type memberRef struct {
	cluster string
	objectRef
}

// template is a template that a user created.
type template struct {
	kind, name string
	revision   int  // written into the template
	urgent     bool // selected by the preempting policy
	other      bool // labeled for the other policy
}

// space is a namespace of the control plane.
type space struct {
	clusters  []string // of the first policy, which selects templates that are not labeled for the other one
	others    []string // of the other policy
	urgent    []string // clusters of the preempting policy; nil if it does not exist
	override  string   // cluster of the override policy; "" if it does not exist
	value     int      // of the override policy
	suspended bool     // dispatching by the first policy
	templates map[objectRef]template
}

// state is everything that users requested of a control plane.
type state struct {
	clusters []string
	spaces   map[string]*space
}

func newState(clusters ...string) *state {
	return &state{clusters: clusters, spaces: map[string]*space{}}
}

// change is an operation that requires removals.
type change struct {
	at time.Time // before the operation was requested
	// unwanted are the objects that must be removed.
	unwanted map[memberRef]bool
	// dropped are clusters that a policy of the namespace left. A template created right after the change may still be propagated to
	// them by the earlier policy, and is then removed.
	namespace string
	dropped   []string
	existing  map[objectRef]bool // templates that existed at the time of the change
}

// justifies reports whether the change requires the removal of an object.
func (c *change) justifies(m memberRef) bool {
	return c.unwanted[m] || m.namespace == c.namespace && slices.Contains(c.dropped, m.cluster) && !c.existing[m.objectRef]
}

// apply changes the state by an operation and returns the removals of the operation.
func (s *state) apply(o operation) *change {
	before := s.desired()
	c := &change{namespace: o.namespace, unwanted: map[memberRef]bool{}, existing: map[objectRef]bool{}}
	sp := s.spaces[o.namespace]
	ref := objectRef{kind: o.template.kind, namespace: o.namespace, name: o.template.name}
	if sp != nil {
		for t := range sp.templates {
			c.existing[t] = true
		}
	}
	switch o.verb {
	case createNamespace:
		s.spaces[o.namespace] = &space{clusters: o.clusters, others: o.others, templates: map[objectRef]template{}}
	case deleteNamespace:
		// Policies and templates are deleted in any order: a template may move to other clusters before it is deleted.
		for _, cluster := range s.clusters {
			for t := range sp.templates {
				c.unwanted[memberRef{cluster, t}] = true
			}
		}
		c.dropped = s.clusters
		delete(s.spaces, o.namespace)
	case putTemplate, relabel:
		sp.templates[ref] = o.template
	case deleteTemplate:
		delete(sp.templates, ref)
	case setClusters:
		c.dropped = without(sp.clusters, o.clusters)
		sp.clusters = o.clusters
	case preempt:
		c.dropped = without(slices.Concat(sp.clusters, sp.urgent), o.clusters)
		sp.urgent = o.clusters
	case endPreemption:
		c.dropped = without(sp.urgent, sp.clusters)
		sp.urgent = nil
	case setOverride:
		sp.override, sp.value = o.clusters[0], o.value
	case deleteOverride:
		sp.override, sp.value = "", 0
	case suspend:
		sp.suspended = true
	case resume:
		sp.suspended = false
	}
	after := s.desired()
	for m := range before {
		if _, wanted := after[m]; !wanted {
			c.unwanted[m] = true
		}
	}
	return c
}

func without(all, excluded []string) (out []string) {
	for _, s := range all {
		if !slices.Contains(excluded, s) {
			out = append(out, s)
		}
	}
	return out
}

// content is the required content of a member object: the revision of the template, the value of the override policy or 0, and
// the policy in its label.
type content struct {
	revision, override int
	other              bool
}

// desired returns the objects that must exist in members.
func (s *state) desired() map[memberRef]content {
	out := map[memberRef]content{}
	for name, sp := range s.spaces {
		for _, cluster := range s.clusters {
			out[memberRef{cluster, objectRef{kind: namespace, namespace: name}}] = content{}
		}
		for ref, t := range sp.templates {
			clusters := sp.clusters
			if t.other {
				clusters = sp.others
			}
			if t.urgent && sp.urgent != nil {
				clusters = sp.urgent
			}
			for _, cluster := range clusters {
				c := content{revision: t.revision, other: t.other}
				if sp.override == cluster {
					c.override = sp.value
				}
				out[memberRef{cluster, ref}] = c
			}
		}
	}
	return out
}

// removal is a member object that a recorder observed to be removed.
type removal struct {
	memberRef
	uid string
	at  time.Time // when it was observed; the removal may be earlier
}

func (r removal) String() string {
	return fmt.Sprintf("%s: %s %s/%s (UID %s) at %s", r.cluster, r.kind, r.namespace, r.name, r.uid, r.at.Format(time.StampMilli))
}

// unjustified returns the removals without a change that requires them. changes and removals are in the order of time.
func unjustified(changes []*change, removals []removal) (out []removal) {
	type use struct {
		change int
		object memberRef
	}
	used := map[use]bool{}
	for _, r := range removals {
		i := slices.IndexFunc(changes, func(c *change) bool { return c.at.Before(r.at) && c.justifies(r.memberRef) })
		for ; i >= 0 && i < len(changes); i++ {
			c := changes[i]
			if c.at.Before(r.at) && c.justifies(r.memberRef) && !used[use{i, r.memberRef}] {
				break
			}
		}
		if i < 0 || i == len(changes) {
			out = append(out, r)
			continue
		}
		used[use{i, r.memberRef}] = true
	}
	return out
}
