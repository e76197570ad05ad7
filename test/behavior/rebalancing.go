// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behavior

import (
	"context"
	"fmt"
	"testing"
	"time"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/api/resource"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/utils/clock"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/client"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"

	clusterv1alpha1 "karmada.io/karmada/api/cluster/v1alpha1"
	configv1alpha1 "karmada.io/karmada/api/config/v1alpha1"
	policyv1alpha1 "karmada.io/karmada/api/policy/v1alpha1"
	workv1alpha2 "karmada.io/karmada/api/work/v1alpha2"
	"karmada.io/karmada/internal/controllers"
	"karmada.io/karmada/internal/estimate"
	estimators "karmada.io/karmada/internal/estimate/client"
	"karmada.io/karmada/internal/machinery/events"
	"karmada.io/karmada/internal/rebalance/descheduler"
	"karmada.io/karmada/internal/rebalance/utilization"
	"karmada.io/karmada/internal/scheduler"
	"karmada.io/karmada/test/env"
)

// runDescheduler runs a descheduler until the test ends, as `karmada descheduler` does; `karmada up` has none.
func (f *fixture) runDescheduler(interval, threshold time.Duration) {
	f.Helper()
	mgr, err := ctrl.NewManager(f.e.Config, ctrl.Options{Scheme: controllers.Scheme(), Metrics: metricsserver.Options{BindAddress: "0"}})
	if err != nil {
		f.Fatal(err)
	}
	ctx, cancel := context.WithCancel(f.Context())
	recorder, err := events.New(ctx, mgr.GetConfig(), clock.RealClock{}, events.EssentialSuccessEvents)
	if err != nil {
		f.Fatal(err)
	}
	ask, err := estimators.Setup(mgr, f.e.Estimators, clock.RealClock{})
	if err != nil {
		f.Fatal(err)
	}
	err = descheduler.Setup(mgr, descheduler.Options{
		Estimator: ask, Events: recorder, Clock: laterClock{}, Interval: interval, Threshold: threshold,
		Scheduler: &scheduler.Simulator{Control: mgr.GetClient(), Options: scheduler.Options{
			Estimators: &estimate.Estimators{Others: []estimate.Estimator{ask}}, ResourceModels: true,
		}},
	})
	if err != nil {
		f.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- mgr.Start(ctx) }()
	f.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			f.Errorf("run the descheduler: %v", err)
		}
	})
}

// laterClock is two minutes ahead: for its user, the clusters have been ready for longer than the descheduler requires.
type laterClock struct{ clock.RealClock }

func (c laterClock) Now() time.Time { return c.RealClock.Now().Add(2 * time.Minute) }

func deschedulerScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	f.setSlots(member1, 4)
	f.setSlots(member2, 0)
	d := f.deploymentWithSlots("nginx", 4)
	p := f.policy("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement.ReplicaScheduling = byCapacity()
	f.create(p, d)
	f.waitDivided(d, map[string]int32{member1: 4})

	// Half of the capacity is removed and two pods are evicted: their replacements are unschedulable.
	f.setSlots(member1, 2)
	f.evictPods(member1, d, 2)
	f.runDescheduler(time.Second, time.Second)
	// They stay pending while no other cluster has capacity; running replicas are not moved.
	f.waitEvent(d, descheduler.Name, "DescheduleBindingFailed", "unschedulable in "+member1+", and no other cluster has available replicas")
	f.waitTargets("nginx", "nothing moved", func(got map[string]int32) error {
		if len(got) != 1 || got[member1] != 4 {
			return fmt.Errorf("want 4 in %s", member1)
		}
		return nil
	})
	f.setSlots(member2, 3)
	f.waitDivided(d, map[string]int32{member1: 2, member2: 2})
	f.waitEvent(d, descheduler.Name, "DescheduleBindingSucceed", "Removed unschedulable replicas from "+member1)
}

// evictPods deletes n pods of a Deployment in a member and waits until its status shows them missing.
func (f *fixture) evictPods(cluster string, d *appsv1.Deployment, n int) {
	f.Helper()
	member := f.e.Members[cluster].Client
	var pods corev1.PodList
	if err := member.List(
		f.Context(),
		&pods,
		client.InNamespace(d.Namespace),
		client.MatchingLabels(d.Spec.Selector.MatchLabels),
	); err != nil ||
		len(pods.Items) < n {
		f.Fatalf("the pods of %s in %s: %d, %v", objectName(d), cluster, len(pods.Items), err)
	}
	for i := range pods.Items[:n] {
		if err := member.Delete(f.Context(), &pods.Items[i]); err != nil {
			f.Fatalf("delete a pod in %s: %v", cluster, err)
		}
	}
	want := *d.Spec.Replicas - int32(n)
	f.eventually(fmt.Sprintf("%s misses %d pods in %s", objectName(d), n, cluster), func(ctx context.Context) error {
		var observed appsv1.Deployment
		if err := member.Get(ctx, client.ObjectKeyFromObject(d), &observed); err != nil {
			return err
		}
		if observed.Status.ReadyReplicas != want || observed.Status.Replicas != *d.Spec.Replicas {
			return fmt.Errorf("status %+v, want %d ready", observed.Status, want)
		}
		return nil
	})
}

