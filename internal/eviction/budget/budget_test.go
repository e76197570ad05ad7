// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package budget

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/util/intstr"
	"pgregory.net/rapid"

	fleetv1alpha1 "karmada.io/karmada/api/fleet/v1alpha1"
)

func minAvailable(v string) Budget {
	return Budget{"min " + v, &fleetv1alpha1.PlacementDisruptionBudgetSpec{MinAvailable: new(intstr.Parse(v))}}
}

func maxUnavailable(v string) Budget {
	return Budget{"max " + v, &fleetv1alpha1.PlacementDisruptionBudgetSpec{MaxUnavailable: new(intstr.Parse(v))}}
}

func clusters(b Budget) Budget {
	b.Spec.Unit = fleetv1alpha1.DisruptionClusters
	return b
}

func always(b Budget) Budget {
	b.Spec.UnhealthyEvictionPolicy = fleetv1alpha1.AlwaysAllow
	return b
}

// move returns a workload of n replicas that leaves cluster a; cluster b has some available replicas of the n that it gets.
func move(n, availableA, availableB int32) Workload {
	return Workload{Expected: n, Scale: n, Clusters: 1, Countable: true, Copies: []Copy{
		{Cluster: "a", Replicas: n, Available: availableA, Removed: true},
		{Cluster: "b", Replicas: n, Available: availableB, Wanted: n},
	}}
}

