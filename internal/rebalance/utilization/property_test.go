// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilization

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"pgregory.net/rapid"
)

// fleet is the input of planMoves.
type fleet struct {
	clusters  []clusterUsage
	workloads []workloadState
}

func (f fleet) clone() fleet {
	out := fleet{slices.Clone(f.clusters), slices.Clone(f.workloads)}
	for i := range out.clusters {
		out.clusters[i].Used = maps.Clone(out.clusters[i].Used)
	}
	for i := range out.workloads {
		out.workloads[i].Replicas, out.workloads[i].Available = maps.Clone(out.workloads[i].Replicas), maps.Clone(out.workloads[i].Available)
	}
	return out
}

func (f fleet) cluster(name string) *clusterUsage {
	return &f.clusters[slices.IndexFunc(f.clusters, func(c clusterUsage) bool { return c.Name == name })]
}

func (f fleet) workload(name string) *workloadState {
	return &f.workloads[slices.IndexFunc(f.workloads, func(w workloadState) bool { return w.Name == name })]
}

// after returns the fleet with the moves carried out.
func (f fleet) after(moves []move) fleet {
	out := f.clone()
	for _, m := range moves {
		w := out.workload(m.Workload)
		w.Replicas[m.From] -= m.Replicas
		w.Replicas[m.To] += m.Replicas
		one := w.Request.plus(amounts{pods: 1})
		for i := range out.workloads {
			if other := &out.workloads[i]; other.Available != nil {
				other.Available[m.To] -= m.Replicas * int32(displacedReplicas(one, other.Request.plus(amounts{pods: 1})))
			}
		}
		request := one.times(m.Replicas)
		from, to := out.cluster(m.From), out.cluster(m.To)
		from.Used, to.Used = from.Used.minus(request), to.Used.plus(request)
	}
	return out
}

// someFleet draws clusters that use what their workloads request and more. The numbers are small, so that most fleets have
// clusters above and below their thresholds and targets that are almost full.
func someFleet(t *rapid.T) fleet {
	var f fleet
	for i := range 2 + oneOf(t, 4) {
		c := clusterUsage{Name: fmt.Sprintf("m%d", i), Used: amounts{}, Allocatable: amounts{}}
		for _, r := range []corev1.ResourceName{cpu, memory} {
			c.Allocatable[r] = int64(10 * (1 + oneOf(t, 4)))
			c.Used[r] = int64(oneOf(t, 8))
		}
		c.Allocatable[pods] = int64(10 + oneOf(t, 20))
		if oneOf(t, 10) == 0 {
			c.Allocatable[memory] = 0
		}
		if oneOf(t, 3) == 0 {
			c.Leaving, c.Coming = amounts{
				cpu:    int64(oneOf(t, 10)),
				memory: int64(oneOf(t, 10)),
			}, amounts{
				cpu:    int64(oneOf(t, 10)),
				memory: int64(oneOf(t, 10)),
			}
		}
		f.clusters = append(f.clusters, c)
	}
	for i := range 1 + oneOf(t, 5) {
		w := workloadState{
			Name: fmt.Sprintf("w%d", i), Replicas: map[string]int32{}, Request: amounts{},
			FixedClusters: oneOf(t, 3) == 0, FewClusters: oneOf(t, 3) == 0, Priority: int32(oneOf(t, 2)),
		}
		for _, r := range []corev1.ResourceName{cpu, memory} {
			w.Request[r] = int64(oneOf(t, 6))
		}
		if oneOf(t, 8) == 0 {
			w.Request["example.io/gpu"] = int64(oneOf(t, 2))
		}
		if oneOf(t, 3) == 0 {
			w.Available = map[string]int32{}
		}
		for j := range f.clusters {
			c := &f.clusters[j]
			if n := int32(max(oneOf(t, 4+4*(j%2))-2, 0)); n > 0 { // every second cluster is fuller
				w.Replicas[c.Name] = n
				c.Used = c.Used.plus(w.Request.plus(amounts{pods: 1}).times(n))
			}
			if w.Available != nil {
				w.Available[c.Name] = int32(oneOf(t, 3))
			}
		}
		f.workloads = append(f.workloads, w)
	}
	for i := range f.clusters {
		c := &f.clusters[i]
		for r, n := range c.Leaving {
			c.Leaving[r] = min(n, c.Used[r])
		}
	}
	return f
}

func somePolicy(t *rapid.T) limits {
	p := limits{Thresholds: map[corev1.ResourceName]int32{}}
	for _, r := range []corev1.ResourceName{cpu, memory} {
		if oneOf(t, 4) > 0 {
			p.Thresholds[r] = int32(30 + oneOf(t, 71))
		}
	}
	return p
}

// oneOf draws a number from 0 to n-1 with equal probability; the ranges of rapid prefer small numbers.
func oneOf(t *rapid.T, n int) int {
	all := make([]int, n)
	for i := range all {
		all[i] = i
	}
	return rapid.SampledFrom(all).Draw(t, "n")
}

func total(replicas map[string]int32) (n int32) {
	for _, r := range replicas {
		n += r
	}
	return n
}

// changes returns how many replicas each cluster gained by the moves of one workload, or of all if name is empty.
func changes(moves []move, name string) map[string]int32 {
	out := map[string]int32{}
	for _, m := range moves {
		if name == "" || m.Workload == name {
			out[m.From] -= m.Replicas
			out[m.To] += m.Replicas
		}
	}
	return out
}

