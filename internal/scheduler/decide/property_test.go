// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/placement"
)

// The decision depends neither on the order of clusters and constraints, nor on Explain, nor on estimates that are not needed.
func TestDecide_isDeterministic(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		clusters, r, e := drawClusters(t), drawRequest(t), drawEstimates(t)
		snapshot, profile := NewSnapshot(clusters), Default()
		r.Explain = true
		d, err := profile.Decide(snapshot, r, e)

		shuffled := NewSnapshot(rapid.Permutation(clusters).Draw(t, "shuffled"))
		other := r
		p := *r.Placement
		p.SpreadConstraints = rapid.Permutation(p.SpreadConstraints).Draw(t, "constraints")
		other.Placement = &p
		again, againErr := profile.Decide(shuffled, other, e)
		if diff := cmp.Diff(d, again); diff != "" || fmt.Sprint(err) != fmt.Sprint(againErr) {
			t.Fatalf("depends on the order of clusters or constraints: %v, %v\n%s", err, againErr, diff)
		}

		unexplained := r
		unexplained.Explain = false
		quiet, quietErr := profile.Decide(snapshot, unexplained, e)
		if diff := cmp.Diff(d.Clusters, quiet.Clusters); diff != "" || fmt.Sprint(err) != fmt.Sprint(quietErr) || d.Affinity != quiet.Affinity {
			t.Fatalf("Explain changes the decision: %v, %v\n%s", err, quietErr, diff)
		}
		for i, term := range quiet.Trace.Terms {
			want := TermTrace{Index: d.Trace.Terms[i].Index, Affinity: d.Trace.Terms[i].Affinity, Error: d.Trace.Terms[i].Error}
			if diff := cmp.Diff(want, term); diff != "" {
				t.Fatalf("trace without Explain (-want +got):\n%s", diff)
			}
		}

		needed := Estimates{}
		names := profile.EstimatesNeeded(snapshot, r)
		for _, name := range names {
			if n, ok := e[name]; ok {
				needed[name] = n
			}
		}
		if !slices.IsSorted(names) || len(slices.Compact(slices.Clone(names))) != len(names) {
			t.Fatalf("EstimatesNeeded is not sorted or not unique: %v", names)
		}
		exact, exactErr := profile.Decide(snapshot, r, needed)
		if diff := cmp.Diff(d, exact); diff != "" || fmt.Sprint(err) != fmt.Sprint(exactErr) {
			t.Fatalf("depends on estimates that are not needed: %v, %v\n%s", err, exactErr, diff)
		}
	})
}

func TestDecide_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		clusters, r, e := drawClusters(t), drawRequest(t), drawEstimates(t)
		r.Explain = true
		before := fmt.Sprintf("%+v %+v", r, e)
		d, err := Default().Decide(NewSnapshot(clusters), r, e)
		if after := fmt.Sprintf("%+v %+v", r, e); before != after {
			t.Fatalf("the arguments were changed:\n%s\n%s", before, after)
		}
		if err != nil {
			var fit *FitError
			var capacity *CapacityError
			var unschedulable *UnschedulableError
			if !errors.As(err, &fit) && !errors.As(err, &capacity) && !errors.As(err, &unschedulable) {
				t.Fatalf("error %T: %v", err, err)
			}
			if d.Clusters != nil || d.Affinity != "" || d.Exceeded != "" {
				t.Fatalf("error %v with a decision: %+v", err, d)
			}
			return
		}
		checkTargets(t, clusters, r, d)
		checkDivision(t, r, e, d)
		checkGroups(t, clusters, r, e, d)

		if leavesIrreversibly(clusters, r, d) {
			return
		}
		next, after := carriedOut(r, d, e)
		second, err := Default().Decide(NewSnapshot(clusters), next, after)
		if err != nil {
			t.Fatalf("the second decision failed: %v", err)
		}
		if diff := cmp.Diff(filled(r, d), filled(r, second)); diff != "" || d.Affinity != second.Affinity {
			t.Fatalf("the second decision differs (-first +second):\n%s\nfirst: %+v\nsecond: %+v", diff, d.Trace, second.Trace)
		}
	})
}

// filled returns the targets without those that KeepEmpty keeps without replicas. These may differ in the second decision: a
// cluster with replicas ranks higher then.
func filled(r Request, d Decision) []workv1alpha2.TargetCluster {
	if !r.KeepEmpty || r.Replicas == 0 {
		return d.Clusters
	}
	return slices.DeleteFunc(slices.Clone(d.Clusters), func(c workv1alpha2.TargetCluster) bool { return c.Replicas == 0 })
}

