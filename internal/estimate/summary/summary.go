// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package summary estimates from what a cluster reports of itself: the general estimator (docs/contract/scheduling.md#estimators). In go a
// Cluster and what a workload asks for, out comes how many more replicas, or whole sets of components, the cluster has room
// for. It is pure, and knows nothing of single nodes: a workload may find less room than the sum of all nodes promises.
//
// A cluster is read once, into a Capacity, and then asked by any number of workloads; a question costs nanoseconds unless
// grades of nodes are packed for several components.
//
// Invariant: an answer is never negative, never more than the room for pods, and no smaller when a cluster without grades
// reports more.
package summary

import (
	"cmp"
	"math"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/estimate/pack"
)

// Name is what this estimator is called where several answers are shown.
const Name = "general"

// podsPerNode is how many pods a node of a grade has room for.
const podsPerNode = 110

// maxSets is how many sets are packed onto grades at most: beyond it the sums of the cluster decide.
const maxSets = 1 << 16

// Capacity is what a cluster has free. It is immutable. The zero value has nothing.
type Capacity struct {
	pods, allocatablePods int64
	known                 bool
	free                  []amount // sorted by name
	grades                []grade
}

type amount struct {
	name  corev1.ResourceName
	value int64
}

// grade is nodes that have at least so much free.
type grade struct {
	number uint
	count  int64
	least  []amount // sorted by name
}

// Of reads the status of a cluster; models says whether grades of nodes are to be used where the cluster reports them
// (feature gate CustomizedClusterResourceModeling). The cluster is not kept.
func Of(c *clusterv1alpha1.Cluster, models bool) *Capacity {
	s := c.Status.ResourceSummary
	if s == nil {
		return &Capacity{}
	}
	out := &Capacity{known: true, free: make([]amount, 0, len(s.Allocatable))}
	for name, q := range s.Allocatable {
		total := max(demand.Amount(name, q), 0)
		left := total
		for _, list := range []corev1.ResourceList{s.Allocated, s.Allocating} {
			if used, ok := list[name]; ok {
				left = max(left-max(demand.Amount(name, used), 0), 0)
			}
		}
		if name == corev1.ResourcePods {
			out.pods, out.allocatablePods = left, total
		}
		out.free = append(out.free, amount{name, left})
	}
	slices.SortFunc(out.free, byName)
	if models {
		out.grades = gradesOf(c)
	}
	return out
}

func byName(a, b amount) int { return strings.Compare(string(a.name), string(b.name)) }

// gradesOf gives nil when the cluster counts nodes of a grade that its spec does not define: then what it reports belongs
// to older models.
func gradesOf(c *clusterv1alpha1.Cluster) []grade {
	counts := c.Status.ResourceSummary.AllocatableModelings
	out := make([]grade, 0, len(counts))
	for _, m := range counts {
		i := slices.IndexFunc(c.Spec.ResourceModels, func(r clusterv1alpha1.ResourceModel) bool { return r.Grade == m.Grade })
		if i < 0 {
			return nil
		}
		g := grade{number: m.Grade, count: max(int64(m.Count), 0)}
		for _, r := range c.Spec.ResourceModels[i].Ranges {
			g.least = append(g.least, amount{r.Name, max(demand.Amount(r.Name, r.Min), 0)})
		}
		slices.SortFunc(g.least, byName)
		out = append(out, g)
	}
	slices.SortStableFunc(out, func(a, b grade) int { return cmp.Compare(a.number, b.number) })
	return out
}

func find(amounts []amount, name corev1.ResourceName) (int64, bool) {
	for i := range amounts { // a handful: faster than to search
		if amounts[i].name == name {
			return amounts[i].value, true
		}
	}
	return 0, false
}

// Known says whether the cluster has reported its resources at all. Without a report every answer is 0, as the contract
// wants it; this tells it from a cluster that is full.
func (c *Capacity) Known() bool { return c.known }

// AllocatablePods is how many pods the nodes of the cluster take in all, free or not.
func (c *Capacity) AllocatablePods() int64 { return c.allocatablePods }

