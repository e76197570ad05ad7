// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

func drawClusters(t *rapid.T) []*clusterv1alpha1.Cluster {
	var out []*clusterv1alpha1.Cluster
	for i := range rapid.IntRange(0, 8).Draw(t, "clusters") {
		c := member(fmt.Sprintf("m%d", i))
		switch rapid.SampledFrom([]string{"fit", "fit", "fit", "tainted", "leaving", "bare"}).Draw(t, c.Name) {
		case "tainted":
			tainted("down", "", corev1.TaintEffectNoSchedule)(c)
		case "leaving":
			leaving(c)
		case "bare":
			c.Status.APIEnablements = nil
		}
		out = append(out, c)
	}
	return out
}

func drawNames(t *rapid.T, label string) []string {
	return rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7"}), 0, 6, rapid.ID[string]).Draw(t, label)
}

func drawRequest(t *rapid.T) Request {
	p := policyv1alpha1.Placement{}
	switch rapid.IntRange(0, 2).Draw(t, "affinity") {
	case 1:
		p.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: drawNames(t, "names"), ExcludeClusters: drawNames(t, "excluded")}
	case 2:
		for i := range rapid.IntRange(1, 3).Draw(t, "terms") {
			p.ClusterAffinities = append(p.ClusterAffinities, namedTerm(fmt.Sprintf("t%d", i), drawNames(t, "term")...))
		}
	}
	if rapid.Bool().Draw(t, "tolerant") {
		p.ClusterTolerations = []corev1.Toleration{{Operator: corev1.TolerationOpExists}}
	}
	switch rapid.IntRange(0, 3).Draw(t, "division") {
	case 1:
		p.ReplicaScheduling = duplicated()
	case 2:
		p.ReplicaScheduling = divided()
	case 3:
		var rules []any
		for _, n := range drawNames(t, "weighed") {
			rules = append(rules, n, rapid.IntRange(0, 4).Draw(t, "weight"))
		}
		p.ReplicaScheduling = divided(rules...)
	}
	r := workload(rapid.Int32Range(0, 60).Draw(t, "replicas"), p)
	r.Seed = rapid.SampledFrom([]string{"a", "b", ""}).Draw(t, "seed")
	r.Workload = r.Replicas > 0 || rapid.Bool().Draw(t, "workload")
	r.KeepEmpty = rapid.Bool().Draw(t, "keepEmpty")
	r.Affinity = rapid.SampledFrom([]string{"", "t0", "t1", "t9"}).Draw(t, "inForce")
	for _, n := range drawNames(t, "current") {
		r.Current = append(r.Current, targets(n, 1)...)
	}
	if rapid.Bool().Draw(t, "evicts") {
		r.Evicting = []string{"m1"}
	}
	return r
}

func TestDecide_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		clusters, r := drawClusters(t), drawRequest(t)
		d, err := explained(NewSnapshot(clusters), r)

		shuffled := rapid.Permutation(clusters).Draw(t, "shuffled")
		again, againErr := explained(NewSnapshot(shuffled), r)
		if diff := cmp.Diff(d, again); diff != "" || fmt.Sprint(err) != fmt.Sprint(againErr) {
			t.Fatalf("depends on the order of clusters: %v, %v\n%s", err, againErr, diff)
		}
		if err != nil {
			if d.Clusters != nil || d.Affinity != "" {
				t.Fatalf("failed and yet decided: %+v", d)
			}
			return
		}
		checkTargets(t, clusters, r, d)

		r.Current, r.Affinity = d.Clusters, d.Affinity
		settled, err := explained(NewSnapshot(clusters), r)
		if err != nil {
			t.Fatalf("what was decided does not hold: %v", err)
		}
		if diff := cmp.Diff(d.Clusters, settled.Clusters); diff != "" || d.Affinity != settled.Affinity {
			t.Fatalf("a second decision moves it (-first +second):\n%s", diff)
		}
	})
}

