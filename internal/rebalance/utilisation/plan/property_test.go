// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package plan

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"pgregory.net/rapid"
)

// fleet is what a plan is made for.
type fleet struct {
	clusters  []Cluster
	workloads []Workload
}

func (f fleet) clone() fleet {
	out := fleet{slices.Clone(f.clusters), slices.Clone(f.workloads)}
	for i := range out.clusters {
		out.clusters[i].Used = maps.Clone(out.clusters[i].Used)
	}
	for i := range out.workloads {
		out.workloads[i].Replicas, out.workloads[i].Room = maps.Clone(out.workloads[i].Replicas), maps.Clone(out.workloads[i].Room)
	}
	return out
}

func (f fleet) cluster(name string) *Cluster {
	return &f.clusters[slices.IndexFunc(f.clusters, func(c Cluster) bool { return c.Name == name })]
}

func (f fleet) workload(name string) *Workload {
	return &f.workloads[slices.IndexFunc(f.workloads, func(w Workload) bool { return w.Name == name })]
}

// after is the fleet when the moves have been carried out.
func (f fleet) after(moves []Move) fleet {
	out := f.clone()
	for _, m := range moves {
		w := out.workload(m.Workload)
		w.Replicas[m.From] -= m.Replicas
		w.Replicas[m.To] += m.Replicas
		one := w.Request.Plus(Amounts{pods: 1})
		for i := range out.workloads {
			if other := &out.workloads[i]; other.Room != nil {
				other.Room[m.To] -= m.Replicas * int32(displaces(one, other.Request.Plus(Amounts{pods: 1})))
			}
		}
		request := one.Times(m.Replicas)
		from, to := out.cluster(m.From), out.cluster(m.To)
		from.Used, to.Used = from.Used.minus(request), to.Used.Plus(request)
	}
	return out
}

// someFleet draws clusters that use what their workloads request and something else besides. Numbers are small and
// percentages middling, so that most fleets have clusters above and below their thresholds, and targets are just too full.
func someFleet(t *rapid.T) fleet {
	var f fleet
	for i := range 2 + oneOf(t, 4) {
		c := Cluster{Name: fmt.Sprintf("m%d", i), Used: Amounts{}, Allocatable: Amounts{}}
		for _, r := range []corev1.ResourceName{cpu, memory} {
			c.Allocatable[r] = int64(10 * (1 + oneOf(t, 4)))
			c.Used[r] = int64(oneOf(t, 8))
		}
		c.Allocatable[pods] = int64(10 + oneOf(t, 20))
		if oneOf(t, 10) == 0 {
			c.Allocatable[memory] = 0
		}
		if oneOf(t, 3) == 0 {
			c.Leaving, c.Coming = Amounts{cpu: int64(oneOf(t, 10)), memory: int64(oneOf(t, 10))}, Amounts{cpu: int64(oneOf(t, 10)), memory: int64(oneOf(t, 10))}
		}
		f.clusters = append(f.clusters, c)
	}
	for i := range 1 + oneOf(t, 5) {
		w := Workload{
			Name: fmt.Sprintf("w%d", i), Replicas: map[string]int32{}, Request: Amounts{},
			Fixed: oneOf(t, 3) == 0, Pack: oneOf(t, 3) == 0, Priority: int32(oneOf(t, 2)),
		}
		for _, r := range []corev1.ResourceName{cpu, memory} {
			w.Request[r] = int64(oneOf(t, 6))
		}
		if oneOf(t, 8) == 0 {
			w.Request["example.io/gpu"] = int64(oneOf(t, 2))
		}
		if oneOf(t, 3) == 0 {
			w.Room = map[string]int32{}
		}
		for j := range f.clusters {
			c := &f.clusters[j]
			if n := int32(max(oneOf(t, 4+4*(j%2))-2, 0)); n > 0 { // every second cluster is fuller
				w.Replicas[c.Name] = n
				c.Used = c.Used.Plus(w.Request.Plus(Amounts{pods: 1}).Times(n))
			}
			if w.Room != nil {
				w.Room[c.Name] = int32(oneOf(t, 3))
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

func somePolicy(t *rapid.T) Policy {
	p := Policy{Thresholds: map[corev1.ResourceName]int32{}}
	for _, r := range []corev1.ResourceName{cpu, memory} {
		if oneOf(t, 4) > 0 {
			p.Thresholds[r] = int32(30 + oneOf(t, 71))
		}
	}
	return p
}

// oneOf draws a number from 0 to n-1, each as likely as the others; rapid's own ranges prefer small ones.
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

// changes says how many replicas each cluster gained, by the moves of one workload or, when name is empty, of all.
func changes(moves []Move, name string) map[string]int32 {
	out := map[string]int32{}
	for _, m := range moves {
		if name == "" || m.Workload == name {
			out[m.From] -= m.Replicas
			out[m.To] += m.Replicas
		}
	}
	return out
}

func TestPlan_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		f, p := someFleet(t), somePolicy(t)
		untouched := f.clone()
		moves := Plan(f.clusters, f.workloads, p)
		if diff := cmp.Diff(untouched, f, cmp.AllowUnexported(fleet{})); diff != "" {
			t.Fatalf("Plan changed its arguments:\n%s", diff)
		}
		after := f.after(moves)
		above := map[string]bool{}
		for _, e := range Over(f.clusters, p) {
			above[e.Cluster] = true
		}

		for _, m := range moves {
			if m.Replicas <= 0 || m.From == m.To || !above[m.From] {
				t.Errorf("%+v of a cluster that is above: %v", m, above[m.From])
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
				case w.Fixed && (n > 0) != (before.Replicas[c] > 0):
					t.Errorf("%s is fixed, and went from %d to %d in %s", w.Name, before.Replicas[c], n, c)
				case before.Room != nil && gained[c] > before.Room[c]:
					t.Errorf("%s got %d replicas in %s, which has room for %d", w.Name, gained[c], c, before.Room[c])
				}
			}
			if len(gained) > 0 && total(before.Replicas) < 2 {
				t.Errorf("%s moved as a whole", w.Name)
			}
		}
		for _, m := range moves {
			to := after.cluster(m.To)
			load := to.Used.Plus(to.Coming)
			for r, percent := range p.Thresholds {
				if load[r]*100 > to.Allocatable[r]*int64(percent) {
					t.Errorf("%+v puts its target to %d %s of %d, above %d %%", m, load[r], r, to.Allocatable[r], percent)
				}
			}
			for r, n := range after.workload(m.Workload).Request.Plus(Amounts{pods: 1}) {
				if n > 0 && load[r] > to.Allocatable[r] {
					t.Errorf("%+v puts its target to %d %s of %d", m, load[r], r, to.Allocatable[r])
				}
			}
		}
		for c, n := range changes(moves, "") {
			// One replica less would not have done: of some workload that went, one more is too many.
			from := after.cluster(c)
			if n >= 0 || slices.ContainsFunc(Over(after.clusters, p), func(e Excess) bool { return e.Cluster == c }) {
				continue
			}
			if !slices.ContainsFunc(moves, func(m Move) bool {
				back := *from
				back.Used = back.Used.Plus(after.workload(m.Workload).Request)
				return m.From == c && len(Over([]Cluster{back}, p)) > 0
			}) {
				t.Errorf("more left %s than was needed", c)
			}
		}
		if again := Plan(after.clusters, after.workloads, p); len(again) > 0 {
			t.Errorf("planning again after %+v gives %+v", moves, again)
		}
	})
}

