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
	return decide.DivisionStep{Mode: mode, Shares: []decide.ShareTrace{{Cluster: "m1", Weight: weight, Got: got}}}
}

func TestReasons(t *testing.T) {
	t.Parallel()
	chosen, out := decide.Verdict{Cluster: "m1", Chosen: true}, decide.Verdict{Cluster: "m1"}
	weighted := func(steps ...decide.DivisionStep) decide.TermTrace {
		return decide.TermTrace{Division: placement.DynamicWeight, Steps: steps}
	}
	for name, test := range map[string]struct {
		term    decide.TermTrace
		verdict decide.Verdict
		want    string
	}{
		"a filter":                {decide.TermTrace{}, decide.Verdict{Filter: "Terminating", Reason: "it goes"}, "Terminating: it goes"},
		"not selected":            {decide.TermTrace{}, decide.Verdict{NotSelected: "others rank higher"}, "others rank higher"},
		"the term failed":         {decide.TermTrace{Error: "no room"}, out, "passed every filter"},
		"chosen, no replicas":     {decide.TermTrace{}, chosen, "passed every filter"},
		"stays":                   {decide.TermTrace{}, decide.Verdict{Chosen: true, Despite: "Taints: a taint"}, "stays despite Taints: a taint"},
		"stays, with replicas":    {weighted(step("fresh", 3, 2)), decide.Verdict{Cluster: "m1", Chosen: true, Despite: "Taints: a taint"}, "weight 3; stays despite Taints: a taint"},
		"could have stayed":       {weighted(step("fresh", 0, 0)), decide.Verdict{Cluster: "m1", Despite: "Taints: a taint"}, "weight 0: it takes no part"},
		"duplicated":              {decide.TermTrace{Division: placement.Duplicated}, chosen, "gets all replicas"},
		"a fresh share":           {weighted(step("fresh", 3, 2)), chosen, "weight 3"},
		"more":                    {weighted(step("scale up", 3, 2)), chosen, "2 more by weight 3"},
		"no more":                 {weighted(step("scale up", 3, 0)), chosen, "keeps what it has"},
		"less":                    {weighted(step("scale down", 5, 2)), chosen, "keeps 2 of 5"},
		"as it is":                {weighted(step("steady", 5, 5)), chosen, "keeps what it has"},
		"as it is, nothing":       {weighted(step("steady", 0, 0)), out, "nothing moves, and it has none"},
		"no weight":               {weighted(step("fresh", 0, 0)), out, "weight 0: it takes no part"},
		"a share of nothing":      {weighted(step("fresh", 1, 0)), out, "weight 1: its share is 0"},
		"gets from others":        {weighted(step("fresh", 1, 0), step("spread", 0, 1)), chosen, "so that enough groups have replicas"},
		"gives to others":         {weighted(step("fresh", 1, 2), step("spread", 0, -1)), chosen, "gives 1 to groups that have none"},
		"gives all to others":     {weighted(step("fresh", 1, 1), step("spread", 0, -1)), out, "its replicas go where a group has none"},
		"no part in an exchange":  {weighted(step("fresh", 7, 2), step("spread", 0, 0)), chosen, "weight 7"},
		"kept outside a division": {weighted(), chosen, "keeps what it has"},
		"not needed":              {decide.TermTrace{Division: placement.Aggregated}, out, "not needed: fewer clusters have room for all"},
		"outside a division":      {weighted(), out, "it gets no replicas"},
		"an overflow affinity":    {decide.TermTrace{}, decide.Verdict{Chosen: true, Tier: "rented"}, "passed every filter, overflow affinity rented"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := NewReasons(&test.term).Of(test.verdict); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

// Whatever the trace, every cluster has a reason, and counting by reason loses none.
func TestEveryClusterHasAReason(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		term := decide.TermTrace{
			Division: rapid.SampledFrom([]placement.Strategy{"", placement.Duplicated, placement.StaticWeight, placement.DynamicWeight, placement.Aggregated}).Draw(t, "division"),
			Error:    rapid.SampledFrom([]string{"", "no room"}).Draw(t, "error"),
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
				if rapid.Bool().Draw(t, "takes part") {
					s.Shares = append(s.Shares, decide.ShareTrace{Cluster: v.Cluster, Weight: rapid.Int64Range(0, 2).Draw(t, "weight"), Got: rapid.Int64Range(-1, 2).Draw(t, "got")})
				}
			}
			term.Steps = append(term.Steps, s)
		}
		reasons, counted := NewReasons(&term), 0
		for _, g := range reasons.ByReason(term.Clusters) {
			if g.Reason == "" {
				t.Errorf("no reason for %v", g.Clusters)
			}
			for _, cluster := range g.Clusters {
				v := term.Clusters[slices.IndexFunc(term.Clusters, func(v decide.Verdict) bool { return v.Cluster == cluster })]
				if counted++; reasons.Of(v) != g.Reason || v.Chosen != g.Chosen {
					t.Errorf("%s is counted among %q", cluster, g.Reason)
				}
			}
		}
		if counted != len(term.Clusters) {
			t.Errorf("%d of %d clusters are counted", counted, len(term.Clusters))
		}
	})
}

