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

// reporting is a cluster with room for so many pods, and a core for each.
func reporting(name string, pods int64) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name, UID: "u", ResourceVersion: fmt.Sprint(pods)}}
	q := *resource.NewQuantity(pods, resource.DecimalSI)
	c.Status.ResourceSummary = &clusterv1alpha1.ResourceSummary{Allocatable: corev1.ResourceList{corev1.ResourcePods: q, corev1.ResourceCPU: q}}
	return c
}

func snapshot(clusters ...*clusterv1alpha1.Cluster) *Snapshot {
	return NewSnapshot(clusters, true, nil)
}

// fake answers by cluster; it hangs, obeying its context or not, where there is no answer.
type fake struct {
	name    string
	answers map[string]any
	deaf    chan struct{}
}

func (f fake) Name() string { return f.name }
func (f fake) Estimate(ctx context.Context, c *clusterv1alpha1.Cluster, _ Request) (int32, error) {
	switch a := f.answers[c.Name].(type) {
	case int:
		return int32(a), nil
	case error:
		return 0, a
	case string:
		panic(a)
	}
	if f.deaf != nil {
		<-f.deaf
		return 7, nil
	}
	<-ctx.Done()
	return 0, fmt.Errorf("waiting: %w", ctx.Err())
}

func one() Request {
	return Request{Replicas: 3, Requirements: &workv1alpha2.ReplicaRequirements{ResourceRequest: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("1")}}}
}

func TestGather(t *testing.T) {
	t.Parallel()
	tests := map[string]struct {
		others []Estimator
		want   Estimate // of the cluster a, which has room for 10
	}{
		"the clusters' own reports": {nil, Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}}}},
		"the least counts": {[]Estimator{fake{name: "x", answers: map[string]any{"a": 4}}, fake{name: "y", answers: map[string]any{"a": 6}}},
			Estimate{Min: 4, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Value: 4}, {Name: "y", Value: 6}}}},
		"zero is an answer": {[]Estimator{fake{name: "x", answers: map[string]any{"a": 0}}},
			Estimate{Min: 0, Sources: []Source{{Name: "general", Value: 10}, {Name: "x"}}}},
		"unknown is not zero": {[]Estimator{fake{name: "x", answers: map[string]any{"a": ErrUnknown}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Error: "unknown"}}}},
		"failure is not zero": {[]Estimator{fake{name: "x", answers: map[string]any{"a": errors.New("broken")}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Error: "broken"}}}},
		"panic is not zero": {[]Estimator{fake{name: "x", answers: map[string]any{"a": "ouch"}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Error: "panic: ouch"}}}},
		"no limit": {[]Estimator{fake{name: "x", answers: map[string]any{"a": math.MaxInt32}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Value: math.MaxInt32}}}},
		"a negative lie is zero": {[]Estimator{fake{name: "x", answers: map[string]any{"a": -7}}},
			Estimate{Min: 0, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Remark: "it answered -7, which counts as 0"}}}},
		"a huge lie is what the nodes take": {[]Estimator{fake{name: "x", answers: map[string]any{"a": 1 << 30}}},
			Estimate{Min: 10, Sources: []Source{{Name: "general", Value: 10}, {Name: "x", Value: 10, Remark: "it answered 1073741824, which counts as 10: the nodes of the cluster take no more pods"}}}},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := &Estimators{Others: tc.others}
			q := one()
			q.Clusters = []string{"a"}
			got := e.Gather(t.Context(), snapshot(reporting("b", 20), reporting("a", 10)), q)
			if diff := cmp.Diff(tc.want, got["a"]); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

