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

func halves() *policyv1alpha1.ReplicaSchedulingStrategy {
	return &policyv1alpha1.ReplicaSchedulingStrategy{
		ReplicaSchedulingType: policyv1alpha1.ReplicaSchedulingTypeDivided, ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted}
}

// placed is a binding of four replicas that are divided between m1 and m2, as the scheduler leaves it.
func placed(t testing.TB, change ...func(binding.Binding)) binding.Binding {
	t.Helper()
	b, _ := waiting(binding.Namespaced)
	spec, st := b.BindingSpec(), b.BindingStatus()
	spec.Replicas = 4
	spec.Placement = &policyv1alpha1.Placement{ReplicaScheduling: halves()}
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

func TestDue(t *testing.T) {
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
		gone     bool
		want     string // a part of the reason; empty: not due
		scale    bool
	}{
		"nothing changed":                   {},
		"it was never scheduled":            {change: func(b binding.Binding) { b.SetAnnotations(nil) }, want: "never"},
		"the applied placement is nonsense": {change: func(b binding.Binding) { b.SetAnnotations(map[string]string{names.AppliedPlacement: "{"}) }, want: "cannot be read"},
		"there is no placement":             {change: func(b binding.Binding) { b.BindingSpec().Placement = nil }, want: "no placement"},
		"the affinity changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.ClusterAffinity = &policyv1alpha1.ClusterAffinity{ClusterNames: []string{"m1"}}
		}, want: "placement changed"},
		"the tolerations changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.ClusterTolerations = []corev1.Toleration{{Key: "k"}}
		}, want: "placement changed"},
		"the spread changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.SpreadConstraints = []policyv1alpha1.SpreadConstraint{{MinGroups: 1}}
		}, want: "placement changed"},
		"the weights changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.ReplicaScheduling.WeightPreference = &policyv1alpha1.ClusterPreferences{DynamicWeight: "AvailableReplicas"}
		}, want: "placement changed"},
		"the workload affinity changed": {change: func(b binding.Binding) {
			b.BindingSpec().Placement.WorkloadAffinity = &policyv1alpha1.WorkloadAffinity{}
		}, want: "placement changed"},
		"replicas were added": {change: func(b binding.Binding) { b.BindingSpec().Replicas = 5 }, want: "its replicas sum up to 4, not to 5", scale: true},
		"replicas were removed": {change: func(b binding.Binding) {
			b.BindingSpec().Replicas = 0
			b.BindingSpec().ReplicaRequirements = &workv1alpha2.ReplicaRequirements{}
		}, want: "its replicas sum up to 4, not to 0", scale: true},
		"a cluster was evicted": {change: func(b binding.Binding) { b.BindingSpec().Clusters = b.BindingSpec().Clusters[:1] }, want: "its replicas sum up to 2, not to 4", scale: true},
		"a rescheduling was asked for": {change: func(b binding.Binding) {
			b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start.Add(time.Second)}
		}, want: "asked"},
		"a rescheduling was asked for within the second": {change: func(b binding.Binding) {
			b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start}
		}, want: "asked"},
		"a rescheduling was asked for before": {change: func(b binding.Binding) {
			b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start.Add(-time.Second)}
		}},
		"the last attempt failed":    {change: func(b binding.Binding) { b.BindingStatus().Conditions[0].Status = metav1.ConditionFalse }, want: "did not succeed"},
		"a cluster is being removed": {clusters: func(m1 *clusterv1alpha1.Cluster) { m1.DeletionTimestamp = &metav1.Time{Time: start} }, want: "m1 is being removed"},
		"a cluster is gone":          {gone: true, want: "m1 does not exist"},
		"a cluster got a taint": {clusters: func(m1 *clusterv1alpha1.Cluster) {
			m1.Spec.Taints = []corev1.Taint{{Key: "k", Effect: corev1.TaintEffectNoSchedule}}
		}},
		"what is duplicated follows the clusters": {change: func(b binding.Binding) {
			p := b.BindingSpec().Placement
			p.ReplicaScheduling.ReplicaSchedulingType = policyv1alpha1.ReplicaSchedulingTypeDuplicated
			b.BindingSpec().Replicas = 2
			reapply(b, *p)
		}, want: "follows"},
		"what is duplicated is scaled": {change: func(b binding.Binding) {
			p := b.BindingSpec().Placement
			p.ReplicaScheduling.ReplicaSchedulingType = policyv1alpha1.ReplicaSchedulingTypeDuplicated
			reapply(b, *p)
		}, want: "its replicas sum up to 2, not to 4", scale: true},
		"what has no replicas follows the clusters": {change: func(b binding.Binding) { b.BindingSpec().Replicas = 0 }, want: "follows"},
		"another term than the one in force changed": {change: func(b binding.Binding) {
			p := b.BindingSpec().Placement
			p.ClusterAffinities = terms("home", "away")
			reapply(b, *p)
			b.BindingStatus().SchedulerObservedAffinityName = "home"
			p.ClusterAffinities = terms("home", "elsewhere")
		}},
		"the term in force changed": {change: func(b binding.Binding) {
			p := b.BindingSpec().Placement
			p.ClusterAffinities = terms("home", "away")
			reapply(b, *p)
			b.BindingStatus().SchedulerObservedAffinityName = "home"
			p.ClusterAffinities = terms("home", "away")
			p.ClusterAffinities[0].ClusterNames = []string{"m1"}
		}, want: "placement changed"},
		"the term in force is gone": {change: func(b binding.Binding) {
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
			b := placed(t)
			if tc.change != nil {
				tc.change(b)
			}
			m1, m2 := member("m1"), member("m2")
			if tc.clusters != nil {
				tc.clusters(m1)
			}
			clusters := []*clusterv1alpha1.Cluster{m1, m2}
			if tc.gone {
				clusters = clusters[1:]
			}
			got, kind := needsScheduling(decide.NewSnapshot(clusters), b)
			if (got == "") != (tc.want == "") || !strings.Contains(got, tc.want) {
				t.Errorf("due: %q, want %q", got, tc.want)
			}
			if tc.scale != (kind == scaleSchedule) {
				t.Errorf("kind %q", kind)
			}
		})
	}
}

