// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package pack

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"
)

func item(replicas int64, need ...int64) Item { return Item{Need: need, Replicas: replicas} }
func nodes(free ...[]int64) []Node {
	out := make([]Node, 0, len(free))
	for _, f := range free {
		out = append(out, Node{Free: f, Count: 1})
	}
	return out
}

func TestPacking(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		nodes []Node
		items []Item
		limit int64
		want  int64
	}{
		"no nodes": {nil, []Item{item(1, 1)}, 9, 0},
		"free amounts of two nodes are not combined": {nodes([]int64{3}, []int64{3}), []Item{item(1, 2)}, 9, 2},
		"only whole sets":                      {nodes([]int64{5}), []Item{item(2, 1)}, 9, 2},
		"two items":                            {nodes([]int64{5}, []int64{5}), []Item{item(1, 3), item(1, 2)}, 9, 2},
		"the scarcest resource":                {nodes([]int64{100, 3}), []Item{item(1, 1, 1)}, 9, 3},
		"a resource that is not requested":     {nodes([]int64{100, 0}), []Item{item(1, 50, 0)}, 9, 2},
		"equal nodes":                          {[]Node{{Free: []int64{3}, Count: 4}}, []Item{item(1, 2), item(1, 1)}, 9, 4},
		"equal nodes with free amounts left":   {[]Node{{Free: []int64{5}, Count: 2}}, []Item{item(1, 3), item(1, 3)}, 9, 1},
		"replicas of an item on several nodes": {nodes([]int64{1}, []int64{2}, []int64{3}), []Item{item(4, 1), item(1, 1)}, 9, 1},
		"nodes that are not allowed": {nodes([]int64{9}, []int64{1}),
			[]Item{{Need: []int64{1}, Replicas: 1, Allowed: []bool{false, true}}, item(1, 1)}, 20, 1},
		"the limit": {nodes([]int64{9}), []Item{item(1, 1), item(1, 0)}, 3, 3},
		"overflow": {[]Node{{Free: []int64{math.MaxInt64}, Count: math.MaxInt64}}, []Item{item(1, 1)}, math.MaxInt64,
			math.MaxInt64},
		"a million nodes": {[]Node{{Free: []int64{2}, Count: 1e6}}, []Item{item(1, 1), item(2, 1)}, 1000, 1000},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := New(tc.nodes).Sets(tc.items, tc.limit); got != tc.want {
				t.Errorf("%d sets, want %d", got, tc.want)
			}
		})
	}
}

func TestPacking_put(t *testing.T) {
	t.Parallel()
	free := []int64{5}
	p := New([]Node{{Free: free, Count: 2}})
	if got := p.Put(item(3, 2)); got != 3 {
		t.Errorf("Put = %d, want 3", got)
	}
	if got := p.Fit(item(1, 1)); got != 4 {
		t.Errorf("Fit = %d, want 4", got)
	}
	if got := p.Put(item(9, 1)); got != 4 {
		t.Errorf("Put = %d, want 4", got)
	}
	if free[0] != 5 {
		t.Errorf("the argument changed to %d", free[0])
	}
}

func TestSets_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		amounts := rapid.SliceOfN(rapid.Int64Range(0, 20), 2, 2)
		var groups, single []Node
		for range rapid.IntRange(0, 6).Draw(t, "nodes") {
			n := Node{Free: amounts.Draw(t, "free"), Count: rapid.Int64Range(0, 4).Draw(t, "count")}
			groups = append(groups, n)
			for range n.Count {
				single = append(single, Node{Free: n.Free, Count: 1})
			}
		}
		var items []Item
		for i := range rapid.IntRange(1, 3).Draw(t, "items") {
			items = append(items,
				Item{Need: amounts.Draw(t, fmt.Sprint("need", i)), Replicas: rapid.Int64Range(1, 5).Draw(t, fmt.Sprint("replicas", i))})
		}
		const limit = 50
		got := New(groups).Sets(items, limit)
		if other := New(single).Sets(items, limit); got != other {
			t.Fatalf("%d sets with equal nodes as one entry, %d with separate entries", got, other)
		}
		if got < 0 || got > limit {
			t.Fatalf("%d sets", got)
		}
		total := make([]int64, 2)
		for _, n := range single {
			total[0] += n.Free[0]
			total[1] += n.Free[1]
		}
		for i, it := range items {
			if fit := New(groups).Fit(it); got > fit/it.Replicas {
				t.Fatalf("%d sets, but only %d replicas of item %d fit", got, fit, i)
			}
			total[0] -= got * it.Replicas * it.Need[0]
			total[1] -= got * it.Replicas * it.Need[1]
		}
		if slices.Min(total) < 0 {
			t.Fatalf("%d sets exceed the free amounts: %v is left", got, total)
		}
		// For one item, the result does not decrease with more free amounts.
		if len(groups) > 0 {
			more := slices.Clone(groups)
			more[0].Free = []int64{more[0].Free[0] + 3, more[0].Free[1] + 3}
			if a, b := New(groups).Fit(items[0]), New(more).Fit(items[0]); b < a {
				t.Fatalf("Fit decreased from %d to %d with more free amounts", a, b)
			}
		}
	})
}
