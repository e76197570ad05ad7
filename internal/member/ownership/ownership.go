// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

// Package ownership assigns each cluster to one of the live replicas of a component, without a write per cluster.
//
//	replica IDs × cluster ──► Owner, by rendezvous hashing
//	Listed, Publish, Published, Lapsed ──► Replica ──► Assignment: the clusters that this replica owns
//
// Each replica acts by a view, the sorted IDs of the live replicas, and publishes it. The order of its steps keeps two replicas
// from owning one cluster at the same time, even if their views differ for a while:
//
//  1. A replica stops to own what its next view assigns to others, then publishes that view.
//  2. It owns what a new view assigns to it only after it has published the view and has read the views of the others since.
//  3. It never owns what the published view of a live replica assigns to that replica.
//
// Of two replicas that claim one cluster, the later reads the claim of the earlier, by 2 and 3. A replica may consider another
// one dead only if that one can no longer act: Lapsed ends its ownership until it has published its view again and has read those of
// the others.
//
// Invariants: with one view, every cluster has exactly one owner. A cluster moves only if its owner no longer exists or if it moves
// to a new replica.
package ownership

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"slices"
)

// Owner returns the replica of a view that owns a cluster, or "" if the view is empty. The result depends neither on the order
// of the view nor on the version of this program: replicas of several versions run during an upgrade.
func Owner(view []string, cluster string) string {
	var (
		owner   string
		highest uint64
	)
	for _, replica := range view {
		s := score(replica, cluster)
		if owner == "" || cmp.Or(cmp.Compare(s, highest), cmp.Compare(replica, owner)) > 0 {
			owner, highest = replica, s
		}
	}
	return owner
}

// score hashes the pair. IDs contain no zero byte.
func score(replica, cluster string) uint64 {
	sum := sha256.Sum256([]byte(replica + "\x00" + cluster))
	return binary.BigEndian.Uint64(sum[:8])
}

// Peer is another replica that is live, with the view that it has published.
type Peer struct {
	ID   string
	View []string
}

// Assignment determines the clusters that a replica owns. The zero value owns none. It is immutable.
type Assignment struct {
	Self string
	// Views must all assign a cluster to Self.
	Views [][]string
	// Peers must not claim the cluster.
	Peers []Peer
}

// Owns reports whether the replica owns a cluster.
func (a Assignment) Owns(cluster string) bool {
	if len(a.Views) == 0 {
		return false
	}
	for _, view := range a.Views {
		if Owner(view, cluster) != a.Self {
			return false
		}
	}
	return !slices.ContainsFunc(a.Peers, func(p Peer) bool { return Owner(p.View, cluster) == p.ID })
}

// Replica is the state of one replica. Its methods perform no I/O; the caller performs the steps and reports them.
type Replica struct {
	ID string

	peers []Peer
	// views were published, or may have been, since the last Listed; the last one is the current view.
	views     [][]string
	published bool // the last view was published
	settled   bool // the peers were read after the first view was published
}

// Listed records the other live replicas. They must have been read from the API server itself, not from a cache.
func (r *Replica) Listed(peers []Peer) {
	r.peers = slices.SortedFunc(slices.Values(peers), func(a, b Peer) int { return cmp.Compare(a.ID, b.ID) })
	if r.published {
		r.views = r.views[len(r.views)-1:]
		r.settled = true
	}
}

// Publish returns the view to publish and reports whether it differs from the published one. The assignment excludes at once
// what the view assigns to others. The caller must end that ownership before it publishes the view.
func (r *Replica) Publish() (view []string, changed bool) {
	view = append(view, r.ID)
	for _, p := range r.peers {
		view = append(view, p.ID)
	}
	slices.Sort(view)
	view = slices.Compact(view)
	if n := len(r.views); n > 0 && slices.Equal(r.views[n-1], view) {
		return view, !r.published
	}
	r.views = slices.DeleteFunc(slices.Clone(r.views), func(v []string) bool { return slices.Equal(v, view) })
	r.views = append(r.views, view)
	r.published = false
	return view, true
}

// Published records that the view of the last Publish was written. Added clusters are owned after the next Listed.
func (r *Replica) Published() { r.published = len(r.views) > 0 }

// Lapsed ends all ownership: others may consider this replica dead, or it stops. The next Published and Listed start it again.
func (r *Replica) Lapsed() {
	r.published, r.settled = false, false
	if n := len(r.views); n > 1 {
		r.views = r.views[n-1:]
	}
}

// Assignment returns the clusters that this replica owns now.
func (r *Replica) Assignment() Assignment {
	if !r.settled {
		return Assignment{}
	}
	return Assignment{Self: r.ID, Views: r.views, Peers: r.peers}
}
