// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"errors"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime/schema"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/placement"
)

var deployments = schema.GroupVersionKind{Group: "apps", Version: "v1", Kind: "Deployment"}

type clusterOption func(*clusterv1alpha1.Cluster)

// member returns a cluster that serves Deployments and ConfigMaps.
func member(name string, options ...clusterOption) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}}
	c.Status.APIEnablements = []clusterv1alpha1.APIEnablement{
		{GroupVersion: "v1", Resources: []clusterv1alpha1.APIResource{{Name: "configmaps", Kind: "ConfigMap"}}},
		{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Name: "deployments", Kind: "Deployment"}}},
	}
	for _, o := range options {
		o(c)
	}
	return c
}

func tainted(key, value string, effect corev1.TaintEffect) clusterOption {
	return func(c *clusterv1alpha1.Cluster) {
		c.Spec.Taints = append(c.Spec.Taints, corev1.Taint{Key: key, Value: value, Effect: effect})
	}
}

func serving(groupVersion, kind string) clusterOption {
	return func(c *clusterv1alpha1.Cluster) {
		c.Status.APIEnablements = []clusterv1alpha1.APIEnablement{
			{GroupVersion: groupVersion, Resources: []clusterv1alpha1.APIResource{{Kind: kind}}},
		}
	}
}

func terminatingOption(c *clusterv1alpha1.Cluster) {
	c.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)}
}

func three() []*clusterv1alpha1.Cluster {
	return []*clusterv1alpha1.Cluster{member("m1"), member("m2"), member("m3")}
}

// workload returns a request for a Deployment. Its seed breaks ties by ascending name.
func workload(replicas int32, p policyv1alpha1.Placement) Request {
	return Request{Kind: deployments, Seed: "a", Placement: &p, Replicas: replicas, Workload: true}
}

func targets(nameAndReplicas ...any) []workv1alpha2.TargetCluster {
	var out []workv1alpha2.TargetCluster
	for i := 0; i < len(nameAndReplicas); i += 2 {
		out = append(out, workv1alpha2.TargetCluster{Name: nameAndReplicas[i].(string), Replicas: int32(nameAndReplicas[i+1].(int))})
	}
	return out
}

func on(names ...string) *policyv1alpha1.ClusterAffinity {
	return &policyv1alpha1.ClusterAffinity{ClusterNames: names}
}

func namedTerm(name string, clusters ...string) policyv1alpha1.ClusterAffinityTerm {
	return policyv1alpha1.ClusterAffinityTerm{AffinityName: name, ClusterAffinity: *on(clusters...)}
}

func duplicated() *policyv1alpha1.ReplicaSchedulingStrategy {
	return &policyv1alpha1.ReplicaSchedulingStrategy{ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDuplicated}
}

// divided returns static weights from pairs of a cluster and its weight; no pairs mean equal weights.
func divided(rules ...any) *policyv1alpha1.ReplicaSchedulingStrategy {
	s := &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
	}
	for i := 0; i < len(rules); i += 2 {
		if s.WeightPreference == nil {
			s.WeightPreference = &policyv1alpha1.ClusterPreferences{}
		}
		s.WeightPreference.StaticWeightList = append(s.WeightPreference.StaticWeightList,
			policyv1alpha1.StaticClusterWeight{TargetCluster: *on(rules[i].(string)), Weight: int64(rules[i+1].(int))})
	}
	return s
}

// explained decides with all plugins, without estimates, with a trace.
func explained(s *Snapshot, r Request) (Decision, error) {
	r.Explain = true
	return Default().Decide(s, r, nil)
}

const (
	noMatch  = "cluster(s) did not match the placement cluster affinity constraint"
	noAPI    = "cluster(s) did not have the API resource"
	evicted  = "cluster(s) is in the process of eviction"
	deleting = "cluster(s) is being deleted"
)

