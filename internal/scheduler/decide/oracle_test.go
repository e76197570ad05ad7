// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// This file implements algorithms of the contract directly and compares them with the optimized implementation.

// allSequences is the search of the contract for groups (docs/contract/scheduling.md#spread-constraints). It extends every
// ascending sequence until it has enough groups and members. The best is chosen by weight, members and discovery, and is shortened
// if possible.
func allSequences(groups []group, fewest, most, clusters int) []string {
	sorted := make([]*group, 0, len(groups))
	for i := range groups {
		sorted = append(sorted, &groups[i])
	}
	slices.SortFunc(sorted, func(a, b *group) int {
		return cmp.Or(cmp.Compare(len(a.members), len(b.members)), cmp.Compare(b.weight, a.weight), strings.Compare(a.value, b.value))
	})
	var paths [][]*group
	var walk func(path []*group, members, from int)
	walk = func(path []*group, members, from int) {
		if members >= clusters && len(path) >= fewest && len(path) <= most {
			paths = append(paths, slices.Clone(path))
			return
		}
		if len(path) < most {
			for i := from; i < len(sorted); i++ {
				walk(append(path, sorted[i]), members+len(sorted[i].members), i+1)
			}
		}
	}
	walk(nil, 0, 0)
	if len(paths) == 0 {
		return nil
	}
	sums := func(path []*group) (weight int64, members int) {
		for _, g := range path {
			weight += g.weight
			members += len(g.members)
		}
		return weight, members
	}
	slices.SortStableFunc(paths, func(a, b []*group) int {
		weight, members := sums(a)
		otherWeight, otherMembers := sums(b)
		return cmp.Or(cmp.Compare(otherWeight, weight), cmp.Compare(otherMembers, members))
	})
	ordered := func(path []*group) (out []string) {
		slices.SortFunc(path, func(a, b *group) int {
			return cmp.Or(cmp.Compare(b.weight, a.weight), strings.Compare(a.value, b.value))
		})
		for _, g := range path {
			out = append(out, g.value)
		}
		return out
	}
	best := ordered(paths[0])
	for _, p := range paths[1:] {
		if shorter := ordered(p); len(shorter) < len(best) && slices.Equal(shorter, best[:len(shorter)]) {
			best = shorter
		}
	}
	return best
}

func drawGroups(t *rapid.T) []group {
	var groups []group
	for i := range rapid.IntRange(0, 7).Draw(t, "groups") {
		g := group{value: fmt.Sprintf("g%d", i), weight: rapid.Int64Range(0, 4).Draw(t, "weight")}
		g.members = make([]*candidate, rapid.IntRange(1, 4).Draw(t, "members"))
		groups = append(groups, g)
	}
	return rapid.Permutation(groups).Draw(t, "order")
}

func values(groups []*group) (out []string) {
	for _, g := range groups {
		out = append(out, g.value)
	}
	return out
}

func TestChooseGroups_matchesContract(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		groups := drawGroups(t)
		fewest := rapid.IntRange(1, 4).Draw(t, "fewest")
		most := rapid.IntRange(fewest, 8).Draw(t, "most")
		clusters := rapid.IntRange(1, 12).Draw(t, "clusters")
		want := allSequences(groups, fewest, most, clusters)
		got := values(chooseGroups(groups, fewest, most, clusters))
		slices.Sort(want)
		slices.Sort(got)
		if diff := gocmp.Diff(want, got); diff != "" {
			t.Fatalf("%d to %d groups, %d clusters (-want +got):\n%s", fewest, most, clusters, diff)
		}
	})
}

// The greedy choice finds a sequence whenever there is one.
func TestGreedySequence_satisfiesConstraints(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		groups := drawGroups(t)
		fewest := rapid.IntRange(1, 4).Draw(t, "fewest")
		most := min(rapid.IntRange(fewest, 8).Draw(t, "most"), len(groups))
		clusters := rapid.IntRange(1, 16).Draw(t, "clusters")
		if fewest > most {
			return
		}
		sorted := make([]*group, 0, len(groups))
		for i := range groups {
			sorted = append(sorted, &groups[i])
		}
		possible := allSequences(groups, fewest, most, clusters) != nil
		got := greedySequence(sorted, fewest, most, clusters)
		if possible != (got != nil) {
			t.Fatalf("possible: %v, got %v", possible, values(got))
		}
		members := 0
		for _, g := range got {
			members += g.size()
		}
		if distinct := slices.Compact(
			slices.Sorted(slices.Values(values(got))),
		); got != nil &&
			(len(got) < fewest || len(got) > most || members < clusters || len(distinct) != len(got)) {
			t.Fatalf("%v with %d members", values(got), members)
		}
	})
}