// leavesIrreversibly reports whether the workload leaves a cluster that is a candidate only because it is a current target. The
// second decision has fewer candidates then.
func leavesIrreversibly(clusters []*clusterv1alpha1.Cluster, r Request, d Decision) bool {
	verdicts := d.Trace.Terms[len(d.Trace.Terms)-1].Clusters
	r.Current, r.Affinity = nil, d.Affinity
	unplaced, _ := explained(NewSnapshot(clusters), r)
	for i, v := range unplaced.Trace.Terms[0].Clusters {
		if v.Filter != "" && verdicts[i].Filter == "" && !verdicts[i].Chosen {
			return true
		}
	}
	return false
}

func checkTargets(t *rapid.T, clusters []*clusterv1alpha1.Cluster, r Request, d Decision) {
	verdicts := map[string]Verdict{}
	trace := d.Trace.Terms[len(d.Trace.Terms)-1]
	if len(trace.Clusters) != len(clusters) {
		t.Fatalf("%d verdicts on %d clusters", len(trace.Clusters), len(clusters))
	}
	chosen := 0
	for _, v := range trace.Clusters {
		verdicts[v.Cluster] = v
		if v.Chosen && (v.Filter != "" || v.NotSelected != "") {
			t.Fatalf("chosen although excluded: %+v", v)
		}
		if v.Chosen {
			chosen++
		}
	}
	for _, c := range d.Clusters {
		if v := verdicts[c.Name]; !v.Chosen || v.Replicas != c.Replicas {
			t.Fatalf("the trace differs from the target: %+v %+v", c, v)
		}
		if !allowed(NewSnapshot(clusters).Cluster(c.Name), r) {
			t.Fatalf("target is not allowed: %+v", c)
		}
	}
	byName := func(a, b workv1alpha2.TargetCluster) int { return strings.Compare(a.Name, b.Name) }
	if chosen != len(d.Clusters) || chosen == 0 || !slices.IsSortedFunc(d.Clusters, byName) {
		t.Fatalf("no targets, not sorted, or not those of the trace: %v", d.Clusters)
	}
}

// allowed reports, independently of the plugins, whether a cluster may be a target.
func allowed(c *clusterv1alpha1.Cluster, r Request) bool {
	if slices.Contains(r.Evicting, c.Name) || !c.DeletionTimestamp.IsZero() {
		return false
	}
	if slices.ContainsFunc(r.Current, func(t workv1alpha2.TargetCluster) bool { return t.Name == c.Name }) {
		return true
	}
	for _, p := range r.AffinityPeers {
		if len(p.Clusters) > 0 && !slices.Contains(p.Clusters, c.Name) {
			return false
		}
	}
	for _, p := range r.AntiAffinityPeers {
		if slices.Contains(p.Clusters, c.Name) {
			return false
		}
	}
	return len(c.Status.APIEnablements) > 0 && (len(c.Spec.Taints) == 0 || len(r.Placement.ClusterTolerations) > 0)
}

// checkDivision checks that the replicas sum up to the requested number, and that none are negative or above the capacity.
func checkDivision(t *rapid.T, r Request, e Estimates, d Decision) {
	trace := d.Trace.Terms[len(d.Trace.Terms)-1]
	selected := 0
	for _, v := range trace.Clusters {
		if v.Filter == "" && v.NotSelected == "" {
			selected++
		}
	}
	current := map[string]int64{}
	for _, c := range slices.Backward(r.Current) {
		current[c.Name] = int64(c.Replicas)
	}
	sum := int64(0)
	for _, c := range d.Clusters {
		sum += int64(c.Replicas)
		if c.Replicas < 0 || c.Replicas == 0 && r.Replicas > 0 && !r.KeepEmpty && trace.Division != "" {
			t.Fatalf("%d replicas in %s", c.Replicas, c.Name)
		}
		n, known := e.get(c.Name)
		if available := n + current[c.Name]; trace.Division.Dynamic() && known && int64(c.Replicas) > available {
			t.Fatalf("%d replicas in %s, which has capacity for %d", c.Replicas, c.Name, available)
		}
	}
	switch trace.Division {
	case placement.StaticWeight, placement.DynamicWeight, placement.Aggregated:
		if sum != int64(r.Replicas) {
			t.Fatalf("divided %d of %d replicas: %+v", sum, r.Replicas, d.Clusters)
		}
	case placement.Duplicated:
		if len(d.Clusters) != selected || sum != int64(r.Replicas)*int64(selected) {
			t.Fatalf("not all replicas in each of %d: %v", selected, d.Clusters)
		}
	default:
		if len(d.Clusters) != selected || sum != 0 {
			t.Fatalf("not one target for each of %d: %v", selected, d.Clusters)
		}
	}
}

