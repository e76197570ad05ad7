// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// drawCluster returns a cluster that may serve the kind of the tests.
func drawCluster(t *rapid.T, name string) *clusterv1alpha1.Cluster {
	c := member(name)
	c.Labels = map[string]string{"tier": rapid.SampledFrom([]string{"a", "b"}).Draw(t, "tier")}
	c.Spec.Region = rapid.SampledFrom([]string{"", "r1", "r2"}).Draw(t, "region")
	if rapid.Bool().Draw(t, "serves nothing") {
		c.Status.APIEnablements = nil
	}
	return c
}

// A snapshot after changes leads to the same decisions, traces and errors as a new one of the same clusters.
func TestSnapshot_With(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		clusters := map[string]*clusterv1alpha1.Cluster{}
		s := NewSnapshot(nil)
		for range rapid.IntRange(1, 6).Draw(t, "steps") {
			changes := map[string]*clusterv1alpha1.Cluster{}
			for range rapid.IntRange(0, 3).Draw(t, "changes") {
				name := fmt.Sprint("m", rapid.IntRange(0, 5).Draw(t, "cluster"))
				if rapid.IntRange(0, 3).Draw(t, "deleted") == 0 {
					changes[name] = nil
				} else {
					changes[name] = drawCluster(t, name)
				}
			}
			s = s.With(changes)
			for name, c := range changes {
				if clusters[name] = c; c == nil {
					delete(clusters, name)
				}
			}
			r := workload(6, spreading(duplicated(), field("region", 1, 2), label("tier", 1, 2)))
			r.Explain = true
			got, gotErr := Default().Decide(s, r, nil)
			want, wantErr := Default().Decide(NewSnapshot(slices.Collect(maps.Values(clusters))), r, nil)
			if diff := cmp.Diff(want, got); diff != "" || fmt.Sprint(wantErr) != fmt.Sprint(gotErr) {
				t.Fatalf("error %v, want %v; decision (-want +got):\n%s", gotErr, wantErr, diff)
			}
		}
	})
}

// A decision about named clusters does not depend on the trace, for which all clusters are filtered.
func TestDecide_namedClusters(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var clusters []*clusterv1alpha1.Cluster
		for i := range rapid.IntRange(0, 8).Draw(t, "clusters") {
			clusters = append(clusters, drawCluster(t, fmt.Sprint("m", i)))
		}
		affinity := func(what string) (a policyv1alpha1.ClusterAffinity) {
			names := rapid.SliceOfN(rapid.SampledFrom([]string{"m0", "m1", "m2", "m3", "m9"}), 0, 4)
			a.ClusterNames, a.ExcludeClusters = names.Draw(t, what), names.Draw(t, "excluded from "+what)
			return a
		}
		term := policyv1alpha1.ClusterAffinityTerm{AffinityName: "a", ClusterAffinity: affinity("names")}
		if rapid.Bool().Draw(t, "has overflow") {
			overflow := policyv1alpha1.OverflowAffinity{AffinityName: "o", ClusterAffinity: affinity("overflow")}
			term.OverflowAffinities = append(term.OverflowAffinities, overflow)
		}
		r := workload(6, spreading(rapid.SampledFrom([]*policyv1alpha1.ReplicaSchedulingStrategy{duplicated(), dynamic()}).Draw(t, "strategy")))
		r.Placement.ClusterAffinities = append(r.Placement.ClusterAffinities, term)
		r.Current = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}, {Name: "m5", Replicas: 2}}
		s := NewSnapshot(clusters)
		estimates := Estimates{"m0": 1, "m1": 2, "m2": 3, "m3": 4}
		needed := Default().EstimatesNeeded(s, r)
		got, gotErr := Default().Decide(s, r, estimates)
		r.Explain = true
		want, wantErr := Default().Decide(s, r, estimates)
		if diff := cmp.Diff(want.Clusters, got.Clusters); diff != "" || fmt.Sprint(wantErr) != fmt.Sprint(gotErr) {
			t.Errorf("error %v, want %v; clusters (-want +got):\n%s", gotErr, wantErr, diff)
		}
		if diff := cmp.Diff(Default().EstimatesNeeded(s, r), needed); diff != "" {
			t.Errorf("EstimatesNeeded (-explained +got):\n%s", diff)
		}
	})
}
