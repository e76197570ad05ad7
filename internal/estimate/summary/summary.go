// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package summary is the general estimator: it computes available replicas, or available sets of components, from the resource
// summary of a cluster (docs/contract/scheduling.md#estimators). It is pure and does not consider single nodes: fewer replicas
// may fit on the nodes than the sum of their resources suggests.
//
// The summary is converted once to a Capacity, which any number of requests use. A request takes nanoseconds, except for
// several components and grades.
//
// Invariant: a result is never negative and never more than the free pod slots. Without grades it does not decrease if the
// cluster reports more resources.
package summary

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	corev1 "k8s.io/api/core/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	"karmada.io/karmada/internal/estimate/demand"
	"karmada.io/karmada/internal/estimate/pack"
)

// Name is the name of this estimator.
const Name = "general"

// podsPerNode is the pod capacity of a node of a grade.
const podsPerNode = 110

// maxSets limits the sets that are assigned to nodes of grades. Above the limit, only the resource sums of the cluster are
// used.
const maxSets = 1 << 16

// Capacity holds the free resources of a cluster. It is immutable. The zero value has no resources.
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

// grade is a number of nodes with a minimum of free resources.
type grade struct {
	number uint
	count  int64
	min    []amount // sorted by name
}

// Of returns the capacity of a cluster. With models, grades of nodes are used if the cluster reports them (feature gate
// CustomizedClusterResourceModeling).
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

// gradesOf returns nil if the status has a grade that the spec does not define: the status is then based on older models.
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
			g.min = append(g.min, amount{r.Name, max(demand.Amount(r.Name, r.Min), 0)})
		}
		slices.SortFunc(g.min, byName)
		out = append(out, g)
	}
	slices.SortStableFunc(out, func(a, b grade) int { return cmp.Compare(a.number, b.number) })
	return out
}

func find(amounts []amount, name corev1.ResourceName) (int64, bool) {
	for i := range amounts { // short lists: faster than binary search
		if amounts[i].name == name {
			return amounts[i].value, true
		}
	}
	return 0, false
}

// Known reports whether the cluster has reported its resources. Without a report every result is 0, as for a full cluster.
func (c *Capacity) Known() bool { return c.known }

// AllocatablePods returns the pod capacity of all nodes, free or not.
func (c *Capacity) AllocatablePods() int64 { return c.allocatablePods }

// Replicas returns the available replicas for a workload, a Set of one replica. Assumed workloads are subtracted first.
func (c *Capacity) Replicas(s demand.Set, assumed []demand.Assumed) int32 {
	if len(s.Items) == 0 {
		return demand.Count(c.pods)
	}
	reserved := requestsOf(s, assumed)
	pods := c.available(s, reserved, nil)
	if n, ok := c.graded(s, reserved); ok {
		return demand.Count(min(pods, n))
	}
	return demand.Count(min(pods, c.available(s, reserved, s.Items[0].Need)))
}

// graded returns the available replicas on the nodes of all grades. ok is false if the grades lack a requested resource.
func (c *Capacity) graded(s demand.Set, reserved []demand.Item) (total int64, ok bool) {
	if len(c.grades) == 0 {
		return 0, false
	}
	if len(reserved) > 0 {
		nodes, ok := c.nodes(s)
		if !ok {
			return 0, false
		}
		p := pack.New(nodes)
		reserve(p, reserved)
		return p.Fit(withPod(s.Items[0])), true
	}
	// Without reserved resources no nodes are built: this is the path of every cluster for every workload.
	for i := range c.grades {
		each := int64(podsPerNode)
		for j, name := range s.Names {
			minimum, ok := find(c.grades[i].min, name)
			if !ok {
				return 0, false
			}
			each = min(each, minimum/s.Items[0].Need[j])
		}
		total = demand.Add(total, demand.Times(each, c.grades[i].count))
	}
	return total, true
}

// Sets returns the available whole workloads of several components. For a workload without replicas there is no limit.
func (c *Capacity) Sets(s demand.Set, assumed []demand.Assumed) int32 {
	switch {
	case !c.known:
		return 0
	case len(s.Items) == 0:
		return math.MaxInt32
	}
	reserved := requestsOf(s, assumed)
	need, pods := s.Total(s.Items)
	sets := min(c.available(s, reserved, nil)/pods, c.available(s, reserved, need))
	if len(c.grades) == 0 || sets == 0 {
		return demand.Count(sets)
	}
	if nodes, ok := c.nodes(s); ok {
		p := pack.New(nodes)
		reserve(p, reserved)
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

// requestsOf returns the requests of assumed workloads for the resources of s.
func requestsOf(s demand.Set, assumed []demand.Assumed) []demand.Item {
	var out []demand.Item
	for i := range assumed {
		out = append(out, s.Project(assumed[i].Components)...)
	}
	return out
}

// WhyNone returns why no replica, or no set of several components, fits. It returns "" if the resource sums and the grades of single
// resources do not show the reason.
func (c *Capacity) WhyNone(s demand.Set) string {
	if !c.known || len(s.Items) == 0 {
		return ""
	}
	need, pods := s.Total(s.Items)
	if c.pods < pods {
		return "the nodes have no free slots for pods"
	}
	for i, name := range s.Names {
		if free, _ := find(c.free, name); free < need[i] {
			return fmt.Sprintf("all nodes together have not enough free %s", name)
		}
	}
	for i, name := range s.Names {
		largest := slices.MaxFunc(s.Items, func(a, b demand.Item) int { return cmp.Compare(a.Need[i], b.Need[i]) }).Need[i]
		if !slices.ContainsFunc(c.grades, func(g grade) bool {
			minimum, ok := find(g.min, name)
			return g.count > 0 && (!ok || minimum >= largest)
		}) && len(c.grades) > 0 {
			return fmt.Sprintf("no node is certain to have enough free %s: a node counts with the minimum of its grade in spec.resourceModels of "+
				"the Cluster", name)
		}
	}
	return ""
}

// available returns how many times need fits into the free resources after reserved is subtracted. If need is nil, it
// returns the free pod slots.
func (c *Capacity) available(s demand.Set, reserved []demand.Item, need []int64) int64 {
	var used []int64
	var pods int64
	if len(reserved) > 0 {
		used, pods = s.Total(reserved)
	}
	if need == nil {
		return max(c.pods-pods, 0)
	}
	n := int64(math.MaxInt64)
	for i, name := range s.Names {
		if need[i] == 0 {
			continue
		}
		free, _ := find(c.free, name) // zero for a resource that no node has
		if used != nil {
			free = max(free-used[i], 0)
		}
		n = min(n, free/need[i])
	}
	return n
}

// nodes returns the nodes of each grade, with the pod slots as last resource. ok is false if a grade lacks a requested
// resource.
func (c *Capacity) nodes(s demand.Set) (nodes []pack.Node, ok bool) {
	nodes = make([]pack.Node, len(c.grades))
	all := make([]int64, len(c.grades)*(len(s.Names)+1))
	for i := range c.grades {
		free := all[:len(s.Names)+1]
		all = all[len(s.Names)+1:]
		for j, name := range s.Names {
			if free[j], ok = find(c.grades[i].min, name); !ok {
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

func reserve(p *pack.Packing, reserved []demand.Item) {
	for _, item := range reserved {
		p.Put(withPod(item))
	}
}
