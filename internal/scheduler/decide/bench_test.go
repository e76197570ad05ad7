// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"fmt"
	"testing"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// fleet returns n realistic clusters: each has 30 API groups, a taint, labels, a region, zones and a provider.
func fleet(n int) ([]*clusterv1alpha1.Cluster, Estimates) {
	clusters, estimates := make([]*clusterv1alpha1.Cluster, 0, n), Estimates{}
	for i := range n {
		c := member(fmt.Sprintf("member-%04d", i), tainted("zone", fmt.Sprint(i%3), corev1.TaintEffectNoSchedule))
		c.Labels = map[string]string{"tier": fmt.Sprint(i % 2), "rack": fmt.Sprint(i % 40), "environment": "production"}
		c.Spec.Region, c.Spec.Provider = fmt.Sprintf("region-%02d", i%30), fmt.Sprintf("provider-%d", i%4)
		c.Spec.Zones = []string{fmt.Sprintf("zone-%02d-a", i%30), fmt.Sprintf("zone-%02d-%d", i%30, i%2)}
		var apis []clusterv1alpha1.APIEnablement
		for g := range 30 {
			apis = append(
				apis,
				clusterv1alpha1.APIEnablement{
					GroupVersion: fmt.Sprintf("group%d.example.io/v1", g),
					Resources:    []clusterv1alpha1.APIResource{{Kind: "A"}, {Kind: "B"}, {Kind: "C"}},
				},
			)
		}
		c.Status.APIEnablements = append(apis, c.Status.APIEnablements...)
		clusters = append(clusters, c)
		estimates[c.Name] = int64(i*7%50 + 1)
	}
	return clusters, estimates
}

func spreading(s *policyv1alpha1.ReplicaSchedulingStrategy, constraints ...policyv1alpha1.SpreadConstraint) policyv1alpha1.Placement {
	return policyv1alpha1.Placement{ReplicaScheduling: s, SpreadConstraints: constraints}
}

func field(by policyv1alpha1.SpreadFieldValue, least, most int) policyv1alpha1.SpreadConstraint {
	return policyv1alpha1.SpreadConstraint{SpreadByField: by, MinGroups: least, MaxGroups: most}
}

func label(key string, least, most int) policyv1alpha1.SpreadConstraint {
	return policyv1alpha1.SpreadConstraint{SpreadByLabel: key, MinGroups: least, MaxGroups: most}
}

// BenchmarkDecide measures a decision for several placements and numbers of clusters.
func BenchmarkDecide(b *testing.B) {
	for _, n := range []int{100, 1000} {
		clusters, estimates := fleet(n)
		snapshot := NewSnapshot(clusters)
		static := divided()
		static.WeightPreference = &policyv1alpha1.ClusterPreferences{}
		for tier, weight := range map[string]int64{"0": 1, "1": 3} {
			selector := &metav1.LabelSelector{MatchLabels: map[string]string{"tier": tier}}
			static.WeightPreference.StaticWeightList = append(static.WeightPreference.StaticWeightList,
				policyv1alpha1.StaticClusterWeight{TargetCluster: policyv1alpha1.ClusterAffinity{LabelSelector: selector}, Weight: weight})
		}
		var everywhere []workv1alpha2.TargetCluster
		for _, c := range clusters {
			everywhere = append(everywhere, workv1alpha2.TargetCluster{Name: c.Name, Replicas: 1})
		}
		for _, bench := range []struct {
			name      string
			placement policyv1alpha1.Placement
			current   []workv1alpha2.TargetCluster
			explain   bool
		}{
			{"duplicated", spreading(duplicated()), nil, false},
			{"static", spreading(static), nil, false},
			{"dynamic", spreading(dynamic()), nil, false},
			{"dynamic,scale-up", spreading(dynamic()), everywhere, false},
			{"aggregated", spreading(aggregated()), nil, false},
			{"clusters", spreading(aggregated(), field("cluster", 2, 10)), nil, false},
			{"regions", spreading(aggregated(), field("region", 3, 5), field("cluster", 3, 20)), nil, false},
			{"regions,min=3,max=30", spreading(duplicated(), field("region", 3, 30), field("cluster", 40, 100)), nil, false},
			{"regions+providers+rack", spreading(
				aggregated(), field("region", 3, 5), field("provider", 2, 3), label("rack", 2, 9), field("cluster", 3, 20),
			), nil, false},
			{"zones", spreading(dynamic(), field("zone", 5, 9), field("cluster", 3, 20)), nil, false},
			{"regions,explained", spreading(aggregated(), field("region", 3, 5), field("cluster", 3, 20)), nil, true},
		} {
			p := bench.placement
			p.ClusterTolerations = []corev1.Toleration{{Key: "zone", Operator: corev1.TolerationOpExists}}
			p.ClusterAffinity = &policyv1alpha1.ClusterAffinity{
				LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"environment": "production"}},
			}
			r := workload(int32(3*n), p)
			r.Current, r.Explain = bench.current, bench.explain
			if len(p.SpreadConstraints) > 0 {
				r.Replicas = 60
			}
			profile := Default()
			b.Run(fmt.Sprintf("clusters=%d/%s", n, bench.name), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if _, err := profile.Decide(snapshot, r, estimates); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// BenchmarkDecideFirst measures the first decision with a new snapshot.
func BenchmarkDecideFirst(b *testing.B) {
	for _, n := range []int{100, 1000} {
		clusters, estimates := fleet(n)
		r := workload(60, spreading(aggregated(), field("region", 3, 5), field("provider", 2, 3), label("rack", 2, 9), field("cluster", 3, 20)))
		r.Placement.ClusterTolerations = []corev1.Toleration{{Key: "zone", Operator: corev1.TolerationOpExists}}
		profile := Default()
		b.Run(fmt.Sprintf("clusters=%d/regions+providers+rack", n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if _, err := profile.Decide(NewSnapshot(clusters), r, estimates); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

// BenchmarkEstimatesNeeded measures EstimatesNeeded.
func BenchmarkEstimatesNeeded(b *testing.B) {
	clusters, _ := fleet(1000)
	snapshot, profile := NewSnapshot(clusters), Default()
	r := workload(100, spreading(aggregated()))
	r.Placement.ClusterTolerations = []corev1.Toleration{{Key: "zone", Operator: corev1.TolerationOpExists}}
	b.ReportAllocs()
	for b.Loop() {
		if len(profile.EstimatesNeeded(snapshot, r)) != 1000 {
			b.Fatal("not all clusters are needed")
		}
	}
}
