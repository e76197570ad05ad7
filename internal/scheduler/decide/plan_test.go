// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package decide

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/placement"
)

func with(s *policyv1alpha1.ReplicaSchedulingStrategy, change func(*policyv1alpha1.ReplicaSchedulingStrategy)) policyv1alpha1.Placement {
	change(s)
	return policyv1alpha1.Placement{ReplicaScheduling: s}
}

func overflowing(strategy *policyv1alpha1.ReplicaSchedulingStrategy) policyv1alpha1.Placement {
	t := namedTerm("own", "m1")
	t.OverflowAffinities = []policyv1alpha1.OverflowAffinity{{AffinityName: "more", ClusterAffinity: *on("m2")}}
	return policyv1alpha1.Placement{ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{t}, ReplicaScheduling: strategy}
}

// Strategies in every spelling, and placements that cannot be followed.
func TestDecide_strategies(t *testing.T) {
	t.Parallel()
	available := policyv1alpha1.DynamicWeightByAvailableReplicas
	type strategy = policyv1alpha1.ReplicaSchedulingStrategy
	tests := map[string]struct {
		placement policyv1alpha1.Placement
		want      placement.Strategy
		err       string // beginning of the error
	}{
		"empty":      {placement: policyv1alpha1.Placement{}, want: placement.Duplicated},
		"Duplicated": {placement: policyv1alpha1.Placement{ReplicaScheduling: duplicated()}, want: placement.Duplicated},
		"Duplicated ignores the preference": {
			placement: with(aggregated(), func(s *strategy) { s.ReplicaSchedulingType = "Duplicated" }),
			want:      placement.Duplicated,
		},
		"no weights": {placement: policyv1alpha1.Placement{ReplicaScheduling: divided()}, want: placement.StaticWeight},
		"static weights": {
			placement: policyv1alpha1.Placement{ReplicaScheduling: divided("m1", 1)},
			want:      placement.StaticWeight,
		},
		"dynamic weight": {placement: policyv1alpha1.Placement{ReplicaScheduling: dynamic()}, want: placement.DynamicWeight},
		"dynamic weight before static": {
			placement: with(divided("m1", 1), func(s *strategy) { s.WeightPreference.DynamicWeight = available }),
			want:      placement.DynamicWeight,
		},
		"dynamic weight beside Weighted": {
			placement: with(divided(), func(s *strategy) { s.DynamicWeight = available }),
			want:      placement.DynamicWeight,
		},
		"Dynamic": {
			placement: with(divided(), func(s *strategy) { s.ReplicaDivisionPreference = "Dynamic" }),
			want:      placement.DynamicWeight,
		},
		"Dynamic with dynamicWeight": {
			placement: with(divided(), func(s *strategy) { s.ReplicaDivisionPreference, s.DynamicWeight = "Dynamic", available }),
			want:      placement.DynamicWeight,
		},
		"only dynamicWeight": {
			placement: with(divided(), func(s *strategy) { s.ReplicaDivisionPreference, s.DynamicWeight = "", available }),
			want:      placement.DynamicWeight,
		},
		"Aggregated": {placement: policyv1alpha1.Placement{ReplicaScheduling: aggregated()}, want: placement.Aggregated},
		"empty type": {
			placement: with(aggregated(), func(s *strategy) { s.ReplicaSchedulingType = "" }),
			want:      placement.Aggregated,
		},
		"empty preference": {
			placement: with(divided(), func(s *strategy) { s.ReplicaDivisionPreference = "" }),
			want:      placement.StaticWeight,
		},
		"unknown type": {
			placement: with(divided(), func(s *strategy) { s.ReplicaSchedulingType = "Shared" }),
			err:       "unsupported replica scheduling strategy, ",
		},
		"unknown preference": {
			placement: with(divided(), func(s *strategy) { s.ReplicaDivisionPreference = "Fair" }),
			err:       "unsupported replica scheduling strategy, ",
		},
		"overflow": {placement: overflowing(dynamic()), want: placement.DynamicWeight},
		"overflow with static weights": {
			placement: overflowing(
				divided(),
			),
			err: `the clusterAffinities term "own" has overflowAffinities, which can only be used together with dynamic weight`,
		},
		"overflow, duplicated": {placement: overflowing(nil), err: `the clusterAffinities term "own" has overflowAffinities`},
		"field and label": {
			placement: spreading(nil, policyv1alpha1.SpreadConstraint{SpreadByField: "region", SpreadByLabel: "rack"}),
			err:       "a spread constraint has both spreadByField region and spreadByLabel rack",
		},
		"unknown field": {placement: spreading(nil, field("planet", 1, 1)), err: "unknown spreadByField planet"},
		"minimum above maximum": {
			placement: spreading(nil, field("cluster", 3, 2)),
			err:       "the spread constraint by cluster requires at least 3 and at most 2 groups",
		},
		"two constraints that contradict each other": {
			placement: spreading(
				nil,
				label("rack", 1, 1),
				label("rack", 2, 0),
			),
			err: "the spread constraint by label rack requires at least 2 and at most 1 groups",
		},
		"more regions than clusters": {
			placement: spreading(nil, field("region", 2, 2), field("cluster", 1, 1)),
			want:      placement.Duplicated,
		},
		"static weights ignore constraints": {placement: spreading(divided("m1", 1), field("cluster", 9, 9)), want: placement.StaticWeight},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			clusters := three()
			for i, region := range []string{"eu", "us", "eu"} {
				clusters[i].Labels, clusters[i].Spec.Region = map[string]string{"rack": "r"}, region
			}
			d, err := explained(NewSnapshot(clusters), workload(3, tc.placement))
			if tc.err != "" {
				var unschedulable *UnschedulableError
				if !errors.As(err, &unschedulable) || !strings.HasPrefix(err.Error(), tc.err) || d.Clusters != nil {
					t.Fatalf("error = %v\nwant    %s…", err, tc.err)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if got := d.Trace.Terms[0].Division; got != tc.want {
				t.Errorf("division = %q, want %q", got, tc.want)
			}
		})
	}
}