func TestPlan_orderOfArguments(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		f, p := someFleet(t), somePolicy(t)
		shuffled := fleet{rapid.Permutation(f.clusters).Draw(t, "clusters"), rapid.Permutation(f.workloads).Draw(t, "workloads")}
		if diff := cmp.Diff(Plan(f.clusters, f.workloads, p), Plan(shuffled.clusters, shuffled.workloads, p)); diff != "" {
			t.Errorf("moves (-one order +another):\n%s", diff)
		}
	})
}

// With bounds it takes several rounds, each within them, and no cluster gives what it took.
func TestPlan_rounds(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		f, p := someFleet(t), somePolicy(t)
		p.Moves, p.Share = rapid.Int32Range(1, 5).Draw(t, "moves"), rapid.Int32Range(1, 100).Draw(t, "share")
		took := map[string]bool{}
		limit := int32(1)
		for _, w := range f.workloads {
			limit += total(w.Replicas)
		}
		for round := int32(0); ; round++ {
			moves := Plan(f.clusters, f.workloads, p)
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
			if sum > p.Moves {
				t.Errorf("%d moves, more than %d", sum, p.Moves)
			}
			for w, n := range each {
				if most := max(total(f.workload(w).Replicas)*p.Share/100, 1); n > most {
					t.Errorf("%d of %s, more than %d", n, w, most)
				}
			}
			f = f.after(moves)
		}
	})
}

func BenchmarkPlan(b *testing.B) {
	var f fleet
	for i := range 100 {
		f.clusters = append(f.clusters, Cluster{
			Name: fmt.Sprint(i), Allocatable: Amounts{cpu: 1e6, memory: 1e12, pods: 1e5}, Used: Amounts{cpu: int64(i) * 1e4, memory: 5e11},
		})
	}
	for i := range 5000 {
		w := Workload{Name: fmt.Sprint(i), Request: Amounts{cpu: 100, memory: 1e9}, Replicas: map[string]int32{}}
		for j := range 3 {
			w.Replicas[fmt.Sprint((i+j*37)%100)] = 3
		}
		f.workloads = append(f.workloads, w)
	}
	b.ReportAllocs()
	for b.Loop() {
		Plan(f.clusters, f.workloads, Policy{Thresholds: eighty.Thresholds, Moves: 20, Share: 25})
	}
}