// Upstream throws away every answer when one cluster fails.
func TestGather_oneFailingClusterSpoilsNothing(t *testing.T) {
	t.Parallel()
	deaf := make(chan struct{})
	t.Cleanup(func() { close(deaf) })
	for name, hanging := range map[string]fake{
		"slow":          {name: "x", answers: map[string]any{"good": 5, "also": 6}},
		"slow and deaf": {name: "x", answers: map[string]any{"good": 5, "also": 6}, deaf: deaf},
		"broken":        {name: "x", answers: map[string]any{"bad": errors.New("broken"), "good": 5, "also": 6}},
		"panicking":     {name: "x", answers: map[string]any{"bad": "ouch", "good": 5, "also": 6}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			e := &Estimators{Others: []Estimator{hanging}, Timeout: 500 * time.Millisecond}
			got := e.Gather(t.Context(), snapshot(reporting("also", 10), reporting("bad", 10), reporting("good", 10)), one())
			for cluster, want := range map[string]int32{"good": 5, "also": 6, "bad": 10} {
				if got[cluster].Min != want {
					t.Errorf("%s has room for %d, want %d", cluster, got[cluster].Min, want)
				}
			}
			if s := got["bad"].Sources[1]; s.Error == "" {
				t.Errorf("nothing is said about the failure: %+v", s)
			}
		})
	}
}

func TestGather_asks(t *testing.T) {
	t.Parallel()
	s := snapshot(reporting("a", 10), reporting("b", 20), &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: "new"}})
	e := &Estimators{Others: []Estimator{fake{name: "x", answers: map[string]any{"a": errors.New("x"), "b": 2, "new": 3}}}}
	q := one()
	q.Clusters = []string{"b", "gone"}
	if got := e.Gather(t.Context(), s, q); len(got) != 1 || got["b"].Min != 2 {
		t.Errorf("only b is asked about and there, got %v", got)
	}
	q.Clusters = nil
	got := e.Gather(t.Context(), s, q)
	if len(got) != 3 {
		t.Errorf("all are asked about, got %v", got)
	}
	if e := got["new"]; e.Min != 0 || !strings.Contains(e.Sources[0].Remark, "has not reported") {
		t.Errorf("a cluster that reports nothing has room for nothing, and it is said why: %+v", e)
	}
	q.Replicas = 0
	if got := e.Gather(t.Context(), s, q); got["a"].Min != Unlimited || got["a"].Known() || got["a"].Available(0) != 0 {
		t.Errorf("for no replicas nobody is asked, got %+v", got["a"])
	}
	q.Components = []workv1alpha2.Component{{Replicas: 2}, {Replicas: 3}}
	if got := (&Estimators{}).Gather(t.Context(), s, q); got["b"].Min != 4 {
		t.Errorf("room for %+v whole workloads, want 4", got["b"])
	}
	q = one()
	q.Assumed = map[string][]demand.Assumed{"a": {{Components: []workv1alpha2.Component{{Replicas: 4}}}}}
	if got := (&Estimators{}).Gather(t.Context(), s, q); got["a"].Min != 6 || got["b"].Min != 20 {
		t.Errorf("what is assumed in a takes room there: %+v", got)
	}
}

func TestAvailable(t *testing.T) {
	t.Parallel()
	if got := (Estimate{Min: Unlimited}).Available(5); got != 5 {
		t.Errorf("without a limit there is room for %d of 5", got)
	}
	if got := (Estimate{Min: 3}).Available(5); got != 3 {
		t.Errorf("room for %d, want 3", got)
	}
}

func TestSnapshotReadsOnlyWhatChanged(t *testing.T) {
	t.Parallel()
	first := snapshot(reporting("a", 10), reporting("b", 10))
	second := NewSnapshot([]*clusterv1alpha1.Cluster{reporting("b", 11), reporting("a", 10)}, true, first)
	if first.members[0].capacity != second.members[0].capacity {
		t.Error("a has not changed and was read again")
	}
	if first.members[1].capacity == second.members[1].capacity {
		t.Error("b has changed and was not read again")
	}
	if other := NewSnapshot([]*clusterv1alpha1.Cluster{reporting("a", 10)}, false, first); other.members[0].capacity == first.members[0].capacity {
		t.Error("a was read with grades, and is wanted without")
	}
}

func BenchmarkGather(b *testing.B) {
	var clusters []*clusterv1alpha1.Cluster
	for i := range 1000 {
		clusters = append(clusters, reporting(fmt.Sprint("m", i), int64(i)))
	}
	s, q := snapshot(clusters...), one()
	e := &Estimators{}
	b.ReportAllocs()
	for b.Loop() {
		e.Gather(b.Context(), s, q)
	}
}
