// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"encoding/json"
	"slices"
	"sync"

	"k8s.io/apimachinery/pkg/types"
	"k8s.io/apimachinery/pkg/util/sets"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/placement"
)

// interests holds the clusters that can affect the decision about each binding. A change of a cluster requeues only the bindings
// that it can affect. Bindings with equal affinities, for example those of one policy, share a selection: a change is compared with
// each distinct affinity, not with each binding.
type interests struct {
	mu         sync.Mutex
	bindings   map[key]*interest
	selections map[string]*selection // by the affinities as JSON
}

// interest is the entry of a binding.
type interest struct {
	uid        types.UID
	generation int64
	priority   int
	// divided reports whether the replicas are divided: the result then holds until a target is deleted.
	divided bool
	// settled reports whether the last evaluation succeeded; it is false during an evaluation.
	settled   bool
	selection *selection // nil if the binding has no placement
}

// selection is the set of clusters that some affinities can select.
type selection struct {
	id       string
	matchers []placement.Matcher // empty selects all clusters
	bindings sets.Set[key]
}

// matches reports whether the affinities select a version of the changed cluster.
func (s *selection) matches(c *clusterChange) bool {
	if len(s.matchers) == 0 {
		return true
	}
	for _, version := range append([]*clusterv1alpha1.Cluster{c.before, c.after}, c.between...) {
		if version != nil && slices.ContainsFunc(s.matchers, func(m placement.Matcher) bool { return m.Matches(version) }) {
			return true
		}
	}
	return false
}

// matchesAny reports whether the affinities select a cluster of the changes.
func (s *selection) matchesAny(changes []*clusterChange) bool {
	return slices.ContainsFunc(changes, s.matches)
}

// observe records a binding that the scheduler handles.
func (i *interests) observe(b binding.Binding) {
	k := client.ObjectKeyFromObject(b)
	i.mu.Lock()
	defer i.mu.Unlock()
	old := i.bindings[k]
	if old != nil && old.uid == b.GetUID() && old.generation == b.GetGeneration() && b.GetGeneration() != 0 {
		return
	}
	next := &interest{uid: b.GetUID(), generation: b.GetGeneration(), priority: priority(b)}
	if p := b.BindingSpec().Placement; p != nil {
		next.divided = divided(b.BindingSpec())
		next.selection = i.selectionOf(p)
	}
	if old != nil {
		next.settled = old.settled // a change of the spec queues the binding
		if old.selection != next.selection {
			i.leave(k, old)
		}
	}
	if next.selection != nil {
		next.selection.bindings.Insert(k)
	}
	if i.bindings == nil {
		i.bindings = map[key]*interest{}
	}
	i.bindings[k] = next
}

// selectionOf returns the selection of the affinities of a placement. It must be called with mu held.
func (i *interests) selectionOf(p *policyv1alpha1.Placement) *selection {
	affinities, all := affinitiesOf(p)
	id := ""
	if !all {
		text, err := json.Marshal(affinities)
		if err != nil {
			all = true // all clusters are a superset
		} else {
			id = string(text)
		}
	}
	s := i.selections[id]
	if s == nil {
		s = &selection{id: id, bindings: sets.New[key]()}
		if !all {
			for at := range affinities {
				s.matchers = append(s.matchers, placement.Compile(*affinities[at].DeepCopy()))
			}
		}
		if i.selections == nil {
			i.selections = map[string]*selection{}
		}
		i.selections[id] = s
	}
	return s
}

// affinitiesOf returns the affinities of all terms and of their overflow, and whether one of them selects all clusters.
func affinitiesOf(p *policyv1alpha1.Placement) (out []policyv1alpha1.ClusterAffinity, all bool) {
	if len(p.ClusterAffinities) == 0 {
		if p.ClusterAffinity == nil {
			return nil, true
		}
		return []policyv1alpha1.ClusterAffinity{*p.ClusterAffinity}, false
	}
	for i := range p.ClusterAffinities {
		t := &p.ClusterAffinities[i]
		out = append(out, t.ClusterAffinity)
		for j := range t.OverflowAffinities {
			out = append(out, t.OverflowAffinities[j].ClusterAffinity)
		}
	}
	return out, false
}

// leave removes a binding from its selection. It must be called with mu held.
func (i *interests) leave(k key, of *interest) {
	if of.selection == nil {
		return
	}
	if of.selection.bindings.Delete(k); len(of.selection.bindings) == 0 {
		delete(i.selections, of.selection.id)
	}
}

func (i *interests) forget(k key) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if old := i.bindings[k]; old != nil {
		i.leave(k, old)
		delete(i.bindings, k)
	}
}

// setSettled records that an evaluation begins (false) or succeeded (true).
func (i *interests) setSettled(k key, settled bool) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if in := i.bindings[k]; in != nil {
		in.settled = settled
	}
}

// affected returns the bindings, with their priority, whose decision the changes can affect. A settled binding with divided
// replicas is not among them. Of all changes of clusters, only the deletion of a target moves its replicas.
func (i *interests) affected(changes []*clusterChange) map[key]int {
	out := map[key]int{}
	if len(changes) == 0 {
		return out
	}
	i.mu.Lock()
	defer i.mu.Unlock()
	for _, s := range i.selections {
		if !s.matchesAny(changes) {
			continue
		}
		for k := range s.bindings {
			if in := i.bindings[k]; !in.divided || !in.settled {
				out[k] = in.priority
			}
		}
	}
	return out
}

// selecting returns a function that reports whether a binding could select one of the changed clusters.
func (i *interests) selecting(changes []*clusterChange) func(key) bool {
	matched := map[*selection]bool{}
	return func(k key) bool {
		i.mu.Lock()
		defer i.mu.Unlock()
		in := i.bindings[k]
		if in == nil || in.selection == nil {
			return false
		}
		m, ok := matched[in.selection]
		if !ok {
			m = in.selection.matchesAny(changes)
			matched[in.selection] = m
		}
		return m
	}
}
