// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package aggregate

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"k8s.io/apimachinery/pkg/runtime"

	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha1 "karmada.io/karmada/api/work/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/machinery/coalesce"
	"karmada.io/karmada/internal/work"
)

func TestItems(t *testing.T) {
	t.Parallel()
	raw := &runtime.RawExtension{Raw: []byte(`{"a":1}`)}
	elsewhere := workIn("x", healthy)
	elsewhere.Namespace = "default"
	tests := map[string]struct {
		works []*workv1alpha1.Work
		want  []workv1alpha2.AggregatedStatusItem
	}{
		"none": {},
		"not applied yet": {[]*workv1alpha1.Work{workIn("m1", report{})},
			[]workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Health: "Unknown"}}},
		"failed": {[]*workv1alpha1.Work{workIn("m1", report{applied: new(false), message: "disk full", health: "Healthy", status: `{"a":1}`})},
			[]workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", AppliedMessage: "disk full", Health: "Unknown"}}},
		"applied, no status yet": {[]*workv1alpha1.Work{workIn("m1", report{applied: new(true)})},
			[]workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Applied: true, Health: "Unknown"}}},
		"applied, without a status": {[]*workv1alpha1.Work{workIn("m1", report{applied: new(true), health: "Healthy"})},
			[]workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Applied: true, Health: "Healthy"}}},
		"sorted by cluster": {
			[]*workv1alpha1.Work{
				workIn("m2", report{}),
				workIn("m1", report{applied: new(true), health: "Unhealthy", status: `{"a":1}`, message: "healthy"}),
			},
			[]workv1alpha2.AggregatedStatusItem{
				{ClusterName: "m1", Applied: true, Status: raw, Health: "Unhealthy"},
				{ClusterName: "m2", Health: "Unknown"},
			},
		},
		"being deleted": {
			[]*workv1alpha1.Work{workIn("m1", report{applied: new(true), health: "Healthy", deleting: true})},
			nil,
		},
		"outside of execution namespaces": {[]*workv1alpha1.Work{elsewhere}, nil},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			var works []workv1alpha1.Work
			for _, w := range tc.works {
				works = append(works, *w)
			}
			if diff := cmp.Diff(tc.want, work.Items(works)); diff != "" {
				t.Errorf("Items (-want +got):\n%s", diff)
			}
		})
	}
}

func TestFullyApplied(t *testing.T) {
	t.Parallel()
	item := func(cluster string, applied bool) workv1alpha2.AggregatedStatusItem {
		return workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Applied: applied}
	}
	evicted := func(mode policyv1alpha1.PurgeMode) []workv1alpha2.GracefulEvictionTask {
		return []workv1alpha2.GracefulEvictionTask{{FromCluster: "m3", PurgeMode: mode}}
	}
	tests := map[string]struct {
		clusters, required []string
		tasks              []workv1alpha2.GracefulEvictionTask
		items              []workv1alpha2.AggregatedStatusItem
		want               bool
	}{
		"no clusters":                {},
		"no clusters, one Work left": {items: []workv1alpha2.AggregatedStatusItem{item("m1", true)}},
		"all": {
			clusters: []string{"m1", "m2"},
			items:    []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m2", true)},
			want:     true,
		},
		"one is missing": {clusters: []string{"m1", "m2"}, items: []workv1alpha2.AggregatedStatusItem{item("m1", true)}},
		"one failed": {
			clusters: []string{"m1", "m2"},
			items:    []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m2", false)},
		},
		"one of another cluster": {
			clusters: []string{"m1", "m2"},
			items:    []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m3", true)},
		},
		"a former target keeps its copy": {
			clusters: []string{"m1"},
			items:    []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m2", false)},
			want:     true,
		},
		"required by another binding": {
			clusters: []string{"m1"},
			required: []string{"m2"},
			items:    []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m2", true)},
			want:     true,
		},
		"graceful eviction": {
			clusters: []string{"m1"},
			tasks:    evicted(policyv1alpha1.PurgeModeGracefully),
			items:    []workv1alpha2.AggregatedStatusItem{item("m1", true), item("m3", true)},
			want:     true,
		},
		"direct eviction": {
			clusters: []string{"m1"},
			tasks:    evicted(policyv1alpha1.PurgeModeDirectly),
			items:    []workv1alpha2.AggregatedStatusItem{item("m1", true)},
			want:     true,
		},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			spec := &workv1alpha2.ResourceBindingSpec{Clusters: targets(tc.clusters...), GracefulEvictionTasks: tc.tasks}
			if tc.required != nil {
				spec.RequiredBy = []workv1alpha2.BindingSnapshot{{Clusters: targets(tc.required...)}}
			}
			if got := fullyApplied(spec, tc.items); got != tc.want {
				t.Errorf("fullyApplied = %v, want %v", got, tc.want)
			}
		})
	}
}