func TestPlanMoves_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		f, p := someFleet(t), somePolicy(t)
		untouched := f.clone()
		moves := planMoves(f.clusters, f.workloads, p)
		if diff := cmp.Diff(untouched, f, cmp.AllowUnexported(fleet{})); diff != "" {
			t.Fatalf("planMoves changed its arguments:\n%s", diff)
		}
		after := f.after(moves)
		above := map[string]bool{}
		for _, e := range clustersAbove(f.clusters, p) {
			above[e.Cluster] = true
		}

		for _, m := range moves {
			if m.Replicas <= 0 || m.From == m.To || !above[m.From] {
				t.Errorf("%+v from a cluster above a threshold: %v", m, above[m.From])
			}
		}
		for i, w := range after.workloads {
			before := f.workloads[i]
			if total(w.Replicas) != total(before.Replicas) {
				t.Errorf("%s had %d replicas and has %d", w.Name, total(before.Replicas), total(w.Replicas))
			}
			gained := changes(moves, w.Name)
			for c, n := range w.Replicas {
				switch {
				case n < 0:
					t.Errorf("%s has %d replicas in %s", w.Name, n, c)
				case w.FixedClusters && (n > 0) != (before.Replicas[c] > 0):
					t.Errorf("%s is fixed, and went from %d to %d in %s", w.Name, before.Replicas[c], n, c)
				case before.Available != nil && gained[c] > before.Available[c]:
					t.Errorf("%s got %d replicas in %s, which has %d available", w.Name, gained[c], c, before.Available[c])
				}
			}
			if len(gained) > 0 && total(before.Replicas) < 2 {
				t.Errorf("%s has one replica and moved", w.Name)
			}
		}
		for _, m := range moves {
			to := after.cluster(m.To)
			load := to.Used.plus(to.Coming)
			for r, percent := range p.Thresholds {
				if load[r]*100 > to.Allocatable[r]*int64(percent) {
					t.Errorf("%+v puts its target to %d %s of %d, above %d %%", m, load[r], r, to.Allocatable[r], percent)
				}
			}
			for r, n := range after.workload(m.Workload).Request.plus(amounts{pods: 1}) {
				if n > 0 && load[r] > to.Allocatable[r] {
					t.Errorf("%+v puts its target to %d %s of %d", m, load[r], r, to.Allocatable[r])
				}
			}
		}
		for c, n := range changes(moves, "") {
			// Fewer moves would not have been enough: adding back one replica exceeds a threshold.
			from := after.cluster(c)
			if n >= 0 || slices.ContainsFunc(clustersAbove(after.clusters, p), func(e excess) bool { return e.Cluster == c }) {
				continue
			}
			if !slices.ContainsFunc(moves, func(m move) bool {
				back := *from
				back.Used = back.Used.plus(after.workload(m.Workload).Request)
				return m.From == c && len(clustersAbove([]clusterUsage{back}, p)) > 0
			}) {
				t.Errorf("more left %s than was needed", c)
			}
		}
		if again := planMoves(after.clusters, after.workloads, p); len(again) > 0 {
			t.Errorf("planning again after %+v moves %+v", moves, again)
		}
	})
}

func TestPlanMoves_orderOfArguments(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		f, p := someFleet(t), somePolicy(t)
		shuffled := fleet{rapid.Permutation(f.clusters).Draw(t, "clusters"), rapid.Permutation(f.workloads).Draw(t, "workloads")}
		if diff := cmp.Diff(planMoves(f.clusters, f.workloads, p), planMoves(shuffled.clusters, shuffled.workloads, p)); diff != "" {
			t.Errorf("moves (-one order +another):\n%s", diff)
		}
	})
}

// With limits the moves take several rounds, each within the limits, and no cluster gives replicas that it took.
func TestPlanMoves_rounds(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		f, p := someFleet(t), somePolicy(t)
		p.MaxMoves, p.MaxShare = rapid.Int32Range(1, 5).Draw(t, "moves"), rapid.Int32Range(1, 100).Draw(t, "share")
		took := map[string]bool{}
		limit := int32(1)
		for _, w := range f.workloads {
			limit += total(w.Replicas)
		}
		for round := int32(0); ; round++ {
			moves := planMoves(f.clusters, f.workloads, p)
			if len(moves) == 0 {
				return
			}
			if round > limit {
				t.Fatalf("still moving after %d rounds: %+v", round, moves)
			}
			sum, each := int32(0), map[string]int32{}
			for _, m := range moves {
				sum += m.Replicas
				each[m.Workload] += m.Replicas
				if took[m.From] {
					t.Errorf("%+v from a cluster that took replicas before", m)
				}
			}
			for _, m := range moves {
				took[m.To] = true
			}
			if sum > p.MaxMoves {
				t.Errorf("%d moves, more than %d", sum, p.MaxMoves)
			}
			for w, n := range each {
				if most := max(total(f.workload(w).Replicas)*p.MaxShare/100, 1); n > most {
					t.Errorf("%d of %s, more than %d", n, w, most)
				}
			}
			f = f.after(moves)
		}
	})
}

func BenchmarkPlanMoves(b *testing.B) {
	var f fleet
	for i := range 100 {
		f.clusters = append(f.clusters, clusterUsage{
			Name: fmt.Sprint(i), Allocatable: amounts{cpu: 1e6, memory: 1e12, pods: 1e5}, Used: amounts{cpu: int64(i) * 1e4, memory: 5e11},
		})
	}
	for i := range 5000 {
		w := workloadState{Name: fmt.Sprint(i), Request: amounts{cpu: 100, memory: 1e9}, Replicas: map[string]int32{}}
		for j := range 3 {
			w.Replicas[fmt.Sprint((i+j*37)%100)] = 3
		}
		f.workloads = append(f.workloads, w)
	}
	b.ReportAllocs()
	for b.Loop() {
		planMoves(f.clusters, f.workloads, limits{Thresholds: eighty.Thresholds, MaxMoves: 20, MaxShare: 25})
	}
}
