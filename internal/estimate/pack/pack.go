// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package pack computes how many replicas, or whole sets of different replicas, fit on nodes, by first fit. It is pure and
// identifies resources by position, not by name.
//
// Invariant: the replicas on a node never request more than it has.
package pack

import (
	"math"
	"slices"

	"karmada.io/karmada/internal/estimate/demand"
)

// Node is a node, or several equal nodes.
type Node struct {
	// Free is the free amount of each resource, not negative.
	Free []int64
	// Count is the number of equal nodes.
	Count int64
}

// Item is a number of equal replicas.
type Item struct {
	// Need is the request of one replica, in the order of Node.Free.
	Need []int64
	// Replicas is the number of replicas.
	Replicas int64
	// Allowed reports for each Node, by index, whether it may run the replicas; nil means all nodes.
	Allowed []bool
}

func (i *Item) allowed(node int) bool { return i.Allowed == nil || i.Allowed[node] }

// Packing holds nodes and the replicas assigned to them. Equal nodes share one entry until replicas are assigned to them, so
// that a million of them cost as much as one.
type Packing struct{ groups []group }

type group struct {
	empty  []int64   // free on each unused node
	used   [][]int64 // free on each used node
	unused int64
}

// New returns a Packing without replicas. Nodes are filled in their order and not changed.
func New(nodes []Node) *Packing {
	p := &Packing{groups: make([]group, len(nodes))}
	for i, n := range nodes {
		p.groups[i] = group{empty: n.Free, unused: max(n.Count, 0)}
	}
	return p
}

// fits returns how many times need fits into free.
func fits(free, need []int64) int64 {
	n := int64(math.MaxInt64)
	for i, each := range need {
		if each > 0 {
			n = min(n, max(free[i], 0)/each)
		}
	}
	return n
}

// Fit returns how many replicas of an item the nodes can run in addition.
func (p *Packing) Fit(item Item) int64 {
	total := int64(0)
	for i := range p.groups {
		if !item.allowed(i) {
			continue
		}
		g := &p.groups[i]
		total = demand.Add(total, demand.Times(fits(g.empty, item.Need), g.unused))
		for _, free := range g.used {
			total = demand.Add(total, fits(free, item.Need))
		}
	}
	return total
}

// cursor is the first node that may have capacity for an item. Nodes before it are full for the item.
type cursor struct{ group, node int }

// Put assigns the replicas of an item to nodes and returns how many were assigned.
func (p *Packing) Put(item Item) int64 {
	return p.put(&item, &cursor{})
}

func (p *Packing) put(item *Item, at *cursor) (placed int64) {
	for ; at.group < len(p.groups); at.group, at.node = at.group+1, 0 {
		g := &p.groups[at.group]
		if !item.allowed(at.group) || fits(g.empty, item.Need) == 0 {
			continue
		}
		for ; at.node < len(g.used) || g.unused > 0; at.node++ {
			if at.node == len(g.used) {
				g.used = append(g.used, slices.Clone(g.empty))
				g.unused--
			}
			free := g.used[at.node]
			n := min(fits(free, item.Need), item.Replicas-placed)
			for i, each := range item.Need {
				free[i] -= n * each
			}
			if placed += n; placed == item.Replicas {
				return placed
			}
		}
	}
	return placed
}

// Sets assigns whole sets of items to nodes, one set after the other, until one does not fit or limit is reached. It returns
// the number of whole sets. First fit may not find the maximum: the result is a lower bound.
func (p *Packing) Sets(items []Item, limit int64) int64 {
	if len(items) == 1 {
		// For equal replicas the result does not depend on the order.
		return min(limit, p.Fit(items[0])/items[0].Replicas)
	}
	cursors := make([]cursor, len(items))
	for n := range limit {
		for i := range items {
			if p.put(&items[i], &cursors[i]) < items[i].Replicas {
				return n
			}
		}
	}
	return limit
}
