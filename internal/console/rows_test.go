// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package console

import (
	"cmp"
	"math"
	"net/url"
	goruntime "runtime"
	"slices"
	"strconv"
	"testing"
	"weak"

	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/cli/flow"
	"karmada.io/karmada/internal/names"
)

// The last ready replicas of a cluster that is not ready are unknown.
func TestBindingRow_withLost(t *testing.T) {
	t.Parallel()
	b := &workv1alpha2.ResourceBinding{}
	b.Spec.Replicas, b.Spec.ReplicaRequirements = 5, &workv1alpha2.ReplicaRequirements{}
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web"}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}, {Name: "m2", Replicas: 2}}
	for _, c := range []string{"m1", "m2"} {
		b.Status.AggregatedStatus = append(b.Status.AggregatedStatus, workv1alpha2.AggregatedStatusItem{
			ClusterName: c, Applied: true, Status: &runtime.RawExtension{Raw: []byte(`{"replicas":2,"readyReplicas":2}`)},
			Health: workv1alpha2.ResourceHealthy,
		})
	}
	row := newBindingRow(b)
	got := row.withLost(map[string]*flow.Problem{"m2": {}})
	if *got.Ready != 4 || got.Unknown == nil || *got.Unknown != 2 || !got.has(flow.StatusUnknown) || row.Unknown != nil {
		t.Errorf("row = %+v", got)
	}
	b.Status.AggregatedStatus[0].Health = workv1alpha2.ResourceUnhealthy
	row = newBindingRow(b)
	if want := "m1: the object is not healthy: 2 of 3 replicas are ready, 2 created"; row.Problem.Message != want {
		t.Errorf("message = %q, want %q", row.Problem.Message, want)
	}
}

// A pointer from a row into a binding would keep the array of its whole list alive.
func TestNewBindingRow_keepsNoList(t *testing.T) {
	t.Parallel()
	items := make([]workv1alpha2.ResourceBinding, 2)
	b := &items[0]
	b.Name, b.Spec.Replicas = "web-deployment", 3
	b.Spec.Resource = workv1alpha2.ObjectReference{APIVersion: "apps/v1", Kind: "Deployment", Namespace: "default", Name: "web"}
	b.Spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 3}}
	b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m2", Reason: "r"}}
	b.Status.Conditions = []metav1.Condition{{Type: workv1alpha2.RemovalHeld, Status: metav1.ConditionTrue}}
	b.Status.AggregatedStatus = []workv1alpha2.AggregatedStatusItem{{ClusterName: "m1", Applied: true}}
	row, list := newBindingRow(b), weak.Make(&items[1])
	if row.Replicas == nil || *row.Replicas != 3 || row.held == nil || len(row.evictions) != 1 {
		t.Fatalf("row = %+v", row)
	}
	goruntime.GC()
	if list.Value() != nil {
		t.Error("the row keeps the list of its binding")
	}
	goruntime.KeepAlive(row)
}

// Objects that are never propagated need no policy.
func TestNewTemplateRow_excluded(t *testing.T) {
	t.Parallel()
	deployment := newTemplateRow(workloadKinds[0])
	for label, problem := range map[string]bool{"app": true, names.System: false} {
		o := &metav1.PartialObjectMetadata{}
		o.Namespace, o.Name, o.Labels = "default", "web", map[string]string{label: "true"}
		if row := deployment(o); (row.Problem != nil) != problem {
			t.Errorf("problem of an object with label %s: %+v, want one: %v", label, row.Problem, problem)
		}
	}
}

func TestFirst(t *testing.T) {
	t.Parallel()
	for _, n := range []int{1, 3, 7, 9, maxInserted + 1} {
		rows := []int{5, 3, 8, 3, 1, 9, 2}
		want := slices.Sorted(slices.Values(rows))
		if got := first(rows, n, cmp.Compare); !slices.Equal(got, want[:min(n, len(want))]) {
			t.Errorf("first %d rows = %v, want those of %v", n, got, want)
		}
	}
}

// A page behind the last row is empty, whatever its number.
func TestQuery_page(t *testing.T) {
	t.Parallel()
	for _, offset := range []int{-1, 0, 3, maxOffset + 1, math.MaxInt - 1, math.MaxInt} {
		q := query{url.Values{"offset": {strconv.Itoa(offset)}, "limit": {strconv.Itoa(offset)}}}
		want := 0
		if offset <= 0 {
			want = 1
		}
		if page, matching, _ := selectRows([]*bindingRow{{}}, q); len(page) != want || matching != 1 {
			t.Errorf("offset %d: %d of %d objects, want %d of 1", offset, len(page), matching, want)
		}
		if page, matching := clusterPage([]*clusterRow{{}}, q); len(page) != want || matching != 1 {
			t.Errorf("offset %d: %d of %d clusters, want %d of 1", offset, len(page), matching, want)
		}
	}
}
