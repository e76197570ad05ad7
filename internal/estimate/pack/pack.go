// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package pack puts replicas onto nodes on paper, first fit. In go nodes with what is free on them, out comes how many
// replicas, or whole sets of different replicas, find room. It is pure and knows amounts by position, not by name.
//
// Invariant: no node gives more than it has, whatever the numbers; nothing is counted that does not fit.
package pack

import (
	"math"
	"slices"

	"karmada.io/karmada/internal/estimate/demand"
)

// Node is a node, or some that are alike.
type Node struct {
	// Free is what there is of each resource; none is negative.
	Free []int64
	// Count is how many nodes are like this.
	Count int64
}

// Item is replicas that are alike.
type Item struct {
	// Need is what one of them takes, in the order of Node.Free.
	Need []int64
	// Replicas is how many there are.
	Replicas int64
	// Allowed says of each Node, by its index, whether it will do; nil means that all will.
	Allowed []bool
}

func (i *Item) allowed(node int) bool { return i.Allowed == nil || i.Allowed[node] }

// Packing is nodes on which replicas are being put. Nodes that are alike are told apart only when something is put on
// them, so that a million of them cost no more than one.
type Packing struct{ groups []group }

type group struct {
	empty  []int64   // free on a node that nothing was put on
	used   [][]int64 // free on the others
	unused int64
}

// New starts with nothing on the nodes, which are not changed. They are filled in their order.
func New(nodes []Node) *Packing {
	p := &Packing{groups: make([]group, len(nodes))}
	for i, n := range nodes {
		p.groups[i] = group{empty: n.Free, unused: max(n.Count, 0)}
	}
	return p
}

// fits is how often need goes into free.
func fits(free, need []int64) int64 {
	n := int64(math.MaxInt64)
	for i, each := range need {
		if each > 0 {
			n = min(n, max(free[i], 0)/each)
		}
	}
	return n
}

// Room is how many more replicas of an item there is room for, if nothing else is put anywhere.
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

// cursor is the first node that may still have room for an item; what is before it has none, and never will again.
type cursor struct{ group, node int }

// Put puts the replicas of an item onto nodes and says for how many there was room.
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

// Sets puts whole sets of items onto nodes, one set after the other and the items of each in their order, until one does
// not find room or there are limit of them. It says how many are whole.
//
// First fit may leave room that another order would use: the answer is what can surely be placed, not the most.
func (p *Packing) Sets(items []Item, limit int64) int64 {
	if len(items) == 1 {
		// Replicas that are alike leave no gaps that depend on the order.
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
