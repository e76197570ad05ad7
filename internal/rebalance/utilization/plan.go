// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilization

import (
	"cmp"
	"maps"
	"math"
	"slices"

	corev1 "k8s.io/api/core/v1"
)

// This file and amounts.go are the pure planning algorithm: usage of clusters, replicas of workloads and limits go in, moves
// come out. They import no client and no API types of Karmada (TestPlan_isPure).

// clusterUsage holds the resources of a cluster.
type clusterUsage struct {
	Name string
	// Allocatable is what its nodes offer. Used is what its pods request, including pending pods. A cluster that offers
	// nothing of a resource with a threshold takes no part: its utilization is unknown.
	Allocatable, Used amounts
	// Leaving is the part of Used held by replicas that are no longer assigned to the cluster. Coming is what replicas will
	// request that are assigned to it but not reported yet. Leaving reduces the need to move replicas away, Coming reduces
	// the capacity for more, so that a change in flight does not cause another one.
	Leaving, Coming amounts
}

// workloadState holds the replicas of a workload and where they may move.
type workloadState struct {
	// Name is unique.
	Name string
	// Request holds the requests of a replica, without the pod itself.
	Request amounts
	// Replicas counts the assigned replicas by cluster.
	Replicas map[string]int32
	// FixedClusters keeps the set of clusters: each cluster keeps at least one replica, and other clusters get none.
	FixedClusters bool
	// FewClusters prefers clusters that have replicas of the workload already.
	FewClusters bool
	// Priority orders workloads; lower priorities move first.
	Priority int32
	// Available is how many more replicas fit into each cluster; a cluster that is missing takes none. Nil means no limit.
	// All workloads share the capacity: a move reduces Available of the others.
	Available map[string]int32
}

// limits hold the thresholds and the maximum number of moves.
type limits struct {
	// Thresholds are in percent of allocatable. A cluster is above a threshold if it uses more.
	Thresholds map[corev1.ResourceName]int32
	// MaxMoves limits the replicas that move in a round. MaxShare limits the moves of one workload, in percent of its replicas
	// but at least one. 0 means no limit.
	MaxMoves, MaxShare int32
}

// move moves replicas of a workload from one cluster to another.
type move struct {
	Workload string
	From, To string
	Replicas int32
}

// planMoves returns the moves, sorted by workload and clusters. The order of the arguments does not affect the result; they
// are not modified.
//
//	while a cluster is above a threshold
//	  the cluster furthest above ─► the workload whose replica reduces it best ─► the cluster furthest below its thresholds
//
// It guarantees:
//   - a workload keeps its number of replicas; a workload of one replica is not moved;
//   - a move never puts its target above a threshold or above allocatable, so that the replica has no reason to move again;
//   - no replica leaves a cluster that is not above a threshold, and no more replicas leave than are needed to reduce it;
//   - planning again after the moves returns none, unless the plan reached a limit of moves.
func planMoves(clusters []clusterUsage, workloads []workloadState, limits limits) []move {
	p := newPlan(clusters, workloads, limits)
	for limits.MaxMoves <= 0 || p.moves < limits.MaxMoves {
		from := p.fullest()
		if from == nil {
			break
		}
		w, to := p.choose(from)
		if w == nil {
			from.stuck = true
			continue
		}
		p.move(w, from, to)
	}
	return p.result()
}

// plan is the state of planMoves.
type plan struct {
	clusters  []*cluster  // sorted by name
	workloads []*workload // sorted by name
	moves     int32
}

type cluster struct {
	name   string
	bounds bounds
	// used excludes replicas that leave; it counts for moves from the cluster. expected includes replicas that come; it
	// counts for moves to the cluster.
	used, expected amounts
	// wasAbove is whether the cluster was above a threshold at the beginning. stuck is whether no replica can leave now.
	wasAbove, stuck bool
}

type workload struct {
	*workloadState
	request   amounts // including the pod
	replicas  map[string]int32
	available map[string]int32
	left      int32 // replicas that may still move
	stuck     bool  // no cluster can take a replica now
}

func newPlan(clusters []clusterUsage, workloads []workloadState, limits limits) *plan {
	p := &plan{}
	for i := range clusters {
		u := &clusters[i]
		b, ok := newBounds(u.Allocatable, limits.Thresholds)
		if !ok {
			continue
		}
		c := &cluster{name: u.Name, bounds: b, used: u.Used.minus(u.Leaving), expected: u.Used.plus(u.Coming)}
		c.wasAbove = len(c.excess()) > 0
		p.clusters = append(p.clusters, c)
	}
	slices.SortFunc(p.clusters, func(a, b *cluster) int { return cmp.Compare(a.name, b.name) })
	for i := range workloads {
		s := &workloads[i]
		w := &workload{workloadState: s, replicas: maps.Clone(s.Replicas), available: maps.Clone(s.Available)}
		w.request = maps.Clone(s.Request)
		if w.request == nil {
			w.request = amounts{}
		}
		w.request[corev1.ResourcePods] = 1
		if w.left = movableReplicas(s, limits.MaxShare); w.left > 0 {
			p.workloads = append(p.workloads, w)
		}
	}
	slices.SortFunc(p.workloads, func(a, b *workload) int { return cmp.Compare(a.Name, b.Name) })
	return p
}