// The strategy has no effect on objects without replicas.
func TestDecide_withoutReplicas(t *testing.T) {
	t.Parallel()
	for name, p := range map[string]policyv1alpha1.Placement{
		"unknown strategy": with(divided(), func(s *policyv1alpha1.ReplicaSchedulingStrategy) { s.ReplicaDivisionPreference = "Fair" }),
		"aggregated":       {ReplicaScheduling: aggregated()},
		"overflow":         overflowing(nil),
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, err := explained(NewSnapshot(three()), noReplicas(p))
			if err != nil {
				t.Fatal(err)
			}
			want := targets("m1", 0, "m2", 0, "m3", 0)
			if len(p.ClusterAffinities) > 0 {
				want = targets("m1", 0)
			}
			if diff := cmp.Diff(want, d.Clusters); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

func TestEstimatesNeeded(t *testing.T) {
	t.Parallel()
	all := []string{"m1", "m2", "m3"}
	set := func(p policyv1alpha1.Placement) Request {
		r := workload(0, p)
		r.Components = []workv1alpha2.Component{{Name: "leader", Replicas: 1}, {Name: "worker", Replicas: 2}}
		return r
	}
	rescheduled := func(r Request) Request { r.Reschedule = true; return r }
	homeAndAway := policyv1alpha1.Placement{
		ClusterAffinities: []policyv1alpha1.ClusterAffinityTerm{
			namedTerm("home", "m3", "m1"),
			namedTerm("away", "m2", "m1"),
		},
		ReplicaScheduling: dynamic(),
	}
	tests := map[string]struct {
		request Request
		want    []string
	}{
		"no placement":                      {Request{Replicas: 1, Workload: true}, nil},
		"duplicated":                        {workload(3, policyv1alpha1.Placement{}), nil},
		"duplicated, by rank":               {workload(3, spreading(nil, field("cluster", 1, 2))), all},
		"static weights":                    {workload(3, policyv1alpha1.Placement{ReplicaScheduling: divided()}), nil},
		"static weights ignore constraints": {workload(3, spreading(divided("m1", 1), field("cluster", 1, 2))), nil},
		"dynamic weights":                   {workload(3, policyv1alpha1.Placement{ReplicaScheduling: dynamic()}), all},
		"aggregated":                        {workload(3, policyv1alpha1.Placement{ReplicaScheduling: aggregated()}), all},
		"only candidates": {
			workload(3, policyv1alpha1.Placement{ReplicaScheduling: aggregated(), ClusterAffinity: on("m3", "m1", "m9")}),
			[]string{"m1", "m3"},
		},
		"all terms":    {workload(3, homeAndAway), all},
		"scaling up":   {at(targets("m1", 2), workload(3, policyv1alpha1.Placement{ReplicaScheduling: dynamic()})), all},
		"scaling down": {at(targets("m1", 4), workload(3, policyv1alpha1.Placement{ReplicaScheduling: dynamic()})), nil},
		"steady":       {at(targets("m1", 3), workload(3, policyv1alpha1.Placement{ReplicaScheduling: dynamic()})), nil},
		"steady, rescheduled": {
			rescheduled(at(targets("m1", 3), workload(3, policyv1alpha1.Placement{ReplicaScheduling: dynamic()}))),
			all,
		},
		"replicas of a lost cluster": {at(targets("gone", 3), workload(3, policyv1alpha1.Placement{ReplicaScheduling: dynamic()})), all},
		"overflow, scaling down":     {at(targets("m1", 4), workload(3, overflowing(dynamic()))), []string{"m1", "m2"}},
		"overflow, steady":           {at(targets("m1", 3), workload(3, overflowing(dynamic()))), nil},
		"no replicas":                {workload(0, policyv1alpha1.Placement{ReplicaScheduling: dynamic()}), nil},
		"no replicas, by rank":       {noReplicas(spreading(nil, field("cluster", 1, 2))), nil},
		"components everywhere":      {set(policyv1alpha1.Placement{}), nil},
		"components in one cluster":  {set(spreading(nil, field("cluster", 1, 1))), all},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if diff := cmp.Diff(tc.want, Default().EstimatesNeeded(NewSnapshot(three()), tc.request)); diff != "" {
				t.Errorf("(-want +got):\n%s", diff)
			}
		})
	}
}

