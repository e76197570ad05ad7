// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placement

import (
	"cmp"
	"hash/fnv"
	"math"
	"slices"
)

// Share is the part of one cluster in a division.
type Share struct {
	Name     string
	Weight   int64 // not negative; a cluster of weight 0 gets no replicas
	Replicas int64 // the result
}

// Divide divides n replicas in proportion to the weights by the Sainte-Laguë (Webster) method: each replica goes to the cluster
// with the highest weight/(2·replicas+1). Ties go to the cluster with fewer replicas, then by name, ascending or descending
// depending on a hash of seed. Over many templates no cluster is preferred, but the division of one template is always the same
// (docs/contract/scheduling.md#division).
//
// The result is sorted by name. The replicas sum up to n, or to 0 if all weights are 0 or n is not positive.
func Divide(n int64, shares []Share, seed string) []Share {
	out := slices.Clone(shares)
	slices.SortFunc(out, func(a, b Share) int { return cmp.Compare(a.Name, b.Name) })
	DivideInPlace(n, out, seed)
	return out
}

// DivideInPlace is like Divide, but sets the results in shares and keeps their order, which does not affect the result.
func DivideInPlace(n int64, shares []Share, seed string) {
	total := 0.0
	for i := range shares {
		shares[i].Replicas = 0
		total += float64(max(shares[i].Weight, 0))
	}
	if n <= 0 || total == 0 {
		return
	}
	left := n - headStart(n, shares, total)

	q := averages{shares: shares, items: make([]item, 0, len(shares)), descending: descending(seed)}
	for i := range shares {
		if shares[i].Weight > 0 {
			q.items = append(q.items, item{average(&shares[i]), i})
		}
	}
	q.build()
	for ; left > 0; left-- {
		top := &q.items[0]
		shares[top.share].Replicas++
		top.average = average(&shares[top.share])
		q.sink(0)
	}
}

// headStart assigns the replicas that each cluster gets in any case, and returns their number. With it, the cost of a division does
// not grow with n.
//
// Replicas with an average w/(2r+1) above a threshold t are assigned before all others. A cluster has at most w/(2t)+1/2 of
// them, all k clusters together at most W/(2t)+k/2, which is n at t = W/(2n-k). A slightly higher t makes up for rounding
// errors. About k replicas remain for the heap.
func headStart(n int64, shares []Share, total float64) int64 {
	free := 2*float64(n) - float64(len(shares))
	if free <= 0 {
		return 0
	}
	const slack = 1e-9
	t := total / free * (1 + slack)
	given := int64(0)
	for i := range shares {
		replicas := int64(math.Ceil((float64(shares[i].Weight)/t - 1) / 2))
		if replicas > 0 {
			shares[i].Replicas = replicas
			given += replicas
		}
	}
	return given
}

func descending(seed string) bool {
	h := fnv.New32a()
	_, _ = h.Write([]byte(seed)) // never fails
	return seed != "" && h.Sum32()&1 == 1
}

// averages is a heap of shares; the next one to get a replica is on top. Only the top ever changes, which makes it simpler
// and several times faster than container/heap.
type averages struct {
	shares     []Share
	items      []item
	descending bool
}

// item is the index of a share with its average.
type item struct {
	average float64
	share   int
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
	x, y := &q.shares[a.share], &q.shares[b.share]
	if x.Replicas != y.Replicas {
		return x.Replicas < y.Replicas
	}
	if q.descending {
		return x.Name > y.Name
	}
	return x.Name < y.Name
}

func average(s *Share) float64 { return float64(s.Weight) / float64(2*s.Replicas+1) }
