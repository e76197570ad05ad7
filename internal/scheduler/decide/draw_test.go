// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"fmt"
	"maps"
	"math"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"pgregory.net/rapid"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
)

// maxClusters limits the clusters of property tests, so that rare combinations are drawn often.
const maxClusters = 8

func drawClusters(t *rapid.T) []*clusterv1alpha1.Cluster {
	var out []*clusterv1alpha1.Cluster
	for i := range rapid.IntRange(0, maxClusters).Draw(t, "clusters") {
		c := member(fmt.Sprintf("m%d", i))
		switch rapid.SampledFrom([]string{"fit", "fit", "fit", "fit", "tainted", "terminating", "without APIs"}).Draw(t, c.Name) {
		case "tainted":
			tainted("down", "", corev1.TaintEffectNoSchedule)(c)
		case "terminating":
			terminatingOption(c)
		case "without APIs":
			c.Status.APIEnablements = nil
		}
		c.Spec.Region = rapid.SampledFrom([]string{"eu", "us", "ap", "eu", "us", ""}).Draw(t, "region")
		c.Spec.Provider = rapid.SampledFrom([]string{"a", "b", "c", "a", ""}).Draw(t, "provider")
		c.Spec.Zones = rapid.SampledFrom([][]string{{"z1"}, {"z2"}, {"z3"}, {"z1", "z2"}, {"z3", "z4", "z3"}, nil}).Draw(t, "zones")
		if rack := rapid.SampledFrom([]string{"r1", "r2", "r3", "", "none"}).Draw(t, "rack"); rack != "none" {
			c.Labels = map[string]string{"rack": rack}
		}
		out = append(out, c)
	}
	return out
}

func drawEstimates(t *rapid.T) Estimates {
	e := Estimates{}
	for i := range maxClusters {
		name := fmt.Sprintf("m%d", i)
		switch rapid.SampledFrom([]string{"some", "some", "some", "none", "unknown", "negative", "huge"}).Draw(t, "estimate of "+name) {
		case "some":
			e[name] = rapid.Int64Range(0, 20).Draw(t, name)
		case "none":
			e[name] = 0
		case "negative":
			e[name] = -rapid.Int64Range(1, math.MaxInt64).Draw(t, name)
		case "huge":
			e[name] = rapid.Int64Range(math.MaxInt32-1, math.MaxInt64).Draw(t, name)
		}
	}
	return e
}

func drawNames(t *rapid.T, label string) []string {
	return rapid.SliceOfNDistinct(
		rapid.SampledFrom([]string{"m0", "m1", "m2", "m3", "m4", "m5", "m6", "m7"}),
		0,
		6,
		rapid.ID[string],
	).Draw(
		t,
		label,
	)
}

func firstTwo(names []string) []string { return names[:min(len(names), 2)] }

func drawAffinity(t *rapid.T, p *policyv1alpha1.Placement) {
	switch rapid.IntRange(0, 3).Draw(t, "affinity") {
	case 1:
		p.ClusterAffinity = &policyv1alpha1.ClusterAffinity{
			ClusterNames:    drawNames(t, "names"),
			ExcludeClusters: firstTwo(drawNames(t, "excluded")),
		}
	case 2:
		for i := range rapid.IntRange(1, 3).Draw(t, "terms") {
			a := namedTerm(fmt.Sprintf("t%d", i), drawNames(t, "term")...)
			for j := range rapid.SampledFrom([]int{0, 0, 1, 2}).Draw(t, "overflows") {
				a.OverflowAffinities = append(
					a.OverflowAffinities,
					policyv1alpha1.OverflowAffinity{AffinityName: fmt.Sprintf("o%d", j), ClusterAffinity: *on(drawNames(t, "overflow")...)},
				)
			}
			p.ClusterAffinities = append(p.ClusterAffinities, a)
		}
	}
}

func drawConstraint(t *rapid.T) policyv1alpha1.SpreadConstraint {
	c := policyv1alpha1.SpreadConstraint{
		SpreadByField: rapid.SampledFrom([]policyv1alpha1.SpreadFieldValue{"cluster", "region", "zone", "provider", ""}).Draw(t, "field"),
		MinGroups:     rapid.IntRange(0, 3).Draw(t, "min"),
	}
	if c.SpreadByField == "" && rapid.Bool().Draw(t, "by label") {
		c.SpreadByLabel = "rack"
	}
	if most := rapid.IntRange(0, 4).Draw(t, "max"); most >= c.MinGroups {
		c.MaxGroups = most
	}
	return c
}

