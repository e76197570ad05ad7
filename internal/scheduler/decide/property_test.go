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

// The same question has the same answer: in whatever order clusters come, whether it is explained or not, and whether
// more is known than was asked for.
func TestDecide_sameQuestionSameAnswer(t *testing.T) {
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

		silent := r
		silent.Explain = false
		quiet, quietErr := profile.Decide(snapshot, silent, e)
		if diff := cmp.Diff(d.Clusters, quiet.Clusters); diff != "" || fmt.Sprint(err) != fmt.Sprint(quietErr) || d.Affinity != quiet.Affinity {
			t.Fatalf("explaining changes it: %v, %v\n%s", err, quietErr, diff)
		}
		for i, term := range quiet.Trace.Terms {
			if diff := cmp.Diff(TermTrace{Index: d.Trace.Terms[i].Index, Affinity: d.Trace.Terms[i].Affinity, Error: d.Trace.Terms[i].Error}, term); diff != "" {
				t.Fatalf("an unasked explanation:\n%s", diff)
			}
		}

		asked := Estimates{}
		questions := profile.EstimatesNeeded(snapshot, r)
		for _, name := range questions {
			if n, ok := e[name]; ok {
				asked[name] = n
			}
		}
		if !slices.IsSorted(questions) || len(slices.Compact(slices.Clone(questions))) != len(questions) {
			t.Fatalf("questions are not sorted or not unique: %v", questions)
		}
		exact, exactErr := profile.Decide(snapshot, r, asked)
		if diff := cmp.Diff(d, exact); diff != "" || fmt.Sprint(err) != fmt.Sprint(exactErr) {
			t.Fatalf("depends on what was not asked: %v, %v\n%s", err, exactErr, diff)
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
			t.Fatalf("an argument was changed:\n%s\n%s", before, after)
		}
		if err != nil {
			var fit *FitError
			var unschedulable *UnschedulableError
			if d.Clusters != nil || d.Affinity != "" || !errors.As(err, &fit) && !errors.As(err, &unschedulable) {
				t.Fatalf("failed with %v and yet decided: %+v", err, d)
			}
			return
		}
		checkTargets(t, clusters, r, d)
		checkDivision(t, r, e, d)
		checkGroups(t, clusters, r, e, d)

		if burnsBridges(clusters, r, d) {
			return
		}
		next, after := carriedOut(r, d, e)
		settled, err := Default().Decide(NewSnapshot(clusters), next, after)
		if err != nil {
			t.Fatalf("what was decided does not hold: %v", err)
		}
		if diff := cmp.Diff(filled(r, d), filled(r, settled)); diff != "" || d.Affinity != settled.Affinity {
			t.Fatalf("a second decision moves it (-first +second):\n%s\nfirst: %+v\nsecond: %+v", diff, d.Trace, settled.Trace)
		}
	})
}

// filled are the targets, without those that are kept though they got no replicas: which these are may change, for a
// cluster that got some ranks higher the next time.
func filled(r Request, d Decision) []workv1alpha2.TargetCluster {
	if !r.KeepEmpty || r.Replicas == 0 {
		return d.Clusters
	}
	return slices.DeleteFunc(slices.Clone(d.Clusters), func(c workv1alpha2.TargetCluster) bool { return c.Replicas == 0 })
}

// burnsBridges says whether the workload leaves a cluster that it could only stay in, but not go to: then there are fewer
// clusters the next time.
func burnsBridges(clusters []*clusterv1alpha1.Cluster, r Request, d Decision) bool {
	verdicts := d.Trace.Terms[len(d.Trace.Terms)-1].Clusters
	r.Current, r.Affinity = nil, d.Affinity
	stranger, _ := explained(NewSnapshot(clusters), r)
	for i, v := range stranger.Trace.Terms[0].Clusters {
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
			t.Fatalf("chosen though left out: %+v", v)
		}
		if v.Chosen {
			chosen++
		}
	}
	for _, c := range d.Clusters {
		if v := verdicts[c.Name]; !v.Chosen || v.Replicas != c.Replicas {
			t.Fatalf("the trace tells another story: %+v %+v", c, v)
		}
		if !allowed(NewSnapshot(clusters).Cluster(c.Name), r) {
			t.Fatalf("goes where it must not: %+v", c)
		}
	}
	if chosen != len(d.Clusters) || chosen == 0 || !slices.IsSortedFunc(d.Clusters, func(a, b workv1alpha2.TargetCluster) int { return strings.Compare(a.Name, b.Name) }) {
		t.Fatalf("no targets, not sorted, or not those of the trace: %v", d.Clusters)
	}
}

// allowed says, without the plugins, whether a workload may be in a cluster: it may stay in one that it could not go to.
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

