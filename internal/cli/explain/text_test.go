// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package explain

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate"
	"karmada.io/karmada/internal/placement"
	"karmada.io/karmada/internal/scheduler/decide"
)

func step(mode string, weight, got int64) decide.DivisionStep {
	return decide.DivisionStep{Mode: mode, Shares: []decide.ShareTrace{{Cluster: "m1", Weight: weight, Assigned: got}}}
}

func TestReasons_Of(t *testing.T) {
	t.Parallel()
	chosen, out := decide.Verdict{Cluster: "m1", Chosen: true}, decide.Verdict{Cluster: "m1"}
	kept := decide.Verdict{Cluster: "m1", Chosen: true, ToleratedReason: "Taints: a taint"}
	weighted := func(steps ...decide.DivisionStep) decide.TermTrace {
		return decide.TermTrace{Division: placement.DynamicWeight, Steps: steps}
	}
	for name, test := range map[string]struct {
		term    decide.TermTrace
		verdict decide.Verdict
		want    string
	}{
		"filtered":                {decide.TermTrace{}, decide.Verdict{Filter: "Terminating", Reason: "deleted"}, "Terminating: deleted"},
		"not selected":            {decide.TermTrace{}, decide.Verdict{NotSelected: "others rank higher"}, "others rank higher"},
		"term failed":             {decide.TermTrace{Error: "no capacity"}, out, "passed all filters"},
		"chosen without replicas": {decide.TermTrace{}, chosen, "passed all filters"},
		"kept without replicas":   {decide.TermTrace{}, kept, "kept despite Taints: a taint"},
		"kept with replicas":      {weighted(step("fresh", 3, 2)), kept, "weight 3; kept despite Taints: a taint"},
		"not kept": {
			weighted(step("fresh", 0, 0)), decide.Verdict{Cluster: "m1", ToleratedReason: "Taints: a taint"}, "weight 0: no share",
		},
		"duplicated":              {decide.TermTrace{Division: placement.Duplicated}, chosen, "gets all replicas"},
		"fresh share":             {weighted(step("fresh", 3, 2)), chosen, "weight 3"},
		"scaled up":               {weighted(step("scale up", 3, 2)), chosen, "2 added, weight 3"},
		"scaled up, share 0":      {weighted(step("scale up", 3, 0)), chosen, "keeps its replicas"},
		"scaled down":             {weighted(step("scale down", 5, 2)), chosen, "keeps 2 of 5"},
		"steady":                  {weighted(step("steady", 5, 5)), chosen, "keeps its replicas"},
		"steady without replicas": {weighted(step("steady", 0, 0)), out, "replicas are not moved; the cluster has none"},
		"weight 0":                {weighted(step("fresh", 0, 0)), out, "weight 0: no share"},
		"share 0":                 {weighted(step("fresh", 1, 0)), out, "weight 1: share is 0"},
		"spread, gets replicas": {
			weighted(step("fresh", 1, 0), step("spread", 0, 1)), chosen, "gets replicas so that enough groups have some",
		},
		"spread, loses replicas": {weighted(step("fresh", 1, 2), step("spread", 0, -1)), chosen, "1 moved to groups without replicas"},
		"spread, loses all replicas": {
			weighted(step("fresh", 1, 1), step("spread", 0, -1)), out, "its replicas move to a group without replicas",
		},
		"spread, not affected":           {weighted(step("fresh", 7, 2), step("spread", 0, 0)), chosen, "weight 7"},
		"chosen but not in the division": {weighted(), chosen, "keeps its replicas"},
		"aggregated, not needed": {
			decide.TermTrace{Division: placement.Aggregated}, out, "not needed: fewer clusters have enough capacity",
		},
		"not in the division": {weighted(), out, "no replicas assigned"},
		"overflow affinity": {
			decide.TermTrace{}, decide.Verdict{Chosen: true, Tier: "rented"}, "passed all filters, overflow affinity rented",
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := NewReasons(&test.term).Of(test.verdict); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func TestReasons_everyClusterHasAReason(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		term := decide.TermTrace{
			Division: rapid.SampledFrom(
				[]placement.Strategy{"", placement.Duplicated, placement.StaticWeight, placement.DynamicWeight, placement.Aggregated},
			).Draw(t, "division"),
			Error: rapid.SampledFrom([]string{"", "no capacity"}).Draw(t, "error"),
		}
		for i := range rapid.IntRange(0, 12).Draw(t, "clusters") {
			v := decide.Verdict{Cluster: fmt.Sprintf("m%02d", i), Chosen: rapid.Bool().Draw(t, "chosen")}
			if rapid.Bool().Draw(t, "filtered") {
				v.Filter, v.Reason = "F", rapid.SampledFrom([]string{"a", "b"}).Draw(t, "reason")
			}
			term.Clusters = append(term.Clusters, v)
		}
		for range rapid.IntRange(0, 3).Draw(t, "steps") {
			s := decide.DivisionStep{Mode: rapid.SampledFrom([]string{"fresh", "scale up", "scale down", "steady", "spread", "new"}).Draw(t, "mode")}
			for _, v := range term.Clusters {
				if rapid.Bool().Draw(t, "divided") {
					weight, got := rapid.Int64Range(0, 2).Draw(t, "weight"), rapid.Int64Range(-1, 2).Draw(t, "got")
					s.Shares = append(s.Shares, decide.ShareTrace{Cluster: v.Cluster, Weight: weight, Assigned: got})
				}
			}
			term.Steps = append(term.Steps, s)
		}
		reasons, counted := NewReasons(&term), 0
		for _, g := range reasons.ByReason(term.Clusters) {
			if g.Reason == "" {
				t.Errorf("clusters %v have no reason", g.Clusters)
			}
			for _, cluster := range g.Clusters {
				v := term.Clusters[slices.IndexFunc(term.Clusters, func(v decide.Verdict) bool { return v.Cluster == cluster })]
				if counted++; reasons.Of(v) != g.Reason || v.Chosen != g.Chosen {
					t.Errorf("cluster %s is in the group %q, its reason is %q", cluster, g.Reason, reasons.Of(v))
				}
			}
		}
		if counted != len(term.Clusters) {
			t.Errorf("the groups have %d clusters, want %d", counted, len(term.Clusters))
		}
	})
}

func TestFormats(t *testing.T) {
	t.Parallel()
	target := func(name string, replicas int32) workv1alpha2.TargetCluster {
		return workv1alpha2.TargetCluster{Name: name, Replicas: replicas}
	}
	var many []workv1alpha2.TargetCluster
	for i := range 12 {
		many = append(many, target(fmt.Sprintf("m%02d", i), 1))
	}
	general := estimate.Source{Name: "general", Value: 5}
	remarkable := estimate.Estimate{Sources: []estimate.Source{{Name: "a", Error: "late\ntimeout"}, {Name: "b", Remark: "huge"}}}
	one, two := estimate.Estimate{
		Min:     5,
		Sources: []estimate.Source{general},
	}, estimate.Estimate{
		Min:     5,
		Sources: []estimate.Source{general, {Name: "x", Error: "late"}},
	}
	for name, test := range map[string]struct{ got, want string }{
		"no targets":                    {Targets(nil, true), "no clusters"},
		"targets with replicas":         {Targets([]workv1alpha2.TargetCluster{target("b", 1), target("a", 2)}, true), "a=2, b=1"},
		"targets without replicas":      {Targets([]workv1alpha2.TargetCluster{target("b", 0), target("a", 0)}, false), "a, b"},
		"many targets":                  {Targets(many, false), "m00, m01, m02, m03, m04, m05, m06, m07, m08, m09, and 2 more"},
		"one replica":                   {Replicas(1), "1 replica"},
		"no replicas":                   {Replicas(0), "0 replicas"},
		"capacity":                      {Capacity(one, false), "5"},
		"capacity by source":            {Capacity(one, true), "5 (general 5)"},
		"capacity from several sources": {Capacity(two, false), "5 (general 5, x ?)"},
		"unlimited capacity": {
			Capacity(estimate.Estimate{Min: estimate.Unlimited, Sources: []estimate.Source{{Name: "general"}}}, false), "unlimited",
		},
		"unknown capacity":       {Capacity(estimate.Estimate{Min: estimate.Unlimited}, true), "unknown"},
		"no remarks":             {Remarks(one, true), ""},
		"remarks and errors":     {Remarks(remarkable, true), "a: late; timeout; b: huge"},
		"remarks without errors": {Remarks(remarkable, false), "b: huge"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if test.got != test.want {
				t.Errorf("got %q, want %q", test.got, test.want)
			}
		})
	}
}

