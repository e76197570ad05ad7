// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package scheduler

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler/decide"
)

func dividedEqually() *policyv1alpha1.ReplicaSchedulingStrategy {
	return &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
		ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
	}
}

// scheduledBinding returns a scheduled binding of four replicas, divided between m1 and m2.
func scheduledBinding(t testing.TB, change ...func(binding.Binding)) binding.Binding {
	t.Helper()
	b, _ := newBinding(binding.Namespaced)
	spec, st := b.BindingSpec(), b.BindingStatus()
	spec.Replicas = 4
	spec.Placement = &policyv1alpha1.Placement{ReplicaScheduling: dividedEqually()}
	spec.Clusters = []workv1alpha2.TargetCluster{{Name: "m1", Replicas: 2}, {Name: "m2", Replicas: 2}}
	applied, err := json.Marshal(spec.Placement)
	if err != nil {
		t.Fatal(err)
	}
	b.SetAnnotations(map[string]string{names.AppliedPlacement: string(applied)})
	st.LastScheduledTime = &metav1.Time{Time: start}
	st.Conditions = []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue, Reason: "Success"}}
	for _, f := range change {
		f(b)
	}
	return b
}

func TestNeedsScheduling(t *testing.T) {
	t.Parallel()
	reapply := func(b binding.Binding, p policyv1alpha1.Placement) {
		text, err := json.Marshal(p)
		if err != nil {
			t.Fatal(err)
		}
		b.SetAnnotations(map[string]string{names.AppliedPlacement: string(text)})
	}
	terms := func(names ...string) (out []policyv1alpha1.ClusterAffinityTerm) {
		for _, n := range names {
			out = append(out, policyv1alpha1.ClusterAffinityTerm{AffinityName: n})
		}
		return out
	}
	tests := map[string]struct {
		change   func(binding.Binding)
		clusters func(m1 *clusterv1alpha1.Cluster)
		missing  bool
		want     string // part of the reason; "" if no scheduling is needed
		scale    bool
	}{
		"no change": {},
		"never scheduled": {change: func(b binding.Binding) {
			b.SetAnnotations(nil)
			b.BindingStatus().Conditions = nil
		}, want: "never"},
		"never scheduled successfully": {change: func(b binding.Binding) { b.SetAnnotations(nil) }, want: "last attempt failed"},
		"invalid applied placement": {
			change: func(b binding.Binding) { b.SetAnnotations(map[string]string{names.AppliedPlacement: "{"}) },
			want:   "invalid",
		},
		"no placement": {change: func(b binding.Binding) { b.BindingSpec().Placement = nil }, want: "no placement"},
		"cluster affinity changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}
		}, want: "placement changed"},
		"tolerations changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.ClusterTolerations = []corev1.Toleration{{Key: "k"}}
		}, want: "placement changed"},
		"spread constraints changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{MinGroups: 1}}
		}, want: "placement changed"},
		"weights changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.ReplicaScheduling.WeightPreference = &policyv1alpha1.ClusterPreferences{DynamicWeight: "AvailableReplicas"}
		}, want: "placement changed"},
		"workload affinity changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.WorkloadAffinity = &policyv1alpha1.WorkloadAffinity{}
		}, want: "placement changed"},
		"replicas added": {
			change: func(b binding.Binding) { b.BindingSpec().Replicas = 5 },
			want:   "4 replicas are assigned, 5 are wanted",
			scale:  true,
		},
		"replicas removed": {change: func(b binding.Binding) {
			b.BindingSpec().Replicas = 0
			b.BindingSpec().ReplicaRequirements = &workv1alpha2.ReplicaRequirements{}
		}, want: "4 replicas are assigned, 0 are wanted", scale: true},
		"cluster evicted": {
			change: func(b binding.Binding) { b.BindingSpec().Clusters = b.BindingSpec().Clusters[:1] },
			want:   "2 replicas are assigned, 4 are wanted",
			scale:  true,
		},
		"reschedule requested": {change: func(b binding.Binding) {
			b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start.Add(time.Second)}
		}, want: "requested"},
		"reschedule requested within the same second": {change: func(b binding.Binding) {
			b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start}
		}, want: "requested"},
		"reschedule requested before": {change: func(b binding.Binding) {
			b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start.Add(-time.Second)}
		}},
		"last attempt failed": {
			change: func(b binding.Binding) { b.BindingStatus().Conditions[0].Status = metav1.ConditionFalse },
			want:   "failed",
		},
		"cluster being deleted": {
			clusters: func(m1 *clusterv1alpha1.Cluster) { m1.DeletionTimestamp = &metav1.Time{Time: start} },
			want:     "m1 is being deleted",
		},
		"missing cluster": {missing: true, want: "m1 does not exist"},
		"cluster tainted": {clusters: func(m1 *clusterv1alpha1.Cluster) {
			m1.Spec.Taints = []corev1.Taint{{Key: "k", Effect: corev1.TaintEffectNoSchedule}}
		}},
		"duplicated": {change: func(b binding.Binding) {
			p := b.BindingSpec().Placement
			p.ReplicaScheduling.ReplicaSchedulingType = policyv1alpha1.ReplicaSchedulingTypeDuplicated
			b.BindingSpec().Replicas = 2
			reapply(b, *p)
		}, want: "follow"},
		"duplicated, scaled": {change: func(b binding.Binding) {
			p := b.BindingSpec().Placement
			p.ReplicaScheduling.ReplicaSchedulingType = policyv1alpha1.ReplicaSchedulingTypeDuplicated
			reapply(b, *p)
		}, want: "2 replicas are assigned, 4 are wanted", scale: true},
		"no replicas": {change: func(b binding.Binding) { b.BindingSpec().Replicas = 0 }, want: "follow"},
		"another affinity term changed": {change: func(b binding.Binding) {
			p := b.BindingSpec().Placement
			p.ClusterAffinities = terms("home", "away")
			reapply(b, *p)
			b.BindingStatus().SchedulerObservedAffinityName = "home"
			p.ClusterAffinities = terms("home", "elsewhere")
		}},
		"current affinity term changed": {change: func(b binding.Binding) {
			p := b.BindingSpec().Placement
			p.ClusterAffinities = terms("home", "away")
			reapply(b, *p)
			b.BindingStatus().SchedulerObservedAffinityName = "home"
			p.ClusterAffinities = terms("home", "away")
			p.ClusterAffinities[0].ClusterNames = []string{"m1"}
		}, want: "placement changed"},
		"current affinity term removed": {change: func(b binding.Binding) {
			p := b.BindingSpec().Placement
			p.ClusterAffinities = terms("home", "away")
			reapply(b, *p)
			b.BindingStatus().SchedulerObservedAffinityName = "home"
			p.ClusterAffinities = terms("away")
		}, want: "placement changed"},
	}
	for name, tc := range tests {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			b := scheduledBinding(t)
			if tc.change != nil {
				tc.change(b)
			}
			m1, m2 := member("m1"), member("m2")
			if tc.clusters != nil {
				tc.clusters(m1)
			}
			clusters := []*clusterv1alpha1.Cluster{m1, m2}
			if tc.missing {
				clusters = clusters[1:]
			}
			got, kind := needsScheduling(decide.NewSnapshot(clusters), b)
			if (got == "") != (tc.want == "") || !strings.Contains(got, tc.want) {
				t.Errorf("needsScheduling = %q, want %q", got, tc.want)
			}
			if tc.scale != (kind == scaleSchedule) {
				t.Errorf("kind %q", kind)
			}
		})
	}
}