func TestChangeOf(t *testing.T) {
	t.Parallel()
	item := func(cluster string, health workv1alpha2.ResourceHealth) workv1alpha2.AggregatedStatusItem {
		return workv1alpha2.AggregatedStatusItem{ClusterName: cluster, Applied: health != "", Health: health}
	}
	failed := workv1alpha2.AggregatedStatusItem{ClusterName: "m2", AppliedMessage: "disk full"}
	of := func(cluster string, generation int) workv1alpha2.AggregatedStatusItem {
		i := item(cluster, "Healthy")
		i.Status = &runtime.RawExtension{Raw: fmt.Appendf(nil, `{"resourceTemplateGeneration":%d}`, generation)}
		return i
	}
	type items = []workv1alpha2.AggregatedStatusItem
	tests := map[string]struct {
		before, after items
		want          coalesce.Change
	}{
		"one of two clusters is ready": {nil, items{item("m1", "Healthy"), item("m2", "")}, coalesce.Progress},
		"the second becomes ready": {
			items{item("m1", "Healthy"), item("m2", "")}, items{item("m1", "Healthy"), item("m2", "Healthy")}, coalesce.Settled,
		},
		"all are applied":     {nil, items{item("m1", "Healthy"), item("m2", "Unknown")}, coalesce.Applied},
		"one cluster rejects": {items{item("m1", "Healthy")}, items{item("m1", "Healthy"), failed}, coalesce.Settled},
		"one becomes unhealthy": {
			items{item("m1", "Healthy"), item("m2", "")}, items{item("m1", "Unhealthy"), item("m2", "")}, coalesce.Urgent,
		},
		"a target that was applied has no Work": {
			items{item("m1", "Healthy"), item("m2", "Healthy")}, items{item("m1", "Healthy")}, coalesce.Settled,
		},
		"a target that was applied has a new Work": {
			items{item("m1", "Healthy"), item("m2", "Healthy")}, items{item("m1", "Healthy"), item("m2", "")}, coalesce.Settled,
		},
		"a cluster leaves": {
			items{item("m1", "Healthy"), item("m2", ""), item("m3", "Healthy")}, items{item("m1", "Healthy"), item("m2", "")}, coalesce.Progress,
		},
		"one cluster has the new generation":         {items{of("m1", 1), of("m2", 1)}, items{of("m1", 2), of("m2", 1)}, coalesce.Transition},
		"the last cluster has the new generation":    {items{of("m1", 2), of("m2", 1)}, items{of("m1", 2), of("m2", 2)}, coalesce.Settled},
		"both have the new generation":               {items{of("m1", 1), of("m2", 1)}, items{of("m1", 2), of("m2", 2)}, coalesce.Settled},
		"one has the new generation, one rejects it": {items{of("m1", 1), of("m2", 1)}, items{of("m1", 2), failed}, coalesce.Settled},
		"nothing but details": {
			items{item("m1", "Healthy"), item("m2", "Healthy")}, items{item("m1", "Healthy"), item("m2", "Healthy")}, coalesce.Detail,
		},
	}
	spec := &workv1alpha2.ResourceBindingSpec{Clusters: []workv1alpha2.TargetCluster{{Name: "m1"}, {Name: "m2"}}}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := changeOf(spec, tc.before, tc.after); got != tc.want {
				t.Errorf("changeOf(%v, %v) = %v, want %v", tc.before, tc.after, got, tc.want)
			}
		})
	}
}

// BenchmarkChangeOf compares the statuses of a Deployment in 100 clusters of which one is being rolled out.
func BenchmarkChangeOf(b *testing.B) {
	const clusters = 100
	spec := &workv1alpha2.ResourceBindingSpec{}
	items := make([]item, clusters)
	for i := range items {
		name := fmt.Sprintf("member%d", i)
		spec.Clusters = append(spec.Clusters, workv1alpha2.TargetCluster{Name: name, Replicas: 2})
		items[i] = item{ClusterName: name, Applied: true, Health: workv1alpha2.ResourceHealthy, Status: &runtime.RawExtension{Raw: []byte(
			`{"availableReplicas":2,"conditions":[{"lastTransitionTime":"2026-01-01T00:00:00Z","lastUpdateTime":"2026-01-01T00:00:00Z",` +
				`"message":"ReplicaSet \"web-5d4f8c7d9b\" has successfully progressed.","reason":"NewReplicaSetAvailable","status":"True",` +
				`"type":"Progressing"},{"lastTransitionTime":"2026-01-01T00:00:00Z","lastUpdateTime":"2026-01-01T00:00:00Z",` +
				`"message":"Deployment has minimum availability.","reason":"MinimumReplicasAvailable","status":"True","type":"Available"}],` +
				`"generation":1,"observedGeneration":1,"readyReplicas":2,"replicas":2,"resourceTemplateGeneration":1,"updatedReplicas":2}`)}}
	}
	next := slices.Clone(items)
	next[0].Health = workv1alpha2.ResourceUnhealthy
	next[0].Status = &runtime.RawExtension{Raw: bytes.Replace(items[0].Status.Raw, []byte(`"generation":1`), []byte(`"generation":2`), 1)}
	b.ReportAllocs()
	for b.Loop() {
		changeOf(spec, items, next)
	}
}
