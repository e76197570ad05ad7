// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package eviction

import (
	"math"
	"time"
)

// Rate returns the number of workloads that leave a cluster per second. A fixed rate greater than 0 is used as is. Otherwise the rate
// grows with the number of workloads in the cluster, so that all of them leave within drainWithin. It is reduced when many clusters
// are not ready: the others then have less capacity, and a mistake has more effect.
func Rate(fixed float64, workloads int, f Fleet) float64 {
	if fixed > 0 {
		return fixed
	}
	rate := math.Min(math.Max(minRate, float64(workloads)/drainWithin.Seconds()), maxRate)
	if f.Total > 0 && float64(f.NotReady) > manyLost*float64(f.Total) && f.NotReady > 1 {
		rate /= slowdown
	}
	return rate
}

const (
	// drainWithin is the time in which all workloads leave a cluster, unless they are more than maxRate per second.
	drainWithin = 5 * time.Second
	// minRate and maxRate limit the rate.
	minRate, maxRate = 5.0, 200.0
	// manyLost is the share of clusters above which the rate is divided by slowdown.
	manyLost, slowdown = 1.0 / 3, 10
)

// Pacer assigns a turn to each workload that must leave a cluster. The zero value is ready to use. It is not safe for concurrent use.
// Its state can be lost at any time: the workloads that are left get new turns.
type Pacer[K comparable] struct {
	// next is, by cluster, the first time that is not assigned; used is that after the last turn that has come.
	next, used map[string]time.Time
	turns      map[string]map[K]time.Time
}

// Turn returns how long a workload must wait before it leaves a cluster; 0 means that it is its turn. The first call assigns the turn.
func (p *Pacer[K]) Turn(cluster string, key K, rate float64, now time.Time) time.Duration {
	if p.turns == nil {
		p.next, p.used, p.turns = map[string]time.Time{}, map[string]time.Time{}, map[string]map[K]time.Time{}
	}
	interval := time.Duration(float64(time.Second) / rate)
	at, known := p.turns[cluster][key]
	if !known {
		at = now
		if next := p.next[cluster]; next.After(now) {
			at = next
		}
		p.next[cluster] = at.Add(interval)
		if p.turns[cluster] == nil {
			p.turns[cluster] = map[K]time.Time{}
		}
		p.turns[cluster][key] = at
	}
	if at.After(now) {
		return at.Sub(now)
	}
	if after := at.Add(interval); after.After(p.used[cluster]) {
		p.used[cluster] = after
	}
	return 0
}

// Done forgets a workload that left the cluster, or no longer must leave. When no workload is left, the turns that have not come are
// assigned again.
func (p *Pacer[K]) Done(cluster string, key K) {
	if _, waiting := p.turns[cluster][key]; !waiting {
		return
	}
	delete(p.turns[cluster], key)
	if len(p.turns[cluster]) == 0 {
		delete(p.turns, cluster)
		p.next[cluster] = p.used[cluster]
	}
}

// Forget forgets a workload in all clusters but those that stays reports.
func (p *Pacer[K]) Forget(key K, stays func(cluster string) bool) {
	for cluster, turns := range p.turns {
		if _, waiting := turns[key]; waiting && !stays(cluster) {
			p.Done(cluster, key)
		}
	}
}

// Waiting returns the number of workloads that have a turn.
func (p *Pacer[K]) Waiting() (n int) {
	for _, turns := range p.turns {
		n += len(turns)
	}
	return n
}