// Many groups satisfy the constraints within a bounded time.
func TestChooseGroups_isBounded(t *testing.T) {
	t.Parallel()
	for _, n := range []int{30, 500} {
		var groups []group
		for i := range n {
			groups = append(groups, group{value: fmt.Sprintf("g%03d", i), weight: int64(i * 7 % 11), members: make([]*candidate, 1+i%9)})
		}
		got := chooseGroups(groups, 3, n, n)
		members := 0
		for _, g := range got {
			members += g.size()
		}
		if len(got) < 3 || len(got) > n || members < n {
			t.Errorf("%d groups: %d with %d members", n, len(got), members)
		}
	}
}

// swapped is the selection by clusters alone as the contract has it (docs/contract/scheduling.md#spread-constraints).
func swapped(ranked []workv1alpha2.TargetCluster, least, most int, need int64) (names []string, ok bool) {
	if len(ranked) < least {
		return nil, false
	}
	selected, rest := slices.Clone(ranked[:min(len(ranked), most)]), slices.Clone(ranked[min(len(ranked), most):])
	sum := func() (n int64) {
		for _, c := range selected {
			n += int64(c.Replicas)
		}
		return n
	}
	for i := len(selected) - 1; i >= 0 && sum() < need; i-- {
		best := -1
		for j := range rest {
			if rest[j].Replicas > selected[i].Replicas && (best < 0 || rest[j].Replicas > rest[best].Replicas) {
				best = j
			}
		}
		if best >= 0 {
			selected[i], rest[best] = rest[best], selected[i]
		}
	}
	for _, c := range selected {
		names = append(names, c.Name)
	}
	slices.Sort(names)
	return names, sum() >= need
}

func TestSpread_byClusterMatchesContract(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var clusters []*clusterv1alpha1.Cluster
		var ranked []workv1alpha2.TargetCluster
		e := Estimates{}
		for i := range rapid.IntRange(1, maxClusters).Draw(t, "clusters") {
			name := fmt.Sprintf("m%d", i)
			clusters = append(clusters, member(name))
			// Estimates differ: the contract does not define which of equal clusters is swapped.
			e[name] = rapid.Int64Range(1, 9).Draw(t, "available")*10 + int64(i)
			ranked = append(ranked, workv1alpha2.TargetCluster{Name: name, Replicas: int32(e[name])})
		}
		var current []workv1alpha2.TargetCluster
		for i := range ranked {
			if rapid.Bool().Draw(t, "current") {
				current = append(current, workv1alpha2.TargetCluster{Name: ranked[i].Name, Replicas: 10})
				ranked[i].Replicas += 10
			}
		}
		rank := func(c workv1alpha2.TargetCluster) int {
			if slices.ContainsFunc(current, func(o workv1alpha2.TargetCluster) bool { return o.Name == c.Name }) {
				return 0
			}
			return 1
		}
		slices.SortFunc(ranked, func(a, b workv1alpha2.TargetCluster) int {
			return cmp.Or(rank(a)-rank(b), cmp.Compare(b.Replicas, a.Replicas), strings.Compare(a.Name, b.Name))
		})
		c := field("cluster", rapid.IntRange(1, 4).Draw(t, "min"), 0)
		c.MaxGroups = rapid.IntRange(c.MinGroups, 6).Draw(t, "max")
		r := workload(rapid.Int32Range(1, 400).Draw(t, "replicas"), spreading(dynamic(), c))
		r.Current, r.Explain = current, true
		d, err := Default().Decide(NewSnapshot(clusters), r, e)
		want, ok := swapped(ranked, c.MinGroups, c.MaxGroups, int64(r.Replicas))
		if ok != (err == nil) {
			t.Fatalf("err = %v, want success %v", err, ok)
		}
		if err == nil {
			if diff := gocmp.Diff(want, d.Trace.Terms[0].Spread.Selected); diff != "" {
				t.Fatalf("(-want +got):\n%s", diff)
			}
		}
	})
}

