// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package placement

import (
	"fmt"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func replicasOf(shares []Share) []int64 {
	var out []int64
	for _, s := range shares {
		out = append(out, s.Replicas)
	}
	return out
}

func sharesOf(weights ...int64) []Share {
	var out []Share
	for i, w := range weights {
		out = append(out, Share{Name: fmt.Sprintf("m%03d", i+1), Weight: w})
	}
	return out
}

// The vectors of docs/contract/scheduling.md#division: "a" hashes to an even number, "b" to an odd one.
func TestDivide_vectors(t *testing.T) {
	t.Parallel()
	tests := []struct {
		n         int64
		weights   []int64
		even, odd []int64
	}{
		{9, []int64{1, 2}, []int64{3, 6}, []int64{3, 6}},
		{9, []int64{1, 3}, []int64{2, 7}, []int64{2, 7}},
		{7, []int64{1, 1, 1}, []int64{3, 2, 2}, []int64{2, 2, 3}},
		{3, []int64{1, 1}, []int64{2, 1}, []int64{1, 2}},
		{12, []int64{6, 12, 18}, []int64{2, 4, 6}, []int64{2, 4, 6}},
		{5, []int64{2, 1, 1}, []int64{3, 1, 1}, []int64{3, 1, 1}},
		{10, []int64{5, 3, 2}, []int64{5, 3, 2}, []int64{5, 3, 2}},
		{8, []int64{3, 3, 1}, []int64{4, 3, 1}, []int64{3, 4, 1}},
		{6, []int64{3, 2, 1}, []int64{3, 2, 1}, []int64{3, 2, 1}},
		{4, []int64{0, 0}, []int64{0, 0}, []int64{0, 0}},
		{0, []int64{1, 1}, []int64{0, 0}, []int64{0, 0}},
	}
	for _, tc := range tests {
		t.Run(fmt.Sprintf("%d by %v", tc.n, tc.weights), func(t *testing.T) {
			t.Parallel()
			for seed, want := range map[string][]int64{"a": tc.even, "": tc.even, "00000000-0000-0000-0000-000000000001": tc.even, "b": tc.odd} {
				if diff := cmp.Diff(want, replicasOf(Divide(tc.n, sharesOf(tc.weights...), seed))); diff != "" {
					t.Errorf("seed %q (-want +got):\n%s", seed, diff)
				}
			}
		})
	}
}

// oneByOne implements the definition of the method, without a head start.
func oneByOne(n int64, in []Share, down bool) []Share {
	out := append([]Share(nil), in...)
	for ; n > 0; n-- {
		q := averages{shares: out, descending: down}
		for i := range out {
			if out[i].Weight > 0 {
				q.items = append(q.items, item{average(&out[i]), i})
			}
		}
		if len(q.items) == 0 {
			break
		}
		best := 0
		for i := range q.items {
			if q.before(i, best) {
				best = i
			}
		}
		out[q.items[best].share].Replicas++
	}
	return out
}

func TestDivide_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		weights := rapid.SliceOfN(rapid.Int64Range(0, 50), 1, 12).Draw(t, "weights")
		n := rapid.Int64Range(0, 300).Draw(t, "n")
		seed := rapid.SampledFrom([]string{"a", "b", ""}).Draw(t, "seed")
		in := sharesOf(weights...)
		got := Divide(n, in, seed)
		if diff := cmp.Diff(oneByOne(n, in, descending(seed)), got); diff != "" {
			t.Fatalf("differs from assigning replicas one by one (-want +got):\n%s", diff)
		}
		shuffled := rapid.Permutation(in).Draw(t, "shuffled")
		if diff := cmp.Diff(got, Divide(n, shuffled, seed)); diff != "" {
			t.Fatalf("depends on the order of its input:\n%s", diff)
		}
		for _, a := range got {
			for _, b := range got {
				if a.Weight > b.Weight && a.Replicas < b.Replicas {
					t.Fatalf("a higher weight got fewer replicas: %v %v", a, b)
				}
			}
		}
	})
}

// A division by capacity never exceeds the capacity of a cluster, also for large numbers.
func TestDivide_exceedsNoWeight(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		weights := rapid.SliceOfN(
			rapid.OneOf(rapid.Int64Range(0, math.MaxInt32), rapid.Int64Range(math.MaxInt32-3, math.MaxInt32), rapid.Int64Range(0, 3)),
			1,
			12,
		).Draw(
			t,
			"weights",
		)
		sum := int64(0)
		for _, w := range weights {
			sum += w
		}
		n := max(sum-rapid.OneOf(rapid.Int64Range(0, 3), rapid.Int64Range(0, sum)).Draw(t, "left"), 0)
		for _, s := range Divide(n, sharesOf(weights...), "b") {
			if s.Replicas > s.Weight {
				t.Fatalf("%d of %v: %v", n, weights, s)
			}
			n -= s.Replicas
		}
		if n != 0 {
			t.Fatalf("%d are left", n)
		}
	})
}

func TestDivide_hugeNumbers(t *testing.T) {
	t.Parallel()
	got := Divide(math.MaxInt32, sharesOf(math.MaxInt64, math.MaxInt64, 1), "a")
	sum := int64(0)
	for _, s := range got {
		sum += s.Replicas
	}
	if sum != math.MaxInt32 || got[0].Replicas-got[1].Replicas > 1 || got[2].Replicas != 0 {
		t.Errorf("got %v", got)
	}
}

func BenchmarkDivide(b *testing.B) {
	in := sharesOf(make([]int64, 1000)...)
	for i := range in {
		in[i].Weight = int64(i%7 + 1)
	}
	b.ReportAllocs()
	for b.Loop() {
		Divide(10_000, in, "a")
	}
}