func TestDecide_filters(t *testing.T) {
	t.Parallel()
	current := func(r *Request) { r.Current = targets("m1", 1) }
	tests := map[string]struct {
		cluster   *clusterv1alpha1.Cluster
		placement policyv1alpha1.Placement
		change    func(*Request)
		filter    string // "" if the cluster passes
		reason    string
		unknown   []string // clusters in the placement that do not exist
	}{
		"passes": {cluster: member("m1")},
		"not selected": {
			cluster:   member("m1"),
			placement: policyv1alpha1.Placement{ClusterAffinity: on("m2")},
			unknown:   []string{"m2"},
			filter:    "ClusterAffinity",
			reason:    noMatch,
		},
		"not selected, current target": {
			cluster:   member("m1"),
			placement: policyv1alpha1.Placement{ClusterAffinity: on("m2")},
			change:    current,
			unknown:   []string{"m2"},
			filter:    "ClusterAffinity",
			reason:    noMatch,
		},
		"being deleted": {cluster: member("m1", terminatingOption), change: current, filter: "Terminating", reason: deleting},
		"being evicted": {
			cluster: member("m1"),
			change:  func(r *Request) { current(r); r.Evicting = []string{"m0", "m1"} },
			filter:  "ClusterEviction",
			reason:  evicted,
		},
		"another being evicted": {cluster: member("m1"), change: func(r *Request) { r.Evicting = []string{"m0"} }},
		"taint NoSchedule": {
			cluster: member("m1", tainted("dedicated", "gpu", corev1.TaintEffectNoSchedule)),
			filter:  "TaintToleration",
			reason:  "cluster(s) had untolerated taint {dedicated=gpu:NoSchedule}",
		},
		"taint NoExecute without value": {
			cluster: member("m1", tainted("broken", "", corev1.TaintEffectNoExecute)),
			filter:  "TaintToleration",
			reason:  "cluster(s) had untolerated taint {broken:NoExecute}",
		},
		"taint PreferNoSchedule": {cluster: member("m1", tainted("slow", "", corev1.TaintEffectPreferNoSchedule))},
		"tolerated by value": {
			cluster: member("m1", tainted("dedicated", "gpu", corev1.TaintEffectNoSchedule)),
			placement: policyv1alpha1.Placement{
				ClusterTolerations: []corev1.Toleration{{Key: "dedicated", Operator: corev1.TolerationOpEqual, Value: "gpu"}},
			},
		},
		"tolerated for another effect": {
			cluster: member("m1", tainted("dedicated", "gpu", corev1.TaintEffectNoSchedule)),
			placement: policyv1alpha1.Placement{
				ClusterTolerations: []corev1.Toleration{{Key: "dedicated", Operator: corev1.TolerationOpExists, Effect: corev1.TaintEffectNoExecute}},
			},
			filter: "TaintToleration",
			reason: "cluster(s) had untolerated taint {dedicated=gpu:NoSchedule}",
		},
		"first untolerated taint": {
			cluster:   member("m1", tainted("a", "", corev1.TaintEffectNoSchedule), tainted("b", "", corev1.TaintEffectNoSchedule)),
			placement: policyv1alpha1.Placement{ClusterTolerations: []corev1.Toleration{{Key: "a", Operator: corev1.TolerationOpExists}}},
			filter:    "TaintToleration", reason: "cluster(s) had untolerated taint {b:NoSchedule}",
		},
		"tainted, current target": {cluster: member("m1", tainted("x", "", corev1.TaintEffectNoExecute)), change: current},
		"kind not served":         {cluster: member("m1", serving("apps/v1", "StatefulSet")), filter: "APIEnablement", reason: noAPI},
		"kind of another version": {cluster: member("m1", serving("apps/v1beta1", "Deployment")), filter: "APIEnablement", reason: noAPI},
		"APIs unknown": {
			cluster: &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "m1"}},
			filter:  "APIEnablement",
			reason:  noAPI,
		},
		"kind not served, current target": {cluster: member("m1", serving("v1", "ConfigMap")), change: current},
		"core kind": {
			cluster: member("m1"),
			change:  func(r *Request) { r.Kind = schema.GroupVersionKind{Version: "v1", Kind: "ConfigMap"} },
		},
		"first failing filter": {
			cluster: member("m1", terminatingOption, tainted("x", "", corev1.TaintEffectNoSchedule), serving("v1", "Pod")),
			change:  func(r *Request) { r.Evicting = []string{"m1"} }, filter: "Terminating", reason: deleting,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := workload(1, tc.placement)
			if tc.change != nil {
				tc.change(&r)
			}
			d, err := explained(NewSnapshot([]*clusterv1alpha1.Cluster{tc.cluster}), r)
			got := d.Trace.Terms[0].Clusters
			if len(got) != 1 || got[0].Filter != tc.filter || got[0].Reason != tc.reason || got[0].Chosen != (tc.filter == "") {
				t.Errorf("verdicts = %+v", got)
			}
			var fit *FitError
			if got := errors.As(err, &fit); got != (tc.filter != "") {
				t.Fatalf("error = %v", err)
			}
			if fit != nil {
				if diff := cmp.Diff(&FitError{Total: 1, Reasons: map[string]int{tc.reason: 1}, UnknownClusters: tc.unknown}, fit); diff != "" {
					t.Errorf("(-want +got):\n%s", diff)
				}
			}
		})
	}
}

