// Copyright The Karmada Authors.
// SPDX-License-Identifier: Apache-2.0

package behaviour

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
	"karmada.io/karmada/internal/events"
	"karmada.io/karmada/internal/rebalance/consult"
	"karmada.io/karmada/internal/rebalance/deschedule"
	"karmada.io/karmada/internal/rebalance/utilisation"
	"karmada.io/karmada/test/env"
)

// deschedule runs a descheduler until the test ends, as `karmada descheduler` does; a control plane on one machine has none.
func (g *ground) deschedule(interval, threshold time.Duration) {
	g.Helper()
	mgr, err := ctrl.NewManager(g.e.Config, ctrl.Options{Scheme: controllers.Scheme(), Metrics: metricsserver.Options{BindAddress: "0"}})
	if err != nil {
		g.Fatal(err)
	}
	ctx, cancel := context.WithCancel(g.Context())
	recorder, err := events.New(ctx, mgr.GetConfig(), clock.RealClock{}, events.EssentialSuccessEvents)
	if err != nil {
		g.Fatal(err)
	}
	ask, err := estimators.Setup(mgr, estimators.Options{}, clock.RealClock{})
	if err != nil {
		g.Fatal(err)
	}
	err = deschedule.Setup(mgr, deschedule.Options{
		Estimator: ask, Events: recorder, Clock: clock.RealClock{}, Interval: interval, Threshold: threshold,
		Scheduler: &consult.Scheduler{Control: mgr.GetClient(), Estimators: &estimate.Estimators{Others: []estimate.Estimator{ask}}},
	})
	if err != nil {
		g.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- mgr.Start(ctx) }()
	g.Cleanup(func() {
		cancel()
		if err := <-ended; err != nil {
			g.Errorf("the descheduler: %v", err)
		}
	})
}

