// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler/decide"
)

func TestMovesOf(t *testing.T) {
	t.Parallel()
	type clusters = []workv1alpha2.TargetCluster
	at := time.Unix(100, 5)
	policy := map[string]string{names.PolicyNamespace: "default", names.PolicyName: "p"}
	for name, c := range map[string]struct {
		before, after clusters
		kind          string
		change        func(*workv1alpha2.ResourceBinding)
		want          *workv1alpha2.MoveRecord // without its time
	}{
		"first decision": {nil, clusters{{Name: "m1", Replicas: 3}}, reconcileSchedule, nil, nil},
		"unchanged":      {clusters{{Name: "m1", Replicas: 3}}, clusters{{Name: "m1", Replicas: 3}}, reconcileSchedule, nil, nil},
		"scaled down":    {clusters{{Name: "m1", Replicas: 10}}, clusters{{Name: "m1", Replicas: 5}}, scaleSchedule, nil, nil},
		"one more":       {clusters{{Name: "m1"}}, clusters{{Name: "m1"}, {Name: "m2"}}, reconcileSchedule, nil, nil},
		"policy": {
			clusters{{Name: "m1", Replicas: 10}}, clusters{{Name: "m1", Replicas: 4}, {Name: "m2", Replicas: 6}}, reconcileSchedule, nil,
			&workv1alpha2.MoveRecord{Reason: "because", By: "PropagationPolicy default/p", Changes: []string{"m1:-6", "m2:+6"}},
		},
		"without replicas": {
			clusters{{Name: "m1"}}, clusters{{Name: "m2"}}, reconcileSchedule, nil,
			&workv1alpha2.MoveRecord{Reason: "because", By: "PropagationPolicy default/p", Changes: []string{"m1:-", "m2:+"}},
		},
		"eviction": {
			clusters{{Name: "m1", Replicas: 10}}, clusters{{Name: "m2", Replicas: 10}}, reconcileSchedule,
			func(b *workv1alpha2.ResourceBinding) {
				b.Spec.GracefulEvictionTasks = []workv1alpha2.GracefulEvictionTask{{FromCluster: "m1", Reason: "R", Message: "m", Producer: "p"}}
			},
			&workv1alpha2.MoveRecord{Reason: "R: m", By: "p", Changes: []string{"m1:-10", "m2:+10"}},
		},
		"rebalancer": {
			clusters{{Name: "m1", Replicas: 10}}, clusters{{Name: "m2", Replicas: 10}}, reconcileSchedule,
			func(b *workv1alpha2.ResourceBinding) { b.Spec.RescheduleTriggeredAt = new(metav1.NewTime(at)) },
			&workv1alpha2.MoveRecord{Reason: "because", By: "workload-rebalancer", Changes: []string{"m1:-10", "m2:+10"}},
		},
	} {
		b := &workv1alpha2.ResourceBinding{ObjectMeta: metav1.ObjectMeta{Annotations: policy}}
		b.Spec.Clusters = c.before
		if c.change != nil {
			c.change(b)
		}
		got := movesOf(b, decide.Decision{Clusters: c.after}, nil, "because", c.kind, at)
		if c.want == nil {
			if len(got) > 0 {
				t.Errorf("%s: moves %+v, want none", name, got)
			}
			continue
		}
		c.want.Time = metav1.NewTime(at.Truncate(time.Second))
		if diff := cmp.Diff([]workv1alpha2.MoveRecord{*c.want}, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

func TestAddMoves(t *testing.T) {
	t.Parallel()
	st := &workv1alpha2.ResourceBindingStatus{}
	move := func(i int64) workv1alpha2.MoveRecord {
		return workv1alpha2.MoveRecord{Time: metav1.NewTime(time.Unix(i, 0)), Changes: []string{"m1:-1"}}
	}
	for i := range int64(maxMoves + 2) {
		addMoves(st, []workv1alpha2.MoveRecord{move(i)})
		addMoves(st, []workv1alpha2.MoveRecord{move(i)}) // repeated after a conflict
	}
	if len(st.Moves) != maxMoves || !st.Moves[0].Time.Equal(&metav1.Time{Time: time.Unix(2, 0)}) {
		t.Errorf("moves %+v, want the last %d", st.Moves, maxMoves)
	}
}