func TestFitError_text(t *testing.T) {
	t.Parallel()
	clusters := []*clusterv1alpha1.Cluster{
		member("m1", serving("v1", "Pod")), member("m2", terminatingOption), member("m3", serving("v1", "Pod")),
		member("m4", tainted("x", "y", corev1.TaintEffectNoSchedule)),
	}
	tests := map[string]struct {
		clusters []*clusterv1alpha1.Cluster
		want     string
	}{
		"no cluster": {nil, "0/0 clusters are available: no cluster exists."},
		"one reason": {clusters[:1], "0/1 clusters are available: 1 cluster(s) did not have the API resource."},
		"several reasons": {clusters, "0/4 clusters are available: 1 cluster(s) had untolerated taint {x=y:NoSchedule}, " +
			"1 cluster(s) is being deleted, 2 cluster(s) did not have the API resource."},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, err := explained(NewSnapshot(tc.clusters), workload(1, policyv1alpha1.Placement{}))
			if err == nil || err.Error() != tc.want {
				t.Errorf("error = %v\nwant    %s", err, tc.want)
			}
			if got := d.Trace.Terms[0].Error; got != tc.want {
				t.Errorf("trace = %s", got)
			}
		})
	}
}

func TestDecide_assigns(t *testing.T) {
	t.Parallel()
	labeled := func(name, tier string) *clusterv1alpha1.Cluster {
		return member(name, func(c *clusterv1alpha1.Cluster) { c.Labels = map[string]string{"tier": tier} })
	}
	tests := map[string]struct {
		clusters []*clusterv1alpha1.Cluster // nil means three()
		request  Request
		division placement.Strategy
		want     []workv1alpha2.TargetCluster
	}{
		"no strategy": {
			request:  workload(2, policyv1alpha1.Placement{}),
			division: placement.Duplicated,
			want:     targets("m1", 2, "m2", 2, "m3", 2),
		},
		"duplicated": {
			request:  workload(2, policyv1alpha1.Placement{ClusterAffinity: on("m1", "m3"), ReplicaScheduling: duplicated()}),
			division: placement.Duplicated,
			want:     targets("m1", 2, "m3", 2),
		},
		"duplicated zero": {
			request:  workload(0, policyv1alpha1.Placement{}),
			division: placement.Duplicated,
			want:     targets("m1", 0, "m2", 0, "m3", 0),
		},
		"equal shares": {
			request:  workload(7, policyv1alpha1.Placement{ReplicaScheduling: divided()}),
			division: placement.StaticWeight,
			want:     targets("m1", 3, "m2", 2, "m3", 2),
		},
		"equal shares, odd seed": {
			request:  seeded("b", workload(7, policyv1alpha1.Placement{ReplicaScheduling: divided()})),
			division: placement.StaticWeight,
			want:     targets("m1", 2, "m2", 2, "m3", 3),
		},
		"fewer replicas than clusters": {
			request:  workload(2, policyv1alpha1.Placement{ReplicaScheduling: divided()}),
			division: placement.StaticWeight,
			want:     targets("m1", 1, "m2", 1),
		},
		"by weight": {
			request:  workload(9, policyv1alpha1.Placement{ReplicaScheduling: divided("m1", 1, "m2", 2)}),
			division: placement.StaticWeight,
			want:     targets("m1", 3, "m2", 6),
		},
		"static weights of candidates": {
			clusters: []*clusterv1alpha1.Cluster{member("m1", terminatingOption), member("m2"), member("m3")},
			request: workload(
				8,
				policyv1alpha1.Placement{ReplicaScheduling: divided("m1", 10, "m2", 1, "m3", 3)},
			),
			division: placement.StaticWeight,
			want:     targets("m2", 2, "m3", 6),
		},
		"highest weight of several rules": {
			clusters: []*clusterv1alpha1.Cluster{labeled("m1", "front"), labeled("m2", "back")},
			request: workload(4, policyv1alpha1.Placement{ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{
				ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
				ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
				WeightPreference: &policyv1alpha1.ClusterPreferences{StaticWeightList: []policyv1alpha1.StaticClusterWeight{
					{
						TargetCluster: policyv1alpha1.ClusterAffinity{LabelSelector: &metav1.LabelSelector{MatchLabels: map[string]string{"tier": "front"}}},
						Weight:        3,
					},
					{TargetCluster: *on("m1", "m2"), Weight: 1},
				}},
			}}),
			division: placement.StaticWeight, want: targets("m1", 3, "m2", 1),
		},
		"standby": {
			request:  workload(4, policyv1alpha1.Placement{ReplicaScheduling: divided("m1", 1, "m2", 0)}),
			division: placement.StaticWeight,
			want:     targets("m1", 4),
		},
		"only standbys left": {
			request:  workload(4, policyv1alpha1.Placement{ClusterAffinity: on("m2", "m3"), ReplicaScheduling: divided("m1", 1, "m2", 0, "m3", 0)}),
			division: placement.StaticWeight,
			want:     targets("m2", 2, "m3", 2),
		},
		"no matching rule": {
			request:  workload(3, policyv1alpha1.Placement{ReplicaScheduling: divided("elsewhere", 5)}),
			division: placement.StaticWeight,
			want:     targets("m1", 1, "m2", 1, "m3", 1),
		},
		"scaled to zero": {
			request:  workload(0, policyv1alpha1.Placement{ReplicaScheduling: divided("m1", 1, "m2", 2, "m3", 0)}),
			division: placement.StaticWeight,
			want:     targets("m1", 0, "m2", 0),
		},
		"KeepEmpty": {
			request:  keepingEmpty(workload(1, policyv1alpha1.Placement{ReplicaScheduling: divided()})),
			division: placement.StaticWeight,
			want:     targets("m1", 1, "m2", 0, "m3", 0),
		},
		"current replicas have no effect": {
			request:  at(targets("m3", 9), workload(9, policyv1alpha1.Placement{ReplicaScheduling: divided()})),
			division: placement.StaticWeight,
			want:     targets("m1", 3, "m2", 3, "m3", 3),
		},
		"object without replicas, static weights": {
			request: noReplicas(policyv1alpha1.Placement{ReplicaScheduling: divided("m1", 1)}),
			want:    targets("m1", 0, "m2", 0, "m3", 0),
		},
		"object without replicas, aggregated": {
			request: noReplicas(policyv1alpha1.Placement{ReplicaScheduling: aggregated()}),
			want:    targets("m1", 0, "m2", 0, "m3", 0),
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if tc.clusters == nil {
				tc.clusters = three()
			}
			d, err := explained(NewSnapshot(tc.clusters), tc.request)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tc.want, d.Clusters); diff != "" {
				t.Errorf("clusters (-want +got):\n%s", diff)
			}
			if got := d.Trace.Terms[0].Division; got != tc.division {
				t.Errorf("division = %q, want %q", got, tc.division)
			}
		})
	}
}