// What is divided stays where it is when a cluster joins; only that its spec was looked at is written, once.
func TestSchedule_notDue(t *testing.T) {
	t.Parallel()
	b := placed(t)
	k := key{Namespace: b.GetNamespace(), Name: b.GetName()}
	w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"), member("m3", "Widget"))
	w.run(t, k)
	got := w.get(t, k)
	if len(got.BindingSpec().Clusters) != 2 || got.BindingStatus().SchedulerObservedGeneration != got.GetGeneration() || len(w.events.All()) > 0 {
		t.Errorf("clusters %v, observed generation %d of %d, events %v", got.BindingSpec().Clusters, got.BindingStatus().SchedulerObservedGeneration, got.GetGeneration(), w.events.All())
	}
	w.settled(t, k)
}

// A request for rescheduling is granted once, also when it comes within the second of the last decision.
func TestSchedule_rescheduleOnce(t *testing.T) {
	t.Parallel()
	for _, after := range []time.Duration{0, time.Second, -time.Second} {
		b := placed(t, func(b binding.Binding) { b.BindingSpec().RescheduleTriggeredAt = &metav1.Time{Time: start} })
		k := key{Namespace: b.GetNamespace(), Name: b.GetName()}
		w := newWorld(t, b, member("m1", "Widget"), member("m2", "Widget"))
		w.clock.SetTime(start.Add(after))
		w.run(t, k)
		got := w.get(t, k)
		if rescheduleRequested(got) {
			t.Errorf("scheduled %s after the request: it is still open, last scheduled %s", after, got.BindingStatus().LastScheduledTime)
		}
		w.settled(t, k)
	}
}
