// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func TestGrouping(t *testing.T) {
	t.Parallel()
	cluster := func(name string, zones ...string) *clusterv1alpha1.Cluster {
		c := member(name)
		c.Spec.Zones = zones
		return c
	}
	g := NewSnapshot([]*clusterv1alpha1.Cluster{
		cluster("m1", "a", "b"), cluster("m2", "b"), cluster("m3"), cluster("m4", "a", "b"), cluster("m5", "b", "a"), cluster("m6", "b", "b"),
	}).grouping(groupKey{field: policyv1alpha1.SpreadByFieldZone})
	if diff := cmp.Diff([]string{"a", "b"}, g.values); diff != "" {
		t.Errorf("groups (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([][]int32{{0, 1}, {1}, {}, {0, 1}, {1, 0}, {1}}, g.of); diff != "" {
		t.Errorf("groups of the clusters (-want +got):\n%s", diff)
	}
	for i, a := range g.of {
		for j, b := range g.of {
			if cmp.Equal(a, b) != (g.class[i] == g.class[j]) {
				t.Errorf("clusters in %v and %v have the classes %d and %d", a, b, g.class[i], g.class[j])
			}
		}
	}
}

// Concurrent decisions that share a snapshot and its caches do not affect each other.
func TestSnapshot_shared(t *testing.T) {
	t.Parallel()
	clusters, estimates := fleet(60)
	var requests []Request
	for _, p := range []policyv1alpha1.Placement{
		spreading(aggregated(), field("region", 3, 5), field("cluster", 3, 20)),
		spreading(aggregated(), field("zone", 5, 9), field("cluster", 3, 20)),
		spreading(dynamic(), field("region", 3, 5), field("provider", 2, 3), label("rack", 2, 9), field("cluster", 3, 20)),
		spreading(duplicated(), label("tier", 2, 2)),
	} {
		p.ClusterTolerations = []corev1.Toleration{{Key: "zone", Operator: corev1.TolerationOpExists}}
		requests = append(requests, workload(60, p))
	}
	profile, shared := Default(), NewSnapshot(clusters)
	want := make([][]workv1alpha2.TargetCluster, len(requests))
	for i, r := range requests {
		d, err := profile.Decide(NewSnapshot(clusters), r, estimates)
		if err != nil {
			t.Fatal(err)
		}
		want[i] = d.Clusters
	}
	var wg sync.WaitGroup
	for n := range 4 * len(requests) {
		wg.Go(func() {
			i := n % len(requests)
			d, err := profile.Decide(shared, requests[i], estimates)
			if err != nil {
				t.Error(err)
			}
			if diff := cmp.Diff(want[i], d.Clusters); diff != "" {
				t.Errorf("placement %d (-own snapshot +shared):\n%s", i, diff)
			}
		})
	}
	wg.Wait()
}