// A selection is found whenever one exists, if necessary with more clusters than their maximum.
func TestSpread_findsSelection(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		clusters := drawClusters(t)
		p := policyv1alpha1.Placement{}
		for range rapid.IntRange(1, 4).Draw(t, "constraints") {
			p.SpreadConstraints = append(p.SpreadConstraints, drawConstraint(t))
		}
		d, err := explained(NewSnapshot(clusters), workload(1, p))
		limits, bad := parseConstraints(p.SpreadConstraints)
		if bad != nil {
			if err == nil {
				t.Fatalf("placed despite %v", bad)
			}
			return
		}
		var fit []*clusterv1alpha1.Cluster
		for _, v := range d.Trace.Terms[0].Clusters {
			if v.Filter == "" {
				fit = append(fit, NewSnapshot(clusters).Cluster(v.Cluster))
			}
		}
		raised := slices.Clone(limits)
		for _, l := range limits {
			raised[len(raised)-1].max = max(raised[len(raised)-1].max, l.min)
		}
		exact, possible := false, false
		for chosen := 1; chosen < 1<<len(fit); chosen++ {
			exact = exact || satisfied(limits, fit, chosen)
			possible = possible || satisfied(raised, fit, chosen)
		}
		if err == nil && exact != (d.Exceeded == "") {
			t.Fatalf("satisfiable: %v, but exceeded: %q", exact, d.Exceeded)
		}
		if possible != (err == nil) {
			t.Fatalf("possible: %v, but %v", possible, err)
		}
	})
}

// satisfied reports whether a set of clusters, given by its bits, satisfies all constraints.
func satisfied(limits []constraint, clusters []*clusterv1alpha1.Cluster, chosen int) bool {
	for _, l := range limits {
		groups := map[string]bool{}
		for i, c := range clusters {
			if chosen&(1<<i) != 0 {
				for _, g := range l.by.groups(nil, c) {
					groups[g] = true
				}
			}
		}
		if len(groups) < l.min || len(groups) > l.max {
			return false
		}
	}
	return true
}

// A search that reaches its limit fails with the limit in the message.
func TestSpread_searchIsBounded(t *testing.T) {
	t.Parallel()
	var clusters []*clusterv1alpha1.Cluster
	for i := range 400 {
		c := member(fmt.Sprintf("m%03d", i))
		// Each two clusters share two zones, so that no selection has exactly 21 zones.
		c.Spec.Zones = []string{fmt.Sprintf("z%d", i/2*2), fmt.Sprintf("z%d", i/2*2+1)}
		clusters = append(clusters, c)
	}
	_, err := explained(NewSnapshot(clusters), workload(1, spreading(nil, field("zone", 21, 21), field("cluster", 1, 40))))
	var unschedulable *UnschedulableError
	if !errors.As(err, &unschedulable) || !strings.Contains(err.Error(), "100000 steps") {
		t.Errorf("error = %.300v", err)
	}
}

// A cluster that is added for its capacity adds groups. Other clusters of these groups are added in the same decision.
func TestSpread_addsClustersOfGroupsAddedForCapacity(t *testing.T) {
	t.Parallel()
	in := func(name, zone, provider string) *clusterv1alpha1.Cluster {
		return member(name, func(c *clusterv1alpha1.Cluster) { c.Spec.Zones, c.Spec.Provider = []string{zone}, provider })
	}
	clusters := NewSnapshot([]*clusterv1alpha1.Cluster{in("full", "z1", "a"), in("some", "z1", "b"), in("large", "z2", "b")})
	a := namedTerm("home", "full")
	a.OverflowAffinities = []policyv1alpha1.OverflowAffinity{
		{AffinityName: "near", ClusterAffinity: *on("some")},
		{AffinityName: "far", ClusterAffinity: *on("large")},
	}
	r := workload(0, policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{a}, ReplicaScheduling: dynamic(),
		SpreadConstraints: []policyv1alpha1.SpreadConstraint{{SpreadByField: "zone", MaxGroups: 2}, {SpreadByField: "provider", MaxGroups: 2}},
	})
	r.Components = []workv1alpha2.Component{{Name: "leader", Replicas: 1}, {Name: "worker", Replicas: 3}}
	estimates := Estimates{"full": 0, "some": 1, "large": 9}
	d, err := Default().Decide(clusters, r, estimates)
	if err != nil {
		t.Fatal(err)
	}
	next, after := carriedOut(r, d, estimates)
	again, err := Default().Decide(clusters, next, after)
	if diff := gocmp.Diff(d.Clusters, again.Clusters); err != nil || diff != "" {
		t.Errorf("second decision: %v (-first +second):\n%s", err, diff)
	}
}
