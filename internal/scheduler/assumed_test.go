// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/estimate/demand"
)

// Assigned replicas count until the workload is healthy in the cluster, is removed from it, is deleted, or for five minutes.
func TestAssumed(t *testing.T) {
	t.Parallel()
	b := scheduledBinding(t)
	k := key{Namespace: b.GetNamespace(), Name: b.GetName()}
	before := []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}, {Name: "m2", Replicas: 2}}
	after := []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}, {Name: "m2", Replicas: 2}, {Name: "m3", Replicas: 1}}
	want := func(replicas int32) []demand.Assumed {
		return []demand.Assumed{{Namespace: "default", Components: []workv1alpha2.Component{{Replicas: replicas}}}}
	}
	placedAt := func() *assumed {
		a := &assumed{}
		a.add(k, b.BindingSpec(), before, after, start)
		return a
	}
	expect := func(a *assumed, at time.Time, want map[string][]demand.Assumed) {
		t.Helper()
		if diff := cmp.Diff(want, a.active(at), cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("assumed (-want +got):\n%s", diff)
		}
	}
	both := map[string][]demand.Assumed{"m1": want(2), "m3": want(1)}
	expect(placedAt(), start.Add(time.Minute), both)
	expect(placedAt(), start.Add(5*time.Minute), nil)

	a := placedAt()
	now := func(clusters []workv1alpha2.TargetCluster, health ...workv1alpha2.ResourceHealth) binding.Binding {
		return scheduledBinding(t, func(b binding.Binding) {
			b.BindingSpec().Clusters = clusters
			for i, h := range health {
				b.BindingStatus().AggregatedStatus = append(
					b.BindingStatus().AggregatedStatus,
					workv1alpha2.AggregatedStatusItem{ClusterName: after[i].Name, Health: h},
				)
			}
		})
	}
	const healthyState, unhealthyState = workv1alpha2.ResourceHealthy, workv1alpha2.ResourceUnhealthy
	a.observe(k, now(before), now(after))
	expect(a, start, both)
	a.observe(k, now(before, healthyState, healthyState), now(after, healthyState, healthyState)) // from before the decision
	expect(a, start, both)
	a.observe(k, now(after, healthyState, healthyState), now(after, unhealthyState, healthyState, unhealthyState))
	expect(a, start, both)
	a.observe(k, now(after, unhealthyState, healthyState, unhealthyState), now(after, healthyState, healthyState, unhealthyState))
	expect(a, start, map[string][]demand.Assumed{"m3": want(1)})
	a.observe(k, now(after), now(after[:1]))
	expect(a, start, nil)

	a = placedAt()
	a.forget(k)
	expect(a, start, nil)

	// Several decisions within five minutes: the added replicas count, but at most the replicas of the target.
	for _, tc := range []struct {
		replicas []int32 // after each decision, a minute apart
		want     int32
	}{
		{[]int32{2, 5, 6}, 6}, {[]int32{6, 4}, 4}, {[]int32{3, 0, 2}, 2}, {[]int32{1, 1, 1}, 1},
		{[]int32{1, math.MaxInt32}, math.MaxInt32}, {[]int32{math.MaxInt32, 1}, 1},
		{[]int32{4, 4, 4, 4, 4, 5}, 1}, // the first have become old
	} {
		a, had, at := &assumed{}, int32(0), start
		for _, n := range tc.replicas {
			at = at.Add(time.Minute)
			a.add(
				k,
				b.BindingSpec(),
				[]workv1alpha2.TargetCluster{{Name: "m1", Replicas: had}},
				[]workv1alpha2.TargetCluster{{Name: "m1", Replicas: n}},
				at,
			)
			had = n
		}
		expect(a, at, map[string][]demand.Assumed{"m1": want(tc.want)})
	}
	// Others took replicas away in between.
	a = placedAt()
	a.add(k, b.BindingSpec(), []workv1alpha2.TargetCluster{{Name: "m1"}}, []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}}, start)
	expect(a, start, map[string][]demand.Assumed{"m1": want(1), "m3": want(1)})
}