// checkDivision looks at replicas: as many as asked for, none negative, and no more than a cluster can take where that
// matters.
func checkDivision(t *rapid.T, r Request, e Estimates, d Decision) {
	trace := d.Trace.Terms[len(d.Trace.Terms)-1]
	selected := 0
	for _, v := range trace.Clusters {
		if v.Filter == "" && v.NotSelected == "" {
			selected++
		}
	}
	was := map[string]int64{}
	for _, c := range slices.Backward(r.Current) {
		was[c.Name] = int64(c.Replicas)
	}
	sum := int64(0)
	for _, c := range d.Clusters {
		sum += int64(c.Replicas)
		if c.Replicas < 0 || c.Replicas == 0 && r.Replicas > 0 && !r.KeepEmpty && trace.Division != "" {
			t.Fatalf("%d replicas in %s", c.Replicas, c.Name)
		}
		n, known := e.of(c.Name)
		if room := n + was[c.Name]; (trace.Division == placement.DynamicWeight || trace.Division == placement.Aggregated) && known && int64(c.Replicas) > room {
			t.Fatalf("%d replicas in %s, which can hold %d", c.Replicas, c.Name, room)
		}
	}
	switch trace.Division {
	case placement.StaticWeight, placement.DynamicWeight, placement.Aggregated:
		if sum != int64(r.Replicas) {
			t.Fatalf("divided %d of %d replicas: %+v", sum, r.Replicas, d.Clusters)
		}
	case placement.Duplicated:
		if len(d.Clusters) != selected || sum != int64(r.Replicas)*int64(selected) {
			t.Fatalf("not all to each of %d: %v", selected, d.Clusters)
		}
	default:
		if len(d.Clusters) != selected || sum != 0 {
			t.Fatalf("not whole to each of %d: %v", selected, d.Clusters)
		}
	}
}

// checkGroups looks at spread constraints: never more groups than the maximum, and never less than the minimum but for
// want of replicas or room.
func checkGroups(t *rapid.T, clusters []*clusterv1alpha1.Cluster, r Request, e Estimates, d Decision) {
	trace := d.Trace.Terms[len(d.Trace.Terms)-1]
	if trace.Spread == nil || trace.Spread.Ignored != "" {
		return
	}
	limits, err := limitsOf(r.Placement.SpreadConstraints)
	if err != nil {
		t.Fatal(err)
	}
	least := int64(0)
	for _, l := range limits {
		least += int64(l.min)
	}
	enough := r.Replicas == 0 || int64(r.Replicas) >= least
	for _, c := range trace.Spread.Selected {
		n, known := e.of(c)
		enough = enough && (!known || n > 0)
	}
	enough = enough || trace.Division == placement.Duplicated || trace.Division == ""
	if trace.Division == placement.StaticWeight || r.Replicas == 0 && len(r.Current) > 0 {
		enough = false // not by room; or it stays where it was
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

// Scaling moves as little as possible: up, nobody loses a replica; down, nobody gains one.
func TestDecide_scalingMovesNothingElse(t *testing.T) {
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

// More weight never gets fewer replicas, be it a fixed weight or room.
func TestDecide_weightsAreMonotone(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var clusters []*clusterv1alpha1.Cluster
		var rules []any
		weights, room := map[string]int64{}, Estimates{}
		for i := range rapid.IntRange(2, worldSize).Draw(t, "clusters") {
			c := member(fmt.Sprintf("m%d", i))
			clusters = append(clusters, c)
			w := rapid.IntRange(0, 9).Draw(t, "weight")
			weights[c.Name], room[c.Name] = int64(w), int64(w)
			rules = append(rules, c.Name, w)
		}
		r := workload(rapid.Int32Range(1, 30).Draw(t, "replicas"), policyv1alpha1.Placement{
			ReplicaScheduling: rapid.SampledFrom([]*policyv1alpha1.ReplicaSchedulingStrategy{divided(rules...), dynamic()}).Draw(t, "division"),
		})
		d, err := Default().Decide(NewSnapshot(clusters), r, room)
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

// A standby gets replicas only when nobody with a weight fits.
func TestDecide_standby(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var rules []any
		weights := map[string]int{}
		clusters := drawClusters(t)
		for _, c := range clusters {
			if rapid.IntRange(0, 3).Draw(t, "unnamed") == 0 {
				weights[c.Name] = -1 // by no rule: takes no part as long as somebody does
				continue
			}
			weights[c.Name] = rapid.IntRange(0, 3).Draw(t, "weight of "+c.Name)
			rules = append(rules, c.Name, weights[c.Name])
		}
		r := workload(rapid.Int32Range(worldSize, 40).Draw(t, "replicas"), policyv1alpha1.Placement{ReplicaScheduling: divided(rules...)})
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

// Nothing that the API server might let pass makes it panic, and no division exceeds what was asked for.
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
			if d.Trace.Terms[len(d.Trace.Terms)-1].Division != placement.Duplicated { // whose sum is no int32
				checkDivision(t, r, e, d)
			}
		}
	})
}
