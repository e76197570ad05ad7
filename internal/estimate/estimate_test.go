// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package estimate

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/estimate/demand"
)

// clusterWith returns a cluster with free pod slots and as many free cores.
func clusterWith(name string, pods int64) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, UID: "u", ResourceVersion: fmt.Sprint(pods)}}
	q := *resource.NewQuantity(pods, resource.DecimalSI)
	allocatable := corev1.ResourceList{corev1.ResourcePods: q, corev1.ResourceCPU: q}
	c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: allocatable}
	return c
}

func snapshot(clusters ...*clusterv1alpha1.Cluster) *Snapshot {
	return NewSnapshot(clusters, true)
}

// fake returns results by cluster. Without a result it blocks until its context ends or, if blocked is set, until that is closed.
type fake struct {
	name    string
	results map[string]any
	blocked chan struct{}
}

func (f fake) Name() string { return f.name }
func (f fake) Estimate(ctx context.Context, c *clusterv1alpha1.Cluster, _ Request) (int32, error) {
	switch a := f.results[c.Name].(type) {
	case int:
		return int32(a), nil
	case error:
		return 0, a
	case string:
		panic(a)
	}
	if f.blocked != nil {
		<-f.blocked
		return 7, nil
	}
	<-ctx.Done()
	return 0, fmt.Errorf("waiting: %w", ctx.Err())
}

func oneCore() Request {
	return Request{Replicas: 3,
		Requirements: &workv1alpha2.ReplicaRequirements{ResourceRequest: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("1")}}}
}

func TestGather(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		others []Estimator
		want   Estimate // of the cluster a with capacity 10
	}{
		"the general estimator": {nil, Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}}}},
		"the minimum": {[]Estimator{fake{name: "x", results: map[string]any{"a": 4}}, fake{name: "y", results: map[string]any{"a": 6}}},
			Estimate{Min: 4, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Value: 4}, {Name: "y", Value: 6}}}},
		"zero": {[]Estimator{fake{name: "x", results: map[string]any{"a": 0}}},
			Estimate{Min: 0, Sources: []Source{{Name: "general", Value: 10}, {Name: "x"}}}},
		"unknown is not zero": {[]Estimator{fake{name: "x", results: map[string]any{"a": ErrUnknown}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Error: "unknown"}}}},
		"failure is not zero": {[]Estimator{fake{name: "x", results: map[string]any{"a": errors.New("broken")}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Error: "broken"}}}},
		"panic is not zero": {[]Estimator{fake{name: "x", results: map[string]any{"a": "boom"}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Error: "panic: boom"}}}},
		"no limit": {[]Estimator{fake{name: "x", results: map[string]any{"a": math.MaxInt32}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Value: math.MaxInt32}}}},
		"a negative result counts as zero": {[]Estimator{fake{name: "x", results: map[string]any{"a": -7}}},
			Estimate{Min: 0, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Remark: "returned -7, counted as 0"}}}},
		"a result above the pod capacity is limited": {[]Estimator{fake{name: "x", results: map[string]any{"a": 1 << 30}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10},
				{Name: "x", Value: 10, Remark: "returned 1073741824, counted as 10: the pod capacity of the nodes"}}}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := &Estimators{Others: tc.others}
			q := oneCore()
			q.Clusters = []string{"a"}
			got := e.Gather(t.Context(), snapshot(clusterWith("b", 20), clusterWith("a", 10)), q)
			if diff := cmp.Diff(tc.want, got["a"]); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

// Upstream discards the results of all clusters if one cluster fails.
func TestGather_keepsResultsOfOtherClusters(t *testing.T) {
	t.Parallel()
	blocked := make(chan struct{})
	t.Cleanup(func() { close(blocked) })
	for name, failing := range map[string]fake{
		"slow":                 {name: "x", results: map[string]any{"good": 5, "also": 6}},
		"ignoring its context": {name: "x", results: map[string]any{"good": 5, "also": 6}, blocked: blocked},
		"broken":               {name: "x", results: map[string]any{"bad": errors.New("broken"), "good": 5, "also": 6}},
		"with a panic":         {name: "x", results: map[string]any{"bad": "boom", "good": 5, "also": 6}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := &Estimators{Others: []Estimator{failing}, Timeout: 500 * time.Millisecond}
			got := e.Gather(t.Context(), snapshot(clusterWith("also", 10), clusterWith("bad", 10), clusterWith("good", 10)), oneCore())
			for cluster, want := range map[string]int32{"good": 5, "also": 6, "bad": 10} {
				if got[cluster].Min != want {
					t.Errorf("%s has %d available replicas, want %d", cluster, got[cluster].Min, want)
				}
			}
			if s := got["bad"].Sources[1]; s.Error == "" {
				t.Errorf("no error in %+v", s)
			}
		})
	}
}

func TestGather_requests(t *testing.T) {
	t.Parallel()
	s := snapshot(clusterWith("a", 10), clusterWith("b", 20), &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "new"}})
	e := &Estimators{Others: []Estimator{fake{name: "x", results: map[string]any{"a": errors.New("x"), "b": 2, "new": 3}}}}
	q := oneCore()
	q.Clusters = []string{"b", "deleted"}
	if got := e.Gather(t.Context(), s, q); len(got) != 1 || got["b"].Min != 2 {
		t.Errorf("got %v, want b only", got)
	}
	q.Clusters = nil
	got := e.Gather(t.Context(), s, q)
	if len(got) != 3 {
		t.Errorf("got %v, want all clusters", got)
	}
	if e := got["new"]; e.Min != 0 || !strings.Contains(e.Sources[0].Remark, "has not reported") {
		t.Errorf("cluster without a report: got %+v, want 0 with a remark", e)
	}
	q.Replicas = 0
	if got := e.Gather(t.Context(), s, q); got["a"].Min != Unlimited || got["a"].Known() || got["a"].Available(0) != 0 {
		t.Errorf("no replicas: got %+v, want no sources", got["a"])
	}
	q.Components = []workv1alpha2.Component{{Replicas: 2}, {Replicas: 3}}
	if got := (&Estimators{}).Gather(t.Context(), s, q); got["b"].Min != 4 {
		t.Errorf("got %+v available sets, want 4", got["b"])
	}
	q = oneCore()
	q.Assumed = map[string][]demand.Assumed{"a": {{Components: []workv1alpha2.Component{{Replicas: 4}}}}}
	if got := (&Estimators{}).Gather(t.Context(), s, q); got["a"].Min != 6 || got["b"].Min != 20 {
		t.Errorf("assumed workloads are not subtracted: %+v", got)
	}
}