// checkGroups checks the spread constraints: never more groups than the maximum, and never less than the minimum unless
// replicas or capacity are missing. Only a reported Exceeded allows more clusters: as many as the highest minimum of groups.
func checkGroups(t *rapid.T, clusters []*clusterv1alpha1.Cluster, r Request, e Estimates, d Decision) {
	trace := d.Trace.Terms[len(d.Trace.Terms)-1]
	if trace.Spread == nil || trace.Spread.Ignored != "" {
		return
	}
	limits, err := parseConstraints(r.Placement.SpreadConstraints)
	if err != nil {
		t.Fatal(err)
	}
	least := int64(0)
	for i, l := range limits {
		least += int64(l.min)
		if d.Exceeded != "" {
			clusters := &limits[len(limits)-1]
			clusters.max = max(clusters.max, limits[i].min)
		}
	}
	enough := r.Replicas == 0 || int64(r.Replicas) >= least
	for _, c := range trace.Spread.Selected {
		n, known := e.get(c)
		enough = enough && (!known || n > 0)
	}
	enough = enough || trace.Division == placement.Duplicated || trace.Division == ""
	if trace.Division == placement.StaticWeight || r.Replicas == 0 && len(r.Current) > 0 {
		enough = false // regardless of capacity; or the current clusters are kept
	}
	snapshot := NewSnapshot(clusters)
	for _, l := range limits {
		used := map[string]bool{}
		for _, c := range d.Clusters {
			for _, g := range l.by.groups(nil, snapshot.Cluster(c.Name)) {
				used[g] = true
			}
		}
		if len(used) > l.max || enough && len(used) < l.min {
			t.Fatalf("%d groups by %s, want %d to %d: %v", len(used), l.by, l.min, l.max, slices.Sorted(maps.Keys(used)))
		}
	}
}

// Scaling up removes no replica from a cluster, and scaling down adds none.
func TestDecide_scalingKeepsOtherReplicas(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		clusters, e := drawClusters(t), drawEstimates(t)
		r := workload(rapid.Int32Range(1, 40).Draw(t, "replicas"), policyv1alpha1.Placement{
			ReplicaScheduling: rapid.SampledFrom([]*policyv1alpha1.ReplicaSchedulingStrategy{dynamic(), aggregated()}).Draw(t, "division"),
		})
		first, err := Default().Decide(NewSnapshot(clusters), r, e)
		if err != nil {
			return
		}
		next, after := carriedOut(r, first, e)
		next.Replicas = rapid.Int32Range(1, 60).Draw(t, "then")
		second, err := Default().Decide(NewSnapshot(clusters), next, after)
		if err != nil {
			if next.Replicas <= r.Replicas {
				t.Fatalf("scaling down from %v failed: %v", first.Clusters, err)
			}
			return
		}
		was := map[string]int32{}
		for _, c := range first.Clusters {
			was[c.Name] = c.Replicas
		}
		is := map[string]int32{}
		for _, c := range second.Clusters {
			is[c.Name] = c.Replicas
		}
		for _, c := range clusters {
			if grows := is[c.Name] > was[c.Name]; next.Replicas <= r.Replicas && grows || next.Replicas >= r.Replicas && is[c.Name] < was[c.Name] {
				t.Fatalf("from %d to %d: %v, then %v", r.Replicas, next.Replicas, first.Clusters, second.Clusters)
			}
		}
	})
}

