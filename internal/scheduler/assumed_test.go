// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

// Room that was given is not given again until the cluster shows it: until the workload is healthy there, has left, is
// gone, or five minutes have passed.
func TestAssumed(t *testing.T) {
	t.Parallel()
	b := placed(t)
	k := key{Namespace: b.GetNamespace(), Name: b.GetName()}
	before := []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 1}, {Name: "m2", Replicas: 2}}
	after := []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}, {Name: "m2", Replicas: 2}, {Name: "m3", Replicas: 1}}
	want := func(replicas int32) []demand.Assumed {
		return []demand.Assumed{{Namespace: "default", Components: []workv1alpha2.Component{{Replicas: replicas}}}}
	}
	placedAt := func() *assumed {
		a := &assumed{}
		a.note(k, b.BindingSpec(), before, after, start)
		return a
	}
	expect := func(a *assumed, at time.Time, want map[string][]demand.Assumed) {
		t.Helper()
		if diff := cmp.Diff(want, a.now(at), cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("assumed (-want +got):\n%s", diff)
		}
	}
	both := map[string][]demand.Assumed{"m1": want(2), "m3": want(1)}
	expect(placedAt(), start.Add(time.Minute), both)
	expect(placedAt(), start.Add(5*time.Minute), nil)

	a := placedAt()
	b.BindingSpec().Clusters = after
	a.observe(k, b)
	expect(a, start, both)
	b.BindingStatus().AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Health: workv1alpha2.ResourceHealthy}, {ClusterName: "m3", Health: workv1alpha2.ResourceUnhealthy}}
	a.observe(k, b)
	expect(a, start, map[string][]demand.Assumed{"m3": want(1)})
	b.BindingSpec().Clusters = after[:1]
	a.observe(k, b)
	expect(a, start, nil)

	a = placedAt()
	a.forget(k)
	expect(a, start, nil)
}
