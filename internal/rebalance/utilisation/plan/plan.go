// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package plan decides which replicas leave clusters that are too full, and where they go. It is pure: how full the
// clusters are, where the workloads are and the thresholds go in, moves come out.
//
//	while a cluster is above a threshold
//	  the fullest one ─► the workload whose replica brings it down best ─► the cluster with most left below its thresholds
//
// What always holds: the replicas of a workload stay as many as they were; a move never puts its target above a threshold,
// nor above what its nodes offer, so that what was moved has no reason to move on or back; nothing leaves a cluster that is
// not above a threshold, nor more than brings it down; and when the moves are carried out, planning again gives none, unless
// a bound on the number of moves cut the plan short.
package plan

import (
	"cmp"
	"maps"
	"slices"

	corev1 "k8s.io/api/core/v1"
)

// Cluster is how full a cluster is.
type Cluster struct {
	Name string
	// Allocatable is what its nodes offer, Used what its pods request, those that wait for a node included. A cluster that
	// offers nothing of a resource with a threshold takes no part: it is not known how full it is.
	Allocatable, Used Amounts
	// Leaving is the part of Used that replicas hold which were assigned elsewhere already, and Coming what replicas will
	// request that were assigned to it and are not there yet. The first makes a cluster less of a source, the second less of
	// a target, so that a change in flight is not answered by another one.
	Leaving, Coming Amounts
}

// Workload is something whose replicas may be anywhere.
type Workload struct {
	// Name is unique.
	Name string
	// Request is what a replica requests. The pod that it is need not be mentioned.
	Request Amounts
	// Replicas is how many of them are assigned to each cluster.
	Replicas map[string]int32
	// Fixed keeps the set of its clusters: replicas only go to clusters that have some, and none is left without any.
	Fixed bool
	// Pack prefers clusters that have replicas of it, as the policy wants few clusters.
	Pack bool
	// Priority says what moves last: higher priorities.
	Priority int32
	// Room is how many more replicas each cluster can take; one that is not in it takes none. Nil bounds nothing. What one
	// workload takes of it, others have no more.
	Room map[string]int32
}

// Policy says when replicas leave a cluster, and how many.
type Policy struct {
	// Thresholds are in percent of what the nodes of a cluster offer. A cluster is above when it uses more.
	Thresholds map[corev1.ResourceName]int32
	// Moves is how many replicas may move at once, and Share how many of one workload, in percent of its replicas but at
	// least one. 0 bounds nothing.
	Moves, Share int32
}

// Move is some replicas of a workload that go from one cluster to another.
type Move struct {
	Workload string
	From, To string
	Replicas int32
}

// Plan chooses the moves, sorted by workload and clusters. The order of its arguments does not matter, and they are left
// as they are. A workload of one replica stays: it would be gone before it is there.
func Plan(clusters []Cluster, workloads []Workload, policy Policy) []Move {
	r := newRound(clusters, workloads, policy)
	for policy.Moves <= 0 || r.moves < policy.Moves {
		s := r.fullest()
		if s == nil {
			break
		}
		w, to := r.choose(s)
		if w == nil {
			s.stuck = true
			continue
		}
		r.move(w, s, to)
	}
	return r.net()
}

// round is a plan in the making.
type round struct {
	policy    Policy
	clusters  []*cluster  // sorted by name; those that take part
	workloads []*workload // sorted by name
	moves     int32
}

type cluster struct {
	name  string
	bound bounds
	// used, without and with what is in flight: as a source and as a target.
	used, expected Amounts
	// over says that it was above a threshold at the beginning, stuck that nothing in it can move now.
	over, stuck bool
}

type workload struct {
	*Workload
	request     Amounts // with the pod
	now         map[string]int32
	room        map[string]int32
	left        int32 // how many more may move
	nowhereToGo bool  // until another cluster comes down
}

func newRound(clusters []Cluster, workloads []Workload, policy Policy) *round {
	r := &round{policy: policy}
	for i := range clusters {
		c := &clusters[i]
		bound, ok := newBounds(c.Allocatable, policy.Thresholds)
		if !ok {
			continue
		}
		s := &cluster{name: c.Name, bound: bound, used: c.Used.minus(c.Leaving), expected: c.Used.Plus(c.Coming)}
		s.over = len(s.excess()) > 0
		r.clusters = append(r.clusters, s)
	}
	slices.SortFunc(r.clusters, func(a, b *cluster) int { return cmp.Compare(a.name, b.name) })
	for i := range workloads {
		w := &workload{Workload: &workloads[i], now: maps.Clone(workloads[i].Replicas), room: maps.Clone(workloads[i].Room)}
		w.request = maps.Clone(w.Request)
		if w.request == nil {
			w.request = Amounts{}
		}
		w.request[corev1.ResourcePods] = 1
		if w.left = movable(w.Workload, policy.Share); w.left > 0 {
			r.workloads = append(r.workloads, w)
		}
	}
	slices.SortFunc(r.workloads, func(a, b *workload) int { return cmp.Compare(a.Name, b.Name) })
	return r
}