// movableReplicas returns how many replicas of a workload may move in one round.
func movableReplicas(w *workloadState, share int32) int32 {
	total := int64(0)
	for _, n := range w.Replicas {
		total += int64(max(n, 0))
	}
	total = min(total, math.MaxInt32)
	if total < 2 {
		return 0
	}
	if share <= 0 {
		return int32(total)
	}
	return int32(max(total*int64(share)/100, 1))
}

// fullest returns the cluster that is furthest above a threshold, without those that are stuck.
func (p *plan) fullest() *cluster {
	var fullest *cluster
	highest := 0.0
	for _, c := range p.clusters {
		if c.stuck || !c.wasAbove || len(c.excess()) == 0 {
			continue
		}
		if load := c.bounds.load(c.used); fullest == nil || load > highest {
			fullest, highest = c, load
		}
	}
	return fullest
}

func (c *cluster) excess() amounts { return c.bounds.excess(c.used) }

// choose returns the workload that moves a replica away from a cluster, and the cluster that takes it.
func (p *plan) choose(from *cluster) (*workload, *cluster) {
	type source struct {
		*workload
		needed int     // 1 if one replica is enough, 2 if more are needed
		cost   float64 // computed by relief
	}
	excess := from.excess()
	var sources []source
	for _, w := range p.workloads {
		if n := w.replicas[from.name]; n <= 0 || w.left <= 0 || w.stuck || w.FixedClusters && n == 1 {
			continue
		}
		if enough, cost, helps := relief(w.request, excess); helps && enough {
			sources = append(sources, source{w, 1, cost})
		} else if helps {
			sources = append(sources, source{w, 2, cost})
		}
	}
	slices.SortStableFunc(sources, func(a, b source) int {
		return cmp.Or(cmp.Compare(a.Priority, b.Priority), a.needed-b.needed, cmp.Compare(a.cost, b.cost))
	})
	for _, s := range sources {
		if to := p.target(s.workload); to != nil {
			return s.workload, to
		}
		s.stuck = true
	}
	return nil, nil
}

// target returns the best cluster for one more replica of a workload, or nil if none can take it.
func (p *plan) target(w *workload) *cluster {
	var best *cluster
	bestRank, bestLoad := 0, 0.0
	for _, c := range p.clusters {
		has := w.replicas[c.name] > 0
		if w.FixedClusters && !has || w.available != nil && w.available[c.name] <= 0 || !c.bounds.fits(c.expected, w.request) {
			continue
		}
		// A cluster that was above a threshold comes last: it would exchange replicas for others.
		rank := 0
		if c.wasAbove {
			rank = 2
		}
		if w.FewClusters && !has {
			rank++
		}
		load := c.bounds.load(c.expected.plus(w.request))
		if best == nil || cmp.Or(cmp.Compare(rank, bestRank), cmp.Compare(load, bestLoad)) < 0 {
			best, bestRank, bestLoad = c, rank, load
		}
	}
	return best
}

func (p *plan) move(w *workload, from, to *cluster) {
	w.replicas[from.name]--
	w.replicas[to.name]++
	w.left--
	for _, other := range p.workloads {
		if other.available != nil {
			left := int64(other.available[to.name]) - displacedReplicas(w.request, other.request)
			other.available[to.name] = int32(max(left, 0))
		}
	}
	p.moves++
	from.used, from.expected = from.used.minus(w.request), from.expected.minus(w.request)
	to.used, to.expected = to.used.plus(w.request), to.expected.plus(w.request)
	if len(from.excess()) > 0 {
		return
	}
	// The cluster can take replicas of others now.
	for _, c := range p.clusters {
		c.stuck = false
	}
	for _, w := range p.workloads {
		w.stuck = false
	}
}

// displacedReplicas returns an upper bound of the replicas with the request other that one replica with the request one
// displaces. Available was estimated for all workloads before any replica moved.
func displacedReplicas(one, other amounts) int64 {
	n := int64(0)
	for resource, each := range other {
		if used := one[resource]; used > 0 && each > 0 {
			n = max(n, (used-1)/each+1)
		}
	}
	return n
}

// result converts the new replica counts to moves. Replicas that left a cluster and were replaced there did not move.
func (p *plan) result() []move {
	var out []move
	for _, w := range p.workloads {
		var from, to []string // one entry per replica
		for _, c := range p.clusters {
			for range w.Replicas[c.name] - w.replicas[c.name] {
				from = append(from, c.name)
			}
			for range w.replicas[c.name] - w.Replicas[c.name] {
				to = append(to, c.name)
			}
		}
		for i := range from {
			if n := len(out); n > 0 && out[n-1].Workload == w.Name && out[n-1].From == from[i] && out[n-1].To == to[i] {
				out[n-1].Replicas++
				continue
			}
			out = append(out, move{Workload: w.Name, From: from[i], To: to[i], Replicas: 1})
		}
	}
	return out
}
