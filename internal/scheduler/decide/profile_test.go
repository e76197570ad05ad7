// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
)

// nameless is a plugin that neither filters nor scores.
type nameless struct{ name string }

func (n nameless) Name() string { return n.name }

// ranked is a Normalizer whose scores are relative: the length of the cluster's name.
type ranked struct{ scorer }

func (ranked) Normalize(scores []int64) {
	most := slices.Max(scores)
	for i := range scores {
		scores[i] = scores[i] * 100 / most
	}
}

func TestNew(t *testing.T) {
	t.Parallel()
	all := []string{
		"APIEnablement",
		"ClusterAffinity",
		"ClusterEviction",
		"ClusterLocality",
		"SpreadConstraint",
		"TaintToleration",
		"WorkloadAffinity",
		"WorkloadAntiAffinity",
	}
	without := func(names ...string) []string {
		return slices.DeleteFunc(slices.Clone(all), func(n string) bool { return slices.Contains(names, n) })
	}
	even := filter{"Even", func(*Query) func(*clusterv1alpha1.Cluster) string { return nil }}
	tests := map[string]struct {
		enabled string
		extra   []Plugin
		want    []string
		err     string
	}{
		"all plugins": {enabled: "*", want: all},
		"empty":       {enabled: "", want: all},
		"two disabled": {
			enabled: "*,-TaintToleration,-WorkloadAffinity",
			want:    without("TaintToleration", "WorkloadAffinity"),
		},
		"spaces":               {enabled: " * , -TaintToleration ", want: without("TaintToleration")},
		"two enabled":          {enabled: "ClusterAffinity,APIEnablement", want: []string{"APIEnablement", "ClusterAffinity"}},
		"disabled before all":  {enabled: "-TaintToleration,*", want: all},
		"disabled and enabled": {enabled: "*,-TaintToleration,TaintToleration", want: all},
		"only disabled":        {enabled: "-TaintToleration", err: "no scheduler plugin is enabled"},
		"unknown name":         {enabled: "*,-Taint", err: `unknown scheduler plugin "Taint"; available are APIEnablement, `},
		"extra plugin in all": {
			enabled: "*",
			extra:   []Plugin{even},
			want:    slices.Sorted(slices.Values(append(slices.Clone(all), "Even"))),
		},
		"extra plugin by name":  {enabled: "Even", extra: []Plugin{even}, want: []string{"Even"}},
		"extra plugin disabled": {enabled: "*,-Even", extra: []Plugin{even}, want: all},
		"extra plugin with a built-in name": {
			enabled: "*",
			extra:   []Plugin{filter{name: "TaintToleration"}},
			err:     `duplicate scheduler plugin "TaintToleration"`,
		},
		"two extra plugins with the same name": {enabled: "*", extra: []Plugin{even, even}, err: `duplicate scheduler plugin "Even"`},
		"neither filter nor scorer":            {enabled: "*", extra: []Plugin{nameless{"Idle"}}, err: `"Idle" is neither a filter nor a scorer`},
		"neither filter nor scorer, disabled": {
			enabled: "ClusterAffinity",
			extra:   []Plugin{nameless{"Idle"}},
			want:    []string{"ClusterAffinity"},
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p, err := New(tc.enabled, tc.extra...)
			if tc.err != "" {
				if err == nil || !strings.Contains(err.Error(), tc.err) {
					t.Fatalf("error = %v", err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(tc.want, p.Plugins()); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
	if diff := cmp.Diff(all, Default().Plugins()); diff != "" {
		t.Errorf("Default (-want +got):\n%s", diff)
	}
}

// Extra plugins filter and score like built-in ones. A profile without a plugin does not apply it.
func TestProfile_extraPlugins(t *testing.T) {
	t.Parallel()
	odd := filter{"Odd", func(q *Query) func(*clusterv1alpha1.Cluster) string {
		return func(c *clusterv1alpha1.Cluster) string {
			if q.Request.Replicas == 1 && strings.HasSuffix(c.Name, "2") {
				return "cluster(s) is even"
			}
			return ""
		}
	}}
	long := ranked{scorer{"Long", func(*Query) func(*clusterv1alpha1.Cluster) int64 {
		return func(c *clusterv1alpha1.Cluster) int64 { return int64(len(c.Name)) * 1000 }
	}}}
	unbounded := scorer{"Unbounded", func(*Query) func(*clusterv1alpha1.Cluster) int64 {
		return func(c *clusterv1alpha1.Cluster) int64 {
			if c.Name == "m1" {
				return -5
			}
			return 5000
		}
	}}
	profile, err := New("*", odd, long, unbounded)
	if err != nil {
		t.Fatal(err)
	}
	r := workload(1, spreading(nil, field("cluster", 1, 1)))
	r.Explain = true
	clusters := []*clusterv1alpha1.Cluster{member("m1"), member("m2"), member("m-long")}
	d, err := profile.Decide(NewSnapshot(clusters), r, nil)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(targets("m-long", 1), d.Clusters); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	want := []Verdict{
		{Cluster: "m-long", Scores: []PluginScore{{"Long", 100}, {"Unbounded", 100}}, Score: 200, Chosen: true, Replicas: 1},
		{
			Cluster:     "m1",
			Scores:      []PluginScore{{"Long", 33}},
			Score:       33,
			NotSelected: "clusters with a higher rank satisfy the spread constraints",
		},
		{Cluster: "m2", Filter: "Odd", Reason: "cluster(s) is even"},
	}
	if diff := cmp.Diff(want, d.Trace.Terms[0].Clusters); diff != "" {
		t.Errorf("verdicts (-want +got):\n%s", diff)
	}

	bare, err := New("ClusterAffinity")
	if err != nil {
		t.Fatal(err)
	}
	d, err = bare.Decide(
		NewSnapshot([]*clusterv1alpha1.Cluster{member("m1", serving("v1", "Pod")), member("m2", terminatingOption)}),
		workload(1, policyv1alpha1.Placement{}),
		nil,
	)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(targets("m1", 1), d.Clusters); diff != "" {
		t.Errorf("without APIEnablement; Terminating is not a plugin (-want +got):\n%s", diff)
	}
}