func checkTargets(t *rapid.T, clusters []*clusterv1alpha1.Cluster, r Request, d Decision) {
	verdicts := map[string]Verdict{}
	trace := d.Trace.Terms[len(d.Trace.Terms)-1]
	if len(trace.Clusters) != len(clusters) {
		t.Fatalf("%d verdicts on %d clusters", len(trace.Clusters), len(clusters))
	}
	passed := 0
	for _, v := range trace.Clusters {
		verdicts[v.Cluster] = v
		if v.Filter == "" {
			passed++
		}
		if v.Chosen && v.Filter != "" {
			t.Fatalf("chosen though filtered: %+v", v)
		}
	}
	sum := int32(0)
	for _, c := range d.Clusters {
		if v := verdicts[c.Name]; !v.Chosen || v.Replicas != c.Replicas {
			t.Fatalf("the trace tells another story: %+v %+v", c, v)
		}
		sum += c.Replicas
	}
	if len(d.Clusters) == 0 || !slices.IsSortedFunc(d.Clusters, func(a, b workv1alpha2.TargetCluster) int { return strings.Compare(a.Name, b.Name) }) {
		t.Fatalf("no targets, or not sorted: %v", d.Clusters)
	}
	switch trace.Division {
	case StaticWeight:
		if sum != r.Replicas {
			t.Fatalf("divided %d of %d replicas", sum, r.Replicas)
		}
	case Duplicated:
		if len(d.Clusters) != passed || sum != r.Replicas*int32(passed) {
			t.Fatalf("not all to each of %d: %v", passed, d.Clusters)
		}
	default:
		if len(d.Clusters) != passed || sum != 0 {
			t.Fatalf("not whole to each of %d: %v", passed, d.Clusters)
		}
	}
}

// A standby gets replicas only when nobody with a weight fits.
func TestDecide_standby(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		var rules []any
		weights := map[string]int{}
		clusters := drawClusters(t)
		for _, c := range clusters {
			weights[c.Name] = rapid.IntRange(0, 3).Draw(t, "weight of "+c.Name)
			rules = append(rules, c.Name, weights[c.Name])
		}
		r := workload(rapid.Int32Range(1, 40).Draw(t, "replicas"), policyv1alpha1.Placement{ReplicaScheduling: divided(rules...)})
		d, err := explained(NewSnapshot(clusters), r)
		if err != nil {
			return
		}
		active := false
		for _, v := range d.Trace.Terms[0].Clusters {
			active = active || v.Filter == "" && weights[v.Cluster] > 0
		}
		for _, c := range d.Clusters {
			if (weights[c.Name] > 0) != active {
				t.Fatalf("weights %v gave %v", weights, d.Clusters)
			}
		}
	})
}

func BenchmarkDecide(b *testing.B) {
	for _, n := range []int{100, 1000} {
		clusters := make([]*clusterv1alpha1.Cluster, 0, n)
		for i := range n {
			c := member(fmt.Sprintf("member-%04d", i), tainted("zone", fmt.Sprint(i%3), corev1.TaintEffectNoSchedule))
			c.Labels = map[string]string{"tier": fmt.Sprint(i % 2)}
			clusters = append(clusters, c)
		}
		snapshot := NewSnapshot(clusters)
		strategy := divided()
		strategy.WeightPreference = &policyv1alpha1.ClusterPreferences{}
		for tier, weight := range map[string]int64{"0": 1, "1": 3} {
			selector := &metav1.LabelSelector{MatchLabels: map[string]string{"tier": tier}}
			strategy.WeightPreference.StaticWeightList = append(strategy.WeightPreference.StaticWeightList,
				policyv1alpha1.StaticClusterWeight{TargetCluster: policyv1alpha1.ClusterAffinity{LabelSelector: selector}, Weight: weight})
		}
		for name, s := range map[string]*policyv1alpha1.ReplicaSchedulingStrategy{"duplicated": duplicated(), "static": strategy} {
			r := workload(int32(3*n), policyv1alpha1.Placement{
				ClusterTolerations: []corev1.Toleration{{Key: "zone", Operator: corev1.TolerationOpExists}}, ReplicaScheduling: s,
			})
			b.Run(fmt.Sprintf("clusters=%d/%s", n, name), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					if _, err := explained(snapshot, r); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