func seeded(seed string, r Request) Request { r.Seed = seed; return r }
func keepingEmpty(r Request) Request        { r.KeepEmpty = true; return r }
func at(current []workv1alpha2.TargetCluster, r Request) Request {
	r.Current = current
	return r
}

func noReplicas(p policyv1alpha1.Placement) Request {
	r := workload(0, p)
	r.Workload = false
	return r
}

func aggregated() *policyv1alpha1.ReplicaSchedulingStrategy {
	return &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceAggregated,
	}
}

func dynamic() *policyv1alpha1.ReplicaSchedulingStrategy {
	s := divided()
	s.WeightPreference = &policyv1alpha1.ClusterPreferences{DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas}
	return s
}

func TestDecide_affinityTerms(t *testing.T) {
	t.Parallel()
	p := policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{namedTerm("home", "m1"), namedTerm("near", "m2"), namedTerm("far", "m3")},
	}
	down := func(names ...string) []*clusterv1alpha1.Cluster {
		clusters := three()
		for _, c := range clusters {
			for _, n := range names {
				if c.Name == n {
					tainted("down", "", corev1.TaintEffectNoSchedule)(c)
				}
			}
		}
		return clusters
	}
	removed := func(name string) []*clusterv1alpha1.Cluster {
		clusters := three()
		for _, c := range clusters {
			if c.Name == name {
				c.DeletionTimestamp = &metav1.Time{Time: time.Unix(1, 0)}
			}
		}
		return clusters
	}
	tests := map[string]struct {
		clusters []*clusterv1alpha1.Cluster
		current  string
		targets  []string // current ones, with one replica
		evicting []string
		want     []workv1alpha2.TargetCluster
		affinity string
		tried    []string
		err      string
	}{
		"first term":  {clusters: three(), want: targets("m1", 2), affinity: "home", tried: []string{"home"}},
		"second term": {clusters: down("m1"), want: targets("m2", 2), affinity: "near", tried: []string{"home", "near"}},
		"third term": {
			clusters: down("m1", "m2"),
			want:     targets("m3", 2),
			affinity: "far",
			tried:    []string{"home", "near", "far"},
		},
		"no return to an earlier term": {clusters: three(), current: "near", want: targets("m2", 2), affinity: "near", tried: []string{"near"}},
		"next after the current term": {
			clusters: down("m2"),
			current:  "near",
			want:     targets("m3", 2),
			affinity: "far",
			tried:    []string{"near", "far"},
		},
		"unknown current term": {clusters: three(), current: "gone", want: targets("m1", 2), affinity: "home", tried: []string{"home"}},
		"error of the first term": {
			clusters: down("m1", "m2", "m3")[:2],
			tried:    []string{"home", "near", "far"},
			err:      "0/2 clusters are available: 1 " + noMatch + ", 1 cluster(s) had untolerated taint {down:NoSchedule}.",
		},
		"no cluster": {
			clusters: nil,
			current:  "far",
			tried:    []string{"far", "home", "near"},
			err:      "0/0 clusters are available: no cluster exists.",
		},
		"return after the loss of the last term": {
			clusters: down("m3"), current: "far", targets: []string{"m3"}, evicting: []string{"m3"},
			want: targets("m1", 2), affinity: "home", tried: []string{"far", "home"},
		},
		"return after the removal of the cluster": {
			clusters: three()[:2], current: "far", targets: []string{"m3"}, want: targets("m1", 2), affinity: "home",
			tried: []string{"far", "home"},
		},
		"return while the cluster is being removed": {
			clusters: removed("m3"), current: "far", targets: []string{"m3"}, want: targets("m1", 2), affinity: "home",
			tried: []string{"far", "home"},
		},
		"no return while another cluster is being removed": {
			clusters: removed("m3"), current: "far", targets: []string{"m2", "m3"}, tried: []string{"far"},
			err: "0/3 clusters are available: 1 cluster(s) is being deleted, 2 " + noMatch + ".",
		},
		"return to the second term": {
			clusters: down("m1", "m3"), current: "far", want: targets("m2", 2), affinity: "near", tried: []string{"far", "home", "near"},
		},
		"a later term comes first": {
			clusters: down("m2"), current: "near", targets: []string{"m2"}, evicting: []string{"m2"},
			want: targets("m3", 2), affinity: "far", tried: []string{"near", "far"},
		},
		"no return while a target is left": {
			clusters: down("m3"), current: "far", targets: []string{"m2"}, tried: []string{"far"},
			err: "0/3 clusters are available: 1 cluster(s) had untolerated taint {down:NoSchedule}, 2 " + noMatch + ".",
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := workload(2, p)
			r.Affinity, r.Evicting = tc.current, tc.evicting
			for _, name := range tc.targets {
				r.Current = append(r.Current, workv1alpha2.TargetCluster{Name: name, Replicas: 1})
			}
			d, err := explained(NewSnapshot(tc.clusters), r)
			if tc.err == "" && err != nil || tc.err != "" && (err == nil || err.Error() != tc.err) {
				t.Fatalf("error = %v, want %q", err, tc.err)
			}
			var tried []string
			for _, term := range d.Trace.Terms {
				tried = append(tried, term.Affinity)
			}
			if diff := cmp.Diff(tc.tried, tried); diff != "" {
				t.Errorf("terms tried (-want +got):\n%s", diff)
			}
			if diff := cmp.Diff(tc.want, d.Clusters); diff != "" || d.Affinity != tc.affinity {
				t.Errorf("affinity %q, want %q; clusters (-want +got):\n%s", d.Affinity, tc.affinity, diff)
			}
		})
	}
}