// A cluster with more weight never gets fewer replicas, with static and with dynamic weights.
func TestDecide_weightsAreMonotone(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var clusters []*clusterv1alpha1.Cluster
		var rules []any
		weights, estimates := map[string]int64{}, Estimates{}
		for i := range rapid.IntRange(2, maxClusters).Draw(t, "clusters") {
			c := member(fmt.Sprintf("m%d", i))
			clusters = append(clusters, c)
			w := rapid.IntRange(0, 9).Draw(t, "weight")
			weights[c.Name], estimates[c.Name] = int64(w), int64(w)
			rules = append(rules, c.Name, w)
		}
		r := workload(rapid.Int32Range(1, 30).Draw(t, "replicas"), policyv1alpha1.Placement{
			ReplicaScheduling: rapid.SampledFrom([]*policyv1alpha1.ReplicaSchedulingStrategy{divided(rules...), dynamic()}).Draw(t, "division"),
		})
		d, err := Default().Decide(NewSnapshot(clusters), r, estimates)
		if err != nil {
			return
		}
		got := map[string]int32{}
		for _, c := range d.Clusters {
			got[c.Name] = c.Replicas
		}
		for a, x := range weights {
			for b, y := range weights {
				if x > y && got[a] < got[b] {
					t.Fatalf("weights %v gave %v", weights, d.Clusters)
				}
			}
		}
	})
}

// A standby gets replicas only if no cluster with a positive weight fits.
func TestDecide_standby(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var rules []any
		weights := map[string]int{}
		clusters := drawClusters(t)
		for _, c := range clusters {
			if rapid.IntRange(0, 3).Draw(t, "unnamed") == 0 {
				weights[c.Name] = -1 // no rule: gets replicas only if no rule matches any cluster
				continue
			}
			weights[c.Name] = rapid.IntRange(0, 3).Draw(t, "weight of "+c.Name)
			rules = append(rules, c.Name, weights[c.Name])
		}
		r := workload(rapid.Int32Range(maxClusters, 40).Draw(t, "replicas"), policyv1alpha1.Placement{ReplicaScheduling: divided(rules...)})
		d, err := explained(NewSnapshot(clusters), r)
		if err != nil {
			return
		}
		best := -1
		for _, v := range d.Trace.Terms[0].Clusters {
			if v.Filter == "" {
				best = max(best, min(weights[v.Cluster], 1))
			}
		}
		for _, c := range d.Clusters {
			if min(weights[c.Name], 1) != best {
				t.Fatalf("weights %v gave %v", weights, d.Clusters)
			}
		}
	})
}

// Invalid placements neither cause a panic nor a wrong number of replicas.
func TestDecide_arbitraryPlacements(t *testing.T) {
	t.Parallel()
	texts := rapid.SampledFrom([]string{"", "cluster", "region", "rack", "nonsense", "Divided", "Weighted", "Duplicated"})
	rapid.Check(t, func(t *rapid.T) {
		clusters, e := drawClusters(t), drawEstimates(t)
		r := drawRequest(t)
		r.Replicas = rapid.Int32().Draw(t, "any replicas")
		r.Workload = r.Workload || r.Replicas > 0
		for i := range r.Current {
			r.Current[i].Replicas = rapid.Int32().Draw(t, "any current")
		}
		p := r.Placement
		for i := range p.SpreadConstraints {
			c := &p.SpreadConstraints[i]
			c.SpreadByField, c.SpreadByLabel = policyv1alpha1.SpreadFieldValue(texts.Draw(t, "any field")), texts.Draw(t, "any label")
			c.MinGroups, c.MaxGroups = rapid.Int().Draw(t, "any min"), rapid.Int().Draw(t, "any max")
		}
		if s := p.ReplicaScheduling; s != nil {
			s.ReplicaSchedulingType = policyv1alpha1.ReplicaSchedulingType(texts.Draw(t, "any type"))
			s.ReplicaDivisionPreference = policyv1alpha1.ReplicaDivisionPreference(texts.Draw(t, "any preference"))
			if s.WeightPreference != nil {
				for i := range s.WeightPreference.StaticWeightList {
					s.WeightPreference.StaticWeightList[i].Weight = rapid.Int64().Draw(t, "any weight")
				}
			}
		}
		r.Explain = true
		Default().EstimatesNeeded(NewSnapshot(clusters), r)
		d, err := Default().Decide(NewSnapshot(clusters), r, e)
		if err == nil {
			r.Replicas = max(r.Replicas, 0)
			checkTargets(t, clusters, r, d)
			for i := range r.Current {
				r.Current[i].Replicas = max(r.Current[i].Replicas, 0)
			}
			if d.Trace.Terms[len(d.Trace.Terms)-1].Division != placement.Duplicated { // the sum may exceed an int32
				checkDivision(t, r, e, d)
			}
		}
	})
}