func TestWorkload_State(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		budget Budget
		of     Workload
		want   State
	}{
		"percentage is rounded up":           {minAvailable("75%"), move(10, 10, 0), State{10, 10, 8, 2}},
		"number":                             {minAvailable("3"), move(10, 10, 0), State{10, 10, 3, 7}},
		"number above the replicas":          {minAvailable("20"), move(10, 10, 0), State{10, 10, 10, 0}},
		"unavailable percentage, rounded up": {maxUnavailable("25%"), move(10, 10, 0), State{10, 10, 7, 3}},
		"unavailable number":                 {maxUnavailable("1"), move(10, 10, 0), State{10, 10, 9, 1}},
		"all unavailable":                    {maxUnavailable("100%"), move(10, 10, 0), State{10, 10, 0, 10}},
		"losses count":                       {maxUnavailable("3"), move(10, 5, 0), State{10, 5, 7, 0}},
		"replacement counts":                 {maxUnavailable("0"), move(10, 10, 4), State{10, 14, 10, 4}},
		"clusters":                           {clusters(minAvailable("1")), move(10, 10, 10), State{1, 2, 1, 1}},
		"cluster with a missing replica":     {clusters(minAvailable("1")), move(10, 10, 9), State{1, 1, 1, 0}},
	} {
		if diff := cmp.Diff(c.want, c.of.State(c.budget)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestWorkload_Grant(t *testing.T) {
	t.Parallel()
	lost := move(10, 0, 0)
	lost.Copies[0].Exempt = true
	shrink := Workload{Expected: 10, Scale: 10, Clusters: 2, Countable: true, Copies: []Copy{
		{Cluster: "a", Replicas: 8, Available: 8, Wanted: 2}, {Cluster: "b", Replicas: 8, Available: 2, Wanted: 8},
	}}
	updated := Workload{Expected: 10, Scale: 10, Clusters: 2, Countable: true, Copies: []Copy{
		{Cluster: "a", Replicas: 10, Available: 8, Updating: 2, Wanted: 4}, {Cluster: "b", Replicas: 6, Available: 2, Wanted: 6},
	}}
	recreated := Workload{Expected: 10, Scale: 10, Clusters: 2, Countable: true, Copies: []Copy{
		{Cluster: "a", Replicas: 8, Updating: 8, Wanted: 2}, {Cluster: "b", Replicas: 8, Available: 8, Wanted: 8},
	}}
	unstarted := Workload{Expected: 10, Scale: 10, Clusters: 2, Countable: true, Copies: []Copy{
		{Cluster: "a", Replicas: 5, Available: 3, Wanted: 3}, {Cluster: "b", Replicas: 7, Available: 5, Wanted: 7},
	}}
	down := Workload{Expected: 5, Scale: 5, Clusters: 1, Countable: true, Copies: []Copy{
		{Cluster: "a", Replicas: 10, Available: 10, Wanted: 5},
	}}
	unknown := move(10, 2, 0)
	unknown.Copies[0].Unknown = true
	fleet := Workload{Expected: 2, Scale: 4, Clusters: 1, Countable: true, Copies: []Copy{
		{Cluster: "a", Replicas: 2, Available: 2, Removed: true}, {Cluster: "b", Replicas: 2, Available: 2, Wanted: 2},
	}}
	plain := Workload{Clusters: 2, Copies: []Copy{{Cluster: "a", Replicas: 1, Available: 1, Removed: true}}}
	for name, c := range map[string]struct {
		of      Workload
		budgets []Budget
		want    Grant // of cluster a
		held    string
	}{
		"no budget":                   {of: move(10, 10, 0), want: Grant{Removed: true}},
		"part may leave":              {move(10, 10, 0), []Budget{minAvailable("80%")}, Grant{Replicas: 8}, "min 80%"},
		"replacement lets more leave": {move(10, 10, 5), []Budget{minAvailable("80%")}, Grant{Replicas: 3}, "min 80%"},
		"replacement is available":    {move(10, 10, 8), []Budget{minAvailable("80%")}, Grant{Removed: true}, ""},
		"strictest budget":            {move(10, 10, 0), []Budget{minAvailable("80%"), maxUnavailable("1")}, Grant{Replicas: 9}, "max 1"},
		"order of budgets":            {move(10, 10, 0), []Budget{maxUnavailable("1"), minAvailable("80%")}, Grant{Replicas: 9}, "max 1"},
		"lost cluster":                {lost, []Budget{maxUnavailable("0")}, Grant{Removed: true}, ""},
		"shrink during an update":     {updated, []Budget{minAvailable("80%")}, Grant{Replicas: 8}, "min 80%"},
		"update with all unavailable": {recreated, []Budget{minAvailable("80%")}, Grant{Replicas: 2}, ""},
		"shrink":                      {shrink, []Budget{minAvailable("80%")}, Grant{Replicas: 6}, "min 80%"},
		"replicas that never started": {unstarted, []Budget{maxUnavailable("0")}, Grant{Replicas: 3}, ""},
		"unhealthy copy, unhealthy":   {move(10, 0, 2), []Budget{minAvailable("80%")}, Grant{Replicas: 10}, "without available"},
		"unhealthy copy, healthy":     {move(10, 0, 8), []Budget{minAvailable("80%")}, Grant{Removed: true}, ""},
		"unhealthy copy, always":      {move(10, 0, 2), []Budget{always(minAvailable("80%"))}, Grant{Removed: true}, ""},
		"clusters, no replacement":    {move(10, 10, 9), []Budget{clusters(minAvailable("1"))}, Grant{Replicas: 10}, "clusters"},
		"clusters, replaced":          {move(10, 10, 10), []Budget{clusters(minAvailable("1"))}, Grant{Removed: true}, ""},
		"clusters, shrink":            {shrink, []Budget{clusters(maxUnavailable("0"))}, Grant{Replicas: 2}, ""},
		"object without replicas":     {plain, []Budget{clusters(minAvailable("1"))}, Grant{Replicas: 1}, "clusters"},
		"replicas of one without any": {plain, []Budget{maxUnavailable("0")}, Grant{Removed: true}, ""},
		"both units": {
			move(10, 10, 9), []Budget{minAvailable("50%"), clusters(minAvailable("1"))}, Grant{Replicas: 10}, "clusters",
		},
		"scaled down by its owner":        {down, []Budget{minAvailable("10")}, Grant{Replicas: 5}, ""},
		"not reported, unhealthy":         {unknown, []Budget{minAvailable("80%")}, Grant{Replicas: 10}, "min 80%"},
		"not reported, healthy":           {unknown, []Budget{minAvailable("1")}, Grant{Replicas: 1}, "min 1"},
		"one of two duplicates":           {fleet, []Budget{minAvailable("80%")}, Grant{Removed: true}, ""},
		"one of two, both required":       {fleet, []Budget{clusters(minAvailable("2"))}, Grant{Replicas: 2}, "clusters"},
		"invalid value permits no change": {move(10, 10, 0), []Budget{maxUnavailable("x%")}, Grant{Replicas: 10}, "max x%"},
	} {
		got := c.of.Grant(c.budgets)[0]
		held := got.Held
		c.want.Cluster, got.Held = "a", ""
		if diff := cmp.Diff(c.want, got); diff != "" || (held == "") != (c.held == "") || !strings.Contains(held, c.held) {
			t.Errorf("%s: held %q, want %q; (-want +got):\n%s", name, held, c.held, diff)
		}
	}
}

// TestWorkload_Grant_properties checks random workloads: the grants keep each budget that holds before, an exempt copy is never held,
// more available replicas never hold more, and the last change is released when everything wanted is available.
func TestWorkload_Grant_properties(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		w := Workload{Countable: true}
		for i := range rapid.IntRange(1, 5).Draw(t, "copies") {
			c := Copy{Cluster: string(rune('a' + i)), Replicas: rapid.Int32Range(0, 10).Draw(t, "replicas")}
			c.Updating = rapid.Int32Range(0, c.Replicas).Draw(t, "updating")
			c.Available = rapid.Int32Range(0, c.Replicas-c.Updating).Draw(t, "available")
			if c.Removed = rapid.Bool().Draw(t, "removed"); !c.Removed {
				c.Wanted = rapid.Int32Range(0, 10).Draw(t, "wanted")
				w.Clusters++
			}
			if c.Exempt = rapid.IntRange(0, 4).Draw(t, "exempt") == 0; c.Exempt {
				c.Available = 0
			}
			w.Expected += c.Wanted
			w.Scale = w.Expected
			w.Copies = append(w.Copies, c)
		}
		var budgets []Budget
		for range rapid.IntRange(0, 3).Draw(t, "budgets") {
			value := rapid.SampledFrom([]string{"0", "1", "5", "20%", "80%", "100%"}).Draw(t, "value")
			b := minAvailable(value)
			if rapid.Bool().Draw(t, "max") {
				b = maxUnavailable(value)
			}
			budgets = append(budgets, b)
		}
		left := int32(0)
		for i, g := range w.Grant(budgets) {
			c := w.Copies[i]
			if g.Replicas < c.Wanted || g.Replicas > max(c.Replicas, c.Wanted) {
				t.Errorf("Grant(%+v) = %+v: out of range", c, g)
			}
			if (c.Exempt || len(budgets) == 0) && g.Held != "" {
				t.Errorf("Grant(%+v) = %+v, want no hold", c, g)
			}
			switch {
			case g.Removed:
			case g.Replicas < c.Replicas: // the update can make as many replicas of the rest unavailable
				left += min(c.Available, max(g.Replicas-c.Updating, 0))
			default:
				left += c.Available
			}
		}
		for _, b := range budgets {
			if s := w.State(b); left < min(s.Required, s.Available) {
				t.Errorf("%s: %d of %d stay available, %d required", b.Title, left, s.Available, s.Required)
			}
		}
		done := w
		done.Copies = nil
		for _, c := range w.Copies {
			if !c.Removed && !c.Exempt {
				c.Replicas, c.Updating = max(c.Replicas, c.Wanted), 0
				c.Available = c.Replicas
			}
			if c.Exempt {
				c.Exempt, c.Wanted, c.Replicas = false, 0, 0
			}
			done.Copies = append(done.Copies, c)
		}
		done.Expected = 0
		for _, c := range done.Copies {
			done.Expected += c.Wanted
			done.Scale = done.Expected
		}
		for _, g := range done.Grant(budgets) {
			if g.Held != "" {
				t.Errorf("Grant(%+v) = %+v, want no hold", done, g)
			}
		}
	})
}