// Replicas is how many more replicas of a workload there is room for. The workload is a Set of one replica. What is
// assumed takes room first.
func (c *Capacity) Replicas(s demand.Set, assumed []demand.Assumed) int32 {
	if len(s.Items) == 0 {
		return demand.Count(c.pods)
	}
	taken := takenBy(s, assumed)
	pods := c.left(s, taken, nil)
	if room, ok := c.graded(s, taken); ok {
		return demand.Count(min(pods, room))
	}
	return demand.Count(min(pods, c.left(s, taken, s.Items[0].Need)))
}

// graded is how many replicas the nodes of all grades have room for. ok is false when grades say nothing about them.
func (c *Capacity) graded(s demand.Set, taken []demand.Item) (room int64, ok bool) {
	if len(c.grades) == 0 {
		return 0, false
	}
	if len(taken) > 0 {
		nodes, ok := c.nodes(s)
		if !ok {
			return 0, false
		}
		p := pack.New(nodes)
		reserve(p, taken)
		return p.Fit(withPod(s.Items[0])), true
	}
	// The same without making nodes: this is what is asked of every cluster for every workload.
	for i := range c.grades {
		each := int64(podsPerNode)
		for j, name := range s.Names {
			least, ok := find(c.grades[i].least, name)
			if !ok {
				return 0, false
			}
			each = min(each, least/s.Items[0].Need[j])
		}
		room = demand.Add(room, demand.Times(each, c.grades[i].count))
	}
	return room, true
}

// Sets is how many more whole workloads of several components there is room for. A workload without any replica needs no
// room: there is no limit to it.
func (c *Capacity) Sets(s demand.Set, assumed []demand.Assumed) int32 {
	switch {
	case !c.known:
		return 0
	case len(s.Items) == 0:
		return math.MaxInt32
	}
	taken := takenBy(s, assumed)
	need, pods := s.Total(s.Items)
	sets := min(c.left(s, taken, nil)/pods, c.left(s, taken, need))
	if len(c.grades) == 0 || sets == 0 {
		return demand.Count(sets)
	}
	if nodes, ok := c.nodes(s); ok {
		p := pack.New(nodes)
		reserve(p, taken)
		items := make([]pack.Item, len(s.Items))
		for i := range s.Items {
			items[i] = withPod(s.Items[i])
		}
		if fit := p.Sets(items, min(sets, maxSets)); fit < maxSets {
			sets = min(sets, fit)
		}
	}
	return demand.Count(sets)
}

// takenBy is what assumed workloads take of the resources that matter.
func takenBy(s demand.Set, assumed []demand.Assumed) []demand.Item {
	var out []demand.Item
	for i := range assumed {
		out = append(out, s.Project(assumed[i].Components)...)
	}
	return out
}

// left is how often need fits into the sums of the cluster, or, if it is nil, how many pods do, when what is taken is gone.
func (c *Capacity) left(s demand.Set, taken []demand.Item, need []int64) int64 {
	var gone []int64
	var pods int64
	if len(taken) > 0 {
		gone, pods = s.Total(taken)
	}
	if need == nil {
		return max(c.pods-pods, 0)
	}
	n := int64(math.MaxInt64)
	for i, name := range s.Names {
		if need[i] == 0 {
			continue
		}
		free, _ := find(c.free, name) // what no node offers there is none of
		if gone != nil {
			free = max(free-gone[i], 0)
		}
		n = min(n, free/need[i])
	}
	return n
}

// nodes are the nodes of each grade, with the room for pods in the last place. ok is false when a grade does not speak of
// a resource that is asked for: then grades say nothing about the workload.
func (c *Capacity) nodes(s demand.Set) (nodes []pack.Node, ok bool) {
	nodes = make([]pack.Node, len(c.grades))
	all := make([]int64, len(c.grades)*(len(s.Names)+1))
	for i := range c.grades {
		free := all[:len(s.Names)+1]
		all = all[len(s.Names)+1:]
		for j, name := range s.Names {
			if free[j], ok = find(c.grades[i].least, name); !ok {
				return nil, false
			}
		}
		free[len(s.Names)] = podsPerNode
		nodes[i] = pack.Node{Free: free, Count: c.grades[i].count}
	}
	return nodes, true
}

func withPod(item demand.Item) pack.Item {
	need := make([]int64, 0, len(item.Need)+1)
	return pack.Item{Need: append(append(need, item.Need...), 1), Replicas: item.Replicas}
}

func reserve(p *pack.Packing, taken []demand.Item) {
	for _, item := range taken {
		p.Put(withPod(item))
	}
}
