// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"hash/fnv"
	"math"
	"slices"
)

// Share is what one party claims of a division, and what it got.
type Share struct {
	Name   string
	Weight int64 // not negative; 0 gets nothing
	Seats  int64 // the result
}

// Divide distributes n replicas over the parties in proportion to their weights by the highest averages of Sainte-Laguë
// (Webster): one by one to the party with the highest weight/(2·seats+1). Ties go to the party with fewer seats, then by
// name, ascending or descending by the parity of seed, so that over many templates no cluster is favoured while one
// template always divides alike (contract: semantics §13.7, vectors in §25).
//
// The result is sorted by name. The seats sum to n, or to 0 when all weights are 0 or n is not positive.
func Divide(n int64, parties []Share, seed string) []Share {
	out := slices.Clone(parties)
	slices.SortFunc(out, func(a, b Share) int { return cmp.Compare(a.Name, b.Name) })
	apportion(n, out, seed)
	return out
}

// apportion is Divide in place; the order of the parties stays as it is, and plays no part.
func apportion(n int64, parties []Share, seed string) {
	total := 0.0
	for i := range parties {
		parties[i].Seats = 0
		total += float64(max(parties[i].Weight, 0))
	}
	if n <= 0 || total == 0 {
		return
	}
	left := n - headStart(n, parties, total)

	q := averages{parties: parties, items: make([]claim, 0, len(parties)), descending: descending(seed)}
	for i := range parties {
		if parties[i].Weight > 0 {
			q.items = append(q.items, claim{average(&parties[i]), i})
		}
	}
	q.build()
	for ; left > 0; left-- {
		top := &q.items[0]
		parties[top.party].Seats++
		top.average = average(&parties[top.party])
		q.sink(0)
	}
}

// headStart gives every party the seats that it surely gets, so that the cost of a division does not grow with n.
//
// The seats whose average w/(2s+1) exceeds a threshold t are given before all others. A party has at most w/(2t)+1/2 of
// them, all k parties together at most W/(2t)+k/2, which is n at t = W/(2n-k). A slightly higher t keeps rounding
// errors on the safe side; at most some k seats remain for the queue.
func headStart(n int64, parties []Share, total float64) int64 {
	free := 2*float64(n) - float64(len(parties))
	if free <= 0 {
		return 0
	}
	const slack = 1e-9
	t := total / free * (1 + slack)
	given := int64(0)
	for i := range parties {
		seats := int64(math.Ceil((float64(parties[i].Weight)/t - 1) / 2))
		if seats > 0 {
			parties[i].Seats = seats
			given += seats
		}
	}
	return given
}

func descending(seed string) bool {
	h := fnv.New32a()
	_, _ = h.Write([]byte(seed)) // never fails
	return seed != "" && h.Sum32()&1 == 1
}

// averages is a heap of parties, the next to get a seat on top. It only ever changes at the top, which is simpler and
// several times faster than container/heap.
type averages struct {
	parties    []Share
	items      []claim
	descending bool
}

// claim is a party with its average.
type claim struct {
	average float64
	party   int
}

func (q *averages) build() {
	for i := len(q.items)/2 - 1; i >= 0; i-- {
		q.sink(i)
	}
}

func (q *averages) sink(i int) {
	for {
		next := 2*i + 1
		if next >= len(q.items) {
			return
		}
		if next+1 < len(q.items) && q.before(next+1, next) {
			next++
		}
		if !q.before(next, i) {
			return
		}
		q.items[i], q.items[next] = q.items[next], q.items[i]
		i = next
	}
}

func (q *averages) before(i, j int) bool {
	a, b := &q.items[i], &q.items[j]
	if a.average != b.average {
		return a.average > b.average
	}
	x, y := &q.parties[a.party], &q.parties[b.party]
	if x.Seats != y.Seats {
		return x.Seats < y.Seats
	}
	if q.descending {
		return x.Name > y.Name
	}
	return x.Name < y.Name
}

func average(s *Share) float64 { return float64(s.Weight) / float64(2*s.Seats+1) }