func TestSameTargets(t *testing.T) {
	t.Parallel()
	a, b := workv1alpha2.TargetCluster{Name: "a", Replicas: 1}, workv1alpha2.TargetCluster{Name: "b", Replicas: 2}
	more := workv1alpha2.TargetCluster{Name: "a", Replicas: 3}
	for name, test := range map[string]struct {
		x, y []workv1alpha2.TargetCluster
		want bool
	}{
		"other order":        {[]workv1alpha2.TargetCluster{a, b}, []workv1alpha2.TargetCluster{b, a}, true},
		"more replicas":      {[]workv1alpha2.TargetCluster{a}, []workv1alpha2.TargetCluster{more}, false},
		"other cluster":      {[]workv1alpha2.TargetCluster{a}, []workv1alpha2.TargetCluster{b}, false},
		"additional cluster": {[]workv1alpha2.TargetCluster{a}, []workv1alpha2.TargetCluster{a, b}, false},
		"both empty":         {nil, []workv1alpha2.TargetCluster{}, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := SameTargets(test.x, test.y); got != test.want {
				t.Errorf("SameTargets = %v, want %v", got, test.want)
			}
		})
	}
}

func TestPrintTable(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		rows [][]string
		want string
	}{
		"empty columns are omitted": {[][]string{{"A", "B", "C"}, {"1", "", "long"}, {"222", "", ""}}, "  A     C\n  1     long\n  222\n"},
		"no header":                 {[][]string{{"", ""}, {"Key:", "value"}}, "  Key:   value\n"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var out strings.Builder
			PrintTable(&out, "  ", test.rows)
			if diff := cmp.Diff(test.want, out.String()); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
}