func TestAvailable(t *testing.T) {
	t.Parallel()
	if got := (Estimate{Min: Unlimited}).Available(5); got != 5 {
		t.Errorf("Available without a limit = %d, want 5", got)
	}
	if got := (Estimate{Min: 3}).Available(5); got != 3 {
		t.Errorf("Available = %d, want 3", got)
	}
}

func TestSnapshot_With(t *testing.T) {
	t.Parallel()
	names := func(s *Snapshot) (out []string) {
		for _, m := range s.clusters {
			n, _ := m.cluster.Status.ResourceSummary.Allocatable.Cpu().AsInt64()
			out = append(out, fmt.Sprint(m.cluster.Name, n))
		}
		return out
	}
	first := snapshot(clusterWith("a", 10), clusterWith("c", 10), clusterWith("d", 10))
	second := first.With(map[string]*clusterv1alpha1.Cluster{"c": clusterWith("c", 11), "b": clusterWith("b", 12), "d": nil, "x": nil})
	if diff := cmp.Diff([]string{"a10", "b12", "c11"}, names(second)); diff != "" {
		t.Errorf("With (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"a10", "c10", "d10"}, names(first)); diff != "" {
		t.Errorf("the first snapshot changed (-want +got):\n%s", diff)
	}
	if first.clusters[0].capacity != second.clusters[0].capacity {
		t.Error("the capacity of the unchanged cluster a is not reused")
	}
	if first.clusters[1].capacity == second.clusters[2].capacity {
		t.Error("the capacity of the changed cluster c is reused")
	}
}

func BenchmarkGather(b *testing.B) {
	var clusters []*clusterv1alpha1.Cluster
	for i := range 1000 {
		clusters = append(clusters, clusterWith(fmt.Sprint("m", i), int64(i)))
	}
	s, q := snapshot(clusters...), oneCore()
	e := &Estimators{}
	b.ReportAllocs()
	for b.Loop() {
		e.Gather(b.Context(), s, q)
	}
}

// The reason why nothing fits is a remark; other results stay as they are.
func TestSnapshot_Explain(t *testing.T) {
	t.Parallel()
	grades := func(cores ...int64) *clusterv1alpha1.Cluster {
		c := clusterWith("a", 10)
		for i, n := range cores {
			c.Spec.ResourceModels = append(c.Spec.ResourceModels, clusterv1alpha1.ResourceModel{Grade: uint(i),
				Ranges: []clusterv1alpha1.ResourceModelRange{{Name: corev1.ResourceCPU, Min: *resource.NewQuantity(n, resource.DecimalSI)}}})
			c.Status.ResourceSummary.AllocatableModelings = append(c.Status.ResourceSummary.AllocatableModelings,
				clusterv1alpha1.AllocatableModeling{Grade: uint(i), Count: 1})
		}
		return c
	}
	request := func(cores string) Request {
		r := oneCore()
		r.Requirements.ResourceRequest[corev1.ResourceCPU] = resource.MustParse(cores)
		return r
	}
	full := clusterWith("a", 10)
	full.Status.ResourceSummary.Allocated = corev1.ResourceList{corev1.ResourcePods: resource.MustParse("10")}
	unused := grades(0, 4, 8)
	unused.Status.ResourceSummary.AllocatableModelings[2].Count = 0
	sets := Request{Components: []workv1alpha2.Component{{Replicas: 2,
		ReplicaRequirements: &workv1alpha2.ComponentReplicaRequirements{ResourceRequest: request("6").Requirements.ResourceRequest}}}}
	for name, tc := range map[string]struct {
		cluster *clusterv1alpha1.Cluster
		request Request
		want    string
	}{
		"fits":               {clusterWith("a", 10), request("6"), ""},
		"sum":                {clusterWith("a", 10), request("11"), "all nodes together have not enough free cpu"},
		"no pod slots":       {full, request("1"), "no free slots for pods"},
		"grades":             {grades(0, 4), request("6"), "no node is certain to have enough free cpu"},
		"grade without node": {unused, request("6"), "no node is certain to have enough free cpu"},
		"a grade fits":       {grades(0, 8), request("6"), ""},
		"sets":               {clusterWith("a", 10), sets, "all nodes together have not enough free cpu"},
		"not reported": {&clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "a"}}, request("1"),
			"the cluster has not reported its resources yet"},
	} {
		s := snapshot(tc.cluster)
		got := (&Estimators{Others: []Estimator{fake{name: "x", results: map[string]any{"a": 0}}}}).Gather(t.Context(), s, tc.request)
		s.Explain(tc.request, got)
		if remark := got["a"].Sources[0].Remark; !strings.Contains(remark, tc.want) || tc.want == "" && remark != "" {
			t.Errorf("%s: remark %q, want %q", name, remark, tc.want)
		}
		if remark := got["a"].Sources[1].Remark; remark != "" {
			t.Errorf("%s: remark %q of the other estimator, want none", name, remark)
		}
	}
}