// Divided replicas do not move when a cluster joins. Only the observed generation is written, once.
func TestSchedule_observesGeneration(t *testing.T) {
	t.Parallel()
	b := scheduledBinding(t)
	k := key{Namespace: b.GetNamespace(), Name: b.GetName()}
	f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"), member("m3", "Widget"))
	f.run(t, k)
	got := f.get(t, k)
	if len(got.BindingSpec().Clusters) != 2 || got.BindingStatus().SchedulerObservedGeneration != got.GetGeneration() ||
		len(f.events.All()) > 0 {
		t.Errorf(
			"clusters %v, observed generation %d of %d, events %v",
			got.BindingSpec().Clusters,
			got.BindingStatus().SchedulerObservedGeneration,
			got.GetGeneration(),
			f.events.All(),
		)
	}
	f.expectNoWrites(t, k)
}

// A request for rescheduling is served once, also within the second of the last decision.
func TestSchedule_reschedulesOnce(t *testing.T) {
	t.Parallel()
	for _, after := range []time.Duration{0, time.Second, -time.Second} {
		b := scheduledBinding(t, func(b binding.Binding) { b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start} })
		k := key{Namespace: b.GetNamespace(), Name: b.GetName()}
		f := newFixture(t, b, member("m1", "Widget"), member("m2", "Widget"))
		f.clock.SetTime(start.Add(after))
		f.run(t, k)
		got := f.get(t, k)
		if rescheduleRequested(got) {
			t.Errorf("scheduled %s after the request: still requested, last scheduled %s", after, got.BindingStatus().LastScheduledTime)
		}
		f.expectNoWrites(t, k)
	}
}