// movable is how many replicas of a workload may move in one round.
func movable(w *Workload, share int32) int32 {
	total := int64(0)
	for _, n := range w.Replicas {
		total += int64(max(n, 0))
	}
	total = min(total, maxReplicas)
	if total < 2 {
		return 0
	}
	if share <= 0 {
		return int32(total)
	}
	return int32(max(total*int64(share)/100, 1))
}

// maxReplicas is as many as a workload can have.
const maxReplicas = 1<<31 - 1

// fullest is the cluster that is furthest above a threshold and from which something may still move.
func (r *round) fullest() *cluster {
	var worst *cluster
	most := 0.0
	for _, c := range r.clusters {
		if c.stuck || !c.over {
			continue
		}
		excess := c.excess()
		if len(excess) == 0 {
			continue
		}
		if load := c.bound.load(c.used); worst == nil || load > most {
			worst, most = c, load
		}
	}
	return worst
}

func (c *cluster) excess() Amounts { return c.bound.excess(c.used) }

// candidate is a workload by how well one of its replicas brings a cluster down.
type candidate struct {
	*workload
	enough bool
	// cost is, when one replica is enough, how much more than needed it takes away; otherwise how much it leaves to do.
	cost float64
}

// choose picks the workload that gives a replica, and the cluster that takes it.
func (r *round) choose(s *cluster) (*workload, *cluster) {
	excess := s.excess()
	var candidates []candidate
	for _, w := range r.workloads {
		if n := w.now[s.name]; n <= 0 || w.left <= 0 || w.nowhereToGo || w.Fixed && n == 1 {
			continue
		}
		if enough, cost, helps := relief(w.request, excess); helps {
			candidates = append(candidates, candidate{w, enough, cost})
		}
	}
	slices.SortStableFunc(candidates, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.Priority, b.Priority), -compare(a.enough, b.enough), cmp.Compare(a.cost, b.cost))
	})
	for _, c := range candidates {
		if to := r.target(c.workload); to != nil {
			return c.workload, to
		}
		c.nowhereToGo = true
	}
	return nil, nil
}

// target is the cluster that takes a replica best; nil when none can.
func (r *round) target(w *workload) *cluster {
	var best *cluster
	var bestRank [2]bool
	bestLoad := 0.0
	for _, c := range r.clusters {
		has := w.now[c.name] > 0
		if w.Fixed && !has || w.room != nil && w.room[c.name] <= 0 || !c.bound.fits(c.expected, w.request) {
			continue
		}
		// A cluster that has just come down is the last choice: it would exchange replicas for others.
		rank := [2]bool{!c.over, has || !w.Pack}
		load := c.bound.load(c.expected.Plus(w.request))
		if best == nil || cmp.Or(compare(rank[0], bestRank[0]), compare(rank[1], bestRank[1]), cmp.Compare(bestLoad, load)) > 0 {
			best, bestRank, bestLoad = c, rank, load
		}
	}
	return best
}

func (r *round) move(w *workload, from, to *cluster) {
	w.now[from.name]--
	w.now[to.name]++
	w.left--
	for _, other := range r.workloads {
		if other.room != nil {
			other.room[to.name] = int32(max(int64(other.room[to.name])-displaces(w.request, other.request), 0))
		}
	}
	r.moves++
	from.used, from.expected = from.used.minus(w.request), from.expected.minus(w.request)
	to.used, to.expected = to.used.Plus(w.request), to.expected.Plus(w.request)
	if len(from.excess()) > 0 {
		return
	}
	// It may take replicas of others from now on, so that what was stuck may not be any more.
	for _, c := range r.clusters {
		c.stuck = false
	}
	for _, w := range r.workloads {
		w.nowhereToGo = false
	}
}

// displaces is for how many replicas of one kind there is no room any more where a replica of another kind went, at most. The
// room of all was asked for before anything moved.
func displaces(one, other Amounts) int64 {
	n := int64(0)
	for resource, each := range other {
		if took := one[resource]; took > 0 && each > 0 {
			n = max(n, (took-1)/each+1)
		}
	}
	return n
}

// net turns the new numbers into moves: what left a cluster and was replaced did not move.
func (r *round) net() []Move {
	var out []Move
	for _, w := range r.workloads {
		var from, to []string // a name for each replica
		for _, c := range r.clusters {
			for range w.Replicas[c.name] - w.now[c.name] {
				from = append(from, c.name)
			}
			for range w.now[c.name] - w.Replicas[c.name] {
				to = append(to, c.name)
			}
		}
		for i := range from {
			if n := len(out); n > 0 && out[n-1].Workload == w.Name && out[n-1].From == from[i] && out[n-1].To == to[i] {
				out[n-1].Replicas++
				continue
			}
			out = append(out, Move{Workload: w.Name, From: from[i], To: to[i], Replicas: 1})
		}
	}
	return out
}

func compare(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	default:
		return -1
	}
}