func utilizationScenario(t *testing.T, e *env.Env) {
	f := newFixture(t, e)
	// Eight replicas use a quarter of member1.
	cpu := f.allocatableCPU(member1)
	d := f.deployment("nginx", 8)
	d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{
		corev1.ResourceCPU: *resource.NewMilliQuantity(cpu/4/8, resource.DecimalSI),
	}
	p := f.policy("nginx", []string{member1}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement.ReplicaScheduling = aggregated()
	f.create(p, d)
	f.waitTargets("nginx", "all fit into one cluster", exactlyOne)
	f.waitDivided(d, map[string]int32{member1: 8})
	change(f, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinity.ClusterNames = []string{member1, member2}
	})
	f.waitTargets("nginx", "another cluster is no reason to move", func(got map[string]int32) error {
		if len(got) != 1 || got[member1] != 8 {
			return fmt.Errorf("want 8 in %s", member1)
		}
		return nil
	})
	f.waitResourceSummary(member1, "what the replicas request", func(s *clusterv1alpha1.ResourceSummary) bool {
		used := s.Allocated[corev1.ResourceCPU]
		return used.MilliValue() >= cpu/4
	})

	// The threshold is an eighth: a quarter of the replicas moves in the first round, and no replica is lost.
	lost := f.watchReplicas("nginx", 8)
	rsp := &configv1alpha1.ReplicaSchedulingPolicy{ObjectMeta: metav1.ObjectMeta{Name: f.ns}}
	rsp.Spec.ReschedulePolicy = configv1alpha1.ReschedulePolicy{
		Enabled: true, Interval: metav1.Duration{Duration: 10 * time.Second},
		Threshold: configv1alpha1.RescheduleThreshold{CPUUtilization: new(int32(12))},
	}
	f.createForAll(rsp)
	f.waitDivided(d, map[string]int32{member1: 6, member2: 2})
	f.waitEvent(
		d,
		utilization.Name,
		"RescheduleReplicasSucceed",
		fmt.Sprintf("ReplicaSchedulingPolicy %s moved 2 replicas from %s (cpu at ", f.ns, member1),
	)
	lost()
}

// allocatableCPU returns the allocatable CPU of the nodes of a member, in millicores.
func (f *fixture) allocatableCPU(cluster string) (sum int64) {
	f.Helper()
	var nodes corev1.NodeList
	if err := f.e.Members[cluster].Client.List(f.Context(), &nodes); err != nil || len(nodes.Items) == 0 {
		f.Fatalf("the nodes of %s: %d, %v", cluster, len(nodes.Items), err)
	}
	for i := range nodes.Items {
		sum += nodes.Items[i].Status.Allocatable.Cpu().MilliValue()
	}
	return sum
}

// watchReplicas watches the binding of a Deployment. The returned function fails the test if the sum of its replicas was ever
// different from want.
func (f *fixture) watchReplicas(name string, want int32) (check func()) {
	f.Helper()
	before := f.waitBinding("Deployment", name, func(*workv1alpha2.ResourceBinding) error { return nil })
	control, err := client.NewWithWatch(f.e.Config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		f.Fatal(err)
	}
	w, err := control.Watch(f.Context(), &workv1alpha2.ResourceBindingList{}, &client.ListOptions{
		Namespace: f.ns, Raw: &metav1.ListOptions{ResourceVersion: before.ResourceVersion}})
	if err != nil {
		f.Fatalf("watch the bindings: %v", err)
	}
	result := make(chan error, 1)
	seen := 0
	go func() {
		var wrong error
		for event := range w.ResultChan() {
			b, ok := event.Object.(*workv1alpha2.ResourceBinding)
			if !ok || b.Name != before.Name {
				continue
			}
			seen++
			sum := int32(0)
			for _, c := range b.Spec.Clusters {
				sum += c.Replicas
			}
			if sum != want && wrong == nil {
				wrong = fmt.Errorf("clusters %+v", b.Spec.Clusters)
			}
		}
		if wrong == nil && seen == 0 {
			wrong = fmt.Errorf("no event of %s", before.Name)
		}
		result <- wrong
	}()
	return func() {
		f.Helper()
		w.Stop()
		if err := <-result; err != nil {
			f.Errorf("%s of %d replicas: %v", name, want, err)
		}
	}
}