func TestWords(t *testing.T) {
	t.Parallel()
	target := func(name string, replicas int32) workv1alpha2.TargetCluster {
		return workv1alpha2.TargetCluster{Name: name, Replicas: replicas}
	}
	var many []workv1alpha2.TargetCluster
	for i := range 12 {
		many = append(many, target(fmt.Sprintf("m%02d", i), 1))
	}
	general := estimate.Source{Name: "general", Value: 5}
	odd := estimate.Estimate{Sources: []estimate.Source{{Name: "a", Error: "late\ntoo late"}, {Name: "b", Remark: "huge"}}}
	for name, test := range map[string]struct{ got, want string }{
		"nowhere":          {Targets(nil, true), "no cluster"},
		"counted":          {Targets([]workv1alpha2.TargetCluster{target("b", 1), target("a", 2)}, true), "a=2, b=1"},
		"names":            {Targets([]workv1alpha2.TargetCluster{target("b", 0), target("a", 0)}, false), "a, b"},
		"many":             {Targets(many, false), "m00, m01, m02, m03, m04, m05, m06, m07, m08, m09, and 2 more"},
		"one":              {Replicas(1), "1 replica"},
		"none":             {Replicas(0), "0 replicas"},
		"room":             {Room(estimate.Estimate{Min: 5, Sources: []estimate.Source{general}}, false), "5"},
		"room by source":   {Room(estimate.Estimate{Min: 5, Sources: []estimate.Source{general}}, true), "5 (general 5)"},
		"room by several":  {Room(estimate.Estimate{Min: 5, Sources: []estimate.Source{general, {Name: "beside", Error: "late"}}}, false), "5 (general 5, beside ?)"},
		"unlimited room":   {Room(estimate.Estimate{Min: estimate.Unlimited, Sources: []estimate.Source{{Name: "general"}}}, false), "unlimited"},
		"unknown room":     {Room(estimate.Estimate{Min: estimate.Unlimited}, true), "unknown"},
		"nothing is odd":   {Remarks(estimate.Estimate{Sources: []estimate.Source{general}}, true), ""},
		"something is odd": {Remarks(odd, true), "estimate a: late; too late; estimate b: huge"},
		"errors left out":  {Remarks(odd, false), "estimate b: huge"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if test.got != test.want {
				t.Errorf("got %q, want %q", test.got, test.want)
			}
		})
	}
}

func TestSame(t *testing.T) {
	t.Parallel()
	a, b := workv1alpha2.TargetCluster{Name: "a", Replicas: 1}, workv1alpha2.TargetCluster{Name: "b", Replicas: 2}
	more := workv1alpha2.TargetCluster{Name: "a", Replicas: 3}
	for name, test := range map[string]struct {
		x, y []workv1alpha2.TargetCluster
		want bool
	}{
		"in another order": {[]workv1alpha2.TargetCluster{a, b}, []workv1alpha2.TargetCluster{b, a}, true},
		"more replicas":    {[]workv1alpha2.TargetCluster{a}, []workv1alpha2.TargetCluster{more}, false},
		"another cluster":  {[]workv1alpha2.TargetCluster{a}, []workv1alpha2.TargetCluster{b}, false},
		"one more":         {[]workv1alpha2.TargetCluster{a}, []workv1alpha2.TargetCluster{a, b}, false},
		"nothing":          {nil, []workv1alpha2.TargetCluster{}, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := Same(test.x, test.y); got != test.want {
				t.Errorf("got %v", got)
			}
		})
	}
}

func TestTable(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		rows [][]string
		want string
	}{
		"empty columns are left out": {[][]string{{"A", "B", "C"}, {"1", "", "long"}, {"222", "", ""}}, "  A     C\n  1     long\n  222\n"},
		"no header":                  {[][]string{{"", ""}, {"Key:", "value"}}, "  Key:   value\n"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var out strings.Builder
			Table(&out, "  ", test.rows)
			if diff := cmp.Diff(test.want, out.String()); diff != "" {
				t.Errorf("-want +got\n%s", diff)
			}
		})
	}
}
