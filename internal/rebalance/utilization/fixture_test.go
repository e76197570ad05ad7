// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package utilization

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/types"
	clocktesting "k8s.io/utils/clock/testing"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/binding"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/names"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/test/fakecontrol"
)

var start = time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC)

// fixture is a Rebalancer with a fake control plane and a simulated scheduler.
type fixture struct {
	*Rebalancer
	control *fakecontrol.Control
	clock   *clocktesting.FakePassiveClock
	events  *events.Fake
	fail    error // returned by patches
}

func newFixture(t testing.TB, objects ...client.Object) *fixture {
	t.Helper()
	w := &fixture{
		control: fakecontrol.WithObjects(t, objects...), clock: clocktesting.NewFakePassiveClock(start), events: &events.Fake{},
	}
	w.control.Fail = func(write fakecontrol.Write) error {
		if write.Verb != "patch" {
			return nil // of the test itself
		}
		if !strings.Contains(string(write.Patch), `"resourceVersion"`) {
			t.Errorf("patch of %s has no resourceVersion: %s", write.Key, write.Patch)
		}
		return w.fail
	}
	w.Rebalancer = New(w.control, Options{
		Events: w.events, Clock: w.clock,
		Scheduler: &scheduler.Simulator{Control: w.control, Options: scheduler.Options{ResourceModels: true}},
	})
	w.started = start.Add(-time.Hour)
	return w
}

// run reconciles the policy once and returns the names of the patched bindings.
func (w *fixture) run(t testing.TB) (ctrl.Result, []string) {
	t.Helper()
	w.control.Writes(fakecontrol.Write.Name)
	result, err := w.Reconcile(t.Context(), ctrl.Request{NamespacedName: types.NamespacedName{Name: "every-minute"}})
	if err != nil {
		t.Fatal(err)
	}
	return result, w.control.Writes(fakecontrol.Write.Name)
}

// next advances the clock by one interval and runs a round.
func (w *fixture) next(t testing.TB) []string {
	t.Helper()
	w.clock.SetTime(w.clock.Now().Add(time.Minute))
	_, writes := w.run(t)
	return writes
}

func (w *fixture) binding(t testing.TB, name string) *workv1alpha2.ResourceBinding {
	t.Helper()
	var b workv1alpha2.ResourceBinding
	if err := w.control.Get(t.Context(), types.NamespacedName{Namespace: "default", Name: name}, &b); err != nil {
		t.Fatal(err)
	}
	return &b
}

func replicas(b binding.Binding) map[string]int32 {
	out := map[string]int32{}
	for _, c := range b.BindingSpec().Clusters {
		out[c.Name] = c.Replicas
	}
	return out
}

// carryOut sets the reports of all bindings, and the allocated CPU of all clusters, as if the members had carried out every
// binding. other is the CPU of other pods by cluster.
func (w *fixture) carryOut(t testing.TB, other map[string]int64) {
	t.Helper()
	used := map[string]int64{}
	var bindings workv1alpha2.ResourceBindingList
	if err := w.control.List(t.Context(), &bindings); err != nil {
		t.Fatal(err)
	}
	for i := range bindings.Items {
		b := &bindings.Items[i]
		report(b, b.Spec.Clusters...)
		if err := w.control.Status().Update(t.Context(), b); err != nil {
			t.Fatal(err)
		}
		cpu := b.Spec.ReplicaRequirements.ResourceRequest[corev1.ResourceCPU]
		for _, c := range b.Spec.Clusters {
			used[c.Name] += cpu.Value() * int64(c.Replicas)
		}
	}
	var clusters clusterv1alpha1.ClusterList
	if err := w.control.List(t.Context(), &clusters); err != nil {
		t.Fatal(err)
	}
	for i := range clusters.Items {
		c := &clusters.Items[i]
		c.Status.ResourceSummary.Allocated[corev1.ResourceCPU] = *resource.NewQuantity(other[c.Name]+used[c.Name], resource.DecimalSI)
		if err := w.control.Status().Update(t.Context(), c); err != nil {
			t.Fatal(err)
		}
	}
}

// eventTexts returns the events as "Kind reason: message".
func (w *fixture) eventTexts() (out []string) {
	for _, e := range w.events.All() {
		out = append(out, e.On.Kind+" "+e.Reason+": "+e.Message)
	}
	return out
}

func list(cpu, memory, pods int64) corev1.ResourceList {
	return corev1.ResourceList{
		corev1.ResourceCPU:    *resource.NewQuantity(cpu, resource.DecimalSI),
		corev1.ResourceMemory: *resource.NewQuantity(memory, resource.BinarySI),
		corev1.ResourcePods:   *resource.NewQuantity(pods, resource.DecimalSI),
	}
}