// Terms without a name or with the same name, which admission rejects, are all tried.
func TestDecide_affinityTermsWithoutNames(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"", "twin"} {
		p := policyv1alpha1.Placement{ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{namedTerm(name, "m1"), namedTerm(name, "m2")}}
		r := workload(2, p)
		r.Affinity = name
		d, err := explained(NewSnapshot(three()), r)
		if diff := cmp.Diff(targets("m1", 2), d.Clusters); err != nil || diff != "" {
			t.Errorf("terms named %q: %v, clusters (-want +got):\n%s", name, err, diff)
		}
	}
}

func TestDecide_trace(t *testing.T) {
	t.Parallel()
	clusters := []*clusterv1alpha1.Cluster{
		member("m4", terminatingOption), member("m2"), member("m1", tainted("x", "", corev1.TaintEffectNoSchedule)), member("m3"), member("m5"),
	}
	r := workload(3, policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{namedTerm("home", "m1"), namedTerm("away", "m2", "m3", "m4", "m5")},
		ReplicaScheduling: divided("m2", 2, "m3", 1, "m5", 0),
	})
	d, err := explained(NewSnapshot(clusters), r)
	if err != nil {
		t.Fatal(err)
	}
	out := func(name string) Verdict { return Verdict{Cluster: name, Filter: "ClusterAffinity", Reason: noMatch} }
	want := Trace{Terms: []TermTrace{
		{
			Affinity: "home", Error: "0/5 clusters are available: 1 cluster(s) had untolerated taint {x:NoSchedule}, 4 " + noMatch + ".",
			Clusters: []Verdict{
				{Cluster: "m1", Filter: "TaintToleration", Reason: "cluster(s) had untolerated taint {x:NoSchedule}"},
				out("m2"), out("m3"), out("m4"), out("m5"),
			},
		},
		{
			Index: 1, Affinity: "away", Division: placement.StaticWeight,
			Clusters: []Verdict{
				out("m1"),
				{Cluster: "m2", Chosen: true, Weight: 2, Replicas: 2},
				{Cluster: "m3", Chosen: true, Weight: 1, Replicas: 1},
				{Cluster: "m4", Filter: "Terminating", Reason: deleting},
				{Cluster: "m5"},
			},
			Steps: []DivisionStep{{Mode: "fresh", Replicas: 3, Shares: []ShareTrace{{"m2", 2, 2, 2}, {"m3", 1, 1, 1}, {"m5", 0, 0, 0}}}},
		},
	}}
	if diff := cmp.Diff(want, d.Trace); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestDecide_withoutPlacement(t *testing.T) {
	t.Parallel()
	d, err := explained(NewSnapshot(three()), Request{Kind: deployments, Replicas: 1, Workload: true})
	if !errors.Is(err, errNoPlacement) {
		t.Errorf("error = %v", err)
	}
	if diff := cmp.Diff(Decision{}, d); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func TestNewSnapshot_doesNotModifyItsArgument(t *testing.T) {
	t.Parallel()
	clusters := []*clusterv1alpha1.Cluster{member("m2"), member("m1")}
	NewSnapshot(clusters)
	if clusters[0].Name != "m2" {
		t.Error("the argument was sorted")
	}
}