func drawStrategy(t *rapid.T) *policyv1alpha1.ReplicaSchedulingStrategy {
	switch rapid.IntRange(0, 6).Draw(t, "division") {
	case 1:
		return duplicated()
	case 2:
		return divided()
	case 3:
		var rules []any
		for _, n := range drawNames(t, "weighed") {
			rules = append(rules, n, rapid.IntRange(0, 4).Draw(t, "weight"))
		}
		return divided(rules...)
	case 4:
		return dynamic()
	case 5:
		return aggregated()
	case 6:
		return &policyv1alpha1.ReplicaSchedulingStrategy{
			ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
			ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceDynamic,
			DynamicWeight:             policyv1alpha1.DynamicWeightByAvailableReplicas,
		}
	default:
		return nil
	}
}

func drawRequest(t *rapid.T) Request {
	p := policyv1alpha1.Placement{ReplicaScheduling: drawStrategy(t)}
	drawAffinity(t, &p)
	if rapid.Bool().Draw(t, "tolerant") {
		p.ClusterTolerations = []corev1.Toleration{{Operator: corev1.TolerationOpExists}}
	}
	for range rapid.SampledFrom([]int{0, 0, 1, 1, 2, 3}).Draw(t, "constraints") {
		p.SpreadConstraints = append(p.SpreadConstraints, drawConstraint(t))
	}
	r := workload(rapid.OneOf(rapid.Int32Range(0, 20), rapid.Int32Range(0, 60)).Draw(t, "replicas"), p)
	r.Seed = rapid.SampledFrom([]string{"a", "b", ""}).Draw(t, "seed")
	r.Workload = r.Replicas > 0 || rapid.Bool().Draw(t, "workload")
	r.KeepEmpty = rapid.SampledFrom([]bool{false, false, true}).Draw(t, "keepEmpty")
	r.Affinity = rapid.SampledFrom([]string{"", "t0", "t1", "t9"}).Draw(t, "current term")
	r.Reschedule = rapid.SampledFrom([]bool{false, false, true}).Draw(t, "reschedule")
	for _, n := range drawNames(t, "current") {
		r.Current = append(r.Current, targets(n, rapid.IntRange(0, 12).Draw(t, "on "+n))...)
	}
	if rapid.Bool().Draw(t, "evicts") {
		r.Evicting = []string{"m1"}
	}
	if rapid.IntRange(0, 5).Draw(t, "components") == 0 {
		r.Replicas, r.Workload = 0, true
		r.Components = []workv1alpha2.Component{{Name: "leader", Replicas: 1}, {Name: "worker", Replicas: 3}}
	}
	if rapid.IntRange(0, 5).Draw(t, "peers") == 0 {
		r.AffinityPeers = []Peer{{"a", drawNames(t, "peer a")}, {"b", drawNames(t, "peer b")}}
		r.AntiAffinityPeers = []Peer{{"c", nil}}
		if rapid.Bool().Draw(t, "anti-affinity") {
			r.AffinityPeers, r.AntiAffinityPeers = nil, []Peer{{"c", drawNames(t, "peer c")}}
		}
	}
	return r
}

// carriedOut returns the next request and the estimates after d was carried out.
func carriedOut(r Request, d Decision, e Estimates) (Request, Estimates) {
	after := maps.Clone(e)
	was := map[string]int64{}
	for _, c := range slices.Backward(r.Current) {
		was[c.Name] = int64(c.Replicas)
	}
	is := map[string]int64{}
	for _, c := range d.Clusters {
		is[c.Name] = int64(c.Replicas)
	}
	for name, n := range e {
		if n < 0 {
			continue
		}
		n = min(n, math.MaxInt32) + was[name] - is[name]
		if r.isComponentSet() {
			_, target := is[name]
			_, before := was[name]
			if target && !before {
				n--
			}
		}
		after[name] = max(n, 0)
	}
	r.Current, r.Affinity, r.Reschedule = d.Clusters, d.Affinity, false
	return r, after
}