// member returns a cluster that offers 100 of each resource.
func member(name string, cpu int64, change ...func(*clusterv1alpha1.Cluster)) *clusterv1alpha1.Cluster {
	c := &clusterv1alpha1.Cluster{ObjectMeta: metav1.ObjectMeta{Name: name}, Status: clusterv1alpha1.ClusterStatus{
		APIEnablements: []clusterv1alpha1.APIEnablement{
			{GroupVersion: "apps/v1", Resources: []clusterv1alpha1.APIResource{{Kind: "Deployment"}, {Kind: "StatefulSet"}}},
		},
		Conditions:      []metav1.Condition{{Type: "Ready", Status: "True", LastTransitionTime: metav1.NewTime(start.Add(-time.Hour))}},
		ResourceSummary: &clusterv1alpha1.ResourceSummary{Allocatable: list(100, 100, 100), Allocated: list(cpu, 10, 10)},
	}}
	for _, f := range change {
		f(c)
	}
	return c
}

func policy(change ...func(*configv1alpha1.ReschedulePolicy)) *configv1alpha1.ReplicaSchedulingPolicy {
	p := &configv1alpha1.ReplicaSchedulingPolicy{ObjectMeta: metav1.ObjectMeta{Name: "every-minute", UID: "policy", Generation: 1}}
	p.Spec.ReschedulePolicy = configv1alpha1.ReschedulePolicy{
		Enabled: true, Interval: metav1.Duration{Duration: time.Minute},
		Threshold: configv1alpha1.RescheduleThreshold{CPUUtilization: new(int32(80)), MemoryUtilization: new(int32(80))},
	}
	for _, f := range change {
		f(&p.Spec.ReschedulePolicy)
	}
	return p
}

func at(cluster string, replicas int32) workv1alpha2.TargetCluster {
	return workv1alpha2.TargetCluster{Name: cluster, Replicas: replicas}
}

// assign sets the result of scheduling.
func assign(t testing.TB, b binding.Binding, targets ...workv1alpha2.TargetCluster) {
	t.Helper()
	spec := b.BindingSpec()
	spec.Clusters, spec.Replicas = targets, 0
	for _, c := range targets {
		spec.Replicas += c.Replicas
	}
	applied, err := json.Marshal(spec.Placement)
	if err != nil {
		t.Fatal(err)
	}
	b.SetAnnotations(map[string]string{names.AppliedPlacement: string(applied)})
	b.BindingStatus().Conditions = []metav1.Condition{{Type: workv1alpha2.Scheduled, Status: metav1.ConditionTrue}}
}

// report sets reports of ready replicas.
func report(b binding.Binding, has ...workv1alpha2.TargetCluster) {
	var items []workv1alpha2.AggregatedStatusItem
	for _, c := range has {
		items = append(items, workv1alpha2.AggregatedStatusItem{
			ClusterName: c.Name, Applied: true, Health: workv1alpha2.ResourceHealthy,
			Status: &runtime.RawExtension{Raw: fmt.Appendf(nil, `{"replicas":%d,"readyReplicas":%d}`, c.Replicas, c.Replicas)},
		})
	}
	b.BindingStatus().AggregatedStatus = items
}

// named returns a scheduled binding of ready, dynamically divided replicas that request 5 CPUs each.
func named(t testing.TB, name string, targets ...workv1alpha2.TargetCluster) *workv1alpha2.ResourceBinding {
	t.Helper()
	b := &workv1alpha2.ResourceBinding{
		ObjectMeta: metav1.ObjectMeta{
			Namespace:  "default",
			Name:       name + "-deployment",
			UID:        types.UID(name),
			Generation: 1,
			Labels:     map[string]string{names.PolicyID: "p"},
		},
		Spec: workv1alpha2.ResourceBindingSpec{
			Resource: workv1alpha2.ObjectReference{
				APIVersion: "apps/v1",
				Kind:       "Deployment",
				Namespace:  "default",
				Name:       name,
				UID:        types.UID("template-" + name),
			},
			ReplicaRequirements: &workv1alpha2.ReplicaRequirements{
				ResourceRequest: corev1.ResourceList{corev1.ResourceCPU: resource.MustParse("5")},
			},
			Placement: &policyv1alpha1.Placement{ReplicaScheduling: &policyv1alpha1.ReplicaSchedulingStrategy{
				ReplicaSchedulingType:     policyv1alpha1.ReplicaSchedulingTypeDivided,
				ReplicaDivisionPreference: policyv1alpha1.ReplicaDivisionPreferenceWeighted,
				WeightPreference:          &policyv1alpha1.ClusterPreferences{DynamicWeight: policyv1alpha1.DynamicWeightByAvailableReplicas},
			}},
		},
	}
	assign(t, b, targets...)
	report(b, targets...)
	return b
}

func web(t testing.TB, targets ...workv1alpha2.TargetCluster) *workv1alpha2.ResourceBinding {
	t.Helper()
	return named(t, "web", targets...)
}