func descheduler(t *testing.T, e *env.Env) {
	g := stand(t, e)
	g.slots(member1, 4)
	g.slots(member2, 0)
	d := g.slotted("nginx", 4)
	p := g.policy("nginx", []string{member1, member2}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement.ReplicaScheduling = byRoom()
	g.create(p, d)
	g.divided(d, map[string]int32{member1: 4})

	// Half of the room goes, and with it two pods, whose successors find no node.
	g.slots(member1, 2)
	g.evictPods(member1, d, 2)
	g.deschedule(time.Second, time.Second)
	// They wait for as long as there is no room elsewhere, and none of those that run is touched.
	g.said(d, deschedule.Name, "DescheduleBindingFailed", "wait in vain for a node in "+member1+", and no other cluster can take them")
	g.targets("nginx", "nothing moved", func(got map[string]int32) error {
		if len(got) != 1 || got[member1] != 4 {
			return fmt.Errorf("want 4 in %s", member1)
		}
		return nil
	})
	g.slots(member2, 3)
	g.divided(d, map[string]int32{member1: 2, member2: 2})
	g.said(d, deschedule.Name, "DescheduleBindingSucceed", "taken back from "+member1)
}

// evictPods deletes some pods of a Deployment in a member, and waits until it misses them.
func (g *ground) evictPods(cluster string, d *appsv1.Deployment, n int) {
	g.Helper()
	member := g.e.Members[cluster].Client
	var pods corev1.PodList
	if err := member.List(g.Context(), &pods, client.InNamespace(d.Namespace), client.MatchingLabels(d.Spec.Selector.MatchLabels)); err != nil || len(pods.Items) < n {
		g.Fatalf("the pods of %s in %s: %d, %v", title(d), cluster, len(pods.Items), err)
	}
	for i := range pods.Items[:n] {
		if err := member.Delete(g.Context(), &pods.Items[i]); err != nil {
			g.Fatalf("delete a pod in %s: %v", cluster, err)
		}
	}
	want := *d.Spec.Replicas - int32(n)
	g.eventually(fmt.Sprintf("%s has lost %d pods in %s", title(d), n, cluster), func(ctx context.Context) error {
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

func tooFull(t *testing.T, e *env.Env) {
	g := stand(t, e)
	// Eight replicas take a quarter of member1.
	cpu := g.cpu(member1)
	d := g.deployment("nginx", 8)
	d.Spec.Template.Spec.Containers[0].Resources.Requests = corev1.ResourceList{corev1.ResourceCPU: *resource.NewMilliQuantity(cpu/4/8, resource.DecimalSI)}
	p := g.policy("nginx", []string{member1}, named("apps/v1", "Deployment", "nginx"))
	p.Spec.Placement.ReplicaScheduling = aggregated()
	g.create(p, d)
	g.targets("nginx", "all fit into one cluster", exactlyOne)
	g.divided(d, map[string]int32{member1: 8})
	change(g, p, func(p *policyv1alpha1.PropagationPolicy) {
		p.Spec.Placement.ClusterAffinity.ClusterNames = []string{member1, member2}
	})
	g.targets("nginx", "another cluster is no reason to move", func(got map[string]int32) error {
		if len(got) != 1 || got[member1] != 8 {
			return fmt.Errorf("want 8 in %s", member1)
		}
		return nil
	})
	g.reports(member1, "what the replicas request", func(s *clusterv1alpha1.ResourceSummary) bool {
		used := s.Allocated[corev1.ResourceCPU]
		return used.MilliValue() >= cpu/4
	})

	// More than an eighth is too much: a quarter of the replicas goes at once, and no more for now. None is lost on the way.
	lost := g.counting("nginx", 8)
	rsp := &configv1alpha1.ReplicaSchedulingPolicy{ObjectMeta: metav1.ObjectMeta{Name: g.ns}}
	rsp.Spec.ReschedulePolicy = configv1alpha1.ReschedulePolicy{
		Enabled: true, Interval: metav1.Duration{Duration: 10 * time.Second},
		Threshold: configv1alpha1.RescheduleThreshold{CPUUtilization: new(int32(12))},
	}
	g.createForAll(rsp)
	g.divided(d, map[string]int32{member1: 6, member2: 2})
	g.said(d, utilisation.Name, "RescheduleReplicasSucceed", fmt.Sprintf("ReplicaSchedulingPolicy %s moved 2 replicas from %s (cpu at ", g.ns, member1))
	lost()
}

// cpu is what the nodes of a member offer, in thousandths.
func (g *ground) cpu(cluster string) (sum int64) {
	g.Helper()
	var nodes corev1.NodeList
	if err := g.e.Members[cluster].Client.List(g.Context(), &nodes); err != nil || len(nodes.Items) == 0 {
		g.Fatalf("the nodes of %s: %d, %v", cluster, len(nodes.Items), err)
	}
	for i := range nodes.Items {
		sum += nodes.Items[i].Status.Allocatable.Cpu().MilliValue()
	}
	return sum
}

// counting watches the binding of a Deployment; the function it gives says if it ever had another number of replicas.
func (g *ground) counting(name string, want int32) (check func()) {
	g.Helper()
	before := g.bindingOf("Deployment", name, func(*workv1alpha2.ResourceBinding) error { return nil })
	control, err := client.NewWithWatch(g.e.Config, client.Options{Scheme: controllers.Scheme()})
	if err != nil {
		g.Fatal(err)
	}
	w, err := control.Watch(g.Context(), &workv1alpha2.ResourceBindingList{}, &client.ListOptions{
		Namespace: g.ns, Raw: &metav1.ListOptions{ResourceVersion: before.ResourceVersion}})
	if err != nil {
		g.Fatalf("watch the bindings: %v", err)
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
				wrong = fmt.Errorf("it had %+v", b.Spec.Clusters)
			}
		}
		if wrong == nil && seen == 0 {
			wrong = fmt.Errorf("nothing was seen of %s", before.Name)
		}
		result <- wrong
	}()
	return func() {
		g.Helper()
		w.Stop()
		if err := <-result; err != nil {
			g.Errorf("%s of %d replicas: %v", name, want, err)
		}
	}
}