// An unreachable cluster is tainted. Its replicas stay until the workload is evicted, even if it is scaled meanwhile.
func TestDecide_keepsReplicasDuringAnOutage(t *testing.T) {
	t.Parallel()
	clusters := []*clusterv1alpha1.Cluster{
		member("m1", tainted("cluster.karmada.io/not-ready", "", corev1.TaintEffectNoSchedule)),
		member("m2"),
		member("m3"),
	}
	for i, region := range []string{"eu", "us", "ap"} {
		clusters[i].Spec.Region, clusters[i].Spec.Provider = region, region
	}
	estimates := Estimates{"m1": 0, "m2": 20, "m3": 20}
	for name, p := range map[string]policyv1alpha1.Placement{
		"duplicated":        {},
		"equal weights":     {ReplicaScheduling: divided()},
		"static weights":    {ReplicaScheduling: divided("m1", 1, "m2", 1)},
		"dynamic weights":   {ReplicaScheduling: dynamic()},
		"aggregated":        {ReplicaScheduling: aggregated()},
		"spread by cluster": spreading(dynamic(), field("cluster", 2, 3)),
		"spread by region":  spreading(aggregated(), field("region", 2, 3), field("cluster", 2, 3)),
		"several keys":      spreading(aggregated(), field("region", 2, 3), field("provider", 2, 3)),
	} {
		for scaled, replicas := range map[string]int32{"up": 9, "not at all": 6, "down": 5} {
			t.Run(name+", scaled "+scaled, func(t *testing.T) {
				t.Parallel()
				r := at(targets("m1", 3, "m2", 3), workload(replicas, p))
				d, err := Default().Decide(NewSnapshot(clusters), r, estimates)
				if err != nil {
					t.Fatal(err)
				}
				left := int32(-1)
				for _, c := range d.Clusters {
					if c.Name == "m1" {
						left = c.Replicas
					}
				}
				if left < 2 || replicas >= 6 && left < 3 && name != "equal weights" {
					t.Errorf("%d of 3 replicas are left in m1: %v", left, d.Clusters)
				}
			})
		}
	}
}

// Extreme numbers neither overflow nor lose a replica.
func TestDecide_hugeNumbers(t *testing.T) {
	t.Parallel()
	huge := divided("m1", 1, "m2", 1, "m3", 1)
	for i := range huge.WeightPreference.StaticWeightList {
		huge.WeightPreference.StaticWeightList[i].Weight = math.MaxInt64
	}
	extreme := Estimates{"m1": math.MaxInt64, "m2": math.MaxInt64, "m3": math.MinInt64}
	for name, tc := range map[string]struct {
		placement policyv1alpha1.Placement
		current   []workv1alpha2.TargetCluster
	}{
		"static weights":  {policyv1alpha1.Placement{ReplicaScheduling: huge}, nil},
		"dynamic weights": {policyv1alpha1.Placement{ReplicaScheduling: dynamic()}, nil},
		"aggregated":      {policyv1alpha1.Placement{ReplicaScheduling: aggregated()}, nil},
		"scaling down":    {policyv1alpha1.Placement{ReplicaScheduling: dynamic()}, targets("m1", math.MaxInt32, "m2", math.MaxInt32)},
		"scaling up":      {policyv1alpha1.Placement{ReplicaScheduling: dynamic()}, targets("m1", math.MaxInt32-9)},
		"regions":         {spreading(aggregated(), field("region", 2, 2), field("cluster", 1, math.MaxInt)), nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			clusters := three()
			for i, region := range []string{"eu", "us", "eu"} {
				clusters[i].Spec.Region = region
			}
			d, err := Default().Decide(NewSnapshot(clusters), at(tc.current, workload(math.MaxInt32, tc.placement)), extreme)
			if err != nil {
				t.Fatal(err)
			}
			sum := int64(0)
			for _, c := range d.Clusters {
				sum += int64(c.Replicas)
			}
			if sum != math.MaxInt32 {
				t.Errorf("%d replicas: %v", sum, d.Clusters)
			}
		})
	}
}
